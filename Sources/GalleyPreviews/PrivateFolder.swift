import Galley

/// Folders in the temporary one that only the user may read.
package enum PrivateFolder {
  /// Makes one.
  /// - Parameter name: the beginning of its name.
  /// - Returns: its path; nil, with the reason in `errno`, where there can be none.
  package static func made(_ name: String) -> String? {
    let place = FileManager.default.temporaryDirectory.path
    var template = Array("\(place)/\(name)-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { return nil }
    return String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
