import GalleyGeometry

/// The tags of BCP 47 (`zh-Hant-TW`), which HarfBuzz and ICU read, for what a locale is called in Swift.
package enum LanguageTag {
  /// POSIX says the script behind the name; Foundation would take it for a variant of the language.
  private static let scripts = [
    "arabic": "Arab", "cyrillic": "Cyrl", "devanagari": "Deva", "latin": "Latn",
  ]

  /// The tag of a name with hyphens or underscores (`de_CH`), a script (`sr@latin`) or keywords
  /// (`th_TH@numbers=thai`); nil for another word behind an `@`.
  package static func of(_ name: String) -> String? {
    guard let at = name.utf8.firstIndex(of: UInt8(ascii: "@")) else { return hyphenated(name) }
    let suffix = name[name.index(after: at)...]
    if suffix.contains("=") { return Locale(identifier: name).identifier(.bcp47) }
    guard let script = scripts[suffix.lowercased()] else { return nil }
    var parts = name[..<at].split(omittingEmptySubsequences: false) { "-_".contains($0) }
    let hasScript = parts.count > 1 && parts[1].utf8.count == 4 && parts[1].allSatisfy(\.isLetter)
    if !hasScript { parts.insert(Substring(script), at: 1) }
    return parts.joined(separator: "-")
  }

  /// The tag of a locale: of one with an unknown word behind an `@`, without that word.
  package static func of(_ locale: Locale) -> String {
    let name = locale.identifier
    return of(name) ?? hyphenated(String(name.prefix { $0 != "@" }))
  }

  private static func hyphenated(_ name: String) -> String {
    guard name.utf8.contains(UInt8(ascii: "_")) else { return name }
    let bytes = name.utf8.map { $0 == UInt8(ascii: "_") ? UInt8(ascii: "-") : $0 }
    return String(decoding: bytes, as: UTF8.self)
  }
}
