import GalleyGeometry

/// The part of a path along one axis, in whole pixels, in which only straight lines along that axis lie:
/// all pixels there are covered alike, as between the corners of a rounded rectangle.
struct StretchableSpan: Hashable {
  let start: Int
  /// Exclusive; where the part has no pixel, equal to the start.
  let end: Int
  var count: Int { end - start }

  /// The longest part of `path` along y, or along x.
  init(_ path: Path, alongX: Bool) {
    // What lies where something else than a straight line along the axis is.
    var busy: [(low: CGFloat, high: CGFloat)] = []
    func add(_ points: CGPoint...) {
      let places = points.map { alongX ? $0.x : $0.y }
      busy.append((places.min() ?? 0, places.max() ?? 0))
    }
    func isAlong(_ one: CGPoint, _ other: CGPoint) -> Bool {
      alongX ? one.y == other.y : one.x == other.x
    }
    var (first, last) = (CGPoint.zero, CGPoint.zero)
    func line(_ to: CGPoint) {
      if isAlong(last, to) {
        add(last)
        add(to)
      } else {
        add(last, to)
      }
    }
    for element in path.elements {
      switch element {
      case .move(let to):
        // What is filled is closed.
        line(first)
        (first, last) = (to, to)
      case .line(let to):
        line(to)
        last = to
      case .quadCurve(let to, let control):
        add(last, to, control)
        last = to
      case .curve(let to, let control1, let control2):
        add(last, to, control1, control2)
        last = to
      case .closeSubpath:
        line(first)
        last = first
      }
    }
    line(first)
    self = Self.longest(between: busy.dropFirst())
  }

  private init(start: Int, end: Int) {
    self.start = start
    self.end = end
  }

  /// The longest gap; the path's first element adds one at the origin, which is left out.
  private static func longest(between busy: ArraySlice<(low: CGFloat, high: CGFloat)>) -> Self {
    var best = Self(start: 0, end: 0)
    var reached = -CGFloat.infinity
    for (low, high) in busy.sorted(by: { $0.low < $1.low }) {
      if reached.isFinite, low - reached > 1 {
        let (start, end) = (Int(reached.rounded(.up)), Int(low.rounded(.down)))
        if end - start > best.count { best = Self(start: start, end: end) }
      }
      reached = max(reached, high)
    }
    return best
  }
}
