import GalleyBudget
import GalleyGeometry
import GalleyLayout
import GalleyMotion

/// What moves in a graph, and what its bodies and states know of each other: a body is evaluated again when what it was
/// made of, or what it has read, has changed. The latter holds in a graph without a clock, too.
final class GraphMotion: @unchecked Sendable {
  let clock: AnimationClock
  let log = TransactionLog()
  let bodies = BodyRegistry()
  let nodes = MovingNodes()
  /// What has changed since the last pass.
  let changes: StateChanges
  private weak var graph: ViewGraph?
  /// Whether passes are made until nothing changes any more, with the limits of the image.
  var isSettling = false
  /// Makes passes in which views do not react; set by the graph, whose content they show.
  var passes: () -> Void = {}
  /// What the last pass has painted, which is the next image as long as no code has run since.
  var painted: PaintedMoment?
  /// How often changes were shown that views have not reacted to.
  private(set) var showings = 0
  /// How many of them there were when views reacted last.
  private var seenShowings = 0

  init(_ graph: ViewGraph, isStill: Bool = false) {
    self.graph = graph
    changes = graph.changes
    clock = AnimationClock(graph.pending.deferredWork.queue, isStill: isStill)
  }
}

// What happens next.
extension GraphMotion {
  /// Whether something moves.
  var isMoving: Bool { bodies.movesBodies || !nodes.isAtRest }

  /// The next moment at which something happens by itself; nil where nothing does.
  var nextDue: Double? {
    // Views that disappear do something when nothing is seen of them any more.
    let left = graph?.pending.reactions.appearances.awaitEnds == true ? nodes.nextEnd : nil
    let all = [clock.nextDue, log.nextDue(at: clock.time), left]
    guard let next = all.compactMap({ $0 }).min(), next < .infinity else { return nil }
    return max(next, clock.time)
  }

  /// Moves the clock on; it never goes back.
  func move(to time: Double) {
    let isLater = time > clock.time
    if clock.move(to: time) || isLater && bodies.movesBodies { bodies.isStale = true }
  }

  /// Whether nothing moves, and nothing is going to happen by itself.
  var isAtRest: Bool { !isMoving && nextDue == nil && !clock.countsOn }

  /// What the views answered at this moment, where nothing is left to be done.
  var settledSize: CGSize? { log.isDone(at: clock.time) ? clock.settledSize : nil }

  /// What the views answered to a proposal at a moment since which all is at rest.
  func restingSize(in proposal: ProposedViewSize) -> CGSize? {
    isAtRest && log.isDone(at: clock.time) ? clock.restingSize(in: proposal) : nil
  }

  /// Calls the completions that are due.
  /// - Returns: whether something was called.
  func complete() -> Bool { log.complete(at: clock.time) }

  /// Brings all that moves to where it is now.
  func step(in graph: ViewGraph) {
    nodes.step(to: clock.time, in: graph)
    clock.steppedTime = clock.time
  }
}

// Changes of state.
extension GraphMotion {
  /// Shows what code has changed so far, because what it changes next moves in another way. Views note what they have
  /// to do about it, and do that once the code is done. While a pass is made nothing happens: its changes move
  /// together.
  func showChanges() {
    guard let graph else { return }
    graph.code.turn.turn {
      if graph.code.isShowing || graph.isEmpty { return }
      // What moves by the clock moves to now first: it does not belong to what changes.
      let isBehind = clock.steppedTime != clock.time
      guard graph.hasChanged || (isBehind && isMoving) else { return }
      if !isSettling { graph.budget = RenderBudget(graph.budget.limits) }
      graph.drawing(passes)
      clock.forgetSettled()
      showings += 1
    }
  }

  /// Whether changes were shown to which views have not reacted.
  var awaitsReactions: Bool { showings != seenShowings }

  /// Notes that views are about to react to all that was shown.
  func noteReactions() { seenShowings = showings }

  /// Records that an observed object causes a body to be evaluated again. From any thread.
  func noteObserved() {
    bodies.noteTold()
    graph?.noteChange(.ofObservedObject(), isTold: true)
  }

  /// Begins to make the views of a pass.
  func beginUpdate() {
    bodies.beginUpdate()
    clock.beginUpdate()
  }

  /// Forgets what belongs to views that this pass has not seen.
  func forgetUnseen() {
    log.forgetUnseen()
    bodies.forgetUnseen(in: log.epoch)
    nodes.forgetUnseen(in: log.epoch)
  }

  /// What a body that can be animated keeps from moment to moment.
  func bodyMotion(at identity: ViewIdentity, _ make: () -> BodyMotion) -> BodyMotion {
    bodies.motion(at: identity, in: log.epoch, make)
  }
}

// What moves.
extension GraphMotion {
  /// Gives a value its place to go to, as the transaction of an environment says.
  /// - Returns: whether it moves.
  func move<Value: VectorArithmetic>(
    _ animator: inout Animator<Value>, to target: Value, in environment: EnvironmentValues
  ) -> Bool {
    guard log.isChange else {
      animator.shift(to: target)
      return animator.isMoving
    }
    return move(&animator, to: target, by: log.transaction(in: environment))
  }

  /// Gives a frame its place to go to, as the transaction of an environment says.
  /// - Returns: whether it moves.
  func moveFrame(
    _ animator: inout Animator<CGRect.AnimatableData>, to target: CGRect.AnimatableData,
    in environment: EnvironmentValues
  ) -> Bool {
    guard log.isChange else {
      animator.shift(to: target)
      return animator.isMoving
    }
    return move(&animator, to: target, by: log.frameTransaction(in: environment))
  }

  private func move<Value: VectorArithmetic>(
    _ animator: inout Animator<Value>, to target: Value, by transaction: Transaction
  ) -> Bool {
    if clock.isStill {
      // A movement without an end is shown as it begins, in the moment of the change; others have come to theirs.
      let timing = animator.move(to: target, by: transaction.animation, at: clock.time)
      if let timing, timing.end < .infinity { animator = Animator(target) }
      if timing?.end == .infinity { nodes.note(end: .infinity) }
      return animator.isMoving
    }
    let timing = animator.move(
      to: target, by: transaction.animation, tracksVelocity: transaction.tracksVelocity,
      at: clock.time)
    if let timing {
      for completion in transaction.completions {
        completion.waits(for: timing, within: animator.span)
      }
      nodes.note(end: timing.end)
    }
    return animator.isMoving
  }

  /// Whether what comes or goes with the change that is being shown is seen on its way. Without a clock that is so where
  /// it has no end: it is shown as it begins.
  func showsWay(in environment: EnvironmentValues) -> Bool {
    guard let animation = log.transaction(in: environment).animation else { return false }
    return !clock.isStill || animation.isEndless
  }

  /// Whether what comes or goes by a transition is seen on its way.
  func showsWay(of transition: any ViewTransition, in environment: EnvironmentValues) -> Bool {
    if transition.hasAnimation, !clock.isStill || transition.isEndless { return true }
    return showsWay(in: environment)
  }

  /// Runs `body` and returns when the last movement that it starts is over, in seconds of the clock.
  func end(of body: () -> Void) -> TimeInterval { nodes.end(at: clock.time, of: body) }
}
