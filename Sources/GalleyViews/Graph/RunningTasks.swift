import GalleyCombine
import GalleyGeometry

/// The tasks of a graph's views that have not ended. Tasks end on any thread.
final class RunningTasks: @unchecked Sendable {
  private let condition = NSCondition()
  /// The views whose tasks have not ended, by task.
  private var running: [Int: (view: String, task: VirtualTask)] = [:]
  /// Cancelled tasks, until their code ends: the next image waits for what it does, and does not report it.
  private var leaving: [Int: VirtualTask] = [:]
  /// Tasks that an earlier image has waited for in vain.
  private var givenUp: Set<Int> = []
  /// Tasks that an image has waited for.
  private var awaited: Set<Int> = []
  private var count = 0

  /// Adds a task of a view.
  /// - Returns: its number.
  func add(_ task: VirtualTask, of view: String) -> Int {
    condition.withLock {
      count += 1
      running[count] = (view, task)
      return count
    }
  }

  /// A task was cancelled as its view no longer needs it.
  func cancel(_ number: Int) {
    condition.withLock {
      guard let part = running.removeValue(forKey: number) else { return }
      leaving[number] = part.task
      givenUp.remove(number)
      awaited.remove(number)
      condition.broadcast()
    }
  }

  /// A task has ended.
  func end(_ number: Int) {
    condition.withLock {
      running[number] = nil
      leaving[number] = nil
      givenUp.remove(number)
      awaited.remove(number)
      condition.broadcast()
    }
  }

  /// Whether none goes on that was not cancelled, not even one that images no longer wait for.
  var isEmpty: Bool { condition.withLock { running.isEmpty } }

  /// Whether a task goes on that was not given up before: one that never ends costs one image its time. Those that
  /// sleep in the image's time go on when that is turned.
  var isWaitedFor: Bool { condition.withLock { goesOn } }

  /// With the lock held.
  private var goesOn: Bool {
    leaving.values.contains { !$0.isAsleep }
      || running.contains { !givenUp.contains($0.key) && !$0.value.task.isAsleep }
  }

  /// What goes on now is not waited for again, but for those that sleep once they are woken.
  func giveUp() {
    condition.withLock {
      leaving = leaving.filter { $0.value.isAsleep }
      givenUp = Set(running.filter { !$0.value.task.isAsleep }.keys)
    }
  }

  /// What goes on now is waited for: code that waits for none does not say so.
  func noteWaiting() { condition.withLock { awaited.formUnion(running.keys) } }

  /// Waits for a task to end; not at all where none is waited for.
  /// - Parameter isAlone: whether nothing else is waited for than these tasks.
  func wait(atMost pause: Duration, isAlone: Bool = true) {
    condition.lock()
    defer { condition.unlock() }
    guard goesOn || !isAlone else { return }
    _ = condition.wait(until: MachineClock.date + pause / .seconds(1))
  }

  /// The views whose tasks have not ended, and whether an image has waited for the task.
  /// - Parameter sleepers: whether tasks count that sleep in the image's time, which are not waited for; they are as those
  ///   that an image has waited for.
  func unfinished(sleepers: Bool) -> [(view: String, wasAwaited: Bool)] {
    condition.withLock {
      running.sorted { $0.key < $1.key }.compactMap { number, part in
        let isAsleep = part.task.isAsleep
        if isAsleep, !sleepers { return nil }
        return (part.view, isAsleep || awaited.contains(number))
      }
    }
  }
}
