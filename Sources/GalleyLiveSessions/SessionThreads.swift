import Galley
import GalleyBudget

/// Threads of sessions, each with what belongs to it alone.
final class SessionThreads: Sendable {
  private let threads = DispatchGroup()

  /// What a thread does.
  private struct Work {
    let run: () -> Void
  }

  /// Runs something on a thread of its own, with whose end the processes end that it has started.
  func start(_ body: sending @escaping () -> Void) {
    threads.enter()
    let group = threads
    let work = Locked<Work?>(Work(run: body))
    let thread = Thread {
      work.replace(with: nil)?.run()
      group.leave()
    }
    thread.stackSize = 8 << 20
    thread.start()
  }

  /// Waits until all have ended.
  func wait() { threads.wait() }
}
