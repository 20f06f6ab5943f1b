import GalleyGeometry

// The clock of a graph. Without one, images show where movements end.
extension ViewGraph {
  /// Seconds since the clock began; nil in a graph without one.
  public var time: Double? { motion?.time }

  /// Starts the clock at 0: from now on images show the moment to which it was turned. It cannot be stopped.
  public func beginClock() {
    if motion == nil { motion = GraphMotion(late.queue) }
  }

  /// The next moment at which something happens by itself: a timer fires, a publisher lets go of what it held back.
  /// - Parameter end: seconds since the clock began.
  /// - Returns: nil where nothing happens until then.
  public func nextMoment(until end: Double) -> Double? {
    guard let due = motion?.nextDue, due <= end + GraphMotion.tolerance else { return nil }
    return min(due, end)
  }

  /// Turns the clock to a moment and runs what is due, in the order in which it was scheduled; `settle` then makes
  /// the passes. A moment before the clock's own changes nothing.
  public func turnClock(to time: Double) {
    guard let motion else { return }
    motion.move(to: time)
    drawing { _ = late.queue.turn(until: motion.queueTime, repeating: true) }
  }

  /// Runs code that changes what views are made of, as one of their actions runs: on the main actor, with no view
  /// read beside it.
  public func perform<Result>(_ change: () throws -> Result) rethrows -> Result {
    late.noteCode()
    return try drawing(change)
  }
}
