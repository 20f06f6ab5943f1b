import GalleyBudget
import GalleySVG
import Testing

/// Where the characters of a text stand.
@Suite struct SVGTextTests {
  private func draw(_ text: String) throws -> SVGDrawing {
    try SVGDrawing(text, attributes: "width='100' height='100' font-family='Inter' font-size='20'")
  }

  /// An H of 20 points is 14 high (its capitals are 2048 of 2816 units), and begins 2 points right of its place.
  @Test(arguments: [
    // SVG 2, 11.5: the last character ends where the length does.
    ("<text x='10' y='50' textLength='80'>HIIH</text>", [12, 35, 87, 49]),
    (
      "<text x='10' y='50' textLength='80' lengthAdjust='spacingAndGlyphs'>HIIH</text>",
      [14, 35, 85, 49]
    ),
    // What follows stands behind the length.
    ("<text x='10' y='50'><tspan textLength='60'>HI</tspan>H</text>", [12, 35, 82, 49]),
    ("<text x='50' y='50' text-anchor='middle' textLength='80'>HIIH</text>", [12, 35, 87, 49]),
    // Down along a path, the feet at the left.
    (
      "<path id='p' d='M50 10V90' fill='none'/><text><textPath href='#p' startOffset='50%' "
        + "text-anchor='middle'>HH</textPath></text>", [50, 37, 64, 62]
    ),
    (
      "<text><textPath path='M50 10V90' startOffset='40' text-anchor='middle'>HH</textPath></text>",
      [50, 37, 64, 62]
    ),
    // From the end of the path on the other side.
    (
      "<path id='p' d='M50 90V10' fill='none'/><text><textPath href='#p' side='right' "
        + "startOffset='50%' text-anchor='middle'>HH</textPath></text>", [50, 37, 64, 62]
    ),
    // A percentage of the path, a number of what its author says that it is long.
    (
      "<path id='p' d='M50 10V90' pathLength='8' fill='none'/><text><textPath href='#p' "
        + "startOffset='4' text-anchor='middle'>HH</textPath></text>", [50, 37, 64, 62]
    ),
    // Downwards, the middle on the line, turned and upright.
    ("<text x='50' y='10' writing-mode='tb'>HH</text>", [43, 12, 56, 37]),
    (
      "<text x='50' y='10' style='writing-mode:vertical-rl;text-orientation:upright'>HH</text>",
      [44, 15, 55, 53]
    ),
    (
      "<text x='50' y='10' writing-mode='tb' glyph-orientation-vertical='0'>HH</text>",
      [44, 15, 55, 53]
    ),
    // Superscripts and subscripts are where the font has them: 986 units above and 211 below.
    (
      "<text x='10' y='80' font-size='40'><tspan baseline-shift='super' font-size='20'>H</tspan></text>",
      [12, 51, 22, 65]
    ),
    (
      "<text x='10' y='80' font-size='40'><tspan baseline-shift='sub' font-size='20'>H</tspan></text>",
      [12, 68, 22, 82]
    ),
    // The middle is half of a small x, of which the font says 1536 units.
    ("<text x='10' y='50' dominant-baseline='middle' font-size='44'>x</text>", [12, 38, 31, 61]),
  ])
  func charactersStandWhereTheyAreTo(text: String, ink: [Int]) throws {
    let drawing = try draw(text)
    #expect(drawing.ink == ink)
    #expect(drawing.warnings.isEmpty)
  }

  /// A line is that of the element that asks for it: in its paint, at the place and in the thickness of its font.
  @Test func linesAreTheirElements() throws {
    let drawing = try draw(
      """
      <g text-decoration='underline' fill='red' font-size='44'>
        <text x='10' y='50' fill='none'>H<tspan font-size='20' text-decoration='none'>H</tspan></text></g>
      """)
    // Of 2816 units: the middle 560 below, 192 thick.
    #expect(drawing.ink.map { [$0[0], $0[1], $0[3]] } == [10, 57, 59])
    #expect(drawing.colors((20, 58), (50, 58)) == ["ff0000", "ff0000"])
  }

  @Test func charactersBeyondAPathAreNotDrawn() throws {
    let drawing = try draw(
      "<text><textPath path='M10 50H30'>HHHH</textPath></text>")
    #expect(drawing.ink.map { $0[2] < 45 } == true)
    let missing = try draw("<text y='50'>a<textPath href='#nothing'>HHHH</textPath></text>")
    #expect(missing.ink.map { $0[2] < 15 } == true)
    #expect(missing.warnings.count == 2)
  }

  /// Texts on a closed path go around its start.
  @Test func closedPathsGoOn() throws {
    let drawing = try draw(
      "<text><textPath path='M50 20H80V80H20V20Z' text-anchor='middle'>HH</textPath></text>")
    #expect(drawing.ink == [37, 5, 62, 19])
  }

