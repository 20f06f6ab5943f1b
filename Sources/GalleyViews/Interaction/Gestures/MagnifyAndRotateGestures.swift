import GalleyGeometry

/// Two fingers that move apart.
nonisolated public struct MagnifyGesture: PrimitiveGesture, Sendable {
  /// How far the fingers have moved apart.
  public struct Value: Equatable, Sendable {
    /// When the fingers were there, by the image's clock.
    public var time: Date
    /// 1 at the start.
    public var magnification: CGFloat
    /// A second's growth.
    public var velocity: CGFloat
    /// The middle between the fingers at the start, in the unit square of the view.
    public var startAnchor: UnitPoint
    /// In points.
    public var startLocation: CGPoint
  }
  /// The change of the magnification, which is 1 at the start, that the gesture begins with.
  public var minimumScaleDelta: CGFloat

  /// A gesture that begins with a change of the magnification.
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

  func makeRecognizer(keeping old: TouchRecognizer?) -> GestureRecognizer<Value> {
    pinch(keeping: old, scale: minimumScaleDelta, angle: nil) {
      Value(
        time: Date(timeIntervalSinceReferenceDate: $0.time), magnification: $0.magnification,
        velocity: $0.growth, startAnchor: $0.startAnchor, startLocation: $0.startLocation)
    }
  }
}

/// Two fingers that move apart, by its older name; the value is the magnification.
nonisolated public struct MagnificationGesture: PrimitiveGesture, Sendable {
  /// The magnification, 1 at the start.
  public typealias Value = CGFloat
  /// The change of the magnification, which is 1 at the start, that the gesture begins with.
  public var minimumScaleDelta: CGFloat

  /// A gesture that begins with a change of the magnification.
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

  func makeRecognizer(keeping old: TouchRecognizer?) -> GestureRecognizer<Value> {
    pinch(keeping: old, scale: minimumScaleDelta, angle: nil) { $0.magnification }
  }
}

/// Two fingers that turn.
nonisolated public struct RotateGesture: PrimitiveGesture, Sendable {
  /// How far the fingers have turned.
  public struct Value: Equatable, Sendable {
    /// When the fingers were there, by the image's clock.
    public var time: Date
    /// How far the fingers have turned, clockwise.
    public var rotation: Angle
    /// A second's turn.
    public var velocity: Angle
    /// The middle between the fingers at the start, in the unit square of the view.
    public var startAnchor: UnitPoint
    /// In points.
    public var startLocation: CGPoint
  }
  /// The turn that the gesture begins with.
  public var minimumAngleDelta: Angle

  /// A gesture that begins with a turn.
  public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }

  func makeRecognizer(keeping old: TouchRecognizer?) -> GestureRecognizer<Value> {
    pinch(keeping: old, scale: nil, angle: minimumAngleDelta) {
      Value(
        time: Date(timeIntervalSinceReferenceDate: $0.time), rotation: $0.rotation,
        velocity: $0.turn, startAnchor: $0.startAnchor, startLocation: $0.startLocation)
    }
  }
}

/// Two fingers that turn, by its older name; the value is the angle.
nonisolated public struct RotationGesture: PrimitiveGesture, Sendable {
  /// How far the fingers have turned, clockwise.
  public typealias Value = Angle
  /// The turn that the gesture begins with.
  public var minimumAngleDelta: Angle

  /// A gesture that begins with a turn.
  public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }

  func makeRecognizer(keeping old: TouchRecognizer?) -> GestureRecognizer<Value> {
    pinch(keeping: old, scale: nil, angle: minimumAngleDelta) { $0.rotation }
  }
}

nonisolated extension PrimitiveGesture {
  /// A recognizer of two fingers that begins with a change of their distance, or of their angle.
  fileprivate func pinch(
    keeping old: TouchRecognizer?, scale: CGFloat?, angle: Angle?,
    _ value: @escaping (PinchRecognizer.Value) -> Value
  ) -> GestureRecognizer<Value> {
    let known = old as? MapRecognizer<PinchRecognizer.Value, Value>
    let base = known?.base as? PinchRecognizer ?? PinchRecognizer()
    (base.minimumScaleDelta, base.minimumAngleDelta) = (scale, angle)
    return known ?? MapRecognizer(base, value)
  }
}
