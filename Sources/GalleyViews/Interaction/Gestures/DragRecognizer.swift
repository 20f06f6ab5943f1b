import GalleyGeometry

/// A finger that moves while it presses.
final class DragRecognizer: GestureRecognizer<DragGesture.Value> {
  /// In points.
  var minimumDistance: CGFloat = 10
  var coordinateSpace = CoordinateSpace.local
  /// Where the finger was first, in points of the whole image and of the gesture's space.
  private var start: (image: CGPoint, own: CGPoint)?
  private var isActive = false
  /// Where the finger was lately, in the gesture's space, the last one last.
  private var track: [(time: Double, location: CGPoint)] = []

  override func receive(
    _ event: TouchEvent, in context: inout TouchContext
  ) -> GesturePhase<DragGesture.Value> {
    if event.phase == .waited { return .possible(nil).active(isActive, current(at: event.time)) }
    guard let own = context.convert(event.location, coordinateSpace) else { return .failed }
    if event.phase == .began {
      if event.second != nil { return .failed }
      start = (event.location, own)
      track = []
    }
    guard let start else { return .possible(nil) }
    note(own, at: event.time)
    if start.image.distance(to: event.location) >= minimumDistance { isActive = true }
    guard isActive, let value = current(at: event.time) else {
      return event.phase == .ended ? .failed : .possible(nil)
    }
    return event.phase == .ended ? .ended(value) : .active(value)
  }

  /// A place that the finger was at before at the same time counts no more.
  private func note(_ location: CGPoint, at time: Double) {
    if let last = track.last, last.time >= time { track.removeLast() }
    track.append((time, location))
    // One that is older than the window is kept: a slow finger has a velocity, too.
    while track.count > 2, track[1].time <= time - TouchLimits.velocityWindow {
      track.removeFirst()
    }
  }

  private func current(at time: Double) -> DragGesture.Value? {
    guard let start, let last = track.last else { return nil }
    return DragGesture.Value(
      time: Date(timeIntervalSinceReferenceDate: time), location: last.location,
      startLocation: start.own, velocity: velocity(at: time))
  }

  /// Points a second, over the last tenth of a second; none for a finger that rests.
  private func velocity(at time: Double) -> CGSize {
    guard let first = track.first, let last = track.last, last.time > first.time,
      time - last.time < TouchLimits.velocityWindow
    else { return .zero }
    let seconds = CGFloat(time - first.time)
    return CGSize(
      width: (last.location.x - first.location.x) / seconds,
      height: (last.location.y - first.location.y) / seconds)
  }
}

extension GesturePhase {
  /// The active phase with a value, or this one.
  fileprivate func active(_ isActive: Bool, _ value: Value?) -> GesturePhase {
    isActive ? value.map { .active($0) } ?? self : self
  }
}
