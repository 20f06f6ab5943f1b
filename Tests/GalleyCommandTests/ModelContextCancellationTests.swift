import Foundation
import GalleyBudget
import TestSupport
import Testing

@testable import GalleyCommand

/// Requests that a client of the Model Context Protocol takes back.
@Suite struct ModelContextCancellationTests {
  private static func line(_ id: Int, _ tool: String, _ arguments: String) -> String {
    #"{"jsonrpc": "2.0", "id": \#(id), "method": "tools/call", "#
      + #""params": {"name": "\#(tool)", "arguments": \#(arguments)}}"#
  }

  private static func cancellation(_ id: String) -> String {
    #"{"jsonrpc": "2.0", "method": "notifications/cancelled", "#
      + #""params": {"requestId": \#(id), "reason": "late"}}"#
  }

  /// Answers what a client writes.
  /// - Parameter heard: called before each request is answered, with its number among them from 1, a way to write another line,
  ///   and the lines that wait.
  private func answers(
    _ lines: [String], heard: (Int, (String) -> Void, RequestInbox) -> Void = { _, _, _ in }
  ) throws -> [[String: Any]] {
    let inbox = RequestInbox()
    let stand = try StandInSession(isCancelled: { inbox.isCancelled })
    let server = ModelContextServer(stand.session)
    let pipe = Pipe()
    // A drawing process may have the other side of the pipe, too: it does not end by being closed here.
    let isOver = Locked(false)
    defer {
      // Who reads from the pipe looks now and then whether it is over.
      #expect(eventually { inbox.hasEnded })
      withExtendedLifetime(pipe) {}
    }
    let input = pipe.fileHandleForWriting
    func write(_ line: String) { input.write(Data((line + "\n").utf8)) }
    inbox.read(
      pipe.fileHandleForReading.fileDescriptor, limit: 1 << 20,
      isInterrupted: { isOver.withLock { $0 } },
      kind: ModelContextServer.kind)
    lines.forEach(write)
    var count = 0
    var said: [[String: Any]] = []
    try inbox.serve(
      isInterrupted: { isOver.withLock { $0 } },
      answer: { line in
        count += 1
        heard(count, write, inbox)
        return server.answer(line)
      },
      say: { text in
        let object = try JSONSerialization.jsonObject(with: Data(text.utf8))
        said.append(try #require(object as? [String: Any]))
        if (object as? [String: Any])?["id"] as? String == "end" { isOver.withLock { $0 = true } }
      })
    return said
  }

  private func ids(_ answers: [[String: Any]]) -> [String] {
    answers.map { "\($0["id"] ?? "none")" }
  }

  private static let end = #"{"jsonrpc": "2.0", "id": "end", "method": "ping"}"#

  /// The code of the preview hangs for ten minutes: it is stopped, and what comes next is answered.
  @Test func aRequestThatIsBeingDrawnIsStopped() throws {
    let start = ContinuousClock.now
    let said = try answers(
      [
        Self.line(1, "open_preview", #"{"file": "Card.swift"}"#),
        Self.line(2, "tap", #"{"label": "Add"}"#), Self.line(3, "tap", #"{"label": "Hang"}"#),
        Self.line(4, "read_tree", "{}"), Self.end,
      ]
    ) { number, write, _ in
      if number == 3 { write(Self.cancellation("3")) }
    }
    #expect(ids(said) == ["1", "2", "4", "end"])
    #expect(ContinuousClock.now - start < .seconds(60))
    // Its states are lost, and that is said once.
    let tree = try #require(said[2]["result"] as? [String: Any])
    let content = try #require(tree["content"] as? [[String: Any]])
    let texts = content.compactMap { $0["text"] as? String }
    #expect(texts.contains { $0.contains("Count 0") }, "\(texts)")
    let values = try #require(tree["structuredContent"] as? [String: Any])
    let warnings = values["warnings"] as? [String] ?? []
    #expect(warnings.contains { $0.contains("cancelled while it was drawn") }, "\(values)")
  }

  @Test func aRequestThatHasNotBegunIsNot() throws {
    let said = try answers(
      [
        Self.line(1, "open_preview", #"{"file": "Card.swift"}"#),
        Self.line(2, "tap", #"{"label": "Add"}"#),
        #"{"jsonrpc": "2.0", "id": "2", "method": "ping"}"#, Self.cancellation("2"),
        Self.line(3, "tap", #"{"label": "Add", "observe": "tree"}"#), Self.end,
      ]
    ) { number, _, inbox in
      // Until all lines are there.
      if number == 1 { #expect(eventually { inbox.waitingCount == 3 }) }
    }
    // A text is another id than the number.
    #expect(said.map { $0["id"] as? Int } == [1, nil, 3, nil])
    let last = try #require(said[2]["result"] as? [String: Any])
    let texts = (last["content"] as? [[String: Any]] ?? []).compactMap { $0["text"] as? String }
    #expect(texts.contains { $0.contains("Count 1") }, "\(texts)")
  }

  /// What is over, was never asked, or is no id changes nothing, and has no answer.
  @Test func otherCancellationsChangeNothing() throws {
    let ping = #"{"jsonrpc": "2.0", "id": 1, "method": "ping"}"#
    let hello =
      #"{"jsonrpc": "2.0", "id": 7, "method": "initialize", "params": {"protocolVersion": "2025-11-25"}}"#
    let said = try answers(
      [
        ping, Self.cancellation("9"), Self.cancellation("null"), Self.cancellation("[1]"),
        #"{"jsonrpc": "2.0", "method": "notifications/cancelled"}"#, hello,
        Self.cancellation("7"), Self.end,
      ]
    ) { number, _, inbox in
      // Three of the cancellations take nothing back: they are lines like others.
      if number == 1 { #expect(eventually { inbox.waitingCount == 5 }) }
    }
    #expect(ids(said) == ["1", "7", "end"])
  }

  /// No more lines are kept than there is room for, and all are answered.
  @Test func manyRequestsAreAnsweredInTheirOrder() throws {
    let pings = (0..<500).map { #"{"jsonrpc": "2.0", "id": \#($0), "method": "ping"}"# }
    #expect(try ids(answers(pings + [Self.end])) == (0..<500).map(String.init) + ["end"])
  }
}
