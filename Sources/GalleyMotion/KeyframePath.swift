import GalleyGeometry

/// What keyframes come to: the pieces of one value's way, each with its seconds.
public struct _KeyframePath<Value: Animatable> {
  /// One piece: from a keyframe to the next.
  struct Piece {
    /// Seconds.
    var duration: TimeInterval
    var target: Value
    var motion: KeyframeMotion<Value>
  }
  var pieces: [Piece] = []

  var duration: TimeInterval { pieces.reduce(0) { $0 + $1.duration } }

  /// Where the value is after some seconds; at the last keyframe from the end on.
  func value(from initial: Value, at time: TimeInterval) -> Value {
    var start = initial
    var elapsed = 0.0
    for (index, piece) in pieces.enumerated() {
      if time < elapsed + piece.duration {
        return value(of: index, from: start, before: initial, at: time - elapsed)
      }
      elapsed += piece.duration
      start = piece.target
    }
    return start
  }

  private func value(
    of index: Int, from start: Value, before initial: Value, at time: TimeInterval
  ) -> Value {
    let piece = pieces[index]
    let (from, to) = (start.animatableData, piece.target.animatableData)
    let part = piece.duration > 0 ? time / piece.duration : 1
    var result = piece.target
    switch piece.motion {
    case .move: break
    case .linear(let curve):
      result.animatableData = from.interpolated(towards: to, amount: curve.value(at: part))
    case .spring(let spring, let velocity):
      result.animatableData =
        from
        + spring.value(
          target: to - from, initialVelocity: velocity?.animatableData ?? .zero, time: time)
    case .cubic(let startVelocity, let endVelocity):
      let first = startVelocity?.animatableData ?? speed(at: index, initial: initial)
      let last = endVelocity?.animatableData ?? speed(at: index + 1, initial: initial)
      result.animatableData = Self.hermite(
        from, to, first.scaled(by: piece.duration), last.scaled(by: piece.duration), part)
    }
    return result
  }

  /// The speed at the start of a piece, by the keyframes around: none at both ends of the way.
  private func speed(at index: Int, initial: Value) -> Value.AnimatableData {
    guard index > 0, index < pieces.count else { return .zero }
    let before = index > 1 ? pieces[index - 2].target : initial
    let time = pieces[index - 1].duration + pieces[index].duration
    guard time > 0 else { return .zero }
    return (pieces[index].target.animatableData - before.animatableData).scaled(by: 1 / time)
  }

  /// The cubic curve between two values with the speeds at its ends.
  private static func hermite<V: VectorArithmetic>(
    _ from: V, _ to: V, _ first: V, _ last: V, _ t: Double
  ) -> V {
    let (square, cube) = (t * t, t * t * t)
    return from.scaled(by: 2 * cube - 3 * square + 1) + first.scaled(by: cube - 2 * square + t)
      + to.scaled(by: 3 * square - 2 * cube) + last.scaled(by: cube - square)
  }
}

/// How a value gets to its keyframe.
enum KeyframeMotion<Value: Animatable> {
  case move
  case linear(UnitCurve)
  case spring(Spring, velocity: Value?)
  case cubic(startVelocity: Value?, endVelocity: Value?)
}
