import Galley
import GalleyData
import GalleyStrings

extension ValueKind {
  /// Values of the kind as JSON, at least one. Those at the same places of different kinds go together: a range and a
  /// quantity within it.
  var specimens: [String] {
    switch self {
    case .choice(let names): return names.map { JSONWriter.quoted($0) }
    case .nullable(let kind): return kind.specimens + ["null"]
    case .number(let range): return Self.numbers(in: range)
    case .integer(let range):
      let numbers = [5, 2].filter(range.contains)
      return (numbers.isEmpty ? [range.lowerBound] : numbers).map(String.init)
    case .bool: return ["true", "false"]
    case .look: return ["26", "18"]
    case .string: return [#""harbour""#, #""quay""#]
    case .text: return [#""Evening""#, "1234.5"]
    case .title: return [#""Evening""#, #"{"type": "Image", "systemName": "clock"}"#]
    case .runs:
      return [#"["Evening ", {"text": "harbour", "bold": true, "foregroundStyle": "indigo"}]"#]
    case .locale: return [#""ja""#, #""ar""#]
    case .date: return [#""2026-03-14T09:30""#, #""2026-11-02""#]
    case .options:
      return [
        #"["Day", "Week", "Month"]"#,
        #"[{"title": "Nearest", "systemImage": "location", "tag": "Day"}, "Week"]"#,
      ]
    case .length, .signedLength, .flexibleLength, .lengths, .parts, .range, .paddingLength, .ratio,
      .size, .rect, .insets, .matrix:
      return lengths
    case .color, .colors, .stops, .style, .content, .textLine: return paints
    case .font, .fontWeight, .fontWidth, .features, .variations: return fonts
    default: return places
    }
  }

  private static func numbers(in range: ClosedRange<Double>) -> [String] {
    if range == ValueKind.degrees.numbers { return ["31", "-70"] }
    if range == 0.1...10_000 { return ["13", "22"] }
    return (range.lowerBound > 0.5 ? [4, 2] : [0.4, 0.7]).map { JSONNode.text($0) }
  }

  private var numbers: ClosedRange<Double>? {
    if case .number(let range) = self { range } else { nil }
  }

  private var lengths: [String] {
    switch self {
    case .length: ["18", "5.5"]
    case .signedLength: ["3", "-2.5"]
    case .flexibleLength: [#""infinity""#, "40"]
    case .lengths: ["[5, 3]", "[1, 4, 6]"]
    case .parts: ["[0.1, 0.8]", "[0.25, 1]"]
    case .range: ["[0, 1]", "[-1, 2]"]
    case .paddingLength: ["7", #""horizontal""#]
    case .ratio: ["1.7", #""fill""#]
    case .size: [#"{"width": 40, "height": 26}"#, #"{"width": 12, "height": 30}"#]
    case .rect: [#"{"x": 0, "y": 0, "width": 0.5, "height": 1}"#]
    case .insets: ["2", #"{"top": 1, "leading": 3, "bottom": 2, "trailing": 2}"#]
    default: ["[1, 0.2, -0.3, 1, 4, 2]", "[0.8, 0, 0, 0.9, 8, 4]"]
    }
  }

  private var paints: [String] {
    switch self {
    case .color: [#""indigo""#, #"{"light": "orange 70%", "dark": "brown"}"#]
    case .colors: [#"["orange", "pink 40%", "indigo"]"#, #"["clear", "teal"]"#]
    case .stops:
      [
        #"[{"color": "mint", "location": 0.2}, {"color": "black", "location": 0.7}]"#,
        #"[{"color": "red", "location": 0.5}, {"color": "blue", "location": 0.5}]"#,
      ]
    case .textLine: ["true", #""red""#]
    case .style:
      [#""teal""#, #"{"type": "LinearGradient", "colors": ["orange", "indigo"]}"#]
    default: [#""mint 60%""#, #"{"type": "Capsule", "fill": "orange"}"#]
    }
  }

  private var fonts: [String] {
    switch self {
    case .font: [#""headline""#, #"{"size": 15, "weight": "semibold", "design": "serif"}"#]
    case .fontWeight: [#""bold""#, #""light""#]
    case .fontWidth: [#""condensed""#, "0.4"]
    case .features: [#"{"zero": 1}"#, #"{"zero": 1, "kern": 0}"#]
    default: [#"{"wght": 350}"#, #"{"wght": 720, "opsz": 28}"#]
    }
  }

  private var places: [String] {
    switch self {
    case .alignment: [#""bottomTrailing""#, #""topLeading""#]
    case .horizontalAlignment: [#""trailing""#, #""leading""#]
    case .verticalAlignment: [#""lastTextBaseline""#, #""top""#]
    case .unitPoint: [#""topLeading""#, #"{"x": 0.25, "y": 0.75}"#]
    case .edges: [#""horizontal""#, #"["top", "leading"]"#]
    case .fixedAxes: ["true", #""vertical""#]
    case .flexibility: [#""maximum""#, "2"]
    case .gridItems:
      [
        #"[{"fixed": 40}, "flexible"]"#,
        #"[{"adaptive": {"minimum": 30, "maximum": 60}, "spacing": 3, "alignment": "top"}]"#,
      ]
    case .shape: [#""Circle""#, #"{"type": "RoundedRectangle", "cornerRadius": 9, "inset": 2}"#]
    case .path:
      [
        #"[["move", 4, 60], ["curve", 60, 10, 20, 0, 40, 70], ["quadCurve", 120, 40, 90, -10], ["close"]]"#,
        #"[["arc", 50, 40, 30, 20, 290], ["rect", 10, 10, 40, 30], ["ellipse", 60, 20, 50, 60], ["roundedRect", 20, 60, 70, 30, 9], ["line", 4, 4]]"#,
      ]
    case .imagePlaceholder: [#"{"type": "Color", "color": "orange"}"#]
    case .views: [SpecimenViews.children]
    default: [#"{"type": "Text", "text": "Pier"}"#, #"{"type": "Capsule", "fill": "pink"}"#]
    }
  }
}
