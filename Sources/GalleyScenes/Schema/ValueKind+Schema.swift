import Galley
import GalleyData

extension ValueKind {
  /// The schema of a value of the kind, placeholders and conditions included.
  var schema: SchemaNode { .reference(name) }

  /// The name of the kind's definition.
  var name: String {
    switch self {
    case .choice(let names) where names.count <= 4: "one." + names.joined(separator: "-")
    case .choice(let names): "one.\(names[0])-\(names.count)-\(names[names.count - 1])"
    case .number(let range): "number." + Self.ends(range.lowerBound, range.upperBound)
    case .integer(let range):
      "integer." + Self.ends(Double(range.lowerBound), Double(range.upperBound))
    case .nullable(let kind): kind.name + ".orNull"
    default: "\(self)"
    }
  }

  private static func ends(_ least: Double, _ most: Double) -> String {
    "\(JSONNode.text(least))..\(JSONNode.text(most))"
  }

  /// Every kind once: those of the registry's keys, and those that others are made of.
  private static var all: [ValueKind] {
    let ofModifiers = SceneRegistry.modifiers.flatMap { modifier -> [KeyDefinition] in
      [modifier.argument].compactMap { $0 } + modifier.keys
    }
    let keys: [KeyDefinition] = [
      SceneRegistry.elements.flatMap(\.keys), SceneRegistry.runKeys, SceneValue.optionKeys,
      ofModifiers, SceneRegistry.styles.flatMap(\.keys),
      SceneRegistry.shapes.flatMap(\.shapeKeys), SceneRegistry.fontKeys,
    ].flatMap { $0 }
    var kinds: [ValueKind] = []
    func add(_ kind: ValueKind) {
      guard !kinds.contains(kind) else { return }
      if case .nullable(let inner) = kind { add(inner) }
      kinds.append(kind)
    }
    for kind in plain + ingredients + keys.map(\.kind) { add(kind) }
    return kinds
  }

  private static let plain: [ValueKind] = [
    .string, .text, .length, .signedLength, .flexibleLength, .bool, .locale, .color, .style, .font,
    .fontWeight, .fontWidth, .alignment, .horizontalAlignment, .verticalAlignment, .unitPoint,
    .edges, .insets, .textLine, .shape, .view, .views, .content, .title, .imagePlaceholder,
  ]

  private static let colorPart = ValueKind.number(-16...16)
  private static let colorSpace = ValueKind.choice(["sRGB", "sRGBLinear", "displayP3"])
  private static let mixingSpace = ValueKind.choice(["perceptual", "device"])
  private static let featureValue = ValueKind.integer(0...65535)
  private static let place = ValueKind.number(-1000...1000)
  private static let share = ValueKind.number(0...1)
  private static let scale = ValueKind.number(0.01...100)

  /// What values of other kinds are made of.
  private static var ingredients: [ValueKind] {
    [
      quantity, anyNumber, colorPart, colorSpace, mixingSpace, featureValue, place, share, scale,
      colorScheme, layoutDirection, dynamicTypeSize, .look,
    ] + SceneSchema.animationKinds
  }

  /// The definitions of all kinds, of what they are made of, and of the entries of lists.
  static var definitions: [(String, SchemaNode)] {
    let canvasLength = SchemaNode.type(
      "number", [("exclusiveMinimum", .number(0)), ("maximum", .number(limit))])
    return all.map { ($0.name, $0.definition) }
      + [("canvasLength", SceneSchema.open("canvasLength", canvasLength))]
      + entries.map { ($0.0, SceneSchema.entry($0.0, $0.1)) } + objects
  }

  private var definition: SchemaNode {
    let samples = samples
    let node = SchemaNode.object(
      samples.isEmpty ? [] : [("examples", .list(samples))]
    ).and(SceneSchema.open(name, value))
    return node.described(meaning)
  }

  private static let limit = SceneValue.lengthLimit

  private static func numbers(_ least: Double, _ most: Double) -> SchemaNode {
    .type("number", [("minimum", .number(least)), ("maximum", .number(most))])
  }

  private static let shownTypes = SchemaNode.types(["string", "number", "boolean"])
  private static let objectType = SchemaNode.type("object")
  private static let stringType = SchemaNode.type("string")
  private static let nonEmpty = SchemaNode.type("string", [("minLength", .number(1))])

