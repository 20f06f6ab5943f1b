import Galley
import GalleyData

/// The JSON Schema (draft 2020-12) of scenes, made from the registry that decodes them.
///
/// A value is told by what it looks like first (a placeholder, a condition, an object, a type's name),
/// by `if` and `then`, and only the schema of what it looks like is asked. So a wrong value is reported
/// at its own key: alternatives in an `anyOf` would be reported at what is around them all.
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

  /// Values, elements and modifiers by their names.
  static var definitions: [(String, SchemaNode)] {
    [
      (
        "open",
        .anyOf([
          .reference("placeholder"),
          .object([("type", .string("object"))]).and(.hasOne(of: ["if", JSONNode.animationKey])),
        ])
        .described("A value that is worked out when the scene is drawn.")
      ),
      (
        "placeholder",
        .type("string", [("pattern", .string("\\{\\{"))]).described(
          "A value of the data: {{path.to.value ?? 'default' | formatter}}.")
      ),
      (
        "test", open("test", .types(["boolean", "null"])).described("What is true or false.")
      ),
      ("list", open("list", .type("array")).described("What is repeated: a list of the data.")),
      ("canvas", canvas),
    ] + animations + ValueKind.definitions + elements + modifiers
  }

  /// A value, a placeholder for it, a condition between two of them, or an animation of it.
  /// - Parameter name: of the definition that this is.
  static func open(_ name: String, _ value: SchemaNode) -> SchemaNode {
    .when(
      .reference("open"),
      then: SchemaNode.reference("worked").and(
        .keys([
          ("if", .reference("test")), ("then", .reference(name)), ("else", .reference(name)),
          (JSONNode.animationKey, animation(of: name)),
        ])), else: value)
  }

  /// An entry of a list: a value, or a repetition of entries.
  /// - Parameter name: of the definition that this is.
  static func entry(_ name: String, _ value: SchemaNode) -> SchemaNode {
    let repetition = SchemaNode.keys(
      [
        ("forEach", SchemaNode.reference("list")),
        ("as", SchemaNode.type("string").described("The name of each value; the default is item.")),
        ("index", SchemaNode.type("string").described("The name of its number, from 0.")),
        ("view", .reference(name)), ("value", .reference(name)),
      ], required: ["forEach"]
    ).and(
      .object([("oneOf", .list([.requires(["view"]), .requires(["value"])]))]))
    return .when(
      .type("object", [("required", .strings(["forEach"]))]), then: repetition, else: value)
  }

  private static var canvas: SchemaNode {
    let length = SchemaNode.reference("canvasLength")
    return open(
      "canvas",
      .record([
        ("width", length.described("Points; without it as wide as the view.")),
        ("height", length.described("Points; without it as high as the view.")),
        (
          "scale",
          ValueKind.number(0.01...100).schema.described("Pixels to a point; by default 1.")
        ),
        ("background", SchemaNode.reference("color").described("The colour behind the view.")),
        ("colorScheme", ValueKind.colorScheme.schema.described("light or dark.")),
        (
          "layoutDirection",
          ValueKind.layoutDirection.schema.described("From which side it is read.")
        ),
        ("locale", .reference("locale")),
        (
          "dynamicTypeSize",
          ValueKind.dynamicTypeSize.schema.described("How large text styles are.")
        ),
        (
          "look",
          ValueKind.look.schema.described(
            "18 or 26: the iOS whose numbers screens and controls have.")
        ),
      ]))
  }

  private static var properties: [(String, SchemaNode)] {
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
    let version = Double(Scene.languageVersion)
    return [
      ("$schema", .type("string").described("The location of this schema, for editors.")),
      (
        "galley",
        .object([("const", .number(version)), ("default", .number(version))]).described(
          "The version of the scene language.")
      ),
      ("canvas", SchemaNode.reference("canvas").described("The area that the view is drawn on.")),
      (
        "canvases",
        .map(of: .reference("canvas")).described(
          "Several canvases by name; each inherits the values of `canvas`.")
      ),
      (
        "data",
        .type("object").described("Values that are always available; rows override them.")
      ),
      ("sample", .type("object").described("The row that is used if no data is given.")),
      (
        "fonts",
        .map(of: .type("string", [("pattern", .string("^[0-9a-f]{64}$"))])).described(
          "The fonts that the scene may use, with their SHA-256.")
      ),
      ("tokens", tokens.described("Colours and fonts by name.")),
      (
        "styles",
        .map(of: .reference("modifiers")).described("Lists of modifiers by name.")
      ),
      ("golden", golden.described("How the scene is compared with its golden.")),
      ("components", .map(of: component).described("Views with parameters, by name.")),
      ("view", SchemaNode.reference("view").described("What is drawn.")),
    ]
  }

  private static var golden: SchemaNode {
    func whole(_ least: Double, _ most: Double) -> SchemaNode {
      .type("integer", [("minimum", .number(least)), ("maximum", .number(most))])
    }
    let kinds = ["channel", "pixels", "perceptual", "density"]
    let tolerance = SchemaNode.record([
      ("channel", whole(1, 254)), ("pixels", whole(1, 1e9)),
      (
        "perceptual", .type("number", [("minimum", .number(0.0001)), ("maximum", .number(0.9999))])
      ), ("density", whole(1, 1_048_575)), ("window", whole(2, 1024)),
    ]).and(
      .object([
        (
          "dependentRequired",
          .object([("density", .strings(["window"])), ("window", .strings(["density"]))])
        ), ("oneOf", .list(kinds.map { .requires([$0]) })),
      ]))
    let scale = SchemaNode.type(
      "number", [("minimum", .number(0.01)), ("maximum", .number(100))])
    let moment = SchemaNode.type(
      "number", [("minimum", .number(0)), ("maximum", .number(SceneValue.secondsLimit))])
    let moments = SchemaNode.type(
      "array",
      [
        ("items", moment), ("minItems", .number(1)),
        ("maxItems", .number(Double(SceneValue.momentLimit))),
      ])
    return .record([
      ("scale", scale.described("Pixels per point; overrides the canvas.")),
      (
        "at",
        moments.described("Moments of animations in seconds, side by side in the golden.")
      ),
      ("tolerance", tolerance.described("The tolerated difference; none by default.")),
    ])
  }
}
