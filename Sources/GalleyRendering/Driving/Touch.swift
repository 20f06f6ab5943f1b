import GalleyDiagnostics
import GalleyGeometry
import GalleyLayout
import GalleyViews

/// A finger on the views of a renderer, from its touch until it is lifted. Between its steps images show the views as
/// they are then.
///
/// ```swift
/// let touch = try renderer.touch("Card")
/// try touch.move(by: CGSize(width: 40, height: 0), over: 0.1)
/// try renderer.write(to: url)
/// try touch.lift()
/// ```
///
/// One finger touches at a time: a new touch takes the one before away.
public final class Touch<Content: View> {
  private let renderer: ImageRenderer<Content>
  /// In points of the image; of two fingers the place between them.
  public private(set) var location: CGPoint
  /// From that place to each of two fingers.
  private var spread: CGVector?
  private var isDown = true
  /// The keys that are held.
  private let modifiers: EventModifiers
  /// The views that have reacted, once the finger is lifted.
  public private(set) var reactions: [String] = []

  init(
    _ renderer: ImageRenderer<Content>, at place: CGPoint, spread: CGVector? = nil,
    button: PointerButton = .primary, modifiers: EventModifiers = []
  ) throws {
    try Self.check(place)
    (self.renderer, location, self.modifiers) = (renderer, place, modifiers)
    self.spread = spread
    try renderer.advance(by: 0)
    let fingers = fingers
    try renderer.perform {
      renderer.driver.cancel()
      renderer.driver.begin(
        at: fingers.0, second: fingers.1, time: renderer.time, button: button,
        modifiers: modifiers)
    }
  }

  /// Moves the finger along a line at one speed, 60 steps a second.
  /// - Parameters:
  ///   - place: in points of the image.
  ///   - seconds: the renderer's clock is turned by as much; 0 moves the finger in one step.
  public func move(to place: CGPoint, over seconds: TimeInterval = 0) throws {
    try Self.check(place)
    let start = location
    try glide(over: seconds) { share in
      location = CGPoint(
        x: start.x + (place.x - start.x) * share, y: start.y + (place.y - start.y) * share)
    }
  }

  /// Moves the finger by a distance in points; see `move(to:over:)`.
  public func move(by distance: CGSize, over seconds: TimeInterval = 0) throws {
    try move(
      to: CGPoint(x: location.x + distance.width, y: location.y + distance.height), over: seconds)
  }

  /// Moves two fingers, each along a line at one speed, 60 steps a second.
  /// - Parameters:
  ///   - first: where the first finger goes, in points of the image.
  ///   - second: where the second one goes.
  ///   - seconds: the renderer's clock is turned by as much; 0 moves the fingers in one step.
  /// - Throws: `DrivingError` for a touch of one finger, and as `move(to:over:)`.
  public func move(
    to first: CGPoint, and second: CGPoint, over seconds: TimeInterval = 0
  ) throws {
    try Self.check(first)
    try Self.check(second)
    guard let start = spread else {
      throw DrivingError.invalid(
        "the touch", found: "of one finger", expected: "one of two fingers")
    }
    let (from, to) = (location, Self.middle(of: first, second))
    let end = Self.spread(of: first, second)
    try glide(over: seconds) { share in
      location = CGPoint(x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share)
      spread = CGVector(
        dx: start.dx + (end.dx - start.dx) * share, dy: start.dy + (end.dy - start.dy) * share)
    }
  }

  static func middle(of first: CGPoint, _ second: CGPoint) -> CGPoint {
    CGPoint(x: (first.x + second.x) / 2, y: (first.y + second.y) / 2)
  }

  static func spread(of first: CGPoint, _ second: CGPoint) -> CGVector {
    CGVector(dx: (second.x - first.x) / 2, dy: (second.y - first.y) / 2)
  }