  /// What a value of the kind is, neither a placeholder nor a condition.
  private var value: SchemaNode {
    switch self {
    case .choice(let names): return .choice(names)
    case .number(let range): return Self.numbers(range.lowerBound, range.upperBound)
    case .integer(let range):
      return Self.type("integer", Double(range.lowerBound), Double(range.upperBound))
    case .nullable(let kind): return .when(.type("null"), then: .object([]), else: kind.schema)
    case .string: return Self.stringType
    case .text: return Self.shownTypes
    case .length: return Self.numbers(0, Self.limit)
    case .signedLength: return Self.numbers(-Self.limit, Self.limit)
    case .flexibleLength:
      return .when(Self.stringType, then: .choice(["infinity"]), else: Self.numbers(0, Self.limit))
    case .bool: return .type("boolean")
    case .look: return .object([("enum", .list([.number(18), .number(26)]))])
    case .locale:
      return .type(
        "string",
        [("pattern", .string("^[A-Za-z]{2,8}([-_][A-Za-z0-9]{1,8})*(@[A-Za-z0-9=;_-]+)?$"))])
    case .date: return .type("string", [("pattern", .string("^\\d{4}-\\d\\d-\\d\\d([T ].*)?$"))])
    case .alignment: return .choice(SceneValue.alignmentNames)
    case .horizontalAlignment: return .choice(["leading", "center", "trailing"])
    case .verticalAlignment:
      return .choice(["top", "center", "bottom", "firstTextBaseline", "lastTextBaseline"])
    case .fontWeight: return .choice(SceneValue.fontWeightNames)
    case .fontWidth:
      return .when(
        .type("number"), then: Self.numbers(-1, 1),
        else: .choice(["compressed", "condensed", "standard", "expanded"]))
    case .paddingLength:
      return .when(
        .types(["string", "array"]), then: ValueKind.edges.schema,
        else: Self.numbers(-Self.limit, Self.limit))
    case .ratio:
      return .when(
        Self.stringType, then: .choice(["fit", "fill"]), else: Self.numbers(0.001, 1000))
    case .fixedAxes:
      return .when(
        .type("boolean"), then: .object([]), else: .choice(["both", "horizontal", "vertical"]))
    case .flexibility:
      return .when(
        .type("number"), then: Self.numbers(0, Self.limit),
        else: .choice(["minimum", "natural", "maximum"]))
    default: return composed
    }
  }

  private static func type(_ name: String, _ least: Double, _ most: Double) -> SchemaNode {
    .type(name, [("minimum", .number(least)), ("maximum", .number(most))])
  }

  /// Values with parts.
  private var composed: SchemaNode {
    switch self {
    case .unitPoint:
      return .when(
        Self.objectType, then: .record([("x", Self.place.schema), ("y", Self.place.schema)]),
        else: .choice(Array(SceneValue.alignmentNames.prefix(9))))
    case .edges:
      return .when(
        .type("array"), then: Self.list("edges.entry"), else: .choice(SceneValue.edgeNames))
    case .insets:
      let length = ValueKind.length.schema
      return .when(
        Self.objectType, then: .record(SceneValue.insetKeys.map { ($0, length) }),
        else: Self.numbers(0, Self.limit))
    case .size:
      let keys = ["width", "height"]
      return .record(keys.map { ($0, ValueKind.length.schema) }, required: keys)
    case .rect:
      let keys = ["x", "y", "width", "height"]
      return .record(keys.map { ($0, ValueKind.anyNumber.schema) }, required: keys)
    case .range: return Self.list("range.entry", count: 2)
    case .parts: return Self.list("parts.entry", count: 2)
    case .matrix: return Self.list("matrix.entry")
    case .lengths, .colors, .stops, .runs, .gridItems, .path, .options, .views:
      return Self.list(name + ".entry")
    case .features: return .map(of: Self.featureValue.schema)
    case .variations: return .map(of: ValueKind.anyNumber.schema)
    case .textLine:
      return .when(.type("boolean"), then: .object([]), else: .reference("color"))
    case .color:
      return .when(Self.stringType, then: Self.colorName, else: .reference("colorObject"))
    case .font:
      return .when(
        Self.stringType, then: Self.nonEmpty,
        else: .when(
          .type("number"), then: Self.numbers(0.1, 10_000), else: .reference("fontObject")))
    case .style:
      return .when(
        Self.stringType, then: Self.nonEmpty,
        else: .when(
          .hasOne(of: SceneValue.colorKeys), then: .reference("colorObject"),
          else: .reference("styleObject")))
    case .content:
      return .when(
        Self.stringType, then: Self.nonEmpty,
        else: .when(
          .object([("type", .string("object"))]).and(.hasOne(of: SceneValue.colorKeys)),
          then: .reference("colorObject"), else: .reference("element")))
    case .shape:
      return .when(
        Self.objectType, then: .reference("shapeObject"),
        else: .choice(SceneRegistry.shapes.map(\.name)))
    case .title: return .when(Self.shownTypes, then: .object([]), else: .reference("element"))
    case .imagePlaceholder:
      return .when(Self.stringType, then: Self.nonEmpty, else: .reference("element"))
    default: return .reference("element")
    }
  }

  /// `#RGB`, `#RRGGBB`, `#RRGGBBAA` or a name, each with an opacity.
  private static let colorName = SchemaNode.type(
    "string",
    [
      (
        "pattern",
        .string(
          "^ *(#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})|[^# ][^ ]*)( +[0-9.]+%)? *$")
      )
    ])

