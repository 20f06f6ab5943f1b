import Combine
import Dispatch
import Galley
import GalleyBudget
import GalleySwiftTesting
import GalleyUIKit
import Testing

/// What runs a closure later, in the ways that views have.
private enum Later: CaseIterable {
  case dispatch, twoDispatches, task, taskOfTask, background

  nonisolated func run(_ body: @escaping @MainActor @Sendable () -> Void) {
    switch self {
    case .dispatch: DispatchQueue.main.async { body() }
    case .twoDispatches: DispatchQueue.main.async { DispatchQueue.main.async { body() } }
    case .task: Task { @MainActor in body() }
    case .taskOfTask: Task { @MainActor in Task { body() } }
    case .background: DispatchQueue.global().sync { DispatchQueue.main.async { body() } }
    }
  }
}

private struct AppearLater: View {
  let later: Later
  @State private var width: CGFloat = 10

  var body: some View {
    Color.red.frame(width: width, height: 10).onAppear { later.run { width = 30 } }
  }
}

/// Sets its state while its body is read, as the debugging modifiers of layout articles do.
private struct BodyLater: View {
  @State private var width: CGFloat = 10

  var body: some View {
    GeometryReader { proxy in
      let _ = DispatchQueue.main.async { if width != 30 { width = 30 } }
      Color.clear
    }
    .frame(width: width, height: 10)
  }
}

private struct Tasked: View {
  let action: @MainActor @Sendable () async -> CGFloat
  @State private var width: CGFloat = 10

  var body: some View {
    Color.red.frame(width: width, height: 10).task { width = await action() }
  }
}

/// Leaves work on the main queue again and again, until the test is over.
private struct Endless: View {
  let isOver: Locked<Bool>
  @State private var count = 0

  var body: some View {
    Color.red.frame(width: 10, height: 10)
      .onAppear { go() }
  }

  private func go() {
    DispatchQueue.main.async {
      guard !isOver.withLock({ $0 }) else { return }
      count += 1
      go()
    }
  }
}

private struct Identified: View {
  let seen: @MainActor @Sendable (Int) -> Void
  @State private var id = 0

  var body: some View {
    Color.red.frame(width: 10, height: 10)
      .task(id: id) {
        seen(id)
        if id < 3 { id += 1 }
      }
  }
}

/// State that views set later than in their reactions: before the image is done, or named in a warning.
@Suite @MainActor struct LateStateTests {
  /// The width, and what there is to say, of an image that another thread draws while the main one is free.
  /// - Parameter limit: long, as other tests keep the processors busy.
  private func draw(
    _ view: some View, within limit: Duration = .seconds(600)
  ) async throws -> (width: Int, problems: [String]) {
    let sent = Sent(view: AnyView(view))
    var limits = RenderLimits.patient
    limits.pendingWork = limit
    return try await Task.detached { [limits] in
      let report = try Renderer(limits: limits).render(sent.view)
      return (report.bitmap.width, report.problems.map(\.description))
    }.value
  }

  @Test(arguments: Later.allCases)
  private func workOnTheMainQueueArrives(_ later: Later) async throws {
    #expect(try await draw(AppearLater(later: later)) == (30, []))
  }

  @Test func workThatBodiesLeaveArrives() async throws {
    #expect(try await draw(BodyLater()) == (30, []))
  }

  @Test func tasksArrive() async throws {
    #expect(try await draw(Tasked { 30 }) == (30, []))
    let slow = Tasked {
      try? await Task.sleep(nanoseconds: 30_000_000)
      return 30
    }
    #expect(try await draw(slow) == (30, []))
  }

  @Test func tasksThatDoNotEndAreNamed() async throws {
    let endless = Tasked {
      try? await Task.sleep(nanoseconds: 60_000_000_000)
      return 30
    }
    let message = "a task of Tasked did not finish within 1 s: its result is not in the image"
    #expect(try await draw(endless, within: .seconds(1)) == (10, [message]))
  }

  @Test func workWithoutEndIsNamed() async throws {
    let message = "in Endless the state count changed too late: the image shows the earlier value"
    let isOver = Locked(false)
    defer { isOver.withLock { $0 = true } }
    let drawn = try await draw(Endless(isOver: isOver))
    #expect(drawn.width == 10)
    #expect(drawn.problems == [message])
  }

  @Test func tasksRunAgainWithAnotherID() async throws {
    let log = Log()
    _ = try await draw(Identified { log.add($0) })
    #expect(log.values == [0, 1, 2, 3])
  }

  private final class Log: Sendable {
    private let list = Locked<[Int]>([])
    func add(_ value: Int) { list.withLock { $0.append(value) } }
    var values: [Int] { list.withLock { $0 } }
  }
}

/// Layouts that tell views what they have found: one image has it all.
@Suite @MainActor struct LateLayoutTests {
  @Test func programsOfLayoutsSettleInOneImage() async throws {
    let page = VStack(spacing: 8) {
      HStack(spacing: 8) {
        WheelProgram()
        RecursiveWheelProgram()
      }
      HStack(spacing: 8) {
        BindingParameterProgram()
        DebuggingProgram()
      }
    }
    .padding(8)
    let sent = Sent(view: AnyView(page))
    await Task.detached {
      let renderer = ImageRenderer(
        content: sent.view.background(Color(uiColor: .systemBackground)),
        renderer: Renderer(limits: .patient))
      renderer.scale = 2
      expectGolden(of: renderer, named: "late-layouts", suite: "WorkedExamples")
    }.value
  }

  @Test func aLayoutsFindingsAreInTheImage() async throws {
    let sent = Sent(view: AnyView(BindingParameterProgram()))
    let tree = try await Task.detached {
      try Renderer(limits: .patient).render(sent.view).layoutTree
    }.value
    #expect("\(try #require(tree))".contains("3 columns"))
  }
}

/// A view that goes to another thread and is left alone here.
private struct Sent: @unchecked Sendable {
  let view: AnyView
}

/// What is left of an image when its renderer is gone.
@Suite @MainActor struct LateLifeTests {
  /// Tells when nobody holds it any more.
  private final class Token {
    let whenGone: AsyncStream<Void>.Continuation
    init(_ whenGone: AsyncStream<Void>.Continuation) { self.whenGone = whenGone }
    deinit { whenGone.finish() }
  }

  private struct Holder: View {
    let token: Token
    let ended: @MainActor @Sendable () -> Void
    @State private var count = 0
    @Environment(\.colorScheme) private var scheme

    var body: some View {
      Color.red.frame(width: 10, height: 10).opacity(scheme == .dark ? 1 : 0.5)
        .task {
          try? await Task.sleep(nanoseconds: 60_000_000_000)
          ended()
        }
    }
  }

  /// Views with properties, and the tasks of views, end with the renderer: graphs do not hold themselves.
  @Test(.timeLimit(.minutes(60))) func graphsAndTasksEndWithTheirRenderer() async throws {
    let (isHeld, whenGone) = AsyncStream.makeStream(of: Void.self)
    var limits = RenderLimits()
    limits.pendingWork = .seconds(0.01)
    await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
      let sent = Sent(view: AnyView(Holder(token: Token(whenGone)) { done.resume() }))
      Task.detached { [limits] in _ = try Renderer(limits: limits).render(sent.view) }
    }
    // The task that was cancelled lets go of its view as it ends.
    for await _ in isHeld {}
  }
}
