import Foundation

extension PersonNameComponents {
  /// Writes a name, as the style of this name on Apple's systems, which Foundation does not have on Linux.
  public struct FormatStyle: Foundation.FormatStyle, Codable, Hashable, Sendable {
    /// How much of a name is written: on Apple's systems it is `PersonNameComponentsFormatter.Style`, which Foundation has by
    /// name alone on Linux.
    public enum Style: Int, Codable, Hashable, Sendable {
      /// The same as `medium`.
      case `default`
      /// The nickname, or else the given name.
      case short
      /// The given name and the family's name.
      case medium
      /// All parts but the nickname.
      case long
      /// Initials.
      case abbreviated
    }

    /// How much of the name is written.
    public var style: Style
    /// By whose language the family's name comes first.
    public var locale: Locale

    /// A style for names as people of a locale write them.
    public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) {
      (self.style, self.locale) = (style, locale)
    }

    /// The same in another locale.
    public func locale(_ locale: Locale) -> Self { Self(style: style, locale: locale) }

    /// The name: with all of its parts if it is long, the given and the family's name if it is of medium length, the nickname or
    /// else the given name if it is short, and initials if it is abbreviated.
    public func format(_ value: PersonNameComponents) -> String {
      switch style {
      case .short:
        let short = [value.nickname, value.givenName, value.familyName]
        return short.lazy.compactMap(Self.stated).first ?? ""
      case .long:
        let name = ordered(
          given: [value.givenName, value.middleName], family: value.familyName,
          joined: isWithoutSpaces(value))
        return joined([value.namePrefix, name, value.nameSuffix], by: " ")
      case .abbreviated:
        return ordered(
          given: [initial(value.givenName)], family: initial(value.familyName), joined: true)
      case .default, .medium:
        return ordered(
          given: [value.givenName], family: value.familyName, joined: isWithoutSpaces(value))
      }
    }

    private static func stated(_ part: String?) -> String? {
      guard let part, !part.isEmpty else { return nil }
      return part
    }

    private func initial(_ part: String?) -> String? { part?.first.map { $0.uppercased() } }

    private func joined(_ parts: [String?], by separator: String) -> String {
      parts.compactMap(Self.stated).joined(separator: separator)
    }

    private func ordered(given: [String?], family: String?, joined isJoined: Bool) -> String {
      let isFamilyFirst = familyComesFirst || Self.stated(family).map(Self.isEastAsian) == true
      return joined(
        isFamilyFirst ? [family] + given : given + [family], by: isJoined ? "" : " ")
    }

    /// Whether the locale's language has the family's name first: Chinese, Japanese, Korean and Hungarian (CLDR's order of
    /// names).
    private var familyComesFirst: Bool {
      ["zh", "ja", "ko", "hu"].contains(locale.language.languageCode?.identifier)
    }

    private func isWithoutSpaces(_ name: PersonNameComponents) -> Bool {
      let parts = [name.givenName, name.familyName].compactMap(Self.stated)
      return !parts.isEmpty && parts.allSatisfy(Self.isEastAsian)
    }

    /// Whether a part is in letters of China, Japan or Korea: such names have no spaces.
    private static func isEastAsian(_ part: String) -> Bool {
      part.unicodeScalars.allSatisfy { letter in
        switch letter.value {
        case 0x2E80...0x9FFF, 0xAC00...0xD7AF, 0xF900...0xFAFF, 0x20000...0x3FFFF: true
        default: false
        }
      }
    }
  }

  /// The given name and the family's name.
  public func formatted() -> String { FormatStyle().format(self) }

  /// The name in a style.
  public func formatted<Style: Foundation.FormatStyle>(_ style: Style) -> Style.FormatOutput
  where Style.FormatInput == PersonNameComponents { style.format(self) }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
  /// The given name and the family's name.
  public static var name: Self { Self() }

  /// A name of a length.
  public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self {
    Self(style: style)
  }
}
