import GalleyGeometry
import GalleyViews

// A clock that you turn. It starts at 0 with the first of these calls; there is no other time.
//
// An image that is drawn before shows where movements end, as those of a renderer whose clock is not turned.
extension ImageRenderer {
  /// Seconds since the clock began: 0 before it does.
  public var time: TimeInterval { graph.time ?? 0 }

  /// Whether nothing moves, and nothing is going to happen by itself: no timer is due, no task sleeps. A text that
  /// follows the date is never at rest. Before the clock begins, all is at rest.
  public var isAtRest: Bool { graph.isAtRest }

  /// Whether something is presented over the image: a sheet, a cover, a popover, a dialog, an open menu.
  package var isPresenting: Bool { graph.isPresenting }

  /// Changes what the view is made of, at the renderer's time: what `change` sets with `withAnimation` begins to
  /// move.
  ///
  /// ```swift
  /// let renderer = ImageRenderer(content: Card(model: model))
  /// try renderer.perform { withAnimation(.easeInOut) { model.isOpen = true } }
  /// try renderer.advance(by: 0.2)
  /// try renderer.write(to: url)
  /// ```
  /// - Returns: what `change` returns.
  /// - Throws: what `change` throws, once the view shows what it had changed until then; `RenderError`.
  @discardableResult
  public func perform<Result>(_ change: () throws -> Result) throws -> Result {
    try startClock()
    let result = Swift.Result { try graph.perform(change) }
    try renderer.check(graph)
    try settle()
    return try result.get()
  }

  /// Turns the clock. Timers that are due on the way fire at their own times, one after the other; movements are
  /// where they are at the end. Tasks that views have started go on while this waits for them; on the main thread they
  /// may not be able to: there, use the asynchronous form.
  /// - Parameter seconds: 0 starts the clock of a renderer and lays out the view.
  /// - Throws: `MovementError`, `RenderError`.
  /// - Complexity: a pass over the views for each moment at which something happens by itself, and one at the end.
  public func advance(by seconds: TimeInterval) throws {
    try advance(to: moment(after: seconds))
  }

  /// Turns the clock to a moment; see `advance(by:)`.
  /// - Parameter moment: seconds since the clock began.
  /// - Throws: `MovementError`, `RenderError`.
  public func advance(to moment: TimeInterval) throws {
    try check(moment)
    try startClock()
    var watch = RestWatch(graph)
    for _ in 0...MovementLimits.moments {
      guard let next = graph.nextMoment(until: moment) else { return try turnClock(to: moment) }
      try turnClock(to: next)
      try watch.check(graph)
    }
    throw MovementError.tooManyMoments(limit: MovementLimits.moments, time: moment)
  }

  /// - Throws: `MovementError` for a length of time that no advance has.
  func moment(after seconds: TimeInterval) throws -> TimeInterval {
    guard seconds >= 0, seconds <= MovementLimits.seconds else {
      throw MovementError.invalidTime("the advance", seconds)
    }
    return time + seconds
  }

  func check(_ moment: TimeInterval) throws {
    guard moment.isFinite, moment >= 0 else {
      throw MovementError.invalidTime("the moment", moment)
    }
    guard moment >= time else { throw MovementError.past(moment, now: time) }
  }

  private func turnClock(to moment: TimeInterval) throws {
    graph.turnClock(to: moment)
    try renderer.check(graph)
    try settle()
  }

  /// The first call lays out the view, so that there are states to change and movements to begin.
  private func startClock() throws {
    guard graph.time == nil else { return }
    graph.beginClock()
    try settle()
  }

  func settle() throws {
    _ = try renderer.settle(content, in: graph, on: canvas, budget: renderer.makeBudget())
  }
}
