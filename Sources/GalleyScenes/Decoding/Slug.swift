import Galley
import GalleyStrings

/// A text as a part of a file's name, `{{title | slug}}`: letters, marks and numbers of all scripts stay, small and in
/// Unicode's form C; whatever stands between them is one hyphen.
///
/// 1. Latin letters and digits lose their marks and their forms: `Crème №5` is `creme-no5`, full-width letters are plain ones.
/// 2. All other letters keep their marks, which are what tells their words apart: `が`, `नमस्ते`, `น้ำ`, `й`.
/// 3. A mark without a letter is none. A joiner between a mark and a letter stays: without it, conjuncts fall apart.
/// 4. A text that has something to see and none of these is its code points: 😀 is `u1f600`.
/// 5. A text of nothing but spaces and control characters is an empty slug: a value is missing, and the name says so.
enum Slug {
  /// - Complexity: O(n) in the scalars.
  static func of(_ text: String) -> String {
    let scalars = Array(
      plain(text.withOrderedMarks).lowercased().decomposedStringWithCanonicalMapping.unicodeScalars)
    var slug = String.UnicodeScalarView()
    // The letter or the number that marks would belong to.
    var base: UnicodeScalar?
    var isBetween = false
    for (index, scalar) in scalars.enumerated() {
      let category = scalar.properties.generalCategory
      switch category {
      case .nonspacingMark, .spacingMark, .enclosingMark:
        if !losesMarks(base) { slug.append(scalar) }
        continue
      case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
        .decimalNumber, .letterNumber, .otherNumber:
        // Modifiers that stand for a mark or an apostrophe, as in Hawaiian.
        if scalar.properties.isDiacritic, scalar.value < 0x370 { continue }
        if isBetween, !slug.isEmpty { slug.append("-") }
        slug.append(scalar)
        (base, isBetween) = (scalar, false)
      case .format where joins(scalars, index) && !losesMarks(base): slug.append(scalar)
      default:
        // Accents that stand by themselves are passed over.
        if scalar.properties.isDiacritic { continue }
        (base, isBetween) = (nil, true)
      }
    }
    return slug.isEmpty ? codePoints(text) : composed(slug)
  }

  /// Unicode's form C. Foundation composes a letter beyond the basic plane with a mark of that plane as if its upper bits were
  /// not there (U+20041 and U+0301 become U+00C1), where nothing is to be composed: both are kept apart.
  private static func composed(_ scalars: String.UnicodeScalarView) -> String {
    var (result, piece) = ("", String.UnicodeScalarView())
    var isBeyond = false
    for scalar in scalars {
      if isBeyond, scalar.value <= 0xFFFF {
        result += String(piece).precomposedStringWithCanonicalMapping
        piece = String.UnicodeScalarView()
      }
      piece.append(scalar)
      isBeyond = scalar.value > 0xFFFF
    }
    return result + String(piece).precomposedStringWithCanonicalMapping
  }

  /// The text with the compatible forms of Latin letters and digits, and of half and full width, as plain ones. Those of
  /// other scripts stay: a Thai vowel, and the letters of Korean, would come apart.
  private static func plain(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      let plain = String(scalar).decomposedStringWithCompatibilityMapping.unicodeScalars
      let isLatin = plain.allSatisfy {
        $0.value < 0x250 || (0x300...0x36F).contains($0.value) || $0.value == 0x2044
      }
      if isLatin || (0xFF61...0xFF9F).contains(scalar.value) {
        // One by one: to append several copies the whole view.
        for scalar in plain { result.append(scalar) }
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }

  /// Whether marks behind a letter or a number are dropped: there is none, or it is a Latin one or a digit.
  private static func losesMarks(_ base: UnicodeScalar?) -> Bool {
    guard let base else { return true }
    return switch base.value {
    case 0..<0x250, 0x1D00..<0x1DC0, 0x1E00..<0x1F00, 0x2C60..<0x2C80, 0xA722..<0xA800,
      0xAB30..<0xAB70:
      true
    default: false
    }
  }

  /// Whether a joiner, or what keeps from joining, stands between a mark and a letter.
  private static func joins(_ scalars: [UnicodeScalar], _ index: Int) -> Bool {
    guard scalars[index] == "\u{200D}" || scalars[index] == "\u{200C}", index > 0,
      index + 1 < scalars.count
    else { return false }
    let before = scalars[index - 1].properties.generalCategory
    return (before == .nonspacingMark || before == .spacingMark)
      && scalars[index + 1].properties.generalCategory == .otherLetter
  }

  private static func codePoints(_ text: String) -> String {
    let hasNothing = text.unicodeScalars.allSatisfy {
      $0.properties.isWhitespace || $0.properties.generalCategory == .control
    }
    if hasNothing { return "" }
    return text.unicodeScalars.map { "u" + String($0.value, radix: 16) }.joined(separator: "-")
  }
}
