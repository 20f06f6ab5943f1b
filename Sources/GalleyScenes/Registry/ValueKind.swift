import Galley

/// What the value of a key may be: for the schema, the reference and the check of a scene's structure.
enum ValueKind: Sendable, Equatable {
  /// One of these names.
  case choice([String])
  case string
  /// What is shown: a string, a number, true or false.
  case text
  /// Parts of one text.
  case runs
  /// Points, 0 or more.
  case length
  /// Points, negative ones, too.
  case signedLength
  /// Points, or `"infinity"`.
  case flexibleLength
  case lengths
  /// Two parts of 0 to 1.
  case parts
  case number(ClosedRange<Double>)
  case integer(ClosedRange<Int>)
  case bool
  /// A language tag (BCP 47).
  case locale
  case color, colors, stops, style, font, fontWeight, fontWidth
  /// Whole numbers by the tags of OpenType features; numbers by those of a variable font's axes.
  case features, variations
  /// True, false, or a colour.
  case textLine
  /// Points, or edges by name.
  case paddingLength
  /// Width by height, or `fit` or `fill`.
  case ratio
  /// True, false, or axes by name.
  case fixedAxes
  case alignment, horizontalAlignment, verticalAlignment, unitPoint, edges
  /// Points for all edges, or for each.
  case insets
  case shape, view, views
  /// A view, a colour, or a colour's gradient.
  case content
  case gridItems
  /// What is written on a control: a text, or a view.
  case title
  /// What stands for an image that cannot be read: another one's name, or a view.
  case imagePlaceholder
  /// Two numbers, the lesser one first.
  case range
  /// ISO 8601.
  case date
  /// Ways to choose: texts, or objects with a title.
  case options
  /// A name of growth, or a weight.
  case flexibility
  /// A release of iOS by its number.
  case look
  case size, rect, matrix, path
  /// Nothing, for the value that holds without the modifier.
  indirect case nullable(ValueKind)

  /// The value of a control.
  static let quantity = ValueKind.number(SceneValue.quantities)
  static let anyNumber = ValueKind.number(-1e6...1e6)
  static let degrees = ValueKind.number(-36000...36000)
  static let axes = ValueKind.choice(["both", "horizontal", "vertical"])
  static let layoutDirection = ValueKind.choice(["leftToRight", "rightToLeft"])
  static let colorScheme = ValueKind.choice(["light", "dark"])
  static let textAlignment = ValueKind.choice(["leading", "center", "trailing"])
  static let dynamicTypeSize = ValueKind.choice(DynamicTypeSize.names)
  static let imageScale = ValueKind.choice(["small", "medium", "large"])
  static let fontDesign = ValueKind.choice(["default", "monospaced", "serif", "rounded"])

  /// Whether an object is the value itself and not a modifier's labelled arguments.
  var isWrittenAsObject: Bool {
    switch self {
    case .view, .content, .shape, .font, .unitPoint, .insets: true
    case .nullable(let kind): [.font, .insets].contains(kind)
    default: false
    }
  }

  /// Whether views may lie in the value.
  var holdsViews: Bool {
    [.view, .views, .content, .title, .imagePlaceholder].contains(self)
  }
}
