import CHyphen
import GalleyBudget
import GalleyGeometry
import GalleyStrings

/// Where words may be hyphenated, by libhyphen and the dictionaries that are installed on the machine.
final class Hyphenator {
  /// Where Debian's packages `hyphen-de` and their like have their dictionaries.
  static let standardFolder = "/usr/share/hyphen"

  /// Where dictionaries are looked for, `hyph_de_DE.dic` or `hyph_de.dic`.
  var folder = Hyphenator.standardFolder {
    didSet {
      dictionaries = BoundedCache(limit: dictionaries.limit)
      places = BoundedCache(limit: places.limit)
    }
  }

  /// By language tags; one has some megabytes.
  private var dictionaries = BoundedCache<UTF8Key, HyphenationDictionary?>(limit: 8)
  private var places = BoundedCache<Key, [Int]>(limit: 4096)
  private struct Key: Hashable {
    var language: UTF8Key
    var word: UTF8Key
  }

  /// Whether libhyphen is installed.
  static var isInstalled: Bool { galley_hyphen_is_installed() != 0 }

  /// Whether there is a dictionary for a language.
  func knows(_ language: String) -> Bool { dictionary(for: language) != nil }

  /// How many characters of each word stand before each hyphen that it may have.
  /// - Parameters:
  ///   - words: letters, marks and apostrophes.
  ///   - language: a BCP 47 tag.
  func places(in words: [String], language: String) -> [[Int]] {
    guard let dictionary = dictionary(for: language) else { return words.map { _ in [] } }
    let keys = words.map { Key(language: UTF8Key(language), word: UTF8Key($0)) }
    var result = keys.map { places.value(for: $0) }
    let missing = result.indices.filter { result[$0] == nil }
    for (index, own) in zip(missing, dictionary.places(in: missing.map { words[$0] })) {
      places.insert(own, for: keys[index])
      result[index] = own
    }
    return result.map { $0 ?? [] }
  }

  private func dictionary(for language: String) -> HyphenationDictionary? {
    let key = UTF8Key(language)
    if let known = dictionaries.value(for: key) { return known }
    let found = file(for: language).flatMap { name in
      FileManager.default.contents(atPath: "\(folder)/\(name)")
        .flatMap { HyphenationDictionary(Array($0)) }
    }
    dictionaries.insert(found, for: key)
    return found
  }

  /// The file of the language, script and region of a tag, else of fewer of them, else the language's first one.
  private func file(for language: String) -> String? {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let candidates = Self.candidates(for: language)
    for name in candidates.map({ "hyph_\($0).dic" }) where names.contains(name) { return name }
    guard let plain = candidates.last else { return nil }
    return names.sorted().first { $0.hasPrefix("hyph_\(plain)_") && $0.hasSuffix(".dic") }
  }

  /// `de_Latn_CH`, `de_CH`, `de_Latn` and `de` of `de-Latn-CH-u-ca-iso8601`; none for what is no tag.
  static func candidates(for language: String) -> [String] {
    let parts = language.split { $0 == "-" || $0 == "_" }.prefix { $0.utf8.count > 1 }
    guard let name = parts.first?.lowercased(), (2...3).contains(name.utf8.count),
      parts.allSatisfy({ $0.utf8.allSatisfy(isLetterOrDigit) })
    else { return [] }
    let script = parts.dropFirst().first { $0.utf8.count == 4 }?.capitalized
    let region = parts.dropFirst().first { (2...3).contains($0.utf8.count) }?.uppercased()
    let tails: [[String?]] = [[script, region], [region], [script], []]
    var result: [String] = []
    for tail in tails {
      let candidate = ([name] + tail.compactMap { $0 }).joined(separator: "_")
      if !tail.contains(nil), !result.contains(candidate) { result.append(candidate) }
    }
    return result
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20)
  }
}
