import Galley
import GalleyImages
import Testing

@testable import GalleyGoldens

/// What a failure says of views that are painted otherwise and did not move.
@Suite struct PaintingChangesTests {
  private func sentences(_ old: some View, _ new: some View, scale: CGFloat = 2) throws -> [String]
  {
    let canvas = GoldenCanvas(scale: scale)
    let renderer = Renderer()
    let first = try canvas.draw(old, with: renderer)
    let before = StraightAlphaImage(try first.bitmap())
    let known = try #require(LayoutSnapshot(first, pixelHash: 1))
    let drawing = try canvas.draw(new, with: renderer)
    let after = StraightAlphaImage(try drawing.bitmap())
    let layout = try #require(LayoutSnapshot(drawing, pixelHash: 1))
    return PaintingChanges(
      try #require(ImageComparison(expected: before, actual: after)), in: layout.root,
      before: known.root
    ).sentences
  }

  private func card(title: Color, area: Color, dot: Color, font: Font = .body) -> some View {
    VStack(spacing: 8) {
      Text("Poll").font(font).foregroundStyle(title)
      Text("Every Monday at nine, in the large hall").layoutName("When")
      Rectangle().fill(dot).frame(width: 40, height: 20).layoutName("Dot")
    }
    .padding(20).background(area)
  }

  @Test(arguments: [2, 3] as [CGFloat])
  func aTextAndAnAreaAreNamedWithTheirColors(scale: CGFloat) throws {
    let old = card(title: .black, area: .white, dot: .blue)
    #expect(
      try sentences(old, card(title: .red, area: .white, dot: .blue), scale: scale)
        == ["`Text \"Poll\"`: black became red"])
    let dots = try sentences(old, card(title: .black, area: .white, dot: .green), scale: scale)
    #expect(dots == ["`Dot`: blue became green"])
    let areas = try sentences(old, card(title: .black, area: .yellow, dot: .blue), scale: scale)
    #expect(areas.contains { $0.hasSuffix(": white became yellow") }, "\(areas)")
    #expect(!areas.contains { $0.contains("Poll") }, "\(areas)")
    let both = try sentences(old, card(title: .red, area: .white, dot: .green), scale: scale)
    #expect(both.count == 2, "\(both)")
    #expect(try sentences(old, old).isEmpty)
  }

  /// Small letters have hardly a pixel in their own colour: it is that which they were painted in, and not one of their
  /// edges.
  @Test(arguments: [1, 2] as [CGFloat])
  func lettersOfFewPixelsHaveTheColorThatTheyWerePaintedIn(scale: CGFloat) throws {
    for font in [Font.custom("Inter", fixedSize: 17), .system(size: 9), .caption2] {
      let old = card(title: .black, area: .white, dot: .blue, font: font)
      let new = card(title: .red, area: .white, dot: .blue, font: font)
      #expect(
        try sentences(old, new, scale: scale) == ["`Text \"Poll\"`: black became red"])
      let faint = card(
        title: Color(red: 0.2, green: 0.4, blue: 0.6), area: .white, dot: .blue, font: font)
      #expect(
        try sentences(old, faint, scale: scale)
          == ["`Text \"Poll\"`: black became #336699"])
    }
  }

  /// Letters of several colours, and those of texts at one place, have no colour that is known: their pixels tell.
  @Test func noColorIsTakenFromAnotherText() throws {
    func layout(_ view: some View) throws -> [String?] {
      let drawing = try Renderer().draw(view, scale: 2)
      var colors: [String?] = []
      func collect(_ view: LayoutSnapshot.View) {
        if view.text != nil { colors.append(view.textColor) }
        view.children.forEach(collect)
      }
      collect(try #require(LayoutSnapshot(drawing, pixelHash: 1)).root)
      return colors
    }
    let blue = Color(red: 0, green: 0, blue: 1)
    let row = HStack {
      Text("One").foregroundStyle(blue)
      Text("Two").foregroundStyle(blue).opacity(0.5)
      Text("\(Text("Three").foregroundStyle(blue)) \(Text("four").foregroundStyle(.white))")
      Text("Five").foregroundStyle(
        LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
    }
    #expect(try layout(row) == ["#0000FF", "#0000FF80", nil, nil])
    let moved = VStack {
      Text("One").foregroundStyle(blue)
      Text("Two").foregroundStyle(.white)
    }
    .rotationEffect(.degrees(10)).scaleEffect(2).padding(40)
    let known = try layout(moved)
    #expect(known.allSatisfy { $0 == nil || $0 == "#0000FF" || $0 == "#FFFFFF" }, "\(known)")
    let above = ZStack {
      Text("Same").foregroundStyle(blue)
      Text("Same").foregroundStyle(.white)
    }
    #expect(try layout(above) == [nil, nil])
  }

  @Test func aColorWithoutANameHasItsDigits() {
    #expect(PaintingChanges.name(0xFF33_2211) == "#112233")
    #expect(PaintingChanges.name(0x8033_220A) == "#0A223380")
    #expect(PaintingChanges.name(0x0033_2211) == "clear")
    #expect(PaintingChanges.name(0xFFFF_FFFF) == "white")
  }

  /// An image that is drawn anew all over has no colour to tell.
  @Test func noColorIsToldWhereThereAreMany() throws {
    let one = LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
    let other = LinearGradient(colors: [.green, .black], startPoint: .leading, endPoint: .trailing)
    let found = try sentences(
      one.frame(width: 200, height: 20), other.frame(width: 200, height: 20))
    try #require(found.count == 1 && found[0].hasSuffix(": it is painted otherwise"), "\(found)")
  }
}
