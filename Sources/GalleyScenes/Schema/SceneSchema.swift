import Galley

/// The JSON Schema (draft 2020-12) of scenes, made from the registry that decodes them.
public enum SceneSchema {
  /// As text.
  public static var json: String { document.node.indented(width: 100) + "\n" }

  private static var document: SchemaNode {
    .object([
      ("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
      ("title", .string("A Galley scene, version \(Scene.languageVersion)")),
      ("type", .string("object")),
      ("properties", .object(properties)),
      ("required", .strings(["galley", "view"])),
      ("additionalProperties", .bool(false)),
      ("$defs", .object(definitions)),
    ])
  }

  private static var properties: [(String, SchemaNode)] {
    let canvas = SchemaNode.reference("canvas")
    let tokens = SchemaNode.record([
      ("colors", .map(of: .reference("color"))), ("fonts", .map(of: .reference("font"))),
    ])
    let parameter = SchemaNode.record([
      ("default", .object([])), ("summary", .type("string")),
    ])
    let component = SchemaNode.record(
      [
        ("summary", .type("string")), ("parameters", .map(of: parameter)),
        ("view", .reference("view")),
      ], required: ["view"])
    return [
      ("$schema", .type("string").described("Where this schema is, for editors.")),
      (
        "galley",
        .object([("const", .number(Double(Scene.languageVersion)))]).described(
          "The version of the scene language.")
      ),
      ("canvas", ValueKind.open(canvas).described("What the views are drawn on.")),
      (
        "canvases",
        .map(of: canvas).described("Several canvases by name; each has what `canvas` has, too.")
      ),
      (
        "data",
        .type("object").described("Values that are always there; rows have theirs over them.")
      ),
      ("sample", .type("object").described("The row that is drawn when none is given.")),
      (
        "fonts",
        .map(of: .type("string", [("pattern", .string("^[0-9a-f]{64}$"))])).described(
          "The fonts that the scene may be set in, by their SHA-256.")
      ),
      ("tokens", tokens.described("Colours and fonts by name.")),
      (
        "styles",
        .map(
          of: .type(
            "array", [("items", .anyOf([.reference("modifier"), .reference("repetition")]))])
        ).described(
          "Lists of modifiers by name.")
      ),
      ("golden", golden.described("How the scene is compared with its golden.")),
      ("components", .map(of: component).described("Views with parameters, by name.")),
      ("view", .reference("view")),
    ]
  }

  private static var golden: SchemaNode {
    func whole(_ least: Double, _ most: Double) -> SchemaNode {
      .type("integer", [("minimum", .number(least)), ("maximum", .number(most))])
    }
    let kinds: [(String, SchemaNode)] = [
      ("channel", whole(1, 254)), ("pixels", whole(1, 1e9)),
      (
        "perceptual", .type("number", [("minimum", .number(0.0001)), ("maximum", .number(0.9999))])
      ),
    ]
    let density: [(String, SchemaNode)] = [
      ("density", whole(1, 1_048_575)), ("window", whole(2, 1024)),
    ]
    let scale = SchemaNode.type(
      "number", [("minimum", .number(0.01)), ("maximum", .number(100))])
    return .record(
      [
        ("scale", scale.described("Pixels to a point, over the canvas's own.")),
        (
          "tolerance",
          .anyOf(
            kinds.map { .record([$0], required: [$0.0]) }
              + [.record(density, required: ["density", "window"])]
          ).described("How much may differ; nothing unless stated.")
        ),
      ])
  }

  private static var definitions: [(String, SchemaNode)] {
    shared
      + ValueKind.definitions.map { ($0.kind.name, ValueKind.open($0.schema)) } + objects
      + SceneRegistry.elements.map { ($0.name, element($0)) }
      + [("modifier", modifier)]
      + SceneRegistry.modifiers.map { ("modifier." + $0.name, self.modifier($0)) }
  }

  private static var shared: [(String, SchemaNode)] {
    let anything = SchemaNode.object([])
    return [
      (
        "placeholder",
        .type("string", [("pattern", .string("\\{\\{"))]).described(
          "A value of the data: {{path.to.value ?? 'default' | formatter}}.")
      ),
      (
        "condition",
        .record(
          [
            (
              "if",
              .anyOf([
                .type("boolean"), .type("null"), .reference("placeholder"), .reference("condition"),
              ])
            ), ("then", anything), ("else", anything),
          ], required: ["if", "then"]
        ).described("One value or another.")
      ),
      (
        "repetition",
        .record(
          [
            (
              "forEach",
              .anyOf([.type("array"), .reference("placeholder"), .reference("condition")])
            ),
            ("as", .type("string")), ("index", .type("string")),
            ("view", .reference("view")), ("value", anything),
          ], required: ["forEach"]
        ).described("A view or a value for each element of a list.")
      ),
      (
        "canvas",
        .record([
          ("width", ValueKind.open(.type("number", [("exclusiveMinimum", .number(0))]))),
          ("height", ValueKind.open(.type("number", [("exclusiveMinimum", .number(0))]))),
          ("scale", ValueKind.number(0.01...100).schema), ("background", .reference("color")),
          ("colorScheme", ValueKind.colorScheme.schema),
          ("layoutDirection", ValueKind.layoutDirection.schema), ("locale", .reference("locale")),
          ("dynamicTypeSize", ValueKind.dynamicTypeSize.schema),
        ])
      ),
    ]
  }

  private static var colorObjects: [SchemaNode] {
    let part = ValueKind.number(-16...16).schema
    let color = SchemaNode.reference("color")
    let space = ValueKind.choice(["sRGB", "sRGBLinear", "displayP3"]).schema
    return [
      .record([("light", color), ("dark", color)], required: ["light", "dark"]),
      .record(
        [
          ("mix", color), ("with", color), ("by", ValueKind.number(0...1).schema),
          ("in", ValueKind.choice(["perceptual", "device"]).schema),
        ], required: ["mix", "with"]),
      .record(
        ["hue", "saturation", "brightness", "opacity"].map { ($0, part) }, required: ["hue"]),
      .record(
        [("white", part), ("opacity", part), ("space", space)], required: ["white"]),
      .record(
        ["red", "green", "blue", "opacity"].map { ($0, part) } + [("space", space)],
        required: ["red", "green", "blue"]),
    ]
  }

  /// Objects that stand for colours, fonts, styles, shapes, views.
  private static var objects: [(String, SchemaNode)] {
    let names = SceneRegistry.elements.map(\.name)
    return [
      ("colorObject", .anyOf(colorObjects)),
      ("fontObject", fontObject),
      ("run", keyed(SceneRegistry.runKeys)),
      ("option", keyed(SceneValue.optionKeys)),
      (
        "styleObject",
        .anyOf(SceneRegistry.styles.map { keyed($0.keys, type: $0.name) })
      ),
      (
        "shapeObject",
        .anyOf(SceneRegistry.shapes.map { keyed($0.shapeKeys, type: $0.name) })
      ),
      (
        "element",
        .object([
          ("type", .string("object")),
          (
            "anyOf",
            .list([
              .object([
                (
                  "properties",
                  .object([("type", .anyOf([.choice(names), .reference("placeholder")]))])
                ),
                ("required", .strings(["type"])),
              ]),
              .reference("componentUse"),
            ])
          ),
          ("allOf", .list(names.map(branch))),
        ])
      ),
    ] + uses
  }

  /// Uses of components and of modifiers.
  private static var uses: [(String, SchemaNode)] {
    [
      (
        "componentUse",
        .object([
          (
            "properties",
            .object([
              ("component", .type("string")),
              ("modifiers", .reference("modifiers")),
              ("type", .bool(false)),
            ])
          ),
          ("required", .strings(["component"])),
        ])
      ),
      (
        "modifiers",
        ValueKind.open(
          .type(
            "array",
            [
              (
                "items",
                .anyOf([
                  .reference("modifier"), .reference("repetition"), .reference("placeholder"),
                ])
              ),
              ("maxItems", .number(Double(ViewDecoder.modifierLimit))),
            ]))
      ),
    ]
  }

  private static var fontObject: SchemaNode {
    let size = ValueKind.number(0.1...10_000).schema
    let styles = ValueKind.choice(SceneValue.textStyles.map(\.0)).schema
    return .record([
      ("name", .type("string")), ("size", size), ("fixedSize", size), ("relativeTo", styles),
      ("style", styles), ("weight", .reference("fontWeight")), ("width", .reference("fontWidth")),
      ("design", ValueKind.fontDesign.schema), ("italic", .reference("bool")),
      ("monospacedDigit", .reference("bool")),
      ("features", .map(of: ValueKind.integer(0...65535).schema)),
      ("variations", .map(of: ValueKind.anyNumber.schema)),
    ])
  }

  /// The element's own schema for objects of its type.
  private static func branch(_ name: String) -> SchemaNode {
    .object([
      (
        "if",
        .object([
          ("properties", .object([("type", .object([("const", .string(name))]))])),
          ("required", .strings(["type"])),
        ])
      ),
      ("then", .reference(name)),
    ])
  }

  private static func keyed(_ keys: [KeyDefinition], type: String? = nil) -> SchemaNode {
    let own = type.map { [("type", SchemaNode.object([("const", .string($0))]))] } ?? []
    let required = (type == nil ? [] : ["type"]) + keys.filter(\.isRequired).map(\.name)
    return .record(own + keys.map { ($0.name, property($0)) }, required: required)
  }

  private static func property(_ key: KeyDefinition) -> SchemaNode {
    let standard = key.defaultValue.map { " Unless stated: \($0)." } ?? ""
    return key.kind.schema.described(key.summary + standard)
  }

  private static func element(_ element: ElementDefinition) -> SchemaNode {
    let own: [(String, SchemaNode)] = [
      ("type", .object([("const", .string(element.name))])),
      ("modifiers", .reference("modifiers")),
    ]
    return SchemaNode.record(
      own + element.keys.map { ($0.name, property($0)) },
      required: ["type"] + element.keys.filter(\.isRequired).map(\.name)
    ).described(element.summary)
  }

  private static var modifier: SchemaNode {
    .anyOf(
      SceneRegistry.modifiers.map { .reference("modifier." + $0.name) } + [
        .record([(ViewDecoder.styleKey, .type("string"))], required: [ViewDecoder.styleKey])
          .described("A named list of modifiers."),
        .reference("condition"),
      ])
  }

  private static func modifier(_ modifier: ModifierDefinition) -> SchemaNode {
    let labels = modifier.keys.map { ($0.name, property($0)) }
    var values: [SchemaNode] = []
    if let argument = modifier.argument {
      values.append(property(argument))
      if !argument.kind.isWrittenAsObject {
        values.append(
          .record(
            [(argument.name, property(argument))] + labels,
            required: argument.isRequired ? [argument.name] : []))
      }
    } else {
      values.append(
        .record(labels, required: modifier.keys.filter(\.isRequired).map(\.name)))
    }
    values.append(.reference("condition"))
    return SchemaNode.record(
      [(modifier.name, .anyOf(values))] + labels.filter { $0.0 != modifier.name },
      required: [modifier.name]
    ).described(modifier.summary)
  }
}

extension KeyDefinition {
  var isRequired: Bool { defaultValue == nil }
}
