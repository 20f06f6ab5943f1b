import GalleyGeometry

/// Paths as they are written: nothing is asked of the file system but the working folder. `URL` does the same with
/// what a program needs a third of a millisecond for when it begins, if they are not absolute.
package enum LexicalPath {
  /// From the root on, without `.`, `..` and doubled slashes.
  package static func absolute(_ path: String) -> String {
    var whole = path
    if !path.hasPrefix("/"), let folder = getcwd(nil, 0) {
      whole = String(cString: folder) + "/" + path
      free(folder)
    }
    let (slash, dot) = (UInt8(ascii: "/"), UInt8(ascii: "."))
    var clean: [UInt8] = []
    var part: [UInt8] = []
    for byte in Array(whole.utf8) + [slash] {
      guard byte == slash else {
        part.append(byte)
        continue
      }
      if part == [dot, dot] {
        while let last = clean.popLast(), last != slash {}
      } else if !part.isEmpty, part != [dot] {
        clean.append(slash)
        clean.append(contentsOf: part)
      }
      part.removeAll(keepingCapacity: true)
    }
    return clean.isEmpty ? "/" : String(decoding: clean, as: UTF8.self)
  }

  /// The folder of an absolute path; that of the root is the root.
  package static func parent(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")), slash != path.startIndex else {
      return "/"
    }
    return String(path[..<slash])
  }
}
