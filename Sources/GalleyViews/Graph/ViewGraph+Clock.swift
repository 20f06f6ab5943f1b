import GalleyBudget
import GalleyGeometry
import GalleyGraphics
import GalleyLayout

// The clock of a graph. Without one, images show where movements end.
extension ViewGraph {
  /// Seconds since the clock began; nil in a graph without one.
  package var time: Double? { runningMotion?.clock.time }

  /// What moves by the clock; nil in a graph whose images show where movements end.
  var runningMotion: GraphMotion? { motion.flatMap { $0.clock.isStill ? nil : $0 } }

  /// Starts the clock at 0: from now on images show the moment to which it was turned. It cannot be stopped.
  package func beginClock() {
    concealsMotion = false
    if let motion { motion.clock.begin() } else { motion = GraphMotion(self) }
  }

  /// Once views react, what they change must reach the bodies that have read it and no others: a view that is made
  /// again though nothing of it has changed would be another one where it makes ids (`let id = UUID()`).
  func followStates() {
    let motion = GraphMotion(self, isStill: true)
    motion.isSettling = true
    motion.log.beginEpoch(isChange: false)
    self.motion = motion
  }

  /// The next moment at which something happens by itself: a timer fires, a publisher sends what it held back.
  /// - Parameter end: seconds since the clock began.
  /// - Returns: nil where nothing happens until then.
  package func nextMoment(until end: Double) -> Double? {
    guard let due = runningMotion?.nextDue, due <= end + AnimationClock.tolerance else {
      return nil
    }
    return min(due, end)
  }

  /// Whether nothing moves, and nothing is going to happen by itself. A graph without a clock is at rest.
  package var isAtRest: Bool {
    guard let motion = runningMotion else { return true }
    return motion.isAtRest && !memory.goesOn
  }

  /// Turns the clock to a moment and runs what is due, in the order in which it was scheduled; `settle` then makes
  /// the passes. A moment before the clock's own changes nothing.
  package func turnClock(to time: Double) {
    guard let motion = runningMotion else { return }
    motion.move(to: time)
    // What runs between two images has the time and the memory of one.
    budget = RenderBudget(budget.limits)
    drawing {
      _ = pending.deferredWork.turnQueue(until: motion.clock.queueTime, firesTimers: true)
      memory.forEachValue { if $0.goesOn { $0.goOn(to: motion.clock.time, in: self) } }
    }
  }

  /// What views are made of has changed in a way that no state knows: the next pass makes them anew. Without a clock
  /// every image does.
  package func forgetViews() {
    motion?.bodies.invalidateAll()
  }

  /// How many bodies were evaluated since the clock began.
  package var evaluations: Int { motion?.bodies.evaluations ?? 0 }

  /// How often passes were made again because of what views had left for later: delays of publishers, tasks that were
  /// woken, completions of movements. Waiting does not count.
  package var rounds: Int { pending.deferredWork.rounds + (motion?.log.rounds ?? 0) }

  /// How often images have waited a moment for tasks.
  package var pauses: Int { pending.deferredWork.pauses }

  /// What the tree answered at this moment, or to the same proposal at an earlier one, where nothing has happened
  /// since.
  func settledSize(in proposal: ProposedViewSize) -> CGSize? {
    guard let motion = runningMotion, !motion.bodies.isStale, !hasChanged, !isEmpty,
      pending.deferredWork.isQuiet
    else {
      return nil
    }
    if let size = motion.settledSize { return size }
    // Tasks that are no longer waited for may still go on.
    return pending.deferredWork.isIdle ? motion.restingSize(in: proposal) : nil
  }

  /// Whether the views of the last pass hold at this moment, so that only what moves is brought up to date.
  var mayKeepViews: Bool {
    guard let motion else { return false }
    let mayKeep = !motion.bodies.isStale && !hasChanged && !isEmpty
    motion.bodies.isStale = false
    return mayKeep
  }

  /// Learns what the pass has changed: frames and colours, which move from where they were.
  /// - Returns: whether another pass is needed: views in a group were made for another size than it has now, or views
  ///   that have just come are shown on their way.
  func place(_ root: ViewNode, by motion: GraphMotion, scale: CGFloat) -> Bool {
    motion.nodes.beginPlacing()
    // A window keeps its middle where its views change their size.
    let size = window == nil ? .zero : root.layout.frame.size
    let corner = CGPoint(x: -size.width / 2, y: -size.height / 2)
    if memory.hasGeometryGroups, root.placeGroups(in: motion, from: corner),
      !root.settle(in: self)
    {
      motion.nodes.cancelPlacing()
      motion.bodies.isStale = true
      return true
    }
    root.place(in: motion, from: corner)
    motion.nodes.matches.settle(in: motion, from: corner)
    motion.nodes.endPlacing(at: motion.clock.time)
    if motion.nodes.takesColors(of: motion.log.isChange) {
      let grid = PixelGrid(scale: scale)
      motion.painted = PaintedMoment(list: display(on: grid), grid: grid, by: self)
    }
    guard motion.nodes.hasInsertions else { return false }
    motion.nodes.hasInsertions = false
    motion.bodies.isStale = true
    motion.log.continueTransaction()
    return true
  }

  /// Runs code that changes what views are made of, as one of their actions runs: on the main actor, with no view
  /// read beside it.
  package func perform<Result>(_ change: () throws -> Result) rethrows -> Result {
    pending.deferredWork.markUserCodeRan()
    motion?.painted = nil
    budget = RenderBudget(budget.limits)
    return try drawing(change)
  }
}
