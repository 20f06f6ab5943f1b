import Galley
import Testing

/// How many bodies are evaluated for a change.
@Suite struct EvaluationTests {
  /// Counts by name.
  private final class Log {
    var counts: [String: Int] = [:]
    func note(_ name: String) { counts[name, default: 0] += 1 }
    func take() -> [String: Int] {
      defer { counts = [:] }
      return counts
    }
  }

  private final class Remote {
    var increase: () -> Void = {}
  }

  private nonisolated struct Leaf: View {
    let log: Log
    let name: String
    var body: some View {
      let _ = log.note(name)
      Color.red.frame(width: 4, height: 4)
    }
  }

  private nonisolated struct Reader: View {
    let log: Log
    @Binding var count: Int
    var body: some View {
      let _ = log.note("reader")
      Color.red.frame(width: CGFloat(4 + count), height: 4)
    }
  }

  private nonisolated struct Holder: View {
    let log: Log
    let remote: Remote
    @State private var count = 0
    var body: some View {
      let _ = log.note("holder")
      HStack(spacing: 0) {
        Reader(log: log, count: $count)
        Leaf(log: log, name: "inner")
      }
      .onAppear { remote.increase = { count += 1 } }
    }
  }

  private nonisolated struct Counter: View {
    let log: Log
    let remote: Remote
    @State private var count = 0
    var body: some View {
      let _ = log.note("counter")
      HStack(spacing: 0) {
        Color.red.frame(width: CGFloat(4 + count), height: 4)
        Leaf(log: log, name: "leaf")
      }
      .onAppear { remote.increase = { withAnimation(.linear(duration: 1)) { count += 10 } } }
    }
  }

  private nonisolated struct Page: View {
    let log: Log
    let one: Remote
    let other: Remote
    var body: some View {
      let _ = log.note("page")
      VStack(spacing: 0) {
        Holder(log: log, remote: one)
        Counter(log: log, remote: other)
        ForEach(0..<3, id: \.self) { Leaf(log: log, name: "row \($0)") }
      }
    }
  }

  @Test func onlyBodiesThatHaveReadAStateAreEvaluated() throws {
    let (log, one, other) = (Log(), Remote(), Remote())
    let renderer = ImageRenderer(content: Page(log: log, one: one, other: other))
    try renderer.advance(by: 0)
    _ = try renderer.draw()
    #expect(log.take().values.allSatisfy { $0 == 1 })
    try renderer.perform { one.increase() }
    // The holder only hands the state on.
    #expect(log.take() == ["reader": 1])
    try renderer.perform { other.increase() }
    #expect(log.take() == ["counter": 1])
    _ = try renderer.draw()
    try renderer.advance(by: 0.3)
    _ = try renderer.draw()
    try renderer.advance(by: 0.9)
    #expect(log.take().isEmpty)
    #expect(try renderer.box(of: .red).width == 14 + 4)
  }

  /// Views that closures make: a body that is kept has made them already.
  private nonisolated struct Sky: View {
    let log: Log
    let remote: Remote
    let inner: Remote
    @State private var width: CGFloat = 20
    var body: some View {
      VStack(spacing: 0) {
        ForEach(0..<2) { _ in
          let _ = log.note("element")
          Color.blue.frame(width: 4, height: 4)
        }
        GeometryReader { _ in
          let _ = log.note("reader")
          ForEach(0..<3) { _ in
            let _ = log.note("star")
            Color.green
          }
        }
        .frame(width: width, height: 4)
        TimelineView(.explicit([EnvironmentValues().imageDate])) { _ in
          let _ = log.note("tick")
          Color.green.frame(width: 4, height: 4)
        }
        Counter(log: log, remote: inner)
      }
      .onAppear { remote.increase = { width += 1 } }
    }
  }

  /// Else what is made of random numbers would be another thing whenever something beside it changes.
  @Test func closuresOfABodyThatIsKeptAreNotCalledAgain() throws {
    let (log, remote, inner) = (Log(), Remote(), Remote())
    let renderer = ImageRenderer(content: Sky(log: log, remote: remote, inner: inner))
    try renderer.advance(by: 0)
    _ = try renderer.draw()
    _ = log.take()
    try renderer.perform { inner.increase() }
    _ = try renderer.draw()
    #expect(log.take() == ["counter": 1])
    try renderer.perform { remote.increase() }
    let counts = log.take()
    #expect(counts["element"] == 2 && counts["tick"] == 1 && counts["counter"] == nil)
    #expect((counts["reader"] ?? 0) >= 1 && (counts["star"] ?? 0) >= 3)
  }

