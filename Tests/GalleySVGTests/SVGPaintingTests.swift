import GalleySVG
import Testing

@Suite struct SVGPaintingTests {
  private let red = "ff0000"
  private let green = "008000"
  private let blue = "0000ff"

  @Test func shapesAreFilledAndStroked() throws {
    let drawing = try SVGDrawing(
      """
      <rect x='10' y='10' width='30' height='30' fill='red'/>
      <circle cx='75' cy='25' r='15' fill='#008000'/>
      <path d='M10 60h30v30H10z' fill='none' stroke='blue' stroke-width='4'/>
      <polygon points='60,60 90,60 90,90 60 90' fill='rgb(0,0,255)'/>
      """)
    #expect(
      drawing.colors((25, 25), (75, 25), (25, 75), (10, 75), (75, 75)) == [
        red, green, "-", blue, blue,
      ])
    #expect(drawing.colors((5, 5), (62, 12)) == ["-", "-"])
    #expect(drawing.warnings.isEmpty)
  }

  /// SVG 2, 10.2: `rx` above half of the width is half of the width, `ry` above half of the height half of the height.
  @Test func roundedCornersAreLimitedAlongEachAxis() throws {
    let drawing = try SVGDrawing("<rect width='100' height='20' rx='80' fill='red'/>")
    #expect(drawing.colors((8, 3), (50, 1), (2, 10)) == ["-", red, red])
  }

  @Test func pathsAreDrawnUpToTheirErrors() throws {
    let drawing = try SVGDrawing("<path d='M10 10h40v40h-40z M60 60h30v30 L x' fill='red'/>")
    #expect(drawing.colors((30, 30), (85, 65)) == [red, red])
    #expect(drawing.warnings == ["line 1: the path's data has an error, and is drawn up to it"])
  }

  @Test func pathsHaveCompactNumbersAndFlags() throws {
    let drawing = try SVGDrawing("<path d='M10-.0.5.5M10 50a40 40 0 0180 0z' fill='red'/>")
    #expect(drawing.color(50, 30) == red)
    #expect(drawing.color(50, 60) == "-")
  }

  @Test func stylesFollowSpecificityAndImportance() throws {
    let drawing = try SVGDrawing(
      """
      <style>rect { fill: red } .b { fill: blue } #c { fill: green } g > .d { fill: green }
        .e { fill: green !important }</style>
      <rect width='20' height='20' fill='blue'/>
      <rect class='b' x='20' width='20' height='20'/>
      <rect class='b' id='c' x='40' width='20' height='20'/>
      <g><rect class='d' x='60' width='20' height='20'/></g>
      <rect class='e' x='80' width='20' height='20' style='fill:red'/>
      """)
    #expect(
      drawing.colors((10, 10), (30, 10), (50, 10), (70, 10), (90, 10)) == [
        red, blue, green, green, green,
      ])
  }

  @Test func groupsAreFadedAsOne() throws {
    let drawing = try SVGDrawing(
      """
      <g opacity='.5'><rect width='60' height='60' fill='red'/>
        <rect x='40' y='40' width='60' height='60' fill='blue'/></g>
      """)
    #expect(drawing.colors((10, 10), (50, 50)) == [red + "80", blue + "80"])
  }

  @Test func gradientsHaveTheirStopsAndUnits() throws {
    let drawing = try SVGDrawing(
      """
      <linearGradient id='a'><stop offset='.5' stop-color='red'/>
        <stop offset='.5' stop-color='blue'/></linearGradient>
      <linearGradient id='b' href='#a' gradientUnits='userSpaceOnUse' x1='0' x2='40'/>
      <rect width='100' height='40' fill='url(#a)'/>
      <rect y='50' width='100' height='40' fill='url(#b)'/>
      <rect y='95' width='100' height='5' fill='url(#nothing) green'/>
      """)
    #expect(
      drawing.colors((30, 20), (70, 20), (10, 70), (30, 70), (50, 98)) == [
        red, blue, red, blue, green,
      ])
  }

  /// One without stops is `none`, and one that is not there is not.
  @Test func aGradientWithoutStopsHasNoFallback() throws {
    let drawing = try SVGDrawing(
      "<linearGradient id='g'/><rect width='40' height='40' fill='url(#g) lime'/>"
        + "<rect x='50' width='40' height='40' fill='url(#h) lime'/>")
    #expect(drawing.colors((20, 20), (70, 20)) == ["-", "00ff00"])
  }

  @Test func patternsRepeatAtEveryScale() throws {
    let body = """
      <pattern id='p' width='20' height='20' patternUnits='userSpaceOnUse'>
        <rect width='10' height='20' fill='red'/><rect x='10' width='10' height='20' fill='blue'/>
      </pattern><rect width='100' height='100' fill='url(#p)'/>
      """
    for scale in 1...3 {
      let drawing = try SVGDrawing(body, scale: Double(scale))
      #expect(
        drawing.colors((5 * scale, 50), (15 * scale, 50), (65 * scale, 50)) == [
          red, blue, red,
        ])
    }
  }

  @Test func clipsAndMasksNarrowWhatIsPainted() throws {
    let drawing = try SVGDrawing(
      """
      <clipPath id='c'><rect width='50' height='100'/><rect x='80' width='20' height='10'/>
        </clipPath>
      <mask id='m'><rect width='100' height='50' fill='white'/></mask>
      <g clip-path='url(#c)'><rect width='100' height='100' fill='green' mask='url(#m)'/></g>
      """)
    #expect(drawing.colors((25, 25), (75, 25), (25, 75), (90, 5)) == [green, "-", "-", green])
  }

  @Test func usesBringInSymbolsInTheirViewBoxes() throws {
    let drawing = try SVGDrawing(
      """
      <symbol id='s' viewBox='0 0 10 10'><rect width='30' height='10'/></symbol>
      <use href='#s' x='20' y='20' width='40' height='40' fill='red'/>
      <use xlink:href='#s' width='20' height='20' fill='blue'/>
      """)
    #expect(drawing.colors((40, 40), (70, 40), (10, 10)) == [red, "-", blue])
  }

  @Test func markersStandAtCorners() throws {
    let drawing = try SVGDrawing(
      """
      <marker id='m' markerUnits='userSpaceOnUse' markerWidth='10' markerHeight='10' refX='5'
        refY='5'><rect width='10' height='10' fill='red'/></marker>
      <path d='M20 20H80V80' fill='none' stroke='blue' marker-mid='url(#m)'/>
      """)
    #expect(drawing.colors((77, 17), (50, 20), (17, 17)) == [red, blue + "80", "-"])
  }

  @Test func textsAreSetByTheTextEngine() throws {
    let drawing = try SVGDrawing(
      "<text x='50' y='80' font-size='90' text-anchor='middle' fill='red'>I</text>")
    #expect(drawing.colors((50, 50), (10, 50)) == [red, "-"])
  }

  @Test func viewBoxesAndAspects() throws {
    let drawing = try SVGDrawing(
      "<rect width='10' height='10' fill='red'/>",
      attributes: "width='100' height='50' viewBox='0 0 10 10' preserveAspectRatio='xMaxYMid'")
    #expect(drawing.colors((25, 25), (75, 25)) == ["-", red])
  }

  @Test func filtersBecomeGroupsOfTheDisplayList() throws {
    let drawing = try SVGDrawing(
      """
      <filter id='f' x='0' y='0' width='2' height='1'><feOffset dx='40' result='o'/>
        <feFlood flood-color='blue'/><feComposite operator='in' in2='o'/>
        <feMerge><feMergeNode/><feMergeNode in='SourceGraphic'/></feMerge></filter>
      <rect width='50' height='50' fill='red' filter='url(#f)'/>
      """)
    #expect(drawing.colors((20, 20), (70, 20), (95, 20)) == [red, blue, "-"])
  }

  @Test func blendModesAndFilterFunctions() throws {
    let drawing = try SVGDrawing(
      """
      <rect width='100' height='50' fill='red'/>
      <rect width='50' height='50' fill='blue' style='mix-blend-mode:multiply'/>
      <rect y='50' width='100' height='50' fill='red' filter='invert(1)'/>
      """)
    #expect(drawing.colors((20, 20), (70, 20), (20, 70)) == ["000000", red, "00ffff"])
  }
}
