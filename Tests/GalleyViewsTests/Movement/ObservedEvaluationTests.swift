import Galley
import Testing

/// Which bodies are evaluated when an observed object changes, and that none is forgotten.
@Suite struct ObservedEvaluationTests {
  @Observable
  final class Model {
    var first: CGFloat = 4
    var second: CGFloat = 4
    var third: CGFloat = 4
    var list: [CGFloat] = [4]
    var unread = 0
  }

  private final class Log {
    var names: [String] = []
    func take() -> [String] {
      defer { names = [] }
      return names.sorted()
    }
  }

  /// Shows a length, and says when it is evaluated.
  private nonisolated struct Bar: View {
    let name: String
    let model: Model
    let log: Log
    let path: KeyPath<Model, CGFloat>
    var body: some View {
      let _ = log.names.append(name)
      Color.red.frame(width: model[keyPath: path], height: 4)
    }
  }

  private nonisolated struct Pair: View {
    let model: Model
    let log: Log
    var body: some View {
      let _ = log.names.append("pair")
      HStack(spacing: 1) {
        Bar(name: "first", model: model, log: log, path: \.first)
        Bar(name: "second", model: model, log: log, path: \.second)
      }
    }
  }

  @Test func onlyTheBodiesThatHaveReadAPropertyAreEvaluated() throws {
    let (model, log) = (Model(), Log())
    let renderer = ImageRenderer(content: Pair(model: model, log: log))
    try renderer.advance(by: 0)
    #expect(log.take() == ["first", "pair", "second"])
    try renderer.perform { model.first = 10 }
    #expect(log.take() == ["first"])
    #expect(try renderer.draw().width == 15)
    try renderer.perform { model.second = 6 }
    #expect(log.take() == ["second"])
    try renderer.perform { model.unread += 1 }
    #expect(log.take() == [])
    try renderer.perform {
      model.first = 1
      model.second = 2
    }
    #expect(log.take() == ["first", "second"])
    #expect(try renderer.draw().width == 4)
  }

  /// One view that reads the object in a closure of a container, in each of its ways.
  private nonisolated struct Closures: View {
    let kind: Int
    let model: Model
    let log: Log

    var body: some View {
      HStack(spacing: 1) {
        Bar(name: "first", model: model, log: log, path: \.first)
        closure
        Bar(name: "third", model: model, log: log, path: \.third)
      }
    }

    @ViewBuilder private var closure: some View {
      switch kind {
      case 0: ForEach(0..<2) { _ in Color.blue.frame(width: model.second, height: 4) }
      case 1:
        ForEach(model.list, id: \.self) { Color.blue.frame(width: $0 + model.second, height: 4) }
      case 2:
        GeometryReader { _ in Color.blue.frame(width: model.second, height: 4) }
          .frame(width: 20, height: 4)
      case 3:
        TimelineView(.explicit([])) { _ in Color.blue.frame(width: model.second, height: 4) }
      case 4:
        PhaseAnimator([1, 2]) { _ in Color.blue.frame(width: model.second, height: 4) }
      case 5:
        KeyframeAnimator(initialValue: 0.0, trigger: 1) { _ in
          Color.blue.frame(width: model.second, height: 4)
        } keyframes: { _ in
          LinearKeyframe(1, duration: 1)
        }
      case 6:
        Group(subviews: Color.blue) { $0.frame(width: model.second, height: 4) }
      case 7:
        Color.blue.frame(height: 4)
          .transformEnvironment(\.displayScale) { $0 = model.second > 4 ? 1 : 2 }
          .frame(width: 4)
      case 8:
        ViewThatFits { Color.blue.frame(width: model.second, height: 4) }
      case 9:
        Color.blue.frame(width: 20, height: 4).overlayPreferenceValue(Key.self) { _ in
          Color.green.frame(width: model.second, height: 4)
        }
      case 10:
        Canvas { context, size in
          context.fill(
            Path(CGRect(x: 0, y: 0, width: model.second, height: 4)), with: .color(.blue))
        }
        .frame(width: 20, height: 4)
      default:
        HStack { Color.blue.frame(width: model.second, height: 4) }
          .background { Color.green.opacity(model.second > 4 ? 1 : 0) }
      }
    }
  }

  private struct Key: PreferenceKey {
    static var defaultValue: Int { 0 }
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }

  private func change(_ model: Model, _ step: Int) {
    switch step {
    case 0: model.second = 9
    case 1:
      // What a body reads comes first, so that the other change has to be heard by itself.
      model.first = 7
      model.second = 5
    case 2:
      model.second = 12
      model.third = 2
    case 3: model.list = [4, 8]
    default:
      model.third = 3
      model.list = [6]
      model.second = 3
    }
  }

  @Test(arguments: 0..<12)
  func nobodyIsForgotten(kind: Int) throws {
    let model = Model()
    let renderer = ImageRenderer(content: Closures(kind: kind, model: model, log: Log()))
    try renderer.advance(by: 0)
    for step in 0..<5 {
      try renderer.perform { change(model, step) }
      let drawn = try renderer.draw().bitmap()
      let anew = ImageRenderer(content: Closures(kind: kind, model: model, log: Log()))
      try anew.advance(by: 0)
      #expect(try drawn == anew.draw().bitmap(), "step \(step)")
    }
  }

  /// Content that no body has made: a closure in it has read the same object as a body beside it.
  @Test func closuresOutsideOfBodiesAreNotForgotten() throws {
    let model = Model()
    let renderer = ImageRenderer(
      content: HStack(spacing: 1) {
        ForEach(0..<2) { _ in Color.blue.frame(width: model.second, height: 4) }
        Bar(name: "first", model: model, log: Log(), path: \.second)
      })
    try renderer.advance(by: 0)
    for width in [9, 5, 12] as [CGFloat] {
      try renderer.perform { model.second = width }
      #expect(try renderer.draw().width == Int(width) * 3 + 2)
    }
  }

  @Test func changesOfOtherThreadsAreHeard() async throws {
    let (model, log) = (Model(), Log())
    let renderer = ImageRenderer(content: Pair(model: model, log: log))
    try await renderer.advance(by: 0)
    nonisolated(unsafe) let shared = model
    await Task.detached { shared.second = 20 }.value
    try await renderer.advance(by: 1)
    let width = try renderer.draw().width
    #expect(width == 25)
  }
}
