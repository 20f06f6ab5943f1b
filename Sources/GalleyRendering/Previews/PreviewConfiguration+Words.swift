import GalleyGeometry
import GalleyGraphics
import GalleyLayout
import GalleyStrings
import GalleyText
import GalleyViews

/// A value of a configuration in words.
struct ConfigurationValue {
  /// As it is set: `set(name, to: text)` gives the same value.
  var text: String
  /// For people.
  var words: String
  /// In a file's name.
  var fileWord: String

  init(_ text: String, words: String? = nil, file: String? = nil) {
    self.text = text
    self.words = words ?? text
    fileWord = Self.plain(file ?? text)
  }

  /// Lower case letters and digits with `-` between them; `_` and `.` stay.
  private static func plain(_ text: String) -> String {
    var result = ""
    for scalar in text.lowercased().unicodeScalars {
      let isPlain =
        ("a"..."z").contains(scalar) || ("0"..."9").contains(scalar) || scalar == "_"
      // A dot stands in numbers alone.
      if isPlain || scalar == ".", result.last?.isNumber == true || isPlain {
        result.unicodeScalars.append(scalar)
      } else if !result.isEmpty, !result.hasSuffix("-") {
        result += "-"
      }
    }
    while let last = result.last, last == "-" || last == "." { result.removeLast() }
    return result
  }
}

extension PreviewConfiguration {
  /// A value by its name. Each switch names all of them: one that is forgotten does not compile.
  package enum Setting: String, CaseIterable, Sendable {
    case device, orientation, size, scheme, direction
    case typeSize = "type-size"
    case locale
    case timeZone = "time-zone"
    case date, contrast, look, scale
  }

  /// The names of the values, in the order of `suffix`.
  package static let names = Setting.allCases.map(\.rawValue)

  /// A name or a text that is none of a configuration.
  package struct InvalidValue: Error, Hashable, CustomStringConvertible {
    package var name: String
    /// What was given; nil where the name is wrong.
    package var text: String?
    package var expected: String
    /// The name or the word that is nearest to what was given.
    package var suggestion: String?

    package var description: String {
      let question = SpellingSuggestion.question(suggestion, isQuoted: false)
      guard let text else { return "\"\(name)\" is not a setting: expected \(expected)\(question)" }
      return "\(name) is \"\(text)\": expected \(expected)\(question)"
    }
  }

  /// Sets a value by its name, which is also that of the command line's option.
  /// - Parameters:
  ///   - name: one of `names`.
  ///   - text: a device's name; `portrait`, `portraitUpsideDown`, `landscapeLeft`, `landscapeRight`, or `landscape` for
  ///     the third; `320x480` in points; `light`, `dark`; `rtl`, `ltr`; `xSmall` to `accessibility5`; `de_CH`;
  ///     `Europe/Berlin`, `GMT+2`; a `PreviewDate`; `standard`, `increased`; `18`, `26`; `2`,
  ///     `2x`.
  /// - Throws: `InvalidValue` with what is expected; the configuration is as it was then.
  package mutating func set(_ name: String, to text: String) throws {
    guard let setting = Setting(rawValue: name) else {
      throw InvalidValue(
        name: name, text: nil, expected: Self.names.joined(separator: ", "),
        suggestion: SpellingSuggestion.of(name, among: Self.names))
    }
    try set(setting, to: text)
  }

  private mutating func set(_ setting: Setting, to text: String) throws {
    switch setting {
    case .device: device = try Self.device(text)
    case .orientation: orientation = try Self.word(setting, text, Self.orientations)
    case .size: size = try Self.size(text)
    case .scheme: colorScheme = try Self.word(setting, text, Self.schemes)
    case .direction: layoutDirection = try Self.word(setting, text, Self.directions)
    case .typeSize: dynamicTypeSize = try Self.word(setting, text, Self.typeSizes)
    case .locale: locale = try Self.locale(text)
    case .timeZone: timeZone = try Self.timeZone(text)
    case .date: date = try Self.date(text)
    case .contrast: contrast = try Self.word(setting, text, Self.contrasts)
    case .look: look = try Self.word(setting, text, Self.looks)
    case .scale: scale = try Self.scale(text)
    }
  }

