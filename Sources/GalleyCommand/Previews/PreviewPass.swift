import Galley
import GalleyPreviews
import GalleyStrings

/// Draws the previews of a command once: compiles, draws, writes images, says what happened.
final class PreviewPass {
  private let options: PreviewOptions
  private let session: PreviewSession
  private let console: Console
  private let cells: [PreviewMatrix.Cell]
  private let files: PreviewFiles
  private let isInterrupted: () -> Bool
  private var tally = Tally()
  /// What the compiler said in the last pass: the same is not said again.
  private var said: [SourceDiagnostic] = []

  /// What came of a pass.
  struct Tally {
    var previews = 0
    var images = 0
    var trees = 0
    /// Previews without all of their images.
    var failed: Set<String> = []
    /// Whether a file could not be read or written: a disk is full.
    var hasFileFailure = false
    /// Messages of the compiler that are errors.
    var errors = 0
    var compileMilliseconds = 0.0
    /// Whether anything is not as it was in the pass before.
    var isNews = true
    /// Paths of what was written.
    var written: [String] = []

    var isFailure: Bool { !failed.isEmpty || errors > 0 }
  }

  /// - Parameter isInterrupted: whether the user has ended it.
  init(
    _ options: PreviewOptions, _ session: PreviewSession, _ console: Console,
    isInterrupted: @escaping () -> Bool
  ) throws {
    (self.options, self.session, self.console) = (options, session, console)
    self.isInterrupted = isInterrupted
    cells = try options.matrix.cells(on: options.configuration)
    files = try PreviewFiles(folder: options.output)
  }

  private var isSheet: Bool { !options.matrix.isEmpty && !options.isSeparate }

  /// - Parameters:
  ///   - restarts: whether what processes have read is read anew, and everything drawn.
  ///   - first: sources whose previews are drawn before others.
  /// - Throws: `CommandError` where nothing can be drawn.
  func run(restarts: Bool = false, first: Set<UTF8Key> = []) throws -> Tally {
    tally = Tally()
    let (previews, pass) = try compile(restarts: restarts)
    let wanted = previews.filter { pass.changed.contains($0.library) }
    let isUrgent = wanted.map { first.contains(PreviewedFiles.key($0.description.path)) }
    let sorted = zip(wanted, isUrgent).filter(\.1) + zip(wanted, isUrgent).filter { !$0.1 }
    tally.previews = wanted.count
    try draw(sorted.map(\.0))
    return tally
  }

  private func compile(
    restarts: Bool
  ) throws -> (previews: [PreviewNames.Named], pass: PreviewSession.Pass) {
    let pass = try session.build(restarts: restarts)
    try checkInterrupt()
    files.note(sources: session.watchedPaths)
    tally.compileMilliseconds = pass.milliseconds
    tally.errors = pass.errors
    tally.isNews = !pass.changed.isEmpty || pass.diagnostics != said
    if tally.isNews {
      for diagnostic in pass.diagnostics { try console.report(diagnostic) }
    }
    said = pass.diagnostics
    for note in pass.notes { console.notice("note: \(note)") }
    for failure in pass.failures {
      if failure.kind == .file { tally.hasFileFailure = true }
      try fail(failure.message)
    }
    let names = PreviewNames(session.previews, folder: options.output)
    if !pass.changed.isEmpty {
      for note in names.notes { console.notice("note: \(note)") }
    }
    return (try names.chosen(options.names), pass)
  }

  private func draw(_ previews: [PreviewNames.Named]) throws {
    var requests: [PreviewSession.Request] = []
    for preview in previews {
      for cell in cells {
        var request = PreviewSession.Request(
          preview: preview, configuration: cell.configuration, output: files.temporary("png"),
          motion: options.motion, shapes: options.shapes)
        request.pixelLimit = options.observation.pixelLimit
        request.contrastRule = options.contrastRule
        if options.hasTree { request.elements = files.temporary("json") }
        requests.append(request)
      }
    }
    var sheet = PreviewSheet(columns: options.matrix.columns)
    var number = 0
    try session.draw(requests) { request, outcome in
      try checkInterrupt()
      let cell = cells[number % cells.count]
      number += 1
      let isWhole = try note(request, outcome, cell)
      guard isSheet else { return }
      sheet.add(cell.caption, isWhole ? request.output : nil)
      if number % cells.count == 0 {
        try write(sheet, of: request.preview)
        sheet = PreviewSheet(columns: options.matrix.columns)
      }
    }
  }

