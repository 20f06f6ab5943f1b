import Galley

/// Lines on their way to the threads that answer them, and answers on their way out.
///
/// Both are bounded: whoever reads waits while too many requests are unanswered or, where the order is
/// kept, too many answers wait for an earlier one. So a fast sender cannot fill the memory.
final class RequestQueue: @unchecked Sendable {
  /// A request and its place in the order.
  struct Request {
    var number: Int
    var line: RequestStream.Line
  }

  // All that follows is used with the condition's lock held.
  private let condition = NSCondition()
  private let capacity: Int
  private let keepsOrder: Bool
  private var requests: [Request] = []
  private var read = 0
  private var written = 0
  private var isEnded = false
  private var answers: [Int: String] = [:]
  private let write: (String) -> Bool
  private(set) var failed = 0
  private(set) var isBroken = false

  /// - Parameters:
  ///   - capacity: how many requests may be unanswered.
  ///   - write: hands an answer on; false when nobody takes it.
  init(capacity: Int, keepsOrder: Bool, write: @escaping (String) -> Bool) {
    (self.capacity, self.keepsOrder, self.write) = (capacity, keepsOrder, write)
  }

  /// Adds a request; waits while there are too many.
  /// - Returns: false when nobody takes answers any more.
  func add(_ line: RequestStream.Line) -> Bool {
    condition.lock()
    defer { condition.unlock() }
    while read - written >= capacity, !isBroken { condition.wait() }
    guard !isBroken else { return false }
    requests.append(Request(number: read, line: line))
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
  func next() -> Request? {
    condition.lock()
    defer { condition.unlock() }
    while requests.isEmpty, !isEnded, !isBroken { condition.wait() }
    guard !requests.isEmpty, !isBroken else { return nil }
    return requests.removeFirst()
  }

  func answer(_ request: Request, _ text: String, isFailure: Bool) {
    condition.lock()
    defer { condition.unlock() }
    if isFailure { failed += 1 }
    answers[keepsOrder ? request.number : written + answers.count] = text
    while let text = answers.removeValue(forKey: written) {
      written += 1
      if !isBroken, !write(text) { isBroken = true }
    }
    condition.broadcast()
  }
}
