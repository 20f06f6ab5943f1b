import Galley
import GalleyGoldens
import GalleyScenes

/// `galley init`: a project file with a first scene and its golden.
enum InitCommand {
  static var command: Command {
    Command(
      name: "init", summary: "Start a project: galley.json, a first scene and its first golden.",
      operands: "[DIR]",
      details: """
        Writes galley.json, card.json and the golden of that scene into DIR, which is created if needed, or into the \
        working folder. If one of these files exists, nothing is written. In the new folder, galley golden check \
        passes at once.
        """,
      options: SceneDrawing.consoleOptions,
      examples: ["galley init", "galley init cards && cd cards && galley golden check"],
      run: run)
  }

  private static func run(_ arguments: ParsedArguments) throws {
    guard arguments.operands.count < 2 else {
      throw CommandError.usage(
        "galley init takes one folder, but \(arguments.operands.count) were given")
    }
    let name = arguments.operands.first ?? "."
    guard !name.isEmpty else { throw CommandError.usage("galley init: the folder has no name") }
    let console = Console(arguments)
    let files = try ProjectStarter(name)
    let above = ProjectSearch(for: files.folder).found
    try files.write()
    for path in files.paths {
      var event = Console.Event("written")
      event.path = path
      try console.say(path, event)
    }
    if let above {
      console.notice("note: \(Project.shown(above)) no longer counts for what is in \(name)")
    }
    guard !console.isJSON, !console.isQuiet else { return }
    try StandardStream.output.show(nextSteps(name))
  }

  private static func nextSteps(_ name: String) -> String {
    let enter = name == "." ? "" : "\n  cd \(ShellWord.path(name))"
    return """

      Next:\(enter)
      \("  ")galley golden check           # passes: the scene looks like its golden
        galley watch card.json        # change card.json in an editor and look at card.png
        galley golden check           # now says what has moved
        galley golden approve .       # makes it the new golden

      Keep galley.json, card.json and the goldens under version control. 'galley help project' lists what
      galley.json may say.
      """
  }
}

/// The files of a new project, made beside their places first: all of them appear, or none.
struct ProjectStarter {
  /// Absolute.
  let folder: String
  /// As it was named.
  private let name: String
  /// Where goldens go, from the folder: those of a package's tests lie in `Goldens` itself.
  private let goldens: String
  private let files: [String]

