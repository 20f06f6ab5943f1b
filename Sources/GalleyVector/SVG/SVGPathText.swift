import GalleyGeometry

/// The value of an attribute `d`.
struct SVGPathText {
  private(set) var bytes: [UInt8] = []
  private let digits: Int
  /// Where the pen is, as it was written.
  private var pen = CGPoint.zero

  /// - Parameter digits: behind the points of coordinates.
  init(_ path: Path, digits: Int) {
    self.digits = digits
    var start = CGPoint.zero
    for element in path.elements {
      switch element {
      case .move(let to):
        add("M", [to])
        start = pen
      case .line(let to): addLine(to)
      case .quadCurve(let to, let control): add("Q", [control, to])
      case .curve(let to, let control1, let control2): add("C", [control1, control2, to])
      case .closeSubpath:
        bytes.append(UInt8(ascii: "Z"))
        pen = start
      }
    }
  }

  private mutating func addLine(_ to: CGPoint) {
    let end = rounded(to)
    if end.y == pen.y {
      bytes.append(UInt8(ascii: "H"))
      VectorNumber.append(end.x, digits: digits, to: &bytes)
      pen = end
    } else if end.x == pen.x {
      bytes.append(UInt8(ascii: "V"))
      VectorNumber.append(end.y, digits: digits, to: &bytes)
      pen = end
    } else {
      add("L", [to])
    }
  }

  private mutating func add(_ command: Character, _ points: [CGPoint]) {
    bytes += Array(String(command).utf8)
    for (index, point) in points.enumerated() {
      addNumber(point.x, isFirst: index == 0)
      addNumber(point.y, isFirst: false)
    }
    pen = points.last.map(rounded) ?? pen
  }

  private mutating func addNumber(_ value: CGFloat, isFirst: Bool) {
    let place = bytes.count
    VectorNumber.append(value, digits: digits, to: &bytes)
    if !isFirst, bytes[place] != UInt8(ascii: "-") {
      bytes.insert(UInt8(ascii: " "), at: place)
    }
  }

  private func rounded(_ point: CGPoint) -> CGPoint {
    CGPoint(
      x: VectorNumber.rounded(point.x, digits: digits),
      y: VectorNumber.rounded(point.y, digits: digits))
  }
}
