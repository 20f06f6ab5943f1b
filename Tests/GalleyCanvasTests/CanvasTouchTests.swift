import Foundation
import Galley
import GalleyRendering
import Testing

@testable import GalleyCanvas

/// Whole touches, texts and questions of those who see no canvas.
@MainActor @Suite struct CanvasTouchTests {
  private struct Form: View {
    @State private var count = 0
    @State private var level = 0.0
    @State private var name = "Ada"
    @State private var isOn = false
    @State private var isLong = false
    var body: some View {
      VStack(alignment: .leading, spacing: 12) {
        Button("Add") { count += 1 }
        Text("Count \(count)")
        Toggle("Wi-Fi", isOn: $isOn)
        Text(isOn ? "on" : "off")
        Slider(value: $level, in: 0...10) { Text("Level") }
        Text("Level \(Int(level.rounded()))")
        TextField("Name", text: $name).accessibilityIdentifier("name")
        Text("Hello \(name)")
        Text("Hold").onLongPressGesture(minimumDuration: 0.5) { isLong = true }
        Text(isLong ? "held" : "free")
        Button("Never") {}.disabled(true)
        Button("Same") { count += 10 }
        Button("Same") { count += 100 }
        ScrollView { VStack { ForEach(0..<20) { Text("Row \($0)") } } }.frame(height: 60)
      }
      .frame(width: 300)
    }
  }

  private func canvas() throws -> LiveCanvas {
    try LiveCanvas(
      Preview(Form()), on: PreviewConfiguration(), with: Renderer(),
      start: CanvasStart(isRunning: false))
  }

  private func object(_ messages: [String]) throws -> [String: Any] {
    let text = try #require(messages.first)
    return try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  private func elements(_ canvas: LiveCanvas) throws -> [[String: Any]] {
    let answer = try object(canvas.take(CanvasMessage(.elements, number: 5)))
    #expect(answer["type"] as? String == "elementTree" && answer["event"] as? Int == 5)
    let tree = try #require(answer["tree"] as? [String: Any])
    return try #require(tree["elements"] as? [[String: Any]])
  }

  private func labels(_ canvas: LiveCanvas) throws -> [String] {
    try elements(canvas).compactMap { $0["label"] as? String }
  }

  private func middle(_ label: String, _ canvas: LiveCanvas, last: Bool = false) throws -> CGPoint {
    let found = try elements(canvas).filter { $0["label"] as? String == label }
    let element = try #require(last ? found.last : found.first)
    let frame = try #require(element["frame"] as? [Double])
    return CGPoint(x: frame[0] + frame[2] / 2, y: frame[1] + frame[3] / 2)
  }

  private func perform(
    _ canvas: LiveCanvas, _ action: CanvasTouch.Action, _ label: String, named: Bool = true
  ) throws -> [String: Any] {
    let place = try middle(label, canvas)
    let touch = CanvasTouch(action, at: place, label: named ? label : nil)
    return try object(canvas.take(CanvasMessage(.touch(touch), number: 7)))
  }

  @Test func touchesSayWhatReacted() throws {
    let canvas = try canvas()
    for named in [true, false] {
      let answer = try perform(canvas, .tap(count: 1), "Add", named: named)
      #expect(answer["type"] as? String == "reacted" && answer["event"] as? Int == 7)
      #expect((answer["views"] as? [String])?.isEmpty == false)
    }
    #expect(try labels(canvas).contains("Count 2"))
    #expect(
      (try perform(canvas, .tap(count: 1), "Count 2", named: false)["views"] as? [String]) == [])
    let refused = try perform(canvas, .tap(count: 1), "Count 2")
    #expect(refused["type"] as? String == "report", "\(refused)")
    let disabled = try perform(canvas, .tap(count: 1), "Never")
    #expect((disabled["messages"] as? [String])?.first?.contains("disabled") == true)
  }

