import Combine
import Galley
import Testing

/// A renderer's clock, and what lives from image to image.
@Suite struct ClockTests {
  private final class Model: ObservableObject {
    @Published var width: CGFloat = 10
  }

  private nonisolated struct Bar: View {
    @ObservedObject var model: Model
    @State private var height: CGFloat = 5
    var body: some View {
      Color.red.frame(width: model.width, height: height)
        .onChange(of: model.width) { height += 1 }
    }
  }

  private nonisolated struct Ticks: View {
    let publisher: Publishers.Autoconnect<Timer.TimerPublisher>
    @State private var count = 1
    var body: some View {
      Color.red.frame(width: CGFloat(count), height: 4).onReceive(publisher) { _ in count += 1 }
    }
  }

  private func size(_ renderer: ImageRenderer<some View>) throws -> [Int] {
    let drawing = try renderer.draw()
    return [drawing.width, drawing.height]
  }

  @Test func theClockStandsStillUntilItIsTurned() throws {
    let renderer = ImageRenderer(content: Color.red.frame(width: 3, height: 3))
    #expect(renderer.time == 0)
    _ = try renderer.draw()
    #expect(renderer.time == 0)
    try renderer.advance(by: 0.25)
    try renderer.advance(by: 0.5)
    #expect(renderer.time == 0.75)
  }

  @Test func aChangeIsSeenInTheNextImage() throws {
    let model = Model()
    let renderer = ImageRenderer(content: Bar(model: model))
    #expect(try size(renderer) == [10, 5])
    try renderer.perform { model.width = 20 }
    #expect(try size(renderer) == [20, 6])
    try renderer.perform { model.width = 30 }
    try renderer.advance(by: 1)
    #expect(try size(renderer) == [30, 7])
  }

  @Test func aChangeCanComeBeforeTheFirstImage() throws {
    let model = Model()
    let renderer = ImageRenderer(content: Bar(model: model))
    try renderer.perform { model.width = 20 }
    #expect(try size(renderer) == [20, 6])
  }

  @Test func whatAChangeThrowsIsThrownOnceTheViewShowsIt() throws {
    struct Refusal: Error {}
    let model = Model()
    let renderer = ImageRenderer(content: Bar(model: model))
    #expect(throws: Refusal.self) {
      try renderer.perform {
        model.width = 20
        throw Refusal()
      }
    }
    #expect(try size(renderer) == [20, 6])
  }

  @Test func timersFireInTheRenderersTime() throws {
    let timer = Timer.publish(every: 0.5, on: .main, in: .common).autoconnect()
    let renderer = ImageRenderer(content: Ticks(publisher: timer))
    try renderer.advance(by: 0)
    #expect(try size(renderer)[0] == 1)
    try renderer.advance(by: 2.5)
    #expect(try size(renderer)[0] == 6)
    try renderer.advance(by: 0.4)
    #expect(try size(renderer)[0] == 6)
    try renderer.advance(by: 0.1)
    #expect(try size(renderer)[0] == 7)
  }

  @Test func inAnImageWithoutAClockNoTimerFires() throws {
    let timer = Timer.publish(every: 0.5, on: .main, in: .common).autoconnect()
    #expect(try size(ImageRenderer(content: Ticks(publisher: timer)))[0] == 1)
  }

  @Test func timersThatNeverRestAreAnError() throws {
    let timer = Timer.publish(every: 0.0001, on: .main, in: .common).autoconnect()
    let renderer = ImageRenderer(content: Ticks(publisher: timer))
    #expect(throws: MovementError.tooManyMoments(limit: 10_000, time: 60)) {
      try renderer.advance(by: 60)
    }
  }

  /// The publisher is made by the body: each change of the view subscribes to another one.
  private nonisolated struct OwnTicks: View {
    let interval: Double
    @State private var count = 1
    var body: some View {
      Color.red.frame(width: CGFloat(count), height: 4)
        .onReceive(Timer.publish(every: interval, on: .main, in: .common).autoconnect()) { _ in
          count += 1
        }
    }
  }

  @Test(arguments: [0, -1, -.infinity, .nan, 1e-12])
  func timersWithoutAnIntervalDoNotHoldTheClock(interval: Double) throws {
    let renderer = ImageRenderer(content: OwnTicks(interval: interval))
    try renderer.advance(by: 0.02)
    #expect(renderer.time == 0.02)
    #expect(try size(renderer)[0] == 201)
  }

  /// Its changes bring the next ones, with no time between.
  private struct Restless: View {
    @State private var count = 1
    var body: some View {
      Color.red.frame(width: CGFloat(count % 9 + 1), height: 4)
        .task {
          while !Task.isCancelled {
            do { try await Task.sleep(for: .zero) } catch { return }
            count += 1
          }
        }
    }
  }

  /// A view that goes to another thread and is left alone here.
  private struct Sent: @unchecked Sendable {
    let view: AnyView
  }

  @Test func viewsThatNeverRestAtAMomentAreAnError() async throws {
    let renderer = ImageRenderer(
      content: await MainActor.run { Sent(view: AnyView(Restless())) }.view)
    await #expect(throws: MovementError.restless(time: 0)) { try await renderer.advance(by: 1) }
    #expect("\(MovementError.restless(time: 0))".contains("again and again at 0 s"))
  }

  @Test func framesLieAtEqualDistances() throws {
    let timer = Timer.publish(every: 0.1, on: .main, in: .common).autoconnect()
    let renderer = ImageRenderer(content: Ticks(publisher: timer))
    var frames = try renderer.frames(to: 0.5, rate: 10)
    #expect(frames.count == 6)
    var widths: [Int] = []
    var times: [TimeInterval] = []
    while let frame = try frames.next() {
      widths.append(frame.drawing.width)
      times.append(frame.time)
    }
    #expect(widths == [1, 2, 3, 4, 5, 6])
    #expect(times == [0, 0.1, 0.2, 0.3, 0.4, 0.5])
    #expect(throws: MovementError.past(0.2, now: 0.5)) {
      try renderer.frames(from: 0.2, to: 1)
    }
  }

  @Test func timesThatAreNoneAreErrors() throws {
    let renderer = ImageRenderer(content: Color.red.frame(width: 3, height: 3))
    for seconds in [-1, .nan, .infinity, 1e9] as [Double] {
      #expect(throws: MovementError.self) { try renderer.advance(by: seconds) }
      #expect(throws: MovementError.self) { try renderer.frames(from: 0, to: seconds) }
    }
    for rate in [0, -1, .nan, .infinity, 1001] as [Double] {
      #expect(throws: MovementError.self) { try renderer.frames(to: 1, rate: rate) }
    }
    #expect(throws: MovementError.tooManyFrames(864_001, limit: 100_000)) {
      try renderer.frames(to: 864, rate: 1000)
    }
    #expect(
      "\(MovementError.past(0.2, now: 0.5))"
        == "0.2 s lies before the renderer's time of 0.5 s; time does not go back: make a new renderer"
    )
  }
}
