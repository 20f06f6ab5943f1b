import GalleyGeometry

/// A text that is written in the source, to be looked up later. It is shown as it is written: there are
/// no tables of translations. Foundation has the name on Apple's systems alone.
public struct LocalizedStringResource: ExpressibleByStringInterpolation, Equatable, Sendable {
  /// Where the tables would be.
  public enum BundleDescription: Equatable, Sendable {
    case main
    case atURL(URL)

    public static func forClass(_ type: AnyClass) -> BundleDescription { .main }
  }

  public let key: String
  public let defaultValue: String.LocalizationValue
  public var locale: Locale
  public var table: String? { nil }

  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil,
    locale: Locale = Locale(identifier: "en_US"), bundle: BundleDescription = .main,
    comment: StaticString? = nil
  ) {
    key = keyAndValue.key.words
    defaultValue = keyAndValue
    self.locale = locale
  }

  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale = Locale(identifier: "en_US"), bundle: BundleDescription = .main,
    comment: StaticString? = nil
  ) {
    self.key = "\(key)"
    self.defaultValue = defaultValue
    self.locale = locale
  }

  public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

  public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }
}

extension String {
  /// A text that is written in the source, with values in it.
  public struct LocalizationValue: ExpressibleByStringInterpolation, Equatable, Sendable {
    let key: LocalizedStringKey

    public init(_ value: String) { key = LocalizedStringKey(value) }

    public init(stringLiteral value: String) { self.init(value) }

    public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
      key = LocalizedStringKey(stringInterpolation: stringInterpolation)
    }
  }

  /// The text as it is written: there are no tables of translations.
  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = Locale(identifier: "en_US"), comment: StaticString? = nil
  ) {
    self = keyAndValue.key.literalWords(in: locale)
  }

  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = Locale(identifier: "en_US"),
    comment: StaticString? = nil
  ) {
    self = defaultValue.key.literalWords(in: locale)
  }

  @_disfavoredOverload
  public init(localized resource: LocalizedStringResource) {
    self = resource.defaultValue.key.literalWords(in: resource.locale)
  }
}

extension LocalizedStringKey {
  /// The text with its markup as it is written, and its values in a locale.
  fileprivate func literalWords(in locale: Locale) -> String {
    var environment = EnvironmentValues()
    environment.locale = locale
    var rest = values[...]
    var result = ""
    for character in format {
      if character == Self.placeholder, let value = rest.popFirst() {
        result += value.segments.words(in: environment)
      } else {
        result.append(character)
      }
    }
    return result
  }
}

extension LocalizedStringKey {
  public init(_ resource: LocalizedStringResource) { self = resource.defaultValue.key }
}

extension Text {
  /// A text that is written in the source: its Markdown is read.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) { self.init(LocalizedStringKey(resource)) }
}
