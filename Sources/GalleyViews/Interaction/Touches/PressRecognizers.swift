import GalleyGeometry

/// How far and how long touches may go, in points and seconds.
package enum TouchLimits {
  /// Further than that a finger moves.
  package static let slop: CGFloat = 10
  /// The longest pause between two taps of one gesture.
  package static let tapPause = 0.35
  /// How far from a button its finger may be lifted.
  static let buttonReach: CGFloat = 70
  /// The time over which a velocity is measured.
  static let velocityWindow = 0.1
}

/// One or more taps. The value is where the last of them was, in points of the whole image.
final class TapRecognizer: GestureRecognizer<CGPoint> {
  var count = 1
  private var taps = 0
  private var start: CGPoint?
  private var lastLift = 0.0

  override var tapCount: Int { count }

  override func receive(
    _ event: TouchEvent, in context: inout TouchContext
  ) -> GesturePhase<CGPoint> {
    switch event.phase {
    case .began:
      if event.second != nil || isLate(event) { return .failed }
      if taps > 0, let start, start.distance(to: event.location) > 4 * TouchLimits.slop {
        return .failed
      }
      start = event.location
    case .moved:
      if let start, start.distance(to: event.location) > TouchLimits.slop { return .failed }
    case .ended:
      guard let start, start.distance(to: event.location) <= TouchLimits.slop else {
        return .failed
      }
      (taps, lastLift) = (taps + 1, event.time)
      if taps >= count { return .ended(event.location) }
    case .waited:
      if isLate(event) { return .failed }
    }
    return .possible(nil)
  }

  private func isLate(_ event: TouchEvent) -> Bool {
    taps > 0 && event.time - lastLift > TouchLimits.tapPause + 1e-9
  }
}

/// A press that lasts. Its value is true from the first touch on.
final class LongPressRecognizer: GestureRecognizer<Bool> {
  /// In seconds.
  var minimumDuration = 0.5
  /// In points.
  var maximumDistance: CGFloat = 10
  private var start: (time: Double, location: CGPoint)?

  override func receive(_ event: TouchEvent, in context: inout TouchContext) -> GesturePhase<Bool> {
    if event.phase == .began {
      if event.second != nil { return .failed }
      start = (event.time, event.location)
    }
    guard let start else { return .possible(nil) }
    if event.phase != .waited, start.location.distance(to: event.location) > maximumDistance {
      return .failed
    }
    if event.time - start.time >= minimumDuration - 1e-9 { return .ended(true) }
    return event.phase == .ended ? .failed : .possible(true)
  }
}

/// A long press that says when it begins and when it is over.
final class PressingRecognizer: GestureRecognizer<Bool> {
  var base: GestureRecognizer<Bool>
  var setPressing: (Bool) -> Void
  private var isPressing = false

  init(_ base: GestureRecognizer<Bool>, _ setPressing: @escaping (Bool) -> Void) {
    (self.base, self.setPressing) = (base, setPressing)
  }

  override func receive(_ event: TouchEvent, in context: inout TouchContext) -> GesturePhase<Bool> {
    let phase = base.receive(event, in: &context)
    note(!phase.state.isOver && phase.value == true, in: &context)
    return phase
  }

  override func cancel(in context: inout TouchContext) {
    base.cancel(in: &context)
    note(false, in: &context)
  }

  private func note(_ value: Bool, in context: inout TouchContext) {
    if isPressing == value { return }
    isPressing = value
    context.actions.append { self.setPressing(value) }
  }
}

/// What a button does: it is pressed while the finger is on it or near, and acts when it is lifted there.
final class ButtonRecognizer: GestureRecognizer<Void> {
  var setPressed: (Bool) -> Void = { _ in }
  private var isPressed = false

  override func receive(_ event: TouchEvent, in context: inout TouchContext) -> GesturePhase<Void> {
    if event.phase == .began, event.second != nil { return .failed }
    let isNear = context.isNear(
      event.location, event.phase == .began ? 0 : TouchLimits.buttonReach)
    switch event.phase {
    case .began: press(true, in: &context)
    case .moved: press(isNear, in: &context)
    case .ended:
      press(false, in: &context)
      return isNear ? .ended(()) : .failed
    case .waited: break
    }
    return .possible(())
  }

  override func cancel(in context: inout TouchContext) { press(false, in: &context) }

  private func press(_ value: Bool, in context: inout TouchContext) {
    if isPressed == value { return }
    isPressed = value
    context.actions.append { self.setPressed(value) }
  }
}

extension CGPoint {
  func distance(to other: CGPoint) -> CGFloat {
    let (x, y) = (other.x - self.x, other.y - self.y)
    return (x * x + y * y).squareRoot()
  }
}
