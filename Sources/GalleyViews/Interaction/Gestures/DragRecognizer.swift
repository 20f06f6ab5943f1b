import GalleyGeometry

/// A finger that moves while it presses.
final class DragRecognizer: GestureRecognizer<DragGesture.Value> {
  /// In points.
  var minimumDistance: CGFloat = 10
  var coordinateSpace = CoordinateSpace.local
  /// Where the finger was first, in points of the whole image and of the gesture's space.
  private var start: (image: CGPoint, own: CGPoint)?
  private var isActive = false
  /// Where the finger was lately, in the gesture's space.
  private var track = VelocityTrack()

  override func receive(
    _ event: TouchEvent, in context: inout TouchContext
  ) -> GesturePhase<DragGesture.Value> {
    if event.phase == .waited { return .possible(nil).active(isActive, current(at: event.time)) }
    guard let own = context.convert(event.location, coordinateSpace) else { return .failed }
    if event.phase == .began {
      if event.second != nil { return .failed }
      start = (event.location, own)
      track = VelocityTrack()
    }
    guard let start else { return .possible(nil) }
    track.note(own, at: event.time)
    if start.image.distance(to: event.location) >= minimumDistance { isActive = true }
    guard isActive, let value = current(at: event.time) else {
      return event.phase == .ended ? .failed : .possible(nil)
    }
    return event.phase == .ended ? .ended(value) : .active(value)
  }

  private func current(at time: Double) -> DragGesture.Value? {
    guard let start, let last = track.last else { return nil }
    return DragGesture.Value(
      time: Date(timeIntervalSinceReferenceDate: time), location: last,
      startLocation: start.own, velocity: track.velocity(at: time))
  }
}

extension GesturePhase {
  /// The active phase with a value, or this one.
  fileprivate func active(_ isActive: Bool, _ value: Value?) -> GesturePhase {
    isActive ? value.map { .active($0) } ?? self : self
  }
}