  @Test func lettersOfScriptsThatJoinStayJoined() throws {
    func width(_ spacing: Int) throws -> Int {
      let drawing = try SVGDrawing(
        "<text x='90' y='50' font-size='30' direction='rtl' letter-spacing='\(spacing)'>سلام</text>"
      )
      let ink = try #require(drawing.ink)
      return ink[2] - ink[0]
    }
    #expect(try width(0) == width(9))
  }

  /// Nor is there anything behind the last letter of such a word: what stands between words lies behind the space.
  @Test(arguments: ["start", "end"]) func wordsOfScriptsThatJoinHaveTheSpacesSpacing(anchor: String)
    throws
  {
    func width(_ text: String, _ spacing: Int) throws -> Int {
      let place = anchor == "start" ? 95 : 5
      let ink = try #require(
        try draw(
          "<text x='\(place)' y='50' direction='rtl' text-anchor='\(anchor)' "
            + "letter-spacing='\(spacing)'>\(text)</text>"
        ).ink)
      return ink[2] - ink[0]
    }
    #expect(try width("سلام سلام", 9) == width("سلام سلام", 0) + 9)
    #expect(try width("سلام", 9) == width("سلام", 0))
  }

  /// A character with a place across the line goes on where the one before it ends, whichever way its letters go
  /// (SVG 1.1, 10.5: the current text position).
  @Test(arguments: [
    ("x='20' y='40 60'", "\u{5D0}\u{5D1}", "x='20' y='40'", "\u{5D0}"),
    ("x='80' y='40 60' direction='rtl'", "HI", "x='80' y='40' direction='rtl'", "H"),
  ])
  func lettersAgainstTheLineGoOn(style: String, text: String, first: String, alone: String) throws {
    let ink = try #require(try draw("<text \(style)>\(text)</text>").ink)
    let one = try #require(try draw("<text \(first)>\(alone)</text>").ink)
    // The first one stands as it does alone, and the other one lies on the side to which the line leads.
    let (near, far) = style.contains("rtl") ? (2, 0) : (0, 2)
    #expect(ink[near] == one[near])
    #expect((ink[far] - one[near]).magnitude > (one[far] - one[near]).magnitude)
  }

  /// Letter spacing lies between letters, and not behind the last one of a chunk (CSS Text 3, 8.2).
  @Test(arguments: ["end", "middle"]) func lettersAreSetApartInside(anchor: String) throws {
    let style = "x='70' y='50' font-size='30' text-anchor='\(anchor)'"
    let plain = try draw("<text \(style)>H</text>")
    #expect(try draw("<text \(style) letter-spacing='20'>H</text>").ink == plain.ink)
    let two = try draw(
      "<text x='70' y='50' font-size='30' text-anchor='end' letter-spacing='20'>HH</text>")
    let one = try draw("<text x='70' y='50' font-size='30' text-anchor='end'>H</text>")
    #expect(two.ink?[2] == one.ink?[2])
    // In the direction of reading: what is behind the last letter is left of it.
    let hebrew = "x='30' y='50' font-size='30' direction='rtl' text-anchor='end'"
    #expect(
      try draw("<text \(hebrew) letter-spacing='20'>\u{5D0}</text>").ink
        == draw("<text \(hebrew)>\u{5D0}</text>").ink)
  }

  /// Each text chunk is set by itself (SVG 1.1, 10.5): its letters do not join those of the one before.
  @Test func lettersOfOtherChunksDoNotJoin() throws {
    let style = "font-size='30' direction='rtl'"
    let parts = try draw(
      "<text x='90' y='40' \(style)>\u{645}<tspan x='90' y='90'>\u{645}</tspan></text>")
    let alone = try draw(
      "<text x='90' y='40' \(style)>\u{645}</text><text x='90' y='90' \(style)>\u{645}</text>")
    #expect(parts.bitmap == alone.bitmap)
  }

  /// What is behind the letters of a chunk is at the end of its line, whichever letters the next chunk has: each is in order
  /// by itself (Chromium, and resvg's suite: text-anchor/on-tspan-with-arabic).
  @Test(arguments: ["start", "middle", "end"]) func chunksAreInOrderByThemselves(anchor: String)
    throws
  {
    let style = "x='60' y='60' font-size='20' text-anchor='\(anchor)'"
    let hebrew = "\u{5D0}\u{5D1}"
    let among = try draw(
      "<text x='60' y='30' font-size='20' fill='none'>\(hebrew)<tspan \(style) fill='red'>\(hebrew)</tspan> "
        + "<tspan x='60' y='90'>\(hebrew)</tspan></text>")
    let alone = try draw("<text \(style) fill='red' xml:space='preserve'>\(hebrew) </text>")
    #expect(
      among.bitmap == alone.bitmap,
      "\(String(describing: among.ink)) \(String(describing: alone.ink))")
  }

  /// Preserved blanks are a part of the text, at its end, too (CSS Text 3, 4.1.2; Chromium).
  @Test func preservedBlanksAtTheEndCount() throws {
    func left(_ text: String) throws -> Int {
      let style = "x='90' y='60' font-size='20' text-anchor='end' xml:space='preserve'"
      return try #require(try draw("<text \(style)>\(text)</text>").ink)[0]
    }
    let (plain, blank) = (try left("HI"), try left("HI "))
    #expect(blank < plain - 3)
    #expect(try left("HI\u{A0}") == blank)
    #expect(try left("HI   ") < blank - 6)
  }

  /// The characters of what is named, in the style of the `tref` (SVG 1.1, 10.6).
  @Test func textsOfOtherElementsAreSet() throws {
    let defs =
      "<defs><text id='t' fill='red'>H<title>no</title><tspan stroke='red'>I</tspan> J</text>"
      + "<rect id='r'>HI J</rect><other xmlns='urn:other' id='o'>HI J</other></defs>"
    let style = "x='5' y='50' font-size='30' fill='blue'"
    let plain = try draw("<text \(style)>HI J</text>")
    for reference in ["<tref href='#t'>no</tref>", "<tref xlink:href='#r'/>"] {
      let drawing = try draw("\(defs)<text \(style)>\(reference)</text>")
      #expect(drawing.bitmap == plain.bitmap && drawing.warnings.isEmpty, "\(drawing.warnings)")
    }
    let own = try draw("\(defs)<text \(style)><tref href='#t' x='20' fill='red'/></text>")
    #expect(
      own.bitmap == (try draw("<text x='20' y='50' font-size='30' fill='red'>HI J</text>")).bitmap)
    #expect(try draw("\(defs)<text \(style)><tref href='#o'/></text>").ink == nil)
    let missing = try draw("<text \(style)><tref href='#none'/></text>")
    #expect(missing.ink == nil && missing.warnings.count == 1)
  }

  /// Lines are words between blanks: a list with commas is none (CSS Text Decoration 3, 2.1).
  @Test func linesHaveNoCommas() throws {
    let plain = try draw("<text y='50'>HH</text>")
    #expect(
      try draw("<text y='50' text-decoration='underline,overline'>HH</text>").bitmap
        == plain.bitmap)
    #expect(
      try draw("<text y='50' text-decoration='underline overline'>HH</text>").bitmap
        != plain.bitmap)
  }

  /// Style sheets alone set it (SVG 2, 6.6).
  @Test func kerningIsNoAttribute() throws {
    let text = "y='50' font-size='30'"
    let plain = try draw("<text \(text)>AVA</text>")
    #expect(try draw("<text \(text) font-kerning='none'>AVA</text>").bitmap == plain.bitmap)
    #expect(try draw("<text \(text) style='font-kerning:none'>AVA</text>").bitmap != plain.bitmap)
  }

  /// Kerning and ligatures do not end where an element does that changes no glyph (CSS Text 3, 7.3).
  @Test(arguments: [
    ("A<tspan>V</tspan>A", "AVA"), ("T<tspan fill='black'>o</tspan>o", "Too"),
    ("<tspan>A</tspan><tspan>V</tspan>A", "AVA"), ("A<a href='#x'>V</a>A", "AVA"),
    ("A<tspan dx='2'>V</tspan>A", "<tspan dx='0 2'>AVA</tspan>"),
  ])
  func elementsDoNotEndShaping(parted: String, whole: String) throws {
    let text = "x='5' y='50' font-size='30'"
    let one = try draw("<text \(text)>\(parted)</text>")
    #expect(one.bitmap == (try draw("<text \(text)>\(whole)</text>")).bitmap)
    #expect(
      one.bitmap != (try draw("<text \(text) style='font-kerning:none'>\(whole)</text>")).bitmap)
  }

  /// Each letter has the colour of its own element, and a place of its own ends shaping.
  @Test func shapedTogetherAndPaintedApart() throws {
    let text = "y='50' font-size='30'"
    let coloured = try draw("<text \(text)>A<tspan fill='none'>V</tspan>A</text>")
    let whole = try draw("<text \(text)>AVA</text>")
    #expect(coloured.ink == whole.ink)
    #expect(coloured.bitmap != whole.bitmap)
    let placed = try draw("<text \(text)>A<tspan x='40'>V</tspan></text>")
    let apart = try draw("<text \(text)>A</text><text x='40' \(text)>V</text>")
    #expect(placed.bitmap == apart.bitmap)
  }

  /// An override reads letters backwards.
  @Test func directionsAreOverridden() throws {
    let one = try draw(
      "<text x='10' y='50'><tspan direction='rtl' unicode-bidi='bidi-override'>abc</tspan></text>")
    #expect(
      one.bitmap == (try draw("<text x='10' y='50' style='font-kerning:none'>cba</text>")).bitmap)
  }

  /// The pieces of a path that text stands on count for the image's memory.
  @Test func pathsOfTextsAskForTheirMemory() throws {
    let budget = RenderBudget(RenderBudget.Limits(bytes: 8 << 20, duration: nil))
    let path = "M0 50" + String(repeating: "c1 1 2 1 3 0", count: 5000)
    _ = try SVGDrawing("<text><textPath path='\(path)'>a</textPath></text>", budget: budget)
    #expect(budget.isExhausted)
  }
}
