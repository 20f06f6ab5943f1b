/// Formats of files that are known by their first bytes and not read, so that a message can name them.
enum ForeignFormat {
  /// The file's format with its article; nil for bytes that nobody knows.
  static func name(of head: [UInt8]) -> String? {
    if head.isEmpty { return "an empty file" }
    for (start, name) in starts where head.starts(with: start) { return name }
    if head.count >= 12, head[4..<8].elementsEqual("ftyp".utf8) {
      let brand = String(decoding: head[8..<12], as: UTF8.self)
      return brands[brand].map { "\($0) file" } ?? "an MP4 file"
    }
    // Markup begins with blanks, a byte order mark or neither.
    let text = String(decoding: head, as: UTF8.self).lowercased()
      .drop { $0.isWhitespace || $0 == "\u{FEFF}" }
    if text.hasPrefix("<svg") || (text.hasPrefix("<?xml") && text.contains("<svg")) {
      return "an SVG file"
    }
    if text.hasPrefix("<!doctype html") || text.hasPrefix("<html") { return "an HTML page" }
    return nil
  }

  private static let starts: [(start: [UInt8], name: String)] = [
    (Array("GIF8".utf8), "a GIF file"), (Array("%PDF".utf8), "a PDF file"),
    ([0x49, 0x49, 0x2A, 0], "a TIFF file"), ([0x4D, 0x4D, 0, 0x2A], "a TIFF file"),
    (Array("BM".utf8), "a BMP file"), ([0, 0, 1, 0], "an ICO file"),
    (Array("8BPS".utf8), "a Photoshop file"), ([0xFF, 0x0A], "a JPEG XL file"),
    ([0, 0, 0, 0x0C, 0x4A, 0x58, 0x4C, 0x20], "a JPEG XL file"),
    ([0, 0, 0, 0x0C, 0x6A, 0x50, 0x20, 0x20], "a JPEG 2000 file"),
    ([0x1F, 0x8B], "a gzip file"), (Array("PK\u{3}\u{4}".utf8), "a ZIP file"),
    (Array("version https://git-lfs".utf8), "a pointer of Git LFS, not the image,"),
  ]

  private static let brands = [
    "avif": "an AVIF", "avis": "an AVIF", "heic": "an HEIC", "heix": "an HEIC", "mif1": "an HEIF",
    "msf1": "an HEIF",
  ]
}
