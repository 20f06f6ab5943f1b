import Galley
import Testing

/// The bars of scroll views that scroll.
@MainActor @Suite struct ScrollIndicatorTests {
  private func column(
    isHidden: Bool = false, direction: LayoutDirection = .leftToRight, scale: CGFloat = 1
  ) -> ImageRenderer<some View> {
    let renderer = ImageRenderer(
      content: ScrollView(showsIndicators: !isHidden) { Color.white.frame(height: 400) }
        .frame(width: 100, height: 100)
        .background(Color.white))
    renderer.showsScrollIndicators = true
    renderer.environment.layoutDirection = direction
    renderer.scale = scale
    return renderer
  }

  /// The rows and columns of pixels that are not white.
  private func bar(
    _ renderer: ImageRenderer<some View>
  ) throws -> (columns: ClosedRange<Int>, rows: ClosedRange<Int>)? {
    let bitmap = try renderer.draw().bitmap()
    var (columns, rows): ([Int], [Int]) = ([], [])
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width where bitmap[x, y].red < 240 {
        columns.append(x)
        rows.append(y)
      }
    }
    guard let left = columns.min(), let right = columns.max(), let top = rows.min(),
      let bottom = rows.max()
    else { return nil }
    return (left...right, top...bottom)
  }

  @Test(arguments: [1.0, 2, 3]) func theyAreThereWhileAFingerScrolls(_ scale: CGFloat) throws {
    let renderer = column(scale: scale)
    #expect(try bar(renderer) == nil)
    let touch = try renderer.touch(at: CGPoint(x: 50, y: 90))
    #expect(try bar(renderer) == nil)
    try touch.move(to: CGPoint(x: 50, y: 60), over: 0.1)
    let first = try #require(try bar(renderer))
    #expect(first.columns == Int(94 * scale)...Int(97 * scale) - 1)
    // A tenth of the way of 300 points, in a track of 94 with a bar of 36.
    #expect(abs(Double(first.rows.lowerBound) - Double((3 + 5.8) * scale)) <= 1)
    try touch.move(to: CGPoint(x: 50, y: -400), over: 0.1)
    let end = try #require(try bar(renderer))
    #expect(abs(Double(end.rows.upperBound) - Double(97 * scale)) <= 1)
    try touch.hold(for: 0.2)
    try touch.lift()
    // The content comes back from beyond its end.
    #expect(try bar(renderer) != nil)
    try renderer.advance(by: 2)
    #expect(try bar(renderer) == nil)
  }

  @Test func theyStayUntilTheContentRests() throws {
    let renderer = column()
    try renderer.drag(from: CGPoint(x: 50, y: 60), to: CGPoint(x: 50, y: 40), over: 0.1)
    #expect(try bar(renderer) != nil)
    try renderer.advance(by: 0.2)
    #expect(try bar(renderer) != nil)
    try renderer.advance(by: 5)
    #expect(try bar(renderer) == nil)
  }

  @Test func theyAreHiddenWhereSomebodySaysSo() throws {
    let hidden = column(isHidden: true)
    _ = try hidden.drag(from: CGPoint(x: 50, y: 60), to: CGPoint(x: 50, y: 40), over: 0.1)
    #expect(try bar(hidden) == nil)
    let unasked = column()
    unasked.showsScrollIndicators = false
    _ = try unasked.drag(from: CGPoint(x: 50, y: 60), to: CGPoint(x: 50, y: 40), over: 0.1)
    #expect(try bar(unasked) == nil)
    let mirrored = column(direction: .rightToLeft)
    _ = try mirrored.drag(from: CGPoint(x: 50, y: 60), to: CGPoint(x: 50, y: 40), over: 0.1)
    #expect(try bar(mirrored)?.columns == 3...5)
  }
}
