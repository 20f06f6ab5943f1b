import GalleyGeometry

/// A text that is written in the source, to be looked up later, where it is shown. Foundation has the name on Apple's
/// systems alone.
public struct LocalizedStringResource: ExpressibleByStringInterpolation, Equatable, Sendable {
  /// Where the tables would be.
  public enum BundleDescription: Equatable, Sendable {
    /// The app's own.
    case main
    /// A bundle at an address. The tables are those of the project, whatever it says.
    case atURL(URL)

    /// The bundle of a class. The tables are those of the project, whatever it says.
    public static func forClass(_ type: AnyClass) -> BundleDescription { .main }
  }

  /// What tables are asked for: the name, or the text with a specifier for each value.
  public let key: String
  /// What is shown where no table has the key.
  public let defaultValue: String.LocalizationValue
  /// The locale where no image is being drawn.
  public var locale: Locale
  /// The table's name; nil is `Localizable`.
  public let table: String?
  /// What is looked up.
  private let isNamed: Bool

  /// A text that is its own key.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil,
    locale: Locale = Locale(identifier: "en_US"), bundle: BundleDescription = .main,
    comment: StaticString? = nil
  ) {
    key = keyAndValue.key.lookupKeys[0]
    defaultValue = keyAndValue
    self.table = table
    isNamed = false
    self.locale = locale
  }

  /// A text with a key of its own.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale = Locale(identifier: "en_US"), bundle: BundleDescription = .main,
    comment: StaticString? = nil
  ) {
    self.key = "\(key)"
    self.defaultValue = defaultValue
    self.table = table
    isNamed = true
    self.locale = locale
  }

  public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

  public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }

  /// What tables are asked for, with what is shown where they do not have it.
  fileprivate var lookedUp: LocalizedStringKey {
    defaultValue.key.named(isNamed ? key : nil, table: table)
  }
}

extension String {
  /// A text that is written in the source, with values in it.
  public struct LocalizationValue: ExpressibleByStringInterpolation, Equatable, Sendable {
    let key: LocalizedStringKey

    /// A text without values, as it is written.
    public init(_ value: String) { key = LocalizedStringKey(value) }

    public init(stringLiteral value: String) { self.init(value) }

    public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
      key = LocalizedStringKey(stringInterpolation: stringInterpolation)
    }
  }

  /// The text in the language of the image being drawn, where its project has tables of texts; as it is written
  /// elsewhere.
  /// - Parameter locale: nil is the image's.
  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self = keyAndValue.key.named(nil, table: table).localizedWords(in: locale)
  }

  /// The same for a text that has a key of its own.
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self = defaultValue.key.named("\(key)", table: table).localizedWords(in: locale)
  }

  /// The text of a resource; its locale counts where no image is being drawn.
  @_disfavoredOverload
  public init(localized resource: LocalizedStringResource) {
    self = resource.lookedUp.localizedWords(in: nil, otherwise: resource.locale)
  }
}

extension AttributedString {
  /// A text that is written in the source, with values in it, its Markdown as attributes: in the language of the image
  /// in the making, where its project has tables of texts. Nouns in `^[…](inflect: true)` agree with their numbers.
  /// - Parameter locale: nil is the image's.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self = keyAndValue.key.named(nil, table: table).localizedParts(in: locale)
  }

  /// The same for a text that has a key of its own.
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self = defaultValue.key.named("\(key)", table: table).localizedParts(in: locale)
  }

  /// The text of a resource; its locale counts where no image is being drawn.
  @_disfavoredOverload
  public init(localized resource: LocalizedStringResource) {
    self = resource.lookedUp.localizedParts(in: nil, otherwise: resource.locale)
  }
}

extension LocalizedStringKey {
  /// The same text under another name.
  fileprivate func named(_ identifier: String?, table: String?) -> LocalizedStringKey {
    LocalizedStringKey(
      format: format, values: values, identifier: identifier, table: table ?? self.table)
  }

  /// The text in the language of the image being drawn, its markup as it is written.
  /// - Parameter locale: nil is the image's, or `otherwise` where there is none.
  fileprivate func localizedWords(
    in locale: Locale?, otherwise: Locale = Locale(identifier: "en_US")
  ) -> String {
    let translated = CurrentResources.translation(of: self, locale: locale)
    return (translated ?? self).literalWords(
      in: locale ?? CurrentResources.value?.locale ?? otherwise)
  }

  /// The text in the language of the image being drawn, its Markdown as attributes.
  /// - Parameter locale: nil is the image's, or `otherwise` where there is none.
  fileprivate func localizedParts(
    in locale: Locale?, otherwise: Locale = Locale(identifier: "en_US")
  ) -> AttributedString {
    let translated = CurrentResources.translation(of: self, locale: locale)
    var environment = EnvironmentValues()
    environment.locale = locale ?? CurrentResources.value?.locale ?? otherwise
    let language =
      translated?.language ?? CurrentResources.value?.resources.developmentLanguage ?? "en"
    let pieces = (translated ?? self).pieces(in: environment, language: language)
    return pieces.reduce(into: AttributedString()) { result, piece in
      let words =
        switch piece.content {
        case .words(let words): words
        case .segments(let segments): segments.words(in: environment)
        }
      result += AttributedString(words, attributes: AttributeContainer(piece.style))
    }
  }

  /// The text with its markup as it is written, and its values in a locale.
  private func literalWords(in locale: Locale) -> String {
    var environment = EnvironmentValues()
    environment.locale = locale
    let writer = NumberWriter(locale)
    var rest = values[...]
    var result = ""
    for character in format {
      if character == Self.placeholder, let value = rest.popFirst() {
        result += value.words(in: environment, writer)
      } else {
        result.append(character)
      }
    }
    return result
  }
}

extension LocalizedStringKey {
  /// The text of a resource. Its locale is left out: the environment's counts.
  public init(_ resource: LocalizedStringResource) { self = resource.lookedUp }
}

extension Text {
  /// A text that is written in the source: its Markdown is read.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) { self.init(LocalizedStringKey(resource)) }
}
