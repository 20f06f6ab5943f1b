import GalleyBudget
import GalleyGeometry
import GalleyGraphics
import GalleySVG
import GalleyText

/// A symbol of a project: an SVG file as SF Symbols exports its templates.
///
/// Each variant is a group named after its weight and scale (`Regular-M`), beside guides: the lines `Baseline-M` and
/// `Capline-M`, a capital's height apart, and `left-margin-Regular-M` and `right-margin-Regular-M`, between which the
/// symbol's frame lies (Apple's article "Creating custom symbol images for your app").
final class SymbolTemplate {
  private let document: SVGDocument
  private var drawings: [Variant: SymbolDrawing?] = [:]

  private struct Variant: Hashable {
    var weight: Int
    var scale: SymbolScale
  }

  /// The weights by the numbers that `Font.Weight` has for them.
  private static let weights = [
    "Ultralight", "Thin", "Light", "Regular", "Medium", "Semibold", "Bold", "Heavy", "Black",
  ]

  init(_ document: SVGDocument) { self.document = document }

  /// The drawing that is nearest to a weight and a scale, in the units of `SymbolDrawing` for that scale; nil for a
  /// file that is no template.
  ///
  /// The row of the scale counts before the weight. A weight that is not there lies between the nearest two that are,
  /// if both have the same outlines; otherwise, the nearer one stands in.
  /// - Parameter budget: of the image that it is for; what it ends is not kept.
  func drawing(
    weight: FontWeight, scale: SymbolScale, budget: RenderBudget = RenderBudget(.unlimited)
  ) -> SymbolDrawing? {
    let key = Variant(weight: weight.rawValue, scale: scale)
    if let known = drawings[key] { return known }
    // No text has more weights than these, but an axis may.
    if drawings.count > 256 { drawings = [:] }
    var drawing: SymbolDrawing?
    for row in Self.rows(for: scale) where drawing == nil {
      drawing = self.drawing(weight, in: row, budget)
    }
    if !budget.isExhausted { drawings[key] = .some(drawing) }
    return drawing
  }

  /// What is the matter with a file without a variant.
  static func failure(of name: String) -> String {
    "the symbol \"\(name)\" is not a template of SF Symbols: expected a group such as Regular-M, and the "
      + "lines Baseline-M and Capline-M"
  }

  private static func rows(for scale: SymbolScale) -> [SymbolScale] {
    switch scale {
    case .small: [.small, .medium, .large]
    case .medium: [.medium, .small, .large]
    case .large: [.large, .medium, .small]
    }
  }

  private func drawing(
    _ weight: FontWeight, in row: SymbolScale, _ budget: RenderBudget
  ) -> SymbolDrawing? {
    let wanted = SymbolMetrics.stem(of: weight, scale: .medium)
    let stems = Self.weights.indices.map {
      SymbolMetrics.stem(of: FontWeight(rawValue: ($0 + 1) * 100), scale: .medium)
    }
    func first(of indices: some Sequence<Int>) -> (stem: CGFloat, drawing: SymbolDrawing)? {
      for index in indices {
        if let drawing = variant(Self.weights[index], row, budget) {
          return (stems[index], drawing)
        }
      }
      return nil
    }
    let heavier = stems.firstIndex { $0 > wanted } ?? stems.count
    let below = first(of: (0..<heavier).reversed())
    if let below, below.stem == wanted { return below.drawing }
    let above = first(of: heavier..<stems.count)
    guard let below, let above else { return below?.drawing ?? above?.drawing }
    let part = (wanted - below.stem) / (above.stem - below.stem)
    return below.drawing.blended(with: above.drawing, part)
      ?? (part < 0.5 ? below.drawing : above.drawing)
  }

