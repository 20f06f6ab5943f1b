import CHarfBuzz
import GalleyGeometry

/// How the letters of Inter, which stands in for San Francisco, are set as far apart as that font's: by how much each is
/// wider, and where it stands in its width.
///
/// San Francisco's v, w, x and y, its T and its slash are narrower than Inter's beside the other letters, its W, D, O and
/// apostrophe wider. Fitted twice to where words begin and end, to a tenth of a pixel: to 2,400 words of 767 lines of 9 to
/// 58 points, and from there, with the pairs of `SystemFontPairs`, to 2,500 words of 808 lines of 9 to 40 points of 184 images of
/// iOS 17 to 26.2 (home-assistant/iOS, cashapp/AccessibilitySnapshot, martinomamic/RSSReader,
/// pointfreeco/swift-composable-architecture). Of lines that the fit has not seen 98 in 100 are as wide as on iOS, to one
/// per cent or a pixel; 84 are without it. A number is uncertain by 2 of a frequent letter, by 5 of a rare one.
struct SystemFontLetters: Equatable {
  /// 0 at regular and lighter weights, 1 at semibold and bolder ones.
  private let share: CGFloat
  /// Whether digits keep one width.
  private let hasTabularDigits: Bool

  /// nil where features draw other letters.
  init?(_ font: FontDescriptor) {
    let switched = font.features.filter { $0.value != 0 }.map(\.tag)
    guard switched.allSatisfy({ Self.plainFeatures.contains($0) }) else { return nil }
    hasTabularDigits = switched.contains("tnum")
    share = min(max(CGFloat(font.weight.rawValue - 400) / 200, 0), 1)
  }

  /// What a letter is changed by, in parts of the size.
  struct Change: Equatable {
    /// Added behind it.
    var advance: CGFloat
    /// How far its outline is moved forwards.
    var shift: CGFloat

    static let none = Change(advance: 0, shift: 0)
  }

  /// The change of one character: that of the letter that an accent stands on; none of other scripts.
  func change(of scalar: Unicode.Scalar) -> Change {
    if scalar == Self.arrow { return Self.changeOfArrow }
    if scalar == Self.narrowSpace { return Self.changeOfNarrowSpace }
    guard let letter = Self.letter(of: scalar),
      !(hasTabularDigits && (0x30...0x39).contains(letter))
    else { return .none }
    let (regular, semibold) = Self.changes[Int(letter)]
    return Change(
      advance: regular.advance + (semibold.advance - regular.advance) * share,
      shift: regular.shift + (semibold.shift - regular.shift) * share)
  }

  /// What is added between two ASCII characters, in parts of the size (`SystemFontPairs`).
  func distance(from first: UInt8, to second: UInt8) -> CGFloat {
    let digits = UInt8(0x30)...0x39
    if hasTabularDigits, digits.contains(first) || digits.contains(second) { return 0 }
    return SystemFontPairs.distance(from: first, to: second)
  }

  /// The ASCII character that a part of a text begins with, with or without an accent.
  func letter(at place: Int, in line: [UInt8]) -> UInt8? {
    guard line.indices.contains(place) else { return nil }
    if line[place] < 0x80 { return line[place] }
    return String(decoding: line[place..<min(place + 4, line.count)], as: UTF8.self)
      .unicodeScalars.first.flatMap(Self.letter)
  }

  /// The changes of the characters of a part of a text together.
  func change(of bytes: ArraySlice<UInt8>) -> Change {
    if bytes.count == 1, let byte = bytes.first { return change(of: Unicode.Scalar(byte)) }
    return String(decoding: bytes, as: UTF8.self).unicodeScalars.reduce(.none) { sum, scalar in
      let next = change(of: scalar)
      return Change(advance: sum.advance + next.advance, shift: sum.shift + next.shift)
    }
  }

  /// The ASCII character that a character is, with or without an accent.
  private static func letter(of scalar: Unicode.Scalar) -> UInt8? {
    var value = scalar.value
    while value >= 0x80 {
      // Letters of the Latin alphabet with accents are below.
      guard value < 0x250 || (0x1E00...0x1EFF).contains(value) else { return nil }
      var (base, mark): (hb_codepoint_t, hb_codepoint_t) = (0, 0)
      guard hb_unicode_decompose(hb_unicode_funcs_get_default(), value, &base, &mark) != 0,
        base < value
      else { return nil }
      value = base
    }
    return UInt8(value)
  }

  /// A downwards arrow with its tip to the right. Measured on ten lines of as18-actions.png, as18-content.png and
  /// testCustomRotorsDemo_18_5_402x874@3x.png of cashapp/AccessibilitySnapshot, 12 points: 14.06 from its ink to that of an R.
  private static let arrow: Unicode.Scalar = "\u{21B3}"
  private static let changeOfArrow = Change(advance: -0.109, shift: -0.027)
  /// U+202F, which stands before AM and PM. Measured on "8:45 PM" of tca-detaillong.png, 17 points, and "8:00 AM" of
  /// home-assistant/iOS, 10 points: 0.043 and 0.03 narrower than Inter's.
  private static let narrowSpace: Unicode.Scalar = "\u{202F}"
  private static let changeOfNarrowSpace = Change(advance: -0.037, shift: 0)

