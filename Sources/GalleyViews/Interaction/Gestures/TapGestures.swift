import GalleyGeometry

/// One or more taps.
nonisolated public struct TapGesture: PrimitiveGesture, Sendable {
  public typealias Value = Void
  public var count: Int

  public init(count: Int = 1) { self.count = count }
}

/// One or more taps, and where.
nonisolated public struct SpatialTapGesture: PrimitiveGesture {
  /// Where the tap was.
  public struct Value: Hashable, Sendable {
    /// In points.
    public var location: CGPoint
  }
  public var count: Int
  public var coordinateSpace: CoordinateSpace

  public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace
  }
}

/// A press that lasts; its value is whether it lasts long enough.
nonisolated public struct LongPressGesture: PrimitiveGesture, Sendable {
  public typealias Value = Bool
  /// In seconds.
  public var minimumDuration: Double
  /// How far the finger may go, in points.
  public var maximumDistance: CGFloat

  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }
}

nonisolated extension View {
  /// Changes nothing: nobody touches a picture.
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    self
  }

  /// Changes nothing: nobody touches a picture.
  public func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    self
  }

  /// Changes nothing: nobody touches a picture.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    self
  }

  /// Changes nothing: nobody touches a picture.
  @_disfavoredOverload
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    pressing: ((Bool) -> Void)? = nil, perform action: @escaping () -> Void
  ) -> some View {
    self
  }

  /// Changes nothing: nobody touches a picture.
  public func onLongTouchGesture(
    minimumDuration: Double = 0.5, perform action: @escaping () -> Void,
    onTouchingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    self
  }
}
