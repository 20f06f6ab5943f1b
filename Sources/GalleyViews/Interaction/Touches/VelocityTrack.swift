import GalleyGeometry

/// Where a finger was lately, the last place last.
struct VelocityTrack {
  private var places: [(time: Double, location: CGPoint)] = []

  /// Where the finger was last.
  var last: CGPoint? { places.last?.location }

  /// A place that the finger was at before at the same time counts no more.
  mutating func note(_ location: CGPoint, at time: Double) {
    if let last = places.last, last.time >= time { places.removeLast() }
    places.append((time, location))
    // One that is older than the window is kept: a slow finger has a velocity, too.
    while places.count > 2, places[1].time <= time - TouchLimits.velocityWindow {
      places.removeFirst()
    }
  }

  /// Points a second, over the last tenth of a second; none for a finger that rests.
  func velocity(at time: Double) -> CGSize {
    guard let first = places.first, let last = places.last, last.time > first.time,
      time - last.time < TouchLimits.velocityWindow
    else { return .zero }
    let seconds = CGFloat(time - first.time)
    return CGSize(
      width: (last.location.x - first.location.x) / seconds,
      height: (last.location.y - first.location.y) / seconds)
  }
}