  /// A switch reacts beside its title, and a press, a slide and a drag take the canvas's own time.
  @Test func touchesReachWhatReacts() throws {
    let canvas = try canvas()
    _ = try perform(canvas, .tap(count: 1), "Wi-Fi")
    #expect(try labels(canvas).contains("on"))
    _ = try perform(canvas, .press(0.8), "Hold")
    #expect(try labels(canvas).contains("held"))
    _ = try perform(canvas, .slide(to: 7), "Level")
    #expect(try labels(canvas).contains("Level 7"))
  }

  /// Without a step a slider is adjusted by a tenth of its range, as `UISlider` is; named and at its place.
  @Test func valuesAreAdjusted() throws {
    let canvas = try canvas()
    let answer = try perform(canvas, .adjust(.increment, count: 3), "Level")
    #expect(answer["type"] as? String == "reacted", "\(answer)")
    #expect(try labels(canvas).contains("Level 3"))
    _ = try perform(canvas, .adjust(.increment, count: 1), "Level", named: false)
    #expect(try labels(canvas).contains("Level 4"))
    _ = try perform(canvas, .adjust(.decrement, count: 100), "Level")
    #expect(try labels(canvas).contains("Level 0"))
    let button = try perform(canvas, .adjust(.increment, count: 1), "Add")
    #expect(button["messages"] as? [String] == ["\"Add\" does not react to increment"])
    _ = try perform(canvas, .slide(to: 7), "Level", named: false)
    #expect(try labels(canvas).contains("Level 7"))
  }

  private struct Steps: View {
    @State private var volume = 2.0
    @State private var cups = 1
    @State private var tea = 0
    @State private var stars = 3
    var body: some View {
      VStack {
        Slider(value: $volume, in: 0...4, step: 2) { Text("Volume") }
        Stepper("Cups", value: $cups, in: 0...2)
        Picker("Tea", selection: $tea) { ForEach(0..<3) { Text("Tea \($0)").tag($0) } }
          .pickerStyle(.wheel).accessibilityLabel("Tea")
        Color.yellow.frame(width: 50, height: 50).accessibilityElement()
          .accessibilityLabel("Stars")
          .accessibilityAdjustableAction { stars += $0 == .increment ? 1 : -1 }
        Slider(value: .constant(1)) { Text("Off") }.disabled(true)
        Text("\(Int(volume)) \(cups) \(tea) \(stars)")
      }
      .frame(width: 300)
    }
  }

  /// Each by its own step, as far as it goes.
  @Test func stepsAreThoseOfTheControls() throws {
    let canvas = try LiveCanvas(
      Preview(Steps()), on: PreviewConfiguration(), with: Renderer(),
      start: CanvasStart(isRunning: false))
    let steps: [(AccessibilityAdjustmentDirection, String, String)] = [
      (.increment, "Volume", "4 1 0 3"), (.increment, "Volume", "4 1 0 3"),
      (.decrement, "Cups", "4 0 0 3"),
      (.decrement, "Cups", "4 0 0 3"), (.increment, "Cups", "4 1 0 3"),
      (.decrement, "Tea", "4 1 0 3"), (.increment, "Tea", "4 1 1 3"),
      (.increment, "Stars", "4 1 1 4"), (.decrement, "Stars", "4 1 1 3"),
    ]
    for (action, label, state) in steps {
      _ = try perform(canvas, .adjust(action, count: 1), label)
      #expect(try labels(canvas).contains(state), "\(action) \(label)")
    }
    let off = try perform(canvas, .adjust(.increment, count: 1), "Off")
    #expect(off["messages"] as? [String] == ["\"Off\" is disabled"])
  }

  private struct Mail: View {
    @State private var state = "new"
    var body: some View {
      VStack {
        Text("Mail").accessibilityAction(named: "Flag") { state = "flagged" }
        Text("Card").accessibilityAction(.delete) { state = "deleted" }
        Text(state)
      }
    }
  }

