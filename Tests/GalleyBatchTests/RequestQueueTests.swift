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
