import GalleyCombine
import GalleyDiagnostics
import GalleyGeometry
import GalleyLayout

// Passes, one after the other, until nothing changes any more.
extension ViewGraph {
  /// Makes passes until nothing changes any more: update, layout, and what views do when they learn
  /// sizes and preferences (PF6); then until work that they left for later changes nothing either (`DeferredWork`).
  /// - Returns: the size in points that the tree answered.
  package func settle(
    _ view: some View, environment: EnvironmentValues, in proposal: ProposedViewSize
  ) -> CGSize {
    code.device = CurrentCanvas.Device(of: self, proposal: proposal, environment: environment)
    if !goesOn { diagnostics.beginImage() }
    return drawing { settled(view, environment: environment, in: proposal) }
  }

  /// Makes the views of an image before it is known what they are offered and what surrounds them: nothing of them reacts,
  /// and nothing is painted. The image that is settled next goes on with them.
  /// - Parameter proposal: what code of the views takes for the size of its screen.
  package func begin(
    _ view: some View, environment: EnvironmentValues, in proposal: ProposedViewSize
  ) {
    code.device = CurrentCanvas.Device(of: self, proposal: proposal, environment: environment)
    diagnostics.beginImage()
    // What was made is found again by what it was made of and has read.
    if motion == nil {
      concealsMotion = true
      followStates()
    }
    drawing {
      memory.beginImage()
      code.isShowing = true
      defer { code.isShowing = false }
      updateViews(of: view, environment: environment)
    }
    goesOn = true
  }

  /// The image that was begun has other surroundings: what has read them is made again, and nothing else.
  package func noteSurroundings() { motion?.bodies.isStale = true }

  private func settled(
    _ view: some View, environment: EnvironmentValues, in proposal: ProposedViewSize
  ) -> CGSize {
    let goesOn = goesOn
    self.goesOn = false
    if !goesOn { memory.beginImage() }
    if let size = settledSize(in: proposal) {
      reportLateness()
      return size
    }
    motion?.clock.forgetRest()
    motion?.passes = { [unowned self] in
      _ = makePasses(of: view, environment: environment, in: proposal, reacting: false)
    }
    motion?.isSettling = true
    defer { motion?.isSettling = false }
    if motion?.clock.isStill == true, !goesOn { motion?.bodies.invalidateAll() }
    pending.deferredWork.begin(at: runningMotion?.clock.queueTime)
    for _ in 0..<Self.passLimit {
      guard let size = makePasses(of: view, environment: environment, in: proposal) else {
        return .zero
      }
      if diagnostics.hasErrors { return size }
      if motion?.complete() == true
        || pending.deferredWork.runDeferredWork(code.turn, hasChanged: { self.awaitsPasses })
      {
        continue
      }
      reportLateness()
      let isResting = runningMotion?.isAtRest == true && pending.deferredWork.isIdle
      motion?.clock.noteSettled(size, restingIn: isResting ? proposal : nil)
      return size
    }
    // Work goes on and on: the image is that of the last pass.
    let size = makePasses(of: view, environment: environment, in: proposal) ?? .zero
    _ = pending.deferredWork.runDeferredWork(code.turn, hasChanged: { self.hasChanged })
    reportLateness()
    return size
  }

  /// Makes passes until no view changes what another one was made with.
  /// - Parameter reacting: whether views do what they do when they learn sizes and preferences; else they note what
  ///   they will do.
  /// - Returns: the size that the tree answered; nil when a limit was exceeded.
  private func makePasses(
    of view: some View, environment: EnvironmentValues, in proposal: ProposedViewSize,
    reacting: Bool = true
  ) -> CGSize? {
    code.isShowing = true
    defer { code.isShowing = false }
    var size = CGSize.zero
    if reacting { motion?.noteReactions() }
    motion?.log.beginEpoch(isChange: hasChanged)
    var passes = Self.passLimit
    while passes > 0 {
      passes -= 1
      updateViews(of: view, environment: environment)
      if isOver { return nil }
      if diagnostics.hasErrors { return size }
      size = layout(in: proposal)
      if isOver { return nil }
      guard let root else { return size }
      let isSettled = root.settle(in: self)
      if isOver { return nil }
      // Views that were made for another size are made again before reactions run.
      guard isSettled else {
        motion?.bodies.isStale = true
        continue
      }
      if let motion, place(root, by: motion, scale: environment.displayScale) { continue }
      motion?.bodies.isLayingOut = false
      guard reacting else {
        root.noteChanges(in: pending.reactions)
        return size
      }
      if motion == nil, root.reacts {
        // The same pass once more.
        followStates()
        passes += 1
        continue
      }
      motion?.noteReactions()
      let hasReacted = react(root) {
        _ = self.makePasses(of: view, environment: environment, in: proposal, reacting: false)
      }
      memory.forEachValue { $0.endPass(in: self) }
      if !hasChanged, !hasReacted { return size }
      motion?.log.beginEpoch(isChange: hasChanged)
    }
    let last = changes.last
    report(
      .unsettled(
        state: last.state, old: "\(last.old)", new: "\(last.new)", passes: Self.passLimit),
      in: last.view, source: nil)
    return size
  }

  /// Brings the nodes of a pass up to date, unless nothing has changed, and what moves to its moment.
  private func updateViews(of view: some View, environment: EnvironmentValues) {
    let clock = ContinuousClock()
    let start = clock.now
    motion?.painted = nil
    motion?.bodies.isLayingOut = false
    if !mayKeepViews {
      let hasObserved = changes.beginPass()
      motion?.bodies.beginPass(hasObserved: hasObserved)
      changes.observation.track(
        { update(view, environment: environment) },
        onChange: { [motion] in motion?.log.noteCurrent() })
    }
    motion?.step(in: self)
    motion?.bodies.isLayingOut = true
    diagnostics.updateTime += clock.now - start
  }

  /// Whether a state, or an observed object, changed since the pass began.
  var hasChanged: Bool { changes.isAny }

  /// Whether passes are to be made: something changed, or was shown already and views have not reacted to it.
  var awaitsPasses: Bool { hasChanged || motion?.awaitsReactions == true }

  /// Names what came too late for the image, and what views asked UIKit for in vain. A task that sleeps in the image's time
  /// is not late at a moment to which a clock was turned: what it sets belongs to a later one.
  private func reportLateness() {
    diagnostics.forgetTasks()
    diagnostics.reportIgnoredNames()
    if hasChanged {
      let last = changes.last
      report(.late(state: last.state), in: last.view, source: nil)
    }
    let limit = pending.deferredWork.time.limit
    for task in pending.deferredWork.unfinished(sleepers: runningMotion == nil) {
      report(
        task.wasAwaited ? .unfinishedTask(within: limit) : .unawaitedTask, in: task.view,
        source: nil)
    }
  }
}
