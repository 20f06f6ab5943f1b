import GalleyGeometry

/// The locales that have names in scenes, in their data, in previews and on the command line.
extension LanguageTag {
  /// Bytes. ICU has room for 157, and Foundation ends the process for a name that does not fit.
  private static let limit = 128

  /// The locale of a language tag (`fi-FI`, `ar-u-nu-latn`) or of a name as Swift writes it (`de_CH`, `sr@latin`,
  /// `th_TH@numbers=thai`); nil for another name, and for unknown digits.
  /// - Parameter isKnown: whether the language must be one that Foundation knows: it writes for others as for none, and there
  ///   are rows of data in thousands of languages.
  package static func locale(_ name: String, ofKnownLanguage isKnown: Bool) -> Locale? {
    let signs = Set("-_@=;".utf8)
    let isPlain = name.utf8.allSatisfy {
      $0 < 128 && (isLetter($0) || isDigit($0) || signs.contains($0))
    }
    // Keywords stand for no language.
    guard isPlain, name.utf8.count <= limit, name.utf8.first.map(isLetter) == true,
      let tag = of(name), isTag(tag)
    else { return nil }
    let locale = Locale(identifier: tag)
    guard writable(locale) != nil, !isKnown || namesKnownLanguage(locale) else { return nil }
    return locale
  }

  private static let languages = Set(Locale.LanguageCode.isoLanguageCodes.map(\.identifier))

  /// Whether the language is known, by one of its former names (`iw`), too.
  private static func namesKnownLanguage(_ locale: Locale) -> Bool {
    let language = locale.identifier(.icu).prefix { $0 != "_" && $0 != "@" }
    return language == "root" || languages.contains(String(language))
  }

  /// Whether the tag's region is the one that stands for none (`ZZ`, `999`): ICU ends the process where it looks for
  /// that region's Islamic calendar.
  private static func namesUnknownRegion(_ tag: String) -> Bool {
    tag.utf8.split(separator: UInt8(ascii: "-")).dropFirst().prefix { $0.count > 1 }
      .contains { ["zz", "999", "zzz"].contains(String(decoding: $0, as: UTF8.self).lowercased()) }
  }

  private static func isTag(_ tag: String) -> Bool {
    let parts = tag.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard let language = parts.first, (2...8).contains(language.count) else { return false }
    return language.allSatisfy(isLetter)
      && parts.allSatisfy { part in
        (1...8).contains(part.count) && part.allSatisfy { isLetter($0) || isDigit($0) }
      }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  /// The locale in ICU's spelling, which Foundation's `DateFormatter` writes for without ending the process; nil
  /// where there is none.
  ///
  /// It ends the process where ICU has no formatter: for digits that do not exist, for long names, and for
  /// `en-u-nu-latn`, where it takes `latn` for the script that English has anyway and leaves it away. The format
  /// styles, on the same ICU, then write a description of the date: what they write is looked at first.
  package static func writable(_ locale: Locale) -> Locale? {
    guard locale.identifier.utf8.count <= limit, !namesUnknownRegion(locale.identifier(.bcp47))
    else { return nil }
    let spelled = Locale(identifier: locale.identifier(.icu))
    let day = Date.VerbatimFormatStyle(
      format: "\(day: .defaultDigits)", locale: spelled, timeZone: .gmt, calendar: spelled.calendar)
    let epoch = Date(timeIntervalSince1970: 0)
    let text = epoch.formatted(day)
    return text.isEmpty || text == epoch.description ? nil : spelled
  }
}