  @Test func actionsArePerformedByNamesAndAtPlaces() throws {
    let canvas = try LiveCanvas(
      Preview(Mail()), on: PreviewConfiguration(), with: Renderer(),
      start: CanvasStart(isRunning: false))
    _ = try perform(canvas, .perform("Flag"), "Mail")
    #expect(try labels(canvas).contains("flagged"))
    let answer = try perform(canvas, .perform("delete"), "Card", named: false)
    #expect(answer["type"] as? String == "reacted", "\(answer)")
    #expect(try labels(canvas).contains("deleted"))
    let unknown = try perform(canvas, .perform("Open"), "Mail")
    #expect(
      unknown["messages"] as? [String] == ["\"Mail\" does not react to the action \"Open\""])
  }

  /// Requests have no parameters of Swift: a message names their keys, and a value that a slider does not have its range.
  @Test func refusalsNameWhatRequestsHave() throws {
    let canvas = try canvas()
    let slide = try perform(canvas, .slide(to: 11), "Level")
    #expect(slide["messages"] as? [String] == ["value is 11; expected a number from 0 to 10"])
    #expect(try labels(canvas).contains("Level 0"))
    let entry = CanvasEntry("!", at: nil)
    let typed = try object(canvas.take(CanvasMessage(.entry(entry), number: 7)))
    #expect(
      typed["messages"] as? [String] == [
        "no text field has the focus: tap one first, or name it with element, label, or x and y"
      ])
    let reveal = try object(canvas.take(CanvasMessage(.reveal("Same"), number: 8)))
    let words = (reveal["messages"] as? [String])?.first ?? ""
    #expect(
      words.hasSuffix(
        "say which one with element, or x and y, or give one an accessibilityIdentifier"),
      "\(words)")
  }

  /// Of two views with one label, the one at the place is touched.
  @Test func aPlaceTellsViewsOfOneLabel() throws {
    let canvas = try canvas()
    let place = try middle("Same", canvas, last: true)
    let touch = CanvasTouch(.tap(count: 1), at: place, label: "Same")
    #expect(
      try object(canvas.take(CanvasMessage(.touch(touch))))["type"] as? String == "reacted")
    #expect(try labels(canvas).contains("Count 100"))
    let slide = try perform(canvas, .slide(to: 1), "Same")
    #expect(slide["type"] as? String == "report")
  }

  @Test func textsAreTypedAtTheEndOrInPlaceOfOthers() throws {
    let canvas = try canvas()
    let field = try #require(
      try elements(canvas).first { $0["identifier"] as? String == "name" }?["frame"] as? [Double])
    let start = CGPoint(x: field[0] + 2, y: field[1] + field[3] / 2)
    let entry = CanvasEntry("!", at: start)
    #expect(canvas.take(CanvasMessage(.entry(entry))) == [])
    #expect(try labels(canvas).contains("Hello Ada!"))
    let other = CanvasEntry("Bo", at: start, label: "name", replaces: true)
    #expect(canvas.take(CanvasMessage(.entry(other))) == [])
    #expect(try labels(canvas).contains("Hello Bo"))
    let button = CanvasEntry("x", at: try middle("Add", canvas))
    let report = try object(canvas.take(CanvasMessage(.entry(button), number: 3)))
    #expect(report["type"] as? String == "report" && report["event"] as? Int == 3)
  }

  @Test func viewsAreRevealedAndExplained() throws {
    let canvas = try canvas()
    let before = try middle("Row 19", canvas)
    // What is scrolled away is explained as well.
    let row = try #require(try elements(canvas).first { $0["label"] as? String == "Row 19" })
    let sides = try #require(row["frame"] as? [Double])
    let below = CGRect(x: sides[0], y: sides[1], width: sides[2], height: sides[3])
    let hidden = try object(canvas.take(CanvasMessage(.why(.frame(below)), number: 9)))
    #expect((hidden["text"] as? String)?.hasPrefix("Text \"Row 19\"") == true, "\(hidden)")
    #expect(canvas.take(CanvasMessage(.reveal("Row 19"))) == [])
    #expect(try middle("Row 19", canvas).y < before.y)
    let text = try #require(try elements(canvas).first { $0["label"] as? String == "Hello Ada" })
    let frame = try #require(text["frame"] as? [Double])
    let box = CGRect(x: frame[0], y: frame[1], width: frame[2], height: frame[3])
    let why = try object(canvas.take(CanvasMessage(.why(.frame(box)), number: 9)))
    #expect((why["text"] as? String)?.contains("Text") == true && why["event"] as? Int == 9)
    #expect(
      try object(canvas.take(CanvasMessage(.why(.view("VStack")))))["type"] as? String
        == "explanation")
    let unknown = try object(canvas.take(CanvasMessage(.why(.view("VStak")))))
    #expect(
      unknown["messages"] as? [String]
        == ["no view has the id or name \"VStak\"; did you mean \"VStack\"?"])
    let outside = CanvasSubject.frame(CGRect(x: -50, y: -50, width: 2, height: 2))
    #expect(
      try object(canvas.take(CanvasMessage(.why(outside))))["messages"] as? [String]
        == ["there is no view at this place"])
  }

  @Test func aClockThatStandsDoesNotFollowTheMachine() throws {
    let canvas = try canvas()
    #expect(!canvas.clock.isRunning)
    #expect(canvas.turnClock(by: 5) == [])
    #expect(canvas.renderer.time == 0)
    #expect(canvas.take(CanvasMessage(.step(0.5))) == [])
    #expect(canvas.renderer.time == 0.5)
  }

  @Test func messagesAreRead() throws {
    let place = CGPoint(x: 3, y: 4)
    let cases: [(String, CanvasEvent)] = [
      (
        #"{"type":"touch","action":"tap","x":3,"y":4}"#,
        .touch(CanvasTouch(.tap(count: 1), at: place))
      ),
      (
        #"{"type":"touch","action":"tap","x":3,"y":4,"count":2,"label":"A"}"#,
        .touch(CanvasTouch(.tap(count: 2), at: place, label: "A"))
      ),
      (
        #"{"type":"touch","action":"press","x":3,"y":4,"seconds":0.5}"#,
        .touch(CanvasTouch(.press(0.5), at: place))
      ),
      (
        #"{"type":"touch","action":"drag","x":3,"y":4,"dx":-9,"dy":0,"seconds":0.25}"#,
        .touch(CanvasTouch(.drag(by: CGSize(width: -9, height: 0), over: 0.25), at: place))
      ),
      (
        #"{"type":"touch","action":"slide","x":3,"y":4,"value":-2}"#,
        .touch(CanvasTouch(.slide(to: -2), at: place))
      ),
      (
        #"{"type":"touch","action":"decrement","x":3,"y":4,"count":2}"#,
        .touch(CanvasTouch(.adjust(.decrement, count: 2), at: place))
      ),
      (
        #"{"type":"touch","action":"perform","x":3,"y":4,"name":"Add","label":"A"}"#,
        .touch(CanvasTouch(.perform("Add"), at: place, label: "A"))
      ),
      (
        #"{"type":"entry","text":"a","x":3,"y":4,"replaces":true}"#,
        .entry(CanvasEntry("a", at: place, replaces: true))
      ),
      (#"{"type":"entry","text":"a"}"#, .entry(CanvasEntry("a"))),
      (#"{"type":"reveal","label":"A"}"#, .reveal("A")),
      (#"{"type":"elements"}"#, .elements),
      (#"{"type":"why","view":"0.1"}"#, .why(.view("0.1"))),
      (
        #"{"type":"why","x":3,"y":4,"width":5,"height":6}"#,
        .why(.frame(CGRect(x: 3, y: 4, width: 5, height: 6)))
      ),
    ]
    for (text, event) in cases {
      #expect(try CanvasMessage(Data(text.utf8)) == CanvasMessage(event), "\(text)")
    }
    for text in [
      #"{"type":"touch","action":"flick","x":3,"y":4}"#,
      #"{"type":"touch","action":"tap","x":3,"y":4,"count":1.5}"#,
      #"{"type":"touch","action":"tap","x":3,"y":4,"seconds":1}"#,
      #"{"type":"touch","action":"perform","x":3,"y":4}"#,
      #"{"type":"entry","text":"a","replaces":1}"#, #"{"type":"why","x":3,"y":4}"#,
    ] {
      #expect(throws: CanvasMessage.Fault.self, "\(text)") { try CanvasMessage(Data(text.utf8)) }
    }
  }
}
