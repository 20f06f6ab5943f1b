import GalleyGeometry

/// How often, and along which way, a finger has touched an image: what a field selects by it.
struct TextTouch {
  /// Where the finger was first and last, in points of the image.
  private(set) var start = CGPoint.zero
  private(set) var end = CGPoint.zero
  /// How many taps have followed each other.
  private(set) var count = 0
  private var time = 0.0

  /// The longest time between two taps that belong together, in seconds, and how far apart they may be, in points
  /// (assumed).
  private static let pause = 0.35
  private static let distance: CGFloat = 10
  /// In points (assumed).
  private static let rest: CGFloat = 3

  /// A finger goes down.
  /// - Parameter isAgain: whether it is the same touch; else taps belong together that follow each other soon.
  mutating func begin(at place: CGPoint, time: Double, isAgain: Bool) {
    let wait = time - self.time
    let isNear = Self.length(from: end, to: place) <= Self.distance
    let follows = isAgain || wait > 0 && wait <= Self.pause && isNear
    count = follows ? count + 1 : 1
    (start, end, self.time) = (place, place, time)
  }

  mutating func move(to place: CGPoint) { end = place }

  /// Whether the finger has moved further than one does that rests.
  var isDrag: Bool { Self.length(from: start, to: end) > Self.rest }

  private static func length(from start: CGPoint, to end: CGPoint) -> CGFloat {
    let (x, y) = (end.x - start.x, end.y - start.y)
    return (x * x + y * y).squareRoot()
  }
}
