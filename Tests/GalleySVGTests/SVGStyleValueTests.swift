import GalleySVG
import Testing

/// Which values declarations and attributes have: another value is ignored, and words have any case (CSS Syntax 3, 2.2;
/// CSS Values 4, 2.1).
@Suite struct SVGStyleValueTests {
  private static func same(_ one: String, _ other: String) throws -> Bool {
    let (first, second) = (try SVGDrawing(one), try SVGDrawing(other))
    #expect(first.warnings.isEmpty && second.warnings.isEmpty, "\(first.warnings) \(one)")
    #expect(first.bitmap.pixels.contains { $0 != 0 }, "\(one)")
    return first.bitmap == second.bitmap
  }

  private static func corner(_ style: String) -> String {
    "<path d='M20 80 50 20 80 80' fill='none' stroke='black' stroke-width='16' style='\(style)'/>"
  }

  /// What was said before an invalid value stays.
  @Test(arguments: [
    ("stroke-linecap:round", "stroke-linecap:banana"),
    ("stroke-linejoin:round", "stroke-linejoin:x"),
    ("stroke-dasharray:10 5", "stroke-dasharray:foo"),
    ("stroke-dasharray:9", "stroke-dasharray:-9"),
    ("stroke-dasharray:9;stroke-dashoffset:4", "stroke-dashoffset:foo"),
    ("stroke-width:4", "stroke-width:-3"), ("stroke-miterlimit:1", "stroke-miterlimit:foo"),
    ("stroke-width:20vw", "stroke-width:thick"), ("stroke:red;fill-rule:evenodd", "fill-rule:odd"),
    ("fill:blue;paint-order:stroke", "paint-order:stroke stroke"), ("opacity:.5", "opacity:half"),
  ])
  func anInvalidValueLeavesWhatWasSaidBefore(valid: String, invalid: String) throws {
    #expect(try Self.same(Self.corner("\(valid);\(invalid)"), Self.corner(valid)), "\(invalid)")
    #expect(try !Self.same(Self.corner(valid), Self.corner("")), "\(valid)")
  }

  @Test(arguments: ["display:none", "visibility:hidden"])
  func whatIsHiddenStaysHidden(style: String) throws {
    let name = style.prefix { $0 != ":" }
    for style in ["\(style);\(name):foo", style.uppercased(), style + " !IMPORTANT;\(name):inline"]
    {
      let drawing = try SVGDrawing(Self.corner(style))
      #expect(!drawing.bitmap.pixels.contains { $0 != 0 }, "\(style)")
    }
    let word = style.dropFirst(name.count + 1).uppercased()
    let attribute = try SVGDrawing("<rect width='9' height='9' \(name)='\(word)'/>")
    #expect(!attribute.bitmap.pixels.contains { $0 != 0 })
  }

  @Test(arguments: [
    ("stroke-linecap:ROUND", "stroke-linecap:round"),
    ("FILL:RED;Stroke:None", "fill:red;stroke:none"),
    ("fill:red;paint-order:STROKE", "fill:red;paint-order:stroke"),
    ("filter:BLUR(3px)", "filter:blur(3px)"), ("str\\6fke:red", "stroke:red"),
    ("stroke:r\\65 d", "stroke:red"), ("fill:red;stroke:INHERIT", "fill:red;stroke:none"),
    ("shape-rendering:CRISPEDGES", "shape-rendering:crispEdges"),
    ("stroke-miterlimit:0", "stroke-miterlimit:1"),
  ])
  func wordsHaveAnyCaseAndEscapes(one: String, other: String) throws {
    #expect(try Self.same(Self.corner(one), Self.corner(other)), "\(one)")
  }

