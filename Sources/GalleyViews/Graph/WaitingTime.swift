/// How long one image waits for what goes on elsewhere. Drawing does not count.
struct WaitingTime {
  /// For tasks.
  var limit = Duration.seconds(1)
  /// For a main thread that is busy with something else.
  var mainThreadLimit = Duration.seconds(1)
  private var deadline = ContinuousClock.now
  private var rest = Duration.zero
  /// What is left for a busy main thread.
  private(set) var leftForMainThread = Duration.zero

  /// A new image begins.
  mutating func begin() { (rest, leftForMainThread) = (limit, mainThreadLimit) }

  /// The image begins to wait again.
  mutating func resume() { deadline = .now + rest }

  /// The image goes on without waiting.
  mutating func pause() { rest = left }

  /// What is left while the image waits.
  var left: Duration { max(.zero, deadline - .now) }

  var isOver: Bool { ContinuousClock.now >= deadline }

  /// The image has waited for the main thread: that has less time left, and tasks have as much more.
  mutating func noteMainThread(_ waited: Duration) {
    leftForMainThread = max(.zero, leftForMainThread - waited)
    deadline += waited
  }
}
