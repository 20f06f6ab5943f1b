import Foundation
import Galley
import GalleyRendering
import TestSupport
import Testing

@testable import GalleyCanvas

/// A canvas at moments of its past.
@MainActor @Suite struct RecordedCanvasTests {
  private struct Desk: View {
    @State private var count = 0
    @State private var isBig = false
    @State private var name = ""
    @State private var isOver = false
    var body: some View {
      VStack(alignment: .leading) {
        Button("Add") { count += 1 }
        Text("Count \(count)")
        Button("Grow") { withAnimation(.linear(duration: 1)) { isBig.toggle() } }
        Rectangle().fill(.orange).frame(width: isBig ? 200 : 40, height: 10)
        TextField("Name", text: $name)
        Text(isOver ? "Over" : "Out").onHover { isOver = $0 }
      }
      .frame(width: 300)
    }
  }

  private func canvas(limit: Int? = nil) throws -> RecordedCanvas {
    try RecordedCanvas(limit: limit) {
      try LiveCanvas(
        Preview(Desk(), displayName: "Desk"), on: PreviewConfiguration(), with: Renderer())
    }
  }

  private func place(_ text: String, _ canvas: RecordedCanvas) throws -> CGPoint {
    let tree = try canvas.canvas.renderer.draw().layoutTree
    let frame = try #require(tree?.first { $0.text == text }?.frame)
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  private func texts(_ canvas: RecordedCanvas) throws -> [String] {
    let tree = try canvas.canvas.renderer.draw().layoutTree
    return try #require(tree).texts
  }

  private func take(
    _ canvas: RecordedCanvas, _ event: CanvasEvent, _ number: UInt32 = 0
  ) -> [String] {
    canvas.take(CanvasMessage(event, number: number))
  }

  private func click(_ canvas: RecordedCanvas, _ text: String) throws {
    let place = try place(text, canvas)
    #expect(take(canvas, .pointer(.init(.down, at: place))) == [])
    #expect(take(canvas, .pointer(.init(.up, at: place))) == [])
  }

  private func turn(_ canvas: RecordedCanvas, _ count: Int, by seconds: Double = 1.0 / 60) {
    for _ in 0..<count { #expect(canvas.turnClock(by: seconds) == []) }
  }

  /// Goes to a moment in one go.
  private func seek(_ canvas: RecordedCanvas, _ time: Double, _ number: UInt32 = 0) -> Timeline? {
    guard take(canvas, .seek(time), number) == [] else { return nil }
    var answers: [String] = []
    while canvas.isSeeking { answers += canvas.goOn(for: .seconds(10)) }
    return answers.last.flatMap(Timeline.init)
  }

  private struct Timeline: Decodable, Equatable {
    var time: Double
    var end: Double
    var recorded: Double
    var isPast: Bool
    var isFull: Bool
    var events: [Double]

    init?(_ json: String) {
      guard let value = try? JSONDecoder().decode(Timeline.self, from: Data(json.utf8)) else {
        return nil
      }
      self = value
    }
  }

  private func timeline(_ canvas: RecordedCanvas) throws -> Timeline {
    let message = try #require(take(canvas, .timeline).first)
    return try #require(Timeline(message))
  }

  /// Each moment has the pixels that it had.
  @Test func everyMomentIsDrawnAsItWas() throws {
    let canvas = try canvas()
    var images: [(time: Double, pixels: [UInt32])] = []
    func note() throws {
      images.append((canvas.canvas.time, try canvas.canvas.renderer.draw().bitmap().pixels))
    }
    turn(canvas, 3)
    try click(canvas, "Grow")
    for step in 0..<40 {
      turn(canvas, 1, by: step.isMultiple(of: 3) ? 0.021 : 0.017)
      if step == 20 { try click(canvas, "Add") }
      if step == 30 { try click(canvas, "Grow") }
      try note()
    }
    #expect(Set(images.map(\.pixels)).count > 30)
    for index in [39, 0, 20, 21, 10, 38, 31, 5] {
      #expect(seek(canvas, images[index].time) != nil)
      #expect(try canvas.canvas.renderer.draw().bitmap().pixels == images[index].pixels, "\(index)")
    }
  }

  @Test func aMomentIsPausedAndGoesOnAsRecorded() throws {
    let canvas = try canvas()
    turn(canvas, 6, by: 0.1)
    try click(canvas, "Add")
    turn(canvas, 6, by: 0.1)
    try click(canvas, "Add")
    turn(canvas, 6, by: 0.1)
    #expect(try texts(canvas).contains("Count 2"))
    let past = try #require(seek(canvas, 0.9))
    #expect(past.time == 0.9 && past.isPast && past.recorded == 1.8 && past.end == 1.8)
    #expect(past.events == [0.6, 1.2])
    #expect(try texts(canvas).contains("Count 1") && !canvas.canvas.clock.isRunning)
    turn(canvas, 100)
    #expect(canvas.canvas.time == 0.9)
    #expect(take(canvas, .clock(isRunning: true, rate: 2)) == [])
    turn(canvas, 1, by: 0.2)
    #expect(try texts(canvas).contains("Count 2") && timeline(canvas).time == 1.3)
    turn(canvas, 10, by: 0.1)
    // From the end on, the clock follows the machine's again, and is recorded.
    let now = try timeline(canvas)
    #expect(!now.isPast && now.time > 1.8 && now.recorded == now.time)
  }

  @Test func onTheWayNothingStartsAnew() throws {
    let canvas = try canvas()
    for _ in 0..<20 {
      try click(canvas, "Grow")
      turn(canvas, 10)
    }
    // 12 entries, ten turns and two phases of a click, are a sixth of a second. Of the last one that is begun, two phases and
    // five turns are done.
    _ = seek(canvas, 1.09)
    #expect(canvas.replayed == 6 * 12 + 7)
    _ = seek(canvas, 2.09)
    #expect(canvas.replayed == 12 * 12 + 7)
    _ = seek(canvas, 0.59)
    #expect(canvas.replayed == 12 * 12 + 7 + 3 * 12 + 7)
    // A part is done in a turn of the loop; a newer moment takes the place of an older one.
    #expect(take(canvas, .seek(3), 1) == [])
    #expect(canvas.goOn(for: .zero) == [] && canvas.isSeeking)
    #expect(canvas.canvas.event == 0)
    #expect(take(canvas, .seek(1), 2) == [])
    while canvas.isSeeking { _ = canvas.goOn(for: .zero) }
    #expect(canvas.canvas.event == 2 && abs(canvas.canvas.time - 1) < 0.001)
  }

  @Test func whatIsDoneInThePastReplacesWhatCameLater() throws {
    let canvas = try canvas()
    for _ in 0..<3 {
      try click(canvas, "Add")
      turn(canvas, 5, by: 0.1)
    }
    _ = seek(canvas, 0.75)
    // A pointer that passes changes nothing.
    #expect(take(canvas, .pointer(.init(.hover, at: CGPoint(x: 5, y: 5))), 7) == [])
    #expect(canvas.canvas.event == 7)
    #expect(try timeline(canvas).isPast)
    #expect(try texts(canvas).contains("Count 2"))
    try click(canvas, "Grow")
    let now = try timeline(canvas)
    #expect(!now.isPast && now.recorded == 0.75 && now.events == [0, 0.5, 0.75])
    _ = seek(canvas, 0)
    #expect(try texts(canvas).contains("Count 1"))
    _ = seek(canvas, 100)
    #expect(try texts(canvas).contains("Count 2"))
  }

  @Test func framesGoOn() throws {
    let canvas = try canvas()
    #expect(try canvas.canvas.frame(whole: true).number == 1)
    try click(canvas, "Add")
    turn(canvas, 3, by: 0.1)
    #expect(try canvas.canvas.frame().number == 2)
    let late = try canvas.canvas.renderer.draw().bitmap()
    _ = seek(canvas, 0)
    #expect(try canvas.canvas.renderer.draw().bitmap() == late)
    _ = take(canvas, .canvas(["scheme": "dark"]))
    let frame = try canvas.canvas.frame()
    #expect(frame.number == 3 && frame.isWhole)
  }

  /// Another zoom of the page is no event of the preview.
  @Test func aScaleCutsNothing() throws {
    let canvas = try canvas()
    #expect(take(canvas, .canvas(["scale": "2", "scheme": "dark"])) == [])
    try click(canvas, "Add")
    turn(canvas, 3, by: 0.1)
    _ = seek(canvas, 0)
    #expect(take(canvas, .canvas(["scale": "1", "scheme": "dark"])) == [])
    turn(canvas, 1, by: 0)
    #expect(canvas.canvas.renderer.scale == 1)
    _ = seek(canvas, 0.1)
    #expect(try canvas.canvas.renderer.scale == 1 && timeline(canvas).isPast)
    _ = seek(canvas, 0)
    #expect(canvas.canvas.renderer.scale == 1)
    #expect(canvas.canvas.renderer.environment.colorScheme == .dark)
    #expect(take(canvas, .canvas(["scheme": "light"])) == [])
    #expect(try !timeline(canvas).isPast)
  }

  @Test func aPointerThatPassesIsRecordedOnce() throws {
    let canvas = try canvas()
    turn(canvas, 1, by: 0.5)
    let over = try place("Out", canvas)
    for x in 0..<50 {
      _ = take(canvas, .pointer(.init(.hover, at: CGPoint(x: 250 + x, y: 2))))
      turn(canvas, 1)
    }
    _ = take(canvas, .pointer(.init(.hover, at: over)))
    turn(canvas, 10)
    #expect(try texts(canvas).contains("Over"))
    _ = seek(canvas, 1)
    #expect(try texts(canvas).contains("Out"))
    let replayed = canvas.replayed
    #expect(replayed <= 2)
    _ = seek(canvas, 10)
    #expect(try texts(canvas).contains("Over") && canvas.replayed <= replayed + 4)
  }

  @Test func aRecordingHasALimit() throws {
    let canvas = try canvas(limit: 6)
    for _ in 0..<4 {
      try click(canvas, "Add")
      turn(canvas, 1, by: 0.1)
    }
    let full = try timeline(canvas)
    #expect(full.isFull && !full.isPast && full.recorded == 0.2 && full.end == 0.4)
    #expect(try texts(canvas).contains("Count 4"))
    _ = seek(canvas, 0.2)
    #expect(try texts(canvas).contains("Count 2"))
    try click(canvas, "Add")
    #expect(try texts(canvas).contains("Count 3") && timeline(canvas).isFull)
  }

  @Test func aTouchWithTimeOfItsOwnIsDoneAsAWhole() throws {
    let canvas = try canvas()
    turn(canvas, 1, by: 0.1)
    let press = CanvasTouch(.press(2), at: try place("Add", canvas))
    #expect(take(canvas, .touch(press)).count == 1)
    let end = canvas.canvas.time
    #expect(end >= 2)
    _ = seek(canvas, 1)
    #expect(canvas.canvas.time == end)
    _ = seek(canvas, 0.1)
    #expect(abs(canvas.canvas.time - 0.1) < 0.001)
    _ = take(canvas, .clock(isRunning: true, rate: nil))
    turn(canvas, 2, by: 0.1)
    #expect(canvas.canvas.time >= end)
  }

  @Test func aStepInThePastFollowsTheRecord() throws {
    let canvas = try canvas()
    turn(canvas, 1, by: 0.5)
    try click(canvas, "Add")
    turn(canvas, 1, by: 0.5)
    _ = seek(canvas, 0.25)
    #expect(take(canvas, .step(0.125)) == [] && canvas.isSeeking)
    _ = canvas.goOn(for: .seconds(1))
    #expect(try canvas.canvas.time == 0.375 && texts(canvas).contains("Count 0"))
    #expect(take(canvas, .step(0.25)) == [])
    _ = canvas.goOn(for: .seconds(1))
    #expect(try canvas.canvas.time == 0.625 && texts(canvas).contains("Count 1"))
  }

  @Test func whatWasCopiedIsToldOnce() throws {
    let canvas = try canvas()
    turn(canvas, 1, by: 0.5)
    try click(canvas, "Name")
    #expect(take(canvas, .text("Ada")) == [])
    for key in ["a", "c"] as [KeyEquivalent] { #expect(take(canvas, .key(key, .command)) == []) }
    turn(canvas, 1, by: 0.5)
    #expect(canvas.canvas.news().contains { $0.contains("copied") })
    _ = seek(canvas, 0)
    _ = seek(canvas, 1)
    #expect(try texts(canvas).contains("Ada"))
    #expect(!canvas.canvas.news().contains { $0.contains("copied") })
  }
}
