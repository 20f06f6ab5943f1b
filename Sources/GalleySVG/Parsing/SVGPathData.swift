import GalleyGeometry

/// The `d` of a path. What comes behind an error is left out, as SVG asks for.
struct SVGPathData {
  private(set) var path = Path()
  /// Whether something was left out.
  private(set) var isBroken = false
  /// The places of the curves that end inside of an arc, which several curves stand for.
  private(set) var innerArcs: Set<Int> = []
  private var scanner: SVGScanner
  private var current = CGPoint.zero
  private var start = CGPoint.zero
  private var lastCubic: CGPoint?
  private var lastQuad: CGPoint?
  private static let limit = 2_000_000

  init(_ text: String) {
    scanner = SVGScanner(text)
    read()
  }

  private mutating func read() {
    var command: UInt8?
    scanner.skipSpaces()
    while !scanner.isAtEnd, path.elements.count < Self.limit {
      guard let byte = scanner.peek else { return }
      if SVGScanner.isLetter(byte) {
        scanner.advance()
        command = byte
        if path.isEmpty, byte != 77, byte != 109 { return fail() }
        if byte | 32 == 122 {
          path.closeSubpath()
          current = start
          (lastCubic, lastQuad) = (nil, nil)
          scanner.skipSpaces()
          continue
        }
        scanner.skipSpaces()
      } else if command == nil || (command.map { $0 | 32 } == 122) {
        return fail()
      }
      guard let kind = command, segment(kind) else { return fail() }
      // Further pairs of a move are lines.
      if kind == 77 { command = 76 }
      if kind == 109 { command = 108 }
      scanner.skipSeparator()
    }
    if !scanner.isAtEnd { isBroken = true }
  }

  private mutating func fail() { isBroken = true }

  private mutating func number() -> Double? {
    let number = scanner.number()
    scanner.skipSeparator()
    return number
  }

  private mutating func point(_ isRelative: Bool) -> CGPoint? {
    guard let x = number(), let y = scanner.number() else { return nil }
    let result = isRelative ? CGPoint(x: current.x + x, y: current.y + y) : CGPoint(x: x, y: y)
    return result.x.isFinite && result.y.isFinite ? result : nil
  }

  /// A point with others behind it.
  private mutating func next(_ isRelative: Bool) -> CGPoint? {
    let result = point(isRelative)
    scanner.skipSeparator()
    return result
  }

  /// After a `z` without a `m` a new subpath begins where the last one began.
  private mutating func reopen() {
    if path.elements.last == .closeSubpath { path.move(to: current) }
  }

  private mutating func segment(_ command: UInt8) -> Bool {
    let isRelative = command >= 97
    let (cubic, quad) = (lastCubic, lastQuad)
    if command | 32 != 109 { reopen() }
    switch command | 32 {
    case 109:
      guard let to = point(isRelative) else { return false }
      path.move(to: to)
      (current, start) = (to, to)
    case 108:
      guard let to = point(isRelative) else { return false }
      line(to)
    case 104:
      guard let x = scanner.number() else { return false }
      line(CGPoint(x: isRelative ? current.x + x : x, y: current.y))
    case 118:
      guard let y = scanner.number() else { return false }
      line(CGPoint(x: current.x, y: isRelative ? current.y + y : y))
    case 99:
      guard let one = next(isRelative), let two = next(isRelative), let to = point(isRelative)
      else { return false }
      curve(one, two, to)
      return true
    case 115:
      guard let two = next(isRelative), let to = point(isRelative) else { return false }
      curve(mirrored(cubic), two, to)
      return true
    case 113:
      guard let control = next(isRelative), let to = point(isRelative) else { return false }
      quadCurve(control, to)
      return true
    case 116:
      guard let to = point(isRelative) else { return false }
      quadCurve(mirrored(quad), to)
      return true
    case 97:
      guard arc(isRelative) else { return false }
    default: return false
    }
    (lastCubic, lastQuad) = (nil, nil)
    return true
  }

  private func mirrored(_ control: CGPoint?) -> CGPoint {
    control.map { CGPoint(x: 2 * current.x - $0.x, y: 2 * current.y - $0.y) } ?? current
  }

