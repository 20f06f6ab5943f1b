import GalleyGeometry

extension SVGStyle {
  /// Adds the lines that an element's `text-decoration` asks for. Those of elements around stay: `none` takes none of them
  /// away (CSS Text Decoration 3, 2).
  mutating func addDecorations(_ element: SVGElement, in viewport: SVGViewport) {
    guard let value = element[.textDecoration] ?? element[.textDecorationLine] else { return }
    var lines: Set<SVGDecoration.Line> = []
    var paint: SVGPaint?
    var kind = element[.textDecorationStyle]?.trimmingBlanks.lowercased() ?? "solid"
    var thickness = length(element[.textDecorationThickness], viewport)
    if let color = element[.textDecorationColor]?.trimmingBlanks {
      paint = Self.paint(color, current: self.color)
    }
    let kinds = ["solid", "double", "dotted", "dashed", "wavy"]
    let line = element[.textDecorationLine].map { value + " " + $0 } ?? value
    for word in StyleText.words(line).map(String.init) {
      let name = word.lowercased()
      if let line = SVGDecoration.Line(rawValue: name) {
        lines.insert(line)
      } else if kinds.contains(name) {
        kind = name
      } else if name == "spelling-error" || name == "grammar-error" {
        text.notes["text-decoration"] = "text-decoration \(name) is not supported and is not drawn"
      } else if let found = length(name, viewport) {
        thickness = found
      } else if name != "none", let found = Self.paint(word, current: color) {
        paint = found
      }
    }
    if lines.isEmpty { return }
    var style = self
    style.decorations = []
    if let paint, paint != .none, paint != .currentColor {
      (style.fill, style.fillOpacity, style.stroke) = (paint, 1, .none)
    }
    if kind != "solid", kind != "double" {
      text.notes["text-decoration-style"] = "\(kind.prefix(20)) lines of texts are drawn solid"
    }
    decorations.append(
      SVGDecoration(
        lines, style: style, thickness: thickness,
        underlineOffset: length(element[.textUnderlineOffset], viewport),
        isDouble: kind == "double"))
  }

  /// A length of a line; nil for `auto` and `from-font`.
  private func length(_ text: String?, _ viewport: SVGViewport) -> Double? {
    guard let text = text?.trimmingBlanks, let length = SVGLength(text) else { return nil }
    if length.unit == .percent { return length.value / 100 * fontSize }
    if case .calculated(let sum) = length.unit {
      return sum.resolved(full: fontSize, fontSize: fontSize)
    }
    return length.resolved(.horizontal, in: viewport, fontSize: fontSize)
  }
}
