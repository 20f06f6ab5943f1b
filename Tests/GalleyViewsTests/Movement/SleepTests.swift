import Combine
import Galley
import GalleyBudget
import Testing

/// Tasks that sleep, and publishers that wait, in an image's time.
@Suite struct SleepTests {
  private struct Steps: View {
    let pauses: [Double]
    @State private var width: CGFloat = 10
    var body: some View {
      Color.red.frame(width: width, height: 4)
        .task {
          for pause in pauses {
            do { try await Task.sleep(for: .seconds(pause)) } catch { return }
            width += 10
          }
        }
    }
  }

  /// A view that goes to another thread and is left alone here, as the main thread runs its tasks.
  private struct Sent: @unchecked Sendable {
    let view: AnyView
  }

  private func view(_ make: @MainActor @Sendable () -> some View) async -> AnyView {
    await MainActor.run { Sent(view: AnyView(make())) }.view
  }

  private func width(_ renderer: ImageRenderer<some View>) throws -> Int {
    try renderer.draw().width
  }

  @Test func tasksSleepInTheRenderersTime() async throws {
    let renderer = ImageRenderer(content: await view { Steps(pauses: [0.5, 0.25, 1800]) })
    let clock = ContinuousClock()
    let start = clock.now
    try await renderer.advance(by: 0.4)
    #expect(try width(renderer) == 10)
    try await renderer.advance(by: 0.1)
    #expect(try width(renderer) == 20)
    try await renderer.advance(by: 0.2)
    #expect(try width(renderer) == 20)
    try await renderer.advance(by: 0.05)
    #expect(try width(renderer) == 30)
    try await renderer.advance(by: 1799)
    #expect(try width(renderer) == 30)
    try await renderer.advance(by: 1)
    #expect(try width(renderer) == 40)
    // Half an hour of the image's time. The main actor has many other tests to run meanwhile.
    #expect(clock.now - start < .seconds(900))
  }

  @Test func manySleepsInOneTurnEachHaveTheirOwnTime() async throws {
    let renderer = ImageRenderer(
      content: await view { Steps(pauses: Array(repeating: 0.1, count: 20)) })
    try await renderer.advance(by: 1.05)
    let drawn = try width(renderer)
    #expect(drawn == 110)
    try await renderer.advance(by: 10)
    #expect(try width(renderer) == 210)
  }

