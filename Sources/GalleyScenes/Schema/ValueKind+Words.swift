import Galley
import GalleyData

extension ValueKind {
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
    case .look: "18 or 26"
    case .size: "`{width, height}`"
    case .rect: "`{x, y, width, height}`"
    case .matrix: "list of numbers"
    case .path: "list of commands"
    case .content: "colour, style or view"
    case .views: "list of views"
    case .nullable(let kind): kind.words + ", or `null`"
    case .color: "colour"
    case .style: "style"
    case .font: "font by a text style, by points, or an object"
    case .paddingLength: "points, or edges by name"
    case .ratio: "number, 0.001 to 1000, or `fit` or `fill`"
    case .fixedAxes: "`true`, `false`, `horizontal`, `vertical` or `both`"
    case .features: "`{tag: whole number}`"
    case .variations: "`{tag: number}`"
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

  /// What a value of the kind is, in a sentence for editors.
  var meaning: String {
    let words = words.replacingOccurrences(of: "`", with: "")
    return words.prefix(1).uppercased() + words.dropFirst() + "."
  }

  /// Values for completion: editors do not look for them behind an `if`.
  var samples: [SchemaNode] {
    switch self {
    case .choice(let names): .texts(names)
    case .nullable(let kind): kind.samples
    case .bool, .textLine: [.bool(true), .bool(false)]
    case .fixedAxes: [.bool(true), .string("horizontal"), .string("vertical")]
    case .alignment: .texts(SceneValue.alignmentNames)
    case .horizontalAlignment: .texts(["leading", "center", "trailing"])
    case .verticalAlignment:
      .texts(["top", "center", "bottom", "firstTextBaseline", "lastTextBaseline"])
    case .edges: .texts(SceneValue.edgeNames)
    case .fontWeight: .texts(SceneValue.fontWeightNames)
    case .fontWidth: .texts(["compressed", "condensed", "standard", "expanded"])
    case .flexibility: .texts(["minimum", "natural", "maximum"])
    case .look: [.number(18), .number(26)]
    case .shape:
      .texts(SceneRegistry.shapes.filter { !$0.keys.contains(where: \.isRequired) }.map(\.name))
        + [.object([("type", .string("RoundedRectangle")), ("cornerRadius", .number(8))])]
    case .length: [.number(8)]
    case .signedLength: [.number(8), .number(-4)]
    case .paddingLength:
      [
        .number(8), .string("horizontal"),
        .object([("horizontal", .number(12)), ("vertical", .number(4))]),
      ]
    case .ratio: [.number(1.5), .string("fill")]
    case .flexibleLength: [.string("infinity"), .number(320)]
    case .locale: .texts(["en-GB", "de", "ar", "ja"])
    case .color:
      .texts(SceneValue.namedColors.map(\.0) + ["#1F2937", "gray 20%"])
    case .style:
      .texts(
        SceneValue.namedColors.map(\.0) + SceneValue.hierarchicalStyles.dropFirst(2).map(\.0)
          + SceneValue.materials.keys.sorted() + [SceneValue.surroundingStyle, "blue.gradient"])
    case .content: .texts(["white", "gray 20%", "regularMaterial", "blue.gradient"])
    case .font:
      .texts(SceneValue.textStyles.map(\.0))
        + [.object([("size", .number(17)), ("weight", .string("bold"))])]
    case .date: .texts(["2026-03-14", "2026-03-14T09:30:00+02:00"])
    case .range: [.list([.number(0), .number(100)])]
    case .size: [.object([("width", .number(40)), ("height", .number(30))])]
    case .unitPoint:
      .texts(Array(SceneValue.alignmentNames.prefix(9)))
        + [.object([("x", .number(0.25)), ("y", .number(0.75))])]
    case .insets: [.number(8), .object([("top", .number(8)), ("leading", .number(12))])]
    case .gridItems:
      [
        .list([.string("flexible"), .string("flexible")]),
        .list([.object([("adaptive", .object([("minimum", .number(80))]))])]),
      ]
    case .features: [.object([("ss01", .number(1))])]
    case .variations: [.object([("wght", .number(550))])]
    default: []
    }
  }

  /// A default as a value, where its words are one of the kind's.
  func standardValue(_ words: String?) -> SchemaNode? {
    guard let words else { return nil }
    let names: [String]
    switch self {
    case .nullable(let kind): return kind.standardValue(words)
    case .number, .integer, .length, .signedLength, .flexibleLength, .insets, .paddingLength,
      .ratio:
      return Double(words).map { .number($0) }
    case .bool, .fixedAxes:
      return words == "true" ? .bool(true) : words == "false" ? .bool(false) : nil
    case .choice(let choices): names = choices
    case .alignment, .unitPoint: names = SceneValue.alignmentNames
    case .horizontalAlignment, .verticalAlignment:
      names = ["leading", "center", "trailing", "top", "bottom"]
    case .edges: names = SceneValue.edgeNames
    case .fontWeight: names = SceneValue.fontWeightNames
    case .color, .style: names = SceneValue.namedColors.map(\.0)
    default: return nil
    }
    return names.contains(words) ? .string(words) : nil
  }
}

extension [SchemaNode] {
  fileprivate static func texts(_ texts: [String]) -> [SchemaNode] { texts.map { .string($0) } }
}
