import Galley
import Testing

/// A spring that follows a gesture begins as fast as the finger was.
@MainActor @Suite struct FingerVelocityTests {
  private nonisolated struct Card: View {
    let keepsState: Bool
    @State private var x: CGFloat = 0
    @GestureState(resetTransaction: Transaction(animation: .spring(duration: 1))) private var way:
      CGFloat = 0
    var body: some View {
      Color.red.frame(width: 20, height: 20)
        .offset(x: keepsState ? x : way)
        .gesture(
          DragGesture(minimumDistance: 0).updating($way) { value, way, _ in
            way = value.translation.width
          }
        )
        .simultaneousGesture(
          DragGesture(minimumDistance: 0)
            .onChanged { x = $0.translation.width }
            .onEnded { _ in withAnimation(.spring(duration: 1)) { x = 0 } }
        )
        .frame(width: 200, height: 20, alignment: .leading)
    }
  }

  @Test(arguments: [true, false]) func theVelocityOfTheFingerGoesOn(keepsState: Bool) throws {
    let renderer = ImageRenderer(content: Card(keepsState: keepsState))
    try renderer.advance(by: 0)
    try renderer.drag(from: CGPoint(x: 10, y: 10), to: CGPoint(x: 70, y: 10), over: 0.1)
    #expect(try renderer.box(of: .red).minX == 60)
    // 600 points a second, by a spring of w = 2 pi: (x + (v + w x) t) e^(-w t) is 79.5; it would be 57.6 without.
    try renderer.advance(by: 0.05)
    #expect(abs(try renderer.box(of: .red).minX - 79.5) < 3)
    try renderer.advance(by: 4)
    #expect(try renderer.box(of: .red).minX == 0)
    #expect(renderer.isAtRest)
  }

  @Test func aFingerThatRestsHasNone() throws {
    let renderer = ImageRenderer(content: Card(keepsState: true))
    try renderer.advance(by: 0)
    let touch = try renderer.touch(at: CGPoint(x: 10, y: 10))
    try touch.move(by: CGSize(width: 60, height: 0), over: 0.1)
    try touch.hold(for: 0.2)
    try touch.lift()
    try renderer.advance(by: 0.05)
    #expect(abs(try renderer.box(of: .red).minX - 57.6) < 2)
  }
}
