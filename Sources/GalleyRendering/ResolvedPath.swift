import GalleyGeometry

/// Paths as the file system leads them.
package enum ResolvedPath {
  /// The absolute path of a file without links in it; as far as it is known for one that is not there.
  package static func of(_ path: String) -> String {
    let whole = LexicalPath.absolute(path)
    let resolved = realpath(whole, nil)
    defer { free(resolved) }
    if let resolved { return String(cString: resolved) }
    guard whole != "/" else { return whole }
    let folder = of(LexicalPath.parent(of: whole))
    return (folder == "/" ? "" : folder) + "/" + (whole as NSString).lastPathComponent
  }
}
