import GalleyGeometry

/// A text that is looked up where it is shown. It has no `==`: texts are compared with their looks.
struct LocalizedText {
  /// With `LocalizedStringKey.placeholder` for each value.
  let format: String
  let values: [Argument]
  /// The key where it is not made of the format.
  let identifier: String?
  /// The table's name; nil is `Localizable`.
  let table: String?

  /// A value in a text: a number, or anything else with its looks.
  struct Argument {
    /// Empty for a number, whose words depend on the locale.
    var segments: [Text.Segment] = []
    /// How the key writes it: `%lld`.
    var specifier = "%@"
    var number: LocalizedNumber?
    /// The parts of the number's own format; empty where it is that of its type.
    var format: [FormatSpecifier.Part] = []
  }

  init(_ key: LocalizedStringKey, table: String?) {
    format = key.format
    values = key.values.map(\.argument)
    identifier = key.identifier
    self.table = table ?? key.table
  }

  private var key: LocalizedStringKey {
    LocalizedStringKey(
      format: format, values: values.map { LocalizedStringKey.Value($0) }, identifier: identifier,
      table: table)
  }

  /// The parts of the text in an environment's language.
  func segments(in environment: EnvironmentValues) -> [Text.Segment] {
    guard let resources = environment.projectResources else {
      return key.segments(in: environment)
    }
    let translated = resources.translation(
      of: key, locale: environment.locale, idiom: environment.resourceIdiom)
    return (translated ?? key).segments(
      in: environment, language: translated?.language ?? resources.developmentLanguage)
  }
}

nonisolated extension LocalizedStringKey {
  /// What tables call the text: values by their specifiers, a sign in the words doubled where there are values. Some
  /// write the sign once.
  var lookupKeys: [String] {
    if let identifier { return [identifier] }
    if values.isEmpty { return [format] }
    func key(_ sign: String) -> String {
      var rest = values[...]
      var result = ""
      for character in format {
        if character == Self.placeholder, let value = rest.popFirst() {
          result += value.argument.specifier
        } else if character == "%" {
          result += sign
        } else {
          result.append(character)
        }
      }
      return result
    }
    return format.contains("%") ? [key("%%"), key("%")] : [key("%")]
  }
}

extension ProjectResources {
  /// The text in a locale's language with its values put in; nil where no table has it.
  func translation(
    of key: LocalizedStringKey, locale: Locale, idiom: ResourceIdiom
  ) -> LocalizedStringKey? {
    for name in key.lookupKeys {
      guard let found = entry(name, table: key.table ?? "Localizable", locale: locale) else {
        continue
      }
      var expansion = FormatExpansion(
        found.entry, values: key.values,
        choice: StringChoice(language: found.language, idiom: idiom), locale: locale)
      let result = expansion.key()
      for message in expansion.problems {
        note(
          ResourceError(
            file: "\(found.language), \(key.table ?? "Localizable")",
            message: "the text \"\(name)\" \(message)"))
      }
      return result.map { key in
        var key = key
        key.language = found.language
        return key
      }
    }
    return nil
  }
}

/// Puts values into the format of a table's text.
struct FormatExpansion {
  private let entry: StringEntry
  private let values: [LocalizedStringKey.Value]
  private let choice: StringChoice
  private let writer: NumberWriter
  private var format = ""
  private var placed: [LocalizedStringKey.Value] = []
  /// The number of the next argument that is not named by its number, from 0.
  private var next = 0
  private(set) var problems: [String] = []
  /// Variables within variables, deeper than in real tables.
  private static let depthLimit = 8
  /// Variables of a text, with those in others: ten of ten of ten are a thousand.
  private static let variableLimit = 1000
  private var variables = 0

  init(
    _ entry: StringEntry, values: [LocalizedStringKey.Value], choice: StringChoice, locale: Locale
  ) {
    self.entry = entry
    self.values = values
    self.choice = choice
    writer = NumberWriter(locale)
  }

  /// The text with a place for each value; nil where it has no form for them.
  mutating func key() -> LocalizedStringKey? {
    let number = values.lazy.compactMap(\.argument.number).first
    guard let words = choice.words(entry.forms, number: number) else {
      problems.append("has no \"other\" form")
      return nil
    }
    // As SwiftUI shows it: without values a sign is a sign.
    if values.isEmpty, entry.variables.isEmpty { return LocalizedStringKey(words) }
    expand(words, own: nil, depth: 0)
    return LocalizedStringKey(format: format, values: placed)
  }

  /// - Parameters:
  ///   - own: the argument of the variable around.
  ///   - form: how `%arg` writes it; nil is the form of its type.
  private mutating func expand(
    _ words: String, own: Int?, form: FormatSpecifier? = nil, depth: Int
  ) {
    var own = own
    let outer = own
    for part in FormatSpecifier.parts(of: words) {
      switch part {
      case .text(let text): format += text.filter { $0 != LocalizedStringKey.placeholder }
      case .place(let place):
        switch place.kind {
        case .variable(let name): expandVariable(name, place.position, depth: depth)
        case .own: put(outer ?? take(), form)
        case .value:
          put(place.position.map { $0 - 1 } ?? own ?? take(), place)
          if place.position == nil { own = nil }
        }
      }
    }
  }

  private mutating func take() -> Int {
    defer { next += 1 }
    return next
  }

  private mutating func expandVariable(_ name: String, _ position: Int?, depth: Int) {
    variables += 1
    guard variables <= Self.variableLimit else {
      if variables > Self.variableLimit + 1 { return }
      return problems.append("has more than \(Self.variableLimit) variables, with those in others")
    }
    guard let variable = entry.variables[name] else {
      return problems.append("names \"%#@\(name)@\", which its table does not define")
    }
    guard depth < Self.depthLimit else {
      return problems.append("has variables nested more than \(Self.depthLimit) deep")
    }
    let index = (position ?? variable.argument).map { $0 - 1 } ?? take()
    let number = values.indices.contains(index) ? values[index].argument.number : nil
    guard let words = choice.words(variable.forms, number: number) else {
      return problems.append("has no \"other\" form for \"\(name)\"")
    }
    let form = FormatSpecifier.parts(of: "%" + variable.specifier)
    guard case .place(let place)? = form.first else {
      return expand(words, own: index, depth: depth + 1)
    }
    expand(words, own: index, form: place, depth: depth + 1)
  }

  /// - Parameter place: nil is the form of the value's type.
  private mutating func put(_ index: Int, _ place: FormatSpecifier?) {
    guard values.indices.contains(index) else {
      return problems.append(
        "asks for value \(index + 1); the key has \(values.count)")
    }
    let argument = values[index].argument
    format.append(LocalizedStringKey.placeholder)
    if let place, let number = argument.number, let words = writer.words(of: number, by: place) {
      placed.append(LocalizedStringKey.Value(words))
    } else {
      placed.append(values[index])
    }
  }
}

extension CurrentResources {
  /// A text in the language of the image being drawn, or of a locale; nil where there is none.
  static func translation(of key: LocalizedStringKey, locale: Locale?) -> LocalizedStringKey? {
    value.flatMap {
      $0.resources.translation(of: key, locale: locale ?? $0.locale, idiom: $0.idiom)
    }
  }
}
