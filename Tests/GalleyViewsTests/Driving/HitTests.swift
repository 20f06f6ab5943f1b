import Galley
import Testing

/// Which views lie at a place.
@Suite struct HitTests {
  /// The names of the views at a place, the innermost first.
  private func names(_ view: some View, _ x: CGFloat, _ y: CGFloat) throws -> [String] {
    try ImageRenderer(content: view).views(at: CGPoint(x: x, y: y)).reversed().map(\.name)
  }

  /// The name of the view in front.
  private func front(_ view: some View, _ x: CGFloat, _ y: CGFloat) throws -> String? {
    try names(view, x, y).first
  }

  @Test func theChainGoesFromTheImageToTheInnermostView() throws {
    let view = VStack(spacing: 0) {
      Color.red.frame(width: 10, height: 10).layoutName("red")
      Color.blue.frame(width: 10, height: 20)
    }
    let hits = try ImageRenderer(content: view).views(at: CGPoint(x: 3, y: 4))
    #expect(hits.map(\.name) == ["Root", "VStack", "red", "frame(width: 10, height: 10)", "Color"])
    #expect(hits.last?.location == CGPoint(x: 3, y: 4))
    let below = try ImageRenderer(content: view).views(at: CGPoint(x: 3, y: 14))
    #expect(below.last?.location == CGPoint(x: 3, y: 4))
    #expect(below.last?.frame == CGRect(x: 0, y: 10, width: 10, height: 20))
    #expect(try names(view, 30, 4) == [])
    #expect(try names(view, .nan, 4) == [])
    #expect(try names(view, .infinity, -.infinity) == [])
  }

  @Test func gapsSpacersAndPaddingAreNotHit() throws {
    let view = HStack(spacing: 10) {
      Color.red.frame(width: 10, height: 10)
      Spacer(minLength: 10)
      Color.red.frame(width: 10, height: 10).padding(5)
    }
    .frame(width: 70)
    #expect(try front(view, 5, 10) == "Color")
    #expect(try front(view, 15, 10) == nil)
    #expect(try front(view, 30, 10) == nil)
    #expect(try front(view, 52, 10) == nil)
    #expect(try front(view, 60, 10) == "Color")
  }

  @Test func shapesAreHitWhereTheyHaveInk() throws {
    let circle = Circle().fill(.red).frame(width: 100, height: 100)
    #expect(try front(circle, 50, 50) == "Circle")
    #expect(try front(circle, 5, 5) == nil)
    let ring = Circle().strokeBorder(.red, lineWidth: 10).frame(width: 100, height: 100)
    #expect(try front(ring, 50, 50) == nil)
    #expect(try front(ring, 50, 5) != nil)
    #expect(try front(Rectangle().fill(.clear).frame(width: 9, height: 9), 4, 4) == nil)
    #expect(try front(Color.clear.frame(width: 9, height: 9), 4, 4) == nil)
    #expect(try front(Color.red.opacity(0.001).frame(width: 9, height: 9), 4, 4) == "Color")
  }

  @Test func aContentShapeIsWhereTheViewIsHit() throws {
    let gaps = HStack(spacing: 30) {
      Color.red.frame(width: 10, height: 10)
      Color.red.frame(width: 10, height: 10)
    }
    #expect(try front(gaps, 25, 5) == nil)
    #expect(try front(gaps.contentShape(Rectangle()), 25, 5) == "contentShape(Rectangle)")
    #expect(try front(gaps.contentShape(Rectangle()), 5, 5) == "Color")
    let round = Color.red.frame(width: 100, height: 100).contentShape(Circle())
    #expect(try front(round, 5, 5) == nil)
    #expect(try front(round, 50, 50) == "Color")
    let other = Color.red.frame(width: 100, height: 100).contentShape(.hoverEffect, Circle())
    #expect(try front(other, 5, 5) == "Color")
  }

  @Test func clippingChangesNothing() throws {
    let large = Color.red.frame(width: 60, height: 60).frame(width: 20, height: 20).clipped()
      .padding(20)
    #expect(try front(large, 5, 5) == "Color")
    #expect(try front(large.contentShape(Rectangle()), 5, 5) == "Color")
    let cut = Color.red.frame(width: 60, height: 60).frame(width: 20, height: 20)
      .contentShape(Rectangle()).clipped().padding(20)
    #expect(try front(cut, 5, 5) == nil)
    #expect(try front(cut, 25, 25) == "Color")
    let round = Color.red.frame(width: 60, height: 60).clipShape(Circle())
    #expect(try front(round, 2, 2) == "Color")
    let masked = Color.red.frame(width: 60, height: 60).mask { Circle() }
    #expect(try front(masked, 2, 2) == "Color")
  }

