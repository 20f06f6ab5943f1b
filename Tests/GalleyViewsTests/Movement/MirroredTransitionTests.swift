import Galley
import Testing

/// Views that come over their leading edge where one reads from right to left.
@Suite struct MirroredTransitionTests: MovingSuite {
  /// The left edges a quarter of a second after a box of 20 points, which lies at 40 of 100, came, and after it went.
  private func edges(
    _ transition: AnyTransition, in direction: LayoutDirection
  ) throws -> [CGFloat] {
    let model = MovingModel()
    let renderer = ImageRenderer(
      content: MovingStage(model: model) { model in
        ZStack {
          Color.clear
          if model.isOn { Color.red.frame(width: 20, height: 10).transition(transition) }
        }
      }
      .frame(width: 100, height: 20)
      .environment(\.layoutDirection, direction))
    try renderer.advance(by: 0)
    return try [true, false].map { isOn in
      try renderer.perform { withAnimation(.linear(duration: 1)) { model.isOn = isOn } }
      try renderer.advance(by: 0.25)
      let edge = try renderer.box(of: .red, near: 90).minX
      try renderer.advance(by: 0.75)
      return edge
    }
  }

  @Test func movesAndSlidesAreMirrored() throws {
    for (transition, plain, mirrored) in [
      (.move(edge: .leading), [25, 35], [55, 45]),
      (.move(edge: .trailing), [55, 45], [25, 35]),
      (.slide, [25, 45], [55, 35]),
    ] as [(AnyTransition, [CGFloat], [CGFloat])] {
      #expect(try edges(transition, in: .leftToRight) == plain)
      #expect(try edges(transition, in: .rightToLeft) == mirrored)
    }
  }

  @Test func pushesAreMirrored() throws {
    func edge(in direction: LayoutDirection) throws -> CGFloat {
      let model = MovingModel()
      let renderer = ImageRenderer(
        content: MovingStage(model: model) { model in
          ZStack {
            Color.clear
            if model.isOn {
              Color.red.frame(width: 20, height: 10).transition(.push(from: .leading))
            }
          }
        }
        .frame(width: 100, height: 20).environment(\.layoutDirection, direction))
      try renderer.advance(by: 0)
      try renderer.perform { withAnimation(.linear(duration: 1)) { model.isOn = true } }
      try renderer.advance(by: 0.5)
      let bitmap = try renderer.draw().bitmap()
      return CGFloat((0..<100).first { bitmap[$0, 10].alpha > 0 } ?? -1)
    }
    #expect(try edge(in: .leftToRight) == 30)
    #expect(try edge(in: .rightToLeft) == 50)
  }

  @Test func offsetsAreMirrored() throws {
    #expect(try edges(.offset(x: 40), in: .leftToRight) == [70, 50])
    #expect(try edges(.offset(x: 40), in: .rightToLeft) == [10, 30])
  }
}
