import Galley
import GalleyData

/// What the scenes and previews below a folder have in common: the file `galley.json`.
///
/// ```json
/// {
///   "images": "images", "fonts": "fonts", "scale": 2, "strict": true,
///   "limits": {"timeout": 20, "maxMemory": "500M"}, "skipLines": 2, "goldens": "Goldens",
///   "devices": ["iPhone 15"], "matrix": {"scheme": ["light", "dark"]}
/// }
/// ```
///
/// All keys may be missing. Folders are paths from the file's own folder, and lie in it.
public struct ProjectFile: Hashable, Sendable {
  /// The name of the file in its folder.
  public static let fileName = "galley.json"
  /// A file of more bytes is refused.
  public static let byteLimit = 1 << 20

  /// A folder that the file names.
  public struct Folder: Hashable, Sendable {
    /// Absolute, without a slash at the end.
    public var path: String
    /// Where the file names it: `galley.json:3:13`.
    public var place: String
  }

  /// Where images are found; nil is each scene's own folder.
  public var images: Folder?
  /// Fonts besides the bundled ones.
  public var fonts: Folder?
  /// Where the goldens of the project lie; it may not be there yet.
  public var goldens: Folder?
  /// Pixels to a point where the canvas does not say it.
  public var scale: CGFloat?
  /// Whether a warning is an error.
  public var isStrict: Bool?
  /// The most seconds of each image; 0 for no limit.
  public var timeout: Double?
  /// The most bytes of each image; 0 for no limit.
  public var memory: Int?
  /// How many lines of a sheet stand above the one with the names of columns.
  public var skippedLines: Int?
  /// What previews are drawn on: the options that are combined.
  public var axes: [PreviewSuite.Axis] = []
  /// The keys that the file has, in its order.
  public var keys: [String] = []

  static let keys = [
    "$schema", "images", "fonts", "scale", "strict", "limits", "skipLines", "goldens", "devices",
    "matrix",
  ]

  /// A file without keys.
  package init() {}

  /// - Parameters:
  ///   - file: how messages name it.
  ///   - folder: its folder, absolute.
  /// - Throws: `SceneError` for the first thing that is wrong with the file.
  public init(data: Data, file: String, folder: String) throws {
    let document = try JSONDocument([UInt8](data), file: file)
    let value = SceneValue(document.root, literal: SceneDefinitions(empty: document).plainScope)
    self = try value.projectFile(in: folder)
  }
}

extension SceneValue {
  fileprivate func projectFile(in root: String) throws -> ProjectFile {
    if node.member("galley") != nil || node.member("view") != nil {
      throw error(
        found: "a scene",
        expected: "the settings of a project: \(ProjectFile.fileName) is the name of their file, "
          + "so give the scene another name")
    }
    try check(keys: ProjectFile.keys, of: "a project file")
    var project = ProjectFile()
    project.keys = try members().map(\.key)
    _ = try member("$schema")?.string()
    project.images = try member("images")?.folder(in: root, mustExist: true)
    project.fonts = try member("fonts")?.folder(in: root, mustExist: true)
    if let goldens = try member("goldens") {
      let folder = try goldens.folder(in: root, mustExist: false)
      guard folder.path != root else {
        throw goldens.error(expected: "a folder below that of the project file")
      }
      project.goldens = folder
    }
    project.scale = try member("scale").map {
      CGFloat(try $0.number(0.01...100, "a number of pixels per point"))
    }
    project.isStrict = try member("strict")?.bool()
    if let limits = try member("limits") {
      try limits.check(keys: ["timeout", "maxMemory"], of: "the limits")
      project.timeout = try limits.member("timeout")?.number(
        0...1e9, "a number of seconds, 0 for no limit,")
      project.memory = try limits.member("maxMemory")?.memorySize()
    }
    project.skippedLines = try member("skipLines")?.integer(TableReading.skippedLimits)
    project.axes = try previewAxes()
    return project
  }

  private func memorySize() throws -> Int {
    guard let bytes = MemorySize.bytes(try displayText()) else {
      throw error(expected: "a size such as \"300M\", \"2G\" or 50000000 bytes, 0 for no limit")
    }
    return bytes
  }

  /// A folder below that of the file, by its name and by where links lead.
  private func folder(in root: String, mustExist: Bool) throws -> ProjectFile.Folder {
    let name = try string()
    func wrong(_ expected: String) -> SceneError {
      error(found: "\"\(name)\"", expected: expected)
    }
    let inside = "a path from the project file's folder that stays in it"
    let parts = name.split(separator: "/").map(String.init).filter { $0 != "." }
    guard !name.isEmpty, !name.hasPrefix("/"), !name.utf8.contains(0), !parts.contains("..") else {
      throw wrong(inside)
    }
    let path = parts.reduce(into: root == "/" ? "" : root) { $0 += "/" + $1 }
    let place = "\(source.file):\(source.line):\(source.column)"
    let folder = ProjectFile.Folder(path: path.isEmpty ? "/" : path, place: place)
    var isFolder: ObjCBool = false
    let isThere = FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder)
    if !isThere, mustExist { throw wrong("a folder that is there: \(folder.path) is not") }
    guard !isThere || isFolder.boolValue else {
      throw wrong("a folder: \(folder.path) is a file")
    }
    // A folder that is still to be made may lie behind a link, too.
    let real = ResolvedPath.of(folder.path)
    guard (real + "/").hasPrefix(Self.slashed(ResolvedPath.of(root))) else {
      throw wrong("\(inside); it leads to \(real)")
    }
    return folder
  }

  private static func slashed(_ path: String) -> String { path == "/" ? path : path + "/" }
}
