import Galley
import Testing

/// Times as `Duration`, and as numbers of seconds where these are still accepted.
@Suite struct DurationTests {
  private var box: some View { Color.red.frame(width: 100, height: 100).layoutName("box") }

  /// A length of time is the same number of seconds, so that movements have the same values.
  @Test(arguments: [0, 0.001, 0.1, 0.2, 0.25, 0.3, 0.7, 1, 59.999])
  func theClockIsTurnedByTheSameNumber(_ seconds: Double) throws {
    let renderer = ImageRenderer(content: box)
    try renderer.advance(by: .seconds(seconds))
    #expect(renderer.time == seconds)
  }

  @Test func theClockIsTurnedInAsynchronousCode() async throws {
    let renderer = ImageRenderer(content: box)
    try await renderer.advance(by: .milliseconds(300))
    #expect(renderer.time == 0.3)
  }

  @Test func touchesTakeDurations() throws {
    let renderer = ImageRenderer(content: box.onLongPressGesture(minimumDuration: 0.4) {})
    #expect(try renderer.press("box", for: .milliseconds(500)) == ["onLongPressGesture"])
    #expect(renderer.time == 0.5)
    let touch = try renderer.touch("box")
    try touch.hold(for: .milliseconds(250))
    try touch.move(by: CGSize(width: 5, height: 0), over: .milliseconds(250))
    #expect(renderer.time == 1)
    try touch.move(to: CGPoint(x: 50, y: 50), over: .seconds(1))
    try touch.lift()
    #expect(renderer.time == 2 && touch.location == CGPoint(x: 50, y: 50))
    try renderer.drag(from: .zero, to: CGPoint(x: 9, y: 9), over: .seconds(1))
    #expect(renderer.time == 3)
  }

  @Test func negativeDurationsAreErrors() throws {
    let renderer = ImageRenderer(content: box.onTapGesture {})
    #expect(throws: MovementError.self) { try renderer.advance(by: .seconds(-1)) }
    let touch = try renderer.touch("box")
    #expect(throws: DrivingError.self) { try touch.hold(for: .seconds(-1)) }
  }

  /// The names that limits had as numbers of seconds.
  @available(*, deprecated)
  @Test func limitsAreReadAndSetInSecondsAsBefore() {
    var limits = RenderLimits()
    #expect(limits.lateWork == 1 && limits.mainThread == 1)
    limits.lateWork = 0.25
    limits.mainThread = .infinity
    #expect(limits.pendingWork == .milliseconds(250))
    #expect(limits.mainThreadWait == .seconds(3600))
    limits.lateWork = .nan
    #expect(limits.pendingWork == .zero)
  }
}
