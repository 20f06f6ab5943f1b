import Galley
import Testing

/// Several changes of what views do when they appear or learn of something: each moves as its own transaction says.
@Suite struct ReactionTransactionTests: MovingSuite {
  private final class Log {
    var values: [Int] = []
    var changes: [[Int]] = []
    var ends: [String] = []
  }

  private struct Mark: PreferenceKey {
    static var defaultValue: Int { 0 }
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }

  enum Cause: CaseIterable {
    case appearance, change, preference, task, geometry
  }

  /// A box that jumps and then begins to move, in one reaction.
  private nonisolated struct Mix: View {
    let cause: Cause
    let log: Log
    @ObservedObject var model: MovingModel
    @State private var x: CGFloat = 0
    @State private var y: CGFloat = 0

    private func start() {
      y = 10
      x = 50
      withAnimation(.linear(duration: 1)) {
        x = 100
      } completion: {
        log.ends.append("x")
      }
    }

    var body: some View {
      let _ = log.values.append(Int(x))
      let box = Color.red.frame(width: 10, height: 4).offset(x: x, y: y)
        .frame(width: 120, height: 20, alignment: .topLeading)
      nonisolated(unsafe) let view = self
      switch cause {
      case .appearance: box.onAppear { start() }
      case .change: box.onChange(of: model.isOn) { start() }
      case .preference:
        box.preference(key: Mark.self, value: model.isOn ? 1 : 0)
          .onPreferenceChange(Mark.self) { if $0 == 1 { start() } }
      case .task: box.task { view.start() }
      case .geometry:
        box.padding(.top, model.isOn ? 1 : 0)
          .onGeometryChange(for: CGFloat.self) {
            $0.size.height
          } action: {
            if $0 > 20 { start() }
          }
      }
    }
  }

  @Test(arguments: Cause.allCases)
  func aChangeAndAMovementAfterIt(cause: Cause) throws {
    let (log, model) = (Log(), MovingModel())
    let renderer = ImageRenderer(
      content: Mix(cause: cause, log: log, model: model), renderer: Renderer(limits: .patient))
    try renderer.advance(by: 0)
    if cause != .appearance, cause != .task {
      #expect(try renderer.box(of: .red).minX == 0)
      try renderer.perform { model.isOn = true }
    }
    var places = [try renderer.box(of: .red).origin]
    #expect(log.ends.isEmpty)
    for time in [0.5, 1] {
      try renderer.advance(to: time)
      places.append(try renderer.box(of: .red).origin)
    }
    let top: CGFloat = cause == .geometry ? 11 : 10
    #expect(places == [50, 75, 100].map { CGPoint(x: $0, y: top) })
    #expect(log.ends == ["x"])
    #expect(log.values.contains(50) && log.values.last == 100)
  }

  private nonisolated struct Nested: View {
    let log: Log
    @State private var value = 0
    var body: some View {
      let _ = log.values.append(value)
      Color.white
        .onAppear {
          value = 1
          value = 2
          withAnimation {
            value = 3
            value = 4
          }
        }
        .onChange(of: value) { old, new in log.changes.append([old, new, value]) }
    }
  }