  private func variant(
    _ weight: String, _ row: SymbolScale, _ budget: RenderBudget
  ) -> SymbolDrawing? {
    let letter =
      switch row {
      case .small: "S"
      case .medium: "M"
      case .large: "L"
      }
    let name = "\(weight)-\(letter)"
    guard
      let baseline = document.outlineBox(ofElement: "Baseline-\(letter)")?.midY,
      let capline = document.outlineBox(ofElement: "Capline-\(letter)")?.midY,
      baseline - capline > 0.001,
      let shapes = document.shapes(
        ofElement: name, isFilled: { SymbolLayerClass.isAny(of: $0) }, budget: budget),
      !shapes.isEmpty
    else { return nil }
    let factor =
      SymbolMetrics.capHeight / (baseline - capline) * SymbolDrawing.side
      / (SymbolMetrics.boxHeight * SymbolMetrics.factor(of: row))
    // The first templates have one pair of margins.
    func margin(_ side: String) -> CGFloat? {
      (document.outlineBox(ofElement: "\(side)-margin-\(name)")
        ?? document.outlineBox(ofElement: "\(side)-margin"))?.midX
    }
    let ink = shapes.reduce(CGRect.null) { $0.union($1.path.boundingRect) }
    let (left, right) = (margin("left") ?? ink.minX, margin("right") ?? ink.maxX)
    let isWide = right - left >= ink.width / 2 && right > ink.minX && left < ink.maxX
    let middle = CGPoint(
      x: isWide ? (left + right) / 2 : ink.midX, y: (baseline + capline) / 2)
    let half = SymbolDrawing.side / 2
    let place = CGAffineTransform(
      a: factor, b: 0, c: 0, d: factor, tx: half - middle.x * factor, ty: half - middle.y * factor)
    let layers = shapes.map { shape in
      var layer = SymbolDrawing.Layer(operation: .fill, path: shape.path.applying(place))
      layer.rule = shape.rule
      if shape.rule == .nonZero { layer.path = layer.path.windingForward }
      layer.level = SymbolLayerClass.level(of: shape.classes) ?? 1
      layer.color = SymbolLayerClass.color(of: shape.classes)
      return layer
    }
    let width = isWide ? (right - left) * factor : ink.width * factor
    // Lengths near the largest number have no middle.
    guard width.isFinite else { return nil }
    return SymbolDrawing(layers: layers, margins: (half - width / 2)...(half + width / 2))
  }
}

extension SymbolDrawing {
  /// A drawing between this one and another, `part` of the way; nil where their outlines are of other kinds.
  fileprivate func blended(with other: SymbolDrawing, _ part: CGFloat) -> SymbolDrawing? {
    guard layers.count == other.layers.count else { return nil }
    var result = self
    for (index, layer) in other.layers.enumerated() {
      guard let path = layers[index].path.blended(with: layer.path, part) else { return nil }
      result.layers[index].path = path
    }
    if let own = margins, let others = other.margins {
      func between(_ one: CGFloat, _ two: CGFloat) -> CGFloat { one + (two - one) * part }
      result.margins =
        between(own.lowerBound, others.lowerBound)...between(own.upperBound, others.upperBound)
    }
    return result
  }
}

extension Path {
  /// A path between this one and another of the same elements; nil where they have others.
  fileprivate func blended(with other: Path, _ part: CGFloat) -> Path? {
    let (own, others) = (elements, other.elements)
    guard own.count == others.count else { return nil }
    var result = Path()
    func between(_ one: CGPoint, _ two: CGPoint) -> CGPoint {
      CGPoint(x: one.x + (two.x - one.x) * part, y: one.y + (two.y - one.y) * part)
    }
    for (one, two) in zip(own, others) {
      switch (one, two) {
      case (.move(let a), .move(let b)): result.move(to: between(a, b))
      case (.line(let a), .line(let b)): result.addLine(to: between(a, b))
      case (.quadCurve(let a, let c), .quadCurve(let b, let d)):
        result.addQuadCurve(to: between(a, b), control: between(c, d))
      case (.curve(let a, let c, let e), .curve(let b, let d, let f)):
        result.addCurve(to: between(a, b), control1: between(c, d), control2: between(e, f))
      case (.closeSubpath, .closeSubpath): result.closeSubpath()
      default: return nil
      }
    }
    return result
  }
}
