import GalleyGeometry

/// Paths as the file system leads them.
package enum ResolvedPath {
  /// The absolute path of a file without links in it; as far as it is known for one that is not there.
  package static func of(_ path: String) -> String { resolved(path, links: 40) }

  /// - Parameter links: how many links to nothing are followed, as many as the system follows.
  private static func resolved(_ path: String, links: Int) -> String {
    let whole = LexicalPath.absolute(path)
    let resolved = realpath(whole, nil)
    defer { free(resolved) }
    if let resolved { return String(cString: resolved) }
    guard whole != "/" else { return whole }
    let parent = LexicalPath.parent(of: whole)
    if links > 0,
      let target = try? FileManager.default.destinationOfSymbolicLink(atPath: whole)
    {
      return self.resolved(
        target.hasPrefix("/") ? target : "\(parent)/\(target)", links: links - 1)
    }
    let folder = self.resolved(parent, links: links)
    return (folder == "/" ? "" : folder) + "/" + (whole as NSString).lastPathComponent
  }
}
