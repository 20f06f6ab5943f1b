import Galley
import GalleyBudget
import GalleyData
import GalleyScenes
import GalleyStrings

/// One thread that answers requests.
final class RequestWorker {
  typealias Queue = RequestQueue<RequestStream.Line, RequestAnswer>

  private let settings: RequestSettings
  private let folder: BatchFolder?
  private let output: OutputName
  /// Where images go, without links.
  private let place: String
  /// Those of the image folder that was asked for last: paths are followed through links for it.
  private var lastPlaces: (folder: URL, places: ImagePlaces)?
  /// For requests that name their file.
  private let named: OutputName
  private let thread: Int
  private let renderer: Renderer
  private let scenes: RequestScenes
  private let memory: RequestMemory

  /// - Parameter folder: where images go; nil where none is written.
  /// - Throws: `SceneError` for an output that no file can have.
  init(
    _ settings: RequestSettings, folder: BatchFolder?, thread: Int,
    memory: RequestMemory = RequestMemory()
  ) throws {
    (self.settings, self.folder, self.thread) = (settings, folder, thread)
    self.memory = memory
    output = try Self.outputName(settings)
    named = try OutputName("\(output.folder)/{{out}}")
    renderer = Renderer(limits: settings.limits, fonts: settings.fonts)
    renderer.keepsElements = settings.contrastRule != nil
    scenes = RequestScenes(settings, memory: memory)
    place = ResolvedPath.of(output.folder)
  }

  static func outputName(_ settings: RequestSettings) throws -> OutputName {
    let isTemplate = settings.output.contains("{{")
    return try OutputName(isTemplate ? settings.output : settings.output + "/{{out}}")
  }

  /// Answers lines, each by a line: small images are laid out together and then painted, as `BatchGroup` says.
  /// - Parameter write: takes the answers, in the order of the lines.
  func answer(_ lines: [Queue.Request], _ write: (Queue.Request, RequestAnswer) -> Void) {
    var names: Set<String> = []
    BatchGroup.draw(lines, while: { true }) { line in
      begin(line, &names)
    } layOut: { request in
      layOut(&request)
    } paint: { request in
      write(request.line, paint(request))
    }
  }

  /// Reads a line.
  /// - Parameter names: of the files of the group so far; what is known of them may not hold any more.
  private func begin(_ line: Queue.Request, _ names: inout Set<String>) -> RequestInProgress {
    let label = "request \(line.number + 1)"
    var begun = RequestInProgress(
      line: line, framing: settings.framing,
      stage: .failed(RequestError(description: "\(label): it was not read")))
    begun.work { begun in
      let document = try self.document(line, label: label)
      begun.id = ParsedRequest.id(of: document)
      let request = try ParsedRequest(document, label: label)
      begun.framing = request.framing ?? settings.framing
      var limits = settings.limits.image
      if let limit = request.timeLimit { limits.duration = limit }
      let budget = RenderBudget(limits)
      begun.budget = budget
      begun.stage = try stage(of: request, budget, &names)
    }
    return begun
  }

  private func document(_ line: Queue.Request, label: String) throws -> JSONDocument {
    switch line.work {
    case .whole(let bytes):
      do {
        return try JSONDocument(bytes, file: label)
      } catch let error as SceneError {
        throw RequestError(description: error.description)
      }
    case .tooLong(let limit):
      throw RequestError(description: "\(label): the line has more than \(limit) bytes")
    }
  }

  private func stage(
    of request: ParsedRequest, _ budget: RenderBudget, _ names: inout Set<String>
  ) throws -> RequestInProgress.Stage {
    let found = try scenes.scene(request.scene, label: request.label)
    let row = row(of: request, found.template)
    var scene = try found.template.scene(
      for: row, canvas: request.canvas, changes: settings.changes, budget: budget)
    if let lock = settings.fontLock { scene.fontLock = lock }
    let isNameless = request.out == RequestProtocol.inlineName
    let isInline = isNameless || (request.isInline ?? settings.isInline)
    let name = isNameless ? nil : try self.name(request, row, scene.canvas, isInline: isInline)
    if let name { try settings.checkName(name) }
    let images = settings.imageFolder ?? found.folder
    let input = ImageInput(
      shared: [request.scene ?? "", found.digest], canvas: request.canvas, row: row?.canonicalText
    ).digest
    if let name, !isInline, names.insert(OutputName.key(name)).inserted,
      let result = try unchanged(name, input, scene.canvas, images)
    {
      return .done(result, nil)
    }
    // The folder of a scene that the request names is named by it, too.
    let isNamed = request.scene != nil && settings.imageFolder == nil
    return .read(
      RequestInProgress.Drawable(
        scene: scene, name: name, isInline: isInline, input: input, images: images,
        boundary: isNamed ? URL(fileURLWithPath: settings.sceneFolder) : nil))
  }

