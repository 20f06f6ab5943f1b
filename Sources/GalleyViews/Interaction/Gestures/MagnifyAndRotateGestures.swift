import GalleyGeometry

/// Two fingers that move apart.
nonisolated public struct MagnifyGesture: PrimitiveGesture, Sendable {
  public struct Value: Equatable, Sendable {
    public var time: Date
    /// 1 at the start.
    public var magnification: CGFloat
    /// A second's growth.
    public var velocity: CGFloat
    public var startAnchor: UnitPoint
    /// In points.
    public var startLocation: CGPoint
  }
  public var minimumScaleDelta: CGFloat

  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
}

/// Two fingers that move apart, by its older name; the value is the magnification.
nonisolated public struct MagnificationGesture: PrimitiveGesture, Sendable {
  public typealias Value = CGFloat
  public var minimumScaleDelta: CGFloat

  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
}

/// Two fingers that turn.
nonisolated public struct RotateGesture: PrimitiveGesture, Sendable {
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var rotation: Angle
    /// A second's turn.
    public var velocity: Angle
    public var startAnchor: UnitPoint
    /// In points.
    public var startLocation: CGPoint
  }
  public var minimumAngleDelta: Angle

  public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }
}

/// Two fingers that turn, by its older name; the value is the angle.
nonisolated public struct RotationGesture: PrimitiveGesture, Sendable {
  public typealias Value = Angle
  public var minimumAngleDelta: Angle

  public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }
}
