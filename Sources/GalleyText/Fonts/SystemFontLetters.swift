import CHarfBuzz
import GalleyGeometry

/// How the letters of Inter, which stands in for San Francisco, are set as far apart as that font's: by how much each is
/// wider, and where it stands in its width.
///
/// San Francisco's v, w, x and y, its T and its slash are narrower than Inter's beside the other letters, its W, D, O and
/// apostrophe wider. Fitted to where 2,400 words of 767 lines of 9 to 58 points begin and end, to a tenth of a pixel, in
/// 233 images of iOS 17 to 26.2 (home-assistant/iOS, cashapp/AccessibilitySnapshot,
/// pointfreeco/swift-composable-architecture) and in the facts of `Tests/IOSScreens`. Of lines that the fit has not seen 95 in 100
/// are as wide as on iOS, to one per cent or a pixel; 84 are without it.
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
    guard let letter = Self.letter(of: scalar),
      !(hasTabularDigits && (0x30...0x39).contains(letter))
    else { return .none }
    let (regular, semibold) = Self.changes[Int(letter)]
    return Change(
      advance: regular.advance + (semibold.advance - regular.advance) * share,
      shift: regular.shift + (semibold.shift - regular.shift) * share)
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
  private static let changeOfArrow = Change(advance: -0.117, shift: -0.027)

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
  /// weight. A letter that the images show in one weight has its numbers in both: assumed.
  private static let fitted: [(Unicode.Scalar, CGFloat, CGFloat, CGFloat, CGFloat)] = [
    (" ", -8, -3, -3, -2), ("\"", 18, 9, 18, 9), ("$", -3, 8, -3, 8), ("%", 32, 16, 32, 16),
    ("&", 21, 11, 21, 11), ("'", 50, 21, 39, 20), ("(", 5, 3, 5, 3), ("+", 1, 1, 1, 1),
    (",", 3, -17, -4, -2), ("-", 6, 13, 3, 8), (".", 7, -2, -18, -16), ("/", -47, -24, -29, -20),
    ("0", 4, 2, 5, 1), ("1", 4, 2, 6, 7), ("2", 0, 2, 12, -3), ("3", -6, 0, -2, 0),
    ("4", 5, 0, 7, 0), ("5", 8, 4, 6, 4), ("6", 14, 2, 8, 4), ("7", 13, -3, 13, -3),
    ("8", 14, 11, 10, 7), ("9", 5, 1, 3, 2), (":", 8, 1, 6, 3), ("?", 2, 8, 1, 1),
    ("@", -12, -6, -12, -6), ("A", 1, 13, -11, 12), ("B", 13, 0, 5, -4), ("C", -4, -1, -4, -6),
    ("D", 18, 2, 15, -2), ("E", 2, -1, 2, -1), ("F", -18, 2, -11, -12), ("G", 1, 2, 2, 0),
    ("H", 8, -2, 18, 4), ("I", -1, -1, 6, -2), ("J", -8, -3, -8, -3), ("K", 4, 2, 2, 1),
    ("L", 1, -3, -3, 3), ("M", -4, -2, 1, 2), ("N", 0, 1, 4, 3), ("O", 16, 1, 9, 3),
    ("P", 1, 3, -1, 11), ("R", 14, 4, 12, 2), ("S", 7, 2, 4, 7), ("T", -27, -12, -20, -6),
    ("U", 4, 0, 3, 2), ("V", 0, 5, -8, -4), ("W", 29, 17, 5, 23), ("X", 8, 4, 8, 4),
    ("Y", -9, 3, -3, -1), ("_", 35, 18, 35, 18), ("a", -14, -12, -4, -8), ("b", -6, -10, 13, 3),
    ("c", 1, -7, -3, -2), ("d", -2, 2, 3, 1), ("e", -8, -6, -11, -4), ("f", -6, -16, 4, -3),
    ("g", -1, -1, -8, -12), ("h", -3, 0, -3, 1), ("i", 3, 0, -6, -2), ("j", -6, -3, -6, -3),
    ("k", -10, -4, -6, -6), ("l", 5, -1, 0, -3), ("m", 5, 10, 2, 14), ("n", 2, 8, -11, -3),
    ("o", -4, -4, -7, -9), ("p", 3, 3, 4, 5), ("q", 11, 6, 11, 6), ("r", 4, 5, -9, -3),
    ("s", -5, -3, -10, -1), ("t", -10, -8, -2, -5), ("u", 7, 0, 2, 1), ("v", -18, 1, -3, 0),
    ("w", -30, -17, -13, -16), ("x", -20, -9, -20, -9), ("y", -20, -13, 0, -7),
    ("z", -5, -1, -5, -1),
  ]
}
