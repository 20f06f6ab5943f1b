import GalleyGeometry

/// Two fingers: how far apart they are and how they lie, against their first places.
final class PinchRecognizer: GestureRecognizer<PinchRecognizer.Value> {
  struct Value {
    var time: Double
    /// 1 at the start.
    var magnification: CGFloat
    var rotation: Angle
    /// A second's change.
    var growth: CGFloat
    var turn: Angle
    var startAnchor: UnitPoint
    /// Between the fingers, in the view's points.
    var startLocation: CGPoint
  }
  var minimumScaleDelta: CGFloat?
  var minimumAngleDelta: Angle?
  private var start: (vector: CGVector, location: CGPoint)?
  private var last: Value?
  private var isActive = false
  /// Radians that the fingers have turned, whole turns included.
  private var turned = 0.0

  override func receive(_ event: TouchEvent, in context: inout TouchContext) -> GesturePhase<Value>
  {
    if event.phase == .waited { return last.map { .active($0) } ?? .possible(nil) }
    guard let second = event.second else { return .failed }
    let vector = CGVector(dx: second.x - event.location.x, dy: second.y - event.location.y)
    if event.phase == .began {
      let middle = CGPoint(
        x: (event.location.x + second.x) / 2, y: (event.location.y + second.y) / 2)
      guard vector.length > 0, let own = context.convert(middle, .local) else { return .failed }
      start = (vector, own)
      return .possible(nil)
    }
    guard let start else { return .failed }
    let value = value(of: vector, from: start, at: event.time, size: context.size)
    if let least = minimumScaleDelta, (value.magnification - 1).magnitude >= least {
      isActive = true
    }
    if let least = minimumAngleDelta, value.rotation.radians.magnitude >= least.radians.magnitude {
      isActive = true
    }
    guard isActive else { return event.phase == .ended ? .failed : .possible(nil) }
    last = value
    return event.phase == .ended ? .ended(value) : .active(value)
  }

  private func value(
    of vector: CGVector, from start: (vector: CGVector, location: CGPoint), at time: Double,
    size: CGSize
  ) -> Value {
    let angle = DeterministicMath.angle(
      x: Double(start.vector.dx * vector.dx + start.vector.dy * vector.dy),
      y: Double(start.vector.dx * vector.dy - start.vector.dy * vector.dx))
    // The way on from the last angle is the shorter one.
    turned += Self.withinHalfTurn(angle - turned)
    let magnification = vector.length / start.vector.length
    let seconds = last.map { time - $0.time } ?? 0
    let before = last
    return Value(
      time: time, magnification: magnification, rotation: .radians(turned),
      growth: seconds > 0
        ? (magnification - (before?.magnification ?? 1)) / CGFloat(seconds) : before?.growth ?? 0,
      turn: seconds > 0
        ? .radians((turned - (before?.rotation.radians ?? 0)) / seconds) : before?.turn ?? .zero,
      startAnchor: UnitPoint(
        x: size.width > 0 ? start.location.x / size.width : 0.5,
        y: size.height > 0 ? start.location.y / size.height : 0.5),
      startLocation: start.location)
  }

  private static func withinHalfTurn(_ angle: Double) -> Double {
    let whole = 2 * Double.pi
    return angle - (angle / whole).rounded() * whole
  }
}

extension CGVector {
  fileprivate var length: CGFloat { (dx * dx + dy * dy).squareRoot() }
}
