import Galley
import Testing

/// Movements that are overtaken, and when all is over.
@Suite struct InterruptedMovementTests: MovingSuite {
  private func edge(_ renderer: ImageRenderer<some View>, at time: Double) throws -> CGFloat {
    try renderer.advance(to: time)
    return try renderer.box(of: .red).minX
  }

  private func bar(_ way: CGFloat) -> some View {
    Color.red.frame(width: 10, height: 4).offset(x: way)
  }

  private func renderer(
    _ model: MovingModel, _ content: @escaping (MovingModel) -> some View
  ) throws -> ImageRenderer<some View> {
    let renderer = ImageRenderer(
      content: MovingStage(model: model, content: content)
        .frame(width: 200, height: 20, alignment: .topLeading))
    renderer.scale = 4
    try renderer.advance(by: 0)
    return renderer
  }

  /// In pixels of a quarter of a point.
  @Test func aMovementThatTurnsBackIsAboveTheOneBefore() throws {
    let model = MovingModel()
    let renderer = try renderer(model) { bar($0.value) }
    try renderer.perform { withAnimation(.linear(duration: 1)) { model.value = 100 } }
    #expect(try edge(renderer, at: 0.5) == 200)
    try renderer.perform { withAnimation(.linear(duration: 1)) { model.value = 0 } }
    #expect(try edge(renderer, at: 0.75) == 225)
    #expect(try edge(renderer, at: 1) == 200)
    #expect(try edge(renderer, at: 1.25) == 100)
    #expect(!renderer.isAtRest)
    #expect(try edge(renderer, at: 1.5) == 0)
    #expect(renderer.isAtRest)
  }

  @Test func anEndlessMovementIsOverWithTheOneThatOvertakesIt() throws {
    let model = MovingModel()
    let renderer = try renderer(model) { bar($0.value) }
    try renderer.perform {
      withAnimation(.linear(duration: 1).repeatForever(autoreverses: false)) { model.value = 100 }
    }
    #expect(try edge(renderer, at: 2.25) == 100)
    try renderer.perform { withAnimation(.linear(duration: 0.5)) { model.value = 40 } }
    // Half of the way from 50 to 40.
    #expect(try edge(renderer, at: 2.5) == 180)
    #expect(try edge(renderer, at: 2.75) == 160)
    #expect(renderer.isAtRest)
  }

  @Test(arguments: [false, true])
  func nothingIsLeftToMoveAfterTheEnd(drawing: Bool) throws {
    let model = MovingModel()
    let renderer = try renderer(model) { model in
      Color.red.opacity(model.isOn ? 0.6 : 1).frame(width: 20, height: 20)
    }
    try renderer.perform { withAnimation(.linear(duration: 0.5)) { model.isOn = true } }
    var steps = 0
    while !renderer.isAtRest, steps < 100 {
      try renderer.advance(by: 1.0 / 60)
      if drawing { _ = try renderer.draw() }
      steps += 1
    }
    #expect(steps == 30)
  }

  @Test func oneLongStepIsEnough() throws {
    let model = MovingModel()
    let renderer = try renderer(model) { model in
      Rectangle().fill(model.isOn ? .red : .blue).frame(width: model.isOn ? 20 : 10, height: 20)
        .opacity(model.isOn ? 0.5 : 1)
    }
    try renderer.perform { withAnimation(.bouncy) { model.isOn = true } }
    #expect(!renderer.isAtRest)
    try renderer.advance(by: 10)
    #expect(renderer.isAtRest)
  }

  @Test func whoWaitsUntilNothingMovesWaitsForWhatOvertakes() throws {
    let model = MovingModel()
    let renderer = try renderer(model) { bar($0.value) }
    var ends: [String] = []
    func note(_ name: String) { ends.append("\(name) \((renderer.time * 1000).rounded() / 1000)") }
    try renderer.perform {
      withAnimation(.linear(duration: 1), completionCriteria: .removed) {
        model.value = 100
      } completion: {
        note("removed")
      }
    }
    try renderer.advance(to: 0.5)
    try renderer.perform {
      withAnimation(.linear(duration: 1)) {
        model.value = 0
      } completion: {
        note("complete")
      }
    }
    try renderer.advance(to: 2)
    #expect(ends == ["removed 1.5", "complete 1.5"])
  }

  @Test func whoWaitsForTheSeemingEndIsNotHeldUp() throws {
    let model = MovingModel()
    let renderer = try renderer(model) { bar($0.value) }
    var ends: [Double] = []
    try renderer.perform {
      withAnimation(.linear(duration: 1)) {
        model.value = 100
      } completion: {
        ends.append(renderer.time)
      }
    }
    try renderer.advance(to: 0.5)
    try renderer.perform { withAnimation(.linear(duration: 3)) { model.value = 0 } }
    try renderer.advance(to: 2)
    #expect(ends == [1])
  }
}
