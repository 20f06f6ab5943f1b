import GalleyGeometry
import GalleyLayout

nonisolated extension View {
  /// Runs `action` when the view is first placed. The picture waits for it, for at most a second; what it sets
  /// later is not in the picture, and a warning says so.
  public func task(
    name: String? = nil, priority: TaskPriority = .userInitiated,
    _ action: @escaping @MainActor @Sendable () async -> Void
  ) -> some View {
    modified(by: TaskContent(priority: priority, id: 0, action: action))
  }

  /// Runs `action` when the view is first placed, and again when `id` has changed: the task before is cancelled.
  public func task<ID: Equatable>(
    id: ID, name: String? = nil, priority: TaskPriority = .userInitiated,
    _ action: @escaping @MainActor @Sendable () async -> Void
  ) -> some View {
    modified(by: TaskContent(priority: priority, id: id, action: action))
  }
}

private struct TaskContent<ID: Equatable>: EffectContent {
  let priority: TaskPriority
  let id: ID
  let action: @MainActor @Sendable () async -> Void
  var reacts: Bool { true }
  var name: String { "task" }

  /// Ends its task when the view is gone.
  private final class Running {
    let id: ID
    private let late: LateWork
    private var started: (task: Task<Void, Never>, number: Int)?

    init(id: ID, _ late: LateWork) { (self.id, self.late) = (id, late) }

    func start(
      for view: String, priority: TaskPriority,
      _ action: @escaping @MainActor @Sendable () async -> Void
    ) {
      started = late.start(for: view, priority: priority, action)
    }

    deinit {
      guard let started else { return }
      started.task.cancel()
      late.end(started.number)
    }
  }

  func react(_ node: ViewNode, to preferences: PreferenceValues, in queue: ReactionQueue) {
    if let running = node.memory as? Running, ValueComparison.areEqual(running.id, id) == true {
      return
    }
    let running = Running(id: id, node.lateWork)
    node.memory = running
    let view = node.bodyName
    // Nobody is there to be told of a task whose view is gone before it began.
    queue.add(node) { [weak running, priority, action] in
      running?.start(for: view, priority: priority, action)
    }
  }
}
