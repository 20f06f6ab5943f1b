import Galley
import GalleyBudget
import GalleyGraphics
import GalleyImages
import GalleyRaster
import GalleySVG
import GalleyText
import Testing

/// Rules of SVG 2 and CSS that drawings of other renderers brought to light.
@Suite struct SVGSpecificationTests {
  private let green = "008000"

  /// Web Platform Tests, svg/painting/reftests/markers-orient-002.svg: where a path turns back, a marker stands a quarter
  /// turn from where the path leads to. Each of the four markers fills a quarter of the square.
  @Test func markersOfATurnBackStandAcrossIt() throws {
    let drawing = try SVGDrawing(
      """
      <marker id='m' markerWidth='100' markerHeight='50' markerUnits='userSpaceOnUse' orient='auto'
        refX='50' refY='50'><path d='M50,-5L105,50h-110z' fill='green'/></marker>
      <g marker-start='url(#m)'><path d='M50,0v50z'/><path d='M100,50h-50z'/><path d='M50,100v-50z'/>
      <path d='M0,50h50z'/></g>
      """)
    for (x, y) in [(50, 2), (97, 50), (50, 97), (2, 50), (40, 20), (80, 60), (60, 80), (20, 40)] {
      #expect(drawing.color(x, y) == green, "\(x) \(y)")
    }
  }

