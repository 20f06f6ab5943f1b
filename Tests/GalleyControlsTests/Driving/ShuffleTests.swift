import Galley
import GalleySwiftTesting
import Testing

/// A tap, a movement, and the moments on its way as one golden.
@Suite struct ShuffleTests {
  private struct Deck: View {
    @State private var order = Array(1...6)
    @State private var isOpen = false
    private static let colors: [Color] = [.red, .orange, .yellow, .green, .blue, .purple]

    var body: some View {
      VStack(spacing: 8) {
        HStack(spacing: 4) {
          ForEach(order, id: \.self) { number in
            Text("\(number)")
              .font(.headline)
              .foregroundStyle(.white)
              .frame(width: 24, height: 32)
              .background(Self.colors[number - 1], in: .rect(cornerRadius: 6))
          }
        }
        if isOpen { Text("Shuffled").transition(.move(edge: .bottom).combined(with: .opacity)) }
        Spacer(minLength: 0)
        Button("Shuffle") {
          withAnimation(.spring(duration: 0.4, bounce: 0.3)) {
            order.reverse()
            isOpen = true
          }
        }
      }
      .padding(8)
      .frame(width: 188, height: 116)
      .background(.white)
    }
  }

  /// The view is left alone here: the main thread is free for the tasks of other tests.
  private struct Sent: @unchecked Sendable {
    let view: AnyView
  }

  @Test func aTapMovesWhatItSays() async throws {
    let sent = await MainActor.run { Sent(view: AnyView(Deck())) }
    try draw(sent.view)
  }

  private func draw(_ view: AnyView) throws {
    let renderer = ImageRenderer(content: view)
    renderer.scale = 2
    var strip = MomentStrip(scale: 2)
    try strip.append(renderer.draw())
    let tapped = try renderer.tap("Shuffle")
    #expect(tapped == ["Button \"Shuffle\""])
    for _ in 0..<4 {
      try strip.append(renderer.draw())
      try renderer.advance(by: 0.1)
    }
    try renderer.advance(by: 2)
    try strip.append(renderer.draw())
    #expect(renderer.isAtRest)
    let image = try strip.draw()
    try expectGolden(
      of: Image(bitmap: image.bitmap(), scale: 2), named: "shuffle", suite: "Driving")
  }
}
