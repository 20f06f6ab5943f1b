import Galley
import Testing

private final class DateLog {
  var date = Date.distantPast
}

/// What moving views show at rest.
@Suite struct MovementTests {
  private func settle(
    _ view: some View, _ proposal: ProposedViewSize = ProposedViewSize(width: 100, height: 40)
  ) throws -> LayoutTree {
    let graph = ViewGraph()
    _ = graph.settle(view, environment: EnvironmentValues(), in: proposal)
    #expect(graph.problems.isEmpty)
    return try #require(graph.layoutTree)
  }

  private func pixels(_ view: some View) throws -> [UInt32] {
    try ImageRenderer(content: view).render().bitmap.pixels
  }

  private let mark: some View = HStack(spacing: 0) {
    Color.red.frame(width: 10, height: 8)
    Color.blue.frame(width: 6, height: 8)
  }

  @Test func aMatchedViewLiesOnItsSource() throws {
    nonisolated struct Tabs: View {
      @Namespace private var namespace
      let selected: Int
      var body: some View {
        HStack(spacing: 10) {
          ForEach(0..<3, id: \.self) { index in
            Color.red.frame(width: 20, height: 10)
              .matchedGeometryEffect(id: index, in: namespace)
          }
        }
        .background(alignment: .topLeading) {
          Rectangle().layoutName("mark")
            .matchedGeometryEffect(id: selected, in: namespace, isSource: false)
        }
      }
    }
    for selected in 0..<3 {
      let tree = try settle(Tabs(selected: selected), .unspecified)
      #expect(tree.answer == CGSize(width: 80, height: 10))
      let mark = try #require(tree.first(named: "mark"))
      #expect(mark.frame == CGRect(x: CGFloat(selected) * 30, y: 0, width: 20, height: 10))
    }
  }

  @Test func aMatchedViewWithoutASourceStaysWhereItIs() throws {
    nonisolated struct Lone: View {
      @Namespace private var namespace
      var body: some View {
        Color.red.frame(width: 20, height: 10).layoutName("mark")
          .matchedGeometryEffect(id: "none", in: namespace, isSource: false)
      }
    }
    let tree = try settle(Lone(), .unspecified)
    #expect(tree.answer == CGSize(width: 20, height: 10))
  }

  @Test func matchedViewsAreDrawnOverTheirSources() throws {
    nonisolated struct Pair: View {
      @Namespace private var namespace
      var properties: MatchedGeometryProperties = .frame
      var body: some View {
        HStack(spacing: 0) {
          Color.blue.frame(width: 10, height: 10)
          Color.red.frame(width: 20, height: 10).matchedGeometryEffect(id: 1, in: namespace)
          Color.green
            .matchedGeometryEffect(
              id: 1, in: namespace, properties: properties, isSource: false
            )
            .frame(width: 10, height: 10)
        }
      }
    }
    let green = HStack(spacing: 0) {
      Color.blue.frame(width: 10, height: 10)
      Color.green.frame(width: 20, height: 10)
      Color.clear.frame(width: 10, height: 10)
    }
    #expect(try pixels(Pair()) == pixels(green))
  }

  @Test func visualEffectsAreDrawnAsTheirModifiers() throws {
    let room = { (view: AnyView) in view.frame(width: 40, height: 30) }
    let effects: [(AnyView, AnyView)] = [
      (
        AnyView(mark.visualEffect { view, proxy in view.offset(x: proxy.size.width / 2) }),
        AnyView(mark.offset(x: 8))
      ),
      (
        AnyView(mark.visualEffect { view, _ in view.scaleEffect(2).opacity(0.5) }),
        AnyView(mark.scaleEffect(2).opacity(0.5))
      ),
      (
        AnyView(mark.visualEffect { view, _ in view.rotationEffect(.degrees(90)).blur(radius: 2) }),
        AnyView(mark.rotationEffect(.degrees(90)).blur(radius: 2))
      ),
      (
        AnyView(
          mark.visualEffect { view, _ in
            view.rotation3DEffect(.degrees(40), axis: (x: 0, y: 1, z: 0)).grayscale(1)
          }),
        AnyView(mark.rotation3DEffect(.degrees(40), axis: (x: 0, y: 1, z: 0)).grayscale(1))
      ),
      (AnyView(mark.visualEffect { view, _ in view }), AnyView(mark)),
    ]
    for (effect, modifier) in effects {
      #expect(try pixels(room(effect)) == pixels(room(modifier)))
    }
  }

  @Test func geometryEffectsAreDrawn() throws {
    struct Shift: GeometryEffect {
      var animatableData: CGFloat
      func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(translationX: size.width * animatableData, y: 0))
      }
    }
    let shifted = try pixels(mark.modifier(Shift(animatableData: 0.5)).frame(width: 40))
    #expect(try shifted == pixels(mark.offset(x: 8).frame(width: 40)))
    #expect(try pixels(mark.modifier(Shift(animatableData: 0))) == pixels(mark))
  }

  @Test func transitionsShowViewsThatHaveCome() throws {
    nonisolated struct Narrow: ViewModifier {
      let width: CGFloat
      func body(content: Content) -> some View { content.frame(width: width).clipped() }
    }
    #expect(try pixels(mark.transition(.opacity.combined(with: .slide))) == pixels(mark))
    #expect(
      try pixels(mark.transition(.modifier(active: Narrow(width: 0), identity: Narrow(width: 8))))
        == pixels(mark.frame(width: 8).clipped()))
  }

  @Test func animatorsShowTheStart() throws {
    let phases = PhaseAnimator([8.0, 20]) { Color.red.frame(width: $0, height: 4) }
    #expect(try settle(phases).answer.width == 8)
    let frames = KeyframeAnimator(initialValue: 6.0) {
      Color.red.frame(width: $0, height: 4)
    } keyframes: { _ in
      LinearKeyframe(30, duration: 1)
    }
    #expect(try settle(frames).answer.width == 6)
  }

  @Test func timelinesShowTheMomentOfTheImage() throws {
    func date(_ schedule: some TimelineSchedule) throws -> Double {
      let log = DateLog()
      let view = TimelineView(schedule) { context in
        let _ = log.date = context.date
        Color.red
      }
      _ = try settle(view.environment(\.imageDate, Date(timeIntervalSince1970: 125)))
      return log.date.timeIntervalSince1970
    }
    let zero = Date(timeIntervalSince1970: 0)
    #expect(try date(.animation) == 125)
    #expect(try date(.everyMinute) == 120)
    #expect(try date(.periodic(from: zero, by: 50)) == 100)
    #expect(try date(.periodic(from: Date(timeIntervalSince1970: 300), by: 50)) == 125)
    #expect(try date(.explicit([zero, zero.addingTimeInterval(7), .distantFuture])) == 7)
  }

  @Test func completionsAreCalledAfterTheChange() {
    final class Log {
      var words: [String] = []
      var count = 0
    }
    let log = Log()
    withAnimation(.bouncy) {
      log.words.append("body")
    } completion: {
      log.words.append("end")
    }
    #expect(log.words == ["body", "end"])
    // A movement that begins itself again ends.
    func turn() {
      withAnimation {
        log.count += 1
      } completion: {
        turn()
      }
    }
    turn()
    #expect(log.count == 101)
  }
}