  /// Features that leave letters as wide as they are, and those that the digits' widths are of.
  private static let plainFeatures: Set<String> = ["kern", "liga", "clig", "calt", "tnum", "lnum"]

  private static let changes: [(regular: Change, semibold: Change)] = {
    var result = [(regular: Change, semibold: Change)](repeating: (.none, .none), count: 128)
    for (letter, advance, shift, boldAdvance, boldShift) in fitted {
      result[Int(letter.value)] = (
        Change(advance: advance / 1000, shift: shift / 1000),
        Change(advance: boldAdvance / 1000, shift: boldShift / 1000)
      )
    }
    return result
  }()

  /// In thousandths of the size: what is added to the advance and how far the outline is moved, at regular and at semibold
  /// weight. A letter that the images show in one weight has its numbers in both: assumed. A percent sign is wider by 100
  /// and stands in the middle of its width; it ends lines, so that its right side was seen and its left one not. A semibold
  /// dollar sign is as wide as "$149.99" and "$79.99" of as18-content.png need, and a plus stands as in tca-counter.png.
  private static let fitted: [(Unicode.Scalar, CGFloat, CGFloat, CGFloat, CGFloat)] = [
    (" ", -12, -3, -3, -2), ("\"", 41, 9, 41, 9), ("$", -10, 7, 25, 7), ("%", 100, 50, 100, 50),
    ("&", 21, 11, 21, 11), ("'", 44, 17, 39, 20), ("(", 0, 1, 0, 1), (")", 9, -6, 9, -6),
    ("+", 1, 1, 1, 1), (",", -1, -13, -4, -2), ("-", 13, 5, 4, 11), (".", 3, 0, -18, -16),
    ("/", -59, -38, -29, -20), ("0", 2, 2, -15, -11), ("1", 2, 1, 2, -3), ("2", -1, 4, 1, -1),
    ("3", -8, 0, -7, -2), ("4", 7, 0, 7, 0), ("5", 11, 8, 21, 8), ("6", 19, 3, 8, 4),
    ("7", -1, -7, -1, -7), ("8", 16, 12, 25, 3), ("9", 8, 6, 3, 4), (":", 14, 3, 22, 5),
    ("<", 4, -2, 4, -2), (">", -12, 7, -12, 7), ("?", 2, 8, 1, -12), ("@", -12, -6, -12, -6),
    ("A", 1, 14, -13, 9), ("B", 10, -3, 11, 1), ("C", -5, -1, -9, -8), ("D", 13, -1, 6, -3),
    ("E", 2, -2, -8, 2), ("F", -23, 0, 2, 2), ("G", 2, 2, 7, 1), ("H", 1, -3, 26, 11),
    ("I", -4, -3, 7, -2), ("J", -14, 1, -9, -2), ("K", 7, -1, -2, 4), ("L", 1, -1, 4, 6),
    ("M", -11, -2, -5, 7), ("N", -4, 3, 12, 9), ("O", 18, 1, 20, 1), ("P", -4, 0, 8, 6),
    ("Q", 7, 0, 7, 0), ("R", 13, 0, 8, 5), ("S", 0, 6, 9, 8), ("T", -17, -7, -29, -1),
    ("U", 10, 2, 9, 10), ("V", -1, 1, -18, 3), ("W", 29, 17, -6, 19), ("X", 8, 4, 8, 4),
    ("Y", -17, 6, -3, -2), ("_", 58, 18, 35, 18), ("a", -12, -10, -5, -12), ("b", -5, -9, 16, -3),
    ("c", 3, -4, -5, -13), ("d", -5, 1, 1, 3), ("e", -10, -7, -9, -8), ("f", -3, -15, 3, -13),
    ("g", 0, -2, -3, -9), ("h", -3, 1, 2, -2), ("i", 0, 2, -6, -7), ("j", -5, -3, -9, -3),
    ("k", -13, -8, 0, -10), ("l", 4, 1, 1, -1), ("m", 7, 10, 9, 9), ("n", 1, 6, -7, -5),
    ("o", -3, -4, -3, -7), ("p", 3, 0, 9, 6), ("q", 11, 1, 11, 1), ("r", -1, 6, -2, 5),
    ("s", -3, 1, -9, -5), ("t", -8, -10, 1, -11), ("u", 3, -3, -4, 1), ("v", -8, -1, 0, 1),
    ("w", -31, -14, -18, -16), ("x", -14, -9, -26, -9), ("y", -17, -10, -8, -6),
    ("z", -7, 1, -7, 1),
  ]
}
