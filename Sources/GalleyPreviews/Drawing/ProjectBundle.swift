import Foundation
import GalleyStrings

/// What `Bundle.main` stands for in previews: a folder with links to the files of a project's folders, beside each other as
/// in an app's bundle. Catalogues, tables of texts and what lies in folders of languages are not in it.
struct ProjectBundle {
  /// Paths by names, in the order of the names.
  private let files: [(name: String, path: String)]
  private let info: Data
  /// What is wrong with the project's own file; nil where nothing is, and where there is none.
  let problem: String?

  /// Files that are linked; a project of more has them in catalogues.
  private static let mostFiles = 20_000
  private static let infoName = "Info.plist"

  /// - Parameters:
  ///   - index: of the project's folders. Of files of one name the first counts.
  ///   - module: names the app where its `Info.plist` does not.
  init(_ index: ProjectIndex, module: String) {
    files = index.files.filter { Self.isLinked($0.value) }
      .map { ($0.key.string, $0.value.root.appendingPathComponent($0.value.path).path) }
      .sorted { $0.0 < $1.0 }.prefix(Self.mostFiles).map { (name: $0.0, path: $0.1) }
    let (values, problem) = Self.info(index, module)
    self.problem = problem
    let data = try? PropertyListSerialization.data(
      fromPropertyList: values, format: .xml, options: 0)
    info = data ?? Data()
  }

  /// Tables of texts are looked up by the image's language; beside each other they would be of no language.
  private static func isLinked(_ file: ResourceFile) -> Bool {
    file.name != infoName && !file.path.contains(".lproj/")
      && !["strings", "stringsdict", "xcstrings"].contains(file.fileExtension)
  }

  /// What Xcode writes for a new app, and what the project's own file says besides. Values that a build fills in are left
  /// out. The identifier is assumed.
  private static func info(
    _ index: ProjectIndex, _ module: String
  ) -> (values: [String: Any], problem: String?) {
    var info: [String: Any] = [
      "CFBundleIdentifier": "app.\(module)", "CFBundleName": module, "CFBundleExecutable": module,
      "CFBundlePackageType": "APPL", "CFBundleShortVersionString": "1.0", "CFBundleVersion": "1",
      "CFBundleDevelopmentRegion": index.developmentLanguage,
    ]
    guard let file = index.files[UTF8Key(infoName)] else { return (info, nil) }
    guard let data = try? file.data(limit: 1 << 20),
      let own = try? PropertyListSerialization.propertyList(from: data, format: nil),
      let values = own as? [String: Any]
    else {
      return (
        info, "\(file.path): found no property list with keys; the values of a new app are used"
      )
    }
    info.merge(values.filter { ($0.value as? String)?.contains("$(") != true }) { $1 }
    return (info, nil)
  }

  /// Makes the folder, unless it is there: its name says what is in it.
  /// - Parameter place: the folder that it lies in.
  /// - Throws: `PreviewError` where it cannot be written.
  func folder(in place: String) throws -> String {
    var sum = Fingerprint("main")
    for file in files {
      sum.combine(file.name)
      sum.combine(file.path)
    }
    info.withUnsafeBytes { sum.combine($0) }
    let folder = "\(place)/\(sum.digits).main"
    // Where space was made in the cache, its only file of its own may be gone.
    if access("\(folder)/\(Self.infoName)", F_OK) == 0 { return folder }
    let draft = PreviewCache.draft(folder)
    try PreviewCache.make(draft)
    // What was not moved to its place is taken away.
    defer { try? FileManager.default.removeItem(atPath: draft) }
    guard fill(draft) else { throw PreviewError(.file, "\(draft): it cannot be written") }
    if rename(draft, folder) != 0 {
      // Another process has made it, or its file is missing.
      guard rename("\(draft)/\(Self.infoName)", "\(folder)/\(Self.infoName)") == 0 else {
        throw PreviewError(.file, "\(folder): it cannot be written")
      }
    }
    return folder
  }

  /// - Returns: whether all was written.
  private func fill(_ draft: String) -> Bool {
    files.allSatisfy { symlink($0.path, "\(draft)/\($0.name)") == 0 }
      && FileManager.default.createFile(atPath: "\(draft)/\(Self.infoName)", contents: info)
  }
}
