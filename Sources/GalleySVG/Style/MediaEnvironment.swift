/// What the conditions of `@media` are about: an image on a screen, in a light surrounding, without a pointer.
struct MediaEnvironment {
  /// The document's own size in CSS pixels.
  var width: Double
  var height: Double

  /// Whether one of the queries of a list holds; an empty list does.
  func matches(_ list: Substring, _ warnings: SVGWarnings) -> Bool {
    if list.trimmingBlanks.isEmpty { return true }
    return StyleText.split(list, at: ",").contains { query($0.trimmingBlanks, warnings) == true }
  }

  /// `only screen and (min-width: 100px)`; nil for what is not known, which its negation is not, either.
  private func query(_ source: String, _ warnings: SVGWarnings) -> Bool? {
    var scanner = SVGScanner(source)
    guard let first = scanner.identifier()?.lowercased() else {
      return condition(source[...], warnings)
    }
    var isNegated = false
    var type = first
    if first == "not" || first == "only" {
      isNegated = first == "not"
      scanner.skipSpaces()
      guard let next = scanner.identifier()?.lowercased() else {
        return condition(source[...], warnings)
      }
      type = next
    }
    var result: Bool? = type == "all" || type == "screen"
    scanner.skipSpaces()
    if !scanner.isAtEnd {
      guard scanner.identifier()?.lowercased() == "and" else { return false }
      let rest = condition(scanner.rest[...], warnings)
      result = result == true ? rest : false
    }
    return isNegated ? result.map { !$0 } : result
  }

  private func condition(_ source: Substring, _ warnings: SVGWarnings) -> Bool? {
    StyleCondition { feature($0, warnings) }.holds(source)
  }

  /// `min-width: 100px`, `prefers-color-scheme: dark`, `color`, `100px <= width < 200px`.
  private func feature(_ source: String, _ warnings: SVGWarnings) -> Bool? {
    let text = source.lowercased()
    if text.contains("<") || text.contains(">") || text.contains("=") { return range(text) }
    guard let colon = text.firstIndex(of: ":") else { return isThere(text, warnings) }
    let name = text[..<colon].trimmingBlanks
    let value = text[text.index(after: colon)...].trimmingBlanks
    let bare = name.hasPrefix("min-") || name.hasPrefix("max-") ? String(name.dropFirst(4)) : name
    if let own = number(of: bare) {
      guard let other = number(value) else { return nil }
      return name == bare ? own == other : name.hasPrefix("min-") ? own >= other : own <= other
    }
    if name == "orientation" { return value == (height >= width ? "portrait" : "landscape") }
    if let own = Self.words[name] { return own == value }
    return unknown(name, warnings)
  }

  private func isThere(_ name: String, _ warnings: SVGWarnings) -> Bool? {
    if let own = number(of: name) { return own > 0 }
    if name == "orientation" { return true }
    if let own = Self.words[name] { return own != "none" && own != "no-preference" }
    return unknown(name, warnings)
  }

  private func unknown(_ name: String, _ warnings: SVGWarnings) -> Bool? {
    warnings.add("css:media \(name)", "the condition \(name.prefix(40)) is not supported", 1)
    return nil
  }

  /// `400px <= width <= 700px`, and halves of it.
  private func range(_ text: String) -> Bool? {
    var parts: [String] = [""]
    var signs: [String] = []
    for character in text {
      if "<>=".contains(character) {
        if parts[parts.count - 1].isEmpty, !signs.isEmpty {
          signs[signs.count - 1].append(character)
        } else {
          signs.append(String(character))
          parts.append("")
        }
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    let values = parts.map { number(of: $0.trimmingBlanks) ?? number($0.trimmingBlanks) }
    guard values.count <= 3, values.allSatisfy({ $0 != nil }) else { return nil }
    let numbers = values.compactMap { $0 }
    for (index, sign) in signs.enumerated() {
      let (one, other) = (numbers[index], numbers[index + 1])
      let holds: Bool? =
        switch sign {
        case "<": one < other
        case "<=": one <= other
        case ">": one > other
        case ">=": one >= other
        case "=": one == other
        default: nil
        }
      guard holds == true else { return holds }
    }
    return true
  }

  private func number(of name: String) -> Double? {
    switch name {
    case "width", "device-width": width
    case "height", "device-height": height
    case "aspect-ratio", "device-aspect-ratio": height > 0 ? width / height : 0
    case "color": 8
    case "monochrome", "color-index", "grid": 0
    default: nil
    }
  }

  /// What has words for values, as it is for an image without a pointer.
  private static let words = [
    "prefers-color-scheme": "light", "prefers-reduced-motion": "no-preference",
    "prefers-contrast": "no-preference", "prefers-reduced-transparency": "no-preference",
    "prefers-reduced-data": "no-preference", "forced-colors": "none", "inverted-colors": "none",
    "hover": "none", "any-hover": "none", "pointer": "none", "any-pointer": "none",
    "update": "none", "scripting": "none", "color-gamut": "srgb", "dynamic-range": "standard",
    "display-mode": "browser", "overflow-block": "none", "overflow-inline": "none",
    "scan": "progressive",
  ]

  /// A length in CSS pixels, where an em is 16, a number, or a ratio.
  private func number(_ text: String) -> Double? {
    let sides = StyleText.split(text[...], at: "/").map { length($0.trimmingBlanks) }
    // Nothing is there that a percentage is of.
    guard sides.allSatisfy({ $0?.hasPercentage == false }) else { return nil }
    let values = sides.compactMap {
      $0?.resolved(.horizontal, in: SVGViewport(width: 0, height: 0), fontSize: 16)
    }
    switch values.count {
    case 1: return values[0]
    case 2 where values[1] > 0: return values[0] / values[1]
    default: return nil
    }
  }

  private func length(_ text: String) -> SVGLength? {
    let units = SVGTree.units(
      of: SVGViewport(width: width, height: height), rem: SVGStyle().fontSize)
    switch WorkedOutValue(text, units: units) {
    case .unchanged: return SVGLength(SVGTree.pixels(text, units) ?? text)
    case .changed(let value): return SVGLength(value)
    case .invalid: return nil
    }
  }
}
