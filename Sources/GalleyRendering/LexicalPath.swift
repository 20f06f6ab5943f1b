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

  /// The folder of a path as it is written; empty for a name alone. `NSString` ends the process where it is asked for the
  /// folder of a path of one character.
  package static func folder(of path: String) -> String {
    let slash = UInt8(ascii: "/")
    func trimmed(_ bytes: Substring.UTF8View) -> Substring.UTF8View {
      let end = bytes.lastIndex { $0 != slash }.map(bytes.index(after:)) ?? bytes.startIndex
      return bytes[..<end]
    }
    guard let last = trimmed(path[...].utf8).lastIndex(of: slash) else {
      return path.utf8.first == slash ? "/" : ""
    }
    let folder = trimmed(path.utf8[..<last])
    return folder.isEmpty ? "/" : String(decoding: folder, as: UTF8.self)
  }

  /// The folder of an absolute path; that of the root is the root.
  package static func parent(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")), slash != path.startIndex else {
      return "/"
    }
    return String(path[..<slash])
  }
}
