import GalleyGeometry
import GalleyText

/// The sizes among which a text takes the largest one that fits, as factors of its own size.
struct TextFit: Hashable, Sendable {
  private let smallest: CGFloat
  private let largest: CGFloat
  /// How many sizes there are besides the smallest one.
  private let steps: Int
  /// Whether a size at which a word is broken does not fit.
  let keepsWords: Bool
  /// Whether a text is only made smaller where lines are too long, and not where the room is too low.
  var ignoresHeight = false

  /// How far the sizes of `minimumScaleFactor` are apart, in points of the text's largest font: what a line of thirty
  /// characters can be short of what is offered is a quarter of a point.
  private static let precision: CGFloat = 1 / 64

  /// `minimumScaleFactor`: sizes from a part of the text's own up to that (TX7); nil where that is the only one.
  /// - Parameters:
  ///   - minimumScaleFactor: less than a thousandth counts as that; a number that is none as 1.
  ///   - size: that of the text's largest font, in points.
  init?(minimumScaleFactor: CGFloat, size: CGFloat) {
    guard minimumScaleFactor < 1, size > 0 else { return nil }
    let smallest = max(0.001, minimumScaleFactor)
    let steps = ((1 - smallest) * size / Self.precision).rounded(.up)
    self.init(
      smallest: smallest, largest: 1, steps: Int(min(max(1, steps), 1e6)), keepsWords: false)
  }

  /// Sizes in points, a quarter of a point apart, of a text whose own size is `size`.
  init(_ range: ClosedRange<CGFloat>, size: CGFloat) {
    let steps = max(1, ((range.upperBound - range.lowerBound) * 4).rounded(.up))
    self.init(
      smallest: range.lowerBound / size, largest: range.upperBound / size,
      steps: range.upperBound > range.lowerBound ? Int(steps) : 0, keepsWords: true)
  }

  private init(smallest: CGFloat, largest: CGFloat, steps: Int, keepsWords: Bool) {
    self.smallest = smallest
    self.largest = largest
    self.steps = steps
    self.keepsWords = keepsWords
  }

  private func factor(_ step: Int) -> CGFloat {
    if step == steps { return largest }
    return smallest + (largest - smallest) * CGFloat(step) / CGFloat(steps)
  }

  /// The largest size that fits, or the smallest one if none does. A text that fits at one size fits at all smaller
  /// ones: from what is expected on, steps are twice as long each time until one passes the size, and then halves of
  /// the last one are tried. So the answer is the same whatever is expected.
  /// - Complexity: O(log n) layouts in the sizes between what is expected and what is found; one if the largest fits.
  func best(
    expected: @autoclosure () -> CGFloat, _ layout: (CGFloat) -> TextLayout,
    fits: (TextLayout) -> Bool
  ) -> TextLayout {
    let full = layout(factor(steps))
    if steps == 0 || fits(full) { return full }
    // Below `high` no size is known not to fit, and up to `low` all fit.
    var (low, high) = (-1, steps)
    var best: TextLayout?
    func attempt(_ step: Int) {
      let found = layout(factor(step))
      if fits(found) {
        (low, best) = (step, found)
      } else {
        high = step
        if step == 0 { best = found }
      }
    }
    attempt(firstStep(expected()))
    var stride = 1
    if best != nil, low >= 0 {
      while low + stride < high {
        attempt(low + stride)
        stride *= 2
      }
    } else {
      while low < 0, high > 0 {
        attempt(max(0, high - stride))
        stride *= 2
      }
    }
    while high - low > 1 { attempt((low + high) / 2) }
    return best ?? full
  }

  private func firstStep(_ expected: CGFloat) -> Int {
    let part = (expected - smallest) / (largest - smallest) * CGFloat(steps)
    return Int(min(max(0, part.isNaN ? 0 : part), CGFloat(steps - 1)))
  }
}