  @Test func aModelReachesThoseThatObserveIt() throws {
    nonisolated struct Observer: View {
      let log: Log
      @ObservedObject var model: MovingModel
      var body: some View {
        let _ = log.note("observer")
        Color.red.frame(width: 4 + model.value, height: 4)
      }
    }
    nonisolated struct Parent: View {
      let log: Log
      let model: MovingModel
      var body: some View {
        let _ = log.note("parent")
        VStack {
          Observer(log: log, model: model)
          Leaf(log: log, name: "leaf")
        }
      }
    }
    let (log, model) = (Log(), MovingModel())
    let renderer = ImageRenderer(content: Parent(log: log, model: model))
    try renderer.advance(by: 0)
    _ = log.take()
    try renderer.perform { model.value = 10 }
    #expect(log.take() == ["observer": 1])
    #expect(try renderer.draw().width == 14)
  }

  @Test func theEnvironmentReachesThoseThatReadIt() throws {
    nonisolated struct Sized: View {
      let log: Log
      @Environment(\.lineLimit) private var limit
      var body: some View {
        let _ = log.note("sized")
        Color.red.frame(width: CGFloat(limit ?? 0), height: 4)
      }
    }
    nonisolated struct Parent: View {
      let log: Log
      let remote: Remote
      @State private var limit = 5
      @State private var other = 0
      var body: some View {
        let _ = log.note("parent")
        VStack {
          Sized(log: log)
          Leaf(log: log, name: "leaf")
          Color.blue.frame(width: CGFloat(other), height: 1)
        }
        .lineLimit(limit)
        .onAppear { remote.increase = { if limit == 5 { limit = 9 } else { other += 1 } } }
      }
    }
    let (log, remote) = (Log(), Remote())
    let renderer = ImageRenderer(content: Parent(log: log, remote: remote))
    try renderer.advance(by: 0)
    _ = log.take()
    try renderer.perform { remote.increase() }
    #expect(log.take() == ["parent": 1, "sized": 1])
    #expect(try renderer.draw().width == 9)
    try renderer.perform { remote.increase() }
    #expect(log.take() == ["parent": 1])
  }

  @Test func aStateThatALayoutReadsReachesIt() throws {
    nonisolated struct Guided: View {
      let remote: Remote
      @State private var way: CGFloat = 0
      var body: some View {
        ZStack(alignment: .topLeading) {
          Color.blue.frame(width: 30, height: 2)
          Color.red.frame(width: 4, height: 4).alignmentGuide(.leading) { _ in -way }
        }
        .onAppear { remote.increase = { way += 10 } }
      }
    }
    let remote = Remote()
    let renderer = ImageRenderer(content: Guided(remote: remote))
    try renderer.advance(by: 0)
    try renderer.perform { remote.increase() }
    #expect(try renderer.box(of: .red).minX == 10)
  }

  @Test func textsAreComparedByWhatTheyShow() {
    #expect(Text(verbatim: "one") == Text(verbatim: "one"))
    #expect(Text(verbatim: "one") != Text(verbatim: "other"))
    #expect(Text(verbatim: "one") != Text(verbatim: "one").bold())
  }

  @Test func aNewViewIsEvaluated() throws {
    let log = Log()
    let renderer = ImageRenderer(content: Leaf(log: log, name: "one"))
    try renderer.advance(by: 0)
    renderer.content = Leaf(log: log, name: "other")
    _ = try renderer.draw()
    #expect(log.take() == ["one": 1, "other": 1])
  }

  @Test func everyPassWithoutAClockEvaluatesEveryBody() throws {
    let (log, one, other) = (Log(), Remote(), Remote())
    let renderer = ImageRenderer(content: Page(log: log, one: one, other: other))
    _ = try renderer.draw()
    _ = log.take()
    _ = try renderer.draw()
    #expect(log.take().count == 9)
  }
}
