import GalleyCombine
import GalleyGeometry

/// Pending work of views: their tasks, what they put on the main queue, and delayed values of publishers.
///
/// An image is settled when none of it changes state any more. Tasks are waited for in real time, for at most
/// `time.limit`. Delays of publishers and sleeping tasks are not waited for: their queue advances by one second
/// of virtual time.
final class DeferredWork: @unchecked Sendable {
  var time = WaitingTime()
  /// How many images were begun.
  private(set) var image = 0
  /// What publishers of the graph's views schedule on.
  let queue = VirtualTimeQueue()
  private let tasks = RunningTasks()
  private var horizon = 0.0
  /// Whether work that repeats runs: at rest no timer fires.
  private var firesTimers = false
  /// Whether a task was woken since the last look at what user code may have left.
  private var hasWoken = false
  /// Whether user code ran that may have left pending work.
  private(set) var mayHaveWork = false
  /// True if `TaskPump` drives tasks; passes then do not wait.
  var isElsewhere = false

  /// Seconds of the publishers' time that an image at rest is ahead of its first pass.
  private static let turnedTime = 1.0

  deinit { queue.abandon() }

  /// - Parameter time: how far the publishers' time is turned, where a clock says it.
  func begin(at time: Double? = nil) {
    image += 1
    self.time.begin()
    horizon = time ?? queue.now + Self.turnedTime
    firesTimers = time != nil
  }

  /// Whether no user code ran since the last wait.
  var isQuiet: Bool { !mayHaveWork }

  /// Whether no task goes on either, not even one that images no longer wait for.
  var isIdle: Bool { isQuiet && !hasWoken && tasks.isEmpty }

  /// Records that user code ran.
  func markUserCodeRan() {
    mayHaveWork = true
    keepsState = true
  }

  /// Whether a view keeps something for the next image besides what it answered: state, or a value that it saw.
  private(set) var keepsState = false

  func noteState() { keepsState = true }

  /// Starts a task for a view.
  func start(
    for view: String, priority: TaskPriority,
    _ action: @escaping @MainActor @Sendable () async -> Void
  ) -> (task: Task<Void, Never>, number: Int) {
    let part = VirtualTask()
    let number = tasks.add(part, of: view)
    mayHaveWork = true
    return VirtualTimeContext.with({ $0.task = part }) {
      let task = Task(priority: priority) { @MainActor in
        await action()
        self.tasks.end(number)
      }
      return (task, number)
    }
  }

  /// A task was cancelled as its view no longer needs it: the image waits for what it still does.
  func cancel(_ number: Int) {
    tasks.cancel(number)
    mayHaveWork = true
  }

  /// How often pending work has changed something.
  private(set) var rounds = 0

  /// How often images have waited a moment for tasks.
  private(set) var pauses = 0

  /// Records that pending work has changed something.
  func noteRound() { rounds += 1 }

  /// Runs what is due in the queue.
  /// - Parameters:
  ///   - time: how far the publishers' time is turned.
  ///   - firesTimers: whether work that repeats runs.
  /// - Returns: whether something ran.
  func turnQueue(until time: Double, firesTimers: Bool) -> Bool {
    let turn = queue.turn(until: time, repeating: firesTimers)
    hasWoken = hasWoken || turn.hasWoken
    return turn.runs > 0
  }

  /// Runs the work that is due until it has changed something.
  /// - Parameter hasChanged: whether a state changed since the last pass.
  /// - Returns: whether there is something to draw anew.
  func runDeferredWork(_ turn: RenderLock, hasChanged: () -> Bool) -> Bool {
    guard hasArrived(turn, hasChanged: hasChanged) else { return false }
    noteRound()
    return true
  }

  private func hasArrived(_ turn: RenderLock, hasChanged: () -> Bool) -> Bool {
    time.resume()
    defer { time.pause() }
    // Work may leave more work behind it, which has its turn in the next round.
    var quietRounds = 0
    repeat {
      // A task that was woken sleeps again from its own moment: nothing later runs before.
      let hasTurned =
        !queue.hasAwakeTasks && turnQueue(until: horizon, firesTimers: firesTimers)
      if hasTurned, hasChanged() { return true }
      if hasWoken { markUserCodeRan() }
      hasWoken = false
      guard mayHaveWork, !isElsewhere else { return false }
      // Code of the main actor holds the thread that tasks need.
      if !MainQueue.isCurrent { tasks.noteWaiting() }
      let isMainFree = drainMainQueue(turn)
      if isMainFree { queue.noteMainActorRan() }
      // Tasks of the main actor cannot go on without the main thread.
      let waits = isMainFree && !hasChanged() && isWaiting
      if waits { turn.yield { wait() } }
      if hasChanged() {
        // Models announce changes before they make them: the change that is in progress is finished.
        _ = drainMainQueue(turn)
        return true
      }
      guard isMainFree else { break }
      quietRounds = waits || hasTurned ? 0 : quietRounds + 1
    } while quietRounds < 2 && !time.isOver
    // What the last rounds have put there.
    if turnQueue(until: horizon, firesTimers: firesTimers), hasChanged() {
      mayHaveWork = true
      return true
    }
    endWaiting()
    return false
  }

  /// What goes on now is not waited for again.
  func endWaiting() {
    mayHaveWork = isWaiting
    tasks.giveUp()
  }

  /// - Returns: whether all that waited on the main queue has run.
  private func drainMainQueue(_ turn: RenderLock) -> Bool {
    var hasRun = true
    if Thread.isMainThread {
      turn.yield { hasRun = MainQueue.drain(within: time.left) }
    } else {
      var waited = Duration.zero
      turn.yield {
        let start = ContinuousClock.now
        hasRun = MainQueue.drain(within: time.leftForMainThread)
        waited = .now - start
      }
      time.noteMainThread(waited)
    }
    return hasRun
  }

  /// Whether a task goes on that the image waits for.
  var isWaiting: Bool { tasks.isWaitedFor || queue.hasAwakeTasks }

  /// `TaskPump` waits for what goes on.
  func noteWaiting() { tasks.noteWaiting() }

  /// Waits a moment for tasks to end; the main thread turns its own queue meanwhile.
  private func wait() {
    pauses += 1
    let pause = Duration.microseconds(Thread.isMainThread ? 500 : 2000)
    tasks.wait(atMost: min(pause, time.left), isAlone: !queue.hasAwakeTasks)
  }

  /// The views whose tasks have not ended, and whether an image has waited for the task; none while `TaskPump` drives them.
  /// - Parameter sleepers: whether tasks count that sleep in the image's time.
  func unfinished(sleepers: Bool) -> [(view: String, wasAwaited: Bool)] {
    isElsewhere ? [] : tasks.unfinished(sleepers: sleepers)
  }
}
