import Galley
import Testing

/// Gradients on their way, which are those that lie between.
@Suite struct GradientMovementTests {
  private nonisolated struct Gradients: View {
    let part: CGFloat
    var body: some View {
      let colors = Gradient(colors: [.red, .blue, .green])
      HStack(spacing: 0) {
        LinearGradient(
          gradient: colors, startPoint: UnitPoint(x: part, y: 0),
          endPoint: UnitPoint(x: 1 - part, y: 1))
        RadialGradient(
          gradient: colors, center: UnitPoint(x: 0.5, y: part), startRadius: 2 + 4 * part,
          endRadius: 10 + 20 * part)
        AngularGradient(
          gradient: colors, center: UnitPoint(x: part, y: 0.5), angle: .degrees(90 * part))
      }
      .frame(width: 60 + 60 * part, height: 20)
    }
  }

  private nonisolated struct Switch: View {
    @ObservedObject var model: MovingModel
    var body: some View { GradientMovementTests.placed(Gradients(part: model.isOn ? 1 : 0)) }
  }

  /// Frames move by the views that draw: what holds them has its last size at once.
  private static nonisolated func placed(_ view: some View) -> some View {
    view.frame(width: 120, alignment: .leading)
  }

  @Test func gradientsMoveAsAWhole() throws {
    let model = MovingModel()
    let renderer = ImageRenderer(content: Switch(model: model))
    try renderer.advance(by: 0)
    try renderer.perform { withAnimation(.linear(duration: 1)) { model.isOn = true } }
    for part in [0, 0.25, 0.5, 1] as [CGFloat] {
      try renderer.advance(to: Double(part))
      let still = try ImageRenderer(content: Self.placed(Gradients(part: part))).draw().bitmap()
      let drawn = try renderer.draw().bitmap()
      #expect((drawn.width, drawn.height) == (still.width, still.height))
      let distance = zip(drawn.pixels, still.pixels).map { one, other in
        let (a, b) = (Pixel(rawValue: one), Pixel(rawValue: other))
        return max(
          abs(Int(a.red) - Int(b.red)), abs(Int(a.green) - Int(b.green)),
          abs(Int(a.blue) - Int(b.blue)))
      }.max()
      #expect(distance ?? 255 <= 1, "\(part)")
    }
  }
}
