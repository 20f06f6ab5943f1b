import Galley
import Testing

/// Scroll views that are pulled beyond their ends, and where they come to rest.
@MainActor @Suite struct ScrollBounceTests {
  private final class Presses: @unchecked Sendable {
    var count = 0
  }
  private let presses = Presses()

  private func column(rows: Int = 60) -> ImageRenderer<some View> {
    ImageRenderer(
      content: ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<rows, id: \.self) { number in
            Button {
              presses.count += 1
            } label: {
              Text("row \(number)").frame(maxWidth: .infinity).frame(height: 30)
                .contentShape(Rectangle())
            }
          }
        }
      }
      .frame(width: 100, height: 90))
  }

  private func content(_ renderer: ImageRenderer<some View>) throws -> CGRect {
    try #require(try renderer.draw().layoutTree?.first(named: "ScrollView content")).frame
  }

  private func top(_ renderer: ImageRenderer<some View>) throws -> CGFloat {
    try content(renderer).minY
  }

  @Test(arguments: [1.0, 3]) func contentFollowsLessBeyondItsEndAndComesBack(
    _ scale: CGFloat
  ) throws {
    let renderer = column()
    renderer.scale = scale
    let touch = try renderer.touch(at: CGPoint(x: 50, y: 20))
    try touch.move(by: CGSize(width: 0, height: 60), over: 0.1)
    // (1 - 1 / (0.55 * 60 / 90 + 1)) * 90
    #expect(abs(try top(renderer) - 24.1463) < 0.01)
    try touch.hold(for: 0.2)
    try touch.lift()
    #expect(abs(try top(renderer) - 24.1463) < 0.01)
    #expect(!renderer.isAtRest)
    // x (1 + 10 t) e^(-10 t)
    try renderer.advance(by: 0.1)
    #expect(abs(try top(renderer) - 17.7659) < 0.01)
    try renderer.advance(by: 1)
    #expect(try top(renderer) == 0)
    #expect(renderer.isAtRest)
  }

  @Test func theVelocityOfTheFingerGoesOn() throws {
    let renderer = column()
    try renderer.drag(from: CGPoint(x: 50, y: 20), to: CGPoint(x: 50, y: 80), over: 0.1)
    #expect(abs(try top(renderer) - 24.1463) < 0.01)
    // 600 points a second: (x + (v + 10 x) t) e^(-10 t)
    try renderer.advance(by: 0.1)
    #expect(abs(try top(renderer) - 39.8387) < 0.05)
    try renderer.advance(by: 2)
    #expect(try top(renderer) == 0)
    #expect(renderer.isAtRest)
  }

  @Test func contentThatMeetsItsEndGoesBeyondItAndComesBack() throws {
    let renderer = column(rows: 6)
    try renderer.drag(from: CGPoint(x: 50, y: 80), to: CGPoint(x: 50, y: 20), over: 0.1)
    #expect(try top(renderer) == -60)
    // At the end, 30 points further, after 0.05268 seconds, with 539.94 points a second: v t e^(-10 t) a tenth later.
    try renderer.advance(by: 0.15268)
    #expect(abs(try top(renderer) + 90 + 19.863) < 0.05)
    let stepwise = column(rows: 6)
    try stepwise.drag(from: CGPoint(x: 50, y: 80), to: CGPoint(x: 50, y: 20), over: 0.1)
    for _ in 0..<4 { try stepwise.advance(by: 0.03817) }
    #expect(abs(try top(stepwise) - top(renderer)) < 1e-6)
    try renderer.advance(by: 2)
    #expect(try top(renderer) == -90)
    #expect(renderer.isAtRest)
  }

  @Test func aFingerHoldsItBeyondItsEndAndPressesNothing() throws {
    let renderer = column()
    try renderer.drag(
      from: CGPoint(x: 50, y: 20), to: CGPoint(x: 50, y: 80), over: 0)
    let place = try top(renderer)
    let hits = try renderer.tap(at: CGPoint(x: 50, y: 60))
    #expect(hits.map { $0.hasPrefix("ScrollView") } == [true])
    #expect(presses.count == 0)
    let touch = try renderer.touch(at: CGPoint(x: 50, y: 60))
    try touch.hold(for: 0.5)
    #expect(abs(try top(renderer) - place) < 0.01)
    try touch.move(by: CGSize(width: 0, height: 40))
    // As far as a finger that has gone 100 points.
    #expect(abs(try top(renderer) - 34.1379) < 0.01)
    try touch.lift()
    try renderer.advance(by: 2)
    #expect(try top(renderer) == 0)
    try renderer.tap(at: CGPoint(x: 50, y: 60))
    #expect(presses.count == 1)
  }

  @Test func contentThatFitsStays() throws {
    let renderer = column(rows: 2)
    try renderer.drag(from: CGPoint(x: 50, y: 20), to: CGPoint(x: 50, y: 80), over: 0.1)
    #expect(try top(renderer) == 0)
    #expect(renderer.isAtRest)
  }

  private struct Seven: ScrollTargetBehavior {
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
      target.rect.origin.x = context.originalTarget.rect.minX + 7
    }
  }

  private func row(
    _ behavior: some ScrollTargetBehavior, width: CGFloat = 40, spacing: CGFloat = 10
  ) -> ImageRenderer<some View> {
    ImageRenderer(
      content: ScrollView(.horizontal) {
        HStack(spacing: spacing) {
          ForEach(0..<10, id: \.self) { Text("\($0)").frame(width: width, height: 40) }
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(behavior)
      .frame(width: 100, height: 40))
  }

  /// - Returns: how far the row is scrolled once it rests after a drag from right to left.
  private func rest(
    _ renderer: ImageRenderer<some View>, by way: CGFloat, holds: Bool = false
  ) throws -> CGFloat {
    let touch = try renderer.touch(at: CGPoint(x: 50, y: 20))
    try touch.move(by: CGSize(width: -way, height: 0), over: 0.1)
    if holds { try touch.hold(for: 0.2) }
    try touch.lift()
    try renderer.advance(by: 3)
    #expect(renderer.isAtRest)
    return try -content(renderer).minX
  }

  @Test func pagesComeToRestAtTheNextOne() throws {
    let renderer = row(.paging, width: 100, spacing: 0)
    #expect(try rest(renderer, by: 30, holds: true) == 0)
    #expect(try rest(renderer, by: 60, holds: true) == 100)
    // However fast.
    #expect(try rest(renderer, by: 60) == 200)
    #expect(try rest(renderer, by: -20) == 100)
    let touch = try renderer.touch(at: CGPoint(x: 50, y: 20))
    try touch.move(by: CGSize(width: -30, height: 0), over: 0.1)
    try touch.hold(for: 0.2)
    try touch.lift()
    try renderer.advance(by: 0.1)
    #expect(abs(try content(renderer).minX + 100 + 22.0728) < 0.01)
  }

  @Test func viewsComeToRestAtTheStart() throws {
    let many = row(.viewAligned(limitBehavior: .never))
    #expect(try rest(many, by: 20, holds: true) == 0)
    #expect(try rest(many, by: 30, holds: true) == 50)
    // 110 + 294.7 points are beyond the last place of 390.
    #expect(try rest(many, by: 60) == 390)
    let one = row(.viewAligned(limitBehavior: .alwaysByOne))
    #expect(try rest(one, by: 60) == 50)
    #expect(try rest(one, by: 60) == 100)
    let few = row(.viewAligned(limitBehavior: .alwaysByFew))
    #expect(try rest(few, by: 60) == 100)
    let middle = row(.viewAligned(limitBehavior: .never, anchor: .center))
    #expect(try rest(middle, by: 30, holds: true) == 20)
    let own = row(Seven())
    #expect(try rest(own, by: 60) == 7)
    #expect(try rest(own, by: -60) == 14)
  }
}
