import Galley
import GalleyLimits

/// One thread that answers requests.
final class RequestWorker {
  private let settings: RequestSettings
  private let folder: BatchFolder?
  private let output: OutputName
  /// For requests that name their file.
  private let named: OutputName
  private let thread: Int
  private let renderer: Renderer
  /// Scenes by their paths, with the state of the file that they were read from.
  private var templates: [ExactText: (state: FileState, template: SceneTemplate)] = [:]
  private static let templateLimit = 64
  /// The file that is written into the result.
  private static let inline = "inline"

  /// - Parameter folder: where pictures go; nil where none is written.
  /// - Throws: `SceneError` for an output that no file can have.
  init(_ settings: RequestSettings, folder: BatchFolder?, thread: Int) throws {
    (self.settings, self.folder, self.thread) = (settings, folder, thread)
    output = try Self.outputName(settings)
    named = try OutputName("\(output.folder)/{{out}}")
    renderer = Renderer(limits: settings.limits, fonts: settings.fonts)
  }

  static func outputName(_ settings: RequestSettings) throws -> OutputName {
    let isTemplate = settings.output.contains("{{")
    return try OutputName(isTemplate ? settings.output : settings.output + "/{{out}}")
  }

  /// Answers a line.
  /// - Returns: a line of JSON.
  func answer(_ request: RequestQueue.Request) -> (text: String, isFailure: Bool) {
    let begin = ContinuousClock.now
    var id = "null"
    do {
      let file = "request \(request.number + 1)"
      let line: [UInt8]
      switch request.line {
      case .whole(let bytes): line = bytes
      case .tooLong(let limit):
        throw BatchFailure(
          isFile: false, description: "\(file): the line has more than \(limit) bytes")
      }
      let document = try JSONDocument(line, file: file)
      guard case .object(let members) = document.root.value else {
        throw BatchFailure(isFile: false, description: "\(file): expected an object")
      }
      id = document.root.member("id")?.value.json ?? "null"
      for member in members where !Self.keys.contains(member.key) {
        throw BatchFailure(
          isFile: false,
          description: "\(file): found the key \"\(member.key)\", expected one of "
            + Self.keys.joined(separator: ", "))
      }
      return (try draw(document, id: id, file: file, begin), false)
    } catch {
      let members: [(String, JSONNode.Value)] = [
        ("request", .number(Double(request.number + 1))), ("status", .string("failed")),
        ("error", .string("\(error)")),
      ]
      return (Self.answer(id, members), true)
    }
  }

  private static let keys = ["id", "row", "scene", "out", "canvas"]

  private func draw(
    _ document: JSONDocument, id: String, file: String, _ begin: ContinuousClock.Instant
  ) throws -> String {
    func text(_ key: String) throws -> String? {
      guard let value = document.root.member(key)?.value else { return nil }
      if case .null = value.value { return nil }
      guard case .string(let text) = value.value else {
        throw BatchFailure(
          isFile: false, description: "\(file): \(key) is \(value.kind), expected a string")
      }
      return text
    }
    let budget = renderer.makeBudget()
    let sceneName = try text("scene")
    let (template, images) = try template(sceneName, file: file)
    let row = try self.row(document, of: template, file: file)
    var scene = try template.scene(
      for: row, canvas: text("canvas"), changes: settings.changes, budget: budget)
    if let lock = settings.fontLock { scene.fontLock = lock }
    let target = try text("out")
    // The folder of a scene that the request names is named by it, too.
    let isNamed = sceneName != nil && settings.imageFolder == nil
    let drawing = try scene.draw(
      with: renderer, imageFolder: settings.imageFolder ?? images,
      imageBoundary: isNamed ? URL(fileURLWithPath: settings.sceneFolder) : nil, budget: budget)
    drawing.hashesPixels = true
    let name =
      target == Self.inline
      ? "" : try self.name(target, row, scene.canvas, file: file)
    let data = try settings.encode(drawing, name)
    let pixels = try drawing.pixelHash.hexadecimal
    let warnings = drawing.warnings.map(\.description)
    if settings.isStrict, let warning = warnings.first {
      throw BatchFailure(isFile: false, description: "\(warning) (a warning is an error here)")
    }
    var members: [(String, JSONNode.Value)] = [("status", .string("drawn"))]
    if target == Self.inline {
      members.append(("data", .string(data.base64EncodedString())))
    } else {
      members.append(("path", .string(try write(data, name))))
    }
    members += [
      ("width", .number(Double(drawing.width))), ("height", .number(Double(drawing.height))),
      ("bytes", .number(Double(data.count))), ("pixels", .string(pixels)),
      ("milliseconds", .hundredths((ContinuousClock.now - begin).milliseconds)),
    ]
    if !warnings.isEmpty {
      members.append(("warnings", .strings(warnings)))
    }
    return Self.answer(id, members)
  }

