import Galley
import Testing

/// What scroll views say of what they do, and where a wheel leaves them.
@MainActor @Suite struct ScrollPhaseTests {
  private final class Log: @unchecked Sendable {
    var phases: [String] = []
    var geometries: [ScrollGeometry] = []
    var velocities: [CGFloat?] = []
  }

  private nonisolated struct Column: View {
    var body: some View {
      VStack(spacing: 0) {
        ForEach(0..<60, id: \.self) { number in
          Text("row \(number)").frame(maxWidth: .infinity).frame(height: 30)
        }
      }
    }
  }

  private func renderer(_ log: Log) -> ImageRenderer<some View> {
    ImageRenderer(
      content: ScrollView { Column() }
        .onScrollPhaseChange { old, new, context in
          log.phases.append("\(old) \(new)")
          log.geometries.append(context.geometry)
          log.velocities.append(context.velocity?.dy)
        }
        .frame(width: 100, height: 90))
  }

  @Test func aFingerScrollsInPhases() throws {
    let log = Log()
    let renderer = renderer(log)
    try renderer.drag(from: CGPoint(x: 50, y: 80), to: CGPoint(x: 50, y: 20), over: 0.1)
    _ = try renderer.draw()
    #expect(
      log.phases == ["idle tracking", "tracking interacting", "interacting decelerating"])
    #expect(log.geometries.last?.contentOffset.y == 60)
    #expect(abs((log.velocities.last.flatMap { $0 } ?? 0) - 600) < 1)
    try renderer.advance(by: 5)
    #expect(log.phases.last == "decelerating idle")
    #expect(log.phases.count == 4)
    #expect(log.velocities.last == 0)
  }

  @Test func aFingerThatRestsLeavesNothingInMotion() throws {
    let log = Log()
    let renderer = renderer(log)
    let touch = try renderer.touch(at: CGPoint(x: 50, y: 80))
    try touch.move(by: CGSize(width: 0, height: -60), over: 0.1)
    try touch.hold(for: 0.3)
    try touch.lift()
    _ = try renderer.draw()
    #expect(log.phases == ["idle tracking", "tracking interacting", "interacting idle"])
    log.phases = []
    // A touch that does not move.
    try renderer.tap(at: CGPoint(x: 50, y: 40))
    _ = try renderer.draw()
    #expect(log.phases == ["idle tracking", "tracking idle"])
  }

  @Test func aFingerStopsContentThatGoesOn() throws {
    let log = Log()
    let renderer = renderer(log)
    try renderer.drag(from: CGPoint(x: 50, y: 80), to: CGPoint(x: 50, y: 20), over: 0.1)
    try renderer.advance(by: 0.2)
    log.phases = []
    let touch = try renderer.touch(at: CGPoint(x: 50, y: 40))
    try touch.hold(for: 0.2)
    try touch.lift()
    _ = try renderer.draw()
    #expect(log.phases == ["decelerating tracking", "tracking idle"])
  }

  private func top(_ renderer: ImageRenderer<some View>) throws -> CGFloat? {
    try renderer.draw().layoutTree?.first(named: "ScrollView content")?.frame.minY
  }

  /// Once it rests, content comes to where the behaviour says.
  @Test func aWheelLeavesContentWhereItComesToRest() throws {
    let rows = ImageRenderer(
      content: ScrollView { Column().scrollTargetLayout() }
        .scrollTargetBehavior(.viewAligned)
        .frame(width: 100, height: 90))
    try rows.scrollWheel(at: CGPoint(x: 50, y: 45), by: CGSize(width: 0, height: 40))
    #expect(try top(rows) == -40)
    try rows.advance(by: 0.1)
    #expect(try top(rows) == -40)
    #expect(!rows.isAtRest)
    try rows.advance(by: 2)
    #expect(try top(rows) == -30)
    #expect(rows.isAtRest)
    let pages = ImageRenderer(
      content: ScrollView { Column() }
        .scrollTargetBehavior(.paging)
        .frame(width: 100, height: 90))
    for _ in 0..<2 {
      try pages.scrollWheel(at: CGPoint(x: 50, y: 45), by: CGSize(width: 0, height: 30))
      try pages.advance(by: 0.1)
    }
    #expect(try top(pages) == -60)
    try pages.advance(by: 2)
    #expect(try top(pages) == -90)
    try pages.scrollWheel(at: CGPoint(x: 50, y: 45), by: CGSize(width: 0, height: 20))
    try pages.advance(by: 2)
    #expect(try top(pages) == -90)
  }
}
