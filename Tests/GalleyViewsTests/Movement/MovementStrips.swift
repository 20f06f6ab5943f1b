import Galley
import GalleySwiftTesting
import GalleyUIKit
import Testing

/// Views in a circle, turned by an angle.
private nonisolated struct WheelLayout: Layout {
  var radius: CGFloat
  var angle: Angle

  var animatableData: AnimatablePair<CGFloat, Double> {
    get { AnimatablePair(radius, angle.radians) }
    set { (radius, angle) = (newValue.first, .radians(newValue.second)) }
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let side = subviews.map { $0.sizeThatFits(.unspecified) }
      .reduce(0) { max($0, max($1.width, $1.height)) }
    return CGSize(width: 2 * radius + side, height: 2 * radius + side)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for (index, subview) in subviews.enumerated() {
      let turn = angle.radians + 2 * .pi * Double(index) / Double(subviews.count)
      let (sine, cosine) = DeterministicMath.sincos(turn)
      subview.place(
        at: CGPoint(
          x: bounds.midX + radius * CGFloat(cosine), y: bounds.midY + radius * CGFloat(sine)),
        anchor: .center, proposal: .unspecified)
    }
  }
}

/// Strips of moments as goldens.
@Suite struct MovementStrips {
  fileprivate final class Model: ObservableObject {
    @Published var isOn = false
  }

  fileprivate struct Stage<Content: View> {
    @ObservedObject var model: Model
    let content: (Bool) -> Content
  }

  fileprivate final class Chips: ObservableObject {
    @Published var order = Array(0..<75)
  }

  fileprivate struct Page {
    @ObservedObject var chips: Chips
  }

  /// Images at some moments after a change, beside each other.
  private func strip<Content: View>(
    _ animation: Animation = .linear(duration: 1), side: CGFloat = 90,
    at moments: [Double] = [0, 0.2, 0.4, 0.6, 0.8, 1],
    @ViewBuilder _ content: @escaping (Bool) -> Content
  ) throws -> some View {
    let model = Model()
    let renderer = ImageRenderer(
      content: Stage(model: model, content: content).frame(width: side, height: side))
    try renderer.perform { withAnimation(animation) { model.isOn = true } }
    let images = try moments.map { moment in
      try renderer.advance(to: moment)
      return try #require(renderer.uiImage)
    }
    return HStack(spacing: 2) {
      ForEach(0..<images.count, id: \.self) { Image(uiImage: images[$0]).border(.gray, width: 1) }
    }
    .padding(2)
  }

  private static let colors: [Color] = [
    .red, .orange, .yellow, .green, .mint, .blue, .indigo, .pink,
  ]

  private func dots(_ count: Int, side: CGFloat = 14) -> some View {
    ForEach(0..<count, id: \.self) { index in
      RoundedRectangle(cornerRadius: 4).fill(Self.colors[index % 8]).frame(
        width: side, height: side)
    }
  }

  @Test func aWheelTurnsAndGrows() throws {
    let strip = try strip { isOn in
      WheelLayout(radius: isOn ? 34 : 16, angle: .degrees(isOn ? 135 : 0)) { dots(8) }
    }
    expectGolden(of: strip, named: "wheel", suite: "Movement", scale: 1)
  }

  @Test func wheelsTurnInAWheel() throws {
    let strip = try strip(.easeInOut(duration: 1)) { isOn in
      WheelLayout(radius: 28, angle: .degrees(isOn ? 120 : 0)) {
        ForEach(0..<3, id: \.self) { _ in
          WheelLayout(radius: 9, angle: .degrees(isOn ? -240 : 0)) { dots(4, side: 8) }
        }
      }
    }
    expectGolden(of: strip, named: "wheels-in-a-wheel", suite: "Movement", scale: 1)
  }

  @Test func viewsGoFromOneLayoutToAnother() throws {
    let strip = try strip(.bouncy) { isOn in
      let layout =
        isOn
        ? AnyLayout(WheelLayout(radius: 32, angle: .zero)) : AnyLayout(HStackLayout(spacing: -4))
      layout { dots(8) }
    }
    expectGolden(of: strip, named: "layouts", suite: "Movement", scale: 1)
  }

  @Test func viewsComeAndGo() throws {
    let strip = try strip(side: 90, at: [0, 0.25, 0.5, 0.75, 1]) { isOn in
      VStack(spacing: 4) {
        if isOn {
          Text("Slides").transition(.slide)
          Text("Moves").transition(.move(edge: .bottom))
        } else {
          Text("Shrinks").transition(.scale)
          Text("Fades").transition(.opacity)
        }
        Capsule().fill(isOn ? .green : .red).frame(width: isOn ? 70 : 30, height: 12)
          .rotationEffect(.degrees(isOn ? 180 : 0))
      }
      .clipped()
    }
    expectGolden(of: strip, named: "transitions", suite: "Movement", scale: 1)
  }

  /// 75 chips that change their rows: what a frame costs is counted, not timed.
  @Test func aFrameOfMovingChipsEvaluatesNothingAndMeasuresNothing() throws {
    let chips = Chips()
    let graph = ViewGraph()
    let proposal = ProposedViewSize(width: 390, height: 844)
    graph.beginClock()
    func settle() {
      _ = graph.settle(Page(chips: chips), environment: EnvironmentValues(), in: proposal)
    }
    settle()
    graph.perform { withAnimation(.easeInOut(duration: 1)) { chips.order.reverse() } }
    settle()
    let counts = (graph.evaluations, graph.statistics.measurements, graph.statistics.placements)
    var lists: Set<String> = []
    for frame in 1..<60 {
      graph.turnClock(to: Double(frame) / 60)
      settle()
      lists.insert("\(graph.display(on: PixelGrid(scale: 2)))")
    }
    #expect(graph.evaluations == counts.0)
    #expect(graph.statistics.measurements == counts.1)
    #expect(graph.statistics.placements == counts.2)
    #expect(lists.count == 59)
  }
}

nonisolated extension MovementStrips.Stage: View {
  var body: some View { content(model.isOn) }
}

nonisolated extension MovementStrips.Page: View {
  var body: some View {
    HFlow(spacing: 8) {
      ForEach(chips.order, id: \.self) { index in
        Text("Chip \(index * index)").padding(6)
          .background(RoundedRectangle(cornerRadius: 8).fill(.yellow))
      }
    }
    .frame(width: 390, height: 844, alignment: .top)
  }
}