  @Test func anImageAtRestIsASecondAhead() async throws {
    let renderer = Renderer(limits: .patient)
    let short = await view { Steps(pauses: [0.3, 0.3, 0.3, 0.3]) }
    #expect(try width(ImageRenderer(content: short, renderer: renderer)) == 40)
    let report = try renderer.render(await view { Steps(pauses: [0.5, 3600]) })
    #expect(report.bitmap.width == 20)
    #expect(
      report.problems.map(\.description) == [
        "a task of Steps did not finish within 600 s: its result is not in the image"
      ])
  }

  private struct Login: View {
    @State private var isBusy = false
    @State private var isIn = false
    var body: some View {
      VStack(spacing: 0) {
        Button("Sign in") {
          isBusy = true
          Task {
            try? await Task.sleep(for: .seconds(1.5))
            withAnimation(.linear(duration: 1)) { isIn = true }
            isBusy = false
          }
        }
        Color.red.frame(width: isIn ? 60 : 20, height: isBusy ? 5 : 10)
      }
      .frame(width: 120, height: 80)
    }
  }

  /// Tests of views belong to the main actor, as the tasks of views do.
  @Test @MainActor func aTestOfTheMainActorLetsTasksRun() async throws {
    let renderer = ImageRenderer(content: Login())
    try renderer.tap("Sign in")
    try await renderer.advance(by: 1.4)
    #expect(try renderer.box(of: .red).size == CGSize(width: 20, height: 5))
    try await renderer.advance(by: 0.6)
    let middle = try renderer.box(of: .red).size
    #expect(middle == CGSize(width: 40, height: 10))
    try await renderer.advance(to: 2.5)
    let end = try renderer.box(of: .red).size
    #expect(end == CGSize(width: 60, height: 10))
    let steps = ImageRenderer(content: Steps(pauses: Array(repeating: 0.01, count: 60)))
    try await steps.advance(by: 0.405)
    #expect(try steps.box(of: .red).width == 410)
  }

  private struct Handed: View {
    @State private var width: CGFloat = 20
    var body: some View {
      VStack(spacing: 0) {
        Button("Go") {
          withAnimation(.linear(duration: 1)) {
            let end: CGFloat = 60
            Task { width = end }
          }
        }
        Color.red.frame(width: width, height: 10)
      }
      .frame(width: 120, height: 80)
    }
  }

  /// A transaction belongs to its thread, for as long as its code takes (OpenSwiftUI, `threadTransactionData`).
  @Test @MainActor func aTaskThatAMovementStartsHasNoTransaction() async throws {
    let renderer = ImageRenderer(content: Handed())
    try renderer.tap("Go")
    try await renderer.advance(by: 0.5)
    #expect(try renderer.box(of: .red).width == 60)
  }

  /// Where a task of the main actor draws, nothing else of it can run: that is not waited for.
  @Test @MainActor func aTestOfTheMainActorDoesNotWaitForItself() throws {
    var limits = RenderLimits()
    limits.pendingWork = .seconds(30)
    let clock = ContinuousClock()
    let start = clock.now
    let renderer = ImageRenderer(content: Login(), renderer: Renderer(limits: limits))
    try renderer.tap("Sign in")
    #expect(try renderer.box(of: .red).size == CGSize(width: 20, height: 5))
    #expect(clock.now - start < .seconds(25))
  }

  /// What it sets belongs to a later moment.
  @Test func aTaskThatSleepsIsNotLateAtAMoment() async throws {
    let renderer = ImageRenderer(content: await view { Steps(pauses: [1.2]) })
    for (moment, width) in [(0.0, 10), (1, 10), (1.3, 20)] {
      try await renderer.advance(to: moment)
      let drawing = try renderer.draw()
      #expect(drawing.width == width, "\(moment)")
      #expect(drawing.warnings.isEmpty, "\(moment)")
    }
  }

  @Test @MainActor func codeOfTheMainActorSaysThatItWaitsForNoTask() async throws {
    let view = Color.red.frame(width: 10, height: 4).task {}
    #expect(
      try ImageRenderer(content: view).draw().warnings.map(\.description) == [
        "a task of a view has not finished, and code of the main actor that draws waits for none: "
          + "its result is not in the image"
      ])
    let renderer = ImageRenderer(content: view)
    try await renderer.advance(by: 0)
    let warnings = try renderer.draw().warnings
    #expect(warnings.isEmpty)
  }

  private struct Forms: View {
    @State private var width: CGFloat = 10
    var body: some View {
      Color.red.frame(width: width, height: 4)
        .task {
          try? await Task.sleep(nanoseconds: 250_000_000)
          width = 20
          try? await Task.sleep(for: .milliseconds(250), tolerance: .zero)
          width = 30
          try? await Task.sleep(for: .seconds(0.25), clock: .suspending)
          width = 40
        }
    }
  }

  @Test func allFormsSleepInTheRenderersTime() async throws {
    let renderer = ImageRenderer(content: await view { Forms() })
    for expected in [10, 20, 30, 40] {
      try await renderer.advance(by: expected == 10 ? 0.1 : 0.25)
      let drawn = try width(renderer)
      #expect(drawn == expected)
    }
  }

  private struct Cancelled: View {
    let log: Log
    @State private var id = 0
    var body: some View {
      Color.red.frame(width: 4, height: 4)
        .task(id: id) { [id] in
          do {
            try await Task.sleep(for: .seconds(10))
            log.note("\(id) woke")
          } catch {
            log.note("\(id) \(error is CancellationError)")
          }
        }
        .task {
          try? await Task.sleep(for: .seconds(1))
          id = 1
        }
    }
  }

  private final class Log: Sendable {
    private let lines = Locked<[String]>([])
    func note(_ line: String) { lines.withLock { $0.append(line) } }
    var all: [String] { lines.withLock { $0 } }
  }

  @Test func aCancelledSleepEndsAtOnce() async throws {
    let log = Log()
    let renderer = ImageRenderer(content: await view { Cancelled(log: log) })
    try await renderer.advance(by: 1.5)
    #expect(log.all == ["0 true"])
    try await renderer.advance(by: 9)
    #expect(log.all == ["0 true"])
    try await renderer.advance(by: 1)
    #expect(log.all == ["0 true", "1 woke"])
  }

  /// Out of an image it sleeps as ever.
  @Test func tasksOfNoImageSleepInRealTime() async throws {
    let clock = ContinuousClock()
    let start = clock.now
    try await Task.sleep(for: .milliseconds(20))
    try await Task.sleep(nanoseconds: 20_000_000)
    #expect(clock.now - start >= .milliseconds(40))
    let task = Task { try await Task.sleep(for: .seconds(600)) }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  private final class Token: Sendable {}

  private struct Sleeper: View {
    let token: Token
    let log: Log
    var body: some View {
      Button("Go") {
        Task { [token] in
          do { try await Task.sleep(for: .seconds(3600)) } catch {
            log.note("\(error is CancellationError)")
          }
          // The image is gone: this is real time.
          try? await Task.sleep(for: .milliseconds(1))
          withExtendedLifetime(token) { log.note("end") }
        }
      }
    }
  }

  /// A task that nobody cancels, and which sleeps when its image goes, does not stay.
  @Test func aSleepEndsWithItsImage() async throws {
    let log = Log()
    weak var token: Token?
    do {
      let held = Token()
      token = held
      let view = await view { Sleeper(token: held, log: log) }
      let renderer = ImageRenderer(content: view)
      try renderer.tap("Go")
      try await renderer.advance(by: 1)
      #expect(log.all == [])
    }
    let clock = ContinuousClock()
    let start = clock.now
    // The main actor may have other tests to run.
    while token != nil, clock.now - start < .seconds(600) {
      try await clock.sleep(for: .milliseconds(5))
    }
    #expect(token == nil)
    #expect(log.all == ["true", "end"])
  }

  private final class Typed: ObservableObject {
    @Published var text = ""
    @Published var delayed = 0
    @Published var settled = 0
    private var kept: Set<AnyCancellable> = []

    func listen() {
      $text.dropFirst().delay(for: .seconds(0.2), scheduler: RunLoop.main)
        .sink { [unowned self] _ in delayed += 1 }.store(in: &kept)
      $text.dropFirst().debounce(for: .seconds(0.3), scheduler: DispatchQueue.main)
        .sink { [unowned self] _ in settled += 1 }.store(in: &kept)
    }
  }

  private nonisolated struct Counts: View {
    @ObservedObject var model: Typed
    var body: some View {
      Color.red.frame(width: CGFloat(10 + model.delayed), height: CGFloat(10 + model.settled))
        .onAppear { model.listen() }
    }
  }

  @Test func publishersWaitInTheRenderersTime() async throws {
    let model = Typed()
    let renderer = ImageRenderer(content: Counts(model: model))
    func size() throws -> [Int] {
      let drawing = try renderer.draw()
      return [drawing.width - 10, drawing.height - 10]
    }
    try await renderer.advance(by: 0)
    for letter in ["a", "ab", "abc"] {
      try renderer.perform { model.text = letter }
      try await renderer.advance(by: 0.1)
    }
    // 0.3 s: the first two are 0.2 s old or older.
    #expect(try size() == [2, 0])
    try await renderer.advance(by: 0.1)
    #expect(try size() == [3, 0])
    try await renderer.advance(by: 0.09)
    #expect(try size() == [3, 0])
    try await renderer.advance(by: 0.01)
    #expect(try size() == [3, 1])
    try await renderer.advance(by: 10)
    #expect(try size() == [3, 1])
  }
}
