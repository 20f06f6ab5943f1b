/// Encodings of one byte to a character, as the registry of IANA and Unicode's mapping tables have them.
enum ByteCharacters {
  /// The characters of the bytes from 0x80 on; U+FFFD for those that are none.
  static func upperHalf(of encoding: TextEncoding) -> [Unicode.Scalar]? {
    switch encoding {
    case .utf8, .utf16, .utf16LittleEndian, .utf16BigEndian: nil
    case .latin1: (0x80...0xFF).map { Unicode.Scalar($0) }
    case .latin2: controls + latin2.unicodeScalars
    case .latin9: controls + latin9.unicodeScalars
    case .windows1250: Array(windows1250.unicodeScalars)
    case .windows1251: Array(windows1251.unicodeScalars)
    case .windows1252: Array(windows1252.unicodeScalars)
    case .macRoman: Array(macRoman.unicodeScalars)
    }
  }

  private static var controls: [Unicode.Scalar] { (0x80...0x9F).map { Unicode.Scalar($0) } }

  private static let windows1250 =
    "€\u{FFFD}‚\u{FFFD}„…†‡\u{FFFD}‰Š‹ŚŤŽŹ\u{FFFD}‘’“”•–—\u{FFFD}™š›śťžź\u{00A0}ˇ˘Ł¤Ą"
    + "¦§¨©Ş«¬\u{00AD}®Ż°±˛ł´µ¶·¸ąş»Ľ˝ľżŔÁÂĂÄĹĆÇČÉĘËĚÍÎĎĐŃŇÓÔŐÖ×ŘŮÚŰÜÝŢßŕáâăäĺćçčéęëěíî"
    + "ďđńňóôőö÷řůúűüýţ˙"

  private static let windows1251 =
    "ЂЃ‚ѓ„…†‡€‰Љ‹ЊЌЋЏђ‘’“”•–—\u{FFFD}™љ›њќћџ\u{00A0}ЎўЈ¤Ґ¦§Ё©Є«¬\u{00AD}®Ї°±Ііґµ¶·ё№є"
    + "»јЅѕїАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдежзийклмнопрстуфхцчшщъыьэюя"

  private static let windows1252 =
    "€\u{FFFD}‚ƒ„…†‡ˆ‰Š‹Œ\u{FFFD}Ž\u{FFFD}\u{FFFD}‘’“”•–—˜™š›œ\u{FFFD}žŸ\u{00A0}¡¢£¤¥"
    + "¦§¨©ª«¬\u{00AD}®¯°±²³´µ¶·¸¹º»¼½¾¿ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖ×ØÙÚÛÜÝÞßàáâãäåæçèéêëìíî"
    + "ïðñòóôõö÷øùúûüýþÿ"

  private static let latin2 =
    "\u{00A0}Ą˘Ł¤ĽŚ§¨ŠŞŤŹ\u{00AD}ŽŻ°ą˛ł´ľśˇ¸šşťź˝žżŔÁÂĂÄĹĆÇČÉĘËĚÍÎĎĐŃŇÓÔŐÖ×ŘŮÚŰÜÝŢßŕá"
    + "âăäĺćçčéęëěíîďđńňóôőö÷řůúűüýţ˙"

  private static let latin9 =
    "\u{00A0}¡¢£€¥Š§š©ª«¬\u{00AD}®¯°±²³Žµ¶·ž¹º»ŒœŸ¿ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖ×ØÙÚÛÜÝÞßàá"
    + "âãäåæçèéêëìíîïðñòóôõö÷øùúûüýþÿ"

  private static let macRoman =
    "ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø¿¡¬√ƒ≈∆«»…"
    + "\u{00A0}ÀÃÕŒœ–—“”‘’÷◊ÿŸ⁄€‹›ﬁﬂ‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔ\u{F8FF}ÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ"
}
