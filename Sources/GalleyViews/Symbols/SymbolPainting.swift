import GalleyGeometry
import GalleyGraphics

/// A symbol's layers as items of a display list.
struct SymbolPainting {
  private let drawing: SymbolDrawing
  /// Units.
  private let lineWidth: CGFloat
  /// 0 to 1; nil paints all variable layers alike.
  private let value: Double?
  /// From units to device pixels.
  private let place: CGAffineTransform

  init(_ drawing: SymbolDrawing, lineWidth: CGFloat, value: Double?, place: CGAffineTransform) {
    self.drawing = drawing
    self.lineWidth = lineWidth
    self.value = value
    self.place = place
  }

  /// How opaque a variable layer is that a value does not reach.
  private static let restingOpacity = 0.3

  /// What tells layers of different paints.
  enum Inks {
    case single
    /// The levels, 1 to 3.
    case levels
    /// The colours of the drawing from 1 on, 0 for the foreground's.
    case colors([Color])

    func shows(_ layer: SymbolDrawing.Layer) -> Bool {
      guard layer.isLayeredOnly else { return true }
      switch self {
      case .single: return false
      case .levels: return layer.statesLevel
      case .colors: return layer.color != nil
      }
    }

    func index(of layer: SymbolDrawing.Layer) -> Int {
      switch self {
      case .single: 1
      case .levels: layer.level
      case .colors(let colors):
        layer.color.flatMap { colors.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
      }
    }
  }

  /// - Parameter paint: of an index of the inks; 1 where they are one.
  func items(_ inks: Inks, paint: (Int) -> Paint) -> [DisplayItem] {
    let bounds = PixelRect(drawing.bounds(lineWidth: lineWidth).applying(place))
      .insetBy(dx: -1, dy: -1)
    var items: [DisplayItem] = []
    var isCutting = false
    var ink = Path()
    var last: (ink: Int, isResting: Bool)?
    func finish(_ rule: FillRule = .nonZero) {
      guard let kind = last, !ink.isEmpty else { return }
      let full = paint(kind.ink)
      items.append(
        .fill(
          path: ink.applying(place), rule: rule,
          paint: kind.isResting ? full.opacity(Self.restingOpacity) : full))
      (ink, last) = (Path(), nil)
    }
    let variables = drawing.layers.count { $0.isVariable }
    var variable = 0
    for layer in drawing.layers where inks.shows(layer) {
      let path = outline(of: layer)
      if layer.operation.isClearing {
        if isFilled(layer, with: inks, paint) { continue }
        finish()
        isCutting = true
        let hole = DisplayItem.fill(
          path: path.applying(place), rule: .nonZero, paint: .solid(.black))
        items.append(
          .group(DisplayGroup(items: [hole], blendMode: .destinationOut, bounds: bounds)))
        continue
      }
      var isResting = false
      if layer.isVariable {
        isResting =
          value.map { CGFloat(variable) >= (CGFloat($0) * CGFloat(variables)).rounded(.up) }
          ?? false
        variable += 1
      }
      let kind = (inks.index(of: layer), isResting)
      if let last, last != kind || layer.rule == .evenOdd { finish() }
      last = kind
      ink.addPath(path)
      // Two such paths together would have other insides.
      if layer.rule == .evenOdd { finish(.evenOdd) }
    }
    finish()
    guard isCutting else { return items }
    return [.group(DisplayGroup(items: items, isIsolated: true, bounds: bounds))]
  }

  /// Whether a hole is filled again by a layer that lets nothing through: cut out first, the edges of both would let what lies
  /// behind through between them.
  private func isFilled(
    _ hole: SymbolDrawing.Layer, with inks: Inks, _ paint: (Int) -> Paint
  ) -> Bool {
    drawing.layers.contains { layer in
      guard layer.isLayeredOnly, inks.shows(layer), !layer.isVariable,
        layer.operation.isStroke == hole.operation.isStroke, layer.path == hole.path,
        layer.widthFactor == hole.widthFactor, layer.margin == hole.margin,
        case .solid(let color) = paint(inks.index(of: layer))
      else { return false }
      return color.alpha >= 1
    }
  }

  /// What a layer covers, in units.
  private func outline(of layer: SymbolDrawing.Layer) -> Path {
    guard layer.operation.isStroke else { return layer.path }
    let width = lineWidth * layer.widthFactor + layer.margin
    return stroked(layer.path, width: width)
  }

  /// The path drawn as a line at twice the size that it is seen at, so that its curves are smooth there, and made small
  /// again.
  private func stroked(_ path: Path, width: CGFloat) -> Path {
    let factor = min(max(max(abs(place.a), abs(place.d)) * 2, 0.1), 10_000)
    return path.applying(CGAffineTransform(scaleX: factor, y: factor))
      .strokedPath(StrokeStyle(lineWidth: width * factor, lineCap: .round, lineJoin: .round))
      .applying(CGAffineTransform(scaleX: 1 / factor, y: 1 / factor))
  }
}
