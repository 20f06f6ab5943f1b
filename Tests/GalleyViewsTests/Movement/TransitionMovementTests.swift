import Galley
import Testing

/// Views that come and go in images.
@Suite struct TransitionMovementTests: MovingSuite {
  private let box: some View = Color.red.frame(width: 20, height: 10)

  private func toggle(_ renderer: ImageRenderer<some View>, _ model: MovingModel) throws {
    try renderer.perform { withAnimation(.linear(duration: 1)) { model.isOn.toggle() } }
  }

  /// The left edges of a red box a quarter, a half and a whole second after it came, and the same after it went.
  private func ways(_ transition: AnyTransition) throws -> [[CGFloat?]] {
    let model = MovingModel()
    let renderer = try renderer(model) { model in
      HStack(spacing: 0) {
        Color.blue.frame(width: 30, height: 10)
        if model.isOn { box.transition(transition) }
      }
    }
    return try (0..<2).map { _ in
      try toggle(renderer, model)
      return try [0.25, 0.25, 0.5].map {
        try renderer.advance(by: $0)
        let box = try renderer.box(of: .red)
        return box.isNull ? nil : box.minX
      }
    }
  }

  @Test func viewsMoveSlideAndAreOffset() throws {
    #expect(try ways(.move(edge: .trailing)) == [[45, 40, 30], [35, 40, nil]])
    #expect(try ways(.slide) == [[15, 20, 30], [35, 40, nil]])
    #expect(try ways(.offset(x: 40)) == [[60, 50, 30], [40, 50, nil]])
    #expect(
      try ways(.asymmetric(insertion: .offset(x: 40), removal: .offset(x: 20)))
        == [[60, 50, 30], [35, 40, nil]])
  }

  @Test func viewsFadeUnlessTheySayOtherwise() throws {
    let model = MovingModel()
    let renderer = try renderer(model) { model in
      HStack(spacing: 0) {
        if model.isOn { box }
        if model.isOn { box.transition(.opacity) }
        if model.isOn { box.transition(.identity) }
      }
    }
    try toggle(renderer, model)
    try renderer.advance(by: 0.25)
    #expect(try abs(Int(renderer.pixel(5, 5).alpha) - 64) <= 1)
    #expect(try abs(Int(renderer.pixel(25, 5).alpha) - 64) <= 1)
    #expect(try renderer.pixel(45, 5).alpha == 255)
    try renderer.advance(by: 0.75)
    #expect(try renderer.box(of: .red).width == 60)
    try toggle(renderer, model)
    try renderer.advance(by: 0.25)
    #expect(try abs(Int(renderer.pixel(5, 5).alpha) - 191) <= 1)
    #expect(try abs(Int(renderer.pixel(25, 5).alpha) - 191) <= 1)
    #expect(try renderer.pixel(45, 5).alpha == 0)
    try renderer.advance(by: 0.75)
    #expect(try renderer.pixel(5, 5).alpha == 0)
  }

  @Test func viewsGrowAndShrink() throws {
    let model = MovingModel()
    let renderer = try renderer(model) { model in
      ZStack { if model.isOn { box.transition(.scale(0.5, anchor: .topLeading)) } }
    }
    try toggle(renderer, model)
    #expect(try renderer.box(of: .red).width == 10)
    try renderer.advance(by: 0.6)
    #expect(try renderer.box(of: .red).width == 16)
    try renderer.advance(by: 0.4)
    #expect(try renderer.box(of: .red).width == 20)
  }

  @Test func theViewsAroundMakeRoom() throws {
    let model = MovingModel()
    let renderer = try renderer(model) { model in
      HStack(spacing: 0) {
        if model.isOn { box.transition(.opacity) }
        Color.blue.frame(width: 10, height: 10)
      }
    }
    try toggle(renderer, model)
    try renderer.advance(by: 0.5)
    #expect(try renderer.box(of: .blue).minX == 10)
    try renderer.advance(by: 0.5)
    #expect(try renderer.box(of: .blue).minX == 20)
    try toggle(renderer, model)
    try renderer.advance(by: 0.5)
    #expect(try renderer.box(of: .blue).minX == 10)
  }

  @Test func aViewThatComesBackTurnsRoundWhereItIs() throws {
    for transition in [AnyTransition.offset(x: 40), .move(edge: .trailing)] {
      let model = MovingModel()
      let renderer = try renderer(model) { model in
        ZStack(alignment: .topLeading) {
          Color.clear
          if model.isOn { box.transition(transition) }
        }
      }
      try toggle(renderer, model)
      try renderer.advance(by: 1)
      try toggle(renderer, model)
      try renderer.advance(by: 0.5)
      let place = try renderer.box(of: .red).minX
      #expect(place > 0)
      try toggle(renderer, model)
      #expect(try renderer.box(of: .red).minX == place)
      try renderer.advance(by: 1)
      #expect(try renderer.box(of: .red).minX == 0)
    }
  }

  @Test func transitionsOfYourOwnAreDrawn() throws {
    nonisolated struct Narrowing: Transition {
      func body(content: Content, phase: TransitionPhase) -> some View {
        content.frame(width: phase.isIdentity ? 20 : 0).clipped()
      }
    }
    nonisolated struct Shift: ViewModifier {
      let way: CGFloat
      func body(content: Content) -> some View { content.offset(x: way) }
    }
    #expect(
      try ways(.modifier(active: Shift(way: 40), identity: Shift(way: 0)))[0] == [60, 50, 30])
    let model = MovingModel()
    let renderer = try renderer(model) { model in
      ZStack(alignment: .topLeading) {
        Color.clear
        if model.isOn { box.transition(Narrowing()) }
      }
    }
    try toggle(renderer, model)
    try renderer.advance(by: 0.5)
    #expect(try renderer.box(of: .red).width == 10)
    try renderer.advance(by: 0.5)
    try toggle(renderer, model)
    try renderer.advance(by: 0.75)
    #expect(try renderer.box(of: .red).width == 5)
  }

  @Test func aTransitionMayHaveAnAnimationOfItsOwn() throws {
    let model = MovingModel()
    let renderer = try renderer(model) { model in
      ZStack(alignment: .topLeading) {
        Color.clear
        if model.isOn {
          box.transition(.offset(x: 40).animation(.linear(duration: 2)))
        }
      }
    }
    try renderer.perform { model.isOn = true }
    try renderer.advance(by: 1)
    #expect(try renderer.box(of: .red).minX == 20)
    try renderer.advance(by: 1)
    try renderer.perform { model.isOn = false }
    try renderer.advance(by: 1)
    #expect(try renderer.box(of: .red).minX == 20)
    try renderer.advance(by: 1)
    #expect(try renderer.box(of: .red).isNull)
  }

  @Test func aTextFadesIntoAnother() throws {
    func darkness(_ transition: ContentTransition?, _ time: Double) throws -> Int {
      let model = MovingModel()
      let renderer = try renderer(model) { model in
        // Large enough for the stem of the letter to cover whole pixels.
        let text = Text(model.isOn ? "I" : "\u{25A0}").font(.system(size: 40))
        if let transition { text.contentTransition(transition) } else { text }
      }
      try toggle(renderer, model)
      try renderer.advance(by: time)
      return try renderer.render().bitmap.pixels.map { Int(Pixel(rawValue: $0).alpha) }.max() ?? 0
    }
    // Half of each: nothing is quite opaque.
    #expect(try darkness(.numericText(), 0.5) < 220)
    #expect(try darkness(.numericText(), 1) > 240)
    #expect(try darkness(nil, 0.5) < 220)
    #expect(try darkness(nil, 1) > 240)
    #expect(try darkness(.identity, 0.5) > 240)
  }

  /// Recorded on SwiftUI (MetalUI, docs/probes/swiftui-transactions-animation, the arms of reduced motion): a fade, and no way.
  @Test func whereLittleShouldMoveViewsFade() throws {
    func alpha(_ transition: AnyTransition) throws -> UInt8 {
      let model = MovingModel()
      let renderer = try renderer(model) { model in
        HStack(spacing: 0) {
          Color.clear.frame(width: 30, height: 10)
          if model.isOn { box.transition(transition) }
        }
        .transformEnvironment(\.accessibilityReduceMotion) { $0 = true }
      }
      try toggle(renderer, model)
      try renderer.advance(by: 0.5)
      return try renderer.pixel(49, 5).alpha
    }
    let moving: [AnyTransition] = [
      .move(edge: .leading), .slide, .offset(x: 40), .scale, .push(from: .top),
      .move(edge: .top).combined(with: .opacity),
      AnyTransition(.move(edge: .top).combined(with: .opacity)),
      .asymmetric(insertion: .slide, removal: .opacity),
      .modifier(active: Shifted(), identity: Shifted()),
    ]
    for transition in moving { #expect(try (Int(alpha(transition)) - 128).magnitude <= 1) }
    #expect(try alpha(.identity) == 255)
  }

  private struct Shifted: ViewModifier {
    func body(content: Content) -> some View { content.offset(x: 5) }
  }

  @Test func withoutAnAnimationViewsComeAndGoAtOnce() throws {
    let model = MovingModel()
    let renderer = try renderer(model) { model in
      ZStack(alignment: .topLeading) {
        Color.clear
        if model.isOn { box.transition(.slide) }
      }
    }
    try renderer.perform { model.isOn = true }
    #expect(try renderer.box(of: .red).minX == 0)
    try renderer.perform { model.isOn = false }
    #expect(try renderer.box(of: .red).isNull)
  }

  @Test func rowsKeepTheirIdentityWhileOthersGo() throws {
    final class List: ObservableObject {
      @Published var numbers = [0, 1, 2]
    }
    nonisolated struct Rows: View {
      @ObservedObject var list: List
      var body: some View {
        HStack(spacing: 0) {
          ForEach(list.numbers, id: \.self) { number in
            [Color.red, .green, .blue][number].frame(width: 10, height: 10)
              .transition(.offset(y: 10))
          }
        }
        .frame(width: 40, height: 20, alignment: .topLeading)
      }
    }
    let list = List()
    let renderer = ImageRenderer(content: Rows(list: list))
    try renderer.advance(by: 0)
    try renderer.perform { withAnimation(.linear(duration: 1)) { list.numbers = [2, 0] } }
    try renderer.advance(by: 0.5)
    #expect(try renderer.box(of: .red).minX == 5)
    #expect(try renderer.box(of: .green).minY == 5)
    try renderer.advance(by: 0.5)
    #expect(try renderer.box(of: .blue).minX == 0)
    #expect(try renderer.box(of: .red).minX == 10)
    #expect(try renderer.box(of: .green).isNull)
  }

  @Test func aMatchedViewBeginsWhereTheOtherOneWas() throws {
    nonisolated struct Hero: View {
      @ObservedObject var model: MovingModel
      @Namespace private var space
      var body: some View {
        ZStack(alignment: .topLeading) {
          Color.clear
          if model.isOn {
            Color.red.matchedGeometryEffect(id: 1, in: space).frame(width: 40, height: 20)
              .offset(x: 60)
              .transition(.identity)
          } else {
            Color.red.matchedGeometryEffect(id: 1, in: space).frame(width: 20, height: 10)
              .transition(.identity)
          }
        }
      }
    }
    let model = MovingModel()
    let renderer = ImageRenderer(content: Hero(model: model).frame(width: 100, height: 20))
    try renderer.advance(by: 0)
    try toggle(renderer, model)
    #expect(try renderer.box(of: .red) == CGRect(x: 0, y: 0, width: 20, height: 10))
    try renderer.advance(by: 0.5)
    #expect(try renderer.box(of: .red) == CGRect(x: 30, y: 0, width: 30, height: 15))
    try renderer.advance(by: 0.5)
    #expect(try renderer.box(of: .red) == CGRect(x: 60, y: 0, width: 40, height: 20))
  }

  @Test func aMarkMovesToItsNewSource() throws {
    nonisolated struct Tabs: View {
      @ObservedObject var model: MovingModel
      @Namespace private var space
      var body: some View {
        HStack(spacing: 10) {
          ForEach(0..<3, id: \.self) { index in
            Color.clear.frame(width: 20, height: 10).matchedGeometryEffect(id: index, in: space)
          }
        }
        .background {
          Color.red.matchedGeometryEffect(
            id: model.isOn ? 2 : 0, in: space, isSource: false)
        }
      }
    }
    let model = MovingModel()
    let renderer = ImageRenderer(content: Tabs(model: model))
    try renderer.advance(by: 0)
    try toggle(renderer, model)
    try renderer.advance(by: 0.5)
    #expect(try renderer.box(of: .red) == CGRect(x: 30, y: 0, width: 20, height: 10))
  }

  /// What goes and what comes share their way wherever the views around them are.
  @Test func aViewThatGoesFollowsInContainersAwayFromTheOrigin() throws {
    nonisolated struct Pair: View {
      @ObservedObject var model: MovingModel
      let inset: CGFloat
      @Namespace private var space
      var body: some View {
        HStack(spacing: 10) {
          VStack(spacing: 0) {
            if model.isOn {
              Color.red.frame(width: 20, height: 10).matchedGeometryEffect(id: 1, in: space)
            }
          }
          .frame(width: 30, height: 30)
          VStack(spacing: 0) {
            if !model.isOn {
              Color.blue.frame(width: 20, height: 10).matchedGeometryEffect(id: 1, in: space)
            }
          }
          .frame(width: 30, height: 30)
        }
        .padding(.leading, inset)
      }
    }
    func rows(inset: Int) throws -> [[UInt32]] {
      let model = MovingModel()
      let renderer = ImageRenderer(content: Pair(model: model, inset: CGFloat(inset)))
      try renderer.advance(by: 0)
      try toggle(renderer, model)
      try renderer.advance(by: 0.5)
      let bitmap = try renderer.draw().bitmap()
      return (0..<bitmap.height).map { row in
        Array(bitmap.pixels[(row * bitmap.width + inset)..<((row + 1) * bitmap.width)])
      }
    }
    let plain = try rows(inset: 0)
    #expect(try rows(inset: 40) == plain)
    // Both are in the middle of the way, one in front of the other.
    let covered = plain[15].indices.filter { Pixel(rawValue: plain[15][$0]).alpha > 0 }
    #expect(covered == Array(25..<45))
  }
}
