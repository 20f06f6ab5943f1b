import GalleyGeometry

extension Path {
  /// The length of all lines and curves, in user units; those that close a subpath are among them.
  /// - Complexity: O(n) in the elements.
  var totalLength: Double {
    var sum = 0.0
    var (start, current) = (CGPoint.zero, CGPoint.zero)
    for element in elements {
      switch element {
      case .move(let to):
        (start, current) = (to, to)
        continue
      case .line(let to): sum += Self.distance(current, to)
      case .quadCurve(let to, let control):
        func raised(_ end: CGPoint) -> CGPoint {
          CGPoint(
            x: end.x + (control.x - end.x) * 2 / 3, y: end.y + (control.y - end.y) * 2 / 3)
        }
        sum += Self.length(current, raised(current), raised(to), to)
      case .curve(let to, let one, let two): sum += Self.length(current, one, two, to)
      case .closeSubpath:
        sum += Self.distance(current, start)
        current = start
        continue
      }
      current = element.end ?? current
    }
    return sum
  }

  private static func distance(_ one: CGPoint, _ other: CGPoint) -> Double {
    let (x, y) = (Double(other.x - one.x), Double(other.y - one.y))
    return (x * x + y * y).squareRoot()
  }

  /// Places and weights of Gauss and Legendre's rule with eight points, one half of them.
  private static let rule: [(place: Double, weight: Double)] = [
    (0.1834346424956498, 0.3626837833783620), (0.5255324099163290, 0.3137066458778873),
    (0.7966664774136267, 0.2223810344533745), (0.9602898564975363, 0.1012285362903763),
  ]

  /// The length of a cubic curve: the rule in each of four parts of it.
  private static func length(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint) -> Double {
    func speed(_ t: Double) -> Double {
      let u = 1 - t
      func axis(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> Double {
        3 * (u * u * (b - a) + 2 * u * t * (c - b) + t * t * (d - c))
      }
      let (x, y) = (
        axis(Double(a.x), Double(b.x), Double(c.x), Double(d.x)),
        axis(Double(a.y), Double(b.y), Double(c.y), Double(d.y))
      )
      return (x * x + y * y).squareRoot()
    }
    var sum = 0.0
    for part in 0..<4 {
      let middle = (Double(part) + 0.5) / 4
      for (place, weight) in rule {
        sum += weight * (speed(middle - place / 8) + speed(middle + place / 8))
      }
    }
    return sum / 8
  }
}

extension Path.Element {
  fileprivate var end: CGPoint? {
    switch self {
    case .move(let to), .line(let to), .quadCurve(let to, _), .curve(let to, _, _): to
    case .closeSubpath: nil
    }
  }
}
