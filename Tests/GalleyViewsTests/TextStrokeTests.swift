import Galley
import Testing

@Suite struct TextStrokeTests {
  private func bitmap(_ view: some View) throws -> Bitmap {
    let renderer = ImageRenderer(content: view.padding(8))
    renderer.scale = 2
    return try renderer.render().bitmap
  }

  private func ink(_ bitmap: Bitmap) -> Double {
    bitmap.pixels.reduce(0) { $0 + Double($1 >> 24) / 255 }
  }

  @Test func aLineLiesOnTheOutline() throws {
    // An upright bar: its outline is a rectangle.
    let text = Text(verbatim: "|").font(.system(size: 60))
    let bar = ink(try bitmap(text))
    let thin = ink(try bitmap(text.foregroundStyle(.clear).textStroke(.black, lineWidth: 0.5)))
    let thick = ink(try bitmap(text.foregroundStyle(.clear).textStroke(.black, lineWidth: 1)))
    // Rings around the same rectangle: twice the width, twice the area, but for the round corners.
    #expect((thick / thin - 2).magnitude < 0.03)
    let both = ink(try bitmap(text.textStroke(.black, lineWidth: 1)))
    #expect((both - bar - thick / 2).magnitude < 6)
  }

  @Test func itLiesBehindWhatFillsTheText() throws {
    let text = Text(verbatim: "|").font(.system(size: 60)).foregroundStyle(.red)
    let plain = try bitmap(text)
    let stroked = try bitmap(text.textStroke(.blue, lineWidth: 2))
    let red = plain.pixels.max() ?? 0
    for (one, other) in zip(plain.pixels, stroked.pixels) where one == red {
      #expect(other == red)
    }
    #expect(plain != stroked)
  }

  @Test func imagesAndEmptyLinesHaveNone() throws {
    let emoji = Text(verbatim: "\u{1F44B}").font(.system(size: 30))
    #expect(try bitmap(emoji) == bitmap(emoji.textStroke(.blue, lineWidth: 2)))
    for width in [0, -1, CGFloat.nan, .infinity] {
      let text = Text(verbatim: "a")
      #expect(try bitmap(text) == bitmap(text.textStroke(.blue, lineWidth: width)))
    }
  }

  @Test func theInnerModifierCounts() throws {
    let text = Text(verbatim: "a")
    let own = try bitmap(text.textStroke(.blue, lineWidth: 2))
    #expect(try bitmap(text.textStroke(.blue, lineWidth: 2).textStroke(.red)) == own)
    #expect(try bitmap(HStack { text }.textStroke(.blue, lineWidth: 2)) == own)
  }
}
