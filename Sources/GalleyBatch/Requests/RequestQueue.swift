import Galley
import GalleyBudget

/// Work on its way to the threads that do it, such as lines that are requests, and answers on their way out.
///
/// Both are bounded, by number and by bytes: the reader waits while too many requests are not handed on or those without
/// an answer have too many bytes, and no request is begun while waiting answers have too many. So neither a fast sender,
/// nor large requests, nor a slow reader can fill the memory.
final class RequestQueue<Work: Sendable, Answer: Sendable>: @unchecked Sendable {
  /// A request and its place in the order.
  struct Request {
    var number: Int
    var work: Work
    var bytes = 0
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
  /// Whether requests that were not begun are dropped.
  private var isDropping = false
  /// Whether the reader waits. It does until half of the requests are answered: to wake it for each answer would cost more
  /// than reading does.
  private var isFull = false
  /// Of all requests without an answer.
  private var requestBytes = 0
  /// How many threads wait for a request.
  private var idle = 0
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
  /// Whether a thread hands answers on. Others need not wait for it.
  private var isWriting = false
  private(set) var failed = 0
  private(set) var isBroken = false

  /// - Parameters:
  ///   - capacity: how many requests may be read whose answers are not handed on.
  ///   - mostBytes: with how many bytes in requests without an answer nothing more is read, and with how many in answers
  ///     that wait nothing more is begun.
  ///   - write: hands an answer on; false when the output is closed.
  init(
    capacity: Int, mostBytes: Int = 64 << 20, keepsOrder: Bool, write: @escaping (Answer) -> Bool
  ) {
    (self.capacity, self.mostBytes, self.keepsOrder) = (capacity, mostBytes, keepsOrder)
    self.write = write
  }

  /// How many senders wait for room.
  var waitingCount: Int { condition.withLock { waiting } }

  /// Adds a request; waits while there are too many, or too many bytes of them.
  /// - Parameter bytes: of the request, as far as they are many.
  /// - Returns: false when the output is closed, or requests are dropped.
  func add(_ work: Work, bytes: Int = 0) -> Bool {
    condition.lock()
    defer { condition.unlock() }
    waiting += 1
    while isFull, !isBroken, !isDropping { condition.wait() }
    waiting -= 1
    guard !isBroken, !isDropping else { return false }
    requests.append(Request(number: read, work: work, bytes: bytes))
    read += 1
    requestBytes += bytes
    if read - written >= capacity || requestBytes >= mostBytes { isFull = true }
    condition.broadcast()
    return true
  }

  /// No more will come.
  /// - Parameter dropping: whether requests that were not begun are dropped; answers to the others are handed on, as far as
  ///   they wait for none that was dropped.
  func end(dropping: Bool = false) {
    condition.withLock {
      isEnded = true
      if dropping {
        isDropping = true
        requests = []
      }
      condition.broadcast()
    }
  }

  /// The next request; nil at the end.
  func next() -> Request? { next(atMost: 1, threads: 1).first }

  /// A thread's share of the requests that are there; none at the end. Before that, the thread hands on answers that are
  /// ready, unless another thread does.
  /// - Parameter threads: how many threads share the requests.
  func next(atMost count: Int, threads: Int) -> [Request] {
    condition.lock()
    defer { condition.unlock() }
    while !isBroken {
      if !isWriting, !ready.isEmpty {
        handOn()
        continue
      }
      // The answer for which others wait is on its way: a thread has taken its request before.
      if requests.isEmpty ? isEnded : waitingBytes <= mostBytes { break }
      idle += 1
      condition.wait()
      idle -= 1
    }
    guard !requests.isEmpty, !isBroken else { return [] }
    let taken = Array(requests.prefix(max(1, min(count, requests.count / threads))))
    requests.removeFirst(taken.count)
    return taken
  }

  /// Whether what was begun is still to be answered.
  var canContinue: Bool { condition.withLock { !isBroken && !isDropping } }

  /// Takes the answer to a request.
  /// - Parameter bytes: of the answer, as far as they are many.
  func answer(_ request: Request, _ answer: Answer, bytes: Int = 0, isFailure: Bool) {
    condition.lock()
    defer { condition.unlock() }
    if isFailure { failed += 1 }
    let number = keepsOrder ? request.number : sorted + answers.count
    answers[number] = Waiting(answer: answer, bytes: bytes)
    waitingBytes += bytes
    requestBytes -= request.bytes
    while let answer = answers.removeValue(forKey: sorted) {
      sorted += 1
      ready.append(answer)
    }
    if makesRoom() { condition.broadcast() }
    handOn()
  }

  /// Hands on what is ready now, in order and one at a time. Called with the lock, and does not hold it meanwhile: a reader of
  /// answers may be slow, and requests go on being read and answered.
  ///
  /// What becomes ready meanwhile is for the next thread that answers or asks for requests: this one may have other
  /// requests to answer, which would wait as long as others answer theirs.
  private func handOn() {
    guard !isWriting else { return }
    isWriting = true
    var rest = ready.count
    while rest > 0, !isBroken {
      let waiting = ready.removeFirst()
      condition.unlock()
      let isTaken = write(waiting.answer)
      condition.lock()
      noteWritten(waiting, isTaken: isTaken)
      rest -= 1
    }
    isWriting = false
    if !ready.isEmpty, idle > 0 { condition.broadcast() }
  }

  /// Wakes those that wait for what has changed.
  private func noteWritten(_ waiting: Waiting, isTaken: Bool) {
    let wasHeld = waitingBytes > mostBytes
    written += 1
    waitingBytes -= waiting.bytes
    if !isTaken { isBroken = true }
    if makesRoom() || isBroken || wasHeld { condition.broadcast() }
  }

  /// Whether a reader that waits need wait no longer.
  private func makesRoom() -> Bool {
    guard isFull, read - written <= capacity / 2, requestBytes < mostBytes else { return false }
    isFull = false
    return true
  }
}
