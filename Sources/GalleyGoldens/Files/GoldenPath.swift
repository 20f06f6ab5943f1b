import Galley

/// The way from results to their goldens. Where both are in one package, or in one folder, it is relative: they
/// may be moved together, or be seen at another place, as in a container.
enum GoldenPath {
  /// How `goldens` is stated in a file in the folder `results`, both absolute.
  static func stated(_ goldens: String, from results: String) -> String {
    let root = GoldenFolder.packageRoot(above: goldens) ?? goldens
    guard results.hasPrefix(root + "/"), goldens.hasPrefix(root) else { return goldens }
    let up = results.dropFirst(root.count).split(separator: "/").map { _ in ".." }
    return (up + goldens.dropFirst(root.count).split(separator: "/").map(String.init))
      .joined(separator: "/")
  }

  /// The absolute path of what is stated in a file in the folder `results`.
  static func resolved(_ stated: String, from results: String) -> String {
    stated.hasPrefix("/")
      ? stated : URL(fileURLWithPath: "\(results)/\(stated)").standardizedFileURL.path
  }
}