  /// - Returns: how much there is to paint.
  private func layOut(_ request: inout RequestInProgress) -> (items: Int, pixels: Int) {
    var extent = (items: 0, pixels: 0)
    request.work { request in
      guard case .read(let drawable) = request.stage, let budget = request.budget else { return }
      let (view, images) = try renderer.recordingImages {
        try drawable.scene.layOut(
          with: renderer, imageFolder: drawable.images, imageBoundary: drawable.boundary,
          budget: budget)
      }
      if !images.isEmpty {
        var places = places(in: drawable.images)
        for image in images.keys { places.add(image.string) }
        memory.note(places)
      }
      extent = view.extent
      request.stage = .laidOut(drawable, view, images: images)
    }
    return extent
  }

  /// No names yet, of images in a folder.
  private func places(in folder: URL) -> ImagePlaces {
    if let lastPlaces, lastPlaces.folder == folder { return lastPlaces.places }
    let places = ImagePlaces(imageFolder: folder, below: output.folder)
    lastPlaces = (folder, places)
    return places
  }

  /// Paints a request's image and writes its file, and answers the request.
  private func paint(_ request: RequestInProgress) -> RequestAnswer {
    var request = request
    request.work { request in
      guard case .laidOut(let drawable, let view, let images) = request.stage else { return }
      let (result, data) = try paint(drawable, view, images)
      request.stage = .done(result, data)
    }
    return request.answer
  }

  /// - Returns: what became of an image, and its file where the answer has it.
  private func paint(
    _ drawable: RequestInProgress.Drawable, _ view: LaidOutView, _ images: [UTF8Key: String]
  ) throws -> (BatchResult, Data?) {
    let drawing = try renderer.drawing(of: view)
    if let rule = settings.contrastRule { try drawing.warnOfAccessibility(by: rule) }
    drawing.hashesPixels = true
    let data = try settings.encode(drawing, drawable.name ?? "")
    var result = try self.result(of: drawing, data)
    guard let name = drawable.name else { return (result, data) }
    result.path = output.fullPath(name)
    guard !drawable.isInline else { return (result, data) }
    if memory.isRead(name, in: place) { throw ReadFileError(name: name) }
    result.status = try write(data, name)
    memory.keep(
      RequestMemory.Entry(
        input: drawable.input, images: images, file: folder?.state(of: name) ?? "",
        result: result), for: name)
    return (result, nil)
  }

  /// - Throws: `StrictWarnings` for warnings where none is allowed.
  private func result(of drawing: Drawing, _ data: Data) throws -> BatchResult {
    var result = BatchResult(
      row: 0, canvas: nil, path: nil, status: .drawn, width: drawing.width,
      height: drawing.height, bytes: data.count)
    result.pixels = try drawing.pixelHash.hexadecimal
    let problems = drawing.problems
    let warnings = problems.filter { $0.severity == .warning }
    if settings.isStrict, !warnings.isEmpty { throw StrictWarnings(problems: warnings) }
    result.warnings = warnings.map(\.line)
    result.notes = problems.filter { $0.severity == .note }.map(\.line)
    return result
  }

  /// The result of a file that this process wrote and would write again.
  private func unchanged(
    _ name: String, _ input: String, _ canvas: Scene.Canvas, _ images: URL
  ) throws -> BatchResult? {
    guard let folder, let known = memory.file(name), known.input == input, !known.file.isEmpty,
      folder.state(of: name) == known.file,
      known.images.allSatisfy({ image, digest in
        renderer.imageDigest(named: image.string, in: images, scale: canvas.scale) == digest
      })
    else { return nil }
    var result = known.result
    result.status = .unchanged
    return result
  }

  /// Writes a file, unless it is there with the same bytes.
  private func write(_ data: Data, _ name: String) throws -> BatchResult.Status {
    guard let folder else {
      throw BatchError(isFile: true, description: "\(settings.output): cannot be written")
    }
    if folder.state(of: name) != nil,
      let content = try? FolderBoundary.read(name, below: folder.path, limit: data.count),
      content.data == data
    {
      if settings.isDurable { try folder.synchronize(name) }
      return .unchanged
    }
    try folder.write(data, to: name, worker: thread)
    return .drawn
  }

  private func row(of request: ParsedRequest, _ template: SceneTemplate) -> DataRow? {
    guard let row = request.row else {
      return settings.settings.isEmpty ? nil : template.sample(with: settings.settings)
    }
    return row.setting(settings.settings)
  }

  /// The file's name below the output folder; nil where the answer has the file and the request does not name it.
  private func name(
    _ request: ParsedRequest, _ row: DataRow?, _ canvas: Scene.Canvas, isInline: Bool
  ) throws -> String? {
    if let target = request.out {
      let out = DataRow(
        JSONDocument(root: .object([("out", .string(target))]), file: request.label),
        label: request.label)
      return try named.path(row: out, number: 1, canvas: canvas)
    }
    guard settings.output.contains("{{") else {
      if isInline { return nil }
      throw RequestError(
        description:
          "\(request.label): no out, expected a path below \(output.folder) or \"inline\"")
    }
    return try output.path(row: row ?? .empty(with: []), number: 1, canvas: canvas)
  }
}
