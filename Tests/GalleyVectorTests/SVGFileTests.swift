import GalleyBudget
import GalleyGeometry
import GalleyGraphics
import GalleyVector
import Testing

@Suite struct SVGFileTests {
  @Test func aRectangleIsAFileOfThreeLines() throws {
    #expect(
      try VectorCase([VectorCase.rect(10, 20, 30, 40)]).svg() == """
        <svg xmlns="http://www.w3.org/2000/svg" width="50" height="40" viewBox="0 0 100 80">
        <rect x="10" y="20" width="30" height="40" fill="#f00"/>
        </svg>

        """)
  }

  @Test func anEmptyListIsAnEmptyImage() throws {
    #expect(
      try VectorCase([]).svg() == """
        <svg xmlns="http://www.w3.org/2000/svg" width="50" height="40" viewBox="0 0 100 80">
        </svg>

        """)
  }

  @Test func numbersAreShortAndColorsToo() throws {
    let path = Path {
      $0.move(to: CGPoint(x: 0.125, y: -0.5))
      $0.addLine(to: CGPoint(x: 10, y: -0.5))
      $0.addLine(to: CGPoint(x: 10, y: 20.00049))
      $0.addQuadCurve(to: CGPoint(x: 1.0 / 3, y: 2), control: CGPoint(x: -1, y: 30))
      $0.closeSubpath()
    }
    let color = ResolvedColor(bytes: 1, 2, 255, alpha: 0.5)
    let item = DisplayItem.fill(path: path, rule: .evenOdd, paint: .solid(color))
    #expect(
      try VectorCase([item]).svgLines() == [
        "<path d=\"M.125-.5H10V20Q-1 30 .333 2Z\" fill-rule=\"evenodd\" fill=\"#0102ff\" "
          + "fill-opacity=\".5\"/>"
      ])
  }

  @Test func gradientsAreDefinedOnce() throws {
    let paint = VectorCase.gradient(.linear(start: .zero, end: CGPoint(x: 100, y: 0)))
    let rects = [0, 40].map { y in
      DisplayItem.fillRect(PixelRect(x: 0, y: y, width: 100, height: 40), paint: paint)
    }
    #expect(
      try VectorCase(rects).svgLines() == [
        "<defs>",
        "<linearGradient id=\"p0\" gradientUnits=\"userSpaceOnUse\" x1=\"0\" y1=\"0\" x2=\"100\" "
          + "y2=\"0\"><stop offset=\"0\" stop-color=\"#f00\"/><stop offset=\"1\" "
          + "stop-color=\"#00f\"/></linearGradient>",
        "</defs>", "<rect width=\"100\" height=\"40\" fill=\"url(#p0)\"/>",
        "<rect y=\"40\" width=\"100\" height=\"40\" fill=\"url(#p0)\"/>",
      ])
  }

  @Test func clipsAndOpacitiesAreGroups() throws {
    let clip = Path {
      $0.addLines([.zero, CGPoint(x: 100, y: 0), CGPoint(x: 0, y: 80)])
      $0.closeSubpath()
    }
    let clipped = DisplayGroup(items: [VectorCase.rect(0, 0, 100, 80)], clip: clip)
    #expect(
      try VectorCase([.group(clipped)]).svgLines() == [
        "<defs>", "<clipPath id=\"c0\"><path d=\"M0 0H100L0 80Z\"/></clipPath>", "</defs>",
        "<g clip-path=\"url(#c0)\">", "<rect width=\"100\" height=\"80\" fill=\"#f00\"/>", "</g>",
      ])
    let faded = DisplayGroup(
      items: [VectorCase.rect(0, 0, 50, 50), VectorCase.rect(20, 20, 50, 50)],
      effects: [.opacity(0.25)])
    #expect(
      try VectorCase([.group(faded)]).svgLines() == [
        "<g opacity=\".25\">", "<rect width=\"50\" height=\"50\" fill=\"#f00\"/>",
        "<rect x=\"20\" y=\"20\" width=\"50\" height=\"50\" fill=\"#f00\"/>", "</g>",
      ])
    // One item needs no group.
    let single = DisplayGroup(items: [VectorCase.rect(0, 0, 50, 50)], effects: [.opacity(0.25)])
    #expect(
      try VectorCase([.group(single)]).svgLines() == [
        "<rect width=\"50\" height=\"50\" fill=\"#f00\" fill-opacity=\".25\"/>"
      ])
  }

  @Test func glyphsAreDefinedOnce() throws {
    #expect(
      try VectorCase([VectorCase.run([1, SquareGlyphs.space, 1])]).svgLines() == [
        "<defs>", "<path id=\"g0\" d=\"M0 0H500V700H0Z\"/>", "</defs>",
        "<g fill=\"#000\" transform=\"matrix(.01 0 0 -.01 0 0)\">"
          + "<use href=\"#g0\" x=\"1000\" y=\"-3000\"/><use href=\"#g0\" x=\"2200\" y=\"-3000\"/></g>",
      ])
  }

  @Test func textsKeepTheirCharactersByName() throws {
    var drawing = VectorCase([VectorCase.run([1, 10, 11])])
    drawing.text = .names
    drawing.glyphs.family = "A'B & <C>"
    #expect(
      try drawing.svgLines() == [
        "<text xml:space=\"preserve\" font-family=\"&#39;A\\&#39;B &amp; &lt;C&gt;&#39;\" "
          + "font-size=\"10\" fill=\"#000\" x=\"10 16 22\" y=\"30\">A&amp;&lt;</text>"
      ])
  }

  /// A glyph that stands for no character or for a control, and a line from right to left.
  @Test(arguments: [([1, 100], 0), ([1, 12], 0), ([1, 2], 1)] as [([GlyphID], UInt8)])
  func textsWithoutCharactersAreOutlines(glyphs: [GlyphID], level: UInt8) throws {
    var drawing = VectorCase([VectorCase.run(glyphs, level: level)])
    drawing.text = .names
    let file = try drawing.svg()
    #expect(!file.contains("<text") && file.contains("<use"))
  }

  /// A shadow of a view is cut at two deviations: the nearest whole Gaussian is narrower.
  @Test(arguments: [
    (Effect.shadow(.black, sigma: 2, x: 3, y: 4), "1.84"),
    (Effect.dropShadow(.black, sigma: 2, x: 3, y: 4), "2"),
  ])
  func shadowsAreFiltersOfTheirBounds(shadow: Effect, deviation: String) throws {
    let group = DisplayGroup(items: [VectorCase.rect(10, 10, 20, 20)], effects: [shadow])
    let lines = try VectorCase([.group(group)]).svgLines()
    #expect(lines.contains { $0.hasPrefix("<filter id=\"f0\"") })
    #expect(
      lines.contains {
        $0.contains(
          "<feGaussianBlur in=\"SourceAlpha\" stdDeviation=\"\(deviation)\"/><feOffset dx=\"3\" dy=\"4\"/>"
            + "<feColorMatrix values=\"0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 0\"/>")
      })
    #expect(lines.contains("<g filter=\"url(#f0)\">"), "\(lines)")
  }

  @Test func shadowsTurnWithWhatCastsThem() throws {
    let group = DisplayGroup(
      items: [VectorCase.rect(10, 10, 20, 20)],
      effects: [.shadow(.black, sigma: 2, x: 10, y: 0)])
    let turned = DisplayGroup(
      items: [.group(group)], transform: CGAffineTransform(a: 0, b: 2, c: -2, d: 0, tx: 70, ty: 0))
    let lines = try VectorCase([.group(turned)]).svgLines()
    #expect(lines.contains { $0.contains("<feOffset dx=\"0\" dy=\"20\"/>") }, "\(lines)")
  }

  @Test func blendsInClipsMeetWhatLiesBelow() throws {
    let blend = DisplayGroup(items: [VectorCase.rect(0, 0, 50, 50)], blendMode: .multiply)
    let clipped = DisplayGroup(
      items: [.group(blend)], clip: Path(CGRect(x: 0, y: 0, width: 20, height: 20)))
    let lines = try VectorCase([VectorCase.rect(0, 0, 100, 80), .group(clipped)]).svgLines()
    let start = try #require(lines.firstIndex(of: "<g style=\"mix-blend-mode:multiply\">"))
    #expect(lines[start + 1] == "<g clip-path=\"url(#c0)\">")
  }

  @Test func theSameListIsTheSameFile() throws {
    let drawing = VectorCase([
      VectorCase.run([1, 2, 3]), VectorCase.rect(0, 0, 9.5, 9),
      .fillRect(
        PixelRect(x: 0, y: 0, width: 50, height: 50),
        paint: VectorCase.gradient(.angular(center: CGPoint(x: 25, y: 25), start: 0, end: 6))),
    ])
    #expect(try drawing.svg() == drawing.svg())
    #expect(
      try drawing.file(.pdf, compresses: true).data == drawing.file(.pdf, compresses: true).data)
  }
}