  /// A line that gives the id back as it was written.
  private static func answer(_ id: String, _ members: [(String, JSONNode.Value)]) -> String {
    "{\"id\":\(id)," + JSONNode.object(members).json.dropFirst()
  }

  private func row(
    _ document: JSONDocument, of template: SceneTemplate, file: String
  ) throws -> DataRow? {
    guard let row = document.root.member("row")?.value else {
      return settings.settings.isEmpty ? nil : template.sample(with: settings.settings)
    }
    guard case .object = row.value else {
      throw BatchFailure(
        isFile: false, description: "\(file): row is \(row.kind), expected an object")
    }
    return DataRow(
      JSONDocument(root: row, bytes: document.bytes, file: file), label: file
    ).setting(settings.settings)
  }

  /// The file's name below the output folder.
  private func name(
    _ target: String?, _ row: DataRow?, _ canvas: Scene.Canvas, file: String
  ) throws -> String {
    if let target {
      let out = DataRow(
        JSONDocument(root: .object([("out", .string(target))]), file: file), label: file)
      return try named.path(row: out, number: 1, canvas: canvas)
    }
    guard settings.output.contains("{{") else {
      throw BatchFailure(
        isFile: false,
        description: "\(file): no out, expected a path below \(output.folder) or \"inline\"")
    }
    return try output.path(row: row ?? .empty(with: []), number: 1, canvas: canvas)
  }

  private func write(_ data: Data, _ name: String) throws -> String {
    guard let folder else {
      throw BatchFailure(isFile: true, description: "\(settings.output): cannot be written")
    }
    try folder.write(data, to: name, worker: thread)
    return output.fullPath(name)
  }

  /// A scene and the folder of its images, read again when its file changed.
  private func template(
    _ named: String?, file: String
  ) throws -> (template: SceneTemplate, images: URL) {
    let path: String
    if let named {
      path = "\(settings.sceneFolder)/\(named)"
    } else if let scene = settings.scene {
      path = scene
    } else {
      throw BatchFailure(isFile: false, description: "\(file): no scene, expected its path")
    }
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    if let known = templates[ExactText(path)], known.state == FileState(path) {
      return (known.template, folder)
    }
    let content = try named.map { try self.content(named: $0, file: file) } ?? content(of: path)
    // Results go to somebody who need not know where on this machine scenes lie.
    let label = named ?? URL(fileURLWithPath: path).lastPathComponent
    let template = try SceneTemplate(data: content.data, file: label)
    if templates.count >= Self.templateLimit { templates = [:] }
    templates[ExactText(path)] = (content.state, template)
    return (template, folder)
  }

  /// The scene of a request, which stays below the folder of scenes.
  private func content(named name: String, file: String) throws -> FolderBoundary.Content {
    do throws(FolderBoundary.Refusal) {
      return try FolderBoundary.read(name, below: settings.sceneFolder)
    } catch {
      let reason =
        switch error {
        case .missing, .notAFolder: "there is no scene \"\(name)\" below the folder of scenes"
        case .outside: "the scene \"\(name)\" leads out of the folder of scenes"
        case .notAFile, .tooLarge, .unreadable: "the scene \"\(name)\" cannot be read"
        }
      throw BatchFailure(isFile: error == .unreadable, description: "\(file): \(reason)")
    }
  }

  /// The scene that all requests without one of their own are about.
  private func content(of path: String) throws -> FolderBoundary.Content {
    guard let state = FileState(path), state.isRegular,
      let data = FileManager.default.contents(atPath: path)
    else {
      let name = URL(fileURLWithPath: path).lastPathComponent
      throw BatchFailure(isFile: true, description: "\(name): cannot be read")
    }
    return FolderBoundary.Content(data: data, state: state)
  }
}
