import GalleyGeometry
import GalleyViews

// The clock in asynchronous code: tasks that views have started run meanwhile, those of the main actor, too.
extension ImageRenderer {
  /// Turns the clock and lets the tasks run that views have started; see the form that is not asynchronous.
  /// - Throws: `MovementError`, `RenderError`.
  public func advance(
    by seconds: TimeInterval, isolation: isolated (any Actor)? = #isolation
  ) async throws {
    try await advance(to: moment(after: seconds))
  }

  /// Turns the clock to a moment and lets the tasks run that views have started; see the form that is not asynchronous.
  /// - Throws: `MovementError`, `RenderError`.
  public func advance(
    to moment: TimeInterval, isolation: isolated (any Actor)? = #isolation
  ) async throws {
    try check(moment)
    graph.beginClock()
    let tasks = graph.tasks
    var watch = RestWatch(graph)
    try await settle(with: tasks, &watch)
    for _ in 0...MovementLimits.moments {
      let next = graph.nextMoment(until: moment)
      graph.turnClock(to: next ?? moment)
      try renderer.check(graph)
      try await settle(with: tasks, &watch)
      if next == nil { return }
    }
    throw MovementError.tooManyMoments(limit: MovementLimits.moments, time: moment)
  }

  /// Makes passes until neither views nor their tasks change anything any more. Tasks that go on are waited for, for as
  /// long as an image waits for them.
  private func settle(
    with tasks: TaskPump, _ watch: inout RestWatch, isolation: isolated (any Actor)? = #isolation
  ) async throws {
    tasks.begin()
    defer { tasks.end() }
    repeat {
      try settle()
      try watch.check(graph)
    } while await tasks.run()
  }
}
