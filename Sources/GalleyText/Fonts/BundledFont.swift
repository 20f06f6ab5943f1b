import CBundledFonts

/// A font file inside the binary.
struct BundledFont {
  /// The file's name below `Fonts/`.
  var name: String
  var family: String
  var weight: FontWeight
  /// The file's bytes, which live as long as the process.
  var bytes: UnsafeBufferPointer<UInt8>

  /// The family that is used where none is named, or one that is not known.
  static let defaultFamily = "Inter"

  /// All bundled files, in the order of the table in `CBundledFonts`.
  static func all() -> [BundledFont] {
    (0..<galley_bundled_font_count()).map { index in
      let font = galley_bundled_font_at(index)
      let name = String(cString: font.name)
      return BundledFont(
        name: name, family: family(ofFile: name), weight: weight(ofFile: name),
        bytes: UnsafeBufferPointer(start: font.bytes, count: font.length))
    }
  }

  /// `Inter` of `Inter/Inter-SemiBold.otf`.
  private static func family(ofFile name: String) -> String {
    String(name.prefix { $0 != "/" })
  }

  private static func weight(ofFile name: String) -> FontWeight {
    switch name.split(separator: "-").last?.split(separator: ".").first {
    case "Medium": .medium
    case "SemiBold": .semibold
    case "Bold": .bold
    default: .regular
    }
  }
}
