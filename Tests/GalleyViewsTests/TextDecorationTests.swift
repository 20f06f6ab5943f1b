import Galley
import Testing

/// Lines below and through texts, and what stands in place of redacted ones, as images of iOS have them.
@Suite struct TextDecorationTests {
  private let red = Color(red: 1, green: 0, blue: 0)

  private func bitmap(_ view: some View, scale: CGFloat) throws -> Bitmap {
    let renderer = ImageRenderer(content: view)
    renderer.scale = scale
    return try renderer.render().bitmap
  }

  /// Whether a pixel is of the line, not of the black letters.
  private func isRed(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> Bool {
    bitmap[x, y].red > 250 && bitmap[x, y].alpha > 250
  }

  /// The rows of a red line, counted from the baseline downwards.
  private func rows(_ text: Text, scale: CGFloat) throws -> [Int] {
    let tree = try layoutTree(text.environment(\.displayScale, scale))
    let baseline = try #require(tree.guides["firstTextBaseline"])
    let bitmap = try bitmap(text, scale: scale)
    return (0..<bitmap.height).filter { y in
      (0..<bitmap.width).contains { isRed(bitmap, $0, y) }
    }.map { $0 - Int((baseline * scale).rounded()) }
  }

  /// The parts of a row for which something holds.
  private func parts(_ width: Int, _ holds: (Int) -> Bool) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    for x in 0..<width where holds(x) {
      if let last = parts.last, last.upperBound == x {
        parts[parts.count - 1] = last.lowerBound..<x + 1
      } else {
        parts.append(x..<x + 1)
      }
    }
    return parts
  }

  private func text(_ string: String, _ weight: Font.Weight = .regular) -> Text {
    Text(verbatim: string).font(.system(size: 16, weight: weight))
  }

  /// gonzalezreal/swift-markdown-ui, testInlinesStyling.1.png: 2.0 points below the baseline, 1.0 thick, heavy 2.0; dots 1.0
  /// below it.
  @Test func underlinesAreAsFarBelowAsOnIOS() throws {
    #expect(try rows(text("nnn").underline(color: red), scale: 2) == [4, 5])
    #expect(try rows(text("nnn", .heavy).underline(color: red), scale: 2) == [4, 5, 6, 7])
    #expect(try rows(text("nnn").underline(pattern: .dot, color: red), scale: 2) == [2, 3])
  }

  /// testInlines.1.png: 4.0 points above the baseline and 1.0 thick; gonzalezreal/textual, inlines.1.png: semibold 30.1
  /// points, from 9.0 to 6.33 above it.
  @Test func linesThroughTextsAreAsHighAsOnIOS() throws {
    #expect(try rows(text("lll").strikethrough(color: red), scale: 2) == [-9, -8])
    let title = Text(verbatim: "lll").font(.system(size: 30.1, weight: .semibold))
    #expect(try rows(title.strikethrough(color: red), scale: 3) == Array(-27..<(-19)))
  }

  /// testInlinesStyling.1.png: a line ends one thickness before a p and begins one behind it.
  @Test(arguments: [(Font.Weight.regular, 2), (.heavy, 4)])
  func underlinesLeaveOutDescenders(weight: Font.Weight, thickness: Int) throws {
    let text = text("nnpnn", weight).underline(color: red)
    let bitmap = try bitmap(text, scale: 2)
    // The ascent of 16 points is 15.0, to a pixel.
    let y = 30 + 4
    let line = parts(bitmap.width) { isRed(bitmap, $0, y) }
    try #require(line.count == 2)
    // The box is as wide as the text up to a pixel.
    #expect(line[0].lowerBound == 0 && line[1].upperBound >= bitmap.width - 1)
    let letters = parts(bitmap.width) { bitmap[$0, y].alpha > 128 && bitmap[$0, y].red < 128 }
    try #require(letters.count == 1)
    #expect(abs(letters[0].lowerBound - line[0].upperBound - thickness) <= 1)
    #expect(abs(line[1].lowerBound - letters[0].upperBound - thickness) <= 1)
    let plain = try self.bitmap(self.text("nnn", weight).underline(color: red), scale: 2)
    #expect(parts(plain.width) { isRed(plain, $0, y) }.count == 1)
  }

