import GalleyBudget
import GalleyGeometry
import GalleyGraphics
import GalleyStrings

/// The images, colours and texts of a project, which views ask by name. They are read when they are asked for.
///
/// ```swift
/// var environment = EnvironmentValues()
/// environment.projectResources = ProjectResources(source)
/// ```
///
/// Several threads may share it.
package final class ProjectResources: Sendable {
  /// A table of texts in one language.
  private struct TableKey: Hashable {
    var table: UTF8Key
    var language: UTF8Key
  }
  /// A name that is not there.
  private struct SuggestionKey: Hashable {
    enum Kind { case image, color }
    var kind: Kind
    var name: UTF8Key
  }
  /// What has been read.
  private struct State {
    var images: [UTF8Key: ImageSet?] = [:]
    var colors: [UTF8Key: ColorSet?] = [:]
    var languages: [UTF8Key: [String]] = [:]
    var tables: [TableKey: [UTF8Key: StringEntry]] = [:]
    var suggestions: [SuggestionKey: String] = [:]
    var problems: [ResourceError] = []
    var known: Set<ResourceError> = []
  }
  private let source: any ResourceSource
  private let state = Locked(State())
  /// Of images and of colours, the more of which are forgotten when they are full; and the most problems.
  private static let limit = 20_000
  private static let problemLimit = 1_000

  /// - Parameter problems: what was wrong before anything was asked for.
  package init(_ source: any ResourceSource, problems: [ResourceError] = []) {
    self.source = source
    problems.forEach(note)
  }

  /// All that has been found wrong so far, each once, in the order in which it was found; at most 1,000. They are
  /// only ever added to.
  package var problems: [ResourceError] { state.withLock { $0.problems } }

  func note(_ problem: ResourceError) { state.withLock { Self.note(problem, in: &$0) } }

  private static func note(_ problem: ResourceError, in state: inout State) {
    guard state.problems.count < problemLimit, state.known.insert(problem).inserted else { return }
    state.problems.append(problem)
  }

  private static func value<Value>(
    _ reading: ResourceReading<Value>, _ state: inout State
  ) -> Value {
    for problem in reading.problems { note(problem, in: &state) }
    return reading.value
  }

  /// The language that the sources are written in.
  var developmentLanguage: String { source.developmentLanguage }

  /// The image of a name; nil where there is none.
  package func image(named name: String) -> ImageSet? {
    state.withLock { state in
      if let known = state.images[UTF8Key(name)] { return known }
      if state.images.count >= Self.limit { state.images = [:] }
      let image = Self.value(source.image(named: name), &state)
      state.images[UTF8Key(name)] = .some(image)
      return image
    }
  }

  /// The colour of a name; nil where there is none.
  package func color(named name: String) -> ColorSet? {
    state.withLock { state in
      if let known = state.colors[UTF8Key(name)] { return known }
      if state.colors.count >= Self.limit { state.colors = [:] }
      let color = Self.value(source.color(named: name), &state)
      state.colors[UTF8Key(name)] = .some(color)
      return color
    }
  }

  /// What to append to a message about an image that is not there: `; did you mean "logo"?`, or nothing.
  func suggestion(forImage name: String) -> String {
    suggestion(for: name, .image, source.imageNames)
  }

  /// The same for a colour.
  func suggestion(forColor name: String) -> String {
    suggestion(for: name, .color, source.colorNames)
  }

  /// - Parameter all: the names that there are.
  private func suggestion(
    for name: String, _ kind: SuggestionKey.Kind, _ all: () -> [String]
  ) -> String {
    state.withLock { state in
      let key = SuggestionKey(kind: kind, name: UTF8Key(name))
      if let known = state.suggestions[key] { return known }
      if state.suggestions.count >= Self.limit { state.suggestions = [:] }
      let suggestion = Self.suggestion(for: name, among: all())
      state.suggestions[key] = suggestion
      return suggestion
    }
  }

  /// A name in a folder with a namespace counts before one of other letters.
  private static func suggestion(for name: String, among names: [String]) -> String {
    let path = "/" + name.lowercased()
    let inFolder = names.first { $0.lowercased().hasSuffix(path) }
    let edits = max(1, name.count / 4)
    let near = inFolder ?? SpellingSuggestion.of(name, among: names.prefix(limit), edits: edits)
    return SpellingSuggestion.question(near)
  }

  /// The bytes of a data set or a file; nil where there are none. They are not kept.
  package func data(named name: String) -> Data? {
    state.withLock { Self.value(source.data(named: name), &$0) }
  }

  /// A text of a table without values, in a locale's language: of plural forms the one for others.
  /// - Returns: nil where no language of the table has it.
  package func string(
    _ key: String, table: String = "Localizable", locale: Locale, idiom: ResourceIdiom = .phone
  ) -> String? {
    entry(key, table: table, locale: locale).flatMap { found in
      StringChoice(language: found.language, idiom: idiom).words(found.entry.forms, number: nil)
    }
  }

  /// A text of a table in the first of a locale's languages that has it.
  func entry(
    _ key: String, table: String, locale: Locale
  ) -> (entry: StringEntry, language: String)? {
    state.withLock { state in
      let available: [String]
      if let known = state.languages[UTF8Key(table)] {
        available = known
      } else {
        available = Self.value(source.languages(ofTable: table), &state)
        state.languages[UTF8Key(table)] = available
      }
      if available.isEmpty { return nil }
      let languages = LanguageChain.languages(
        for: locale.identifier, of: available, development: source.developmentLanguage)
      for language in languages {
        let name = TableKey(table: UTF8Key(table), language: UTF8Key(language))
        let strings: [UTF8Key: StringEntry]
        if let known = state.tables[name] {
          strings = known
        } else {
          strings = Self.value(
            source.strings(inTable: table, language: language), &state)
          state.tables[name] = strings
        }
        if let entry = strings[UTF8Key(key)] {
          return (entry, language.lowercased() == "base" ? source.developmentLanguage : language)
        }
      }
      return nil
    }
  }
}

extension EnvironmentValues {
  /// The images, colours and texts that views find by name, before they look into the image folder; nil unless
  /// set.
  package var projectResources: ProjectResources? {
    get { project as? ProjectResources }
    set { project = newValue }
  }

  /// The colour of a name; clear, and reported, where there is none.
  func assetColor(_ name: String) -> ResolvedColor {
    if let resources = projectResources {
      let set = resources.color(named: name)
      if let color = set.flatMap({ ResourceTraits(self).best(of: $0.variants, \.traits).first }) {
        return color.color.resolved(in: self)
      }
      renderResources?.noteFailedPaint(
        set?.failure
          ?? "there is no colour \"\(name)\" in the asset catalogues; it is clear"
          + resources.suggestion(forColor: name))
      return .clear
    }
    renderResources?.noteFailedPaint(
      "the colour \"\(name)\" cannot be found: no asset catalogues were given; it is clear")
    return .clear
  }

  /// What `Color.accentColor` is where nothing around says otherwise.
  var projectAccent: Color? {
    (projectResources?.color(named: "AccentColor")).flatMap {
      ResourceTraits(self).best(of: $0.variants, \.traits).first?.color
    }
  }
}
