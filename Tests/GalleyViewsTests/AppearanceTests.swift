import Galley
import Testing

/// When views appear and disappear.
@Suite struct AppearanceTests: MovingSuite {
  private final class Log {
    var words: [String] = []
    func note(_ word: String) { words.append(word) }
    func take() -> [String] {
      defer { words = [] }
      return words
    }
  }

  private nonisolated struct Exchanged: View {
    let log: Log
    let transition: AnyTransition?
    @ObservedObject var model: MovingModel

    private var box: some View {
      Color.red.frame(width: 10, height: 10)
        .onAppear { log.note("A\(model.isOn ? "T" : "F")") }
        .onDisappear { log.note("D\(model.isOn ? "T" : "F")") }
    }

    var body: some View {
      if let transition {
        box.transition(transition).id(model.isOn)
      } else {
        box.id(model.isOn)
      }
    }
  }

  /// Asserted on SwiftUI by OpenSwiftUI (`idTest`): a view goes before another one takes its place only where nothing is
  /// seen of it on the way.
  @Test(arguments: [false, true])
  func aViewThatIsExchangedAppearsAndTheOtherDisappears(hasClock: Bool) throws {
    let orders: [(AnyTransition?, String)] = [
      (nil, "AFATDT"), (.opacity, "AFATDT"), (.slide, "AFATDT"), (.identity, "AFDTAT"),
    ]
    for (transition, order) in orders {
      let (log, model) = (Log(), MovingModel())
      let renderer = ImageRenderer(
        content: Exchanged(log: log, transition: transition, model: model))
      if hasClock { try renderer.advance(by: 0) } else { _ = try renderer.draw() }
      model.isOn = true
      _ = try renderer.draw()
      #expect(log.words.joined() == order)
      _ = try renderer.draw()
      #expect(log.words.joined() == order)
    }
  }

  private nonisolated struct Around: View {
    let log: Log
    let kind: Int
    @ObservedObject var model: MovingModel

    private nonisolated struct Choice: View {
      let isOn: Bool
      var body: some View { if isOn { Text("a") } else { Text("b") } }
    }

    @ViewBuilder private var content: some View {
      let count = model.isOn ? 3 : 2
      switch kind {
      case 0: Text("a").id(model.isOn)
      case 1: Choice(isOn: model.isOn)
      case 2: ForEach(0..<count, id: \.self) { Text("\($0 + count)").id($0 * count) }
      default:
        Group {
          Text("a").id(model.isOn)
          if model.isOn { Text("b") }
        }
      }
    }

    var body: some View {
      VStack {
        Group { content }
          .onAppear { log.note("appear") }
          .onDisappear { log.note("disappear") }
          .onChange(of: model.isOn, initial: true) { log.note("change \(model.isOn)") }
          .onReceive(Just(1)) { log.note("receive \($0)") }
      }
    }
  }

  @Test(arguments: 0..<4)
  func aroundWhatIsExchangedThingsHappenOnce(kind: Int) throws {
    for hasClock in [false, true] {
      let (log, model) = (Log(), MovingModel())
      let renderer = ImageRenderer(content: Around(log: log, kind: kind, model: model))
      if hasClock { try renderer.advance(by: 0) } else { _ = try renderer.draw() }
      #expect(log.take().sorted() == ["appear", "change false", "receive 1"])
      model.isOn = true
      _ = try renderer.draw()
      #expect(log.take() == ["change true"])
    }
  }

  @Test func aGroupDisappearsWithItsLastViewAndAppearsAgain() throws {
    nonisolated struct Rows: View {
      let log: Log
      @ObservedObject var model: MovingModel
      var body: some View {
        VStack {
          Color.blue.frame(width: 4, height: 4)
          ForEach(0..<Int(model.value), id: \.self) { _ in Color.red.frame(width: 4, height: 4) }
            .onAppear { log.note("appear") }
            .onDisappear { log.note("disappear") }
        }
      }
    }
    let (log, model) = (Log(), MovingModel())
    let renderer = ImageRenderer(content: Rows(log: log, model: model))
    try renderer.advance(by: 0)
    #expect(log.take() == [])
    for (count, words) in [
      (2, ["appear"]), (1, []), (0, ["disappear"]), (3, ["appear"]),
    ] as [(CGFloat, [String])] {
      try renderer.perform { model.value = count }
      #expect(log.take() == words)
    }
  }

  @Test func aViewDisappearsOnceNothingIsSeenOfIt() throws {
    let (log, model) = (Log(), MovingModel())
    var time: () -> Double = { -1 }
    let renderer = try renderer(model) { model in
      ZStack {
        if model.isOn {
          Color.red.frame(width: 10, height: 10)
            .onAppear { log.note("appear \(time())") }
            .onDisappear { log.note("disappear \(time())") }
            .transition(.opacity)
        }
      }
    }
    time = { renderer.time }
    try renderer.perform { withAnimation(.linear(duration: 1)) { model.isOn = true } }
    try renderer.advance(to: 2)
    try renderer.perform { withAnimation(.linear(duration: 1)) { model.isOn = false } }
    try renderer.advance(to: 2.5)
    #expect(log.take() == ["appear 0.0"])
    // It turns back: it has been there all the time.
    try renderer.perform { withAnimation(.linear(duration: 1)) { model.isOn = true } }
    try renderer.advance(to: 4)
    #expect(log.take() == [])
    try renderer.perform { withAnimation(.linear(duration: 1)) { model.isOn = false } }
    try renderer.advance(to: 9)
    #expect(log.take() == ["disappear 5.0"])
  }

