import GalleyGeometry
import GalleyGraphics
import GalleyVector
import Testing

@Suite struct PDFFileTests {
  @Test func aRectangleIsAFewOperators() throws {
    let drawing = VectorCase([VectorCase.rect(10, 20, 30, 40)])
    #expect(
      try drawing.pdfLines() == [
        "q", ".5 0 0 -.5 0 40 cm", "/G0 gs", "1 0 0 rg", "10 20 30 40 re", "f", "Q",
      ])
    let text = try drawing.pdf()
    #expect(text.hasPrefix("%PDF-1.7\n"))
    #expect(text.contains("/MediaBox [0 0 50 40]"))
    #expect(text.contains("6 0 obj\n<< /ca 1 >>\nendobj"))
    #expect(text.contains("5 0 obj\n<< /ExtGState << /G0 6 0 R >> >>\nendobj"))
  }

  /// Every place in the table is that of its object, and the table is where the file says.
  @Test(arguments: [false, true]) func placesAreThoseOfTheObjects(compresses: Bool) throws {
    let group = DisplayGroup(
      items: [VectorCase.run([1, 2]), VectorCase.rect(0, 0, 50, 50)],
      mask: [VectorCase.rect(10, 10, 20, 20)], effects: [.opacity(0.5)])
    let data = try VectorCase([.group(group)]).file(.pdf, compresses: compresses).data
    let text = String(String.UnicodeScalarView(data.map { Unicode.Scalar($0) }))
    let end = try #require(text.range(of: "startxref\n", options: .backwards))
    let place = try #require(Int(text[end.upperBound...].prefix { $0.isNumber }))
    let bytes = Array(data)
    func line(at place: Int) -> String {
      String(decoding: bytes[place...].prefix { $0 != 0x0A }, as: UTF8.self)
    }
    #expect(line(at: place) == "xref")
    let head = line(at: place + 5).split(separator: " ").compactMap { Int($0) }
    let count = try #require(head.last)
    #expect(head.first == 0 && count > 8)
    // Entries of twenty bytes; the first one is free.
    let first = place + 5 + line(at: place + 5).utf8.count + 1
    #expect(line(at: first) == "0000000000 65535 f ")
    for number in 1..<count {
      let entry = line(at: first + number * 20)
      #expect(entry.utf8.count == 19 && entry.hasSuffix(" 00000 n "))
      let offset = try #require(Int(entry.prefix(10)))
      #expect(line(at: offset) == "\(number) 0 obj", "object \(number)")
    }
    #expect(text.contains("trailer\n<< /Size \(count) /Root 1 0 R"))
    #expect(!text.contains("CreationDate"))
  }

  @Test func gradientsAreShadingsInClips() throws {
    let paint = VectorCase.gradient(.linear(start: .zero, end: CGPoint(x: 100, y: 0)))
    let drawing = VectorCase([
      .fillRect(PixelRect(x: 0, y: 0, width: 100, height: 80), paint: paint)
    ])
    #expect(
      try drawing.pdfLines() == [
        "q", ".5 0 0 -.5 0 40 cm", "q", "0 0 100 80 re", "W n", "/G0 gs", "/S0 sh", "Q", "Q",
      ])
    #expect(
      try drawing.pdf().contains(
        "<< /ShadingType 2 /ColorSpace /DeviceRGB /Coords [0 0 100 0] /Extend [true true] "
          + "/Function << /FunctionType 2 /Domain [0 1] /C0 [1 0 0] /C1 [0 0 1] /N 1 >> >>"))
  }

  @Test func opacitiesOfGradientsAreMasks() throws {
    let stops = [
      GradientPaint.Stop(color: VectorCase.red, location: 0),
      GradientPaint.Stop(color: .clear, location: 1),
    ]
    let gradient = GradientPaint(stops: stops, .linear(start: .zero, end: CGPoint(x: 100, y: 0)))
    let text = try VectorCase([
      .fillRect(PixelRect(x: 0, y: 0, width: 100, height: 80), paint: .gradient(gradient))
    ]).pdf()
    #expect(text.contains("/SMask << /S /Luminosity /G"))
    // Clear is a clear red, as colours count by their opacity.
    #expect(text.contains("/C0 [1 0 0] /C1 [1 0 0]") && text.contains("/C0 [1] /C1 [0]"))
  }

  @Test func textsAreGlyphsWithCharacters() throws {
    let drawing = VectorCase([VectorCase.run([1, 2, 1])])
    #expect(
      try drawing.pdfLines() == [
        "q", ".5 0 0 -.5 0 40 cm", "/G0 gs", "0 0 0 rg", "BT /F0 10 Tf",
        "1 0 0 -1 10 30 Tm [<00><01><00>] TJ ET", "Q",
      ])
    let text = try drawing.pdf()
    #expect(text.contains("/Subtype /Type3"))
    #expect(text.contains("600 0 d0\n0 0 500 700 re\nf\n"))
    #expect(text.contains("2 beginbfchar\n<00> <0041>\n<01> <0042>\nendbfchar"))
    #expect(text.contains("/Widths [600 600]"))
  }

  /// A glyph that stands for no character of its own is read as what it stands for; where it stands for something else, too,
  /// and where several glyphs stand for characters that they are not by themselves, the file says these (ISO 32000-1,
  /// 14.9.4).
  @Test func clustersAreReadAsTheirCharacters() throws {
    // A conjunct twice, the same glyph for something else, and a vowel that is drawn before its letter.
    let text = try VectorCase([
      VectorCase.run([100, 1, 100, 100, 2, 1], clusters: ["xyz", "A", "xyz", "\u{915}", "AB", ""])
    ]).pdf()
    #expect(
      text.contains(
        "[<00><01><00>] TJ\n/Span << /ActualText <FEFF0915> >> BDC\n[<00>] TJ\nEMC\n"
          + "/Span << /ActualText <FEFF00410042> >> BDC\n[<02><01>] TJ\nEMC\nET\n"), "\(text)")
    #expect(
      text.contains(
        "3 beginbfchar\n<00> <00780079007A>\n<01> <0041>\n<02> <0042>\nendbfchar"))
  }

  /// Glyphs that are read as the text have no spans: letters, a letter and its mark, also from right to left, and a tab that is
  /// drawn as a space.
  @Test func whatIsReadAnywayIsNotSaidAgain() throws {
    for (glyphs, clusters, level) in [
      ([1, 2, 9, 3], ["A", "B", "\t", "C"], 0), ([1, 2], ["AB", ""], 0), ([2, 1], ["AB", ""], 1),
      ([14], ["fi"], 0),
    ] as [([GlyphID], [String], UInt8)] {
      let text = try VectorCase([VectorCase.run(glyphs, level: level, clusters: clusters)]).pdf()
      #expect(!text.contains("/Span") && text.contains("] TJ ET\n"), "\(clusters)")
    }
  }

  /// Readers turn the codes of a text from right to left around: a cluster of several characters has a code for each, from the
  /// last one on, of which the first draws all of it and marks have no width.
  @Test func clustersFromRightToLeftAreReadByTheirCharacters() throws {
    func text(_ glyphs: [GlyphID], _ clusters: [String]) throws -> String {
      let text = try VectorCase([VectorCase.run(glyphs, level: 1, clusters: clusters)]).pdf()
      #expect(!text.contains("/Span"))
      return text
    }
    let turned = try text([1, 2], ["AB", ""])
    #expect(turned.contains("[<00><01>] TJ ET\n"), "\(turned)")
    #expect(turned.contains("2 beginbfchar\n<00> <0042>\n<01> <0041>\nendbfchar"))
    #expect(turned.contains("600 0 d0\n0 0 500 700 re\nf\n"))
    #expect(turned.contains("/Widths [600 600]"))
    // A ligature, and one whose first letter has a mark.
    let ligature = try text([100], ["\u{644}\u{627}"])
    #expect(ligature.contains("[<00><01>] TJ ET\n"))
    #expect(ligature.contains("2 beginbfchar\n<00> <0627>\n<01> <0644>\nendbfchar"))
    #expect(ligature.contains("/Widths [300 300]"))
    let marked = try text([100], ["\u{644}\u{64E}\u{627}"])
    #expect(marked.contains("[<00><01><02>] TJ ET\n"))
    #expect(
      marked.contains("3 beginbfchar\n<00> <0627>\n<01> <064E>\n<02> <0644>\nendbfchar"))
    #expect(marked.contains("/Widths [300 0 300]"))
    // The other way round there is a code for the whole.
    let other = try VectorCase([VectorCase.run([100], clusters: ["\u{644}\u{627}"])]).pdf()
    #expect(other.contains("1 beginbfchar\n<00> <06440627>\nendbfchar"))
  }

  /// A span ends in the text object in which it has begun, whatever fonts its glyphs are of.
  @Test func aSpanOfTwoFontsIsInOneTextObject() throws {
    let glyphs = (1000..<1257).map { GlyphID($0) }
    let clusters = glyphs.indices.map { $0 == 255 ? "ab" : $0 == 256 ? "" : "x\($0)" }
    let text = try VectorCase([VectorCase.run(glyphs, clusters: clusters)]).pdf()
    let start = try #require(text.range(of: "BDC\n"))
    let end = try #require(text.range(of: "EMC\n"))
    let span = text[start.upperBound..<end.lowerBound]
    #expect(span.contains("/F1 10 Tf\n"))
    #expect(!span.contains("BT") && !span.contains("ET"))
    #expect(text.components(separatedBy: "BDC\n").count == 2)
  }

  /// What is searched for are letters, and not their forms.
  @Test func formsAreReadAsLetters() throws {
    let text = try VectorCase([VectorCase.run([13, 14])]).pdf()
    #expect(text.contains("2 beginbfchar\n<00> <0645>\n<01> <00660069>\nendbfchar"))
  }

  /// Codes have one byte: the 257th glyph is in a second font.
  @Test func manyGlyphsAreSeveralFonts() throws {
    let text = try VectorCase([VectorCase.run((1000..<1257).map { GlyphID($0) })]).pdf()
    #expect(text.contains("/F1 10 Tf") && text.contains("/LastChar 255"))
    #expect(text.contains("/FirstChar 0 /LastChar 0 "))
  }

  @Test func imagesHaveTheirOpacitiesApart() throws {
    var bitmap = Bitmap(width: 2, height: 1)
    bitmap[0, 0] = Pixel(red: 64, green: 0, blue: 0, alpha: 128)
    bitmap[1, 0] = Pixel(red: 0, green: 255, blue: 0, alpha: 255)
    let frame = PixelRect(x: 10, y: 20, width: 2, height: 1)
    let drawing = VectorCase([.image(bitmap, frame: frame)])
    #expect(
      try drawing.pdfLines() == [
        "q", ".5 0 0 -.5 0 40 cm", "q", "/G0 gs", "2 0 0 -1 10 21 cm", "/X0 Do", "Q", "Q",
      ])
    let text = try drawing.pdf()
    // The filter of the row, then 127.5 rounded up, 0, 0; 0, 255, 0.
    #expect(text.contains("stream\n\u{2}\u{80}\u{0}\u{0}\u{0}\u{FF}\u{0}\nendstream"))
    #expect(text.contains("stream\n\u{2}\u{80}\u{FF}\nendstream"))
    #expect(text.contains("/SMask") && !text.contains("/Interpolate"))
  }

  /// Readers have pages of 14,400 units at most.
  @Test func largePagesHaveLargeUnits() throws {
    var drawing = VectorCase([VectorCase.rect(0, 0, 1, 1)])
    (drawing.width, drawing.height, drawing.scale) = (40_000, 10, 1)
    let text = try drawing.pdf()
    #expect(text.contains("/UserUnit 3"))
    #expect(text.contains("/MediaBox [0 0 13333.333 3.333]"))
  }

  @Test func blendsAtTheBottomSeeAClearImage() throws {
    let blend = DisplayGroup(items: [VectorCase.rect(0, 0, 50, 50)], blendMode: .difference)
    let text = try VectorCase([.group(blend)]).pdf()
    #expect(text.contains("/BM /Difference"))
    #expect(text.components(separatedBy: "/Subtype /Form").count - 1 == 2)
  }
}
