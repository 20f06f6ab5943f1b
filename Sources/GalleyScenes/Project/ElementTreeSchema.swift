import Galley
import GalleyData

/// The JSON Schema (draft 2020-12) of the tree of elements that `galley inspect --tree` writes.
public enum ElementTreeSchema {
  /// As text.
  public static var json: String { document.node.indented(width: 100) + "\n" }

  private static var document: SchemaNode {
    .object([
      ("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
      ("title", .string("The texts, images and controls of an image that Galley has drawn")),
    ]).and(
      .record(
        [
          (
            "version",
            .object([("const", .number(Double(ElementTree.version)))])
              .described("Higher where a key has gone away or means something else.")
          ),
          ("size", numbers(2).described("Width and height of the image, in points.")),
          (
            "elements",
            list(of: element).described(
              "In the order in which they are read; an element stands before those in it.")
          ),
        ], required: ["version", "size", "elements"]))
  }

  /// A key that is there or not.
  private static var isTrue: SchemaNode { .object([("const", .bool(true))]) }

  private static var element: SchemaNode {
    let frame = numbers(4).described("Left, top, width and height, in points of the image.")
    let words = SchemaNode.type("string")
    return .record(
      [
        ("number", natural(from: 1).described("From 1; the marks have the same numbers.")),
        ("depth", natural(from: 0).described("How many elements it is in.")),
        (
          "type",
          words.described("Text, Image, the type of a control, or Group for what has a name.")
        ),
        ("role", words.described("What kind of control it is, such as button or text field.")),
        ("label", words.described("What is written in it, or what its label says.")),
        (
          "value",
          words.described(
            "The text of a field, the value of a slider, 1 or 0 of a switch, a share in percent, or its stated value; a password as dots."
          )
        ),
        (
          "heading",
          natural(from: 1).described("The level of a heading, from 1 to 6, where it is stated.")
        ),
        ("hint", words.described("What it does, in a sentence.")),
        ("identifier", words.described("Its accessibilityIdentifier.")),
        ("name", words.described("Its layoutName.")),
        ("image", words.described("The name of the image that it shows.")),
        (
          "traits",
          list(of: words).described("Names of SwiftUI's AccessibilityTraits, and adjustable.")
        ),
        ("actions", actions),
        ("customActions", list(of: words).described("The names of actions of its own.")),
        ("otherActions", otherActions(frame)),
        ("disabled", isTrue.described("It does not react.")),
        ("truncated", isTrue.described("Some of its text is left out.")),
        (
          "outOfSight",
          isTrue.described(
            "Nothing of its frame is seen: it is scrolled away, clipped, or outside of the image.")
        ),
        ("frame", frame),
        (
          "seen",
          numbers(4).described(
            "The part of its frame that is seen, where that is not all: left, top, width and height."
          )
        ),
        ("lines", list(of: line(frame)).described("The lines of its text as they are set.")),
        (
          "moment",
          .type("number").described("In an image of several moments: the second at which it is so.")
        ),
        ("file", words.described("The file that it was written in, where that is known.")),
        ("line", natural(from: 1).described("The line of that file.")),
      ], required: ["number", "depth", "type", "frame"])
  }

  private static var actions: SchemaNode {
    list(of: .choice(ElementAction.allCases.map(\.rawValue))).described(
      "What can be done with it; touch is a gesture of its own.")
  }

  private static func otherActions(_ frame: SchemaNode) -> SchemaNode {
    list(
      of: .record(
        [
          (
            "label",
            .type("string").described(
              "Its label, image or identifier; empty where nothing names it.")
          ), ("frame", frame),
        ],
        required: ["label", "frame"])
    ).described("Of several controls that are read as one, those behind the first.")
  }

  private static func line(_ frame: SchemaNode) -> SchemaNode {
    let style = SchemaNode.record(
      [
        ("font", .type("string").described("The face's PostScript name.")),
        ("size", .type("number").described("In points.")),
        (
          "color",
          .type("string", [("pattern", .string("^#([0-9A-F]{2}){3,4}$"))]).described(
            "Red, green, blue, and alpha where it is not opaque; none where it is no plain colour.")
        ),
      ], required: ["font", "size"])
    return .record(
      [
        ("text", .type("string").described("The part of the text that the line stands for.")),
        ("frame", frame),
        (
          "opacity",
          .type("number", [("minimum", .number(0)), ("maximum", .number(1))]).described(
            "What views around leave of it, where that is not all.")
        ),
        ("styles", list(of: style)),
      ], required: ["text", "frame", "styles"])
  }

  private static func list(of item: SchemaNode) -> SchemaNode {
    .type("array", [("items", item)])
  }

  private static func natural(from least: Double) -> SchemaNode {
    .type("integer", [("minimum", .number(least))])
  }

  private static func numbers(_ count: Double) -> SchemaNode {
    .type(
      "array",
      [
        ("items", .type("number")), ("minItems", .number(count)), ("maxItems", .number(count)),
      ])
  }
}
