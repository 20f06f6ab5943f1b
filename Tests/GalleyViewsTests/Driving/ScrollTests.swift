import Galley
import Testing

/// Scroll views that a finger scrolls.
@Suite struct ScrollTests {
  private final class Log {
    var lines: [String] = []
  }

  private func column(_ log: Log) -> some View {
    ScrollView {
      VStack(spacing: 0) {
        ForEach(0..<20) { number in
          Text("row \(number)").frame(maxWidth: .infinity).frame(height: 30)
            .contentShape(Rectangle())
            .onTapGesture { log.lines.append("tap \(number)") }
        }
      }
    }
    .frame(width: 100, height: 90)
  }

  private func top(_ renderer: ImageRenderer<some View>) throws -> CGFloat? {
    try renderer.draw().layoutTree?.first(named: "ScrollView content")?.frame.minY
  }

  @Test func aDragScrollsAndTakesTheTapAway() throws {
    let log = Log()
    let renderer = ImageRenderer(content: column(log))
    try renderer.drag("row 2", by: CGSize(width: 5, height: -60))
    #expect(try top(renderer) == -60)
    #expect(log.lines == [])
    try renderer.tap("row 2")
    #expect(log.lines == ["tap 2"])
    #expect(throws: DrivingError.self) { try renderer.tap("row 1") }
    try renderer.drag("row 3", by: CGSize(width: 0, height: 500))
    try renderer.advance(by: 2)
    #expect(try top(renderer) == 0)
    try renderer.drag(from: CGPoint(x: 50, y: 80), to: CGPoint(x: 50, y: -2000))
    try renderer.advance(by: 2)
    #expect(try top(renderer) == -510)
  }

  @Test func aViewIsScrolledIntoSight() throws {
    let log = Log()
    let renderer = ImageRenderer(content: column(log))
    #expect(throws: DrivingError.self) { try renderer.tap("row 12") }
    try renderer.scroll(to: "row 12")
    #expect(try top(renderer) == -300)
    try renderer.tap("row 12")
    try renderer.scroll(to: "row 12")
    #expect(try top(renderer) == -300)
    try renderer.scroll(to: "row 11")
    #expect(try top(renderer) == -300)
    try renderer.scroll(to: "row 2")
    #expect(try top(renderer) == -60)
    #expect(log.lines == ["tap 12"])
    #expect(throws: DrivingError.self) {
      try ImageRenderer(content: Text("alone")).scroll(to: "alone")
    }
  }

  @Test func whatFitsOrIsDisabledDoesNotScroll() throws {
    let log = Log()
    let still = ImageRenderer(content: column(log).scrollDisabled(true))
    try still.drag(from: CGPoint(x: 50, y: 80), to: CGPoint(x: 50, y: 10))
    #expect(try top(still) == 0)
    let short = ImageRenderer(
      content: ScrollView { Text("one") }.frame(width: 100, height: 90))
    #expect(throws: DrivingError.self) {
      try short.drag("one", by: CGSize(width: 0, height: -60))
    }
    let wide = ImageRenderer(
      content: ScrollView(.horizontal) { Text("one").frame(width: 300, height: 40) }
        .frame(width: 100, height: 40))
    try wide.drag(from: CGPoint(x: 80, y: 20), to: CGPoint(x: 30, y: -40))
    #expect(try wide.draw().layoutTree?.first { $0.text == "one" }?.frame.midX == 100)
  }

  @Test func readersOfTheScrollGeometryHearOfIt() throws {
    let log = Log()
    let view = column(log).onScrollGeometryChange(for: CGFloat.self) {
      $0.contentOffset.y
    } action: { _, new in
      log.lines.append("\(Int(new))")
    }
    let renderer = ImageRenderer(content: view)
    try renderer.drag("row 2", by: CGSize(width: 0, height: -30), over: 0)
    #expect(log.lines == ["0", "30"])
  }
}

/// Scroll views that go on once the finger is lifted.
@Suite struct ScrollMomentumTests {
  private final class Presses: @unchecked Sendable {
    var count = 0
  }
  private let presses = Presses()

