import GalleyBudget
import GalleyGeometry
import GalleyGraphics
import GalleyRaster
import GalleyVector
import Testing

/// What a format cannot say is an image in the file, and said.
@Suite struct VectorReducerTests {
  private func problems(_ drawing: VectorCase, _ format: VectorFormat) throws -> [String] {
    try drawing.file(format).problems.map(\.description)
  }

  @Test func angularGradientsAreImages() throws {
    let paint = VectorCase.gradient(.angular(center: CGPoint(x: 50, y: 40), start: 0, end: 6))
    let rects = [0, 40].map { x in
      DisplayItem.fillRect(PixelRect(x: x, y: 20, width: 40, height: 60), paint: paint)
    }
    let one = VectorCase(Array(rects.prefix(1)))
    #expect(
      try problems(one, .svg) == [
        "an angular gradient at [0, 10, 20, 30] cannot be written as SVG; it is an image in the file"
      ])
    #expect(
      try problems(VectorCase(rects), .pdf) == [
        "an angular gradient at [0, 10, 20, 30] cannot be written as PDF; it is, as 1 other of its kind, "
          + "an image in the file"
      ])
    let svg = try one.svg()
    #expect(svg.contains("<image id=\"i0\" width=\"40\" height=\"60\""))
    #expect(svg.contains("<use href=\"#i0\" transform=\"translate(0 20)\"/>"))
  }

  @Test func onlyShadowsOfTextsAreImagesInPDF() throws {
    let group = DisplayGroup(
      items: [VectorCase.run([1, 2])], effects: [.shadow(.black, sigma: 2, x: 0, y: 2)])
    let drawing = VectorCase([.group(group)])
    #expect(try problems(drawing, .svg).isEmpty)
    #expect(try problems(drawing, .pdf).map { $0.prefix(11) } == ["a shadow at"])
    let text = try drawing.pdf()
    #expect(text.contains("/Subtype /Image") && text.contains("/Subtype /Type3"))
  }

  /// A material sees what lies below it: its place is an image, and what comes later is not.
  @Test func materialsAreImagesOfTheirPlaces() throws {
    let material = Paint.backdrop(
      BackdropPaint(
        sigma: 3, saturation: 1, tint: ResolvedColor(red: 1, green: 1, blue: 1, alpha: 0.5)))
    let drawing = VectorCase([
      VectorCase.rect(0, 0, 100, 80),
      .fillRect(PixelRect(x: 20, y: 20, width: 40, height: 40), paint: material),
      VectorCase.run([1]),
    ])
    let lines = try drawing.svgLines()
    #expect(lines.contains("<rect width=\"100\" height=\"80\" fill=\"#f00\"/>"))
    #expect(lines.contains("<use href=\"#i0\" transform=\"translate(20 20)\"/>"))
    #expect(lines.last?.hasPrefix("<g fill=\"#000\"") == true)
    #expect(try problems(drawing, .svg).map { $0.prefix(13) } == ["a material at"])
  }

  /// Where what lies below shines through, all of it is in the image.
  @Test func unknownBlendsOnClearGroundTakeAllBelow() throws {
    let group = DisplayGroup(items: [VectorCase.rect(20, 20, 40, 40)], blendMode: .destinationOut)
    let drawing = VectorCase([
      VectorCase.rect(0, 0, 50, 50), .group(group), VectorCase.rect(90, 70, 5, 5, VectorCase.blue),
    ])
    let lines = try drawing.svgLines()
    #expect(!lines.contains { $0.contains("#f00") })
    #expect(lines.last == "<rect x=\"90\" y=\"70\" width=\"5\" height=\"5\" fill=\"#00f\"/>")
    #expect(
      try problems(drawing, .svg).map { $0.prefix(33) } == ["the blend mode destinationOut at "])
    #expect(try drawing.bitmapOfSVG().bitmap == drawing.bitmap())
  }

  @Test func colorsAreChangedBeforehandInPDF() throws {
    let group = DisplayGroup(
      items: [VectorCase.rect(0, 0, 50, 50)], effects: [.color(.invert)])
    let drawing = VectorCase([.group(group)])
    #expect(try problems(drawing, .pdf).isEmpty)
    #expect(try drawing.pdfLines().contains("0 1 1 rg"))
    #expect(try drawing.svg().contains("<feColorMatrix values=\"-1 0 0 0 1 0 -1 0 0 1"))
  }

  @Test func layersOfGlyphsAreFills() throws {
    let drawing = VectorCase([
      VectorCase.run([1], face: SquareGlyphs.layered, color: VectorCase.blue)
    ])
    #expect(
      try drawing.svgLines() == [
        "<path d=\"M10 30H15V23H10Z\" fill=\"#00f\"/>",
        "<path d=\"M10 30H12.5V23H10Z\" fill=\"#f00\"/>",
      ])
  }

  @Test func whatIsNotSeenIsLeftOut() throws {
    let clip = Path()
    let drawing = VectorCase([
      VectorCase.rect(200, 0, 10, 10), VectorCase.rect(-20, 0, 10, 10),
      VectorCase.rect(0, 0, 10, 10, .clear), VectorCase.rect(.nan, 0, 10, 10),
      VectorCase.rect(0, 0, .infinity, 10),
      .group(DisplayGroup(items: [VectorCase.rect(0, 0, 10, 10)], clip: clip)),
      .group(DisplayGroup(items: [VectorCase.rect(0, 0, 10, 10)], effects: [.opacity(0)])),
      .group(DisplayGroup(items: [VectorCase.rect(0, 0, 10, 10)], mask: [])),
    ])
    #expect(try drawing.svgLines().isEmpty)
    #expect(try drawing.pdfLines() == ["q", ".5 0 0 -.5 0 40 cm", "Q"])
  }

  @Test(arguments: VectorFormat.allCases) func filesKeepToTheLimits(format: VectorFormat) throws {
    let path = Path { path in
      path.move(to: .zero)
      for index in 0..<20_000 { path.addLine(to: CGPoint(x: index % 100, y: index % 77)) }
    }
    var drawing = VectorCase([.fill(path: path, rule: .nonZero, paint: .solid(.black))])
    #expect(try drawing.file(format).data.count > 100_000)
    drawing.limits = RenderBudget.Limits(bytes: 100_000, duration: nil)
    #expect(throws: LimitError.self) { try drawing.file(format) }
  }

  /// Of an SVG file three copies are in memory: what is defined, by which it is found again, and the file; of a PDF file
  /// the operators, the object that they become, and the file.
  @Test(arguments: VectorFormat.allCases) func filesAreCountedWhereverTheyLie(
    format: VectorFormat
  ) throws {
    let clip = Path { path in
      path.move(to: .zero)
      for index in 0..<20_000 { path.addLine(to: CGPoint(x: index % 100, y: index % 77)) }
      path.closeSubpath()
    }
    let items: [DisplayItem] = [
      .group(DisplayGroup(items: [VectorCase.rect(0, 0, 90, 70)], clip: clip, isIsolated: true))
    ]
    let rasterizer = Rasterizer()
    let budget = RenderBudget(.unlimited)
    rasterizer.budget = budget
    var encoder = VectorEncoder(format, scale: 2, rasterizer: rasterizer, glyphs: SquareGlyphs())
    encoder.compresses = false
    let count = try encoder.encode(DisplayList(items: items), width: 100, height: 80).data.count
    #expect(count > 100_000)
    #expect(budget.mostBytes >= 3 * count - 10_000)
    #expect(budget.heldBytes == 0)
  }
}
