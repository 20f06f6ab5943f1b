import GalleyGeometry

/// How finely a watch's crown turns.
public enum DigitalCrownRotationalSensitivity: Hashable, Sendable {
  /// Few, more and many steps of a turn.
  case low, medium, high
}

nonisolated extension View {
  /// No effect: images have no digital crown.
  public func digitalCrownRotation<V: BinaryFloatingPoint>(_ binding: Binding<V>) -> some View {
    self
  }

  /// No effect: images have no digital crown.
  public func digitalCrownRotation<V: BinaryFloatingPoint>(
    _ binding: Binding<V>, from minValue: V, through maxValue: V, by stride: V.Stride? = nil,
    sensitivity: DigitalCrownRotationalSensitivity = .high, isContinuous: Bool = false,
    isHapticFeedbackEnabled: Bool = true
  ) -> some View {
    self
  }
}
