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

  /// The absolute path of what is stated in a file in the folder `results`. Links stay what they are, as in `stated`.
  static func resolved(_ stated: String, from results: String) -> String {
    if stated.hasPrefix("/") { return stated }
    var parts = results.split(separator: "/")
    for part in stated.split(separator: "/") {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }
}
