import GalleyGeometry

/// Lets the tasks of a graph's views run in asynchronous code, between its passes.
///
/// A thread that draws waits for tasks by itself (`DeferredWork`). Where it is the main thread, in code of the main
/// actor, those of the main actor cannot run meanwhile: such code lets go of the thread instead.
package final class TaskPump {
  /// How long a round is in which tasks are waited for.
  private static let pause = Duration.microseconds(500)
  private let graph: ViewGraph
  /// Rounds that have waited for tasks; a busy main thread does not count.
  private var waitingRounds = 0
  private var quietRounds = 0
  /// What ran before, outside of asynchronous code, may have left tasks that have not run yet.
  private var hasRun = false

  init(_ graph: ViewGraph) { self.graph = graph }

  /// From now on passes wait for no task.
  package func begin() {
    graph.pending.deferredWork.isElsewhere = true
    (waitingRounds, quietRounds) = (0, 0)
  }

  /// Lets tasks go on for a moment.
  /// - Returns: whether another pass is to be made: something has changed, or may still change.
  package func run(isolation: isolated (any Actor)? = #isolation) async -> Bool {
    guard graph.pending.deferredWork.mayHaveWork || !hasRun else { return false }
    hasRun = true
    // What a task leaves behind has its turn behind what was there before.
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    if graph.awaitsPasses {
      graph.pending.deferredWork.noteRound()
      quietRounds = 0
      return true
    }
    if graph.pending.deferredWork.isWaiting {
      quietRounds = 0
      waitingRounds += 1
      graph.pending.deferredWork.noteWaiting()
      try? await ContinuousClock().sleep(for: Self.pause)
    } else {
      quietRounds += 1
    }
    guard quietRounds < 3, Self.pause * waitingRounds < graph.pending.deferredWork.time.limit
    else {
      graph.pending.deferredWork.endWaiting()
      return graph.awaitsPasses
    }
    return true
  }

  /// Passes wait for tasks again.
  package func end() { graph.pending.deferredWork.isElsewhere = false }
}

extension ViewGraph {
  /// The tasks of the graph's views, for one piece of asynchronous code.
  package var tasks: TaskPump { TaskPump(self) }
}
