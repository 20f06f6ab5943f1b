import GalleyGeometry
import GalleyMotion

// What moves.
extension GraphMotion {
  /// Gives a value its place to go to, as the transaction of an environment says.
  /// - Returns: whether it moves.
  func move<Value: VectorArithmetic>(
    _ animator: inout Animator<Value>, to target: Value, in environment: EnvironmentValues
  ) -> Bool {
    guard isChange else {
      animator.shift(to: target)
      return animator.isMoving
    }
    return move(&animator, to: target, by: transaction(in: environment))
  }

  /// Gives a frame its place to go to, as the transaction of an environment says.
  /// - Returns: whether it moves.
  func moveFrame(
    _ animator: inout Animator<CGRect.AnimatableData>, to target: CGRect.AnimatableData,
    in environment: EnvironmentValues
  ) -> Bool {
    guard isChange else {
      animator.shift(to: target)
      return animator.isMoving
    }
    return move(&animator, to: target, by: frameTransaction(in: environment))
  }

  private func move<Value: VectorArithmetic>(
    _ animator: inout Animator<Value>, to target: Value, by transaction: Transaction
  ) -> Bool {
    if isStill {
      // A movement without an end is shown as it begins, in the moment of the change.
      var moved = animator
      let timing = moved.move(to: target, by: transaction.animation, at: time)
      if timing?.end == .infinity { animator = moved } else { animator.shift(to: target) }
      return animator.isMoving
    }
    let timing = animator.move(to: target, by: transaction.animation, at: time)
    if let timing {
      for completion in transaction.completions {
        completion.waits(for: timing, within: animator.span)
      }
      if let end = latestEnd { latestEnd = max(end, timing.end) }
    }
    return animator.isMoving
  }

  /// From now on the node is brought up to date at every moment until it is at rest.
  func add(_ node: NodeMotion) {
    if node.isListed { return }
    node.isListed = true
    moving.append(node)
  }

  /// Whether something moves.
  var isMoving: Bool { !moving.isEmpty || movesBodies || !hosts.isEmpty }

  /// Brings all that moves to where it is now.
  func step(in graph: ViewGraph) {
    moving.removeAll { node in
      let goesOn = node.step(to: time, in: graph)
      if !goesOn { node.isListed = false }
      return !goesOn
    }
    steppedTime = time
    hosts.removeAll { !$0.removeLeft(in: self) }
  }

  /// Begins to learn where layout has put the nodes.
  func beginPlacing() { placements += 1 }

  /// Nobody has learnt it: another pass comes first.
  func cancelPlacing() { placements -= 1 }

  /// Lets go of views that were removed and of which nothing moves.
  func endPlacing() { hosts.removeAll { !$0.removeLeft(in: self, isPlaced: true) } }

  /// Runs `body` and returns when the last movement that it starts is over, in seconds of the clock.
  func end(of body: () -> Void) -> TimeInterval {
    let outer = latestEnd
    latestEnd = time
    body()
    let end = latestEnd ?? time
    latestEnd = outer.map { max($0, end) }
    return end
  }

  /// Keeps a node whose views are leaving in mind until they are gone.
  func add(host: NodeMotion) {
    if !hosts.contains(where: { $0 === host }) { hosts.append(host) }
  }
}
