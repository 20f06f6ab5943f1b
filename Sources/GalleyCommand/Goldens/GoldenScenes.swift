import Galley
import GalleyGoldens
import GalleyScenes

/// The scenes of a folder, each canvas of each a case.
struct GoldenScenes {
  /// One canvas of one scene; a scene that cannot be read is a case that fails.
  struct Case {
    var key: String
    var path: String
    /// Nil for the only canvas.
    var canvas: String?
    var failure: String?
  }

  private(set) var cases: [Case] = []
  /// JSON files that are not scenes.
  private(set) var others: [String] = []
  /// Project files in folders below, which do not count in this run.
  private(set) var projects: [String] = []
  private let folder: String
  /// Whether files of that name are project files.
  private let hasProjectFiles: Bool

  /// - Throws: `GoldenError` for a folder that is not there, `CommandError` for one that has no scene.
  init(in folder: String, except goldens: GoldenFolder, hasProjectFiles: Bool) throws {
    self.folder = folder
    self.hasProjectFiles = hasProjectFiles
    for file in try Self.files(in: folder, except: goldens) {
      do {
        try add(file)
      } catch {
        cases.append(
          Case(
            key: Self.key(file), path: file,
            failure: "\(error)"))
      }
    }
    guard !cases.isEmpty else {
      throw CommandError(
        code: .scene, message: "\(folder): it has no scenes, so nothing can be compared")
    }
  }

  /// Whether a folder has a file that is a scene.
  /// - Throws: `CommandError` for a folder that cannot be read.
  static func areIn(_ folder: String, except goldens: GoldenFolder) throws -> Bool {
    guard GoldenFolder.isFolder(folder) else { return false }
    let files: [String]
    do { files = try self.files(in: folder, except: goldens) } catch {
      throw CommandError(ofFiles: error) ?? error
    }
    return files.contains { file in
      (try? read("\(folder)/\(file)")).map { InputFile.isScene($0) } ?? false
    }
  }

  static func files(in folder: String, except goldens: GoldenFolder) throws -> [String] {
    let url = URL(fileURLWithPath: folder)
    let root = url.resolvingSymlinksInPath().path
    let goldenRoot = URL(fileURLWithPath: goldens.path).resolvingSymlinksInPath().path
    if (root + "/").hasPrefix(goldenRoot + "/") { return [] }
    return try GoldenFolder(url, name: folder).files { "\(root)/\($0)" == goldenRoot }.filter {
      file in
      ["json", "jsonc"].contains((file as NSString).pathExtension.lowercased())
        && !file.contains(".xcassets/") && !file.hasSuffix(".layout.json")
        && !file.hasSuffix(".pixels.json")
    }
  }

  private static func key(_ file: String) -> String { (file as NSString).deletingPathExtension }

  /// Reads a file; a pipe would block the run.
  static func read(_ path: String) throws -> Data {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw CommandError(code: .file, message: "\(path): cannot be read: it is not a file")
    }
    return try InputFile.read(path)
  }

  /// Goldens that no case reads: perhaps of a scene that is gone, or that has lost its version.
  func unread(in goldens: GoldenFolder) throws -> [(id: GoldenID, storage: GoldenStorage)] {
    let keys = Set(cases.map(\.key))
    // The canvases of a scene that cannot be read are not known.
    let broken = cases.filter { $0.failure != nil }.map { $0.key + "-" }
    return try goldens.list().goldens.filter { golden in
      !keys.contains(golden.id.key) && !broken.contains { golden.id.key.hasPrefix($0) }
    }
  }

  /// The cases of each scene by its name, for scenes with several canvases.
  var groups: [String: [String]] {
    Dictionary(grouping: cases.filter { $0.canvas != nil }, by: { Self.key($0.path) })
      .mapValues { $0.map(\.key) }
  }

  /// Leaves the cases out that are not chosen.
  mutating func choose(_ keys: Set<String>) { cases = cases.filter { keys.contains($0.key) } }

  private mutating func add(_ file: String) throws {
    let path = "\(folder)/\(file)"
    let data = try Self.read(path)
    let isProject = hasProjectFiles && (file as NSString).lastPathComponent == ProjectFile.fileName
    guard InputFile.isScene(data) else {
      if isProject { projects.append(file) } else { others.append(file) }
      return
    }
    if isProject {
      throw CommandError(
        code: .scene,
        message:
          "\(path): \(ProjectFile.fileName) is the name of project files: give the scene another name, "
          + "or add --project none")
    }
    let template = try SceneTemplate(data: data, file: path)
    if template.canvasNames.isEmpty {
      cases.append(Case(key: Self.key(file), path: file))
    }
    for canvas in template.canvasNames {
      cases.append(Case(key: "\(Self.key(file))-\(canvas)", path: file, canvas: canvas))
    }
  }
}

