import Galley

// The Swift values that keys of a scene stand for.
extension SceneValue {
  /// Lengths beyond this many points are refused.
  static let lengthLimit = 1e6

  /// Points; negative where `allowsNegative`.
  func length(allowsNegative: Bool = false) throws -> CGFloat {
    CGFloat(
      try number(
        (allowsNegative ? -Self.lengthLimit : 0)...Self.lengthLimit, "a number of points"))
  }

  /// Points, or `"infinity"`.
  func flexibleLength() throws -> CGFloat {
    if case .string("infinity") = node.value { return .infinity }
    guard case .number(let number) = node.value, (0...Self.lengthLimit).contains(number) else {
      throw error(
        expected: "a number of points from 0 to \(JSONNode.text(Self.lengthLimit)) or \"infinity\"")
    }
    return CGFloat(number)
  }

  func horizontalAlignment() throws -> HorizontalAlignment {
    try choice(
      [("leading", .leading), ("center", .center), ("trailing", .trailing)],
      "a horizontal alignment")
  }

  func verticalAlignment() throws -> VerticalAlignment {
    try choice(
      [
        ("top", .top), ("center", .center), ("bottom", .bottom),
        ("firstTextBaseline", .firstTextBaseline), ("lastTextBaseline", .lastTextBaseline),
      ], "a vertical alignment")
  }

  func alignment() throws -> Alignment {
    try choice(
      [
        ("topLeading", .topLeading), ("top", .top), ("topTrailing", .topTrailing),
        ("leading", .leading), ("center", .center), ("trailing", .trailing),
        ("bottomLeading", .bottomLeading), ("bottom", .bottom),
        ("bottomTrailing", .bottomTrailing),
        ("leadingFirstTextBaseline", .leadingFirstTextBaseline),
        ("centerFirstTextBaseline", .centerFirstTextBaseline),
        ("trailingFirstTextBaseline", .trailingFirstTextBaseline),
        ("leadingLastTextBaseline", .leadingLastTextBaseline),
        ("centerLastTextBaseline", .centerLastTextBaseline),
        ("trailingLastTextBaseline", .trailingLastTextBaseline),
      ], "an alignment")
  }

  func hexagonOrientation() throws -> HexagonOrientation {
    try choice([("pointyTop", .pointyTop), ("flatTop", .flatTop)], "a hexagon's orientation")
  }

  /// `horizontal`, `vertical` or `both`.
  func axes() throws -> Axis.Set {
    try choice(
      [
        ("both", [.horizontal, .vertical]), ("horizontal", .horizontal), ("vertical", .vertical),
      ], "an axis")
  }

  /// A point of a box by name, or by parts of its sides: `{"x": 0.25, "y": 0.75}`.
  func unitPoint() throws -> UnitPoint {
    guard case .object = node.value else {
      return try choice(
        [
          ("topLeading", .topLeading), ("top", .top), ("topTrailing", .topTrailing),
          ("leading", .leading), ("center", .center), ("trailing", .trailing),
          ("bottomLeading", .bottomLeading), ("bottom", .bottom),
          ("bottomTrailing", .bottomTrailing),
        ], "a point, or an object with x and y")
    }
    try check(keys: ["x", "y"], of: "a point")
    func part(_ key: String) throws -> CGFloat {
      CGFloat(try member(key)?.number(-1000...1000, "a part of the side") ?? 0)
    }
    return UnitPoint(x: try part("x"), y: try part("y"))
  }

  /// One edge or set of edges by name, or a list of them.
  func edges() throws -> Edge.Set {
    let names: [(String, Edge.Set)] = [
      ("all", .all), ("horizontal", .horizontal), ("vertical", .vertical), ("top", .top),
      ("leading", .leading), ("bottom", .bottom), ("trailing", .trailing),
    ]
    guard case .array = node.value else { return try choice(names, "edges") }
    return try list().reduce(into: []) { $0.formUnion(try $1.choice(names, "an edge")) }
  }

  func textAlignment() throws -> TextAlignment {
    try choice(
      [("leading", .leading), ("center", .center), ("trailing", .trailing)], "a text alignment")
  }

  /// A language tag (BCP 47).
  func locale() throws -> Locale {
    let tag = try string()
    let parts = tag.split(separator: "-", omittingEmptySubsequences: false)
    let isTag = parts.allSatisfy { part in
      (1...8).contains(part.utf8.count) && part.utf8.allSatisfy { $0 < 128 }
        && part.allSatisfy {
          $0.isLetter || $0.isNumber
        }
    }
    guard isTag, let language = parts.first, (2...8).contains(language.count),
      language.allSatisfy(\.isLetter)
    else {
      throw error(found: "\"\(tag)\"", expected: "a language tag such as \"ja\" or \"fi-FI\"")
    }
    return Locale(identifier: tag)
  }

