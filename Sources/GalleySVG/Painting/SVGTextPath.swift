import GalleyGeometry
import GalleyText

/// The path of a `textPath`, by the distance from its start.
struct SVGTextPath {
  private struct Segment {
    var points: (CGPoint, CGPoint, CGPoint, CGPoint)
    var isLine: Bool
  }
  /// A part of a segment, whose curve is as long as its chord there.
  private struct Piece {
    var segment: Int
    /// Where the piece begins, in parts of its segment, and how many of them it is.
    var start: CGFloat
    var extent: CGFloat
    /// User units from the start of the path.
    var end: CGFloat
    var length: CGFloat
  }
  private var segments: [Segment] = []
  private var pieces: [Piece] = []
  /// User units.
  private(set) var length: CGFloat = 0
  /// Whether it is one subpath that ends where it begins: text goes on beyond its end.
  private(set) var isClosed = false
  /// Where text begins, in user units from the path's start.
  var offset: CGFloat = 0
  /// Whether text runs from the end to the start, on the other side.
  let isReversed: Bool
  /// What it needs of the memory of an image, while its text is painted.
  let bytes: Int

  /// The number of pieces that a curve is cut into.
  private static let parts = 48

  /// What a path needs at most.
  static func bytes(for path: Path) -> Int {
    path.elements.reduce(0) { sum, element in
      let pieces =
        switch element {
        case .quadCurve, .curve: parts
        default: 1
        }
      return sum + MemoryLayout<Segment>.stride + pieces * MemoryLayout<Piece>.stride
    }
  }

  /// - Parameter path: in the units of the text.
  init(_ path: Path, isReversed: Bool) {
    self.isReversed = isReversed
    bytes = Self.bytes(for: path)
    var (start, current) = (CGPoint.zero, CGPoint.zero)
    var subpaths = 0
    for element in path.elements {
      switch element {
      case .move(let to):
        (start, current, isClosed) = (to, to, false)
        subpaths += 1
      case .line(let to): addLine(&current, to)
      case .quadCurve(let to, let control):
        func raised(_ point: CGPoint) -> CGPoint {
          CGPoint(
            x: point.x + (control.x - point.x) * 2 / 3, y: point.y + (control.y - point.y) * 2 / 3)
        }
        addCurve(&current, raised(current), raised(to), to)
      case .curve(let to, let one, let two): addCurve(&current, one, two, to)
      case .closeSubpath:
        addLine(&current, start)
        isClosed = true
      }
    }
    if subpaths != 1 { isClosed = false }
  }

  private mutating func addLine(_ current: inout CGPoint, _ to: CGPoint) {
    let length = Self.distance(current, to)
    guard length > 0 else { return }
    segments.append(Segment(points: (current, current, to, to), isLine: true))
    self.length += length
    pieces.append(
      Piece(segment: segments.count - 1, start: 0, extent: 1, end: self.length, length: length))
    current = to
  }

  private mutating func addCurve(
    _ current: inout CGPoint, _ one: CGPoint, _ two: CGPoint, _ to: CGPoint
  ) {
    let segment = Segment(points: (current, one, two, to), isLine: false)
    segments.append(segment)
    var last = current
    let extent = 1 / CGFloat(Self.parts)
    for part in 0..<Self.parts {
      let point = Self.point(segment, CGFloat(part + 1) * extent)
      let length = Self.distance(last, point)
      last = point
      guard length > 0 else { continue }
      self.length += length
      pieces.append(
        Piece(
          segment: segments.count - 1, start: CGFloat(part) * extent, extent: extent,
          end: self.length, length: length))
    }
    current = to
  }

  /// The point at a distance, and the direction of the text there as a vector of length 1; nil for a path without
  /// length.
  /// - Parameter distance: in user units along the text; beyond the ends it is the nearest one.
  /// - Complexity: O(log n) in the pieces.
  func place(at distance: CGFloat) -> (point: CGPoint, direction: CGVector)? {
    guard let last = pieces.last, length.isFinite else { return nil }
    let own = min(max(isReversed ? length - distance : distance, 0), length)
    let index = pieces.partitionPoint { $0.end >= own }
    let piece = index < pieces.count ? pieces[index] : last
    let segment = segments[piece.segment]
    let share = 1 - min(max((piece.end - own) / piece.length, 0), 1)
    let t = piece.start + share * piece.extent
    let sign: CGFloat = isReversed ? -1 : 1
    let direction =
      Self.direction(segment, t)
      ?? Self.unit(segment.points.0, segment.points.3) ?? CGVector(dx: 1, dy: 0)
    return (
      Self.point(segment, t), CGVector(dx: direction.dx * sign, dy: direction.dy * sign)
    )
  }

  private static func distance(_ one: CGPoint, _ other: CGPoint) -> CGFloat {
    let (dx, dy) = (other.x - one.x, other.y - one.y)
    return (dx * dx + dy * dy).squareRoot()
  }