  /// - Returns: whether there is an image.
  private func note(
    _ request: PreviewSession.Request, _ outcome: PreviewOutcome, _ cell: PreviewMatrix.Cell
  ) throws -> Bool {
    let preview = request.preview
    switch outcome {
    case .failed(let failure):
      if failure.kind == .file { tally.hasFileFailure = true }
      try fail(failure.message, preview, cell)
      return false
    case .drawn(let image):
      if options.isStrict, let warning = image.warnings.first {
        try fail(warning, preview, cell)
        return false
      }
      for warning in image.warnings {
        console.notice("\(preview.place): warning: \(label(preview, cell)): \(warning)")
      }
      var event = PreviewEvent("preview", preview)
      event.configuration = request.configuration
      (event.width, event.height) = (image.width, image.height)
      event.pixels = image.pixelHash.hexadecimal
      event.warnings = image.warnings
      event.compileMilliseconds = PreviewEvent.rounded(tally.compileMilliseconds)
      event.drawMilliseconds = PreviewEvent.rounded(image.milliseconds)
      if isSheet {
        if console.isJSON { try console.emit(json: event) }
        return true
      }
      let suffix = request.configuration.suffix
      var path = files.path(
        of: preview, suffix: suffix, fileExtension: options.shapes?.format.fileExtension ?? "png")
      do {
        if let elements = request.elements { try write(tree: elements, besides: path, preview) }
        if !options.observation.hasImage {
          unlink(request.output)
          return true
        }
        if let folder = options.frames {
          path = PreviewFiles.join(folder, preview.stem + suffix)
          event.bytes = try FrameFolder(
            path, takingFrom: request.output, count: image.moments ?? 0, format: .png
          ) { $0 }.finished(isDurable: false)
        } else {
          event.bytes = try files.place(request.output, at: path)
        }
      } catch let error as CommandError {
        if error.code == .file { tally.hasFileFailure = true }
        try fail(error.message, preview, cell)
        return false
      }
      event.path = path
      tally.images += 1
      tally.written.append(path)
      let size =
        "\(image.movement)\(image.width) x \(image.height) px, \(event.bytes ?? 0) bytes"
      try console.say("\(path): \(size)", json: event)
      return true
    }
  }

  /// Puts the elements of an image that was drawn beside it.
  private func write(
    tree drawn: String, besides image: String, _ preview: PreviewNames.Named
  ) throws {
    var event = PreviewEvent("tree", preview)
    let path = Observation.treePath(besides: image)
    event.path = path
    event.bytes = try files.place(tree: drawn, at: path)
    tally.trees += 1
    tally.written.append(path)
    try console.say("\(path): \(event.bytes ?? 0) bytes", json: event)
  }

  private func write(_ sheet: PreviewSheet, of preview: PreviewNames.Named) throws {
    guard !sheet.isEmpty else { return }
    let path = files.path(of: preview, suffix: options.configuration.suffix + "-matrix")
    do {
      let image = try sheet.image()
      try files.write(image.png, to: path)
      tally.images += 1
      tally.written.append(path)
      var event = PreviewEvent("sheet", preview)
      (event.path, event.bytes) = (path, image.png.count)
      (event.width, event.height) = (image.width, image.height)
      try console.say(
        "\(path): \(cells.count) combinations, \(image.width) x \(image.height) px, "
          + "\(image.png.count) bytes", json: event)
    } catch let error as CommandError {
      // Standard output is closed: nothing is left to do.
      if error.endsOutput { throw error }
      if error.code == .file { tally.hasFileFailure = true }
      try fail("the contact sheet: \(error.message)", preview)
    }
  }

  /// How messages call a preview in one of its combinations.
  private func label(_ preview: PreviewNames.Named, _ cell: PreviewMatrix.Cell?) -> String {
    guard let cell, !cell.caption.isEmpty else { return preview.title }
    return "\(preview.title) (\(cell.caption))"
  }

  private func fail(
    _ message: String, _ preview: PreviewNames.Named, _ cell: PreviewMatrix.Cell? = nil
  ) throws {
    tally.failed.insert("\(preview.library)/\(preview.description.index)")
    let line = "galley: \(preview.place): error: \(label(preview, cell)): \(message)"
    StandardStream.error.print(ControlCharacters.escaped(line))
    guard console.isJSON else { return }
    var event = PreviewEvent("failed", preview)
    event.configuration = cell?.configuration
    event.message = message
    try console.emit(json: event)
  }

  /// Of what is no single preview's.
  private func fail(_ message: String) throws {
    tally.failed.insert(message)
    StandardStream.error.print("galley: \(message)")
    guard console.isJSON else { return }
    var event = PreviewEvent("failed")
    event.message = message
    try console.emit(json: event)
  }

  private func checkInterrupt() throws {
    if isInterrupted() { throw CommandError(code: .interrupted, message: "interrupted") }
  }
}

extension Console {
  /// A message of the compiler's, on standard error.
  func report(_ diagnostic: SourceDiagnostic) throws {
    if diagnostic.severity == .error {
      StandardStream.error.print(ControlCharacters.escaped(diagnostic.text))
    } else {
      notice(diagnostic.text)
    }
    if isJSON { try emit(json: PreviewEvent(diagnostic)) }
  }

  /// A result: a line for people, or an event for programs.
  func say(_ line: String, json event: PreviewEvent) throws {
    if isJSON { return try emit(json: event) }
    try say(line, Event(event.event))
  }
}
