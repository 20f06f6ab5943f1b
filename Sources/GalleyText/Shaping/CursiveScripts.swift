import CHarfBuzz
import CICU

/// The scripts whose letters join one another, and which tracking leaves joined.
///
/// CSS Text 3 (8.2, "letter-spacing", and appendix D, "Cursive Scripts"): a program that cannot lengthen the joins adds no space
/// between two letters of such a script at all. Apple documents `tracking` as space behind each cluster of characters and
/// says nothing of letters that join; the W3C's reason (issue 333 of its internationalization group) holds there, too:
/// gaps in words of Arabic are no Arabic.
enum CursiveScripts {
  static func contains(_ script: hb_script_t) -> Bool {
    switch script {
    case HB_SCRIPT_ARABIC, HB_SCRIPT_HANIFI_ROHINGYA, HB_SCRIPT_MANDAIC, HB_SCRIPT_MONGOLIAN,
      HB_SCRIPT_NKO, HB_SCRIPT_PHAGS_PA, HB_SCRIPT_SYRIAC:
      true
    default: false
    }
  }

  /// Whether the character that begins at a byte of a line is a letter of such a script, or joins them as the
  /// tatweel does, which is of no script; false at the line's end.
  static func hasLetter(_ line: [UInt8], at byte: Int) -> Bool {
    guard byte < line.count else { return false }
    let bytes = line[byte..<min(byte + 4, line.count)]
    guard let scalar = String(decoding: bytes, as: UTF8.self).unicodeScalars.first else {
      return false
    }
    return scalar.isCursiveLetter
  }
}

extension Unicode.Scalar {
  /// Whether it is a letter of a script whose letters join, or joins them as the tatweel does, which is of no script.
  package var isCursiveLetter: Bool {
    if galley_joining_type(value) != galley_joining_none { return true }
    return properties.isAlphabetic
      && CursiveScripts.contains(hb_unicode_script(hb_unicode_funcs_get_default(), value))
  }
}
