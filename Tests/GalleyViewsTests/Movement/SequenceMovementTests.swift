import Galley
import Testing

/// Views that go through phases, keyframes and the time itself.
@Suite struct SequenceMovementTests: MovingSuite {
  private func widths(
    _ renderer: ImageRenderer<some View>, at times: [Double]
  ) throws -> [CGFloat] {
    try times.map {
      try renderer.advance(to: $0)
      return try renderer.box(of: .red).width
    }
  }

  @Test func phasesFollowEachOther() throws {
    let renderer = try renderer { _ in
      PhaseAnimator([10.0, 30, 20]) { width in
        Color.red.frame(width: width, height: 4)
      } animation: {
        .linear(duration: $0 == 30 ? 1 : 0.5)
      }
    }
    // To the second phase in a second, to the others in half of one, and on again.
    #expect(
      try widths(renderer, at: [0, 0.5, 1, 1.25, 1.5, 1.75, 2, 2.5, 3, 3.5])
        == [10, 20, 30, 25, 20, 15, 10, 20, 30, 20])
  }

  @Test func phasesAreGoneThroughOnceForATrigger() throws {
    let model = MovingModel()
    let renderer = try renderer(model) { model in
      Color.red.frame(width: 10, height: 4)
        .phaseAnimator([0.0, 20], trigger: model.value) { view, room in
          view.padding(.leading, room)
        } animation: { _ in
          .linear(duration: 1)
        }
    }
    func place(_ time: Double) throws -> CGFloat {
      try renderer.advance(to: time)
      return try renderer.box(of: .red).minX
    }
    #expect(try place(1) == 0)
    try renderer.perform { model.value = 1 }
    #expect(try [1, 1.5, 2, 2.5, 3, 9].map(place) == [0, 10, 20, 10, 0, 0])
    try renderer.perform { model.value = 2 }
    #expect(try place(9.5) == 10)
  }

  @Test func phasesThatDoNotMoveFollowAtA60thOfASecond() throws {
    let renderer = try renderer { _ in
      PhaseAnimator([10.0, 30, 20]) {
        Color.red.frame(width: $0, height: 4)
      } animation: { _ in
        nil
      }
    }
    #expect(
      try widths(renderer, at: [0, 0.01, 1.01 / 60, 2.01 / 60, 3.01 / 60])
        == [30, 30, 20, 10, 30])
  }

  @Test func keyframesAreRepeated() throws {
    let renderer = try renderer { _ in
      KeyframeAnimator(initialValue: 10.0) {
        Color.red.frame(width: $0, height: 4)
      } keyframes: { _ in
        LinearKeyframe(30, duration: 1)
        MoveKeyframe(50)
        LinearKeyframe(40, duration: 1)
      }
    }
    #expect(
      try widths(renderer, at: [0, 0.5, 1, 1.5, 1.9, 2, 2.5]) == [10, 20, 50, 45, 41, 10, 20])
  }

  @Test func keyframesBeginWithATriggerAndStayAtTheEnd() throws {
    let model = MovingModel()
    let renderer = try renderer(model) { model in
      Color.red.frame(height: 4)
        .keyframeAnimator(initialValue: CGFloat(10), trigger: model.isOn) { view, width in
          view.frame(width: width)
        } keyframes: { start in
          LinearKeyframe(start + 20, duration: 1)
        }
    }
    #expect(try widths(renderer, at: [0, 1]) == [10, 10])
    try renderer.perform { model.isOn = true }
    #expect(try widths(renderer, at: [1, 1.5, 2, 3]) == [10, 20, 30, 30])
    try renderer.perform { model.isOn = false }
    #expect(try widths(renderer, at: [3.5, 4]) == [40, 50])
  }

  @Test func timelinesFollowTheClock() throws {
    let start = EnvironmentValues().imageDate
    func bar(_ context: TimelineViewDefaultContext) -> some View {
      Color.red.frame(width: 10 + 10 * context.date.timeIntervalSince(start), height: 4)
    }
    let times = [0, 0.25, 0.5, 0.75, 1, 2.6]
    let live = try renderer { _ in TimelineView(.animation) { bar($0) } }
    #expect(try widths(live, at: times).map { $0.rounded() } == [10, 13, 15, 18, 20, 36])
    let paced = try renderer { _ in TimelineView(.animation(minimumInterval: 0.5)) { bar($0) } }
    #expect(try widths(paced, at: times) == [10, 10, 15, 15, 20, 35])
    // From the machine's clock: it begins with the view.
    let periodic = try renderer { _ in TimelineView(.periodic(from: .now, by: 0.5)) { bar($0) } }
    #expect(try widths(periodic, at: times) == [10, 10, 15, 15, 20, 35])
    let listed = try renderer { _ in
      TimelineView(.explicit([0, 0.5, 2].map { start + $0 })) { bar($0) }
    }
    #expect(try widths(listed, at: times) == [10, 10, 15, 15, 15, 30])
    let paused = try renderer { _ in TimelineView(.animation(paused: true)) { bar($0) } }
    #expect(try widths(paused, at: times) == [10, 10, 10, 10, 10, 10])
  }

  @Test func timersOfTextsFollowTheClock() throws {
    let start = EnvironmentValues().imageDate
    func height(_ view: some View) throws -> [UInt32] {
      try ImageRenderer(content: view).render().bitmap.pixels
    }
    let renderer = ImageRenderer(content: Text(start + 65, style: .timer))
    try renderer.advance(by: 4.5)
    #expect(try renderer.render().bitmap.pixels == height(Text("1:00")))
    try renderer.advance(by: 1)
    #expect(try renderer.render().bitmap.pixels == height(Text("0:59")))
  }

  @Test func everyMomentOfATimelineIsSeen() throws {
    nonisolated struct Count: View {
      @State private var count = 0
      var body: some View {
        TimelineView(.periodic(from: .distantPast, by: 0.25)) { context in
          Color.red.frame(width: CGFloat(10 + count), height: 4)
            .onChange(of: context.date) { count += 1 }
        }
      }
    }
    let renderer = try renderer { _ in Count() }
    #expect(try widths(renderer, at: [0, 1, 2.1]) == [10, 14, 18])
  }
}
