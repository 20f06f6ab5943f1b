import Dispatch
import Galley
import Testing

/// Layouts that tell their views something while they move.
@Suite struct TwoWayLayoutTests {
  private struct Turn: LayoutValueKey {
    static var defaultValue: Binding<Angle>? { nil }
  }

  private nonisolated struct Pointer: View {
    let color: Color
    @State private var angle = Angle.zero
    var body: some View {
      color.frame(width: 20, height: 6).rotationEffect(angle).layoutValue(
        key: Turn.self, value: $angle)
    }
  }

  private nonisolated struct Ring: Layout {
    var turn: Double
    var animatableData: Double {
      get { turn }
      set { turn = newValue }
    }

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize { CGSize(width: 80, height: 80) }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
      for (index, subview) in subviews.enumerated() {
        let angle = 2 * Double.pi * Double(index) / Double(subviews.count) + turn
        if let own = subview[Turn.self] {
          DispatchQueue.main.async { own.wrappedValue = .radians(angle) }
        }
        let (sine, cosine) = DeterministicMath.sincos(angle)
        subview.place(
          at: CGPoint(x: bounds.midX + 30 * CGFloat(sine), y: bounds.midY - 30 * CGFloat(cosine)),
          anchor: .center, proposal: .unspecified)
      }
    }
  }

  private func ring(_ turn: Double) -> some View {
    Ring(turn: turn) {
      Pointer(color: .red)
      Pointer(color: .green)
      Pointer(color: .blue)
    }
    .frame(width: 100, height: 100)
  }

  /// Each moment is that of a ring that has always been turned so far.
  @Test func whatALayoutTellsOnItsWayIsShownAtTheSameMoment() throws {
    let model = MovingModel()
    let renderer = ImageRenderer(
      content: MovingStage(model: model) { ring($0.isOn ? 1 : 0) },
      renderer: Renderer(limits: .patient))
    try renderer.advance(by: 0)
    try renderer.perform { withAnimation(.linear(duration: 1)) { model.isOn = true } }
    for part in [0.25, 0.5, 1] {
      try renderer.advance(to: part)
      let drawing = try renderer.draw()
      #expect(drawing.problems.isEmpty)
      let turned = ImageRenderer(content: ring(part), renderer: Renderer(limits: .patient))
      #expect(try drawing.bitmap() == turned.draw().bitmap())
    }
  }
}
