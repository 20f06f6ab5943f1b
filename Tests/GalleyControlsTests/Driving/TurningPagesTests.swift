import Galley
import Testing

/// Pages that a finger turns.
@MainActor @Suite struct TurningPagesTests {
  private struct Pages: View {
    @State private var page = 0
    var body: some View {
      VStack(spacing: 0) {
        Text("on \(page)").frame(height: 20)
        TabView(selection: $page) {
          ForEach(0..<3, id: \.self) { number in
            Text("page \(number)").frame(maxWidth: .infinity, maxHeight: .infinity).tag(number)
          }
        }
        .tabViewStyle(.page(indexDisplayMode: .never))
        .frame(width: 200, height: 100)
      }
    }
  }

  private func frame(_ text: String, _ renderer: ImageRenderer<some View>) throws -> CGRect? {
    try renderer.seenFrame(text)
  }

  private func turn(
    _ renderer: ImageRenderer<some View>, by way: CGFloat, holds: Bool = true
  ) throws {
    let touch = try renderer.touch(at: CGPoint(x: 100, y: 70))
    try touch.move(by: CGSize(width: way, height: 0), over: 0.1)
    if holds { try touch.hold(for: 0.2) }
    try touch.lift()
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func pagesFollowAFingerAndComeToRest(_ direction: LayoutDirection) throws {
    let renderer = ImageRenderer(content: Pages())
    renderer.environment.layoutDirection = direction
    let sign: CGFloat = direction == .leftToRight ? -1 : 1
    let middle = try #require(try frame("page 0", renderer)).midX
    // Not far enough: x (1 + 4 pi t) e^(-4 pi t).
    try turn(renderer, by: sign * 60)
    #expect(try frame("on 0", renderer) != nil)
    #expect(abs(try #require(try frame("page 0", renderer)).midX - middle - sign * 60) < 0.01)
    try renderer.advance(by: 0.125)
    let way = try #require(try frame("page 0", renderer)).midX - middle
    #expect(abs(way - sign * 32.0650) < 0.01)
    try renderer.advance(by: 2)
    #expect(try frame("page 0", renderer)?.midX == middle)
    try turn(renderer, by: sign * 120)
    #expect(try frame("on 1", renderer) != nil)
    // Of 200 points, 80 are left.
    try renderer.advance(by: 0.125)
    let rest = try #require(try frame("page 1", renderer)).midX - middle
    #expect(abs(rest + sign * 80 * 0.534416) < 0.01)
    try renderer.advance(by: 2)
    #expect(try frame("page 1", renderer)?.midX == middle)
    // A short, fast one is enough, and turns one page.
    try turn(renderer, by: sign * 60, holds: false)
    try renderer.advance(by: 2)
    #expect(try frame("on 2", renderer) != nil)
    #expect(try frame("page 2", renderer)?.midX == middle)
  }

  @Test func theLastPageIsPulledLessAndStays() throws {
    let renderer = ImageRenderer(content: Pages())
    let middle = try #require(try frame("page 0", renderer)).midX
    let touch = try renderer.touch(at: CGPoint(x: 100, y: 70))
    try touch.move(by: CGSize(width: 100, height: 0), over: 0.1)
    // (1 - 1 / (0.55 * 100 / 200 + 1)) * 200
    let way = try #require(try frame("page 0", renderer)).midX - middle
    #expect(abs(way - 43.1373) < 0.01)
    try touch.lift()
    try renderer.advance(by: 2)
    #expect(try frame("on 0", renderer) != nil)
    #expect(try frame("page 0", renderer)?.midX == middle)
    #expect(renderer.isAtRest)
  }
}
