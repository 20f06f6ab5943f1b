import Galley
import GalleyImages

/// A folder of goldens: `Suite/case.png` or `Suite/case.pixels.json`, each with `Suite/case.layout.json`
/// beside it, and `Suite/case.tree.txt` where its elements are a golden, too.
package struct GoldenFolder: Hashable, Sendable {
  /// Absolute, without a slash at the end.
  package let path: String
  /// How messages name it: from the package's root or the working folder.
  package let name: String

  package init(_ url: URL, name: String? = nil) {
    let path = url.standardizedFileURL.path
    self.path = path
    self.name = name ?? url.relativePath
  }

  /// The folder `Goldens` of the package that a source file belongs to.
  /// - Throws: `GoldenError` where no folder above the file has a Package.swift.
  package init(ofPackageWith sourceFile: String) throws {
    if let stated = ProcessInfo.processInfo.environment["GALLEY_GOLDENS"], !stated.isEmpty {
      self.init(URL(fileURLWithPath: stated), name: stated)
      return
    }
    guard let root = Self.packageRoot(above: sourceFile) else {
      throw GoldenError(
        description:
          "no folder above \(sourceFile) has a Package.swift, so there is no place for "
          + "goldens; set GALLEY_GOLDENS to a folder")
    }
    self.init(URL(fileURLWithPath: root + "/Goldens"), name: "Goldens")
  }

  /// The nearest folder above a file that has a Package.swift.
  static func packageRoot(above path: String) -> String? {
    var folder = URL(fileURLWithPath: path).standardizedFileURL.deletingLastPathComponent()
    while folder.path != "/" {
      if access(folder.appendingPathComponent("Package.swift").path, F_OK) == 0 {
        return folder.path
      }
      folder.deleteLastPathComponent()
    }
    return nil
  }

  static let layoutSuffix = ".layout.json"
  static let treeSuffix = ".tree.txt"

  static func suffix(_ storage: GoldenStorage) -> String {
    storage == .image ? ".png" : ".pixels.json"
  }

  package func path(of id: GoldenID, _ storage: GoldenStorage) -> String {
    "\(path)/\(id.key)\(Self.suffix(storage))"
  }

  package func layoutPath(of id: GoldenID) -> String { "\(path)/\(id.key)\(Self.layoutSuffix)" }

  func treePath(of id: GoldenID) -> String { "\(path)/\(id.key)\(Self.treeSuffix)" }

  /// Whether the elements of a case are a golden.
  package func hasTree(of id: GoldenID) -> Bool { access(treePath(of: id), F_OK) == 0 }

  /// What lies beside a golden as its layout.
  enum LayoutFile {
    case missing
    case unreadable
    case layout(LayoutSnapshot)
  }

  func layout(of id: GoldenID) -> LayoutFile {
    do {
      guard let data = try GoldenFile.bytes(of: layoutPath(of: id)) else { return .missing }
      return LayoutSnapshot(data: data).map { .layout($0) } ?? .unreadable
    } catch {
      return .unreadable
    }
  }

  /// Where results of this folder's runs go, besides what `GALLEY_GOLDEN_RESULTS` says: in the package's build folder,
  /// or in
  /// `.galley` in the folder itself where there is no package.
  package var resultsPath: String {
    if let stated = ProcessInfo.processInfo.environment["GALLEY_GOLDEN_RESULTS"], !stated.isEmpty {
      return URL(fileURLWithPath: stated).standardizedFileURL.path
    }
    guard let root = Self.packageRoot(above: path) else { return path + "/.galley" }
    let name = String(path.dropFirst(root.count + 1)).replacingOccurrences(of: "-", with: "--")
      .replacingOccurrences(of: "/", with: "-")
    return "\(root)/.build/goldens/\(name)"
  }

  /// Whether a file can be written: what is there is never written through a link, nor over a file that may
  /// not be written.
  static func refuse(_ path: String) throws {
    var status = stat()
    if lstat(path, &status) == 0 {
      if status.st_mode & S_IFMT != S_IFREG {
        throw OutputFile.WriteError(path: path, reason: "it is not a regular file")
      }
      if status.st_mode & S_IWUSR == 0 {
        throw OutputFile.WriteError(path: path, reason: "it is read-only")
      }
    }
  }

  /// Writes a file and the folders that it needs.
  static func write(_ data: Data, to path: String) throws {
    try write(to: path) { try $0(data) }
  }

  /// Writes a file part by part, and the folders that it needs.
  static func write(
    to path: String, _ body: (_ part: (Data) throws -> Void) throws -> Void
  ) throws {
    try refuse(path)
    let folder = LexicalPath.folder(of: path)
    do {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw OutputFile.WriteError(
        path: path, reason: "the folder \(folder) cannot be created: \(error.localizedDescription)")
    }
    try OutputFile.write(to: path, body)
  }
}

