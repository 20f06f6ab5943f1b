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
    private let task: Task<Void, Never>
    private let number: Int
    private let late: LateWork

    init(id: ID, _ started: (task: Task<Void, Never>, number: Int), _ late: LateWork) {
      self.id = id
      self.late = late
      (task, number) = started
    }

    deinit {
      task.cancel()
      late.end(number)
    }
  }

  func react(_ node: ViewNode, to preferences: PreferenceValues) {
    if let running = node.memory as? Running, ValueComparison.areEqual(running.id, id) == true {
      return
    }
    let started = node.lateWork.start(for: node.bodyName, priority: priority, action)
    node.memory = Running(id: id, started, node.lateWork)
  }
}
