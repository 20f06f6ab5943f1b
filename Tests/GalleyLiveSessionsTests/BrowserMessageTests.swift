import Testing

@testable import GalleyLiveSessions

/// Messages of the browser, as far as the host reads them.
@Suite struct BrowserMessageTests {
  @Test func ordersOfTheHostAreRead() {
    #expect(BrowserMessage(#"{"type":"restart"}"#) == .restart)
    #expect(BrowserMessage(#"{"preview":"A.swift#0","type":"show"}"#) == .show("A.swift#0"))
  }

  @Test func allOthersGoOnAsTheyAre() {
    let pointer = #"{ "type":"pointer", "event":7, "x":1, "unknown":[1] }"#
    #expect(
      BrowserMessage(pointer)
        == .event(ForwardedEvent(text: pointer, event: 7, choices: nil)))
    for event in ["0", "-1", "1.5", "4294967296", "\"7\"", "null"] {
      let text = #"{"type":"key","event":\#(event)}"#
      #expect(BrowserMessage(text) == .event(ForwardedEvent(text: text, event: nil, choices: nil)))
    }
  }

  @Test(arguments: [
    ("", "a message is not an object of JSON"), ("[]", "a message is not an object of JSON"),
    ("{", "a message is not an object of JSON"), ("{}", "type: expected a text"),
    (#"{"type":1}"#, "type: expected a text"),
    (#"{"type":"show"}"#, "preview: expected the id of a preview"),
  ])
  func othersAreWrong(text: String, sentence: String) {
    #expect(BrowserMessage(text) == .wrong(sentence, event: nil))
  }

  @Test func aMessageHasALimit() {
    let text = #"{"type":"text","text":""# + String(repeating: "x", count: 64 << 10) + #""}"#
    #expect(BrowserMessage(text) == .wrong("a message has more than 64 KiB", event: nil))
  }

  @Test func choicesAreJoined() {
    var choices = CanvasChoices()
    #expect(choices.messages.isEmpty)
    for text in [
      #"{"type":"canvas","scale":2,"locale":"d\"e","event":3}"#, #"{"type":"clock","step":0.5}"#,
      #"{"type":"canvas","scale":null,"width":390.5}"#,
    ] {
      guard case .event(let event) = BrowserMessage(text), let found = event.choices else {
        Issue.record("no choices in \(text)")
        continue
      }
      choices.add(found)
    }
    #expect(
      choices.messages == [#"{"type":"canvas","locale":"d\"e","scale":null,"width":390.5}"#])
  }

  /// Newer orders to show make older events void; what waits has a limit.
  @Test func theInboxKeepsWhatCounts() throws {
    let inbox = try SessionInbox()
    inbox.put(#"{"type":"key","event":1}"#)
    inbox.put(#"{"type":"show","preview":"a"}"#)
    inbox.put(#"{"type":"show","preview":"b"}"#)
    inbox.put(#"{"type":"key","event":2}"#)
    #expect(inbox.isImpatient)
    let orders = inbox.take(takesEvents: false)
    #expect(orders.show == "b" && orders.events.isEmpty && !inbox.isImpatient)
    let large = String(repeating: "x", count: 60 << 10)
    for _ in 0..<100 { inbox.put(#"{"type":"text","text":"\#(large)","event":3}"#) }
    let rest = inbox.take(takesEvents: true)
    #expect(rest.events.first?.event == 2)
    #expect(rest.count <= SessionInbox.limit && rest.events.count > 50)
    #expect(rest.reports.count == 1)
    #expect(inbox.take(takesEvents: true).events.isEmpty)
  }

  @Test func restartsAreLimited() {
    var limit = RestartLimit()
    let start = ContinuousClock.now
    var allowed: [Bool] = []
    for second in [0, 1, 2, 3, 10, 10.5] {
      allowed.append(limit.allows(at: start + .seconds(second)))
    }
    #expect(allowed == [true, true, true, false, true, false])
    limit.reset()
    let isAllowed = limit.allows(at: start + .seconds(10.5))
    #expect(isAllowed)
  }
}
