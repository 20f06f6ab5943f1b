/// The kinds of files that are told by their first bytes: what Galley reads, and what a message can name.
package enum FileKind: CaseIterable, Sendable {
  case png, jpeg, webp
  case gif, pdf, tiff, bmp, ico, photoshop, jpegXL, jpeg2000
  case gzip, zip
  /// Files of Office before 2007, and newer ones with a password.
  case compound
  case gitLFSPointer
  // MP4 is the box around the others, which are looked for first.
  case avif, heic, heif, mp4
  case svg, html

  /// As many bytes are looked at.
  package static let headLength = 512

  /// - Parameter file: its bytes, or the first `headLength` of them.
  package init?(startOf file: some Collection<UInt8>) {
    guard let kind = Self.allCases.first(where: { $0.matches(file) }) else { return nil }
    self = kind
  }

  /// Whether a file begins as those of this kind.
  package func matches(_ file: some Collection<UInt8>) -> Bool {
    switch self {
    case .svg, .html: matchesMarkup(file)
    default: signatures.contains { Self.matches(file, $0) }
    }
  }

  /// Bytes, of which nil is any.
  private typealias Signature = [UInt8?]

  private static func matches(_ file: some Collection<UInt8>, _ signature: Signature) -> Bool {
    var bytes = file.makeIterator()
    return signature.allSatisfy { expected in
      guard let byte = bytes.next() else { return false }
      return expected == nil || expected == byte
    }
  }

  private static func text(_ text: String) -> Signature { text.utf8.map { $0 } }

  /// The kind of a file of ISO's base media: its length, then `ftyp` and a brand.
  private static func brand(_ name: String) -> Signature { gap + text("ftyp" + name) }

  private static let gap: Signature = [nil, nil, nil, nil]

  private var signatures: [Signature] {
    switch self {
    case .png: [[0x89, 0x50, 0x4E, 0x47]]
    case .jpeg: [[0xFF, 0xD8, 0xFF]]
    case .webp: [Self.text("RIFF") + Self.gap + Self.text("WEBP")]
    case .gif: [Self.text("GIF8")]
    case .pdf: [Self.text("%PDF-")]
    case .tiff: [[0x49, 0x49, 0x2A, 0], [0x4D, 0x4D, 0, 0x2A]]
    case .bmp: [Self.text("BM")]
    case .ico: [[0, 0, 1, 0]]
    case .photoshop: [Self.text("8BPS")]
    case .jpegXL: [[0xFF, 0x0A], [0, 0, 0, 0x0C, 0x4A, 0x58, 0x4C, 0x20]]
    case .jpeg2000: [[0, 0, 0, 0x0C, 0x6A, 0x50, 0x20, 0x20]]
    case .gzip: [[0x1F, 0x8B]]
    case .zip: [Self.text("PK\u{3}\u{4}")]
    case .compound: [[0xD0, 0xCF, 0x11, 0xE0]]
    case .gitLFSPointer: [Self.text("version https://git-lfs")]
    case .avif: [Self.brand("avif"), Self.brand("avis")]
    case .heic: [Self.brand("heic"), Self.brand("heix")]
    case .heif: [Self.brand("mif1"), Self.brand("msf1")]
    case .mp4: [Self.brand("") + Self.gap]
    case .svg, .html: []
    }
  }

  /// With its article: "a GIF file".
  package var name: String {
    switch self {
    case .png: "a PNG file"
    case .jpeg: "a JPEG file"
    case .webp: "a WebP file"
    case .gif: "a GIF file"
    case .pdf: "a PDF file"
    case .tiff: "a TIFF file"
    case .bmp: "a BMP file"
    case .ico: "an ICO file"
    case .photoshop: "a Photoshop file"
    case .jpegXL: "a JPEG XL file"
    case .jpeg2000: "a JPEG 2000 file"
    case .gzip: "a gzip file"
    case .zip: "a ZIP file"
    case .compound: "an old Office file"
    case .gitLFSPointer: "a pointer of Git LFS, not the image,"
    case .avif: "an AVIF file"
    case .heic: "an HEIC file"
    case .heif: "an HEIF file"
    case .mp4: "an MP4 file"
    case .svg: "an SVG file"
    case .html: "an HTML page"
    }
  }
}

extension FileKind {
  /// Whether a file is surely SVG or HTML: markup begins with blanks, a byte order mark or neither.
  private func matchesMarkup(_ file: some Collection<UInt8>) -> Bool {
    let head = String(decoding: file.prefix(Self.headLength), as: UTF8.self).lowercased()
      .drop { $0.isWhitespace || $0 == "\u{FEFF}" }
    return self == .svg
      ? head.hasPrefix("<svg") || (head.hasPrefix("<?xml") && head.contains("<svg"))
      : head.hasPrefix("<!doctype html") || head.hasPrefix("<html")
  }

  /// Whether a file is worth reading as SVG: XML in UTF-8 or UTF-16 whose root may be `svg`, also packed by gzip, as in
  /// `.svgz` files. A namespace or a comment may stand before it.
  /// - Complexity: O(1): the first 4,096 characters are looked at.
  package static func mayBeSVG(_ file: some Collection<UInt8>) -> Bool {
    var head = Array(file.prefix(4096))
    if Gzip.recognizes(head) { head = Gzip.head(of: Array(file.prefix(1 << 16)), count: 4096) }
    // UTF-16: by its byte order mark, or by the zero beside the "<" that an XML declaration begins with.
    let isMarked = head.starts(with: [0xFF, 0xFE]) || head.starts(with: [0xFE, 0xFF])
    if isMarked { head.removeFirst(2) }
    if isMarked || head.starts(with: [0x3C, 0]) || head.starts(with: [0, 0x3C]) {
      head.removeAll { $0 == 0 }
    }
    if head.starts(with: [0xEF, 0xBB, 0xBF]) { head.removeFirst(3) }
    // XML knows capitals from small letters: what is wrong with <SVG> is told with its place.
    let text = String(decoding: head, as: UTF8.self).lowercased().drop { $0.isWhitespace }
    guard text.hasPrefix("<") else { return false }
    return text.contains("<svg") || text.contains(":svg") || text.hasPrefix("<?xml")
      || text.hasPrefix("<!doctype svg")
  }
}
