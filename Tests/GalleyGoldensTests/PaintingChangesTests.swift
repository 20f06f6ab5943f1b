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
    let before = StraightAlphaImage(try canvas.draw(old, with: renderer).bitmap())
    let drawing = try canvas.draw(new, with: renderer)
    let after = StraightAlphaImage(try drawing.bitmap())
    let layout = LayoutSnapshot(try #require(drawing.layoutTree), pixelHash: 1)
    return PaintingChanges(
      try #require(ImageComparison(expected: before, actual: after)), in: layout.root
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

  /// Small letters have hardly a pixel in their own colour: that of most of their edges is told.
  @Test func lettersOfFewPixelsHaveTheColorOfTheirEdges() throws {
    // Inter's stems at 17 points have the same edge all along, and are as wide as two pixels.
    let font = Font.custom("Inter", fixedSize: 17)
    let old = card(title: .black, area: .white, dot: .blue, font: font)
    let new = card(title: .red, area: .white, dot: .blue, font: font)
    let found = try sentences(old, new, scale: 1)
    #expect(found.count == 1)
    #expect(found[0].hasPrefix("`Text \"Poll\"`: #"), "\(found)")
    #expect(found[0].contains(" became #FF"), "\(found)")
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
    #expect(found.count == 1 && found[0].hasSuffix(": it is painted otherwise"), "\(found)")
  }
}
