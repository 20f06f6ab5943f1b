import Galley
import Testing

@Suite struct StyleShadowTests {
  private func bitmap(_ view: some View) throws -> Bitmap {
    try ImageRenderer(content: view.frame(width: 60, height: 60)).render().bitmap
  }

  private func box(_ style: some ShapeStyle) -> some View {
    Rectangle().fill(style).frame(width: 40, height: 40)
  }

  private let black = Color.black

  @Test func innerShadowsLieOnWhatIsFilled() throws {
    let moved = try bitmap(box(Color.white.shadow(.inner(color: black, radius: 0, y: 4))))
    #expect(
      moved[30, 13] == ResolvedColor.black.pixel && moved[30, 14] == ResolvedColor.white.pixel)
    #expect(moved[30, 49] == ResolvedColor.white.pixel && moved[30, 5] == .clear)
    let soft = try bitmap(box(Color.white.shadow(.inner(color: black, radius: 3))))
    // Half of the colour at the edge, none in the middle, the same on all sides.
    #expect((Int(soft[30, 10].red) - 144).magnitude < 12 && soft[30, 30].red == 255)
    #expect(soft[30, 10] == soft[30, 49] && soft[10, 30] == soft[49, 30])
    #expect(soft[30, 9] == .clear && soft[30, 10].alpha == 255)
    let fall = (10..<25).map { soft[30, $0].red }
    #expect(zip(fall, fall.dropFirst()).allSatisfy { one, next in one <= next })
  }

  /// The shape's own soft edge is as opaque as without the shadow.
  @Test func edgesKeepTheirOpacity() throws {
    let plain = try bitmap(Circle().fill(.white))
    let shaded = try bitmap(Circle().fill(Color.white.shadow(.inner(radius: 4, y: 2))))
    for (one, other) in zip(plain.pixels, shaded.pixels) { #expect(one >> 24 == other >> 24) }
    #expect(plain != shaded)
  }

  @Test func dropShadowsLieBehind() throws {
    let dropped = try bitmap(box(Color.white.shadow(.drop(color: black, radius: 0, x: 3))))
    #expect(dropped[51, 30] == ResolvedColor.black.pixel && dropped[49, 30].red == 255)
    let both = try bitmap(
      box(
        Color.white.shadow(.drop(color: black, radius: 0, x: 3))
          .shadow(.inner(color: black, radius: 0, x: 2))))
    #expect(both[51, 30] == ResolvedColor.black.pixel && both[11, 30].red == 0)
    #expect(both[12, 30].red == 255)
  }

  @Test func textsHaveThemToo() throws {
    let text = Text(verbatim: "M").font(.system(size: 50)).bold()
    let plain = try bitmap(text.foregroundStyle(.white))
    let shaded = try bitmap(text.foregroundStyle(Color.white.shadow(.inner(radius: 2))))
    #expect(plain != shaded)
    for (one, other) in zip(plain.pixels, shaded.pixels) { #expect(one >> 24 == other >> 24) }
  }

  /// A shadow may fall by more than the image's own sides: nothing of it is seen, and the view stays.
  @Test(arguments: [-1e9, -1000, -60, 60, 1000, 1e9] as [CGFloat])
  func farShadowsAreNotSeen(_ far: CGFloat) throws {
    let plain = try bitmap(box(Color.white))
    for (x, y) in [(far, 0), (0, far), (far, far)] {
      #expect(try bitmap(box(Color.white).shadow(color: black, radius: 0, x: x, y: y)) == plain)
      let dropped = Color.white.shadow(.drop(color: black, radius: 0, x: x, y: y))
      #expect(try bitmap(box(dropped)) == plain)
      // What casts an inner shadow is all around: moved far, it covers the shape.
      let inner = Color.white.shadow(.inner(color: black, radius: 0, x: x, y: y))
      #expect(try bitmap(box(inner)) == bitmap(box(black)))
    }
  }
}