extension GoldenScenes {
  /// Draws and compares all cases on as many threads as `jobs`.
  /// - Parameter note: called with each result, in the order of the cases, by several threads.
  func check(
    in session: GoldenSession, _ settings: Settings,
    note: @escaping @Sendable (GoldenResult) -> Void
  ) {
    let (cases, folder) = (cases, folder)
    let results = ResultsInOrder(note)
    DrawingThreads.forEach(
      cases.count, jobs: settings.jobs,
      makeTools: {
        Renderer(limits: settings.limits, fonts: settings.fonts)
      }
    ) { renderer, index in
      if settings.isCancelled() { return }
      results.add(
        Self.check(cases[index], in: folder, session, settings, renderer), at: index)
    }
  }

  struct Settings: Sendable {
    /// Asked before each image: once the user has ended the run, no further image is drawn.
    var isCancelled: @Sendable () -> Bool = { false }
    var jobs: Int
    var fonts: FontCollection
    /// The folder of all scenes' images; nil for each scene's own.
    var images: URL?
    var changes: CanvasChanges
    var isStrict: Bool
    /// Whether the elements of all cases are goldens, too; else those that are.
    var hasTrees = false
    /// Which contrast texts have at least, where accessibility is looked at; nil looks for nothing.
    var contrastRule: AccessibilityAudit.ContrastRule?
    var tolerance: GoldenTolerance?
    var limits: RenderLimits
  }

  /// Leaves the cases out whose files are not among these, from the folder, and answers how many there were.
  mutating func choose(files: Set<String>) -> Int {
    let all = cases.count
    cases = cases.filter { files.contains($0.path) }
    return all - cases.count
  }

  private static func check(
    _ item: Case, in folder: String, _ session: GoldenSession, _ settings: Settings,
    _ renderer: Renderer
  ) -> GoldenResult {
    let path = "\(folder)/\(item.path)"
    if let failure = item.failure { return session.fail(item.key, failure, source: path) }
    do {
      let template = try SceneTemplate(data: read(path), file: path)
      var golden = GoldenCase(try GoldenID(key: item.key))
      golden.tolerance = settings.tolerance ?? GoldenTolerance(template.golden.tolerance)
      golden.source = path
      golden.hasTree = settings.hasTrees || session.folder.hasTree(of: golden.id)
      let images = settings.images ?? SceneDrawing.ownFolder(ofScene: path)
      return session.check(golden, with: renderer) { renderer in
        var changes = settings.changes
        changes.scale = changes.scale ?? template.golden.scale
        func refuseWarnings(of drawing: Drawing) throws {
          guard settings.isStrict, let warning = drawing.warnings.first else { return }
          throw CommandError(
            code: .scene, message: SceneDrawing.line(warning, file: path, severity: "error"))
        }
        func draw(at time: Double?) throws -> (drawing: Drawing, scale: CGFloat) {
          let budget = renderer.makeBudget()
          let scene = try template.scene(
            canvas: item.canvas, changes: changes, at: time, budget: budget)
          let drawing = try SceneDrawing.draw(
            scene, name: path, images: images, with: renderer, budget: budget)
          try refuseWarnings(of: drawing)
          return (drawing, scene.canvas.scale)
        }
        var strip: MomentStrip?
        for time in template.golden.moments {
          let (drawing, scale) = try draw(at: time)
          var longer =
            strip ?? MomentStrip(scale: scale, memory: renderer.limits.image.bytes)
          try longer.append(drawing, at: time)
          strip = longer
        }
        let drawing = try strip?.draw(with: renderer) ?? draw(at: nil).drawing
        try SceneDrawing.audit(drawing, by: settings.contrastRule, name: path)
        try refuseWarnings(of: drawing)
        return drawing
      }
    } catch {
      return session.fail(
        item.key, "\(error)", source: path)
    }
  }
}

extension GoldenScenes.Settings {
  /// - Throws: `CommandError` for an option that is wrong.
  init(_ place: GoldenPlace, _ arguments: ParsedArguments) throws {
    self.init(
      jobs: try JobOptions.jobs(arguments), fonts: try SceneDrawing.fonts(arguments),
      images: try SceneDrawing.imageFolder(arguments, input: "-"),
      changes: try SceneInput.changes(arguments), isStrict: arguments.isStrict,
      hasTrees: arguments.has(GoldenOptions.tree),
      contrastRule: try ElementOutput.contrastRule(arguments),
      tolerance: try ToleranceOptions.tolerance(arguments),
      limits: try LimitOptions.limits(arguments))
  }
}

extension GoldenTolerance {
  init(_ tolerance: SceneGolden.Tolerance?) {
    switch tolerance {
    case nil: self = .exact
    case .channel(let limit): self = .channel(limit)
    case .pixels(let limit): self = .pixels(limit)
    case .perceptual(let limit): self = .perceptual(limit)
    case .density(let pixels, let window): self = .density(window: window, pixels: pixels)
    }
  }
}