  @Test func whatIsNotSeenOrNotAllowedIsNotHit() throws {
    func stack(_ front: some View) -> some View {
      ZStack {
        Color.blue.frame(width: 20, height: 20).layoutName("back")
        front
      }
    }
    let red = Color.red.frame(width: 20, height: 20).layoutName("front")
    #expect(try names(stack(red), 5, 5).contains("front"))
    #expect(try names(stack(red.hidden()), 5, 5).contains("back"))
    #expect(try names(stack(red.opacity(0)), 5, 5).contains("back"))
    #expect(try names(stack(red.opacity(0.01)), 5, 5).contains("front"))
    #expect(try names(stack(red.allowsHitTesting(false)), 5, 5).contains("back"))
    #expect(try names(stack(red.allowsHitTesting(true)), 5, 5).contains("front"))
    #expect(try names(stack(red.disabled(true)), 5, 5).contains("front"))
  }

  @Test func theViewThatIsDrawnLastIsHit() throws {
    let stack = ZStack {
      Color.red.frame(width: 20, height: 20).zIndex(1).layoutName("red")
      Color.blue.frame(width: 20, height: 20).layoutName("blue")
    }
    #expect(try names(stack, 5, 5).contains("red"))
    let over = Color.red.frame(width: 20, height: 20).layoutName("base")
      .overlay(alignment: .topLeading) {
        Color.blue.frame(width: 10, height: 10).layoutName("over")
      }
    #expect(try names(over, 5, 5).contains("over"))
    #expect(try names(over, 15, 15).contains("base"))
    let under = Circle().fill(.red).frame(width: 20, height: 20).layoutName("base")
      .background { Color.blue.frame(width: 30, height: 30).layoutName("under") }
      .padding(5)
    #expect(try names(under, 15, 15).contains("base"))
    #expect(try names(under, 2, 2).contains("under"))
  }

  @Test func transformsMoveWhatIsHit() throws {
    let bar = Color.red.frame(width: 40, height: 10).layoutName("bar")
    let turned = bar.rotationEffect(.degrees(90)).frame(width: 40, height: 40)
    #expect(try names(turned, 20, 3).contains("bar"))
    #expect(try !names(turned, 3, 20).contains("bar"))
    let scaled = bar.scaleEffect(2).frame(width: 80, height: 40)
    #expect(try names(scaled, 3, 12).contains("bar"))
    #expect(try front(bar.scaleEffect(0).frame(width: 80, height: 40), 40, 20) == nil)
    let moved = bar.offset(x: 20, y: 30).frame(width: 80, height: 60, alignment: .topLeading)
    #expect(try names(moved, 50, 35).contains("bar"))
    #expect(try !names(moved, 5, 5).contains("bar"))
    let hits = try ImageRenderer(content: turned).views(at: CGPoint(x: 20, y: 5))
    // A quarter turn clockwise: the bar's left end is at the top.
    #expect(
      hits.last.map { CGPoint(x: $0.location.x.rounded(), y: $0.location.y.rounded()) }
        == CGPoint(x: 5, y: 5))
    #expect(hits.last?.frame.integral == CGRect(x: 15, y: 0, width: 10, height: 40))
    let flipped = bar.rotation3DEffect(.degrees(180), axis: (x: 0, y: 1, z: 0))
    let turnedHits = try ImageRenderer(content: flipped).views(at: CGPoint(x: 30, y: 5))
    #expect(turnedHits.last.map { ($0.location.x * 1000).rounded() / 1000 } == 10)
  }

  @Test func whatIsScrolledAwayIsNotHit() throws {
    let scroll = ScrollView {
      VStack(spacing: 0) { ForEach(0..<20) { Text("row \($0)").frame(height: 30) } }
    }
    .frame(width: 100, height: 60).padding(.bottom, 60)
    #expect(try front(scroll, 50, 15) == "Text \"row 0\"")
    #expect(try front(scroll, 50, 75) == nil)
    #expect(try front(scroll.scrollClipDisabled(), 50, 75) == "Text \"row 2\"")
  }

  @Test func placesOfDeepAndHugeTreesAreFound() throws {
    var view = AnyView(Color.red.frame(width: 10, height: 10))
    for _ in 0..<200 { view = AnyView(view.padding(1)) }
    #expect(try names(view, 205, 205).first == "Color")
    #expect(try names(view, 3, 3) == [])
    #expect(try names(Color.red.frame(width: 10, height: 10), 1e300, -1e300) == [])
  }
}
