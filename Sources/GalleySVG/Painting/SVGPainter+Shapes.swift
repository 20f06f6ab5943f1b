import GalleyGeometry
import GalleyGraphics

extension SVGPainter {
  /// A basic shape's outline in user units; nil for one that is not drawn.
  func outline(_ element: SVGElement, _ context: Context) -> Path? {
    func value(_ name: SVGAttribute, _ axis: SVGAxis) -> Double? {
      length(element, name, axis, context)
    }
    switch element.kind {
    case .path:
      guard let text = element[.d], text != "none" else { return nil }
      let data = SVGPathData(text)
      work += data.path.elements.count
      if data.isBroken {
        warnings.add(
          "path data", "the path's data has an error, and is drawn up to it", element.line)
      }
      return data.path.isEmpty ? nil : data.path
    case .rect:
      guard let width = value(.width, .horizontal), let height = value(.height, .vertical),
        width > 0, height > 0
      else { return nil }
      let box = CGRect(
        x: value(.x, .horizontal) ?? 0, y: value(.y, .vertical) ?? 0, width: width,
        height: height)
      return rounded(box, radius(.rx, .horizontal), radius(.ry, .vertical))
    case .circle:
      guard let r = value(.r, .diagonal), r > 0 else { return nil }
      return ellipse(value(.cx, .horizontal) ?? 0, value(.cy, .vertical) ?? 0, r, r)
    case .ellipse:
      guard let rx = radius(.rx, .horizontal) ?? radius(.ry, .vertical),
        let ry = radius(.ry, .vertical) ?? radius(.rx, .horizontal), rx > 0, ry > 0
      else { return nil }
      return ellipse(value(.cx, .horizontal) ?? 0, value(.cy, .vertical) ?? 0, rx, ry)
    case .line:
      var path = Path()
      path.move(
        to: CGPoint(x: value(.x1, .horizontal) ?? 0, y: value(.y1, .vertical) ?? 0))
      path.addLine(
        to: CGPoint(x: value(.x2, .horizontal) ?? 0, y: value(.y2, .vertical) ?? 0))
      return path
    case .polyline, .polygon: return polygon(element)
    default: return nil
    }

    /// A radius that is given: negative ones and `auto` are not.
    func radius(_ name: SVGAttribute, _ axis: SVGAxis) -> Double? {
      value(name, axis).flatMap { $0 >= 0 ? $0 : nil }
    }
  }

  private func rounded(_ box: CGRect, _ rx: Double?, _ ry: Double?) -> Path {
    let (x, y) = (
      min(rx ?? ry ?? 0, Double(box.width) / 2), min(ry ?? rx ?? 0, Double(box.height) / 2)
    )
    guard x > 0, y > 0 else { return Path(box) }
    var path = Path()
    path.move(to: CGPoint(x: box.minX + x, y: box.minY))
    func corner(_ toX: Double, _ toY: Double) {
      guard let from = path.currentPoint else { return }
      path.addEllipticalArc(
        from: from, to: CGPoint(x: toX, y: toY), rx: x, ry: y, turn: 0, isLarge: false,
        isSweep: true)
    }
    path.addLine(to: CGPoint(x: box.maxX - x, y: box.minY))
    corner(box.maxX, box.minY + y)
    path.addLine(to: CGPoint(x: box.maxX, y: box.maxY - y))
    corner(box.maxX - x, box.maxY)
    path.addLine(to: CGPoint(x: box.minX + x, y: box.maxY))
    corner(box.minX, box.maxY - y)
    path.addLine(to: CGPoint(x: box.minX, y: box.minY + y))
    corner(box.minX + x, box.minY)
    path.closeSubpath()
    return path
  }

  private func ellipse(_ cx: Double, _ cy: Double, _ rx: Double, _ ry: Double) -> Path {
    var path = Path()
    let points = [(cx, cy + ry), (cx - rx, cy), (cx, cy - ry), (cx + rx, cy)]
    var from = CGPoint(x: cx + rx, y: cy)
    path.move(to: from)
    for (x, y) in points {
      let to = CGPoint(x: x, y: y)
      path.addEllipticalArc(
        from: from, to: to, rx: rx, ry: ry, turn: 0, isLarge: false, isSweep: true)
      from = to
    }
    path.closeSubpath()
    return path
  }

  private func polygon(_ element: SVGElement) -> Path? {
    guard let text = element[.points] else { return nil }
    var scanner = SVGScanner(text)
    var points: [CGPoint] = []
    var isOdd = false
    scanner.skipSpaces()
    while let x = scanner.number() {
      scanner.skipSeparator()
      guard let y = scanner.number() else {
        isOdd = true
        break
      }
      points.append(CGPoint(x: x, y: y))
      scanner.skipSeparator()
    }
    // As of a path (SVG 2, 10.6): an odd number at the end is left out.
    if isOdd || !scanner.isAtEnd {
      warnings.add("points", "the points have an error, and are drawn up to it", element.line)
    }
    work += points.count
    // A polygon of one point has a cap, as a path that comes back to it has.
    guard points.count > (element.kind == .polygon ? 0 : 1) else { return nil }
    var path = Path()
    path.addLines(points)
    if element.kind == .polygon { path.closeSubpath() }
    return path
  }