  private static func unit(_ from: CGPoint, _ to: CGPoint) -> CGVector? {
    let length = distance(from, to)
    return length > 0
      ? CGVector(dx: (to.x - from.x) / length, dy: (to.y - from.y) / length) : nil
  }

  private static func mixed(_ one: CGPoint, _ other: CGPoint, _ t: CGFloat) -> CGPoint {
    CGPoint(x: one.x + (other.x - one.x) * t, y: one.y + (other.y - one.y) * t)
  }

  /// The ends of the tangent at a place of a curve (de Casteljau).
  private static func tangent(_ segment: Segment, _ t: CGFloat) -> (CGPoint, CGPoint) {
    let (a, b, c, d) = segment.points
    let (ab, bc, cd) = (mixed(a, b, t), mixed(b, c, t), mixed(c, d, t))
    return (mixed(ab, bc, t), mixed(bc, cd, t))
  }

  private static func point(_ segment: Segment, _ t: CGFloat) -> CGPoint {
    if segment.isLine { return mixed(segment.points.0, segment.points.3, t) }
    let (one, other) = tangent(segment, t)
    return mixed(one, other, t)
  }

  private static func direction(_ segment: Segment, _ t: CGFloat) -> CGVector? {
    if segment.isLine { return unit(segment.points.0, segment.points.3) }
    let (one, other) = tangent(segment, t)
    if let direction = unit(one, other) { return direction }
    // Where a control point lies on its end, the curve leaves towards the next one.
    let (a, b, c, d) = segment.points
    return t < 0.5 ? unit(a, c) ?? unit(a, d) : unit(b, d) ?? unit(a, d)
  }
}

extension SVGPainter {
  private static let textPathLimit = 20_000

  /// The path that a `textPath` names or has; nil, with a warning, for none: its text is not drawn then.
  func textPath(_ index: Int, _ context: Context) -> SVGTextPath? {
    let element = tree[index]
    if element[.method]?.trimmingBlanks == "stretch" {
      warnings.add(
        "textPath method", "method=\"stretch\" is not supported: glyphs are turned and not bent",
        element.line)
    }
    let isReversed = element[.side]?.trimmingBlanks == "right"
    // A path is read again for each text on it.
    guard budget.canContinue("drawing an SVG file"), hasWorkLeft(element) else { return nil }
    guard let (path, stated) = outline(ofTextPath: index, context) else {
      warnings.add(
        "textPath", "the text of a textPath without a path that can be drawn is not drawn",
        element.line)
      return nil
    }
    guard path.elements.count <= Self.textPathLimit else {
      warnings.add(
        "textPath limit",
        "the path of a textPath has more than \(Self.textPathLimit) parts: its text is not drawn",
        element.line)
      return nil
    }
    guard budget.reserve(SVGTextPath.bytes(for: path), for: "the paths of an SVG file") else {
      return nil
    }
    var result = SVGTextPath(path, isReversed: isReversed)
    guard result.length > 0, result.length.isFinite else {
      budget.release(result.bytes)
      warnings.add(
        "textPath length", "the path of a textPath has no length: its text is not drawn",
        element.line)
      return nil
    }
    if let text = element[.startOffset], let offset = SVGLength(text) {
      if case .calculated(let sum) = offset.unit {
        result.offset = CGFloat(
          sum.resolved(full: Double(result.length), fontSize: context.style.fontSize))
      } else if offset.unit == .percent {
        result.offset = result.length * offset.value / 100
      } else {
        let value = offset.resolved(
          .diagonal, in: context.viewport, fontSize: context.style.fontSize)
        // The author's own measure of the path.
        let scale = stated.flatMap { $0 > 0 ? Double(result.length) / $0 : nil } ?? 1
        result.offset = CGFloat(value * scale)
      }
    }
    return result
  }

  /// The outline in the units of the text, and the length that its author states.
  private func outline(
    ofTextPath index: Int, _ context: Context
  ) -> (path: Path, stated: Double?)? {
    let element = tree[index]
    // The attribute counts over the reference (SVG 2, 11.8.2).
    if let text = element[.path] {
      let data = SVGPathData(text)
      work += data.path.elements.count
      if data.isBroken {
        warnings.add(
          "path data", "the path's data has an error, and is drawn up to it", element.line)
      }
      if !data.path.isEmpty { return (data.path, nil) }
    }
    guard let target = tree.linked(index) else {
      noteMissing(element)
      return nil
    }
    guard var path = outline(tree[target], context) else { return nil }
    let own = transform(of: tree[target], context) {
      self.measured(target, context, withStrokes: $0)
    }
    if let own { path = path.applying(own) }
    let stated = tree[target][.pathLength].flatMap { SVGLength($0) }
    return (path, stated.flatMap { $0.unit == .user ? $0.value : nil })
  }
}
