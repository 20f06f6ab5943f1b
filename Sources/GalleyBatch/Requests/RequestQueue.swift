import Galley
import GalleyBudget

/// Work on its way to the threads that do it, such as lines that are requests, and answers on their way out.
///
/// Both are bounded: whoever reads waits while too many requests are unanswered or, where the order is
/// kept, too many answers wait for an earlier one. So a fast sender cannot fill the memory.
final class RequestQueue<Work: Sendable, Answer: Sendable>: @unchecked Sendable {
  /// A request and its place in the order.
  struct Request {
    var number: Int
    var work: Work
  }

  // What changes is used with the condition's lock held.
  private let condition = NSCondition()
  private let capacity: Int
  private let keepsOrder: Bool
  private var requests: [Request] = []
  private var read = 0
  private var waiting = 0
  private var written = 0
  private var isEnded = false
  /// Answers that wait for an earlier one, and how many do no longer.
  private var answers: [Int: Answer] = [:]
  private var sorted = 0
  /// What is to be handed on, in order.
  private var ready: [Answer] = []
  /// Takes one answer at a time.
  private struct Writer {
    let write: (Answer) -> Bool
  }

  private let writer: Locked<Writer>
  private(set) var failed = 0
  private(set) var isBroken = false

  /// - Parameters:
  ///   - capacity: how many requests may be unanswered.
  ///   - write: hands an answer on; false when nobody takes it.
  init(capacity: Int, keepsOrder: Bool, write: @escaping (Answer) -> Bool) {
    (self.capacity, self.keepsOrder) = (capacity, keepsOrder)
    writer = Locked(Writer(write: write))
  }

  /// How many senders wait for room.
  var waitingCount: Int { condition.withLock { waiting } }

  /// Adds a request; waits while there are too many.
  /// - Returns: false when nobody takes answers any more.
  func add(_ work: Work) -> Bool {
    condition.lock()
    defer { condition.unlock() }
    waiting += 1
    while read - written >= capacity, !isBroken { condition.wait() }
    waiting -= 1
    guard !isBroken else { return false }
    requests.append(Request(number: read, work: work))
    read += 1
    condition.broadcast()
    return true
  }

  /// No more will come.
  func end() {
    condition.lock()
    isEnded = true
    condition.broadcast()
    condition.unlock()
  }

  /// The next request; nil at the end.
  func next() -> Request? { next(atMost: 1, threads: 1).first }

  /// The next requests, of those that are there a thread's part; none at the end.
  /// - Parameter threads: how many threads share the requests.
  func next(atMost count: Int, threads: Int) -> [Request] {
    condition.lock()
    defer { condition.unlock() }
    while requests.isEmpty, !isEnded, !isBroken { condition.wait() }
    guard !requests.isEmpty, !isBroken else { return [] }
    let taken = Array(requests.prefix(max(1, min(count, requests.count / threads))))
    requests.removeFirst(taken.count)
    return taken
  }

  func answer(_ request: Request, _ answer: Answer, isFailure: Bool) {
    condition.withLock {
      if isFailure { failed += 1 }
      answers[keepsOrder ? request.number : sorted + answers.count] = answer
      while let answer = answers.removeValue(forKey: sorted) {
        sorted += 1
        ready.append(answer)
      }
    }
    handOn()
  }

  /// Hands on what is ready, in order and one at a time, without the lock: who takes answers may be slow, and requests go on
  /// being read and answered meanwhile.
  private func handOn() {
    writer.withLock { writer in
      while let answer = nextReady() {
        let isTaken = writer.write(answer)
        condition.withLock {
          written += 1
          if !isTaken { isBroken = true }
          condition.broadcast()
        }
      }
    }
  }

  /// Nil where nothing is ready, or nobody takes it.
  private func nextReady() -> Answer? {
    condition.withLock { isBroken || ready.isEmpty ? nil : ready.removeFirst() }
  }
}