  private mutating func line(_ to: CGPoint) {
    path.addLine(to: to)
    current = to
  }

  private mutating func curve(_ one: CGPoint, _ two: CGPoint, _ to: CGPoint) {
    path.addCurve(to: to, control1: one, control2: two)
    (current, lastCubic, lastQuad) = (to, two, nil)
  }

  private mutating func quadCurve(_ control: CGPoint, _ to: CGPoint) {
    path.addQuadCurve(to: to, control: control)
    (current, lastCubic, lastQuad) = (to, nil, control)
  }

  private mutating func flag() -> Bool? {
    defer { scanner.skipSeparator() }
    if scanner.take("0") { return false }
    if scanner.take("1") { return true }
    return nil
  }

  private mutating func arc(_ isRelative: Bool) -> Bool {
    guard let rx = number(), let ry = number(), let turn = number(), let large = flag(),
      let sweep = flag(), let to = point(isRelative)
    else { return false }
    let first = path.elements.count
    path.addEllipticalArc(
      from: current, to: to, rx: rx.magnitude, ry: ry.magnitude, turn: turn, isLarge: large,
      isSweep: sweep)
    if path.elements.count > first + 1 {
      innerArcs.formUnion(first..<path.elements.count - 1)
    }
    current = to
    return true
  }
}

extension Path {
  /// SVG's arc (implementation notes B.2).
  /// - Parameter turn: of the ellipse's x axis, in degrees.
  mutating func addEllipticalArc(
    from: CGPoint, to: CGPoint, rx: Double, ry: Double, turn: Double, isLarge: Bool, isSweep: Bool
  ) {
    if from == to { return }
    guard rx > 0, ry > 0 else { return addLine(to: to) }
    let (sine, cosine) = DeterministicMath.sincos(
      turn.truncatingRemainder(dividingBy: 360) * Double.pi / 180)
    let (dx, dy) = (Double(from.x - to.x) / 2, Double(from.y - to.y) / 2)
    let (x, y) = (cosine * dx + sine * dy, cosine * dy - sine * dx)
    var (rx, ry) = (rx, ry)
    let size = x * x / (rx * rx) + y * y / (ry * ry)
    guard size.isFinite else { return addLine(to: to) }
    if size > 1 {
      rx *= size.squareRoot()
      ry *= size.squareRoot()
    }
    let bottom = rx * rx * y * y + ry * ry * x * x
    let top = rx * rx * ry * ry - bottom
    var factor = bottom > 0 ? max(0, top / bottom).squareRoot() : 0
    if isLarge == isSweep { factor = -factor }
    let (cx, cy) = (factor * rx * y / ry, -factor * ry * x / rx)
    let startAngle = DeterministicMath.angle(x: (x - cx) / rx, y: (y - cy) / ry)
    let endAngle = DeterministicMath.angle(x: (-x - cx) / rx, y: (-y - cy) / ry)
    var delta = endAngle - startAngle
    if isSweep, delta < 0 { delta += 2 * Double.pi }
    if !isSweep, delta > 0 { delta -= 2 * Double.pi }
    let middle = (
      x: cosine * cx - sine * cy + Double(from.x + to.x) / 2,
      y: sine * cx + cosine * cy + Double(from.y + to.y) / 2
    )
    func place(_ angle: Double, _ along: Double) -> CGPoint {
      let (s, c) = DeterministicMath.sincos(angle)
      let (u, v) = (rx * (c - along * s), ry * (s + along * c))
      return CGPoint(x: cosine * u - sine * v + middle.x, y: sine * u + cosine * v + middle.y)
    }
    let pieces = max(1, Int((delta.magnitude / (Double.pi / 2) - 1e-9).rounded(.up)))
    let step = delta / Double(pieces)
    let quarter = DeterministicMath.sincos(step / 4)
    let control = 4.0 / 3 * quarter.sin / quarter.cos
    for piece in 0..<pieces {
      let (one, two) = (startAngle + step * Double(piece), startAngle + step * Double(piece + 1))
      addCurve(
        to: piece == pieces - 1 ? to : place(two, 0), control1: place(one, control),
        control2: place(two, -control))
    }
  }
}
