import Foundation
import Galley
import GalleyBudget
import GalleyData
import Synchronization
import TestSupport
import Testing

@testable import GalleyBatch

/// Requests and answers.
@Suite struct RequestQueueTests {
  private typealias Queue = RequestQueue<RequestStream.Line, String>

  private func request(_ number: Int) -> RequestStream.Line { .whole(Array("\(number)".utf8)) }

  /// Numbers keep their digits, strings their escapes; what is no part of JSON, or would move a terminal, does not stay.
  @Test(arguments: [
    ("1.0", "1.0"), ("1e3", "1e3"), ("-0", "-0"), ("0.10", "0.10"),
    ("12345678901234567890", "12345678901234567890"), ("9007199254740993", "9007199254740993"),
    (#""\u00e9\/\"\\""#, #""\u00e9\/\"\\""#), (#""é\n""#, #""é\n""#),
    ("\"e\u{301}\"", "\"e\u{301}\""),
    ("null", "null"), ("true", "true"),
    (#"[ 1.50, {"a\u0062" : 2E+1 ,}, ]"#, #"[1.50,{"a\u0062":2E+1}]"#),
    ("[1, /* two */ 2]", "[1,2]"), ("\"\u{202E}x\u{9B}\"", #""\u202ex\u009b""#), ("{\r}", "{}"),
  ])
  func idsComeBackAsTheyWereWritten(id: String, expected: String) throws {
    let document = try JSONDocument(Array(#"{"x": 1, "id": \#(id), "y": [2]}"#.utf8), file: "r")
    #expect(ParsedRequest.id(of: document) == expected)
    #expect(ParsedRequest.id(of: document).utf8.elementsEqual(expected.utf8))
    let answer = RequestAnswer(
      ParsedRequest.id(of: document), number: 0, RequestError(description: "x"), milliseconds: 0)
    #expect(answer.text.hasPrefix(#"{"id":\#(expected),"request":1,"#))
  }

  @Test func answersKeepTheOrder() {
    let written = Locked<[String]>([])
    let queue = Queue(capacity: 8, keepsOrder: true) { text in
      written.withLock { $0.append(text) }
      return true
    }
    for number in 0..<4 { #expect(queue.add(request(number))) }
    let taken = (0..<4).compactMap { _ in queue.next() }
    for index in [2, 0, 3, 1] {
      queue.answer(taken[index], "\(index)", isFailure: index == 3)
    }
    #expect(written.withLock { $0 } == ["0", "1", "2", "3"])
    #expect(queue.failed == 1)
    queue.end()
    #expect(queue.next() == nil)
  }

  /// A sender that is faster than the answers waits.
  @Test func moreRequestsThanRoomWait() {
    let queue = Queue(capacity: 2, keepsOrder: true) { _ in true }
    let added = Atomic<Int>(0)
    let thread = Thread {
      for number in 0..<5 {
        guard queue.add(.whole(Array("\(number)".utf8))) else { return }
        added.wrappingAdd(1, ordering: .relaxed)
      }
    }
    thread.start()
    #expect(eventually { queue.waitingCount == 1 })
    #expect(added.load(ordering: .relaxed) == 2)
    for _ in 0..<5 {
      guard let next = queue.next() else { break }
      queue.answer(next, "", isFailure: false)
    }
    #expect(eventually { added.load(ordering: .relaxed) == 5 })
    #expect(queue.waitingCount == 0)
  }

  /// To wake for each answer costs a small image a hundredth of its time.
  @Test func aSenderThatWaitsIsWokenForHalfOfItsRequests() {
    let queue = Queue(capacity: 8, keepsOrder: true) { _ in true }
    for number in 0..<8 { #expect(queue.add(request(number))) }
    let added = Atomic<Int>(0)
    let thread = Thread { [self] in
      for number in 8..<12 where queue.add(request(number)) {
        added.wrappingAdd(1, ordering: .relaxed)
      }
    }
    thread.start()
    let taken = queue.next(atMost: 8, threads: 1)
    // It may begin later than this: it is full all the same.
    for request in taken.prefix(3) { queue.answer(request, "", isFailure: false) }
    usleep(100_000)
    #expect(added.load(ordering: .relaxed) == 0)
    queue.answer(taken[3], "", isFailure: false)
    let deadline = Date(timeIntervalSinceNow: 30)
    while added.load(ordering: .relaxed) < 4, Date() < deadline { usleep(1000) }
    #expect(added.load(ordering: .relaxed) == 4)
    #expect(queue.next(atMost: 8, threads: 1).count == 4)
  }

  /// One thread hands answers on; the others answer what is next, however slow that is.
  @Test func nobodyWaitsForWhoHandsOn() {
    let (isHeld, isFree) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    let written = Locked<[String]>([])
    let queue = Queue(capacity: 8, keepsOrder: true) { text in
      if text == "0" {
        isHeld.signal()
        isFree.wait()
      }
      written.withLock { $0.append(text) }
      return true
    }
    for number in 0..<4 { #expect(queue.add(request(number))) }
    let taken = queue.next(atMost: 4, threads: 1)
    let isDone = DispatchSemaphore(value: 0)
    let first = Thread {
      queue.answer(taken[0], "0", isFailure: false)
      isDone.signal()
    }
    first.start()
    isHeld.wait()
    let others = Thread {
      for index in 1..<4 { queue.answer(taken[index], "\(index)", isFailure: false) }
      isDone.signal()
    }
    others.start()
    #expect(isDone.wait(timeout: .now() + 30) == .success)
    #expect(written.withLock { $0 } == [])
    isFree.signal()
    #expect(isDone.wait(timeout: .now() + 30) == .success)
    // It hands on what was ready when it began: the rest is for who asks for requests next.
    #expect(written.withLock { $0 } == ["0"])
    queue.end()
    #expect(queue.next() == nil)
    #expect(written.withLock { $0 } == ["0", "1", "2", "3"])
  }

  /// While a thread hands answers on, others go on answering: it comes back to its own requests all the same.
  @Test func whoHandsOnIsNotKeptFromItsOtherRequests() throws {
    let written = Locked<[String]>([])
    let holder = Locked<Queue?>(nil)
    let queue = Queue(capacity: 16, keepsOrder: false) { text in
      let count = written.withLock { written in
        written.append(text)
        return written.count
      }
      // Another thread answers a request meanwhile.
      if count < 500, let queue = holder.withLock({ $0 }), queue.add(.tooLong(limit: 1)),
        let next = queue.next()
      {
        queue.answer(next, "\(next.number)", isFailure: false)
      }
      return true
    }
    holder.withLock { $0 = queue }
    for number in 0..<2 { #expect(queue.add(request(number))) }
    let taken = queue.next(atMost: 2, threads: 1)
    for request in taken { queue.answer(request, "\(request.number)", isFailure: false) }
    #expect(written.withLock { $0 } == ["0", "2", "1"])
    queue.end()
    #expect(queue.next() == nil)
    // Each answer is there once, and none came more than two places late or early.
    let numbers = written.withLock { $0 }.compactMap { Int($0) }
    #expect(numbers.sorted() == Array(0..<501))
    #expect(numbers.enumerated().allSatisfy { abs($0.offset - $0.element) <= 2 })
    holder.withLock { $0 = nil }
  }

  /// Who waits for requests hands on what another thread has left, which is busy with what it has.
  @Test func whoWaitsForRequestsHandsAnswersOn() throws {
    let (isHeld, isFree) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    let written = Locked<[String]>([])
    let queue = Queue(capacity: 8, keepsOrder: true) { text in
      if text == "0" {
        isHeld.signal()
        isFree.wait()
      }
      written.withLock { $0.append(text) }
      return true
    }
    for number in 0..<3 { #expect(queue.add(request(number))) }
    let taken = queue.next(atMost: 3, threads: 1)
    let isDone = DispatchSemaphore(value: 0)
    let first = Thread {
      queue.answer(taken[0], "0", isFailure: false)
      isDone.signal()
    }
    first.start()
    isHeld.wait()
    let second = Thread {
      queue.answer(taken[1], "1", isFailure: false)
      _ = queue.next()
      isDone.signal()
    }
    second.start()
    usleep(100_000)
    isFree.signal()
    #expect(isDone.wait(timeout: .now() + 30) == .success)
    #expect(eventually { written.withLock { $0 } == ["0", "1"] })
    queue.answer(taken[2], "2", isFailure: false)
    queue.end()
    #expect(isDone.wait(timeout: .now() + 30) == .success)
    #expect(written.withLock { $0 } == ["0", "1", "2"])
  }

  /// However slow the writer is, all answers come, each once.
  @Test(arguments: [true, false], SeededRandom.freshSeeds(2))
  func aSlowWriterGetsEveryAnswer(keepsOrder: Bool, seed: UInt64) {
    let random = Locked(SeededRandom(seed: seed))
    let written = Locked<[Int]>([])
    let queue = Queue(capacity: 12, keepsOrder: keepsOrder) { text in
      usleep(random.withLock { UInt32.random(in: 0...400, using: &$0) })
      written.withLock { $0.append(Int(text) ?? -1) }
      return true
    }
    let isDone = DispatchSemaphore(value: 0)
    for _ in 0..<3 {
      let thread = Thread {
        while case let requests = queue.next(atMost: 4, threads: 3), !requests.isEmpty {
          for request in requests {
            usleep(random.withLock { UInt32.random(in: 0...200, using: &$0) })
            queue.answer(request, "\(request.number)", isFailure: false)
          }
        }
        isDone.signal()
      }
      thread.start()
    }
    for number in 0..<300 { #expect(queue.add(request(number))) }
    queue.end()
    for _ in 0..<3 { #expect(isDone.wait(timeout: .now() + 60) == .success) }
    let numbers = written.withLock { $0 }
    #expect((keepsOrder ? numbers : numbers.sorted()) == Array(0..<300))
  }

  /// A few large requests are as much as many small ones.
  @Test func requestsWithoutAnAnswerHaveABound() throws {
    let queue = Queue(capacity: 8, mostBytes: 100, keepsOrder: true) { _ in true }
    for number in 0..<2 { #expect(queue.add(request(number), bytes: 60)) }
    let added = Atomic<Int>(0)
    let thread = Thread { [self] in
      for number in 2..<4 where queue.add(request(number), bytes: 150) {
        added.wrappingAdd(1, ordering: .relaxed)
      }
    }
    thread.start()
    #expect(eventually { queue.waitingCount == 1 })
    // To begin one makes no room: it is still held.
    let taken = queue.next(atMost: 2, threads: 1)
    usleep(100_000)
    #expect(added.load(ordering: .relaxed) == 0)
    // The other one has 60 bytes, so there is room for one of any size.
    queue.answer(taken[1], "", isFailure: false)
    #expect(eventually { added.load(ordering: .relaxed) == 1 && queue.waitingCount == 1 })
    queue.answer(taken[0], "", isFailure: false)
    usleep(100_000)
    #expect(added.load(ordering: .relaxed) == 1)
    let third = try #require(queue.next())
    queue.answer(third, "", isFailure: false)
    #expect(eventually { added.load(ordering: .relaxed) == 2 })
  }

  /// What nobody has begun is dropped; what was begun is handed on.
  @Test func whatIsDroppedIsNotBegun() throws {
    let written = Locked<[String]>([])
    let queue = Queue(capacity: 4, keepsOrder: true) { text in
      written.withLock { $0.append(text) }
      return true
    }
    for number in 0..<4 { #expect(queue.add(request(number))) }
    let taken = queue.next(atMost: 2, threads: 1)
    let isAdded = Locked<Bool?>(nil)
    let thread = Thread { [self] in
      let added = queue.add(request(4))
      isAdded.withLock { $0 = added }
    }
    thread.start()
    #expect(eventually { queue.waitingCount == 1 })
    #expect(queue.canContinue)
    queue.end(dropping: true)
    #expect(eventually { isAdded.withLock { $0 } == false })
    #expect(!queue.canContinue && !queue.isBroken && !queue.add(request(5)))
    for request in taken { queue.answer(request, "\(request.number)", isFailure: false) }
    #expect(queue.next() == nil)
    #expect(written.withLock { $0 } == ["0", "1"])
  }

  /// Nothing is begun while large answers wait for an earlier one.
  @Test func answersThatWaitHaveABound() throws {
    let queue = Queue(capacity: 8, mostBytes: 100, keepsOrder: true) { _ in true }
    for number in 0..<5 { #expect(queue.add(request(number))) }
    let taken = queue.next(atMost: 3, threads: 1)
    queue.answer(taken[1], "", bytes: 100, isFailure: false)
    #expect(queue.next(atMost: 1, threads: 1).map(\.number) == [3])
    queue.answer(taken[2], "", bytes: 1, isFailure: false)
    let begun = Atomic<Int>(0)
    let thread = Thread {
      begun.store(queue.next()?.number ?? -1, ordering: .relaxed)
    }
    thread.start()
    usleep(100_000)
    #expect(begun.load(ordering: .relaxed) == 0)
    queue.answer(taken[0], "", isFailure: false)
    let deadline = Date(timeIntervalSinceNow: 30)
    while begun.load(ordering: .relaxed) == 0, Date() < deadline { usleep(1000) }
    #expect(begun.load(ordering: .relaxed) == 4)
  }

  @Test func nobodyWaitsForAReaderThatLeft() {
    let queue = Queue(capacity: 1, keepsOrder: false) { _ in false }
    #expect(queue.add(request(0)))
    if let next = queue.next() { queue.answer(next, "", isFailure: false) }
    #expect(!queue.add(request(1)))
    #expect(queue.next() == nil)
    #expect(queue.isBroken)
  }

  /// Who takes an answer may take its time, and may even send the next request.
  @Test(arguments: [true, false]) func answersAreHandedOnWithoutTheLock(_ keepsOrder: Bool) {
    let isAdded = Locked<[Bool]>([])
    let holder = Locked<Queue?>(nil)
    let queue = Queue(capacity: 8, keepsOrder: keepsOrder) { _ in
      let semaphore = DispatchSemaphore(value: 0)
      let thread = Thread {
        _ = holder.withLock { $0 }?.add(.tooLong(limit: 1))
        semaphore.signal()
      }
      thread.start()
      let isInTime = semaphore.wait(timeout: .now() + 5) == .success
      isAdded.withLock { $0.append(isInTime) }
      return true
    }
    holder.withLock { $0 = queue }
    for number in 0..<2 { #expect(queue.add(request(number))) }
    for _ in 0..<2 {
      if let next = queue.next() { queue.answer(next, "", isFailure: false) }
    }
    #expect(isAdded.withLock { $0 } == [true, true])
    holder.withLock { $0 = nil }
  }
}
