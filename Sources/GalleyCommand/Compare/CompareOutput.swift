import Galley
import GalleyGoldens
import GalleyStrings

/// What `galley compare` says and writes.
struct CompareOutput {
  private let console: Console
  /// The folder of the report; nil for none.
  private let folder: String?

  /// The most changes in one sheet; `pixelLimit` is the most pixels.
  private static let limit = 24
  /// The most cases that are printed of those that can be drawn on neither side.
  private static let failureLimit = 10
  /// The most warnings that are printed, and the most names before one.
  private static let warningLimit = 10
  private static let nameLimit = 4
  private static let pixelLimit = 30_000_000

  init(_ arguments: ParsedArguments) {
    console = Console(arguments)
    folder = arguments.string("-o")
  }

  /// - Throws: `CommandError` with the exit code 1 where anything changed, what drawing and writing throw.
  func write(_ comparison: CompareRun.Comparison) throws {
    let changes = comparison.changes
    try sayChanges(changes)
    // As JSON, each change has its own.
    if !console.isJSON { sayWarnings(changes) }
    for failure in changes.failures.prefix(Self.failureLimit) {
      console.notice(
        "note: \(failure.key) is drawn neither before nor after: \(Self.reason(failure) ?? "")"
      )
    }
    let more = changes.failures.count - Self.failureLimit
    if more > 0 { console.notice("note: \(more) more are drawn neither before nor after") }
    if let folder { try write(changes, to: folder) }
    var event = Console.Event("end")
    guard !changes.changes.isEmpty else {
      event.message = "no image changed" + notDrawn(changes)
      return try console.say(
        "\(changes.before) and \(changes.after): \(event.message ?? "")", event)
    }
    let images = changes.count == 1 ? "1 image" : "\(changes.count) images"
    event.message = "\(changes.summary), of \(images)" + notDrawn(changes)
    try console.say(
      "\(changes.before) and \(changes.after): \(event.message ?? "")", event)
    throw CommandError(
      code: .difference, message: "\(changes.changes.count) of \(images) changed")
  }

  /// How many images were known to be the same.
  private func notDrawn(_ changes: RevisionComparison) -> String {
    changes.unchanged > 0 ? "; \(changes.unchanged) known to be the same and not drawn" : ""
  }

  private func sayChanges(_ changes: RevisionComparison) throws {
    if console.isJSON {
      for change in changes.changes { try console.emit(json: RevisionComparison.Event(change)) }
      return
    }
    guard !console.isQuiet else { return }
    var told: Set<String> = []
    for cause in ChangeCauses(changes.changes).causes {
      told.formUnion(cause.keys)
      let lines = ["\(cause.keys.joined(separator: ", ")):"] + cause.sentences.map { "  \($0)" }
      for line in lines { try console.say(line, Console.Event("cause")) }
    }
    for change in changes.changes where !told.contains(change.key) {
      let reason = Self.reason(change).map { ": \($0)" } ?? ""
      try console.say("\(changes.headline(of: change))\(reason)", Console.Event("change"))
    }
  }

  private func sayWarnings(_ changes: RevisionComparison) {
    let warnings = changes.warnings
    for warning in warnings.prefix(Self.warningLimit) {
      let names = warning.keys.prefix(Self.nameLimit).joined(separator: ", ")
      let rest = warning.keys.count - Self.nameLimit
      console.notice(
        "warning: \(names)\(rest > 0 ? " and \(rest) more" : ""): \(warning.text)")
    }
    let more = warnings.count - Self.warningLimit
    if more > 0 { console.notice("note: \(more.counted("more warning"))") }
  }

  /// The first line of what is said; the compiler says more.
  private static func reason(_ change: GoldenResult) -> String? {
    change.explanation.first?.split(separator: "\n").first.map(String.init)
  }

  private func write(_ changes: RevisionComparison, to folder: String) throws {
    let sheet = "\(folder)/\(RevisionComparison.sheetName)"
    try ReadImages.refuse(sheet)
    var paths = try changes.write(to: folder)
    if try writeSheet(changes, to: sheet) {
      paths.append(sheet)
    } else {
      // One of a run before would be taken for this one's.
      unlink(sheet)
    }
    for path in paths {
      var event = Console.Event("report")
      event.path = path
      try console.say(path, event)
    }
  }

  /// - Returns: false where there is no image of a change.
  private func writeSheet(_ changes: RevisionComparison, to path: String) throws -> Bool {
    let renderer = Renderer()
    var images: [CaptionedImages.Item] = []
    var pixels = 0
    for change in changes.changes where images.count < Self.limit {
      guard let bitmap = try changes.image(of: change, with: renderer) else { continue }
      pixels += bitmap.width * bitmap.height
      if pixels > Self.pixelLimit, !images.isEmpty { break }
      images.append(
        CaptionedImages.Item(caption: changes.headline(of: change), bitmap: bitmap, scale: 1))
    }
    guard !images.isEmpty else { return false }
    let sheet = CaptionedImages(images: images, columns: 1)
    try SceneDrawing.write(
      renderer.draw(sheet.view, scale: 1).pngData(compression: .small), to: path)
    if images.count < changes.changes.count {
      console.notice(
        "note: the sheet has \(images.count) of \(changes.changes.count) changes: the report has them all"
      )
    }
    return true
  }
}
