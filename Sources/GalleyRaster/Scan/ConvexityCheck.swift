/// Follows the directions of a path's lines: whether it is one subpath that goes around once and bends to
/// one side, but for so little that it cannot overlap itself: that takes half a turn to the other side.
/// The continuous corners of SH3 wobble by a tenth of that.
struct ConvexityCheck {
  /// All bends to one side.
  private struct TurnSum {
    /// Their sines, each at least by half.
    var sum = 0.0
    /// Whether one is a quarter of a turn or more.
    var isSharp = false
  }

  private var subpaths = 0
  private var first = (x: 0.0, y: 0.0)
  private var last = (x: 0.0, y: 0.0)
  private var left = TurnSum()
  private var right = TurnSum()
  /// How often the path turned from downwards to upwards or back.
  private var turns = 0
  private var lastVertical = 0.0
  private var isUndefined = false

  private static let tolerance = 0.5

  /// For a path that is closed.
  var isConvex: Bool {
    var whole = self
    whole.add(x: first.x, y: first.y)
    let minor = whole.left.sum < whole.right.sum ? whole.left : whole.right
    return subpaths <= 1 && whole.turns <= 2 && minor.sum <= Self.tolerance && !minor.isSharp
      && !whole.isUndefined
  }

  mutating func beginSubpath() {
    if last != (0, 0) { subpaths = max(subpaths, 1) + 1 }
    last = (0, 0)
  }

  /// A line by its way.
  mutating func add(x: Double, y: Double) {
    guard x.isFinite, y.isFinite else {
      isUndefined = true
      return
    }
    if x == 0, y == 0 { return }
    if first == (0, 0) { first = (x, y) }
    let cross = last.x * y - last.y * x
    let size = (last.x.magnitude + last.y.magnitude) * (x.magnitude + y.magnitude)
    if size > 0 {
      let isSharp = last.x * x + last.y * y <= 0
      if cross > 0 {
        left.sum += cross / size
        left.isSharp = left.isSharp || isSharp
      } else if cross < 0 {
        right.sum -= cross / size
        right.isSharp = right.isSharp || isSharp
      }
      // Nearly straight back upon itself.
      if isSharp, cross.magnitude <= size * 0.01 { isUndefined = true }
    }
    if y != 0 {
      if lastVertical != 0, (y < 0) != (lastVertical < 0) { turns += 1 }
      lastVertical = y
    }
    last = (x, y)
  }
}
