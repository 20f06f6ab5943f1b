import Foundation

/// Finds the sources below a folder.
enum SourceFolder {
  /// Entries that are looked at; a folder of more is not a project.
  static let mostEntries = 200_000

  private static let skipped: Set<String> = [
    "Pods", "Carthage", "DerivedData", "node_modules", "Package.swift",
  ]
  private static let skippedExtensions = [
    ".xcodeproj", ".xcworkspace", ".xcassets", ".framework", ".xcframework", ".playground",
    ".docc", ".app", ".bundle",
  ]

  /// Whether nothing below a name of an entry is a source of the program itself.
  static func isSkipped(_ name: String) -> Bool {
    name.hasPrefix(".") || skipped.contains(name)
      || skippedExtensions.contains { name.hasSuffix($0) }
  }

  /// Folders of tests and files of package plug-ins.
  static func holdsTests(_ name: String) -> Bool {
    name == "Tests" || name.hasSuffix("Tests") || name.hasSuffix("UITest")
  }

  /// The `.swift` files below the folder in the order of their paths, and whether there was too much to look at.
  /// Links to folders are not followed; packages in it are named and, where it stops at them, not read.
  static func sources(
    below folder: String, withTests: Bool = false, stopsAtPackages: Bool = false
  ) -> (
    paths: [String], folders: [String], packages: [String], isCut: Bool
  ) {
    var (paths, folders, packages): ([String], [String], [String]) = ([], [folder], [])
    var (next, entries) = (0, 0)
    while next < folders.count {
      let current = folders[next]
      next += 1
      if stopsAtPackages, current != folder, access(current + "/Package.swift", F_OK) == 0 {
        packages.append(current)
        continue
      }
      guard let stream = opendir(current) else { continue }
      defer { closedir(stream) }
      while let entry = readdir(stream) {
        let name = withUnsafePointer(to: &entry.pointee.d_name) {
          $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
        }
        entries += 1
        if entries > mostEntries { return (paths.sorted(), folders, packages, true) }
        if isSkipped(name) { continue }
        let path = current + "/" + name
        switch kind(entry.pointee.d_type, path) {
        case S_IFDIR where withTests || !holdsTests(name): folders.append(path)
        case S_IFREG where name.hasSuffix(".swift"): paths.append(path)
        default: break
        }
      }
    }
    return (paths.sorted(), folders, packages.sorted(), false)
  }

  /// Of a link to a file, that of the file; a link to a folder is none.
  private static func kind(_ type: UInt8, _ path: String) -> mode_t {
    if type == UInt8(DT_DIR) { return S_IFDIR }
    if type == UInt8(DT_REG) { return S_IFREG }
    var status = stat()
    guard stat(path, &status) == 0 else { return 0 }
    let kind = status.st_mode & S_IFMT
    return type == UInt8(DT_LNK) && kind == S_IFDIR ? 0 : kind
  }
}
