import Galley

extension ValueKind {
  /// The schema of a value of the kind, placeholders and conditions included.
  var schema: SchemaNode {
    switch self {
    case .choice(let names):
      return .anyOf([.choice(names), .reference("placeholder"), .reference("condition")])
    case .number(let range):
      return Self.open(
        .type(
          "number",
          [("minimum", .number(range.lowerBound)), ("maximum", .number(range.upperBound))]))
    case .integer(let range):
      return Self.open(
        .type(
          "integer",
          [
            ("minimum", .number(Double(range.lowerBound))),
            ("maximum", .number(Double(range.upperBound))),
          ]))
    case .nullable(let kind): return .anyOf([.type("null"), kind.schema])
    default: return .reference(name)
    }
  }

  /// A value, a placeholder for it, or a condition.
  static func open(_ value: SchemaNode) -> SchemaNode {
    .anyOf([value, .reference("placeholder"), .reference("condition")])
  }

  private static func list(_ element: SchemaNode, count: ClosedRange<Int>? = nil) -> SchemaNode {
    var limits: [(String, SchemaNode)] = [
      (
        "items",
        .anyOf([
          element, .reference("placeholder"), .reference("repetition"), .reference("condition"),
        ])
      )
    ]
    if let count {
      limits += [
        ("minItems", .number(Double(count.lowerBound))),
        ("maxItems", .number(Double(count.upperBound))),
      ]
    }
    return .type("array", limits)
  }

  private static let limit = SceneValue.lengthLimit
  private static func numbers(_ least: Double) -> SchemaNode {
    .type("number", [("minimum", .number(least)), ("maximum", .number(limit))])
  }

  /// The kinds that are defined once, without what placeholders and conditions add.
  static var definitions: [(kind: ValueKind, schema: SchemaNode)] {
    let alignments = SceneValue.alignmentNames
    let points = Array(alignments.prefix(9))
    let lengthPairs = ["top", "leading", "bottom", "trailing"].map {
      ($0, ValueKind.length.schema)
    }
    return [
      (.string, .type("string")),
      (.text, .object([("type", .strings(["string", "number", "boolean"]))])),
      (.length, numbers(0)), (.signedLength, numbers(-limit)),
      (.flexibleLength, .anyOf([numbers(0), .choice(["infinity"])])),
      (.lengths, list(ValueKind.length.schema)), (.bool, .type("boolean")),
      (
        .locale,
        .type(
          "string",
          [
            (
              "pattern",
              .string(
                "^[A-Za-z]{2,8}([-_][A-Za-z0-9]{1,8})*(@[A-Za-z0-9=;_-]+)?$|\\{\\{")
            )
          ])
      ),
      (.alignment, .choice(alignments)),
      (.horizontalAlignment, .choice(["leading", "center", "trailing"])),
      (
        .verticalAlignment,
        .choice(["top", "center", "bottom", "firstTextBaseline", "lastTextBaseline"])
      ),
      (
        .unitPoint,
        .anyOf([
          .choice(points),
          .record([
            ("x", ValueKind.number(-1000...1000).schema),
            ("y", ValueKind.number(-1000...1000).schema),
          ]),
        ])
      ),
      (
        .edges,
        .anyOf([.choice(SceneValue.edgeNames), list(.choice(SceneValue.edgeNames))])
      ),
      (.insets, .anyOf([numbers(0), .record(lengthPairs)])),
    ] + more + composed
  }

  /// The other ones.
  private static var more: [(kind: ValueKind, schema: SchemaNode)] {
    let number = ValueKind.anyNumber.schema
    return [
      (
        .fontWeight, .choice(SceneValue.fontWeightNames)
      ),
      (
        .fontWidth,
        .anyOf([
          .choice(["compressed", "condensed", "standard", "expanded"]),
          .type("number", [("minimum", .number(-1)), ("maximum", .number(1))]),
        ])
      ),
      (.textLine, .anyOf([.type("boolean"), .reference("color")])),
      (.flexibility, .anyOf([.choice(["minimum", "natural", "maximum"]), numbers(0)])),
      (
        .size,
        .record(
          [("width", ValueKind.length.schema), ("height", ValueKind.length.schema)],
          required: ["width", "height"])
      ),
      (
        .rect,
        .record(
          ["x", "y", "width", "height"].map { ($0, number) },
          required: ["x", "y", "width", "height"])
      ),
      (
        .range,
        list(ValueKind.quantity.schema, count: 2...2)
      ),
      (.date, .type("string", [("pattern", .string("^\\d{4}-\\d\\d-\\d\\d([T ].*)?$|\\{\\{"))])),
      (.matrix, .anyOf([list(number, count: 6...6), list(number, count: 9...9)])),
      (.parts, list(ValueKind.number(0...1).schema, count: 2...2)),
    ]
  }

