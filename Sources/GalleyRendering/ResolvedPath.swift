import GalleyGeometry

/// Paths as the file system leads them.
package enum ResolvedPath {
  /// The absolute path of a file without links in it, of those to files that are not there, too; as far as it is known for a
  /// file that is not there itself.
  package static func of(_ path: String) -> String {
    // Of what is there it is the whole answer; a circle of links leads nowhere.
    let place = (try? OutputFile.destination(of: path)) ?? path
    let folder = LexicalPath.folder(of: place)
    guard access(place, F_OK) != 0, !place.isEmpty, place != ".", folder != place else {
      return LexicalPath.absolute(place)
    }
    let parent = of(folder.isEmpty ? "." : folder)
    return LexicalPath.absolute("\(parent)/\((place as NSString).lastPathComponent)")
  }
}
