import CBundledFonts
import GalleyGeometry

/// A face of a font file: inside the binary, or read from a folder.
package struct FontFile: @unchecked Sendable {
  /// The file's name below `Fonts/`, or its path.
  package var name: String
  package var family: String
  package var weight: FontWeight
  package var isItalic: Bool
  /// Whether glyphs may be in colours, so that emoji are looked for in it.
  package var hasColors = false
  /// Percent of a normal width: 75 is condensed, 125 expanded.
  package var width: CGFloat = 100
  /// In what a variable font varies, and the instances that have names; none for other fonts.
  package var axes: [FontAxis] = []
  package var instances: [FontInstance] = []
  /// The face's place in a file of several.
  package var index = 0
  /// The SHA-256 of a packed file; its bytes are those of the font in it.
  var packedDigest: String?
  /// The file's bytes, which live as long as the process or as `owner`.
  var bytes: UnsafeBufferPointer<UInt8>
  /// What keeps the bytes of a file that was read; nothing writes to them.
  var owner: FontBytes?

  /// Whether one of its axes is that of italics or of slants.
  var canLean: Bool { axes.contains { $0.tag == "ital" || $0.tag == "slnt" } }

  /// The family that is used where none is named, or one that is not known.
  static let defaultFamily = "Inter"
  /// The family of emoji in colours.
  static let emojiFamily = "Noto Color Emoji"

  /// The family of a design.
  static func family(of design: FontDesign) -> String {
    switch design {
    case .default: defaultFamily
    case .monospaced: "JetBrains Mono"
    case .serif: "Source Serif Pro"
    case .rounded: "Galley Rounded"
    }
  }

  /// All bundled files, in the order of the table in `CBundledFonts`, which is that of fallback.
  static func bundled() -> [FontFile] {
    (0..<galley_bundled_font_count()).map { index in
      let font = galley_bundled_font_at(index)
      let name = String(cString: font.name)
      let behind = name.utf8.lastIndex(of: UInt8(ascii: "-")).map { name[$0...].dropFirst() }
      let style = (behind ?? name[...]).utf8.prefix { $0 != UInt8(ascii: ".") }
      let family = family(ofFile: name)
      return FontFile(
        name: name, family: family, weight: weight(ofStyle: String(Substring(style))),
        isItalic: Substring(style).hasSuffix("Italic"), hasColors: family == emojiFamily,
        bytes: UnsafeBufferPointer(start: font.bytes, count: font.length))
    }
  }

  /// `Noto Sans Arabic` of `NotoSansArabic/NotoSansArabic-Bold.ttf`.
  private static func family(ofFile name: String) -> String {
    let capitals = UInt8(ascii: "A")...UInt8(ascii: "Z")
    let small = UInt8(ascii: "a")...UInt8(ascii: "z")
    let jet = Array("Jet".utf8)
    var family: [UInt8] = []
    for byte in name.utf8.prefix(while: { $0 != UInt8(ascii: "/") }) {
      let startsWord = capitals.contains(byte) && family.last.map(small.contains) == true
      if startsWord, family != jet { family.append(UInt8(ascii: " ")) }
      family.append(byte)
    }
    return String(decoding: family, as: UTF8.self)
  }

  private static let weights = [
    "Thin": 100, "ExtraLight": 200, "Light": 300, "Medium": 500, "SemiBold": 600, "Bold": 700,
    "ExtraBold": 800, "Black": 900,
  ]

  private static func weight(ofStyle style: String) -> FontWeight {
    let name = style.hasSuffix("Italic") ? String(style.dropLast("Italic".count)) : style
    return weights[name].map(FontWeight.init(rawValue:)) ?? .regular
  }
}

/// The bytes of a font file that was read.
final class FontBytes {
  let buffer: UnsafeMutableBufferPointer<UInt8>

  init(_ data: Data) {
    buffer = .allocate(capacity: max(1, data.count))
    _ = buffer.initialize(from: data)
  }

  deinit { buffer.deallocate() }
}
