import Galley
import Testing

/// Views that come and go by a change of a value that moves, and by the phases of an animator.
@Suite struct ValueTransitionTests: MovingSuite {
  private let box: some View = Color.red.frame(width: 20, height: 10)

  /// The opacity of a corner at some moments, 0 to 255.
  private func alphas(_ renderer: ImageRenderer<some View>, at times: [Double]) throws -> [Int] {
    try times.map {
      try renderer.advance(to: $0)
      return Int(try renderer.pixel(5, 5).alpha)
    }
  }

  private func expectNear(_ found: [Int], _ expected: [Int]) {
    #expect(found.count == expected.count)
    #expect(zip(found, expected).allSatisfy { abs($0 - $1) <= 1 }, "\(found), not \(expected)")
  }

  @Test(arguments: 0..<4)
  func insertionsMoveByAValue(kind: Int) throws {
    let model = MovingModel()
    let renderer = try renderer(model) { model in
      let content = ZStack(alignment: .topLeading) {
        Color.clear
        if model.isOn { box.transition(.opacity) }
      }
      switch kind {
      case 0: content.animation(.linear(duration: 1), value: model.isOn)
      case 1:
        content.animation(.linear(duration: 1), value: model.isOn)
          .animation(.linear(duration: 9), value: model.value)
      case 2: content.transaction { $0.animation = .linear(duration: 1) }
      default: content.transaction(value: model.isOn) { $0.animation = .linear(duration: 1) }
      }
    }
    // Twice, as what went once comes anew.
    for start in [0.0, 4] {
      try renderer.perform { model.isOn = true }
      expectNear(
        try alphas(renderer, at: [0, 0.25, 0.5, 2].map { start + $0 }), [0, 64, 128, 255])
      try renderer.perform { model.isOn = false }
      expectNear(try alphas(renderer, at: [2.25, 2.5, 4].map { start + $0 }), [191, 128, 0])
    }
  }

  @Test func otherValuesMoveNoInsertion() throws {
    let model = MovingModel()
    let renderer = try renderer(model) { model in
      VStack { if model.isOn { box.transition(.opacity) } }
        .animation(.linear(duration: 1), value: model.value)
    }
    try renderer.perform { model.isOn = true }
    #expect(try alphas(renderer, at: [0]) == [255])
  }

  @Test func viewsGoAsTheNewViewsSay() throws {
    let model = MovingModel()
    let renderer = try renderer(model) { model in
      ZStack(alignment: .topLeading) {
        Color.clear
        if model.isOn { box.transition(.opacity) }
      }
      .animation(.linear(duration: model.isOn ? 1 : 2), value: model.isOn)
    }
    try renderer.perform { model.isOn = true }
    expectNear(try alphas(renderer, at: [0.5, 1]), [128, 255])
    try renderer.perform { model.isOn = false }
    expectNear(try alphas(renderer, at: [1.5, 2, 3]), [191, 128, 0])
  }

  @Test func rowsComeByAValue() throws {
    let model = MovingModel()
    let renderer = try renderer(model) { model in
      VStack(alignment: .leading, spacing: 0) {
        ForEach(0..<Int(model.value), id: \.self) { _ in
          Color.red.frame(width: 20, height: 4).transition(.move(edge: .leading))
        }
        Color.green.frame(width: 20, height: 4)
      }
      .animation(.linear(duration: 1), value: model.value)
    }
    try renderer.perform { model.value = 2 }
    try renderer.advance(to: 0.5)
    #expect(try renderer.box(of: .green).minY == 4)
    #expect(try renderer.box(of: .red).maxX == 10)
  }

  @Test func phasesInsertAndRemove() throws {
    let renderer = try renderer { _ in
      Color.clear.phaseAnimator([false, true]) { view, isOn in
        view.overlay(alignment: .topLeading) { if isOn { box.transition(.opacity) } }
      } animation: {
        .linear(duration: $0 ? 1 : 2)
      }
    }
    expectNear(
      try alphas(renderer, at: [0.25, 0.5, 0.9, 1.5, 2, 3.5]), [64, 128, 230, 191, 128, 128])
  }

  private nonisolated struct Exchanged: View {
    let isOn: Bool
    var body: some View {
      if isOn {
        Color.red.frame(width: 20, height: 10)
      } else {
        Color.green.frame(width: 20, height: 10)
      }
    }
  }

  /// What is exchanged fades by the animation around it, whatever modifiers follow that.
  @Test(arguments: 0..<8)
  func modifiersAroundDoNotEndTheFade(kind: Int) throws {
    let second = Animation.linear(duration: 1)
    let model = MovingModel()
    let renderer = try renderer(model) { model in
      let views = Exchanged(isOn: model.isOn)
      ZStack(alignment: .topLeading) {
        Color.clear
        switch kind {
        case 0: views.animation(second, value: model.isOn)
        case 1: views.animation(second, value: model.isOn).padding(1)
        case 2: views.animation(second, value: model.isOn).frame(width: 30)
        case 3: views.animation(second, value: model.isOn).onChange(of: model.isOn) {}
        case 4:
          Color.red.frame(width: 20, height: 10).id(model.isOn)
            .animation(second, value: model.isOn).padding(1)
        case 5:
          ForEach(model.isOn ? [2] : [1], id: \.self) { _ in
            Color.red.frame(width: 20, height: 10)
          }
          .animation(second, value: model.isOn).opacity(1)
        case 6: views.animation(second, value: model.isOn).background(.clear)
        default: views.transaction(value: model.isOn) { $0.animation = second }.padding(1)
        }
      }
    }
    try renderer.perform { model.isOn = true }
    // 1 - f (1 - f): one in front of the other.
    func alpha(at time: Double) throws -> Int {
      try renderer.advance(to: time)
      return Int(try renderer.pixel(10, 5).alpha)
    }
    #expect(try abs(alpha(at: 0.25) - 207) <= 2)
    #expect(try abs(alpha(at: 0.5) - 191) <= 2)
    #expect(try alpha(at: 1) == 255)
  }
}