  private func column(isDisabled: Bool = false) -> ImageRenderer<some View> {
    ImageRenderer(
      content: ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<60) { number in
            Button {
              presses.count += 1
            } label: {
              Text("row \(number)").frame(maxWidth: .infinity).frame(height: 30)
                .contentShape(Rectangle())
            }
          }
        }
      }
      .scrollDisabled(isDisabled)
      .frame(width: 100, height: 90))
  }

  private func top(_ renderer: ImageRenderer<some View>) throws -> CGFloat {
    try #require(try renderer.draw().layoutTree?.first(named: "ScrollView content")).frame.minY
  }

  /// A finger that goes 60 points upwards in a tenth of a second.
  private func flick(_ renderer: ImageRenderer<some View>) throws {
    try renderer.drag(from: CGPoint(x: 50, y: 80), to: CGPoint(x: 50, y: 20), over: 0.1)
  }

  @Test(arguments: [1.0, 2, 3]) func theVelocityIsLostAsInUIScrollView(_ scale: CGFloat) throws {
    let renderer = column()
    renderer.scale = scale
    try flick(renderer)
    #expect(try top(renderer) == -60)
    #expect(!renderer.isAtRest)
    // 600 points a second, of which 0.998 is left each thousandth of one.
    try renderer.advance(by: 0.5)
    #expect(abs(try top(renderer) + 60 + 189.56) < 0.5)
    try renderer.advance(by: 10)
    let end = try top(renderer)
    #expect(abs(end + 60 + 294.7) < 0.5)
    #expect(renderer.isAtRest)
    // It comes to the same place in small steps.
    let stepwise = column()
    try flick(stepwise)
    for _ in 0..<100 { try stepwise.advance(by: 1 / 20.0) }
    #expect(abs(try top(stepwise) - end) < 1e-6)
  }

  @Test func aFingerThatRestsLeavesItWhereItIs() throws {
    let renderer = column()
    let touch = try renderer.touch(at: CGPoint(x: 50, y: 80))
    try touch.move(to: CGPoint(x: 50, y: 20), over: 0.1)
    try touch.hold(for: 0.2)
    try touch.lift()
    #expect(renderer.isAtRest)
    try renderer.advance(by: 1)
    #expect(try top(renderer) == -60)
  }

  @Test func aTouchStopsIt() throws {
    let renderer = column()
    try flick(renderer)
    try renderer.advance(by: 0.2)
    let place = try top(renderer)
    let touch = try renderer.touch(at: CGPoint(x: 50, y: 50))
    try touch.hold(for: 0.3)
    #expect(try top(renderer) == place)
    try touch.lift()
    #expect(touch.reactions.map { $0.hasPrefix("ScrollView") } == [true])
    try renderer.advance(by: 1)
    #expect(try top(renderer) == place)
    // What is under the finger that stops it is not pressed, and is with the next tap.
    #expect(presses.count == 0)
    let row = CGPoint(x: 50, y: 45)
    try renderer.tap(at: row)
    #expect(presses.count == 1)
    try flick(renderer)
    try renderer.advance(by: 0.1)
    #expect(try renderer.tap(at: row).map { $0.hasPrefix("ScrollView") } == [true])
    #expect(presses.count == 1)
    // So does one who scrolls it elsewhere.
    try flick(renderer)
    try renderer.scroll(to: "row 0")
    try renderer.advance(by: 1)
    #expect(try top(renderer) == 0)
  }

  @Test func itComesToRestAtBothEndsOfTheContent() throws {
    let renderer = column()
    try renderer.drag(from: CGPoint(x: 50, y: 80), to: CGPoint(x: 50, y: -400), over: 0.05)
    try renderer.advance(by: 2)
    #expect(try top(renderer) == -1710)
    #expect(renderer.isAtRest)
    try renderer.drag(from: CGPoint(x: 50, y: 10), to: CGPoint(x: 50, y: 500), over: 0.05)
    try renderer.advance(by: 2)
    #expect(try top(renderer) == 0)
    #expect(renderer.isAtRest)
    let disabled = column(isDisabled: true)
    try flick(disabled)
    try disabled.advance(by: 1)
    #expect(try top(disabled) == 0)
  }
}