// What there is.
extension GoldenFolder {
  /// The files of a folder of goldens.
  package struct Listing: Sendable {
    /// Goldens by their keys, with how they are kept.
    package var goldens: [(id: GoldenID, storage: GoldenStorage)] = []
    /// The keys of cases whose elements are a golden.
    var trees: Set<String> = []
    /// Layouts and elements beside no golden, and what an interrupted recording left, from the folder.
    package var leftovers: [String] = []
  }

  /// The files in the folder and in those below it, and these folders, by their ways from it and in their order. What begins
  /// with a dot is left out.
  /// - Parameter skips: whether a way is left out, with all that is in it.
  /// - Throws: `GoldenError` for a folder that is not there, and for one that cannot be read: what is in it would count as gone.
  /// - Complexity: O(n log n) in the files.
  package func files(skipping skips: (String) -> Bool = { _ in false }) throws -> [String] {
    guard Self.isFolder(path) else {
      throw GoldenError(description: "\(name): there is no such folder")
    }
    var files: [String] = []
    var waiting = [""]
    while let way = waiting.popLast() {
      for (entry, isFolder) in try entries(of: way) where !entry.hasPrefix(".") {
        let file = way.isEmpty ? entry : "\(way)/\(entry)"
        if skips(file) { continue }
        files.append(file)
        if isFolder { waiting.append(file) }
      }
    }
    return files.sorted()
  }

  /// Whether there is a folder, or a link to one.
  package static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  /// What is in a folder, and whether it is a folder itself; a link to one is none.
  private func entries(of way: String) throws -> [(name: String, isFolder: Bool)] {
    let folder = way.isEmpty ? path : "\(path)/\(way)"
    guard let stream = opendir(folder) else {
      // It may have gone meanwhile.
      if !way.isEmpty, [ENOENT, ENOTDIR].contains(errno) { return [] }
      let shown = way.isEmpty ? name : "\(name)/\(way)"
      throw GoldenError(
        description: "\(shown): the folder cannot be read: \(String(cString: strerror(errno)))")
    }
    defer { closedir(stream) }
    var entries: [(name: String, isFolder: Bool)] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      var kind = Int(entry.pointee.d_type)
      if kind == DT_UNKNOWN {
        var status = stat()
        _ = lstat("\(folder)/\(name)", &status)
        kind = status.st_mode & S_IFMT == S_IFDIR ? Int(DT_DIR) : Int(DT_REG)
      }
      entries.append((name, kind == Int(DT_DIR)))
    }
    return entries
  }

  /// - Throws: `GoldenError` where there is no such folder.
  /// - Complexity: O(n log n) in the files.
  package func list() throws -> Listing {
    var listing = Listing()
    var layouts: [String] = []
    var keys: Set<String> = []
    for file in try files() {
      if file.hasSuffix(Self.layoutSuffix) {
        layouts.append(String(file.dropLast(Self.layoutSuffix.count)))
      } else if file.hasSuffix(Self.treeSuffix) {
        listing.trees.insert(String(file.dropLast(Self.treeSuffix.count)))
      } else if let storage = GoldenStorage.allCases.first(where: {
        file.hasSuffix(Self.suffix($0))
      }) {
        let key = String(file.dropLast(Self.suffix(storage).count))
        keys.insert(key)
        guard let id = try? GoldenID(key: key) else { continue }
        listing.goldens.append((id, storage))
      } else if Self.isImage(file) {
        keys.insert((file as NSString).deletingPathExtension)
      } else if Self.isLeftover(file) {
        listing.leftovers.append(file)
      }
    }
    listing.leftovers += layouts.filter { !keys.contains($0) }.map { $0 + Self.layoutSuffix }
    listing.leftovers += listing.trees.filter { !keys.contains($0) }.map { $0 + Self.treeSuffix }
    listing.leftovers.sort()
    listing.goldens.sort { $0.id < $1.id }
    return listing
  }

  /// Whether a file has the name of an image.
  static func isImage(_ file: String) -> Bool { ImageFileFormat(fileName: file) != nil }

  /// The names of files that `OutputFile` had not renamed yet: `case.png.1234.5678.tmp`.
  private static func isLeftover(_ file: String) -> Bool {
    let parts = file.split(separator: ".")
    return parts.count >= 5 && parts.last == "tmp" && Int(parts[parts.count - 2]) != nil
      && Int(parts[parts.count - 3]) != nil
  }
}
