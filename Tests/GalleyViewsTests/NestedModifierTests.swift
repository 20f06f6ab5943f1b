import Galley
import Testing

/// What modifiers do whose views lie within each other: the only view of a container has the container's way.
@Suite struct NestedModifierTests: MovingSuite {
  private final class Log {
    var words: [String] = []
    func note(_ word: String) { words.append(word) }
    func take() -> [String] {
      defer { words = [] }
      return words
    }
  }

  enum Container: CaseIterable, Sendable { case stack, twoStacks, reader, subviews }

  private nonisolated struct Nested: View {
    let log: Log
    let container: Container
    @ObservedObject var model: MovingModel

    private func marked(_ view: some View, _ name: String) -> some View {
      view
        .onAppear { log.note("\(name) appears") }
        .onDisappear { log.note("\(name) goes") }
        .onChange(of: model.value) { log.note("\(name) changes") }
        .onReceive(Just(1)) { _ in log.note("\(name) receives") }
    }

    @ViewBuilder private var around: some View {
      let inner = marked(Color.red.frame(width: 5, height: 5), "inner")
      switch container {
      case .stack: marked(VStack { inner }, "outer")
      case .twoStacks: marked(VStack { marked(VStack { inner }, "middle") }, "outer")
      case .reader: marked(GeometryReader { _ in inner }, "outer")
      case .subviews: marked(Group(subviews: inner) { views in VStack { views } }, "outer")
      }
    }

    var body: some View {
      VStack {
        Color.blue.frame(width: 5, height: 5)
        if !model.isOn { around }
      }
    }
  }

  @Test(arguments: Container.allCases)
  func eachLevelHasItsOwn(container: Container) throws {
    let levels = container == .twoStacks ? ["inner", "middle", "outer"] : ["inner", "outer"]
    for hasClock in [false, true] {
      let (log, model) = (Log(), MovingModel())
      let renderer = ImageRenderer(content: Nested(log: log, container: container, model: model))
      if hasClock { try renderer.advance(by: 0) } else { _ = try renderer.draw() }
      let first = log.take()
      #expect(first.sorted() == levels.flatMap { ["\($0) appears", "\($0) receives"] }.sorted())
      // Nothing is forgotten from pass to pass, or by a change.
      for value in [1, 2] as [CGFloat] {
        model.value = value
        _ = try renderer.draw()
        #expect(log.take().sorted() == levels.map { "\($0) changes" })
      }
      model.isOn = true
      _ = try renderer.draw()
      #expect(log.take().sorted() == levels.map { "\($0) goes" })
    }
  }

  @MainActor @Test func eachLevelHasATask() async throws {
    let log = Log()
    let renderer = ImageRenderer(
      content: VStack {
        Color.red.frame(width: 5, height: 5).task { log.note("inner") }
      }
      .task { log.note("outer") })
    try await renderer.advance(by: 0)
    #expect(log.take().sorted() == ["inner", "outer"])
  }

  /// A view in one that comes is there already: its own transition is of no account (assumed of SwiftUI; so it is where
  /// the view is not the only one of its container).
  @Test func aTransitionWithinOneThatComesDoesNotRun() throws {
    let model = MovingModel()
    let renderer = try renderer(model) { model in
      ZStack(alignment: .topLeading) {
        Color.clear
        if model.isOn {
          VStack { Color.red.frame(width: 20, height: 20).transition(.scale) }
            .transition(.opacity)
        }
      }
    }
    try renderer.perform { withAnimation(.linear(duration: 1)) { model.isOn = true } }
    try renderer.advance(by: 0.5)
    // At its full size, half faded in.
    for place in [1, 10, 18] {
      #expect(try abs(Int(renderer.pixel(place, place).alpha) - 128) <= 1)
    }
  }
}
