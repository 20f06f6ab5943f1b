import Galley
import GalleyData

/// The JSON Schema (draft 2020-12) of project files.
public enum ProjectSchema {
  /// As text.
  public static var json: String { document.node.indented(width: 100) + "\n" }

  private static var document: SchemaNode {
    .object([
      ("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
      ("title", .string("A Galley project file, \(ProjectFile.fileName)")),
      ("type", .string("object")),
      ("properties", .object(properties)),
      ("additionalProperties", .bool(false)),
    ])
  }

  /// Names of options, or names with their values.
  private static var matrix: SchemaNode {
    let values = SchemaNode.type(
      "array",
      [
        ("items", .object([("type", .strings(["string", "number", "boolean"]))])),
        ("minItems", .number(1)),
      ])
    let names = PreviewConfiguration.names
    return .anyOf([
      .type("array", [("items", .choice(names)), ("uniqueItems", .bool(true))]),
      .record(names.map { ($0, values) }),
    ])
  }

  private static var properties: [(String, SchemaNode)] {
    // From the file's folder, and not out of it.
    let folder = SchemaNode.type(
      "string",
      [("minLength", .number(1)), ("pattern", .string("^(?!/)(?!(.*/)?\\.\\.(/|$))"))])
    let scale = SchemaNode.type(
      "number", [("minimum", .number(0.01)), ("maximum", .number(100))])
    let timeout = SchemaNode.type(
      "number", [("minimum", .number(0)), ("maximum", .number(1e9))])
    let memory = SchemaNode.anyOf([
      .type("number", [("minimum", .number(0))]),
      .type("string", [("pattern", .string("^[0-9]*\\.?[0-9]*[kKmMgGtT]?[bB]?$"))]),
    ])
    let values = SchemaNode.type(
      "array",
      [
        ("items", .type("string")), ("minItems", .number(1)),
      ])
    return [
      ("$schema", .type("string").described("The location of this schema, for editors.")),
      (
        "images",
        folder.described("The folder of the images; without it, each scene's own folder.")
      ),
      ("fonts", folder.described("A folder of fonts, which count before the bundled ones.")),
      ("scale", scale.described("Pixels to a point, where the canvas does not say it.")),
      ("strict", .type("boolean").described("Whether a warning is an error.")),
      (
        "limits",
        .record([
          ("timeout", timeout.described("The most seconds of each image; 0 for no limit.")),
          (
            "maxMemory",
            memory.described("The most memory of each image, such as \"500M\"; 0 for no limit.")
          ),
        ]).described("What each image may cost.")
      ),
      (
        "skipLines",
        .type(
          "integer",
          [
            ("minimum", .number(0)),
            ("maximum", .number(Double(TableReading.skippedLimits.upperBound))),
          ]
        ).described("How many lines of a sheet stand above its column names.")
      ),
      ("goldens", folder.described("The folder of the goldens.")),
      ("devices", values.described("The devices that previews are drawn on.")),
      ("matrix", matrix.described("Options of previews with the values that are combined.")),
    ]
  }
}