  func fontWeight() throws -> Font.Weight {
    try choice(
      [
        ("ultraLight", .ultraLight), ("thin", .thin), ("light", .light), ("regular", .regular),
        ("medium", .medium), ("semibold", .semibold), ("bold", .bold), ("heavy", .heavy),
        ("black", .black),
      ], "a font weight")
  }

  func fontWidth() throws -> Font.Width {
    try choice(
      [
        ("compressed", .compressed), ("condensed", .condensed), ("standard", .standard),
        ("expanded", .expanded),
      ], "a font width")
  }

  /// `true`, `false`, or a colour.
  func textLine() throws -> (isActive: Bool, color: Color?) {
    if case .string = node.value { return (true, try color()) }
    guard case .bool(let isActive) = node.value else {
      throw error(expected: "true, false or a colour")
    }
    return (isActive, nil)
  }

  /// A text style by name, or `{"size": 17, "weight": "bold", "design": "monospaced"}`.
  func font() throws -> Font {
    let styles = Font.TextStyle.allCases.map { ($0.rawValue, Font.system($0)) }
    if case .string = node.value { return try choice(styles, "a text style") }
    guard case .object = node.value else {
      throw error(
        expected:
          "a text style by name or an object with size, style, weight, width, design, "
          + "italic, features and name")
    }
    try check(
      keys: ["name", "size", "style", "weight", "width", "design", "italic", "features"],
      of: "a font")
    let size = try member("size").map {
      CGFloat(try $0.number(0.1...10_000, "a number of points"))
    }
    var font = Font.body
    if let name = try member("name") {
      font = .custom(try name.string(), size: size ?? 17)
    } else if let size {
      font = .system(size: size)
    } else if let style = try member("style") {
      font = try style.choice(styles, "a text style")
    }
    if let weight = try member("weight") { font = font.weight(try weight.fontWeight()) }
    if let width = try member("width") { font = font.width(try width.fontWidth()) }
    if let design = try member("design") {
      let isMonospaced = try design.choice(
        [("default", false), ("monospaced", true)], "a font's design")
      if isMonospaced { font = font.monospaced() }
    }
    if try member("italic")?.bool() == true { font = font.italic() }
    if let features = try member("features") {
      // OpenType's tags with their values: 0 is off, 1 on.
      for feature in try features.members() {
        guard feature.key.utf8.count == 4 else {
          throw features.error(
            found: "the feature \"\(feature.key)\"", expected: "a tag of four characters")
        }
        font = font.feature(
          feature.key, try features.member(feature.key)?.integer(0...65535) ?? 1)
      }
    }
    return font
  }

  /// A named colour, `#RGB`, `#RRGGBB` or `#RRGGBBAA`, each with an opacity after a space:
  /// `"gray 20%"`.
  func color() throws -> Color { try color(named: try string()) }

  func color(named text: String) throws -> Color {
    let parts = text.split(separator: " ")
    guard let name = parts.first, parts.count <= 2 else { throw colorError(text) }
    var opacity = 1.0
    if parts.count == 2 {
      guard parts[1].hasSuffix("%"), let percent = Double(parts[1].dropLast()),
        (0...100).contains(percent)
      else {
        throw error(expected: "an opacity from 0% to 100% after the colour's name")
      }
      opacity = percent / 100
    }
    guard let color = name.hasPrefix("#") ? Color(hex: String(name)) : Self.named(name)
    else { throw colorError(String(name)) }
    return opacity == 1 ? color : color.opacity(opacity)
  }

  private func colorError(_ name: String) -> SceneError {
    error(
      expected: "a colour: a name such as red, #RRGGBB or #RRGGBBAA, perhaps with an opacity: "
        + "\"gray 20%\"",
      suggestion: NearestName.of(name, among: Self.namedColors.map(\.0)))
  }

  static let namedColors: [(String, Color)] = [
    ("red", .red), ("orange", .orange), ("yellow", .yellow), ("green", .green), ("mint", .mint),
    ("teal", .teal), ("cyan", .cyan), ("blue", .blue), ("indigo", .indigo), ("purple", .purple),
    ("pink", .pink), ("brown", .brown), ("gray", .gray), ("black", .black), ("white", .white),
    ("clear", .clear), ("primary", .primary), ("secondary", .secondary),
    ("accentColor", .accentColor),
  ]

  private static func named(_ name: Substring) -> Color? {
    namedColors.first { $0.0 == name }?.1
  }
}
