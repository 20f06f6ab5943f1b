import GalleyGeometry

/// One or more keyframes of one value.
public protocol KeyframeTrackContent<Value> {
  /// The type of the value that moves.
  associatedtype Value: Animatable = Body.Value
  /// The type of the keyframes in `body`.
  associatedtype Body: KeyframeTrackContent
  /// The keyframes that these ones are made of.
  @KeyframeTrackContentBuilder<Value> var body: Body { get }

  /// Adds the pieces of the way. The default adds those of `body`.
  func _extend(_ path: inout _KeyframePath<Value>)
}

extension KeyframeTrackContent where Body.Value == Value {
  public func _extend(_ path: inout _KeyframePath<Value>) { body._extend(&path) }
}

/// Keyframes that are known to the library: they have no body.
public protocol _KeyframePiece: KeyframeTrackContent where Body == Self {}

extension _KeyframePiece {
  /// The keyframes themselves.
  public var body: Self { self }
}

/// Gets to its value along a curve, a straight line by default.
public struct LinearKeyframe<Value: Animatable>: _KeyframePiece {
  private let piece: _KeyframePath<Value>.Piece

  /// - Parameter duration: seconds.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    piece = _KeyframePath.Piece(duration: duration, target: to, motion: .linear(timingCurve))
  }

  public func _extend(_ path: inout _KeyframePath<Value>) { path.pieces.append(piece) }
}

/// Gets to its value by a spring.
public struct SpringKeyframe<Value: Animatable>: _KeyframePiece {
  private let piece: _KeyframePath<Value>.Piece

  /// - Parameter duration: seconds; until the spring is at rest by default.
  public init(
    _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(),
    startVelocity: Value? = nil
  ) {
    piece = _KeyframePath.Piece(
      duration: duration ?? spring.settlingDuration, target: to,
      motion: .spring(spring, velocity: startVelocity))
  }

  public func _extend(_ path: inout _KeyframePath<Value>) { path.pieces.append(piece) }
}

/// Gets to its value along a smooth curve through the keyframes around.
public struct CubicKeyframe<Value: Animatable>: _KeyframePiece {
  private let piece: _KeyframePath<Value>.Piece

  /// - Parameter duration: seconds.
  public init(
    _ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil
  ) {
    piece = _KeyframePath.Piece(
      duration: duration, target: to,
      motion: .cubic(startVelocity: startVelocity, endVelocity: endVelocity))
  }

  public func _extend(_ path: inout _KeyframePath<Value>) { path.pieces.append(piece) }
}

/// Is at its value at once.
public struct MoveKeyframe<Value: Animatable>: _KeyframePiece {
  private let to: Value

  /// A keyframe that takes no time.
  public init(_ to: Value) { self.to = to }

  public func _extend(_ path: inout _KeyframePath<Value>) {
    path.pieces.append(_KeyframePath.Piece(duration: 0, target: to, motion: .move))
  }
}

/// Several keyframes one after the other.
public struct _KeyframeSequence<Value: Animatable>: _KeyframePiece {
  private let parts: [(inout _KeyframePath<Value>) -> Void]

  init(_ parts: [(inout _KeyframePath<Value>) -> Void]) { self.parts = parts }

  public func _extend(_ path: inout _KeyframePath<Value>) {
    for part in parts { part(&path) }
  }
}

/// Makes one track of keyframes that are written one after the other.
@resultBuilder
public enum KeyframeTrackContentBuilder<Value: Animatable> {
  /// The keyframes of a statement.
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K
  where K.Value == Value { expression }

  /// The keyframes of an empty closure.
  public static func buildBlock() -> _KeyframeSequence<Value> { _KeyframeSequence([]) }

  /// The keyframes of the first statement.
  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K
  where K.Value == Value { first }

  /// The keyframes of the statements so far, and of the next one.
  public static func buildPartialBlock<A: KeyframeTrackContent, B: KeyframeTrackContent>(
    accumulated: A, next: B
  ) -> _KeyframeSequence<Value> where A.Value == Value, B.Value == Value {
    _KeyframeSequence([{ accumulated._extend(&$0) }, { next._extend(&$0) }])
  }

  /// The keyframes of a loop, in order.
  public static func buildArray<K: KeyframeTrackContent>(
    _ components: [K]
  ) -> _KeyframeSequence<Value> where K.Value == Value {
    _KeyframeSequence(components.map { part in { part._extend(&$0) } })
  }

  /// The keyframes of an `if` without `else`; none if its condition is false.
  public static func buildIf<K: KeyframeTrackContent>(
    _ component: K?
  ) -> _KeyframeSequence<Value> where K.Value == Value {
    _KeyframeSequence(component.map { part in [{ part._extend(&$0) }] } ?? [])
  }

  /// The keyframes of a condition that is true.
  public static func buildEither<K: KeyframeTrackContent>(
    first component: K
  ) -> _KeyframeSequence<Value> where K.Value == Value {
    _KeyframeSequence([{ component._extend(&$0) }])
  }

  /// The keyframes of a condition that is false.
  public static func buildEither<K: KeyframeTrackContent>(
    second component: K
  ) -> _KeyframeSequence<Value> where K.Value == Value {
    _KeyframeSequence([{ component._extend(&$0) }])
  }
}