  /// Takes over a value of another configuration; nil where it is not set there.
  package mutating func copy(_ setting: Setting, from other: PreviewConfiguration) {
    switch setting {
    case .device: device = other.device
    case .orientation: orientation = other.orientation
    case .size: size = other.size
    case .scheme: colorScheme = other.colorScheme
    case .direction: layoutDirection = other.layoutDirection
    case .typeSize: dynamicTypeSize = other.dynamicTypeSize
    case .locale: locale = other.locale
    case .timeZone: timeZone = other.timeZone
    case .date: date = other.date
    case .contrast: contrast = other.contrast
    case .look: look = other.look
    case .scale: scale = other.scale
    }
  }

  /// Every word of a value that has a fixed list of them; nil of values that have none, and of a name that is none.
  package static func words(of name: String) -> [String]? {
    switch Setting(rawValue: name) {
    case .device: DeviceTable.screens.map(\.name)
    case .orientation: orientations.map(\.word)
    case .scheme: schemes.map(\.word)
    case .direction: directions.map(\.word)
    case .typeSize: typeSizes.map(\.word)
    case .contrast: contrasts.map(\.word)
    case .look: looks.map(\.word)
    case .size, .locale, .timeZone, .date, .scale, nil: nil
    }
  }

  /// A value in words; nil where it is not set.
  func value(of setting: Setting) -> ConfigurationValue? {
    switch setting {
    case .device: device.map { ConfigurationValue($0) }
    case .orientation: orientation.map { ConfigurationValue($0.id) }
    case .size:
      size.map { size in
        ConfigurationValue(
          "\(Self.text(size.width))x\(Self.text(size.height))",
          words: "\(size.width.shortDescription) x \(size.height.shortDescription) points")
      }
    case .scheme: colorScheme.map { ConfigurationValue(Self.text($0, Self.schemes)) }
    case .direction:
      layoutDirection.map {
        let isMirrored = $0 == .rightToLeft
        return ConfigurationValue(
          isMirrored ? "rtl" : "ltr", words: isMirrored ? "right to left" : "left to right")
      }
    case .typeSize: dynamicTypeSize.map { ConfigurationValue(Self.text($0, Self.typeSizes)) }
    case .locale: locale.map { ConfigurationValue($0.identifier) }
    case .timeZone:
      timeZone.map { ConfigurationValue($0.identifier, file: Self.withSigns($0.identifier)) }
    case .date:
      date.map { ConfigurationValue("\($0)", file: Self.withSigns("\($0)")) }
    case .contrast:
      contrast.map {
        let word = Self.text($0, Self.contrasts)
        return ConfigurationValue(word, words: "\(word) contrast", file: "\(word)-contrast")
      }
    case .look:
      look.map {
        let word = Self.text($0, Self.looks)
        return ConfigurationValue(word, words: "iOS \(word)", file: "ios-\(word)")
      }
    case .scale:
      scale.map {
        ConfigurationValue(
          Self.text($0), words: "\($0.shortDescription)x", file: "\(Self.text($0))x")
      }
    }
  }

  private typealias Words<Value> = [(word: String, value: Value)]

  private static let orientations: Words<InterfaceOrientation> =
    InterfaceOrientation.allCases.map { (word: $0.id, value: $0) }
    + [(word: "landscape", value: .landscapeLeft)]
  private static let schemes: Words<ColorScheme> = [("light", .light), ("dark", .dark)]
  private static let directions: Words<LayoutDirection> = [
    ("ltr", .leftToRight), ("rtl", .rightToLeft), ("leftToRight", .leftToRight),
    ("rightToLeft", .rightToLeft),
  ]
  private static let typeSizes: Words<DynamicTypeSize> =
    zip(DynamicTypeSize.names, DynamicTypeSize.allCases).map { (word: $0, value: $1) }
  private static let contrasts: Words<ColorSchemeContrast> = [
    ("standard", .standard), ("increased", .increased),
  ]
  private static let looks: Words<SystemLook> = [("18", .iOS18), ("26", .iOS26)]

  /// All digits of a number.
  private static func text(_ value: CGFloat) -> String {
    Int(exactly: value).map { "\($0)" } ?? "\(Double(value))"
  }

