import Galley
import Testing

/// Where nothing moves, a renderer with a clock draws what one without draws.
@Suite struct RestingClockTests: MovingSuite {
  private nonisolated struct Shift: ViewModifier {
    let way: CGFloat
    func body(content: Content) -> some View { content.padding(way).background(.yellow) }
  }

  private static var transitions: [(name: String, transition: AnyTransition)] {
    [
      ("identity", .identity), ("opacity", .opacity), ("scale", .scale), ("slide", .slide),
      ("move", .move(edge: .leading)), ("push", .push(from: .top)), ("offset", .offset(x: 9, y: 5)),
      ("blurReplace", AnyTransition(BlurReplaceTransition(configuration: .downUp))),
      ("asymmetric", .asymmetric(insertion: .scale, removal: .opacity)),
      ("combined", .opacity.combined(with: .slide)),
      ("animated", .slide.animation(.linear(duration: 1))),
      ("modifier", .modifier(active: Shift(way: 9), identity: Shift(way: 2))),
    ]
  }

  private func stage(
    _ model: MovingModel, _ transition: AnyTransition
  ) -> some View {
    MovingStage(model: model) { model in
      VStack {
        HStack(spacing: 2) {
          Color.red.frame(width: 20, height: 10)
          if model.isOn { Color.blue.frame(width: 20, height: 10).transition(transition) }
        }
        .padding(2).background(.green).transition(transition)
        Text("Row").transition(transition).border(.blue)
      }
      .shadow(color: .black, radius: model.isOn ? 4 : 2)
      .frame(width: 120, height: 80)
    }
  }

  @Test(arguments: 0..<12)
  func transitionsLeaveNothingBehind(index: Int) throws {
    let (name, transition) = Self.transitions[index]
    let model = MovingModel()
    let clock = ImageRenderer(content: stage(model, transition))
    try clock.advance(by: 0)
    for isOn in [true, false, true] {
      try clock.perform { withAnimation(.linear(duration: 0.5)) { model.isOn = isOn } }
      try clock.advance(by: 2)
      #expect(clock.isAtRest)
      let still = ImageRenderer(content: stage(model, transition))
      #expect(try clock.draw().bitmap() == still.draw().bitmap(), "\(name)")
      let fresh = ImageRenderer(content: stage(model, transition))
      try fresh.advance(by: 0)
      #expect(try fresh.draw().bitmap() == still.draw().bitmap(), "\(name)")
    }
  }
}
