import GalleyGeometry
import GalleyGraphics

/// The shape that `clip-path` describes without an element: `circle(50%) fill-box` (CSS Shapes 1, CSS Masking 1).
struct SVGClipShape {
  enum Box {
    case fill, stroke, view
  }
  var box = Box.stroke
  /// Nil for the box itself.
  private var function: (name: String, arguments: Substring)?

  /// Nil for what is no shape and no box.
  init?(_ text: String) {
    var hasBox = false
    for word in StyleText.words(text) {
      if let box = Self.boxes[word.lowercased()], !hasBox {
        self.box = box
        hasBox = true
      } else if function == nil, let open = word.firstIndex(of: "("), word.hasSuffix(")") {
        function = (word[..<open].lowercased(), word[word.index(after: open)...].dropLast())
      } else {
        return nil
      }
    }
    guard hasBox || function != nil else { return nil }
  }

  /// What has no layout of CSS has no content, padding and margin (CSS Masking 1, 5.1).
  private static let boxes: [String: Box] = [
    "fill-box": .fill, "content-box": .fill, "padding-box": .fill, "stroke-box": .stroke,
    "border-box": .stroke, "margin-box": .stroke, "view-box": .view,
  ]

  /// The outline in a box; nil for a shape that is not understood.
  func path(in frame: CGRect, fontSize: Double) -> (path: Path, rule: FillRule)? {
    guard let function else { return (Path(frame), .nonZero) }
    var reader = Reader(function.arguments, frame, fontSize)
    switch function.name {
    case "circle": return reader.ellipse(isCircle: true).map { ($0, .nonZero) }
    case "ellipse": return reader.ellipse(isCircle: false).map { ($0, .nonZero) }
    case "inset", "rect", "xywh": return reader.rectangle(function.name).map { ($0, .nonZero) }
    case "polygon": return Self.polygon(function.arguments, frame, fontSize)
    case "path": return Self.path(function.arguments, frame)
    default: return nil
    }
  }

  /// `nonzero,` or `evenodd,` before others.
  private static func rule(_ parts: inout [Substring]) -> FillRule {
    guard let first = parts.first?.trimmingBlanks.lowercased(),
      first == "nonzero" || first == "evenodd"
    else { return .nonZero }
    parts.removeFirst()
    return first == "evenodd" ? .evenOdd : .nonZero
  }

  private static func polygon(
    _ text: Substring, _ frame: CGRect, _ fontSize: Double
  ) -> (Path, FillRule)? {
    var parts = StyleText.split(text, at: ",")
    let rule = rule(&parts)
    var points: [CGPoint] = []
    for part in parts {
      let reader = Reader(part, frame, fontSize)
      guard reader.words.count == 2, let x = reader.length(0, .horizontal),
        let y = reader.length(1, .vertical)
      else { return nil }
      points.append(CGPoint(x: Double(frame.minX) + x, y: Double(frame.minY) + y))
    }
    guard points.count > 1 else { return (Path(), rule) }
    var path = Path()
    path.addLines(points)
    path.closeSubpath()
    return (path, rule)
  }

  private static func path(_ text: Substring, _ frame: CGRect) -> (Path, FillRule)? {
    var parts = StyleText.split(text, at: ",")
    let rule = rule(&parts)
    guard parts.count == 1, let source = parts.first?.trimmingBlanks,
      source.hasPrefix("\"")
        || source.hasPrefix("'")
    else { return nil }
    let data = SVGPathData(StyleText.unquoted(source))
    if data.isBroken { return nil }
    let place = CGAffineTransform(translationX: frame.minX, y: frame.minY)
    return (data.path.applying(place), rule)
  }
}
