import Foundation
import GalleySVG
import Testing

@Suite struct SVGTransformTests {
  private let green = "008000"

  /// A square of 20 at (40, 20) is turned around a point of a box.
  @Test(arguments: [
    ("rotate(180deg)", "50 50", "view-box", 50, 70),
    ("rotate(180deg)", "center", "view-box", 50, 70),
    ("rotate(180deg)", "50% 50%", "fill-box", 50, 30), ("rotate(180deg)", "", "fill-box", 30, 10),
    ("rotate(180deg)", "right bottom", "fill-box", 70, 50), ("scale(2)", "0 0", "fill-box", 70, 50),
    ("rotate(180deg)", "left", "view-box", -1, 0), ("rotate(180deg)", "top", "fill-box", 50, 10),
    ("rotate(180deg)", "bottom left", "stroke-box", 20, 60),
    ("translate(50%, 100%)", "", "fill-box", 60, 50), ("translateY(-10%)", "", "view-box", 50, 20),
    ("rotate(180deg)", "0px 20px 9px", "view-box", -1, 0),
    ("scale(200%, 1)", "40 0", "", 65, 30),
    ("translate(1em, 0.5in)", "", "", 66, 78),
  ])
  func originsAreOfTheBoxThatIsNamed(
    transform: String, origin: String, box: String, x: Int, y: Int
  ) throws {
    let style = "transform:\(transform);transform-box:\(box);transform-origin:\(origin)"
    let drawing = try SVGDrawing(
      """
      <g transform='translate(0 0)'><rect x='40' y='20' width='20' height='20' fill='green'
        stroke='green' stroke-width='10' style='\(style)'/></g>
      """)
    if x >= 0 {
      #expect(drawing.color(x, y) == green, "\(style)")
    } else {
      // Beyond the edges.
      #expect(!drawing.bitmap.pixels.contains { $0 != 0 }, "\(style)")
    }
  }

  @Test func groupsAndTextsHaveBoxesOfTheirContents() throws {
    let drawing = try SVGDrawing(
      """
      <g style='transform:rotate(180deg);transform-box:fill-box;transform-origin:center'>
      <rect x='20' y='20' width='20' height='20' fill='green'/>
      <rect x='40' y='20' width='40' height='20' fill='blue'/></g>
      """)
    #expect(drawing.colors((70, 30), (30, 30)) == [green, "0000ff"])
  }

  @Test func gradientsPatternsAndClipsTurnAroundTheirOrigins() throws {
    let drawing = try SVGDrawing(
      """
      <linearGradient id='g' gradientUnits='userSpaceOnUse' x2='100' gradientTransform='rotate(180)'
        transform-origin='50 50'><stop offset='.5' stop-color='red'/>
        <stop offset='.5' stop-color='green'/></linearGradient>
      <rect width='100' height='30' fill='url(#g)'/>
      <linearGradient id='b' gradientTransform='scale(-1 1)' transform-origin='50%'>
        <stop offset='.5' stop-color='red'/><stop offset='.5' stop-color='green'/></linearGradient>
      <rect y='30' width='100' height='20' fill='url(#b)'/>
      <pattern id='p' width='100' height='100' patternUnits='userSpaceOnUse'
        patternTransform='rotate(180)' transform-origin='center'>
        <rect x='50' width='50' height='100' fill='green'/></pattern>
      <rect y='50' width='100' height='20' fill='url(#p)'/>
      <clipPath id='c' transform='rotate(180)' transform-origin='50 50'>
        <rect x='50' width='50' height='100'/></clipPath>
      <rect y='80' width='100' height='20' fill='green' clip-path='url(#c)'/>
      """)
    for y in [15, 40, 60, 90] { #expect(drawing.color(20, y) == green, "\(y)") }
    #expect(
      drawing.colors((80, 15), (80, 40), (80, 60), (80, 90)) == ["ff0000", "ff0000", "-", "-"])
  }

  /// SVG 2, 14.3.2: a clip path's transform is of the user's units, whatever its shapes' are.
  @Test func clipsInUnitsOfABoxAreMovedInThoseOfTheUser() throws {
    let drawing = try SVGDrawing(
      """
      <clipPath id='c' clipPathUnits='objectBoundingBox' transform='translate(30 0)'>
        <rect x='.2' y='.2' width='.3' height='.6'/></clipPath>
      <rect width='100' height='100' fill='green' clip-path='url(#c)'/>
      """)
    #expect(drawing.colors((45, 50), (55, 50), (75, 50), (85, 50)) == ["-", green, green, "-"])
  }
}

