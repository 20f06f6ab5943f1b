import Foundation
import GalleyBudget

/// The work that an image being drawn waits for, in the image's own time: nothing sleeps, the renderer
/// turns the queue as far as it wants to look.
///
/// While a queue is the `current` one, schedulers and timers put their work there. It may be put there from
/// any thread; it runs on the thread that turns the queue. Work that has the queue as its current one may outlive the
/// image: the image abandons the queue when it goes.
package final class VirtualTimeQueue: @unchecked Sendable {
  /// The queue of the image that is being drawn here.
  package static var current: VirtualTimeQueue? { VirtualTimeContext.queue }

  private struct Entry {
    var due: Double
    /// Among those due together the one that came first runs first.
    var number: Int
    var repeating: Double?
    /// Whether other code has its turn behind the work.
    var endsTurn: Bool
    var ticket: Ticket
    var work: () -> Void
    /// What runs instead where the image goes first.
    var abandoned: (() -> Void)?
  }

  /// What a turn of a queue has come to.
  package struct Turn: Equatable, Sendable {
    /// How many pieces of work have run; 0 while the queue is being turned already.
    package fileprivate(set) var runs = 0
    /// Whether the last of them has woken other code, which has its turn now: behind it nothing has run, due or not.
    package fileprivate(set) var hasWoken = false
  }

  /// What was put into a queue.
  package final class Ticket: Cancellable, @unchecked Sendable {
    private weak var queue: VirtualTimeQueue?
    fileprivate init(_ queue: VirtualTimeQueue) { self.queue = queue }

    /// Removes the work from the queue. Nothing happens when the ticket is deinitialized.
    package func cancel() { queue?.remove(self) }
  }

  private struct State {
    /// By due time, then by number.
    var entries: [Entry] = []
    var count = 0
    var time = 0.0
    var clockStart = 0.0
    var isTurning = false
    var isOver = false
    /// Tasks that were woken and are none of a view's own.
    var awake: [Int: AwakeTask] = [:]

    /// Gives the entry its number.
    mutating func insert(_ new: Entry) {
      count += 1
      var entry = new
      entry.number = count
      let place = entries.lastIndex { $0.due <= entry.due }.map { $0 + 1 } ?? 0
      entries.insert(entry, at: place)
    }
  }

  /// A task that was woken.
  private struct AwakeTask {
    /// Until when it is waited for.
    var end: ContinuousClock.Instant
    let isOfMainActor: Bool
  }

  private let state = Locked(State())
  /// The date at which the image's time begins.
  package let start: Date
  private let attention: Duration
  /// How long a task of the main actor is waited for once that has run all that waited: it may go to another thread and back.
  private static let shortAttention = Duration.milliseconds(2)

  /// The shortest time, in seconds, between two runs of one timer: what `Timer` of Foundation takes in the place of 0
  /// and of negative intervals, by its documentation.
  package static let shortestInterval = 0.0001

  /// The interval of a timer as it is kept: at least the shortest one, which also stands for what is no number.
  package static func interval(_ seconds: Double) -> Double {
    seconds > shortestInterval ? seconds : shortestInterval
  }

  /// - Parameter attention: how long a task that was woken is waited for, where nothing says when it has ended.
  package init(start: Date = Date(), attention: Duration = .milliseconds(100)) {
    (self.start, self.attention) = (start, attention)
  }

  /// The image's time, in seconds from its start.
  package var now: Double { state.withLock { $0.time } }

  /// Seconds of the image's clock, which begins with the queue, or where `beginClock` said so.
  package var clockTime: Double { state.withLock { $0.time - $0.clockStart } }

  /// The image's clock begins now.
  /// - Returns: the image's time.
  package func beginClock() -> Double {
    state.withLock {
      $0.clockStart = $0.time
      return $0.time
    }
  }

  /// The image's time as a date.
  package var date: Date { start.addingTimeInterval(now) }

  /// When there is work again, in seconds from the image's start; nil when there is none.
  package var nextDue: Double? { nextDue(repeating: true) }

  /// - Parameter repeating: whether work that repeats counts.
  package func nextDue(repeating: Bool) -> Double? {
    state.withLock { $0.entries.first { repeating || $0.repeating == nil }?.due }
  }

  /// Moves the image's time on; nothing runs. It never goes back.
  /// - Parameter time: in seconds from the image's start.
  package func move(to time: Double) { state.withLock { $0.time = max($0.time, time) } }

  /// Puts work into the queue.
  /// - Parameters:
  ///   - seconds: how long from the image's time now; at once when it is below 0.
  ///   - repeating: how many seconds lie between two runs, for work that goes on until it is cancelled.
  @discardableResult
  package func schedule(
    after seconds: Double, repeating: Double? = nil, _ work: @escaping () -> Void
  ) -> Ticket {
    let ticket = Ticket(self)
    state.withLock {
      $0.insert(
        Entry(
          due: $0.time + (seconds > 0 ? seconds : 0), number: 0,
          repeating: repeating.map(Self.interval), endsTurn: false,
          ticket: ticket, work: work))
    }
    return ticket
  }

  /// Puts work into the queue that wakes other code, which runs before what is due later.
  /// - Parameters:
  ///   - seconds: how long from the image's time now.
  ///   - abandoned: what runs instead where the image goes first.
  /// - Returns: nil where the image is gone.
  package func scheduleWaking(
    after seconds: Double, _ work: @escaping () -> Void, abandoned: @escaping () -> Void
  ) -> Ticket? {
    let ticket = Ticket(self)
    return state.withLock {
      if $0.isOver { return nil }
      $0.insert(
        Entry(
          due: $0.time + (seconds > 0 ? seconds : 0), number: 0, endsTurn: true, ticket: ticket,
          work: work, abandoned: abandoned))
      return ticket
    }
  }

  /// A task goes on that is none of a view's own, as one that `onAppear` has started.
  func noteAwake(_ task: Int, isOfMainActor: Bool) {
    let awake = AwakeTask(end: .now + attention, isOfMainActor: isOfMainActor)
    state.withLock { $0.awake[task] = awake }
  }

  /// The main actor has run all that waited for it: its tasks that were woken have gone on, and most sleep again or have ended.
  package func noteMainActorRan() {
    state.withLock { state in
      guard !state.awake.isEmpty else { return }
      let end = ContinuousClock.now + Self.shortAttention
      for (task, awake) in state.awake where awake.isOfMainActor && awake.end > end {
        state.awake[task]?.end = end
      }
    }
  }

  /// It sleeps again.
  func noteAsleep(_ task: Int) { state.withLock { $0.awake[task] = nil } }

  /// Whether a task that was woken may still put work here for now: until it sleeps again, or has had a moment.
  package var hasAwakeTasks: Bool {
    state.withLock { state in
      guard !state.awake.isEmpty else { return false }
      let now = ContinuousClock.now
      state.awake = state.awake.filter { $0.value.end > now }
      return !state.awake.isEmpty
    }
  }

  /// Whether the image is gone, so that the queue is not turned any more.
  package var isAbandoned: Bool { state.withLock { $0.isOver } }

  /// Releases all work: the image is gone. Code that would be woken learns of it.
  package func abandon() {
    let left = state.withLock { state in
      defer { state.entries = [] }
      state.isOver = true
      return state.entries
    }
    for entry in left { entry.abandoned?() }
  }

  /// Runs what is due, in order of due time and then of scheduling; each finds its own time as `now`. What
  /// that puts into the queue and is due in time runs, too. The image's time goes on to what ran last, and no
  /// further: work that comes from elsewhere is not too late for a delay.
  /// - Parameters:
  ///   - until: in seconds from the image's start.
  ///   - repeating: whether work that repeats runs: at rest no timer fires.
  ///   - limit: how many may run.
  @discardableResult
  package func turn(until: Double, repeating: Bool = false, limit: Int = 10_000) -> Turn {
    let isFirst = state.withLock { state in
      defer { state.isTurning = true }
      return !state.isTurning
    }
    var turn = Turn()
    guard isFirst else { return turn }
    defer { state.withLock { $0.isTurning = false } }
    VirtualTimeContext.with({ $0.queue = self }) {
      while turn.runs < limit, !turn.hasWoken,
        let entry = take(until: until, repeating: repeating)
      {
        entry.work()
        turn.runs += 1
        turn.hasWoken = entry.endsTurn
      }
    }
    return turn
  }

  private func take(until: Double, repeating: Bool) -> Entry? {
    state.withLock { state in
      guard
        let place = state.entries.firstIndex(where: { repeating || $0.repeating == nil }),
        state.entries[place].due <= until
      else { return nil }
      let entry = state.entries.remove(at: place)
      state.time = max(state.time, entry.due)
      if let interval = entry.repeating {
        var next = entry
        next.due = state.time + interval
        state.insert(next)
      }
      return entry
    }
  }

  private func remove(_ ticket: Ticket) {
    let removed = state.withLock { state in
      let removed = state.entries.filter { $0.ticket === ticket }
      state.entries.removeAll { $0.ticket === ticket }
      return removed
    }
    // What the work holds may end with it, and must not do so under the lock.
    _ = removed
  }
}
