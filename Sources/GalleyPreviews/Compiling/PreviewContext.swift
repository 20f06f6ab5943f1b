import Foundation

/// Whose files are compiled together with a file.
enum PreviewContext: Hashable {
  /// The folder of a `Package.swift`.
  case package(String)
  /// The folder of an Xcode project, or one that an operand names, or the file's own.
  case folder(String)

  var path: String {
    switch self {
    case .package(let path), .folder(let path): path
    }
  }
}

/// Finds contexts, and looks at each folder once.
struct ContextFinder {
  private var known: [String: PreviewContext?] = [:]

  /// - Parameter operand: The folder operand that the file was found in.
  mutating func context(of file: String, operand: String?) -> PreviewContext {
    let own = Self.parent(file)
    if let found = enclosing(own) { return found }
    return .folder(operand ?? Self.appFolder(around: own, below: "/"))
  }

  /// The folder of a file that belongs to no target of the package around it.
  /// - Parameter operands: folders that were named; of those around the file the innermost one counts.
  static func looseFolder(of file: String, in package: String, operands: [String]) -> String {
    let named = operands.filter { $0.hasPrefix(package + "/") && file.hasPrefix($0 + "/") }
    return named.max { $0.count < $1.count } ?? appFolder(around: parent(file), below: package)
  }

  /// How far a file may lie below its app's folder.
  private static let appDepth = 8
  /// Folders that do not belong to one project.
  private static let shared: Set = ["/", "/tmp", "/var/tmp", "/home", NSHomeDirectory()]

  /// The outermost folder around a file that has what an app's folder has: its catalogue, its tables, its `App`. The
  /// file's own folder where none has.
  private static func appFolder(around folder: String, below boundary: String) -> String {
    var (found, next) = (folder, folder)
    for _ in 0..<appDepth where next != boundary && !shared.contains(next) {
      if isApp(next) { found = next }
      // What lies around a repository belongs to another project.
      if access(next + "/.git", F_OK) == 0 { break }
      next = parent(next)
    }
    return found
  }

  /// The package that a folder lies in, which is none itself.
  static func package(around folder: String) -> String? {
    var next = folder
    for _ in 0..<appDepth where !shared.contains(next) {
      if next != folder, access(next + "/Package.swift", F_OK) == 0 { return next }
      // What lies around a repository does not belong to it.
      if access(next + "/.git", F_OK) == 0 { return nil }
      next = parent(next)
    }
    return nil
  }

  private static func isApp(_ folder: String) -> Bool {
    let suffixes = [".xcassets", ".xcstrings", ".lproj", "App.swift"]
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.contains { name in name == "Info.plist" || suffixes.contains { name.hasSuffix($0) }
    }
  }

  private mutating func enclosing(_ folder: String) -> PreviewContext? {
    if let found = known[folder] { return found }
    var found: PreviewContext?
    if access(folder + "/Package.swift", F_OK) == 0 {
      found = .package(folder)
    } else if Self.holdsProject(folder) {
      found = .folder(folder)
    } else if folder != "/" {
      found = enclosing(Self.parent(folder))
    }
    known[folder] = .some(found)
    return found
  }

  static func parent(_ path: String) -> String {
    guard let slash = path.lastIndex(of: "/"), slash != path.startIndex else { return "/" }
    return String(path[..<slash])
  }

  private static func holdsProject(_ folder: String) -> Bool {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.contains { $0.hasSuffix(".xcodeproj") || $0.hasSuffix(".xcworkspace") }
  }
}
