import Galley
import Testing

/// A preview of a view in its own size has a margin as large as what the view paints beyond its frame.
struct PreviewOverflowTests {
  private func draw(
    _ view: some View, _ texts: [String: String] = [:], showsOverflow: Bool = true
  ) throws -> Drawing {
    var configuration = PreviewConfiguration()
    for (name, text) in texts { try configuration.set(name, to: text) }
    return try Preview(AnyView(view)).draw(
      on: configuration, with: Renderer(), environment: EnvironmentValues(),
      showsOverflow: showsOverflow)
  }

  private func size(_ view: some View, _ texts: [String: String] = [:]) throws -> [Int] {
    let drawing = try draw(view, texts)
    return [drawing.width, drawing.height]
  }

  @Test func strokesAndBadgesHaveRoomOnTheirSides() throws {
    // Half of the stroke is 15 points; the ring ends before it reaches the left side.
    #expect(try size(Ring()) == [330, 360])
    #expect(try size(Ring(), ["scale": "1"]) == [165, 180])
    #expect(try size(Ring(), ["scale": "3"]) == [495, 540])
    #expect(try size(Badge()) == [180, 180])
    #expect(try size(Badge().environment(\.layoutDirection, .rightToLeft)) == [180, 180])
  }

  @Test func allOfAShadowIsThereAndNoMore() throws {
    for scheme in ["light", "dark"] {
      let view = Color.red.frame(width: 40, height: 30).shadow(color: .green, radius: 5, x: 6)
      let drawing = try draw(view, ["scheme": scheme])
      let bitmap = try drawing.bitmap()
      let ground = try #require(bitmap.pixels.first)
      // Each side of the image is touched, and the same in a larger image is no more.
      let whole = try draw(view, ["scheme": scheme, "size": "200x200"]).bitmap()
      let inked: [Int] = [bitmap, whole].map { $0.pixels.count { $0 != ground } }
      #expect(inked[0] == inked[1])
      let (width, height) = (bitmap.width, bitmap.height)
      func hasInk(_ indices: some Sequence<Int>) -> Bool {
        indices.contains { bitmap.pixels[$0] != ground }
      }
      // Of the faintest pixels a colour may be the ground's.
      #expect(hasInk(0..<2 * width))
      #expect(hasInk((height - 2) * width..<height * width))
      #expect(hasInk((0..<height).flatMap { [$0 * width, $0 * width + 1] }))
      #expect(hasInk((1...height).flatMap { [$0 * width - 1, $0 * width - 2] }))
      #expect(width > 80 + 12 && height > 60)
    }
  }

  @Test func aViewThatStaysInItsFrameIsAsItWas() throws {
    let views: [AnyView] = [
      AnyView(Color.red.frame(width: 20, height: 10)),
      AnyView(Text("Hello").padding().background(.yellow)),
      AnyView(Badge().clipped()), AnyView(Ring().padding(15).padding(.leading, 3)),
      AnyView(Color.red.frame(width: 20, height: 10).overlay { Color.clear.padding(-30) }),
      AnyView(
        Color.red.frame(width: 20, height: 10).overlay { Color.blue.padding(-30).opacity(0) }),
    ]
    for view in views {
      let (drawn, exact) = (try draw(view), try draw(view, showsOverflow: false))
      #expect(try drawn.pixelHash == exact.pixelHash)
    }
  }

  @Test func sizesThatWereAskedForAreKept() throws {
    let exact = try draw(Ring(), showsOverflow: false)
    #expect(exact.width == 300 && exact.height == 300)
    #expect(try Preview(AnyView(Ring())).draw().width == 300)
    #expect(try size(Ring(), ["size": "150x150"]) == [300, 300])
    #expect(try size(Ring(), ["device": "iPhone 15"]) == [1179, 2556])
    // A view that fills a screen is on one.
    let wide = Color.red.overlay { Ring().offset(x: 300) }
    #expect(try size(wide) == [786, 1704])
    // sizeThatFits is the view's own size, which has a margin; a fixed layout is the image's.
    let sizes = try Preview.all(of: Rings.self).map { preview in
      try preview.draw(
        on: PreviewConfiguration(), with: Renderer(), environment: EnvironmentValues(),
        showsOverflow: true
      ).width
    }
    #expect(sizes == [330, 300])
  }

  @Test func theMarginIsNoLargerThanWhatAScreenHasBesideAView() throws {
    let far = Color.red.frame(width: 20, height: 20).overlay {
      Color.blue.offset(x: 5000, y: -5000)
    }
    #expect(try size(far, ["scale": "1"]) == [20, 20])
    let long = Color.red.frame(width: 20, height: 20)
      .overlay { Color.blue.frame(width: 9000, height: 9000) }
    #expect(try size(long, ["scale": "1"]) == [20 + 2 * 196, 20 + 2 * 426])
  }

