import GalleyGeometry

/// Names of images that are addresses. Images are files of a folder: nothing is fetched, and no file is read by a
/// path of its own.
enum ImageAddress {
  /// What to do about a name that is an address; nil for a name of the image folder.
  static func refusal(of name: String) -> String? {
    if name.isEmpty { return "the name of the image is empty" }
    let head = String(decoding: name.utf8.prefix(12), as: UTF8.self).lowercased()
    let title = DataURL.title(of: name)
    if ["http://", "https://", "ftp://", "//"].contains(where: head.hasPrefix) {
      let file = lastPart(of: name)
      let words = file.map { ", and name it \"\($0)\" here" } ?? ", and name the file here"
      return "\"\(title)\" is an address of the web, and images are not downloaded: "
        + "put the file into the image folder\(words)"
    }
    if head.hasPrefix("file:") {
      return "\"\(title)\" is the address of a file: put it into the image folder, "
        + "and name it by its path from there"
    }
    return nil
  }

  /// What messages call an image by: its name, or the beginning of a data URL.
  static func title(of name: String) -> String {
    DataURL.isDataURL(name) ? DataURL.title(of: name) : name
  }

  /// The file's name in an address, without a query; nil where there is none or it is no short name of a file.
  private static func lastPart(of name: String) -> String? {
    let path = name.utf8.prefix(2048).prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
    let parts = path.split(separator: UInt8(ascii: "/"))
    guard parts.count > 2, let last = parts.last.map({ String(decoding: $0, as: UTF8.self) }),
      last.utf8.count <= 64, last.contains("."), !last.contains("%")
    else { return nil }
    return last
  }
}
