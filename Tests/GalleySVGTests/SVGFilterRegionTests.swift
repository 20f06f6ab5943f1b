import GalleyBudget
import GalleyGeometry
import GalleySVG
import TestSupport
import Testing

/// Where filters and their primitives paint, lists of filters, and what filters refer to: Filter Effects Module Level
/// 1.
@Suite struct SVGFilterRegionTests {
  /// What is not rendered has no filter; what is hidden, or has nothing in it, has one.
  @Test(arguments: [
    ("rect width='0' height='9'", false), ("circle", false), ("ellipse rx='0'", false),
    ("path d=''", false), ("polygon points='3'", false), ("polyline", false),
    ("image width='0' height='9'", false), ("g", true), ("line", true), ("path d='M10 10'", true),
    ("rect width='9' height='9' visibility='hidden'", true),
  ])
  func shapesWithoutAnOutlineHaveNoFilter(element: String, isFiltered: Bool) throws {
    let drawing = try SVGDrawing(
      """
      <filter id='f' filterUnits='userSpaceOnUse' x='0' y='0' width='50' height='50'>
      <feFlood flood-color='red'/></filter><\(element) filter='url(#f)'/>
      """)
    #expect(drawing.color(20, 20) == (isFiltered ? "ff0000" : "-"), "\(element)")
  }

  private let green = "008000"

  /// A file of a filter in user units all over it.
  private func drawing(
    _ primitives: String, _ attributes: String = "",
    element: String = "<rect width='100' height='100'"
  ) throws -> SVGDrawing {
    try SVGDrawing(
      "<filter id='f' filterUnits='userSpaceOnUse' x='0' y='0' width='100' height='100' "
        + "color-interpolation-filters='sRGB' \(attributes)>\(primitives)</filter>"
        + "\(element) filter='url(#f)'/>")
  }

  /// A region of a part of a line's box has no area, and nothing is drawn (section 8), with a warning; other parts of it are
  /// no lengths, and the filter is ignored (SVG 2, 8.11). User units are.
  @Test func filtersOfLinesAreOfNoBox() throws {
    let line = "<path d='M50 10V90' stroke='#ff0000' stroke-width='8' filter='url(#f)'/>"
    let offset = "<feOffset dx='5'/></filter>"
    let drawing = try SVGDrawing("<filter id='f'>\(offset)\(line)")
    #expect(drawing.colors((47, 50), (56, 50)) == ["-", "-"])
    try #require(drawing.warnings.count == 1 && drawing.warnings[0].contains("has no area"))
    let parts = try SVGDrawing(
      "<filter id='f' filterUnits='userSpaceOnUse' x='0' y='0' width='100' height='100' "
        + "primitiveUnits='objectBoundingBox'>\(offset)\(line)")
    #expect(parts.colors((47, 50), (56, 50)) == ["ff0000", "-"] && parts.warnings.count == 1)
    let user = "filterUnits='userSpaceOnUse' x='0' y='0' width='100' height='100'"
    let moved = try SVGDrawing("<filter id='f' \(user)>\(offset)\(line)")
    #expect(moved.colors((47, 50), (56, 50)) == ["-", "ff0000"] && moved.warnings.isEmpty)
  }

  /// Section 9.4: the union of what goes in, where all of it was made by primitives.
  @Test func aPrimitivePaintsWhereItsInputsDo() throws {
    let blurred = try drawing(
      "<feFlood x='20' y='20' width='20' height='20' flood-color='green'/>"
        + "<feGaussianBlur stdDeviation='5'/>")
    #expect(blurred.colors((19, 30), (30, 40), (40, 30)) == ["-", "-", "-"])
    #expect(blurred.color(30, 30) != "-" && blurred.color(20, 20) != "-")
    let merged = try drawing(
      "<feFlood x='10' y='10' width='10' height='10' result='a'/>"
        + "<feFlood x='30' y='40' width='10' height='10' result='b'/>"
        + "<feMerge result='m'><feMergeNode in='a'/><feMergeNode in='b'/></feMerge>"
        + "<feFlood flood-color='green' result='g'/>"
        + "<feComposite in='m' in2='m' operator='arithmetic' k4='1'/>")
    #expect(merged.colors((10, 10), (39, 49), (25, 30)) == ["ffffff", "ffffff", "ffffff"])
    #expect(merged.colors((9, 10), (40, 49), (39, 50)) == ["-", "-", "-"])
    // A standard input is as large as the filter's region.
    let standard = try drawing(
      "<feFlood x='20' y='20' width='20' height='20' result='a'/>"
        + "<feComposite in='a' in2='SourceAlpha' operator='arithmetic' k4='1'/>")
    #expect(standard.colors((0, 0), (99, 99)) == ["ffffff", "ffffff"])
  }