@Suite struct SVGStructureTests {
  private let green = "008000"
  private let red = "ff0000"

  @Test func symbolsHaveAPlaceAndASizeOfTheirOwn() throws {
    let drawing = try SVGDrawing(
      """
      <symbol id='s' x='10' y='20' width='30' height='30' viewBox='0 0 10 10'>
        <rect width='10' height='10' fill='green'/></symbol>
      <use href='#s'/><use href='#s' x='50' y='50' width='10' height='10'/>
      <symbol id='r' width='20' height='20' viewBox='0 0 10 10' refX='center' refY='5'
        overflow='visible'><rect width='10' height='10' fill='red'/></symbol>
      <use href='#r' x='80' y='20'/>
      """)
    #expect(
      drawing.colors((12, 22), (38, 48), (8, 22), (42, 48)) == [green, green, "-", "-"])
    #expect(drawing.colors((62, 72), (72, 82)) == [green, "-"])
    #expect(drawing.colors((72, 12), (88, 28), (92, 20)) == [red, red, "-"])
  }

  /// The dashes of a shape count in units in which its length is `pathLength`.
  @Test(arguments: [
    "<path d='M0 50H100' pathLength='10'", "<line y1='50' x2='100' y2='50' pathLength='10'",
    "<polyline points='0,50 60,50 100,50' pathLength='10'",
    "<path d='M0 50C30 50 70 50 100 50' pathLength='10'",
    "<path d='M0 50A9 0 0 0 1 100 50' pathLength='10'",
    "<path d='M0 50Q50 50 100 50' pathLength='10'",
  ])
  func pathLengthsScaleDashes(shape: String) throws {
    let drawing = try SVGDrawing(
      "\(shape) fill='none' stroke='green' stroke-width='10' stroke-dasharray='2 3'/>")
    #expect(drawing.colors((10, 50), (35, 50), (60, 50), (85, 50)) == [green, "-", green, "-"])
    let moved = try SVGDrawing(
      "\(shape) fill='none' stroke='green' stroke-width='10' stroke-dasharray='5' "
        + "stroke-dashoffset='5'/>")
    #expect(moved.colors((25, 48), (75, 48)) == ["-", green])
  }

  @Test func pathLengthsOfCirclesAndOfNothing() throws {
    let drawing = try SVGDrawing(
      """
      <circle cx='50' cy='50' r='40' pathLength='4' fill='none' stroke='green' stroke-width='10'
        stroke-dasharray='1'/>
      <path d='M0 5H100' pathLength='0' stroke='green' stroke-width='8' stroke-dasharray='3'/>
      <path d='M0 95H100' pathLength='-1' stroke='green' stroke-width='8' stroke-dasharray='50'/>
      """)
    #expect(drawing.colors((78, 78), (22, 78), (22, 22), (78, 22)) == [green, "-", green, "-"])
    #expect(drawing.colors((10, 5), (50, 5), (25, 95), (75, 95)) == [green, green, green, "-"])
  }

  @Test func usesAndMarkersPassTheirPaintsOn() throws {
    let drawing = try SVGDrawing(
      """
      <defs><linearGradient id='g'><stop offset='.5' stop-color='red'/>
        <stop offset='.5' stop-color='green'/></linearGradient>
        <g id='r'><rect width='20' height='20' fill='context-fill'/>
          <rect x='20' width='20' height='20' fill='context-fill'/></g>
        <g id='n'><use href='#r' y='30' fill='context-fill'/></g>
        <marker id='m' markerUnits='userSpaceOnUse' markerWidth='20' markerHeight='20' refX='10'
          refY='10'><rect width='20' height='20' fill='context-stroke'/></marker>
        <path id='p' d='M60 30H80' stroke='context-stroke' marker-end='url(#m)'/></defs>
      <use href='#r' fill='url(#g)'/><use href='#n' fill='url(#g)'/><use href='#p' stroke='green'/>
      """)
    #expect(drawing.colors((10, 10), (30, 10)) == [red, green])
    #expect(drawing.colors((10, 40), (30, 40)) == [red, green])
    #expect(drawing.color(80, 25) == green)
  }

  @Test func markersStandOnAllShapesAndNotInsideOfArcs() throws {
    let marker =
      "<marker id='m' markerUnits='userSpaceOnUse' markerWidth='8' markerHeight='8' refX='4' "
      + "refY='4'><rect width='8' height='8' fill='green'/></marker>"
    let drawing = try SVGDrawing(
      marker + "<rect x='20' y='20' width='60' height='60' fill='none' marker-mid='url(#m)'/>")
    #expect(drawing.colors((80, 20), (80, 80), (20, 80), (50, 20)) == [green, green, green, "-"])
    let arc = try SVGDrawing(
      marker + "<path d='M10 50A40 40 0 1 1 90 50V90' fill='none' marker-mid='url(#m)'/>")
    #expect(arc.colors((50, 10), (90, 50)) == ["-", green])
  }

  @Test func overflowIsInheritedFromThoseAround() throws {
    let marker = "<circle r='20' fill='green'/></marker>"
    for (root, own, isSeen) in [
      ("overflow='visible'", "overflow='inherit'", true), ("", "overflow='inherit'", true),
      ("overflow='hidden'", "overflow='inherit'", false), ("", "", false),
      ("", "overflow='visible'", true), ("", "overflow='initial'", true),
      ("", "overflow='clip visible'", false), ("", "overflow='scroll'", false),
    ] {
      let drawing = try SVGDrawing(
        "<marker id='m' markerUnits='userSpaceOnUse' \(own)>\(marker)"
          + "<path d='M50 50h9' marker-start='url(#m)'/>",
        attributes: "width='100' height='100' \(root)")
      #expect(drawing.color(40, 50) == (isSeen ? green : "-"), "\(root) \(own)")
    }
  }

  @Test(arguments: [
    ("style='background-color:green'", "008000"), ("style='background:green'", "008000"),
    ("style='background: rgb(0 128 0 / 1) none'", "008000"), ("background-color='green'", "-"),
    ("style='background-color:green;background:none'", "-"), ("style='background:nonsense'", "-"),
    ("style='color:green;background-color:currentColor'", "008000"), ("", "-"),
    ("viewBox='0 0 10 5' style='background-color:green'", "008000"),
  ])
  func rootsHaveBackgroundsByTheirStyles(attributes: String, expected: String) throws {
    let drawing = try SVGDrawing(
      "<g style='background-color:red'><circle cx='50' cy='50' r='9'/></g>",
      attributes: "width='100' height='100' \(attributes)")
    #expect(drawing.colors((2, 2), (97, 97)) == [expected, expected])
  }

  @Test(arguments: [
    ("0.5", "00800080"), (" 0.5 ", "00800080"), ("50%", "00800080"), ("-1", "-"), ("-20%", "-"),
    ("2", "008000"), ("200%", "008000"), ("0.5mm", "008000"), ("0.5 0.5", "008000"),
    ("x", "008000"), ("%", "008000"), ("5e-1", "00800080"), (".5", "00800080"),
  ])
  func opacitiesAreNumbersOrPercentages(value: String, expected: String) throws {
    for name in ["opacity", "fill-opacity"] {
      for place in ["\(name)='\(value)'", "style='\(name):\(value)'"] {
        let drawing = try SVGDrawing("<rect width='90' height='90' fill='green' \(place)/>")
        #expect(drawing.color(9, 9) == expected, "\(place)")
      }
    }
  }

  /// A gradient or a pattern that cannot be painted leaves its place to the paint behind it.
  @Test(arguments: [
    "<pattern id='p' width='0' height='5'><rect width='9' height='9' fill='red'/></pattern>",
    "<pattern id='p'><rect width='9' height='9' fill='red'/></pattern>",
    "<pattern id='p' width='5' height='5' patternTransform='scale(0)'><path/></pattern>",
    "<pattern id='p' width='5' height='5'/>", "<rect id='p'/>", "",
  ])
  func paintsThatPaintNothingHaveFallbacks(server: String) throws {
    let drawing = try SVGDrawing(
      "\(server)<g color='green'><rect width='50' height='90' fill='url(#p) green'/>"
        + "<rect x='50' width='50' height='90' fill='url(#p) currentColor'/></g>")
    #expect(drawing.colors((9, 9), (60, 9)) == [green, green])
    #expect(
      try SVGDrawing("\(server)<rect width='50' height='90' fill='url(#p) none'/>").color(9, 9)
        == "-")
  }

  /// An SVG image has its own images in its own bytes, and those of other files are warned of.
  @Test func imagesHaveImages() throws {
    func image(_ svg: String) -> String {
      let root = "<svg xmlns='http://www.w3.org/2000/svg' width='100' height='100'>\(svg)</svg>"
      let bytes = Data(root.utf8).base64EncodedString()
      return "<image width='100' height='100' href='data:image/svg+xml;base64,\(bytes)'/>"
    }
    let drawing = try SVGDrawing(image(image("<rect width='50' height='100' fill='#00ff00'/>")))
    #expect(drawing.colors((20, 50), (70, 50)) == ["00ff00", "-"])
    #expect(drawing.warnings.isEmpty)
    let other = try SVGDrawing(image("<image width='9' height='9' href='photo.png'/>"))
    try #require(other.warnings.count == 1 && other.warnings[0].contains("photo.png"))
  }

  private func image(root: String, _ content: String, _ attributes: String = "") -> String {
    let svg = "<svg xmlns='http://www.w3.org/2000/svg' \(root)>\(content)</svg>"
    let bytes = Data(svg.utf8).base64EncodedString()
    return
      "<image width='100' height='100' \(attributes) href='data:image/svg+xml;base64,\(bytes)'/>"
  }

  /// The root of an SVG image is an element like others.
  @Test(arguments: [
    ("opacity='0.5'", ["00ff0080", "00ff0080", "-"]),
    ("transform='translate(50)'", ["-", "-", "00ff00"]),
    ("style='clip-path:url(#c)'", ["00ff00", "-", "-"]), ("display='none'", ["-", "-", "-"]),
  ])
  func rootsOfImagesAreComposed(root: String, expected: [String]) throws {
    let content =
      "<clipPath id='c'><rect width='20' height='100'/></clipPath>"
      + "<rect width='50' height='100' fill='#00ff00'/>"
    let drawing = try SVGDrawing(image(root: "width='100' height='100' \(root)", content))
    #expect(drawing.colors((10, 50), (30, 50), (70, 50)) == expected)
    #expect(drawing.warnings.isEmpty)
  }

  @Test func imagesWarnOfWhatIsReadOfThem() throws {
    let drawing = try SVGDrawing(
      image(
        root: "width='9' height='9'", "<style>rect{zoom:2}</style><rect/><animate/>"))
    #expect(drawing.warnings.count == 2)
  }

  /// SVG 2, 8.6: a side of 0 disables rendering, of the document, of an svg in it and of a symbol.
  @Test(arguments: [
    ("viewBox='0 0 0 10'", "SQUARE"), ("", "<svg viewBox='0 0 10 0'>SQUARE</svg>"),
    ("", "<symbol id='s' viewBox='0 0 0 0'>SQUARE</symbol><use href='#s'/>"),
  ])
  func emptyBoxesAreNotDrawn(root: String, body: String) throws {
    let square = "<rect width='100' height='100' fill='#00ff00'/>"
    let drawing = try SVGDrawing(
      body.replacing("SQUARE", with: square), attributes: "width='100' height='100' \(root)")
    #expect(drawing.colors((50, 50)) == ["-"])
    #expect(drawing.warnings.count == 1 && drawing.warnings[0].contains("a side of 0"))
  }

  /// A square in the middle of a page of 10 x 20, of which an image makes a square.
  @Test func stretchedImagesAreStretchedAsAWhole() throws {
    let drawing = try SVGDrawing(
      image(
        root: "width='10' height='20' viewBox='0 0 10 10'",
        "<rect width='10' height='10' fill='#00ff00'/>", "preserveAspectRatio='none'"))
    #expect(
      drawing.colors((50, 20), (50, 30), (2, 50), (50, 70), (50, 80)) == [
        "-", "00ff00", "00ff00", "00ff00", "-",
      ])
  }
}
