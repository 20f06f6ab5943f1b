import GalleyGeometry

/// In which languages a text is looked for.
enum LanguageChain {
  /// Whether two tags name one language: `pt_BR` is `pt-BR`.
  static func areEqual(_ one: String, _ other: String) -> Bool {
    canonical(one) == canonical(other)
  }

  /// A tag with hyphens, without case and with today's names of languages.
  private static func canonical(_ tag: String) -> String {
    let parts = tag.lowercased().replacingOccurrences(of: "_", with: "-").split(separator: "-")
    guard let first = parts.first else { return "" }
    let language = today[String(first)] ?? String(first)
    return ([language] + parts.dropFirst().map(String.init)).joined(separator: "-")
  }

  /// Names that folders of old projects have.
  private static let today = [
    "iw": "he", "in": "id", "ji": "yi", "no": "nb", "english": "en", "french": "fr",
    "german": "de", "italian": "it", "spanish": "es", "japanese": "ja", "dutch": "nl",
  ]

  /// The names of a language from the narrowest to the widest: `zh_Hant_HK` is `zh-hant-hk`, `zh-hk`, `zh-hant`, `zh`.
  /// A script that the region implies counts as written: `zh_TW` is `zh-tw`, `zh-hant-tw`, `zh-hant`, `zh`.
  static func names(of identifier: String) -> [String] {
    let plain = identifier.prefix { $0 != "@" && $0 != "." }
    let parts = canonical(String(plain)).split(separator: "-").map(String.init)
    guard let language = parts.first else { return [] }
    let region = parts.dropFirst().first { $0.count == 2 || ($0.count == 3 && Int($0) != nil) }
    var script = parts.dropFirst().first { $0.count == 4 }
    if language == "zh", script == nil {
      script = ["tw", "hk", "mo"].contains(region ?? "") ? "hant" : "hans"
    }
    var names = [parts.joined(separator: "-")]
    func add(_ tail: [String?]) {
      let name = ([language] + tail.compactMap { $0 }).joined(separator: "-")
      if !names.contains(name) { names.append(name) }
    }
    add([script, region])
    add([region])
    add([script])
    add([])
    return names
  }

  /// The languages of a table in the order in which they are asked: those of the locale, others of the same
  /// language, the one that the sources are written in, and `Base`.
  static func languages(
    for identifier: String, of available: [String], development: String
  ) -> [String] {
    let names = names(of: identifier)
    var result: [String] = []
    func add(_ language: String) { if !result.contains(language) { result.append(language) } }
    for name in names { available.filter { areEqual($0, name) }.forEach(add) }
    if let language = names.last?.split(separator: "-").first, language != "zh" {
      let dialects = available.filter { canonical($0).hasPrefix(language + "-") }.sorted()
      if result.isEmpty { dialects.prefix(1).forEach(add) }
    }
    for name in Self.names(of: development) + ["base"] {
      available.filter { areEqual($0, name) }.forEach(add)
    }
    return result
  }
}