  /// Asserted on SwiftUI by OpenSwiftUI (`nestedStateUpdate`).
  @Test(arguments: [false, true])
  func bodiesSeeOneValueOfEachTransaction(hasClock: Bool) throws {
    let log = Log()
    let renderer = ImageRenderer(content: Nested(log: log).frame(width: 10, height: 10))
    if hasClock { try renderer.advance(by: 0) } else { _ = try renderer.draw() }
    var seen: [Int] = []
    for value in log.values where value != seen.last { seen.append(value) }
    #expect(seen == [0, 2, 4])
    if hasClock { #expect(log.values == [0, 2, 4]) }
    // Told of each once all is there.
    #expect(log.changes == [[0, 2, 4], [2, 4, 4]])
  }

  private nonisolated struct TwoMovements: View {
    let log: Log
    let time: () -> Double
    @State private var first: CGFloat = 0
    @State private var second: CGFloat = 0
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Color.red.frame(width: 10, height: 4).offset(x: first)
        Color.blue.frame(width: 10, height: 4).offset(x: second)
      }
      .frame(width: 120, alignment: .leading)
      .onAppear {
        withAnimation(.linear(duration: 1)) {
          first = 100
        } completion: {
          log.ends.append("first \(time())")
        }
        withAnimation(.linear(duration: 0.5)) {
          second = 100
        } completion: {
          log.ends.append("second \(time())")
        }
      }
    }
  }

  @Test func eachCompletionWaitsForItsOwnMovement() throws {
    final class Clock {
      var time: () -> Double = { -1 }
    }
    let (log, clock) = (Log(), Clock())
    let renderer = ImageRenderer(content: TwoMovements(log: log, time: { clock.time() }))
    clock.time = { renderer.time }
    try renderer.advance(to: 0.25)
    #expect(try renderer.box(of: .red).minX == 25)
    #expect(try renderer.box(of: .blue).minX == 50)
    try renderer.advance(to: 2)
    #expect(log.ends == ["second 0.5", "first 1.0"])
  }

  /// What a view does about a change that moves is a transaction of its own.
  @Test func reactionsToAMovementDoNotMoveByThemselves() throws {
    nonisolated struct Follower: View {
      @ObservedObject var model: MovingModel
      @State private var way: CGFloat = 0
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Color.red.frame(width: 10, height: 4).offset(x: model.value)
          Color.blue.frame(width: 10, height: 4).offset(x: way)
        }
        .frame(width: 120, alignment: .leading)
        .onChange(of: model.value) { way = model.value }
      }
    }
    let model = MovingModel()
    let renderer = ImageRenderer(content: Follower(model: model))
    try renderer.advance(by: 0)
    try renderer.perform { withAnimation(.linear(duration: 1)) { model.value = 100 } }
    try renderer.advance(to: 0.5)
    #expect(try renderer.box(of: .red).minX == 50)
    #expect(try renderer.box(of: .blue).minX == 100)
  }

  /// What a view changes when it hears of a published value belongs to the transaction of who has changed that; a plain
  /// change moves nothing.
  @Test func whatIsReceivedMovesWithTheChangeThatHasSentIt() throws {
    nonisolated struct Following: View {
      let model: MovingModel
      @State private var x: CGFloat = 0
      var body: some View {
        Color.red.frame(width: 10, height: 4).offset(x: x)
          .frame(width: 120, height: 20, alignment: .topLeading)
          .onReceive(model.$value) { x = $0 }
      }
    }
    let (log, model) = (Log(), MovingModel())
    let renderer = ImageRenderer(content: Following(model: model))
    try renderer.advance(by: 0)
    try renderer.perform {
      withAnimation(.linear(duration: 1)) {
        model.value = 100
      } completion: {
        log.ends.append("value")
      }
    }
    #expect(try renderer.box(of: .red).minX == 0)
    try renderer.advance(to: 0.5)
    #expect(try renderer.box(of: .red).minX == 50)
    #expect(log.ends.isEmpty)
    try renderer.advance(to: 1)
    #expect(try renderer.box(of: .red).minX == 100)
    #expect(log.ends == ["value"])
    try renderer.perform { model.value = 20 }
    #expect(try renderer.box(of: .red).minX == 20)
  }

  /// A view hears of what a task moves at once, and not with the next moment.
  @Test func whatATaskMovesIsHeardAtItsMoment() throws {
    nonisolated struct Tasked: View {
      let log: Log
      @State private var x: CGFloat = 0
      var body: some View {
        nonisolated(unsafe) let view = self
        Color.red.frame(width: 10, height: 4).offset(x: x)
          .onChange(of: x) { log.ends.append("heard") }
          .task { withAnimation(.linear(duration: 1)) { view.x = 100 } }
      }
    }
    let log = Log()
    let renderer = ImageRenderer(
      content: Tasked(log: log), renderer: Renderer(limits: .patient))
    try renderer.advance(by: 0)
    #expect(log.ends == ["heard"])
  }
}