  @Test func theViewLiesWhereItLayAndTheGroundIsTheWindows() throws {
    for scheme in ["light", "dark"] {
      let drawing = try draw(Badge(), ["scheme": scheme, "scale": "1"])
      let bitmap = try drawing.bitmap()
      let exact = try draw(Badge(), ["scheme": scheme, "scale": "1"], showsOverflow: false)
        .bitmap()
      for y in 0..<80 {
        for x in 0..<80 {
          #expect(bitmap.pixels[(y + 10) * 90 + x] == exact.pixels[y * 80 + x])
        }
      }
      let corner = Pixel(rawValue: bitmap.pixels[0])
      let red: UInt8 = scheme == "dark" ? 0 : 255
      #expect(corner.alpha == 255 && corner.red == red)
      #expect(Pixel(rawValue: bitmap.pixels[89]).red > 200)
    }
  }

  /// What lies where is said in points of the image, also behind a margin.
  @Test func theTreesAreThoseOfTheImage() throws {
    let badge = Color.gray.frame(width: 80, height: 80)
      .overlay(alignment: .topTrailing) {
        Text("3").frame(width: 20, height: 20).background(.red).offset(x: 10, y: -10)
      }
    let right = badge.environment(\.layoutDirection, .rightToLeft)
    for (view, left) in [(AnyView(badge), 0.0), (AnyView(right), 10)] {
      let whole = try draw(view)
      let cut = try draw(view, showsOverflow: false)
      let (tree, inner) = (try #require(whole.elementTree), try #require(cut.elementTree))
      #expect(inner.size == CGSize(width: 80, height: 80))
      #expect(
        tree.size == CGSize(width: Double(whole.width) / 2, height: Double(whole.height) / 2))
      #expect(tree.size.height == 90)
      #expect(tree.elements.count == 1 && inner.elements.count == 1)
      let (text, old) = (try #require(tree.elements.first), try #require(inner.elements.first))
      #expect(text.frame == old.frame.offsetBy(dx: left, dy: 10))
      #expect(text.lines.map(\.frame) == old.lines.map { $0.frame.offsetBy(dx: left, dy: 10) })
      let (layout, known) = (try #require(whole.layoutTree), try #require(cut.layoutTree))
      #expect(layout.frame == CGRect(x: left, y: 10, width: 80, height: 80))
      func frames(_ tree: LayoutTree) -> [CGRect] {
        [tree.frame] + tree.children.flatMap(frames)
      }
      #expect(frames(layout) == frames(known).map { $0.offsetBy(dx: left, dy: 10) })
    }
    let ring = try draw(Ring())
    #expect(ring.layoutTree?.frame.origin == CGPoint(x: 0, y: 15))
  }

  @Test func ofAMovementTheMarginIsThatOfAMoment() throws {
    var configuration = PreviewConfiguration()
    try configuration.set("scale", to: "1")
    let made = try Preview(AnyView(Growing())).makeRenderer(
      on: configuration, with: Renderer())
    #expect(made.isOfView)
    var margin = try made.renderer.overflow(besides: OverflowMargin())
    #expect(margin.isEmpty)
    try made.renderer.advance(to: 0.5)
    margin = try made.renderer.overflow(besides: margin)
    let sides: [Int] = [margin.left, margin.top, margin.right, margin.bottom]
    #expect(sides == [10, 10, 10, 10])
    let drawing = try made.renderer.drawWhole(margin: margin)
    #expect(drawing.width == 40 && drawing.height == 40)
    try made.renderer.advance(to: 1)
    #expect(try made.renderer.drawWhole(margin: margin).width == 40)
  }
}

private nonisolated struct Ring: View {
  var body: some View {
    Circle().trim(from: 0, to: 0.65).stroke(.blue, lineWidth: 30)
      .rotationEffect(.degrees(-90)).frame(width: 150, height: 150)
  }
}

private nonisolated struct Badge: View {
  var body: some View {
    Color.gray.frame(width: 80, height: 80)
      .overlay(alignment: .topTrailing) {
        Color.red.frame(width: 20, height: 20).offset(x: 10, y: -10)
      }
  }
}

private nonisolated struct Growing: View {
  @State private var isLarge = false

  var body: some View {
    Color.red.frame(width: 20, height: 20).scaleEffect(isLarge ? 3 : 1)
      .animation(.linear(duration: 1), value: isLarge)
      .onAppear { isLarge = true }
  }
}

private struct Rings: PreviewProvider {
  static var previews: some View {
    Ring().previewLayout(.sizeThatFits)
    Ring().previewLayout(.fixed(width: 150, height: 150))
  }
}
