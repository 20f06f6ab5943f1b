import Galley
import GalleyData
import GalleyStrings

// Colours: by name, by hexadecimal digits, by components, as mixtures, for light and dark.
extension SceneValue {
  /// The keys of which one makes an object a colour.
  static let colorKeys = ["light", "red", "hue", "white", "mix"]

  /// Whether the value is an object that stands for a colour.
  var isColorObject: Bool {
    guard case .object(let members) = node.value else { return false }
    return members.contains { Self.colorKeys.contains($0.key) }
  }

  /// A named colour, one of the scene's tokens, `#RGB`, `#RRGGBB` or `#RRGGBBAA`, each with an opacity
  /// after a space: `"gray 20%"`; or an object with components.
  /// - Parameter others: names that could be meant where more than colours stand.
  func color(besides others: [String] = []) throws -> Color {
    if let moving, moving.isMixture { return try moving.color() }
    return isColorObject
      ? try colorOfObject() : try color(named: try colorText(), besides: others)
  }

  private func colorText() throws -> String {
    guard case .string(let text) = node.value else { throw colorError("") }
    return text
  }

  func color(named text: String, besides others: [String] = []) throws -> Color {
    let definitions = scope.context.definitions
    if let known = definitions.knownColor(text) { return known }
    let parts = text.split(separator: " ")
    guard let name = parts.first, parts.count <= 2 else { throw colorError(text, others) }
    var opacity = 1.0
    if parts.count == 2 {
      guard parts[1].hasSuffix("%"), let percent = Double(parts[1].dropLast()),
        (0...100).contains(percent)
      else {
        throw error(expected: "an opacity from 0% to 100% after the colour's name")
      }
      opacity = percent / 100
    }
    guard let color = try color(of: name) else { throw colorError(String(name), others) }
    let result = opacity == 1 ? color : color.opacity(opacity)
    // A token may depend on the row.
    if definitions.colors[UTF8Key(String(name))] == nil { definitions.keep(result, for: text) }
    return result
  }

  private func color(of name: Substring) throws -> Color? {
    if name.hasPrefix("#") { return Color(hex: String(name)) }
    if let color = Self.named(name) { return color }
    guard let token = scope.context.definitions.colors[UTF8Key(String(name))] else { return nil }
    try scope.context.step(at: self)
    return try scope.context.deeper(by: 16, at: self) {
      try SceneValue(token, scope: scope.context.rootScope).color()
    }
  }

  private func colorError(_ name: String, _ others: [String] = []) -> SceneError {
    error(
      expected:
        "a colour: a name such as red, a token, #RRGGBB or #RRGGBBAA, with an optional opacity: "
        + "\"gray 20%\"; or an object with red, green and blue, hue, white, mix, or light and dark",
      suggestion: name.isEmpty
        ? nil
        : Synonyms.color(name)
          ?? SpellingSuggestion.of(
            name,
            among: Self.namedColors.map(\.0) + others
              + scope.context.definitions.colors.keys.map(\.string)))
  }

  private func colorOfObject() throws -> Color {
    func part(_ key: String, _ standard: Double? = nil) throws -> Double {
      if let value = try member(key) { return try value.number(-16...16, "a part") }
      if let standard { return standard }
      throw missing(key, expected: "the key \"\(key)\" of a colour")
    }
    if let light = try member("light") {
      try check(keys: ["light", "dark"], of: "a colour for light and dark")
      guard let dark = try member("dark") else {
        throw missing("dark", expected: "the colour in dark mode")
      }
      return Color(light: try light.color(), dark: try dark.color())
    }
    if let mixed = try member("mix") {
      try check(keys: ["mix", "with", "by", "in"], of: "a mixture")
      guard let other = try member("with") else {
        throw missing("with", expected: "the other colour")
      }
      let space: Color.MixingSpace =
        try member("in")?.choice(
          [("perceptual", .perceptual), ("device", .device)], "a colour space")
        ?? .perceptual
      return try mixed.color().mix(
        with: other.color(), by: try member("by")?.number(0...1, "a part") ?? 0.5, in: space)
    }
    if node.member("hue") != nil {
      try check(keys: ["hue", "saturation", "brightness", "opacity"], of: "a colour by its hue")
      return Color(
        hue: try part("hue"), saturation: try part("saturation", 1),
        brightness: try part("brightness", 1), opacity: try part("opacity", 1))
    }
    let space: Color.RGBColorSpace =
      try member("space")?.choice(
        [("sRGB", .sRGB), ("sRGBLinear", .sRGBLinear), ("displayP3", .displayP3)],
        "a colour space") ?? .sRGB
    if node.member("white") != nil {
      try check(keys: ["white", "opacity", "space"], of: "a grey")
      return Color(space, white: try part("white"), opacity: try part("opacity", 1))
    }
    try check(keys: ["red", "green", "blue", "opacity", "space"], of: "a colour")
    return Color(
      space, red: try part("red"), green: try part("green"), blue: try part("blue"),
      opacity: try part("opacity", 1))
  }

  static let namedColors: [(String, Color)] = [
    ("red", .red), ("orange", .orange), ("yellow", .yellow), ("green", .green), ("mint", .mint),
    ("teal", .teal), ("cyan", .cyan), ("blue", .blue), ("indigo", .indigo), ("purple", .purple),
    ("pink", .pink), ("brown", .brown), ("gray", .gray), ("black", .black), ("white", .white),
    ("clear", .clear), ("primary", .primary), ("secondary", .secondary),
    ("accentColor", .accentColor), ("systemBackground", SemanticColor.background),
    ("secondarySystemBackground", SemanticColor.secondaryBackground),
  ]

  static let materials: [String: Material] = [
    "ultraThinMaterial": .ultraThin, "thinMaterial": .thin, "regularMaterial": .regular,
    "thickMaterial": .thick, "ultraThickMaterial": .ultraThick, "bar": .bar,
  ]

  /// The style of the surroundings.
  static let surroundingStyle = "foreground"

  /// Styles that are no colours.
  static let styleNames = hierarchicalStyles.map(\.0) + materials.keys + [surroundingStyle]

  /// What a token must not be called.
  static let takenColorNames = namedColors.map(\.0) + styleNames

  private static func named(_ name: Substring) -> Color? {
    namedColors.first { $0.0 == name }?.1
  }
}