  /// Kinds made of others.
  private static var composed: [(kind: ValueKind, schema: SchemaNode)] {
    let commands = SceneRegistry.pathCommands.map { command in
      SchemaNode.type(
        "array",
        [
          ("prefixItems", .list([.choice([command.name])])),
          ("items", ValueKind.anyNumber.schema),
          ("minItems", .number(Double(command.numbers.count + 1))),
          ("maxItems", .number(Double(command.numbers.count + 1))),
        ])
    }
    let limits = SchemaNode.record([
      ("minimum", ValueKind.length.schema), ("maximum", ValueKind.flexibleLength.schema),
    ])
    let track = SchemaNode.record([
      ("fixed", ValueKind.length.schema), ("flexible", limits), ("adaptive", limits),
      ("spacing", ValueKind.signedLength.schema), ("alignment", ValueKind.alignment.schema),
    ])
    let stop = SchemaNode.record(
      [("color", .reference("color")), ("location", ValueKind.number(0...1).schema)],
      required: ["color", "location"])
    return [
      (.color, .anyOf([.type("string", [("minLength", .number(1))]), .reference("colorObject")])),
      (.colors, list(.reference("color"))), (.stops, list(stop)),
      (.runs, list(.anyOf([ValueKind.text.schema, .reference("run")]))),
      (.gridItems, list(.anyOf([.choice(["flexible"]), track]), count: 1...10_000)),
      (.path, list(.anyOf(commands))),
      (.font, .anyOf([.type("string"), .reference("fontObject")])),
      (
        .style,
        .anyOf([.type("string"), .reference("colorObject"), .reference("styleObject")])
      ),
      (
        .shape,
        .anyOf([
          .choice(SceneRegistry.shapes.map(\.name)), .reference("shapeObject"),
        ])
      ),
      (.content, .anyOf([.type("string"), .reference("colorObject"), .reference("element")])),
      (.options, list(.anyOf([ValueKind.text.schema, .reference("option")]))),
      (.title, .anyOf([ValueKind.text.schema, .reference("element")])),
      (.imagePlaceholder, .anyOf([ValueKind.string.schema, .reference("element")])),
      (.view, .reference("element")), (.views, list(.reference("view"))),
    ]
  }

  /// The name of the kind's definition.
  var name: String {
    switch self {
    case .choice: "choice"
    case .number: "number"
    case .integer: "integer"
    case .nullable(let kind): kind.name
    default: "\(self)"
    }
  }

  /// The kind in words, for the reference.
  var words: String {
    switch self {
    case .choice(let names) where names.count <= 12: names.map { "`\($0)`" }.joined(separator: ", ")
    case .choice: "a name"
    case .string: "string"
    case .text: "string, number or bool"
    case .runs: "list of parts"
    case .length: "points, 0 or more"
    case .signedLength: "points"
    case .flexibleLength: "points or `infinity`"
    case .lengths: "list of numbers"
    case .parts: "two parts, 0 to 1"
    case .number(let range) where range == -1e6...1e6 || range == SceneValue.quantities: "number"
    case .number(let range) where range.upperBound == SceneValue.quantityLimit:
      "number, \(JSONNode.text(range.lowerBound)) or more"
    case .number(let range):
      "number, \(JSONNode.text(range.lowerBound)) to \(JSONNode.text(range.upperBound))"
    case .integer(let range): "whole number, \(range.lowerBound) to \(range.upperBound)"
    case .bool: "`true` or `false`"
    case .locale: "language tag"
    case .colors: "list of colours"
    case .stops: "list of `{color, location}`"
    case .textLine: "`true`, `false` or a colour"
    case .insets: "points, or an object by edge"
    case .gridItems: "list of tracks"
    case .title: "text or view"
    case .imagePlaceholder: "an image's name or a view"
    case .range: "`[least, greatest]`"
    case .date: "date (ISO 8601)"
    case .options: "list of texts or `{title, systemImage, tag}`"
    case .flexibility: "`minimum`, `natural`, `maximum` or a weight"
    case .size: "`{width, height}`"
    case .rect: "`{x, y, width, height}`"
    case .matrix: "list of numbers"
    case .path: "list of commands"
    case .content: "colour, style or view"
    case .views: "list of views"
    case .nullable(let kind): kind.words + ", or `null`"
    case .color: "colour"
    case .style: "style"
    case .font: "font"
    case .fontWeight: "weight"
    case .fontWidth: "width by name, or -1 to 1"
    case .alignment: "alignment"
    case .horizontalAlignment: "`leading`, `center`, `trailing`"
    case .verticalAlignment: "vertical alignment"
    case .unitPoint: "point by name, or `{x, y}`"
    case .edges: "edges by name, or a list"
    case .shape: "shape"
    case .view: "view"
    }
  }
}
