import Galley
import GalleyStrings

// Fonts: by text style, by size, by name.
extension SceneValue {
  static let fontKeys = SceneRegistry.fontKeys.map(\.name)

  static let textStyles = Font.TextStyle.allCases.map { ($0.rawValue, $0) }

  func textStyle() throws -> Font.TextStyle { try choice(Self.textStyles, "a text style") }

  /// A text style or a token by name, or `{"size": 17, "weight": "bold", "design": "monospaced"}`.
  func font() throws -> Font {
    if case .string(let name) = node.value {
      let tokens = scope.context.definitions.fonts
      if let token = tokens[UTF8Key(name)] {
        try scope.context.step(at: self)
        return try scope.context.deeper(by: 16, at: self) {
          try SceneValue(token, scope: scope.context.rootScope).font()
        }
      }
      let choices = Self.textStyles.map { ($0.0, Font.system($0.1)) }
      guard let style = choices.first(where: { $0.0 == name })?.1 else {
        let names = choices.map(\.0) + tokens.keys.sorted().map(\.string)
        throw error(
          expected: "a text style or a token: \(names.joined(separator: ", "))",
          suggestion: SpellingSuggestion.of(name, among: names))
      }
      return style
    }
    // `"font": 17` is the system's font of that size.
    if node.number != nil {
      return .system(size: CGFloat(try number(0.1...10_000, "a number of points")))
    }
    guard case .object = node.value else {
      throw error(
        expected:
          "a text style by name, a number of points, or an object with \(Self.fontKeys.joined(separator: ", "))"
      )
    }
    try check(keys: Self.fontKeys, of: "a font")
    var font = try baseFont()
    if let weight = try member("weight") { font = font.weight(try weight.fontWeight()) }
    if let width = try member("width") { font = font.width(try width.fontWidth()) }
    if try member("italic")?.bool() == true { font = font.italic() }
    if try member("monospacedDigit")?.bool() == true { font = font.monospacedDigit() }
    for feature in try tags("features") {
      font = font.feature(feature.tag, try feature.value.integer(0...65535))
    }
    for variation in try tags("variations") {
      font = font.variation(
        variation.tag, CGFloat(try variation.value.number(-1e6...1e6, "a value on the axis")))
    }
    return font
  }

  private func baseFont() throws -> Font {
    func size(_ key: String) throws -> CGFloat? {
      try member(key).map { CGFloat(try $0.number(0.1...10_000, "a number of points")) }
    }
    let design = try member("design")?.fontDesign() ?? .default
    if let name = try member("name") {
      for other in ["style", "design"] {
        if let value = try member(other) {
          throw value.error(found: "a \(other) together with a name", expected: "one or the other")
        }
      }
      if let fixed = try size("fixedSize") {
        for other in ["size", "relativeTo"] {
          if let value = try member(other) {
            throw value.error(
              found: "\"\(other)\" together with \"fixedSize\"", expected: "one or the other")
          }
        }
        return .custom(try name.string(), fixedSize: fixed)
      }
      return .custom(
        try name.string(), size: try size("size") ?? 17,
        relativeTo: try member("relativeTo")?.textStyle() ?? .body)
    }
    for other in ["fixedSize", "relativeTo"] {
      if let value = try member(other) {
        throw value.error(found: "\"\(other)\" without a name", expected: "the font's name")
      }
    }
    if let size = try size("size") {
      if let style = try member("style") {
        throw style.error(found: "a style together with a size", expected: "one or the other")
      }
      return .system(size: size, design: design)
    }
    return .system(try member("style")?.textStyle() ?? .body, design: design)
  }

  /// Values by tags of four characters.
  private func tags(_ key: String) throws -> [(tag: String, value: SceneValue)] {
    guard let tags = try member(key) else { return [] }
    return try tags.members().compactMap { member in
      guard member.key.utf8.count == 4 else {
        throw tags.error(
          found: "the tag \"\(member.key)\"", expected: "a tag of four characters",
          at: member.keyOffset)
      }
      return try tags.member(member.key).map { (member.key, $0) }
    }
  }

  func fontDesign() throws -> Font.Design {
    try choice(
      [
        ("default", .default), ("monospaced", .monospaced), ("serif", .serif),
        ("rounded", .rounded),
      ],
      "a font's design")
  }
}