  private static func text<Value: Equatable>(_ value: Value, _ words: Words<Value>) -> String {
    words.first { $0.value == value }?.word ?? "\(value)"
  }

  private static func word<Value>(
    _ setting: Setting, _ text: String, _ words: Words<Value>
  ) throws -> Value {
    let lowercased = text.lowercased()
    if let found = words.first(where: { $0.word.lowercased() == lowercased }) {
      return found.value
    }
    let known = words.map(\.word)
    throw InvalidValue(
      name: setting.rawValue, text: text, expected: known.joined(separator: ", "),
      suggestion: SpellingSuggestion.of(text, among: known))
  }

  private static func device(_ text: String) throws -> String {
    do {
      return try DeviceTable.screen(named: text).name
    } catch {
      throw InvalidValue(
        name: "device", text: text, expected: "a device from the table, such as iPhone 15 Pro",
        suggestion: error.nearest.isEmpty
          ? nil : error.nearest.joined(separator: ", or "))
    }
  }

  private static func number(_ text: some StringProtocol) -> CGFloat? {
    guard let value = Double(text), value.isFinite, value > 0 else { return nil }
    return CGFloat(value)
  }

  private static func size(_ text: String) throws -> CGSize {
    let parts = text.lowercased().split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let width = number(parts[0]), let height = number(parts[1]) else {
      throw InvalidValue(
        name: "size", text: text, expected: "WIDTHxHEIGHT in points, such as 320x480")
    }
    return CGSize(width: width, height: height)
  }

  private static func scale(_ text: String) throws -> CGFloat {
    let digits = text.lowercased().hasSuffix("x") ? text.dropLast() : text[...]
    guard let scale = number(digits), scale <= 16 else {
      throw InvalidValue(
        name: "scale", text: text,
        expected: "pixels per point, above 0 and at most 16, such as 2 or 3x")
    }
    return scale
  }

  /// An offset from Greenwich with its sign in words: files' names have no others.
  private static func withSigns(_ text: String) -> String {
    guard let sign = text.lastIndex(where: { $0 == "+" || $0 == "-" }) else { return text }
    let digits = text[text.index(after: sign)...]
    guard digits.allSatisfy({ $0.isNumber || $0 == ":" }) else { return text }
    return "\(text[..<sign])-\(text[sign] == "+" ? "plus" : "minus")-\(digits)"
  }

  private static func timeZone(_ text: String) throws -> TimeZone {
    let known = TimeZone.knownTimeZoneIdentifiers
    let name = known.first { $0.lowercased() == text.lowercased() } ?? text
    guard let zone = TimeZone(identifier: name) else {
      throw InvalidValue(
        name: "time-zone", text: text,
        expected: "a time zone such as Europe/Berlin, GMT or GMT+5:30",
        suggestion: SpellingSuggestion.of(text, among: known))
    }
    return zone
  }

  private static func date(_ text: String) throws -> PreviewDate {
    guard let date = PreviewDate(text) else {
      throw InvalidValue(
        name: "date", text: text,
        expected: "a date such as 2026-09-24, 2026-09-24T14:45 or 2026-09-24T14:45:30+02:00")
    }
    return date
  }

  private static func locale(_ text: String) throws -> Locale {
    guard let locale = LanguageTag.locale(text, ofKnownLanguage: true) else {
      throw InvalidValue(
        name: "locale", text: text,
        expected: "a language with an optional region, such as de or de_CH",
        suggestion: nil)
    }
    // As Swift writes it: views see the name.
    return Locale(identifier: locale.identifier(.icu))
  }
}

extension PreviewConfiguration: Codable {
  /// An object of the values that are set, by their names and as texts: `{"scheme": "dark"}`.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    for (name, text) in try container.decode([String: String].self).sorted(by: { $0.key < $1.key })
    {
      do {
        try set(name, to: text)
      } catch {
        throw DecodingError.dataCorruptedError(in: container, debugDescription: "\(error)")
      }
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    let pairs = Setting.allCases.compactMap { setting in
      value(of: setting).map { (setting.rawValue, $0.text) }
    }
    try container.encode(Dictionary(uniqueKeysWithValues: pairs))
  }
}

extension PreviewConfiguration: CustomStringConvertible {
  package var description: String { summary }
}
