import GalleyGeometry

/// One or more taps.
nonisolated public struct TapGesture: PrimitiveGesture, Sendable {
  /// A tap has no value.
  public typealias Value = Void
  /// How many taps it takes; less than 1 counts as 1.
  public var count: Int

  /// One tap, or several that follow each other.
  public init(count: Int = 1) { self.count = count }

  func makeRecognizer(keeping old: TouchRecognizer?) -> GestureRecognizer<Void> {
    let known = old as? MapRecognizer<CGPoint, Void>
    let base = known?.base as? TapRecognizer ?? TapRecognizer()
    base.count = max(count, 1)
    return known ?? MapRecognizer(base) { _ in }
  }
}

/// One or more taps, and where.
nonisolated public struct SpatialTapGesture: PrimitiveGesture {
  /// Where the tap was.
  public struct Value: Hashable, Sendable {
    /// In points.
    public var location: CGPoint
  }
  /// How many taps it takes; less than 1 counts as 1.
  public var count: Int
  /// The space that the place is given in.
  public var coordinateSpace: CoordinateSpace

  /// One tap, or several that follow each other, and its place in a space.
  public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace
  }

  func makeRecognizer(keeping old: TouchRecognizer?) -> GestureRecognizer<Value> {
    let known = old as? PlacedRecognizer<CGPoint, Value>
    let base = known?.base as? TapRecognizer ?? TapRecognizer()
    base.count = max(count, 1)
    let place = { (point: CGPoint, context: TouchContext) in
      context.convert(point, coordinateSpace).map { Value(location: $0) }
    }
    guard let known else { return PlacedRecognizer(base, place) }
    known.transform = place
    return known
  }
}

nonisolated extension SpatialTapGesture {
  /// A tap in a space by its name.
  public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol) {
    self.init(count: count, coordinateSpace: coordinateSpace.coordinateSpace)
  }
}

/// A press that lasts; its value is whether it lasts long enough.
nonisolated public struct LongPressGesture: PrimitiveGesture, Sendable {
  /// Whether the press lasts long enough.
  public typealias Value = Bool
  /// In seconds.
  public var minimumDuration: Double
  /// How far the finger may go, in points.
  public var maximumDistance: CGFloat

  /// A press of at least a duration in seconds, in which the finger moves no further than a distance in points.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }

  func makeRecognizer(keeping old: TouchRecognizer?) -> GestureRecognizer<Bool> {
    let recognizer = old as? LongPressRecognizer ?? LongPressRecognizer()
    recognizer.minimumDuration = minimumDuration
    recognizer.maximumDistance = maximumDistance
    return recognizer
  }
}

/// A long press that says when it begins and when it is over.
nonisolated struct PressingGesture: PrimitiveGesture {
  typealias Value = Bool
  let press: LongPressGesture
  let action: () -> Void
  let setPressing: ((Bool) -> Void)?

  func makeRecognizer(keeping old: TouchRecognizer?) -> GestureRecognizer<Bool> {
    let known = old as? PressingRecognizer
    let base = press.onEnded { _ in action() }.recognizer(keeping: known?.base)
    let setPressing = setPressing ?? { _ in }
    guard let known else { return PressingRecognizer(base, setPressing) }
    (known.base, known.setPressing) = (base, setPressing)
    return known
  }
}

nonisolated extension View {
  /// Runs `action` when the view was tapped.
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    touchable(
      by: TapGesture(count: count).onEnded(action), name: "onTapGesture", as: TappedPart())
  }

  /// Runs `action` with the place of the tap, in points, when the view was tapped.
  public func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    touchable(
      by: SpatialTapGesture(count: count, coordinateSpace: coordinateSpace)
        .onEnded { action($0.location) },
      name: "onTapGesture", as: TappedPart())
  }

  /// Runs `action` with the place of the tap, in points of a space, when the view was tapped.
  public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    onTapGesture(count: count, coordinateSpace: coordinateSpace.coordinateSpace, perform: action)
  }

  /// Runs `action` when the view was pressed for a time in seconds.
  /// - Parameter onPressingChanged: called with true when the press begins, and with false when it is over.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    touchable(
      by: PressingGesture(
        press: LongPressGesture(
          minimumDuration: minimumDuration, maximumDistance: maximumDistance),
        action: action, setPressing: onPressingChanged),
      name: "onLongPressGesture")
  }

  /// As `onLongPressGesture(minimumDuration:maximumDistance:perform:onPressingChanged:)`.
  @_disfavoredOverload
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    pressing: ((Bool) -> Void)? = nil, perform action: @escaping () -> Void
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
      onPressingChanged: pressing)
  }

  /// Runs `action` when the view was pressed as a button is: the finger may leave it and come back before it is lifted.
  /// - Parameter pressing: called with true when the press begins, and with false when it is over.
  public func _onButtonGesture(
    pressing: ((Bool) -> Void)? = nil, perform action: @escaping () -> Void
  ) -> some View {
    pressable(
      name: "_onButtonGesture", as: TappedPart(), setPressed: pressing ?? { _ in }, action: action)
  }

  /// No effect: the remote of a television is not driven.
  public func onLongTouchGesture(
    minimumDuration: Double = 0.5, perform action: @escaping () -> Void,
    onTouchingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    self
  }
}