  /// Turns the renderer's clock while the finger rests.
  public func hold(for seconds: TimeInterval) throws {
    try checkIsDown()
    guard seconds >= 0, seconds <= DrivingLimits.seconds else { throw Self.invalid(seconds) }
    let end = renderer.time + seconds
    // A press becomes a long one in its own time, not at the end of the wait.
    let count = max(1, Int((seconds * DrivingLimits.rate).rounded(.up)))
    for step in 1...count {
      let moment = step == count ? end : end - seconds + Double(step) / DrivingLimits.rate
      try renderer.advance(to: max(moment, renderer.time))
      try renderer.perform { renderer.driver.wait(until: renderer.time) }
    }
  }

  /// Lifts the finger.
  public func lift() throws { try release(isLast: true) }

  /// - Parameter isLast: whether no tap of the same touch follows.
  func release(isLast: Bool) throws {
    try checkIsDown()
    isDown = false
    try renderer.perform {
      renderer.driver.lift(time: renderer.time)
      if isLast { reactions = renderer.driver.end() }
    }
  }

  /// Touches the same place again, for one more tap.
  func touchAgain() throws {
    isDown = true
    try renderer.perform {
      renderer.driver.begin(at: location, time: renderer.time, modifiers: modifiers)
    }
  }

  func pinch(by scale: CGFloat, rotation: Angle, over seconds: TimeInterval) throws {
    guard let start = spread else { return }
    try glide(over: seconds) { share in
      let turn = DeterministicMath.sincos(rotation.radians * Double(share))
      let (sine, cosine) = (CGFloat(turn.sin), CGFloat(turn.cos))
      let factor = 1 + (scale - 1) * share
      spread = CGVector(
        dx: factor * (start.dx * cosine - start.dy * sine),
        dy: factor * (start.dx * sine + start.dy * cosine))
    }
  }

  /// Moves the fingers in steps; `step` gets the share of the way, from 0 to 1.
  private func glide(over seconds: TimeInterval, _ step: (CGFloat) -> Void) throws {
    try checkIsDown()
    guard seconds >= 0, seconds <= DrivingLimits.seconds else { throw Self.invalid(seconds) }
    let start = renderer.time
    let count = max(1, Int((seconds * DrivingLimits.rate - 1e-6).rounded(.up)))
    for number in 1...count {
      let share = Double(number) / Double(count)
      if seconds > 0 { try renderer.advance(to: max(start + seconds * share, renderer.time)) }
      step(CGFloat(share))
      let fingers = fingers
      try renderer.perform {
        renderer.driver.move(to: fingers.0, second: fingers.1, time: renderer.time)
      }
    }
  }

  private var fingers: (CGPoint, CGPoint?) {
    guard let spread else { return (location, nil) }
    return (
      CGPoint(x: location.x - spread.dx, y: location.y - spread.dy),
      CGPoint(x: location.x + spread.dx, y: location.y + spread.dy)
    )
  }

  static func check(_ place: CGPoint) throws {
    guard place.x.magnitude <= DrivingLimits.distance, place.y.magnitude <= DrivingLimits.distance
    else {
      throw DrivingError.invalid(
        "the place of the touch",
        found: "(\(place.x.shortDescription), \(place.y.shortDescription))",
        expected: "two numbers from -\(DrivingLimits.distance.shortDescription) to "
          + "\(DrivingLimits.distance.shortDescription)")
    }
  }

  private func checkIsDown() throws {
    guard isDown else {
      throw DrivingError.invalid(
        "the touch", found: "over", expected: "a finger that was not lifted yet")
    }
  }

  private static func invalid(_ seconds: TimeInterval) -> DrivingError {
    .invalid(
      "the time of the touch", found: "\(seconds) s",
      expected: "0 to \(CGFloat(DrivingLimits.seconds).shortDescription) s")
  }
}

/// What one touch may ask of a renderer.
enum DrivingLimits {
  static let taps = 100
  /// Seconds between two taps.
  static let tapPause = 0.1
  /// Seconds.
  static let seconds = 60.0
  /// Steps a second.
  static let rate = 60.0
  /// Points from the corner of the image.
  static let distance: CGFloat = 1_000_000
  /// Points from the middle of a pinch to each finger.
  static let spread: CGFloat = 20
  /// Characters that one call types.
  static let characters = 10_000
}
