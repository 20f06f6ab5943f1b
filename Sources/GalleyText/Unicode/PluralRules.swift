import CICU
import GalleyGeometry

/// Which form of a word a language uses with a number (CLDR's cardinal rules).
package enum PluralRules {
  /// `zero`, `one`, `two`, `few`, `many` or `other`; nil where ICU has no rules for the language.
  /// - Parameter language: a language tag such as `fi-FI`.
  package static func category(of number: Double, language: String) -> String? {
    var units = [UInt16](repeating: 0, count: 16)
    let identifier = language.replacingOccurrences(of: "-", with: "_")
    let length = galley_plural_category(identifier, number, &units, Int32(units.count))
    guard length > 0, Int(length) <= units.count else { return nil }
    return String(decoding: units[..<Int(length)], as: UTF16.self)
  }
}