  /// The path of a text has the transform of its element, around its origin.
  @Test func theTransformOfAPathOfATextHasAnOrigin() throws {
    let text = "<text font-size='20'><textPath href='#p'>HHHH</textPath></text>"
    let path = "<defs><path id='p' d='M20 50H80' transform='rotate(90)' %/></defs>"
    func box(_ origin: String) throws -> SVGDrawing {
      try SVGDrawing(path.replacing("%", with: origin) + text)
    }
    let turned = try box("transform-origin='50 50'")
    #expect(turned.warnings.isEmpty)
    let dark = (0..<100).flatMap { x in (0..<100).map { (x, $0) } }.filter {
      turned.color($0.0, $0.1) != "-"
    }
    // The line leads down at x 50; letters stand to its right, which is up in their axes.
    #expect(
      dark.allSatisfy { (48...70).contains($0.0) && (18...82).contains($0.1) } && dark.count > 50)
  }

  /// SVG 2, 11.8.1: a path of a text stands in a text, or in a link in one.
  @Test func pathsOfTextsStandInTexts() throws {
    let defs = "<defs><path id='p' d='M0 50H100'/></defs>"
    func drawing(_ body: String) throws -> SVGDrawing {
      try SVGDrawing(defs + "<text font-size='20'>\(body)</text>")
    }
    let inner = "<textPath href='#p'>HHHHH</textPath>"
    func isDrawn(_ drawing: SVGDrawing) -> Bool {
      (0..<100).contains { drawing.color($0, 43) != "-" }
    }
    for body in [inner, "<a>\(inner)</a>", "<a><a>\(inner)</a></a>"] {
      let found = try drawing(body)
      #expect(isDrawn(found) && found.warnings.isEmpty, "\(body)")
    }
    for body in ["<tspan>\(inner)</tspan>", "<a><tspan><a>\(inner)</a></tspan></a>"] {
      let found = try drawing(body)
      #expect(!isDrawn(found) && found.warnings.count == 1, "\(body)")
    }
  }

  /// CSS Inline 3, 4.1: SVG 1.1's values that SVG 2 took out change nothing.
  @Test func baselinesThatAreNoneChangeNothing() throws {
    func rows(_ value: String) throws -> [Bool] {
      let drawing = try SVGDrawing(
        "<text x='10' y='50' font-size='40' dominant-baseline='hanging'>"
          + "<tspan \(value)>H</tspan></text>")
      return (0..<100).map { y in (0..<100).contains { drawing.color($0, y) != "-" } }
    }
    let plain = try rows("")
    for name in ["no-change", "use-script", "reset-size", "nonsense"] {
      #expect(try rows("dominant-baseline='\(name)'") == plain, "\(name)")
    }
    #expect(try rows("dominant-baseline='alphabetic'") != plain)
  }

  /// CSS Inline 3, 4.2.2: `baseline-shift` is of all text content elements, a text among them, and not inherited.
  @Test func textsThemselvesAreShifted() throws {
    func bitmap(_ body: String) throws -> Bitmap {
      let drawing = try SVGDrawing(body)
      #expect(drawing.warnings.isEmpty)
      return drawing.bitmap
    }
    let place = "x='10' y='80' font-size='20'"
    let plain = try bitmap("<text \(place)>Hig</text>")
    for shift in ["20", "1em", "-50%"] {
      let own = try bitmap("<text \(place) baseline-shift='\(shift)'>Hig</text>")
      #expect(own != plain)
      #expect(
        try own == bitmap("<text \(place)><tspan baseline-shift='\(shift)'>Hig</tspan></text>"))
    }
    // Superscripts are where the font around has them.
    #expect(
      try bitmap("<g font-size='40'><text \(place) baseline-shift='super'>Hig</text></g>")
        == bitmap(
          "<text x='10' y='80' font-size='40'>"
            + "<tspan font-size='20' baseline-shift='super'>Hig</tspan></text>"))
    #expect(try bitmap("<g baseline-shift='20'><text \(place)>Hig</text></g>") == plain)
  }

  /// SVG 2, 5.7: empty conditions hold for nobody.
  @Test(arguments: ["requiredExtensions", "systemLanguage"])
  func emptyConditionsDoNotHold(name: String) throws {
    let drawing = try SVGDrawing(
      "<switch><rect width='50' height='50' fill='red' \(name)=''/>"
        + "<rect width='50' height='50' fill='green'/></switch>"
        + "<rect x='60' width='9' height='9' \(name)=' '/>")
    #expect(drawing.colors((25, 25), (64, 4)) == [green, "-"] && drawing.warnings.isEmpty)
  }

  /// SVG 2, 9.5.4 and 10.6: outlines are drawn up to their error, which is a warning.
  @Test(arguments: [
    "<path d='M10 10H60V60 L 10 60 20z'/>", "<path d='M10 10H60V60H10 A 5 5 0 2 0 1 1'/>",
    "<path d='M10 10 60 10 60 60 10 60 z m 5'/>", "<polygon points='10 10 60 10 60 60 10 60 9'/>",
    "<polygon points='10 10 60 10 60 60 10 60 x 90 0'/>",
    "<polyline points='10,10 60,10 60,60 10,60,,90,0'/>",
  ])
  func outlinesAreDrawnUpToTheirError(body: String) throws {
    let drawing = try SVGDrawing(body)
    #expect(drawing.bitmap == (try SVGDrawing("<path d='M10 10H60V60H10z'/>").bitmap), "\(body)")
    #expect(drawing.warnings.count == 1, "\(body)")
  }

  /// `rotate` turns a letter around the place that `baseline-shift` moved it to: an H on its head goes below that.
  @Test func baselineShiftsMoveWhatRotateTurns() throws {
    func rows(_ turn: Int) throws -> ClosedRange<Int>? {
      let drawing = try SVGDrawing(
        "<text x='50' y='70' font-size='20' rotate='\(turn)'>"
          + "<tspan baseline-shift='30'>H</tspan></text>")
      let rows = (0..<100).filter { y in (0..<100).contains { drawing.color($0, y) != "-" } }
      return rows.first.flatMap { first in rows.last.map { first...$0 } }
    }
    let (up, down) = (try #require(try rows(0)), try #require(try rows(180)))
    #expect((39...41).contains(up.upperBound + 1) && (39...41).contains(down.lowerBound))
  }

  /// In vertical lines letters that stand and letters that lie are moved alike.
  @Test func baselinesMoveAllLettersOfAVerticalLine() throws {
    func middle(_ text: String, _ attributes: String) throws -> Int {
      let drawing = try SVGDrawing(
        "<text x='50' y='20' font-size='30' writing-mode='vertical-rl' \(attributes)>\(text)</text>"
      )
      let columns = (0..<100).filter { x in (0..<100).contains { drawing.color(x, $0) != "-" } }
      return ((columns.first ?? 0) + (columns.last ?? 0)) / 2
    }
    for name in ["hanging", "alphabetic", "text-before-edge"] {
      let moved = try ["H", "\u{65E5}"].map {
        try middle($0, "dominant-baseline='\(name)'") - middle($0, "")
      }
      #expect(moved[0] != 0 && (moved[0] - moved[1]).magnitude <= 2, "\(name): \(moved)")
    }
  }

  /// SVG 2, 13.2: a paint is a colour or a reference with another paint: ICC colours are none, and what stands in for a
  /// reference is a paint.
  @Test(arguments: [
    "red icc-color(a, 1)", "url(#none) red icc-color(a, 1)", "url(#none) nonsense",
    "url(#none) url(#b)",
  ])
  func paintsThatAreNoneCountAsMissing(value: String) throws {
    let drawing = try SVGDrawing(
      "<g fill='green'><rect width='9' height='9' fill='\(value)'/></g>")
    #expect(drawing.color(4, 4) == green)
  }

  /// SVG 2, 8.1: a width or a height of 0 draws nothing.
  @Test func aDocumentWithoutAnAreaIsNotDrawn() throws {
    let rect = "<rect width='100' height='100' fill='green'/>"
    for size in ["width='0' height='9'", "width='9' height='0px'", "width='0%'"] {
      let drawing = try SVGDrawing(rect, attributes: "viewBox='0 0 100 100' \(size)")
      #expect(
        drawing.bitmap.pixels.allSatisfy { $0 == 0 } && drawing.warnings.count == 1, "\(size)")
    }
  }

  /// So do an svg in another one, and an image that is one.
  @Test func partsWithoutAnAreaAreNotDrawn() throws {
    let image =
      "<image width='50' height='50' href='data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 "
      + "viewBox=%220 0 9 9%22 width=%220%22%3E%3Crect width=%229%22 height=%229%22/%3E%3C/svg%3E'/>"
    let rect = "<rect width='9' height='9'/>"
    for part in [
      image, "<svg width='0' height='9'>\(rect)</svg>", "<svg height='0%'>\(rect)</svg>",
    ] {
      let drawing = try SVGDrawing(part + "<rect x='50' width='9' height='9' fill='green'/>")
      #expect(drawing.colors((4, 4), (54, 4)) == ["-", green], "\(part)")
      #expect(
        drawing.warnings == ["line 1: the svg is 0 wide or high and is not drawn"], "\(part)")
    }
  }

  /// Images have a share of the pixels that they end in, as rectangles have, and are whole where they end with pixels.
  @Test func imagesEndInsideOfPixels() throws {
    let bitmap = Bitmap(
      width: 2, height: 2, filledWith: Pixel(red: 255, green: 0, blue: 0, alpha: 255))
    let data = try PNGEncoder().encode(bitmap).base64EncodedString()
    func drawing(_ place: String) throws -> SVGDrawing {
      try SVGDrawing("<image \(place) href='data:image/png;base64,\(data)'/>")
    }
    let part = try drawing("x='10.5' y='10.25' width='20' height='20'")
    #expect(
      part.colors((10, 20), (11, 20), (30, 20), (31, 20)) == [
        "ff000080", "ff0000", "ff000080", "-",
      ])
    #expect(part.colors((20, 10), (20, 30)) == ["ff0000bf", "ff000040"])
    let whole = try drawing("x='10' y='10' width='20' height='20'")
    #expect(whole.colors((10, 10), (29, 29), (30, 29)) == ["ff0000", "ff0000", "-"])
  }

  /// CSS Fonts 4, 5.3: each character is in the first family that has it.
  @Test func eachCharacterHasTheFirstFamilyThatHasIt() throws {
    func image(_ families: String, _ text: String = "ii") throws -> Bitmap {
      let drawing = try SVGDrawing(
        "<text x='5' y='50' font-size='30' font-family='\(families)'>\(text)</text>")
      #expect(drawing.warnings.isEmpty, "\(drawing.warnings)")
      return drawing.bitmap
    }
    let mono = try image("JetBrains Mono")
    // A font of Arabic has no Latin letters.
    #expect(try image("Noto Sans Arabic, No Such Font, JetBrains Mono") == mono)
    #expect(try image("Noto Sans Hebrew, monospace") == mono)
    #expect(try image("Noto Sans Arabic, Inter") != mono)
    #expect(try image("Noto Sans Hebrew, Noto Sans Arabic") == image("Noto Sans Hebrew"))
    #expect(try image("JetBrains Mono, Inter") == mono)
    // A mark goes with the letter before it.
    #expect(
      try image("Noto Sans Arabic, JetBrains Mono", "i&#x301;")
        == image("JetBrains Mono", "i&#x301;"))
  }

  /// What draws an SVG file may say which fonts CSS's generic families are.
  @Test func genericFamiliesMayBeFontsOfAName() throws {
    let text = "<svg xmlns='http://www.w3.org/2000/svg' width='90' height='40'>"
    func warnings(_ families: [String: String], _ family: String) throws -> [String] {
      let document = try SVGDocument(
        Array("\(text)<text y='30' font-family='\(family)'>H</text></svg>".utf8))
      return document.drawing(
        in: PixelRect(x: 0, y: 0, width: 90, height: 40), engine: TextEngine(),
        genericFamilies: families
      ).warnings.map(\.description)
    }
    #expect(try warnings([:], "cursive").count == 1)
    let name = try #require(FontCollection.bundled.files.first?.family)
    #expect(try warnings(["cursive": name], "Cursive").isEmpty)
    #expect(try warnings(["cursive": "No Such Font"], "cursive").count == 1)
  }
}