  @Test func attributesHaveAnyCaseAndComments() throws {
    func line(_ attributes: String) -> String {
      "<path d='M20 50H80' stroke='black' stroke-width='16' \(attributes)/>"
    }
    for text in ["ROUND", "/**/round", " Round "] {
      #expect(
        try Self.same(line("stroke-linecap='\(text)'"), line("stroke-linecap='round'")), "\(text)")
    }
    let mask = "<mask id='a' style='mask-type:ALPHA'><rect width='50' height='99'/></mask>"
    let drawing = try SVGDrawing(mask + "<rect width='99' height='99' mask='url(#a)'/>")
    #expect(drawing.colors((20, 20), (70, 20)) == ["000000", "-"])
  }

  /// The place and size of others are attributes alone (SVG 2, 8.2).
  @Test func styleSheetsSetPlacesOfShapesAlone() throws {
    let mask = "<mask id='m' maskUnits='userSpaceOnUse' style='x:20px;width:10px'>"
    let drawing = try SVGDrawing(
      """
      \(mask)<rect width='100' height='100' fill='white'/></mask>
      <rect width='60' height='50' fill='green' mask='url(#m)'/>
      <pattern id='p' style='width:20px;height:20px' patternUnits='userSpaceOnUse'>
        <rect width='20' height='20' fill='red'/></pattern>
      <rect x='60' width='40' height='50' fill='url(#p)'/>
      <rect width='9' height='9' y='60' fill='blue' style='width:50px;width:foo;height:-9px'/>
      """)
    #expect(drawing.colors((10, 10), (50, 10), (80, 20)) == ["008000", "008000", "-"])
    #expect(drawing.colors((40, 64), (40, 72)) == ["0000ff", "-"])
  }

  /// SVG's grammar has no units and no comma without something behind it (CSS Transforms 1, 8); style sheets need commas.
  @Test(arguments: [
    "transform='rotate(20deg)'", "transform='translate(10px,10px)'", "transform='scale(.5,)'",
    "transform='translate(9%)'", "style='transform:translate(10px 10px)'",
    "style='transform:scale(.5 .5)'", "style='transform:translate(10,10)'",
    "style='transform:rotate(20)'", "style='transform:skewX(20)'",
  ])
  func transformsOfAnotherGrammarAreIgnoredWithAWarning(attribute: String) throws {
    let shape = "<rect x='20' y='30' width='50' height='20' fill='green' "
    let drawing = try SVGDrawing(shape + attribute + "/>")
    #expect(try drawing.bitmap == SVGDrawing(shape + "/>").bitmap, "\(attribute)")
    #expect(drawing.warnings.count == 1, "\(attribute)")
  }

  @Test func exponentsAreNoUnits() throws {
    let drawing = try SVGDrawing(
      "<rect width='9' height='9' fill='green' transform='translate(4e1 5E1)scale(1e-0)'/>")
    #expect(drawing.color(44, 54) == "008000")
    #expect(drawing.warnings.isEmpty)
  }

  @Test func aCommaAtTheEndMakesNoDashes() throws {
    func line(_ dashes: String) -> String {
      "<path d='M0 50H99' stroke='black' stroke-width='9' stroke-dasharray='\(dashes)'/>"
    }
    #expect(try Self.same(line("10 5,"), line("none")))
    #expect(try Self.same(line("10 ,5"), line("10 5")))
  }

  @Test func rulesInRulesAreWarnedOfWhereverTheyStand() throws {
    for css in [
      "g { &amp; rect { fill: red } fill: blue }", "g { fill: blue; rect { fill: red } }",
      "g { @media screen { fill: red } fill: blue }",
    ] {
      let drawing = try SVGDrawing(
        "<style>\(css)</style><g><rect width='9' height='9' style='stroke:none'/></g>")
      #expect(drawing.warnings == ["line 1: a rule in another rule is not supported"], "\(css)")
    }
    let other = try SVGDrawing(
      "<style>foo; rect { fill: red }</style><rect width='9' height='9' fill='green'/>")
    #expect(other.color(4, 4) == "008000")
    #expect(other.warnings == ["line 1: the selector foo; rect is not supported"])
  }

  @Test func coloursOfTheSystemAreWarnedOf() throws {
    for attribute in ["fill='ButtonFace'", "style='fill:linktext'", "style='fill: Window'"] {
      let drawing = try SVGDrawing("<rect width='9' height='9' \(attribute)/>")
      #expect(drawing.color(4, 4) == "000000", "\(attribute)")
      #expect(drawing.warnings.count == 1, "\(attribute)")
    }
  }

  @Test func unitsOfLinesAndContainersAreWarnedOf() throws {
    for attribute in ["stroke-width='2lh'", "style='stroke-width: 1cap'", "style='width:5cqw'"] {
      let drawing = try SVGDrawing("<rect width='9' height='9' \(attribute)/>")
      #expect(drawing.warnings.count == 1, "\(attribute)")
    }
    let drawing = try SVGDrawing(
      """
      <g font-size='20'><rect width='5dvw' height='5svh' fill='green'/>
      <rect x='20' style='width:5lvmin' height='1ic' fill='blue'/></g>
      """, attributes: "width='100' height='100' viewBox='0 0 100 100'")
    #expect(drawing.colors((4, 4), (6, 4), (4, 6)) == ["008000", "-", "-"])
    #expect(drawing.colors((24, 19), (26, 4), (24, 21)) == ["0000ff", "-", "-"])
    #expect(drawing.warnings.isEmpty)
  }

  /// CSS's numbers end with a digit; the end of a value closes its brackets.
  @Test func numbersAndBracketsEndAsThoseOfStyleSheets() throws {
    #expect(try Self.same(Self.corner("stroke-width:5."), Self.corner("")))
    let drawing = try SVGDrawing(
      "<rect width='9' height='9' fill='rgb(0,128,0'/><path d='M20. 0.H40.V40.z' fill='blue'/>")
    #expect(drawing.colors((4, 4), (35, 5)) == ["008000", "0000ff"])
  }

  @Test func styleSheetsSetOutlines() throws {
    let shape = "<path d='M0 0H9V9z' fill='green' style='d: "
    let drawing = try SVGDrawing(shape + "path(&quot;M50 50H99V99H50z&quot;)'/>")
    #expect(drawing.colors((5, 2), (70, 70)) == ["-", "008000"])
    #expect(drawing.warnings.isEmpty)
    let wrong = try SVGDrawing(shape + "path(evenodd, &quot;M50 50H99V99H50z&quot;)'/>")
    #expect(wrong.colors((5, 2), (70, 70)) == ["008000", "-"])
    #expect(wrong.warnings.count == 1)
  }

  /// A `data:` address has any case, blanks before its comma and escapes in it (Fetch, 6).
  @Test(arguments: [
    "DATA:image/png;BASE64,", "data:image/png;base64 ,", "data:image/png; base64,", "data:;base64,",
  ])
  func addressesOfDataHaveAnyCase(head: String) throws {
    let bytes =
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
    for body in [bytes, bytes.replacing("/", with: "%2F").replacing("=", with: "%3d")] {
      let drawing = try SVGDrawing("<image width='50' height='50' href='\(head)\(body)'/>")
      #expect(drawing.warnings.isEmpty, "\(drawing.warnings)")
      #expect(drawing.bitmap[20, 20].alpha > 0)
    }
  }

  @Test(arguments: [("TEXT/CSS", true), ("", true), ("text/plain", false), (" text/css", false)])
  func kindsOfStyleSheetsHaveAnyCase(type: String, isRead: Bool) throws {
    let drawing = try SVGDrawing(
      "<style type='\(type)'>rect{fill:red}</style><rect width='9' height='9'/>")
    #expect(drawing.color(4, 4) == (isRead ? "ff0000" : "000000"), "\(type)")
  }

  @Test func contentsOfShapesAreNothing() throws {
    let drawing = try SVGDrawing(
      """
      <rect width='50' height='50' style='display:contents'/>
      <g display='contents'><rect x='50' width='50' height='50' fill='green'/></g>
      """)
    #expect(drawing.colors((20, 20), (70, 20)) == ["-", "008000"])
  }

  /// An outline that is `none` is no error (SVG 2, 9.3.1), a polygon of one point has a cap (9.5).
  @Test func outlinesWithoutALengthAreWhatTheyAre() throws {
    let none = try SVGDrawing("<path d='M0 0H50V50' style='d:none'/>")
    #expect(none.warnings.isEmpty && none.color(45, 5) == "-")
    let dots = try SVGDrawing(
      """
      <g stroke='green' stroke-width='20' stroke-linecap='round'>
      <polygon points='20,20'/><polyline points='70,20'/></g>
      """)
    #expect(dots.colors((20, 20), (70, 20)) == ["008000", "-"])
  }

  @Test func patternsWithoutAnAreaPaintNothing() throws {
    for attributes in ["width='-5' height='20'", "width='20' height='20' viewBox='0 0 0 10'"] {
      let drawing = try SVGDrawing(
        """
        <pattern id='p' patternUnits='userSpaceOnUse' \(attributes)>
        <rect width='20' height='20' fill='red'/></pattern>
        <rect width='99' height='99' fill='url(#p)'/>
        """)
      #expect(!drawing.bitmap.pixels.contains { $0 != 0 }, "\(attributes)")
    }
  }

  /// Without a box the words are of the marker's own viewport (SVG 2, 13.7.1).
  @Test func placesOfMarkersAreOfTheirViewport() throws {
    let drawing = try SVGDrawing(
      """
      <marker id='m' markerUnits='userSpaceOnUse' markerWidth='20' markerHeight='20' refX='center'
        refY='bottom'><rect width='20' height='20' fill='green'/></marker>
      <path d='M50 50H90' marker-start='url(#m)'/>
      """)
    #expect(
      drawing.colors((45, 45), (55, 35), (55, 55), (35, 45)) == ["008000", "008000", "-", "-"])
  }
}
