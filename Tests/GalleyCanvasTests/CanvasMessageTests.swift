import Foundation
import Galley
import Testing

@testable import GalleyCanvas

@Suite struct CanvasMessageTests {
  private func read(_ text: String) throws -> CanvasMessage { try CanvasMessage(Data(text.utf8)) }

  private func fault(_ text: String) -> CanvasMessage.Fault? {
    do {
      _ = try read(text)
      return nil
    } catch {
      return error as? CanvasMessage.Fault
    }
  }

  @Test func eventsAreRead() throws {
    let place = CGPoint(x: 12.5, y: 40)
    let cases: [(String, CanvasEvent)] = [
      (
        #"{"type":"pointer","phase":"down","x":12.5,"y":40,"button":"secondary","clicks":2,"modifiers":["shift","command"]}"#,
        .pointer(.init(.down, at: place, isSecondary: true, modifiers: [.shift, .command]))
      ),
      (#"{"type":"pointer","phase":"hover","x":12.5,"y":40}"#, .pointer(.init(.hover, at: place))),
      (
        #"{"type":"wheel","x":12.5,"y":40,"dx":0,"dy":-3.5}"#,
        .wheel(at: place, by: CGSize(width: 0, height: -3.5))
      ),
      (#"{"type":"key","key":"ArrowLeft","modifiers":["option"]}"#, .key(.leftArrow, .option)),
      (#"{"type":"key","key":"a"}"#, .key("a", [])),
      (#"{"type":"text","text":"é"}"#, .text("é")),
      (#"{"type":"composition","text":""}"#, .composition("")),
      (
        #"{"type":"canvas","width":390,"height":844,"scale":2,"colorScheme":"dark","direction":"rightToLeft","typeSize":"accessibility1","locale":"de"}"#,
        .canvas([
          "size": "390x844", "scale": "2", "scheme": "dark", "direction": "rtl",
          "type-size": "accessibility1", "locale": "de",
        ])
      ),
      (
        #"{"type":"canvas","width":null,"height":null,"colorScheme":null,"scale":null}"#,
        .canvas(["size": nil, "scheme": nil, "scale": nil])
      ),
      (#"{"type":"clock","state":"paused"}"#, .clock(isRunning: false, rate: nil)),
      (#"{"type":"clock","rate":0.25}"#, .clock(isRunning: nil, rate: 0.25)),
      (#"{"type":"clock","step":0.5}"#, .step(0.5)),
      (#"{"type":"inspect","x":12.5,"y":40}"#, .inspect(at: place)),
      (#"{"type":"states"}"#, .states),
      (#"{"type":"timeline"}"#, .timeline),
      (#"{"type":"seek","time":2.5}"#, .seek(2.5)),
      (#"{"type":"tree"}"#, .tree),
    ]
    for (text, event) in cases {
      #expect(try read(text) == CanvasMessage(event), "\(text)")
      let numbered = text.dropLast() + #","event":7}"#
      #expect(try read(String(numbered)) == CanvasMessage(event, number: 7))
    }
  }

  @Test(arguments: [
    ("", "a message is not an object of JSON"),
    ("[1]", "a message is not an object of JSON"),
    (#"{"type":3}"#, "type: expected a text"),
    (
      #"{"type":"jump"}"#,
      "type: expected pointer, wheel, key, text, composition, canvas, clock, inspect, tree, states, "
        + "timeline, seek, touch, entry, reveal, elements or why"
    ),
    (#"{"type":"seek","time":-1}"#, "time: expected a number from 0 to 1000000"),
    (
      #"{"type":"pointer","phase":"over","x":1,"y":1}"#,
      "phase: expected down, move, up, cancel, hover, leave"
    ),
    (
      #"{"type":"inspect","x":"1","y":1}"#, "x: expected a number from -1000000 to 1000000"
    ),
    (#"{"type":"inspect","x":true,"y":1}"#, "x: expected a number from -1000000 to 1000000"),
    (#"{"type":"inspect","x":1e300,"y":1}"#, "x: expected a number from -1000000 to 1000000"),
    (#"{"type":"tree","depth":1}"#, #"depth: "tree" has no such key"#),
    (#"{"type":"tree","event":0}"#, "event: expected a whole number from 1"),
    (#"{"type":"tree","event":1.5}"#, "event: expected a whole number from 1"),
    (
      #"{"type":"canvas","width":3}"#,
      "height: expected a number or null, as the other side has one"
    ),
    (#"{"type":"canvas","width":3,"height":null}"#, "height: expected both sides or null for both"),
    (#"{"type":"canvas","scale":0}"#, "scale: expected a number from 0.1 to 8"),
    (#"{"type":"clock","state":"fast"}"#, "state: expected running or paused"),
    (
      #"{"type":"key","key":"a","modifiers":["alt"]}"#,
      "modifiers: expected capsLock, command, control, option, shift"
    ),
  ])
  func whatIsWrongIsNamed(_ text: String, _ words: String) {
    #expect(fault(text)?.description == words)
  }

  @Test func faultsHaveTheNumberOfTheirEvent() {
    #expect(fault(#"{"type":"jump","event":9}"#)?.number == 9)
    #expect(
      fault(#"{"type":"text","text":"\#(String(repeating: "a", count: 10_001))","event":3}"#)?
        .number == 3)
    #expect(
      fault(String(repeating: " ", count: 70_000))?.description == "a message has more than 64 KiB")
  }

  @Test func movesAndWheelsAreJoinedAndNothingElse() {
    func pointer(_ phase: CanvasEvent.Phase, _ x: CGFloat) -> CanvasEvent {
      .pointer(.init(phase, at: CGPoint(x: x, y: 0)))
    }
    #expect(pointer(.move, 1).joined(with: pointer(.move, 2)) == pointer(.move, 2))
    #expect(pointer(.hover, 1).joined(with: pointer(.hover, 2)) == pointer(.hover, 2))
    let wheel = CanvasEvent.wheel(at: .zero, by: CGSize(width: 1, height: 2))
    #expect(wheel.joined(with: wheel) == .wheel(at: .zero, by: CGSize(width: 2, height: 4)))
    let others: [CanvasEvent] = [
      pointer(.down, 1), pointer(.up, 1), pointer(.cancel, 1), pointer(.leave, 1), .text("a"),
      .key("a", []), .step(1), .tree,
    ]
    for one in others + [pointer(.move, 1), wheel] {
      for other in others { #expect(one.joined(with: other) == nil) }
    }
    #expect(pointer(.move, 1).joined(with: pointer(.hover, 2)) == nil)
  }
}