  /// A list; its length counts where every entry stands for one value.
  private static func list(_ entry: String, count: Int? = nil) -> SchemaNode {
    let list = SchemaNode.type("array", [("items", .reference(entry))])
    guard let count = count.map({ SchemaNode.number(Double($0)) }) else { return list }
    let chosen = SchemaNode.object([
      ("contains", .object([("type", .string("object"))]).and(.hasOne(of: ["forEach", "if"])))
    ])
    return list.and(.when(chosen, else: .object([("minItems", count), ("maxItems", count)])))
  }
}

extension ValueKind {
  /// What lies in lists, by the names of their entries.
  fileprivate static var entries: [(String, SchemaNode)] {
    let stop = SchemaNode.record(
      [("color", .reference("color")), ("location", share.schema)],
      required: ["color", "location"])
    let track = SchemaNode.record([
      ("fixed", ValueKind.length.schema), ("flexible", .reference("trackLimits")),
      ("adaptive", .reference("trackLimits")), ("spacing", ValueKind.signedLength.schema),
      ("alignment", ValueKind.alignment.schema),
    ]).and(
      .object([
        ("oneOf", .list(["fixed", "flexible", "adaptive"].map { .requires([$0]) }))
      ]))
    let text = ValueKind.text.schema
    return [
      ("edges.entry", SceneSchema.open("edges.entry", .choice(SceneValue.edgeNames))),
      ("range.entry", quantity.schema), ("parts.entry", share.schema),
      ("matrix.entry", anyNumber.schema), ("lengths.entry", ValueKind.length.schema),
      ("colors.entry", .reference("color")),
      ("stops.entry", SceneSchema.open("stops.entry", stop)),
      ("runs.entry", .when(objectType, then: SceneSchema.open("runs.entry", run), else: text)),
      (
        "gridItems.entry",
        SceneSchema.open(
          "gridItems.entry", .when(objectType, then: track, else: .choice(["flexible"])))
      ),
      ("path.entry", SceneSchema.open("path.entry", command)),
      (
        "options.entry",
        .when(objectType, then: SceneSchema.open("options.entry", option), else: text)
      ),
      ("views.entry", .reference("view")), ("modifiers.entry", .reference("modifier")),
    ]
  }

  private static var run: SchemaNode { SceneSchema.keyed(SceneRegistry.runKeys) }
  private static var option: SchemaNode { SceneSchema.keyed(SceneValue.optionKeys) }

  /// A command of a path with its numbers.
  private static var command: SchemaNode {
    let commands = SceneRegistry.pathCommands
    let name = SceneSchema.open("command", .choice(commands.map(\.name)))
    let counts = commands.map { command in
      let count = SchemaNode.number(Double(command.numbers.count + 1))
      return SchemaNode.when(
        .object([("prefixItems", .list([.object([("const", .string(command.name))])]))]),
        then: .object([("minItems", count), ("maxItems", count)]))
    }
    return .type(
      "array",
      [
        ("prefixItems", .list([name])), ("items", anyNumber.schema), ("minItems", .number(1)),
        ("allOf", .list(counts)),
      ])
  }

  /// Objects that stand for colours, fonts, styles and shapes.
  fileprivate static var objects: [(String, SchemaNode)] {
    let limits = SchemaNode.record([
      ("minimum", ValueKind.length.schema), ("maximum", ValueKind.flexibleLength.schema),
    ])
    return [
      ("command", SceneSchema.open("command", .choice(SceneRegistry.pathCommands.map(\.name)))),
      ("trackLimits", SceneSchema.open("trackLimits", limits)),
      ("colorObject", colorObject), ("fontObject", fontObject),
      (
        "styleObject",
        .byType(
          SceneRegistry.styles.map {
            ($0.name, $0.summary, SceneSchema.keyed($0.keys, typed: true))
          })
      ),
      (
        "shapeObject",
        .byType(
          SceneRegistry.shapes.map {
            ($0.name, $0.summary, SceneSchema.keyed($0.shapeKeys, typed: true))
          })
      ),
    ]
  }

  private static var colorObject: SchemaNode {
    let color = SchemaNode.reference("color")
    let part = colorPart.schema
    let space = ("space", colorSpace.schema)
    let cases: [(String, SchemaNode)] = [
      ("light", .record([("light", color), ("dark", color)], required: ["light", "dark"])),
      (
        "mix",
        .record(
          [
            ("mix", color), ("with", color), ("by", share.schema), ("in", mixingSpace.schema),
          ], required: ["mix", "with"])
      ),
      ("hue", .record(["hue", "saturation", "brightness", "opacity"].map { ($0, part) })),
      ("white", .record([("white", part), ("opacity", part), space])),
    ]
    let components = SchemaNode.record(
      ["red", "green", "blue", "opacity"].map { ($0, part) } + [space],
      required: ["red", "green", "blue"])
    return cases.reversed().reduce(components) { other, item in
      .when(.requires([item.0]), then: item.1, else: other)
    }
  }

  private static var fontObject: SchemaNode { SceneSchema.keyed(SceneRegistry.fontKeys) }
}