  /// testInlinesStyling.1.png: 3.0 points and 3.0 between them, and a dash behind each letter that is left out.
  @Test func dotsAreThreeThicknessesLong() throws {
    let plain = try bitmap(text("nnnnn").underline(pattern: .dot, color: red), scale: 2)
    let dots = parts(plain.width) { isRed(plain, $0, 32) }
    #expect(dots.count > 3)
    for (index, dot) in dots.dropLast().enumerated() {
      #expect(dot == 12 * index..<12 * index + 6)
    }
    let left = try bitmap(text("pnnnn").underline(pattern: .dot, color: red), scale: 2)
    let behind = parts(left.width) { isRed(left, $0, 32) }.filter { $0.lowerBound > 7 }
    try #require(behind.count > 2)
    #expect(behind[0].count == 6 && behind[1].lowerBound == behind[0].lowerBound + 12)
  }

  /// mecid/mecid.github.io, redacted1.png: from the baseline to the height of a capital, 11.98 of 17 points; 0.16 of a colour,
  /// also of one that is not opaque.
  @Test func redactedTextsAreBarsOfTheirCapitals() throws {
    let text = Text(verbatim: "Hamburg").font(.system(size: 17))
    let bar = try bitmap(text.redacted(reason: .placeholder), scale: 3)
    let (x, baseline) = (bar.width / 2, 49)
    let rows = (0..<bar.height).filter { bar[x, $0].alpha > 0 }
    #expect(rows == Array(baseline - 36..<baseline))
    #expect(bar[x, baseline - 18].alpha == 41)
    // Corners of 0.2 of the height.
    #expect(bar[0, baseline - 36].alpha == 0 && bar[0, baseline - 18].alpha == 41)
    #expect(bar[20, baseline - 36].alpha == 41)
    let secondary = text.foregroundColor(.secondary).redacted(reason: .placeholder)
    #expect(try bitmap(secondary, scale: 3)[x, baseline - 18].alpha == 41)
    let colored = try bitmap(text.foregroundColor(red).redacted(reason: .placeholder), scale: 3)
    #expect(colored[x, baseline - 18].red == 41)
    let clear = try bitmap(text.foregroundColor(.clear).redacted(reason: .placeholder), scale: 3)
    #expect(clear[x, baseline - 18].alpha == 0)
  }

  /// redacted1.png: lines that go on in the next one are equally wide, the last one ends with its text.
  @Test func redactedLinesThatWrapFillTheBox() throws {
    let text = Text(
      verbatim: "A simple line and bar charting library that supports accessibility, small"
    )
    .font(.system(size: 17))
    let bitmap = try bitmap(
      text.frame(width: 140, alignment: .leading).redacted(reason: .placeholder), scale: 1)
    let rows = parts(bitmap.height) { bitmap[20, $0].alpha > 0 }
    try #require(rows.count > 2)
    let bars = rows.map { row in
      let y = (row.lowerBound + row.upperBound) / 2
      return parts(bitmap.width) { bitmap[$0, y].alpha > 0 }
    }
    #expect(Set(bars.dropLast()).count == 1 && bars.allSatisfy { $0.count == 1 })
    #expect(bars[0][0].lowerBound == 0)
    #expect(bars[bars.count - 1][0].upperBound < bars[0][0].upperBound)
  }

  /// redacted1.png: the star of 44 points has square corners.
  @Test func redactedImagesAreBoxes() throws {
    let star = Image(systemName: "star.fill").resizable().frame(width: 44, height: 44)
    let box = try bitmap(star.redacted(reason: .placeholder), scale: 1)
    #expect(box.width == 44 && box.height == 44)
    #expect(Set((0..<44 * 44).map { box[$0 % 44, $0 / 44].alpha }) == [41])
  }
}