  /// - Throws: `CommandError` where one of the files is there already.
  init(_ name: String) throws {
    self.name = name
    folder = URL(fileURLWithPath: name).standardizedFileURL.path
    let isPackage = access("\(folder)/Package.swift", F_OK) == 0
    goldens = isPackage ? "Goldens/Scenes" : "Goldens"
    files = [
      ProjectFile.fileName, "card.json", "\(goldens)/card.png", "\(goldens)/card.layout.json",
    ]
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), !isFolder.boolValue {
      throw CommandError(code: .file, message: "\(name): it is a file, not a folder")
    }
    var status = stat()
    let there = files.filter { lstat("\(folder)/\($0)", &status) == 0 }
    guard there.isEmpty else {
      throw CommandError(
        code: .file,
        message:
          "\(name): \(there.joined(separator: ", ")) \(there.count == 1 ? "is" : "are") there "
          + "already; nothing was written")
    }
  }

  /// What is written, from the working folder.
  var paths: [String] {
    let start = name == "." ? "" : name.hasSuffix("/") ? name : name + "/"
    return files.map { start + $0 }
  }

  /// - Throws: `CommandError`; nothing is left then.
  func write() throws {
    var made = Undo()
    do {
      try make(folder, &made)
      let stage = "\(folder)/.galley-init-\(getpid())-\(UInt32.random(in: 0 ... .max))"
      try make(stage, &made)
      defer { try? FileManager.default.removeItem(atPath: stage) }
      try prepare(in: stage)
      for file in files {
        let place = "\(folder)/\(file)"
        try make(LexicalPath.folder(of: place), &made)
        try Self.move("\(stage)/\(file)", to: place)
        made.files.append(place)
      }
    } catch {
      made.undo()
      let reason = (error as? CommandError)?.message ?? "\(error)"
      throw CommandError(
        code: (error as? CommandError)?.code ?? .file,
        message: "\(name): the project cannot be written: \(reason)")
    }
  }

  /// What goes again where something fails.
  private struct Undo {
    var files: [String] = []
    var folders: [String] = []

    func undo() {
      for file in files { unlink(file) }
      for folder in folders.reversed() { rmdir(folder) }
    }
  }

  /// Makes a folder and those above it that are missing.
  private func make(_ path: String, _ made: inout Undo) throws {
    if access(path, F_OK) == 0 { return }
    let parent = LexicalPath.folder(of: path)
    if parent != path { try make(parent, &made) }
    guard mkdir(path, 0o777) == 0 || errno == EEXIST else {
      throw OutputFile.WriteError(path: path, reason: String(cString: strerror(errno)))
    }
    made.folders.append(path)
  }

  /// Gives a file its place unless something is there by now.
  private static func move(_ file: String, to place: String) throws {
    if link(file, place) == 0 { return }
    let reason = errno
    // Some disks have no links.
    if reason != EEXIST, access(place, F_OK) != 0, rename(file, place) == 0 { return }
    throw OutputFile.WriteError(path: place, reason: String(cString: strerror(reason)))
  }

  /// Writes the files below another folder, and draws the golden.
  private func prepare(in stage: String) throws {
    try OutputFile.write(Data(project.utf8), to: "\(stage)/\(ProjectFile.fileName)")
    let scene = "\(stage)/card.json"
    try OutputFile.write(Data(Self.scene.utf8), to: scene)
    let template: SceneTemplate
    do {
      template = try SceneTemplate(data: Data(Self.scene.utf8), file: "card.json")
      let folder = GoldenFolder(URL(fileURLWithPath: "\(stage)/\(goldens)"), name: goldens)
      let results = try TemporaryFolder()
      let session = try GoldenSession(
        folder, record: .missing, recordsWarnings: false, results: results.path)
      defer { session.finish() }
      var golden = GoldenCase(try GoldenID(key: "card"))
      golden.tolerance = .exact
      let result = session.check(golden, with: Renderer()) { renderer in
        var changes = CanvasChanges()
        changes.usualScale = 2
        let budget = renderer.makeBudget()
        return try SceneDrawing.draw(
          template.scene(changes: changes, budget: budget), name: "card.json", images: nil,
          with: renderer, budget: budget)
      }
      guard result.verdict == .recorded else {
        throw CommandError(code: .scene, message: result.message)
      }
    } catch let error as SceneError {
      throw CommandError(error)
    }
  }

  private var project: String {
    """
    {
      // What all scenes and previews below this folder have in common: 'galley help project'.
      "scale": 2,
      "strict": true,
      "goldens": "\(goldens)"
      // "images": "images",
      // "fonts": "fonts",
      // "limits": { "timeout": 20, "maxMemory": "500M" }
    }

    """
  }

  private static let scene = """
    {
      "galley": 1,
      "canvas": { "width": 320, "background": "white" },
      "sample": { "title": "Harbour walk", "place": "Old quay", "stops": ["Lighthouse", "Fish market", "Ferry"] },
      "view": {
        "type": "VStack", "alignment": "leading", "spacing": 6,
        "modifiers": [{ "padding": 20 }],
        "children": [
          {
            "type": "Text", "text": "{{title}}",
            "modifiers": [{ "font": { "style": "title2", "weight": "bold" } }]
          },
          { "type": "Text", "text": "{{place}}", "modifiers": [{ "foregroundStyle": "secondary" }] },
          { "type": "Divider" },
          { "forEach": "{{stops}}", "as": "stop", "view": { "type": "Text", "text": "{{stop}}" } }
        ]
      }
    }

    """
}
