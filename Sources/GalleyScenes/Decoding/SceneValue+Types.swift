import Galley
import GalleyData
import GalleyStrings

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
    if let moving, moving.stops.allSatisfy({ $0.node.number != nil }) { return try length() }
    guard let number = node.number, (0...Self.lengthLimit).contains(number) else {
      var suggestion: String?
      if case .string(".infinity") = node.value { suggestion = "infinity" }
      throw error(
        expected: "a number of points from 0 to \(JSONNode.text(Self.lengthLimit)) or \"infinity\"",
        suggestion: suggestion)
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

  private static let alignments: [(String, Alignment)] =
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
    ]
  static let alignmentNames = alignments.map(\.0)

  func alignment() throws -> Alignment { try choice(Self.alignments, "an alignment") }

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
      CGFloat(try member(key)?.number(-1000...1000, "a fraction of the side") ?? 0)
    }
    return UnitPoint(x: try part("x"), y: try part("y"))
  }

  /// One edge or set of edges by name, or a list of them.
  func edges() throws -> Edge.Set {
    guard case .array = node.value else { return try choice(Self.edges, "edges") }
    return try list().reduce(into: []) { $0.formUnion(try $1.choice(Self.edges, "an edge")) }
  }

  private static let edges: [(String, Edge.Set)] = [
    ("all", .all), ("horizontal", .horizontal), ("vertical", .vertical), ("top", .top),
    ("leading", .leading), ("bottom", .bottom), ("trailing", .trailing),
  ]
  static let edgeNames = edges.map(\.0)

  func textAlignment() throws -> TextAlignment {
    try choice(
      [("leading", .leading), ("center", .center), ("trailing", .trailing)], "a text alignment")
  }

  /// Points around a view: for all edges, or the standard ones for edges by name.
  func paddingLength() throws -> (edges: Edge.Set, length: CGFloat?) {
    switch node.value {
    case .array: return (try edges(), nil)
    case .string(let name) where node.number == nil:
      if let known = Self.edges.first(where: { $0.0 == name }) { return (known.1, nil) }
      let names = Self.edgeNames
      throw error(
        expected: "a number of points, or edges: \(names.joined(separator: ", "))"
          + meantNumber(in: -Self.lengthLimit...Self.lengthLimit),
        suggestion: Synonyms.value(name, among: names)
          ?? SpellingSuggestion.of(name, among: names))
    default: return (.all, try length(allowsNegative: true))
    }
  }

  /// A language tag (BCP 47), or a locale's name as Swift writes it.
  func locale() throws -> Locale {
    let name = try string()
    guard let locale = LocaleName.locale(name) else {
      throw error(
        found: "\"\(name)\"",
        expected: "a language tag such as \"ja\", \"fi-FI\" or \"ar-u-nu-latn\"")
    }
    return locale
  }

  private static let fontWeights: [(String, Font.Weight)] = [
    ("ultraLight", .ultraLight), ("thin", .thin), ("light", .light), ("regular", .regular),
    ("medium", .medium), ("semibold", .semibold), ("bold", .bold), ("heavy", .heavy),
    ("black", .black),
  ]
  static let fontWeightNames = fontWeights.map(\.0)

  func fontWeight() throws -> Font.Weight {
    // Weights are written as 100 to 900 elsewhere.
    if let number = node.number, number == (number / 100).rounded() * 100,
      (100...900).contains(number)
    {
      throw error(
        expected: "a font weight: \(Self.fontWeightNames.joined(separator: ", "))",
        suggestion: Self.fontWeightNames[Int(number / 100) - 1])
    }
    return try choice(Self.fontWeights, "a font weight")
  }

  /// A width by name, or from -1 to 1.
  func fontWidth() throws -> Font.Width {
    if node.number != nil { return Font.Width(CGFloat(try number(-1...1, "a width"))) }
    return try choice(
      [
        ("compressed", .compressed), ("condensed", .condensed), ("standard", .standard),
        ("expanded", .expanded),
      ], "a font width")
  }

  /// `true`, `false`, or a colour.
  func textLine() throws -> (isActive: Bool, color: Color?) {
    if let isActive = node.bool { return (isActive, nil) }
    if case .string = node.value { return (true, try color()) }
    guard case .bool(let isActive) = node.value else {
      if isColorObject { return (true, try color()) }
      throw error(expected: "true, false or a colour")
    }
    return (isActive, nil)
  }

  func colorScheme() throws -> ColorScheme {
    try choice([("light", .light), ("dark", .dark)], "a colour scheme")
  }

  func layoutDirection() throws -> LayoutDirection {
    try choice(
      [("leftToRight", .leftToRight), ("rightToLeft", .rightToLeft)], "a layout direction")
  }

  func dynamicTypeSize() throws -> DynamicTypeSize {
    try choice(
      zip(DynamicTypeSize.names, DynamicTypeSize.allCases).map { ($0, $1) }, "a text size")
  }

  /// A release of iOS by its number.
  func look() throws -> SystemLook {
    switch node.number {
    case 18: .iOS18
    case 26: .iOS26
    default: throw error(expected: "18 or 26, the iOS whose numbers screens and controls have")
    }
  }

  func degrees() throws -> Angle { .degrees(try number(-36000...36000, "degrees")) }

  static let insetKeys = ["top", "leading", "bottom", "trailing"]

  /// Points for all edges, or for each.
  func insets() throws -> EdgeInsets {
    guard case .object = node.value else {
      let length = try length()
      return EdgeInsets(top: length, leading: length, bottom: length, trailing: length)
    }
    try check(keys: Self.insetKeys, of: "insets")
    func edge(_ key: String) throws -> CGFloat { try member(key)?.length() ?? 0 }
    return EdgeInsets(
      top: try edge("top"), leading: try edge("leading"), bottom: try edge("bottom"),
      trailing: try edge("trailing"))
  }

  /// `{"width": 10, "height": 20}`.
  func size() throws -> CGSize {
    try check(keys: ["width", "height"], of: "a size")
    return CGSize(width: try part("width").length(), height: try part("height").length())
  }

  /// `{"x": 0, "y": 0, "width": 1, "height": 1}`.
  func rect() throws -> CGRect {
    try check(keys: ["x", "y", "width", "height"], of: "a rectangle")
    func number(_ key: String) throws -> CGFloat {
      CGFloat(try part(key).number(-1e6...1e6, "a number"))
    }
    return CGRect(
      x: try number("x"), y: try number("y"), width: try number("width"),
      height: try number("height"))
  }

  private func part(_ key: String) throws -> SceneValue {
    guard let value = try member(key) else {
      throw missing(key, expected: "the key \"\(key)\"")
    }
    return value
  }

  /// What is made of the value, or nil for null.
  func ifNotNull<Result>(_ make: (SceneValue) throws -> Result) rethrows -> Result? {
    if case .null = node.value { return nil }
    return try make(self)
  }

  /// A style that is a part of the one around, by its name.
  var hierarchicalStyle: HierarchicalShapeStyle? {
    guard case .string(let name) = node.value else { return nil }
    return Self.hierarchicalStyles.first { $0.0 == name }?.1
  }

  static let hierarchicalStyles: [(String, HierarchicalShapeStyle)] = [
    ("primary", .primary), ("secondary", .secondary), ("tertiary", .tertiary),
    ("quaternary", .quaternary),
  ]
}
