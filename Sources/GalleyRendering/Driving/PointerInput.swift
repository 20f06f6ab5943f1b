import GalleyDriving
import GalleyGeometry
import GalleyViews

/// A pointer that is used while the renderer's clock runs: it is pressed, moved and released as events come, and taps of
/// one place that follow each other soon belong to one touch.
package final class PointerInput<Content: View> {
  private let renderer: ImageRenderer<Content>
  private var location = CGPoint.zero
  /// When the pointer was released last, while another tap of the same touch may follow.
  private var release: Double?
  package private(set) var isDown = false

  package init(_ renderer: ImageRenderer<Content>) { self.renderer = renderer }

  /// How far apart taps of one touch may be, in points (assumed).
  private static var distance: CGFloat { 10 }

  /// Whether something happens as time goes by: a press becomes a long one, or a tap the last one.
  package var waits: Bool { isDown || release != nil }

  /// A button goes down.
  /// - Throws: `DrivingError` for a place that is not finite; `RenderError`, `MovementError`.
  package func press(
    at place: CGPoint, button: PointerButton = .primary, modifiers: EventModifiers = []
  ) throws {
    try Touch<Content>.check(place)
    try renderer.advance(by: 0)
    let driver = renderer.driver
    try renderer.perform {
      if isDown {
        driver.cancel()
      } else if release != nil, button != .primary || !isNear(place) {
        _ = driver.end()
      }
      driver.begin(at: place, time: renderer.time, button: button, modifiers: modifiers)
    }
    (location, isDown, release) = (place, true, nil)
  }

  /// The pointer moves while a button is down; otherwise nothing happens.
  package func move(to place: CGPoint) throws {
    try Touch<Content>.check(place)
    guard isDown else { return }
    location = place
    try renderer.perform { renderer.driver.move(to: place, time: renderer.time) }
  }

  /// The button comes up.
  /// - Returns: the views that have reacted; nil while it is not known whether another tap follows.
  @discardableResult
  package func lift() throws -> [String]? {
    guard isDown else { return [] }
    isDown = false
    let driver = renderer.driver
    return try renderer.perform {
      driver.lift(time: renderer.time)
      if driver.awaitsTap {
        release = renderer.time
        return nil
      }
      return driver.end()
    }
  }

  /// The touch is taken away: nothing that has not ended counts.
  package func cancel() throws {
    guard waits else { return }
    (isDown, release) = (false, nil)
    try renderer.perform { renderer.driver.cancel() }
  }

  /// The renderer's clock was turned.
  package func notice() throws {
    if let release, renderer.time - release > TouchLimits.tapPause {
      self.release = nil
      try renderer.perform { _ = renderer.driver.end() }
    } else if waits {
      try renderer.perform { renderer.driver.wait(until: renderer.time) }
    }
  }

  private func isNear(_ place: CGPoint) -> Bool {
    (place.x - location.x).magnitude <= Self.distance
      && (place.y - location.y).magnitude <= Self.distance
  }
}
