import Foundation

/// How Xcode makes the name of a Swift property from the name of a set.
enum AssetSymbolName {
  /// The words of a name: parted by what is no letter or digit, between a small and a capital letter, before the
  /// last capital of several, and between letters and digits.
  static func words(of name: String) -> [String] {
    let characters = Array(name)
    var words: [String] = []
    var word = ""
    func kind(_ index: Int) -> Character? {
      guard characters.indices.contains(index) else { return nil }
      let character = characters[index]
      return character.isNumber
        ? "0" : character.isUppercase ? "A" : character.isLetter ? "a" : nil
    }
    for index in characters.indices {
      guard let own = kind(index) else {
        if !word.isEmpty { words.append(word) }
        word = ""
        continue
      }
      if !word.isEmpty, let before = kind(index - 1) {
        let isStart =
          switch (before, own) {
          case ("a", "A"), ("0", "a"), ("0", "A"), ("a", "0"), ("A", "0"): true
          case ("A", "A"): kind(index + 1) == "a"
          default: false
          }
        if isStart {
          words.append(word)
          word = ""
        }
      }
      word.append(characters[index])
    }
    if !word.isEmpty { words.append(word) }
    return words
  }

  /// `cat_image` is `cat`, `AccentColor` is `accent`, `URLIcon` is `urlIcon`; names of capitals alone stay:
  /// `TLS2016` is `TLS_2016`.
  /// - Parameter kind: the word that is left out at the end: `image` or `color`.
  /// - Returns: empty for a name without letters and digits.
  static func property(_ name: String, kind: String) -> String {
    var words = words(of: name)
    if words.count > 1, words.last?.lowercased() == kind { words.removeLast() }
    guard let first = words.first else { return "" }
    let joined: String
    if !words.contains(where: { $0.contains(where: \.isLowercase) }) {
      joined = words.joined(separator: "_")
    } else {
      joined = first.lowercased() + words.dropFirst().map(capitalised).joined()
    }
    return quoted(joined)
  }

  /// The enumeration of a group with a namespace.
  static func namespace(_ name: String) -> String {
    let words = words(of: name)
    if words.isEmpty { return "" }
    return quoted(words.map(capitalised).joined())
  }

  private static func capitalised(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  /// With a line before a digit, and in backticks where it is a word of Swift's.
  private static func quoted(_ name: String) -> String {
    if name.first?.isNumber == true { return "_" + name }
    return keywords.contains(name) ? "`\(name)`" : name
  }

  private static let keywords: Set = [
    "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import",
    "init", "inout", "internal", "let", "open", "operator", "private", "precedencegroup",
    "protocol", "public", "rethrows", "static", "struct", "subscript", "typealias", "var", "break",
    "case", "catch", "continue", "default", "defer", "do", "else", "fallthrough", "for", "guard",
    "if", "in", "repeat", "return", "throw", "switch", "where", "while", "Any", "as", "await",
    "false", "is", "nil", "self", "Self", "super", "throws", "true", "try", "Type", "Protocol",
  ]
}