  /// A shape with its fill, stroke and markers.
  func shape(_ element: SVGElement, _ context: Context) -> Result {
    guard let path = outline(element, context) else { return Result() }
    let box = path.boundingRect
    let isFinite = [box.minX, box.maxX, box.minY, box.maxY].allSatisfy { $0.isFinite }
    guard isFinite else {
      return Result()
    }
    var result = Result(items: [], box: box)
    if let measuring = context.measuring {
      if measuring == .strokes { result.box = strokeBox(path, box, context) }
      return result
    }
    guard context.style.isVisible else { return result }
    if !context.style.dashes.isEmpty, !context.isClip, element[.pathLength] != nil {
      var scaled = context
      scaled.dashScale = dashScale(path, element)
      result.items = layers(path, box, scaled, element)
      return result
    }
    if context.isClip {
      result.items = [
        .fill(
          path: path.applying(context.transform), rule: context.style.clipRule,
          paint: .solid(.black))
      ]
      return result
    }
    result.items = layers(path, box, context, element)
    return result
  }

  private func layers(
    _ path: Path, _ box: CGRect, _ context: Context, _ element: SVGElement
  ) -> [DisplayItem] {
    var items: [DisplayItem] = []
    for layer in context.style.paintOrder {
      switch layer {
      case .fill: items += fill(path, box, context, element.line)
      case .stroke: items += stroke(path, box, context, element.line)
      case .markers:
        // SVG 2, 13.7: of every shape.
        items += markers(path, box, context, element)
      }
    }
    return items
  }

  /// The box of a shape with its stroke, in user units.
  private func strokeBox(_ path: Path, _ box: CGRect, _ context: Context) -> CGRect {
    var context = context
    context.transform = .identity
    guard context.style.stroke != .none, let outline = strokeOutline(path, context) else {
      return box
    }
    return outline.isEmpty ? box : box.joined(with: outline.boundingRect)
  }

  /// How much longer dashes are than they say: the shape's length is what `pathLength` says (SVG 2, 9.6.1).
  private func dashScale(_ path: Path, _ element: SVGElement) -> Double {
    guard let text = element[.pathLength], let asked = SVGScanner.number(text), asked >= 0 else {
      return 1
    }
    return path.totalLength / asked
  }

  /// Asks for the memory of a path that is kept until the image is painted: each use of it has one of its own.
  private func hasRoom(for path: Path) -> Bool {
    let bytes = path.elements.count * MemoryLayout<Path.Element>.stride
    return budget.reserve(bytes, for: "the paths of an SVG file")
  }

  func fill(_ path: Path, _ box: CGRect, _ context: Context, _ line: Int) -> [DisplayItem] {
    let style = context.style
    guard hasRoom(for: path) else { return [] }
    return paint(
      path.applying(context.transform), rule: style.fillRule, with: style.fill,
      opacity: style.fillOpacity, box: box, context, line)
  }

  func stroke(_ path: Path, _ box: CGRect, _ context: Context, _ line: Int) -> [DisplayItem] {
    let style = context.style
    if style.stroke == .none { return [] }
    guard budget.canContinue("drawing an SVG file"), let outline = strokeOutline(path, context)
    else { return [] }
    return paint(
      outline, rule: .nonZero, with: style.stroke, opacity: style.strokeOpacity, box: box, context,
      line)
  }

  /// The outline of a path drawn as a line, in device pixels.
  func strokeOutline(_ path: Path, _ context: Context) -> Path? {
    let style = context.style
    func value(_ length: SVGLength) -> Double {
      length.resolved(.diagonal, in: context.viewport, fontSize: style.fontSize)
    }
    let width = value(style.strokeWidth)
    guard width > 0, width.isFinite else { return nil }
    let limit = max(1, style.miterLimit)
    // A path length of 0 makes every dash endless but for those that have no length.
    let lengths: [CGFloat] = style.dashes.map {
      let length = value($0)
      return length == 0 ? 0 : CGFloat(length * context.dashScale)
    }
    let total: CGFloat = lengths.reduce(0, +)
    let isDashed = total > 0 && lengths.allSatisfy { $0 >= 0 && $0.isFinite }
    var line = StrokeStyle(
      lineWidth: CGFloat(width), lineCap: style.lineCap, lineJoin: style.lineJoin,
      miterLimit: CGFloat(limit), dash: isDashed ? lengths : [],
      dashPhase: CGFloat(
        value(style.dashOffset) * (context.dashScale.isFinite ? context.dashScale : 1)))
    if style.keepsStrokeWidth {
      return path.applying(context.transform).strokedPath(line, budget: budget)
    }
    // Lines are made at the size of the device, so that their curves are smooth there.
    let scale = CGFloat(min(max(context.transform.largestScale, 1e-4), 1e5))
    line.lineWidth *= scale
    line.dash = line.dash.map { $0 * scale }
    line.dashPhase *= scale
    return path.applying(CGAffineTransform(scaleX: scale, y: scale))
      .strokedPath(line, budget: budget)?
      .applying(CGAffineTransform(scaleX: 1 / scale, y: 1 / scale).concatenating(context.transform))
  }
}
