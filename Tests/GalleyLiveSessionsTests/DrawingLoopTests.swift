import Foundation
import Galley
import GalleyPreviews
import TestSupport
import Testing

@testable import GalleyLive
@testable import GalleyLiveSessions

/// A session from the browser to the drawing process and back.
@Suite struct DrawingLoopTests {
  @Test func previewsAreListedAtFirstAndEventsAreAnswered() throws {
    let fixture = try SessionFixture()
    let list = try #require(try fixture.message("previews"))
    #expect(list["shown"] is NSNull)
    let previews = try #require(list["previews"] as? [[String: Any]])
    #expect(previews.map { $0["id"] as? String } == ["Card.swift#0", "Card.swift#1"])
    #expect(previews.map { $0["name"] as? String } == ["Card 1", "Card 2"])
    #expect(previews.map { $0["line"] as? Int } == [3, 4])
    #expect(previews.allSatisfy { $0["failure"] is NSNull })
    #expect(fixture.processes.isEmpty)
    fixture.send(#"{"type":"show","preview":"Card.swift#1"}"#)
    #expect(try fixture.message("previews")?["shown"] as? String == "Card.swift#1")
    #expect(try fixture.frame() == 0)
    fixture.send(#"{"type":"pointer","event":7,"phase":"down","x":1,"y":2}"#)
    #expect(try fixture.frame() == 7)
    fixture.send(#"{"type":"pointer","event":8,"do":"report"}"#)
    let report = try #require(try fixture.message("report"))
    #expect(report["event"] as? Int == 8)
    #expect(report["messages"] as? [String] == ["nothing there reacts to a touch"])
    #expect(fixture.processes.count == 1)
  }

  @Test func wrongMessagesAreReported() throws {
    let fixture = try SessionFixture()
    fixture.send("1.5")
    #expect(
      try fixture.message("report")?["messages"] as? [String] == [
        "a message is not an object of JSON"
      ])
    fixture.send(#"{"type":"show","preview":"No.swift#0"}"#)
    #expect(
      try fixture.message("report")?["messages"] as? [String] == [
        "preview: there is no preview No.swift#0"
      ])
    fixture.send(#"{"type":"key","event":3,"key":"a"}"#)
    #expect(try fixture.message("report")?["event"] as? Int == 3)
    try fixture.show()
  }

  /// No frame is lost, and none piles up: a frame is a difference to the one before it.
  @Test func aSlowBrowserGetsEveryFrame() throws {
    let fixture = try SessionFixture()
    try fixture.show()
    fixture.send(#"{"type":"pointer","event":1,"do":"flood","count":40}"#)
    usleep(500_000)
    var numbers: [UInt8] = []
    for _ in 0..<40 {
      while let message = fixture.next() {
        guard case .binary(let bytes) = message else { continue }
        numbers.append(bytes[8])
        break
      }
      // While the browser has one, no other one waits.
      #expect(fixture.connection.next() == .wait(wasSending: true))
      usleep(2000)
      fixture.session.drained()
    }
    #expect(numbers == (2...41).map { UInt8($0) })
  }

  @Test(arguments: [
    ("exit", "its code called exit(3)"),
    ("trap", "its code aborted: Card/Card.swift:3: Fatal error: Index out of range"),
    ("breach", "its code closed the pipe to the drawing process, or wrote into it"),
    ("forge", "its code closed the pipe to the drawing process, or wrote into it"),
  ])
  func aPreviewThatEndsStartsAgain(what: String, reason: String) throws {
    let fixture = try SessionFixture()
    try fixture.show()
    for start in 1...4 {
      fixture.send(#"{"type":"pointer","event":1,"do":"\#(what)"}"#)
      let ended = try #require(try fixture.message("ended"))
      #expect(ended["reason"] as? String == reason)
      let restarts = ended["restarts"] as? Bool
      // On a slow machine, the first start may be ten seconds ago.
      guard start == 4, restarts == false else {
        #expect(restarts == true)
        #expect(try fixture.frame() == 0)
        continue
      }
      fixture.send(#"{"type":"key","event":9,"key":"a"}"#)
      #expect(try fixture.message("report")?["event"] as? Int == 9)
      fixture.send(#"{"type":"restart"}"#)
      #expect(try fixture.frame() == 0)
    }
  }

  @Test func aPreviewThatHangsIsEnded() throws {
    let fixture = try SessionFixture(timeout: .seconds(4))
    try fixture.show()
    fixture.send(#"{"type":"pointer","event":1,"do":"hang"}"#)
    let ended = try #require(try fixture.message("ended"))
    #expect(ended["reason"] as? String == "it took more than 4 s and was stopped (--timeout)")
    #expect(ended["restarts"] as? Bool == true)
    #expect(try fixture.frame() == 0)
    let processes = fixture.processes
    try #require(processes.count == 2 && isGone(processes[0]) && !isGone(processes[1]))
  }

  /// A browser that does not read is no sign that the preview hangs.
  @Test func aSlowBrowserIsNoHang() throws {
    let fixture = try SessionFixture(timeout: .seconds(3))
    try fixture.show()
    fixture.send(#"{"type":"pointer","event":1,"do":"flood","count":8}"#)
    usleep(100_000)
    fixture.send(#"{"type":"pointer","event":2}"#)
    sleep(4)
    var last: UInt32? = 0
    while last == 0 || last == 1 { last = try fixture.frame() }
    #expect(last == 2)
    #expect(fixture.processes.count == 1)
  }

  @Test func aSaveMakesThePreviewAnewWithItsChoices() throws {
    let fixture = try SessionFixture()
    try fixture.show()
    fixture.send(#"{"type":"canvas","scale":2,"locale":"de"}"#)
    fixture.send(#"{"type":"canvas","locale":null,"event":5}"#)
    fixture.send(#"{"type":"clock","state":"paused","step":0.5}"#)
    for _ in 0..<3 { #expect(try fixture.message("inspected") != nil) }
    fixture.board.change { $0.previews = SessionFixture.previews(generation: 2) }
    #expect(try fixture.frame() == 0)
    // What the process before has said of its states is what the new one was given.
    let state = try #require(try fixture.message("state"))
    #expect(state["isKept"] as? Bool == false)
    #expect(state["reason"] as? String == "process \(fixture.processes[0])")
    let canvas = try #require(try fixture.message("inspected")?["view"] as? [String: Any])
    #expect(canvas["type"] as? String == "canvas" && canvas["scale"] as? Int == 2)
    #expect(canvas["locale"] is NSNull && canvas["event"] == nil)
    let clock = try #require(try fixture.message("inspected")?["view"] as? [String: Any])
    #expect(clock["state"] as? String == "paused" && clock["step"] == nil)
    #expect(eventually { fixture.processes.dropLast().allSatisfy(isGone) })
    #expect(fixture.processes.count == 2)
  }

  /// A file without previews for a moment, as an editor writes it, does not lose the states.
  @Test func aPreviewThatComesAgainHasItsStates() throws {
    let fixture = try SessionFixture()
    try fixture.show()
    fixture.board.change { $0.previews = [] }
    #expect(try fixture.message("previews")?["shown"] is NSNull)
    #expect(eventually { fixture.processes.allSatisfy(isGone) })
    fixture.board.change { $0.previews = SessionFixture.previews(generation: 2) }
    fixture.send(#"{"type":"show","preview":"Card.swift#0"}"#)
    #expect(try fixture.frame() == 0)
    #expect(try fixture.message("state")?["reason"] as? String == "process \(fixture.processes[0])")
    // Another preview has none of them, and then they are forgotten.
    fixture.board.change { $0.previews = [] }
    #expect(eventually { fixture.processes.allSatisfy(isGone) })
    fixture.board.change { $0.previews = SessionFixture.previews(generation: 3) }
    for preview in 0..<2 {
      fixture.send(#"{"type":"show","preview":"Card.swift#\#(1 - preview)"}"#)
      #expect(try fixture.frame() == 0)
    }
    fixture.send(#"{"type":"pointer","event":7,"do":"report"}"#)
    while let message = fixture.next() {
      guard case .text(let text) = message else { continue }
      #expect(!text.contains(#""type":"state""#))
      // The process writes a space behind a colon.
      if text.contains(#""report""#) { break }
    }
  }

  /// The states have come, and before a new process is started, its preview goes: they wait for it as well.
  @Test func statesThatHaveComeAreKeptForAPreviewThatGoes() throws {
    let fixture = try SessionFixture()
    try fixture.show()
    fixture.send(#"{"type":"pointer","event":1,"do":"late"}"#)
    #expect(try fixture.frame() == 1)
    let first = try #require(fixture.processes.first)
    fixture.board.change { $0.previews = SessionFixture.previews(generation: 2) }
    #expect(try fixture.message("previews")?["shown"] as? String == "Card.swift#0")
    // The browser has read all, so the process is listened to.
    #expect(fixture.connection.next() == .wait(wasSending: true))
    fixture.session.drained()
    // The session finds no preview any more, once it has ended the process.
    fixture.board.change {
      #expect(eventually { isGone(first) })
      $0.previews = []
    }
    while try fixture.message("previews")?["shown"] is String {}
    fixture.board.change { $0.previews = SessionFixture.previews(generation: 3) }
    fixture.send(#"{"type":"show","preview":"Card.swift#0"}"#)
    #expect(try fixture.frame() == 0)
    #expect(try fixture.message("state")?["reason"] as? String == "process \(first)")
    #expect(fixture.processes.count == 2)
  }

  /// Events to a preview that has gone are answered, those that its process has taken, too.
  @Test func whoUsesAPreviewThatHasGoneLearnsIt() throws {
    let fixture = try SessionFixture()
    try fixture.show()
    fixture.send(#"{"type":"pointer","event":2,"do":"hang"}"#)
    usleep(100_000)
    fixture.board.change { $0.previews = [] }
    for event in 2...3 {
      if event == 3 { fixture.send(#"{"type":"pointer","event":3}"#) }
      let report = try #require(try fixture.message("report"))
      #expect(report["event"] as? Int == event)
      #expect(report["messages"] as? [String] == ["there is no preview that could answer"])
    }
    #expect(eventually { fixture.processes.allSatisfy(isGone) })
  }

  /// What follows the states of a process that is left is not shown.
  @Test func aFrameBehindStatesIsNotShown() throws {
    let fixture = try SessionFixture()
    try fixture.show()
    fixture.send(#"{"type":"pointer","event":1,"do":"more"}"#)
    #expect(try fixture.frame() == 1)
    fixture.board.change { $0.previews = [] }
    #expect(try fixture.message("previews")?["shown"] is NSNull)
    #expect(eventually { fixture.processes.allSatisfy(isGone) })
    fixture.send(#"{"type":"pointer","event":2}"#)
    while let message = fixture.next() {
      guard case .text(let text) = message else {
        Issue.record("a frame of a process that was left")
        break
      }
      #expect(!text.contains(#""type":"ended""#))
      if text.contains(#""type":"report""#) { break }
    }
  }

  /// A preview that comes again before its process has said its states: nothing more is shown of that process.
  @Test func onlyTheNewProcessOfAPreviewThatComesAgainIsShown() throws {
    let fixture = try SessionFixture()
    try fixture.show()
    fixture.send(#"{"type":"pointer","event":1,"do":"stream","count":100}"#)
    #expect(try fixture.frame() == 1)
    fixture.board.change { $0.previews = [] }
    while try fixture.message("previews")?["shown"] is String {}
    fixture.board.change { $0.previews = SessionFixture.previews(generation: 2) }
    fixture.send(#"{"type":"show","preview":"Card.swift#0"}"#)
    while try fixture.message("previews")?["shown"] is NSNull {}
    #expect(try fixture.frame() == 0)
    #expect(fixture.processes.count == 2)
  }

  /// A process that says nothing of its states is not waited for.
  @Test func aSaveIsShownWithoutStates() throws {
    let fixture = try SessionFixture()
    try fixture.show()
    fixture.send(#"{"type":"pointer","event":1,"do":"mute"}"#)
    #expect(try fixture.frame() == 1)
    fixture.board.change { $0.previews = SessionFixture.previews(generation: 2) }
    let state = try #require(try fixture.message("state"))
    #expect(state["isKept"] as? Bool == false)
    #expect(state["reason"] as? String == "the preview did not say its states in time")
    #expect(try fixture.frame() == 0)
    fixture.send(#"{"type":"pointer","event":2,"do":"trap"}"#)
    #expect(try fixture.message("ended") != nil)
    #expect(try fixture.frame() == 0)
    #expect(fixture.processes.count == 3)
  }

  /// A list without the preview ends its process; errors alone do not.
  @Test func errorsLeaveThePreviewAlone() throws {
    let fixture = try SessionFixture()
    try fixture.show()
    fixture.board.change {
      $0.diagnostics = [SourceDiagnostic(.error, path: "Card.swift", line: 3, column: 7, "no")]
    }
    let list = try #require(try fixture.message("previews"))
    let found = try #require((list["diagnostics"] as? [[String: Any]])?.first)
    #expect(found["severity"] as? String == "error" && found["file"] as? String == "Card.swift")
    #expect(found["line"] as? Int == 3 && found["column"] as? Int == 7)
    fixture.send(#"{"type":"pointer","event":1}"#)
    #expect(try fixture.frame() == 1)
    fixture.board.change { $0.previews = [] }
    #expect(try fixture.message("previews")?["shown"] is NSNull)
    #expect(eventually { fixture.processes.allSatisfy(isGone) })
  }

  @Test func theEndOfTheConnectionEndsTheProcess() throws {
    let fixture = try SessionFixture()
    try fixture.show()
    fixture.send(#"{"type":"pointer","event":1,"do":"hang"}"#)
    let process = try #require(fixture.processes.first)
    #expect(!isGone(process))
    fixture.session.end()
    #expect(eventually { fixture.hasEnded })
    #expect(isGone(process))
  }
}