  @Test func aTileIsRepeatedAllOverTheFilter() throws {
    let direct = try drawing(
      "<feFlood width='6' height='6' flood-color='green' result='a'/><feTile in='a'/>")
    #expect(direct.colors((0, 0), (50, 50), (99, 99)) == [green, green, green])
    let moved = try drawing(
      "<feFlood x='0' y='0' width='8' height='8' flood-color='green'/><feOffset dx='4'/><feTile/>")
    #expect((0..<100).allSatisfy { moved.color($0, 37) == ($0 % 8 < 4 ? "-" : green) })
    let part = try drawing(
      "<feFlood x='3' y='3' width='4' height='4' flood-color='green' result='a'/>"
        + "<feFlood x='5' width='2' height='100' flood-color='blue' result='b'/>"
        + "<feMerge x='3' y='3' width='4' height='4'><feMergeNode in='a'/><feMergeNode in='b'/></feMerge>"
        + "<feTile x='40' y='40' width='20' height='10'/>")
    #expect(
      part.colors((39, 45), (40, 45), (41, 45), (43, 45), (60, 45), (45, 50))
        == [
          "-", green, "0000ff", green, "-", "-",
        ])
  }

  @Test func regionsOfNothingPaintNothing() throws {
    for region in ["width='0'", "height='0'", "width='-5'", "x='200'"] {
      let drawing = try drawing("<feFlood flood-color='green' \(region)/>")
      #expect(drawing.colors((0, 0), (50, 50)) == ["-", "-"], "\(region)")
    }
    // The filter's region cuts what goes in and what comes out.
    let cut = try SVGDrawing(
      "<filter id='f' filterUnits='userSpaceOnUse' x='20' y='20' width='30' height='30'>"
        + "<feOffset dx='20'/></filter><rect width='100' height='100' filter='url(#f)'/>")
    #expect(cut.colors((39, 30), (40, 30), (49, 30), (50, 30)) == ["-", "000000", "000000", "-"])
  }

  @Test func lengthsMayBePartsOfTheBox() throws {
    let drawing = try SVGDrawing(
      "<filter id='f' x='0' y='0' width='2' height='1' primitiveUnits='objectBoundingBox'>"
        + "<feFlood x='0.5' y='25%' width='0.25' height='0.5' flood-color='green'/>"
        + "<feOffset dx='0.5' x='0' y='0' width='2' height='1'/></filter>"
        + "<rect x='10' y='20' width='40' height='40' filter='url(#f)'/>")
    #expect(drawing.colors((49, 40), (50, 40), (59, 40), (60, 40)) == ["-", green, green, "-"])
    #expect(drawing.colors((55, 29), (55, 30), (55, 49), (55, 50)) == ["-", green, green, "-"])
  }

  @Test func allFiltersOfAListAreApplied() throws {
    let gray = try drawing(
      "<feOffset dx='40'/>",
      element: "<rect width='40' height='40' fill='red' "
        + "style='filter:url(#f) grayscale(1)'")
    #expect(gray.colors((20, 20), (60, 20)) == ["-", "363636"])
    let twice = try SVGDrawing(
      "<filter id='a' x='0' y='0' width='3' height='1'><feOffset dx='40'/></filter>"
        + "<filter id='b' x='0' y='0' width='3' height='1' color-interpolation-filters='sRGB'><feFlood flood-color='green'/>"
        + "<feComposite operator='in' in2='SourceGraphic'/></filter>"
        + "<rect width='40' height='40' filter='url(#a) opacity(0.5) url(#b)'/>")
    #expect(twice.colors((20, 20), (60, 20), (90, 20)) == ["-", "00800080", "-"])
    let shadow = try SVGDrawing(
      "<filter id='a' x='0' y='0' width='1' height='1'><feOffset/></filter>"
        + "<rect width='40' height='40' fill='red' filter='url(#a) drop-shadow(30px 0 green)'/>")
    #expect(shadow.colors((20, 20), (60, 20), (80, 20)) == ["ff0000", green, "-"])
  }

  /// Section 5.1: `drop-shadow()` is an `feDropShadow`. The shadows of views are cut, and this is not.
  @Test(arguments: [3.0, 8]) func aDropShadowIsAWholeGaussian(sigma: Double) throws {
    let rect = "<rect x='30' y='30' width='30' height='30'"
    let function = try SVGDrawing("\(rect) filter='drop-shadow(6px 4px \(sigma)px green)'/>")
    let primitive = try drawing(
      "<feDropShadow dx='6' dy='4' stdDeviation='\(sigma)' flood-color='green'/>", element: rect)
    for y in 0..<100 {
      for x in 0..<100 {
        let (one, other) = (function.bitmap[x, y], primitive.bitmap[x, y])
        try #require((Int(one.alpha) - Int(other.alpha)).magnitude <= 1, "\(x), \(y)")
        try #require((Int(one.green) - Int(other.green)).magnitude <= 1, "\(x), \(y)")
      }
    }
  }

  @Test(arguments: [
    "blur(50%)", "blur(-1px)", "hue-rotate(30)", "hue-rotate(x) opacity(0.5)", "opacity(-1)",
    "drop-shadow(1px)", "drop-shadow(1px 1px 1px 1px red)", "shine(1)",
    "url(#none) opacity(0.5)",
  ])
  func whatIsNoFilterIsIgnoredAndReported(value: String) throws {
    let drawing = try SVGDrawing("<rect width='40' height='40' fill='red' filter='\(value)'/>")
    #expect(drawing.colors((20, 20), (50, 20)) == ["ff0000", "-"])
    #expect(drawing.warnings.count == 1)
  }

  @Test func anFeImageShowsElementsAndFiles() throws {
    let element = try drawing(
      "<feImage href='#e' x='30' y='20' width='50' height='50'/>",
      element: "<defs><rect id='e' x='5' y='5' width='60' height='10' fill='green'/></defs>"
        + "<rect width='100' height='100'")
    #expect(
      element.colors((34, 30), (35, 25), (79, 34), (80, 30), (50, 35)) == [
        "-", green, green, "-", "-",
      ])
    let svg =
      "<svg xmlns=%22http://www.w3.org/2000/svg%22 width=%2210%22 height=%2210%22>"
      + "<rect width=%2210%22 height=%2210%22 fill=%22green%22/></svg>"
    let file = try drawing(
      "<feImage href='data:image/svg+xml,\(svg.replacing("<", with: "%3C").replacing(">", with: "%3E"))' "
        + "x='20' y='40' width='40' height='20'/>")
    #expect(file.colors((29, 50), (30, 50), (49, 50), (50, 50)) == ["-", green, green, "-"])
    let circle = try SVGDrawing(
      "<filter id='f'><feImage href='#e'/></filter>"
        + "<g id='e' filter='url(#f)'><rect width='9' height='9' filter='url(#f)'/></g>")
    try #require(circle.warnings.count == 1 && circle.warnings[0].contains("is ignored"))
    let none = try drawing("<feImage href='#x'/>")
    #expect(none.color(50, 50) == "-" && none.warnings.count == 1)
  }

  /// They are names of no result: what the primitive before has made, or the element itself (Chromium; resvg's suite has the
  /// latter, `filters/filter/in=…`).
  @Test(arguments: ["BackgroundImage", "BackgroundAlpha", "FillPaint", "StrokePaint"])
  func inputsThatNoBrowserHasAreNoNames(_ name: String) throws {
    let drawing = try drawing(
      "<feOffset in='\(name)' dx='50'/>",
      element: "<rect width='10' height='10' fill='green' stroke='blue' stroke-opacity='0.5'")
    #expect(drawing.colors((20, 5), (55, 5)) == ["-", green])
    #expect(
      drawing.warnings.count == 1 && drawing.warnings[0].contains(name), "\(drawing.warnings)")
    let second = try self.drawing("<feFlood flood-color='green'/><feOffset in='\(name)' dx='50'/>")
    #expect(second.colors((20, 5), (55, 5)) == ["-", green] && second.warnings.count == 1)
  }

  @Test func whatIsNotDrawnIsReported() throws {
    let drawing = try drawing(
      "<title>t</title><feFlood flood-color='green'><animate/></feFlood><set/><feShine/>"
        + "<feMerge><feMergeNode/></feMerge><feBlend in2='BackgroundImage'/>")
    #expect(drawing.color(50, 50) == green)
    #expect(
      drawing.warnings.map { $0.split(separator: " ").dropFirst(2).first.map(String.init) } == [
        "animate", "set", "the", "BackgroundImage",
      ], "\(drawing.warnings)")
  }

  @Test func tooManyInputsAreReported() throws {
    let nodes = String(repeating: "<feMergeNode in='SourceGraphic'/>", count: 300)
    let body = String(repeating: "<feMerge>\(nodes)</feMerge>", count: 20)
    let drawing = try drawing(body)
    #expect(drawing.color(50, 50) == "-" && drawing.warnings.count == 1)
    let deep =
      String(repeating: "<g filter='url(#f)'>", count: 150)
      + "<rect width='9' height='9'/>" + String(repeating: "</g>", count: 150)
    let budget = RenderBudget(RenderBudget.Limits(bytes: 1 << 26, duration: .seconds(20)))
    _ = try SVGDrawing(
      "<filter id='f'><feGaussianBlur stdDeviation='2'/></filter>" + deep, budget: budget)
    #expect(budget.excess == nil)
  }

  /// Lists take no stack, and numbers of any size end within their limits.
  @Test func hostileFiltersEnd() throws {
    let list = "url(#f) " + String(repeating: "invert(1) ", count: 2000)
    let long = try SVGDrawing(
      "<filter id='f' x='0' y='0' width='1' height='1'><feOffset/></filter>"
        + "<rect width='9' height='9' fill='#0f0' filter='\(list)'/>")
    #expect(long.color(4, 4) == "00ff00" && long.warnings.isEmpty)
    var random = SeededRandom(seed: 23)
    let numbers = [
      "1e308", "-1e300", "0", "-3", "1e-300", "1e18", "NaN", "50%", "7.5", "20", "0.4",
    ]
    let primitives = [
      "feGaussianBlur stdDeviation='# #' edgeMode='wrap'", "feTile x='#' width='#'",
      "feOffset dx='#' dy='#'", "feMorphology radius='# #'", "feFlood x='#' height='#'",
      "feDisplacementMap in2='a' scale='#'",
      "feTurbulence baseFrequency='# #' stitchTiles='stitch'",
      "feConvolveMatrix order='2' kernelMatrix='# 1 # 2' kernelUnitLength='# #' bias='#'",
      "feComposite in2='SourceAlpha' operator='arithmetic' k1='#' k2='#' k4='#'",
      "feDropShadow dx='#' dy='#' stdDeviation='#'", "feColorMatrix type='hueRotate' values='#'",
    ]
    let places = ["scale(# 1)", "rotate(30)", "translate(#)", "skewX(40)", "scale(-1 1)", ""]
    for _ in 0..<120 {
      var body =
        "<filter id='f'" + (random.below(2) == 0 ? "" : " primitiveUnits='objectBoundingBox'") + ">"
      for _ in 0...random.below(5) {
        body +=
          "<\(primitives[random.below(primitives.count)])\(random.below(2) == 0 ? "" : " result='a'")/>"
      }
      body +=
        "</filter><rect x='9' y='9' width='60' height='40' fill='red' filter='url(#f)' "
        + "transform='\(places[random.below(places.count)])'/>"
      let parts = body.split(separator: "#", omittingEmptySubsequences: false)
      var source = String(parts[0])
      for part in parts.dropFirst() {
        source += (part.hasPrefix("f)") ? "#" : numbers[random.below(numbers.count)]) + part
      }
      let budget = RenderBudget(RenderBudget.Limits(bytes: 48 << 20, duration: .seconds(2)))
      _ = try SVGDrawing(source, budget: budget)
      #expect(budget.mostBytes <= 48 << 20)
    }
  }
}