  @Test func whatIsDoneAtTheEndIsShown() throws {
    nonisolated struct Counter: View {
      @ObservedObject var model: MovingModel
      @State private var count: CGFloat = 0
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Color.red.frame(width: 10 + count, height: 4)
          if !model.isOn { Color.blue.frame(width: 4, height: 4).onDisappear { count += 5 } }
        }
      }
    }
    for hasClock in [false, true] {
      let model = MovingModel()
      let renderer = ImageRenderer(content: Counter(model: model))
      if hasClock { try renderer.advance(by: 0) } else { _ = try renderer.draw() }
      model.isOn = true
      #expect(try renderer.draw().width == 15)
    }
  }

  @Test func modifiersAroundAnIDKeepTheirState() throws {
    nonisolated struct Counting: ViewModifier {
      @State private var count: CGFloat = 0
      func body(content: Content) -> some View {
        HStack(spacing: 0) {
          content
          Color.red.frame(width: 10 + count, height: 4).onTapGesture { count += 5 }
            .accessibilityIdentifier("count")
        }
      }
    }
    let model = MovingModel()
    let renderer = ImageRenderer(
      content: MovingStage(model: model) {
        Color.blue.frame(width: 10, height: 4).id($0.isOn).onAppear {}.modifier(Counting())
      })
    try renderer.advance(by: 0)
    try renderer.tap("count")
    try renderer.perform { model.isOn = true }
    #expect(try renderer.box(of: .red).width == 15)
  }

  private nonisolated struct Leaf: View {
    let name: String
    let log: Log
    var body: some View {
      Color.red.frame(width: 4, height: 4)
        .onAppear { log.note("+\(name)") }
        .onDisappear { log.note("-\(name)") }
    }
  }

  private nonisolated struct Family: View {
    let log: Log
    @ObservedObject var model: MovingModel
    var body: some View {
      ZStack {
        if !model.isOn {
          VStack {
            VStack {
              Leaf(name: "a", log: log)
              Leaf(name: "b", log: log)
            }
            .onAppear { log.note("+parent") }
            .onDisappear { log.note("-parent") }
          }
          .onAppear { log.note("+grand") }
          .onDisappear { log.note("-grand") }
        }
      }
    }
  }

  /// Recorded on SwiftUI: MetalUI, docs/probes/swiftui-lifecycle, arm A1.
  @Test(arguments: [false, true])
  func laterViewsAppearFirstAndDisappearFirst(hasClock: Bool) throws {
    let (log, model) = (Log(), MovingModel())
    let renderer = ImageRenderer(
      content: Family(log: log, model: model).frame(width: 9, height: 9))
    if hasClock { try renderer.advance(by: 0) } else { _ = try renderer.draw() }
    #expect(log.take() == ["+b", "+a", "+parent", "+grand"])
    model.isOn = true
    _ = try renderer.draw()
    #expect(log.take() == ["-b", "-a", "-parent", "-grand"])
  }

  /// Recorded on SwiftUI: MetalUI, docs/probes/swiftui-lifecycle, arm A2.
  @Test func whatGoesByItselfGoesInOrder() throws {
    nonisolated struct Three: View {
      let log: Log
      @ObservedObject var model: MovingModel
      var body: some View {
        VStack {
          if model.isOn { Leaf(name: "a", log: log) }
          if model.isOn { Leaf(name: "b", log: log) }
          if model.isOn { Leaf(name: "c", log: log) }
        }
      }
    }
    let (log, model) = (Log(), MovingModel())
    let renderer = ImageRenderer(content: Three(log: log, model: model))
    try renderer.advance(by: 0)
    for words in [["+c", "+b", "+a"], ["-a", "-b", "-c"]] {
      try renderer.perform { model.isOn.toggle() }
      #expect(log.take() == words)
    }
  }

  /// Recorded on SwiftUI: MetalUI, docs/probes/swiftui-lifecycle, arms C11 and C12. That preferences are heard in the order
  /// of the views is assumed.
  @Test func changesComeBeforeAppearances() throws {
    struct Key: PreferenceKey {
      static var defaultValue: CGFloat { 0 }
      static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {}
    }
    nonisolated struct Changing: View {
      let log: Log
      @ObservedObject var model: MovingModel
      private func bar(_ name: String) -> some View {
        Color.blue.frame(width: 4, height: 4)
          .preference(key: Key.self, value: model.value)
          .onPreferenceChange(Key.self) { _ in log.note("preference \(name)") }
          .onChange(of: model.isOn) { log.note("change \(name)") }
      }
      var body: some View {
        VStack {
          bar("a")
          if model.isOn { Leaf(name: "inner", log: log) }
          bar("b")
          Color.blue.frame(width: 4, height: 4)
            .onChange(of: model.isOn, initial: true) { old, new in
              log.note(old == new ? "initial" : "change c")
            }
        }
      }
    }
    let (log, model) = (Log(), MovingModel())
    let renderer = ImageRenderer(content: Changing(log: log, model: model))
    try renderer.advance(by: 0)
    #expect(log.take() == ["preference a", "preference b", "initial"])
    try renderer.perform { model.isOn = true }
    #expect(log.take() == ["change c", "change b", "change a", "+inner"])
    try renderer.perform { model.value = 1 }
    #expect(log.take() == ["preference a", "preference b"])
  }
}
