import GalleyGeometry
import GalleyLayout

nonisolated extension View {
  /// Runs `action` when the first view of this one is placed. The image waits for it, for at most a second; what it
  /// sets later is not in the image, and a warning says so. It is cancelled when the last view has gone.
  public func task(
    name: String? = nil, priority: TaskPriority = .userInitiated,
    _ action: @escaping @MainActor @Sendable () async -> Void
  ) -> some View {
    TaskView(content: self, priority: priority, id: 0, action: action)
  }

  /// Runs `action` when the first view of this one is placed, and again when `id` has changed: the task before is
  /// cancelled.
  public func task<ID: Equatable>(
    id: ID, name: String? = nil, priority: TaskPriority = .userInitiated,
    _ action: @escaping @MainActor @Sendable () async -> Void
  ) -> some View {
    TaskView(content: self, priority: priority, id: id, action: action)
  }
}

private struct TaskView<Content: View, ID: Equatable>: PrimitiveView {
  let content: Content
  let priority: TaskPriority
  let id: ID
  let action: @MainActor @Sendable () async -> Void

  func _collect(into collector: inout _ViewCollector) {
    collector.collectRemembering(content) { _ in
      ViewTask<ID>()
    } modifier: {
      TaskContent(task: $0, priority: priority, id: id, action: action)
    }
  }
}

/// The task of a modifier.
private final class ViewTask<ID: Equatable>: SeenMemory {
  let appearance = Appearance()
  fileprivate var running: Running?
  var isSeen: Bool { appearance.isSeen }

  /// Cancels its task when deinitialized.
  final class Running {
    let id: ID
    private let deferredWork: DeferredWork
    private var started: (task: Task<Void, Never>, number: Int)?

    init(id: ID, _ deferredWork: DeferredWork) { (self.id, self.deferredWork) = (id, deferredWork) }

    func start(
      for view: String, priority: TaskPriority,
      _ action: @escaping @MainActor @Sendable () async -> Void
    ) {
      started = deferredWork.start(for: view, priority: priority, action)
    }

    deinit {
      guard let started else { return }
      started.task.cancel()
      deferredWork.cancel(started.number)
    }
  }
}

private struct TaskContent<ID: Equatable>: EffectContent, AppearanceHolder {
  let task: ViewTask<ID>
  let priority: TaskPriority
  let id: ID
  let action: @MainActor @Sendable () async -> Void
  var reacts: Bool { true }
  var name: String { "task" }
  var appearance: Appearance { task.appearance }

  func react(_ node: ViewNode, to preferences: PreferenceValues, in queue: ReactionQueue) {
    if queue.isConcealing { return }
    _ = queue.note(appearance, of: node) { [weak task] in task?.running = nil }
    if let running = task.running, ValueComparison.areEqual(running.id, id) == true { return }
    let kind: ReactionQueue.Kind = task.running == nil ? .arrival : .change
    let running = ViewTask<ID>.Running(id: id, node.deferredWork)
    task.running = running
    let view = node.bodyName
    // A task whose view has gone before it began does not begin.
    queue.add(node, kind) { [weak running, priority, action] in
      running?.start(for: view, priority: priority, action)
    }
  }
}
