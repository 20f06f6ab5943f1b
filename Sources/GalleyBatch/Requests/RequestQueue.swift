import Galley
import GalleyBudget

/// Work on its way to the threads that do it, such as lines that are requests, and answers on their way out.
///
/// Both are bounded: whoever reads waits while too many requests are unanswered or, where the order is
/// kept, too many answers wait for an earlier one, and nothing is begun while those that wait have too many bytes. So
/// neither a fast sender nor a slow reader can fill the memory.
final class RequestQueue<Work: Sendable, Answer: Sendable>: @unchecked Sendable {
  /// A request and its place in the order.
  struct Request {
    var number: Int
    var work: Work
  }

  // What changes is used with the condition's lock held.
  private let condition = NSCondition()
  private let capacity: Int
  private let mostBytes: Int
  private let keepsOrder: Bool
  private var requests: [Request] = []
  private var read = 0
  private var waiting = 0
  private var written = 0
  private var isEnded = false
  /// Whether who reads waits: until half of the requests are answered, for to wake for each answer costs more than to read.
  private var isFull = false
  /// An answer with its bytes.
  private struct Waiting {
    var answer: Answer
    var bytes: Int
  }
  /// Answers that wait for an earlier one, and how many do no longer.
  private var answers: [Int: Waiting] = [:]
  private var sorted = 0
  /// What is to be handed on, in order.
  private var ready: [Waiting] = []
  /// Of all answers that were not handed on.
  private var waitingBytes = 0
  private let write: (Answer) -> Bool
  /// Whether a thread hands answers on. It goes on with those that become ready meanwhile, and others need not wait for it.
  private var isWriting = false
  private(set) var failed = 0
  private(set) var isBroken = false

  /// - Parameters:
  ///   - capacity: how many requests may be unanswered.
  ///   - mostBytes: with how many bytes in answers that wait nothing more is begun.
  ///   - write: hands an answer on; false when nobody takes it.
  init(
    capacity: Int, mostBytes: Int = 64 << 20, keepsOrder: Bool, write: @escaping (Answer) -> Bool
  ) {
    (self.capacity, self.mostBytes, self.keepsOrder) = (capacity, mostBytes, keepsOrder)
    self.write = write
  }

  /// How many senders wait for room.
  var waitingCount: Int { condition.withLock { waiting } }

  /// Adds a request; waits while there are too many.
  /// - Returns: false when nobody takes answers any more.
  func add(_ work: Work) -> Bool {
    condition.lock()
    defer { condition.unlock() }
    waiting += 1
    while isFull, !isBroken { condition.wait() }
    waiting -= 1
    guard !isBroken else { return false }
    requests.append(Request(number: read, work: work))
    read += 1
    if read - written >= capacity { isFull = true }
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
    // The answer for which others wait is on its way: who draws it took it before.
    while requests.isEmpty ? !isEnded : waitingBytes > mostBytes, !isBroken { condition.wait() }
    guard !requests.isEmpty, !isBroken else { return [] }
    let taken = Array(requests.prefix(max(1, min(count, requests.count / threads))))
    requests.removeFirst(taken.count)
    return taken
  }

  /// Whether somebody takes what is still to be answered.
  var canContinue: Bool { condition.withLock { !isBroken } }

  /// Takes the answer to a request.
  /// - Parameter bytes: of the answer, as far as they are many.
  func answer(_ request: Request, _ answer: Answer, bytes: Int = 0, isFailure: Bool) {
    condition.withLock {
      if isFailure { failed += 1 }
      let number = keepsOrder ? request.number : sorted + answers.count
      answers[number] = Waiting(answer: answer, bytes: bytes)
      waitingBytes += bytes
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
    var next = condition.withLock { isWriting ? nil : nextReady() }
    while let waiting = next {
      let isTaken = write(waiting.answer)
      next = condition.withLock {
        noteWritten(waiting, isTaken: isTaken)
        return nextReady()
      }
    }
  }

  /// Wakes those that wait for what has changed.
  private func noteWritten(_ waiting: Waiting, isTaken: Bool) {
    let wasHeld = waitingBytes > mostBytes
    written += 1
    waitingBytes -= waiting.bytes
    if !isTaken { isBroken = true }
    let hasRoom = isFull && read - written <= capacity / 2
    if hasRoom { isFull = false }
    if isBroken || hasRoom || wasHeld { condition.broadcast() }
  }

  /// Nil where nothing is ready, or nobody takes it.
  private func nextReady() -> Waiting? {
    isWriting = !isBroken && !ready.isEmpty
    return isWriting ? ready.removeFirst() : nil
  }
}
