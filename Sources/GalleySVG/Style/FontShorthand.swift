/// The shorthand `font` of CSS: `italic small-caps bold condensed 12px/1.5 "A Family", serif`.
enum FontShorthand {
  /// The properties that the shorthand sets, with their initial values (CSS Fonts 4, 6.1).
  static let initial = [
    "font-style": "normal", "font-variant": "normal", "font-weight": "normal",
    "font-stretch": "normal", "font-size": "medium", "font-family": "sans-serif",
    "font-kerning": "auto", "font-feature-settings": "normal", "font-variation-settings": "normal",
    "font-size-adjust": "none", "font-optical-sizing": "auto",
  ]

  /// What `font-variant` sets, and the shorthand by it.
  static let variants = [
    "font-variant-caps", "font-variant-ligatures", "font-variant-numeric",
    "font-variant-east-asian", "font-variant-position", "font-variant-alternates",
  ]

  static let widths: [String: Double] = [
    "ultra-condensed": 50, "extra-condensed": 62.5, "condensed": 75, "semi-condensed": 87.5,
    "normal": 100, "semi-expanded": 112.5, "expanded": 125, "extra-expanded": 150,
    "ultra-expanded": 200,
  ]

  static let sizes: [String: Double] = [
    "xx-small": 9, "x-small": 10, "small": 13, "medium": 16, "large": 18, "x-large": 24,
    "xx-large": 32, "xxx-large": 48,
  ]

  private static let systemFonts: Set = [
    "caption", "icon", "menu", "message-box", "small-caption", "status-bar",
  ]

  /// All properties of the shorthand with their values; nil for what is none.
  static func properties(_ value: String) -> [String: String]? {
    let text = value.trimmingBlanks
    let keyword = text.lowercased()
    if ["inherit", "initial", "unset", "revert", "revert-layer"].contains(keyword) {
      return initial.mapValues { _ in keyword }
    }
    var result = initial
    if systemFonts.contains(keyword) {
      result["font-family"] = "system-ui"
      return result
    }
    var words = StyleText.words(text).map(String.init)[...]
    var normals = 0
    while let word = words.first?.lowercased(), !isSize(word) {
      guard set(word, in: &result, &normals) else { return nil }
      words = words.dropFirst()
      if word == "oblique", let angle = words.first, angle.hasSuffix("deg") {
        words = words.dropFirst()
      }
    }
    guard let size = words.popFirst() else { return nil }
    let parts = size.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    result["font-size"] = String(parts[0])
    if parts.count == 2, parts[1].isEmpty { words = words.dropFirst() }
    if parts.count == 1, let next = words.first, next.hasPrefix("/") {
      words = words.dropFirst(next == "/" ? 2 : 1)
    }
    guard !words.isEmpty else { return nil }
    result["font-family"] = words.joined(separator: " ")
    return result
  }

  /// Sets what stands before the size; false for a word that is none of it, or comes twice.
  private static func set(
    _ word: String, in result: inout [String: String], _ normals: inout Int
  ) -> Bool {
    func take(_ name: String) -> Bool {
      guard result[name] == "normal" else { return false }
      result[name] = word
      return true
    }
    switch word {
    case "normal":
      normals += 1
      return normals <= 4
    case "italic", "oblique": return take("font-style")
    case "small-caps": return take("font-variant")
    case "bold", "bolder", "lighter": return take("font-weight")
    default:
      if widths[word] != nil { return take("font-stretch") }
      guard let number = Double(word), (1...1000).contains(number) else { return false }
      return take("font-weight")
    }
  }

  private static func isSize(_ word: String) -> Bool {
    let size = String(word.prefix { $0 != "/" })
    if sizes[size] != nil || size == "smaller" || size == "larger" { return true }
    // A number alone is a weight.
    return Double(size) == nil && SVGLength(size) != nil
  }
}
