import GalleySVG
import Testing

@Suite struct SVGUnsupportedTests {
  /// What SVG 2 does not list, and files have.
  @Test(arguments: [
    "<rect style='rotate: 1 1 0 9deg'/>", "<rect style='translate: 1cap'/>",
    "<rect style='offset-path: none; scale: sin(1)'/>",
    "<rect style='animation: spin 1s'/>", "<rect style='mask-image: linear-gradient(red, blue)'/>",
    "<rect style='fill: color-mix(in a98-rgb, red, blue)'/>",
    "<rect fill='color-mix(in srgb, red)'/>",
    "<rect width='calc(1px+2px)'/>", "<rect width='calc(sin(1) * 2px)'/>",
    "<rect fill='rgb(from red r g b)'/>", "<rect stroke-linejoin='arcs'/>",
    "<path d='M0 0H9' vector-effect='non-rotation'/>", "<font id='f'/>", "<text><altGlyph/></text>",
    "<rect width='9' height='9' transform='rotate3d(1, 1, 1, 45deg)'/>",
    "<rect width='9' height='9' transform='nonsense'/>",
    "<rect style='backdrop-filter: blur(1px)'/>",
    "<g id='g'/><rect width='9' height='9' fill='url(#g)'/>", "<meshgradient/>", "<hatch/>",
    "<mask id='m'/><rect width='9' height='9' style='mask: url(#m) alpha'/>",
    "<rect style='all: unset'/>", "<style>@import 'a.css';</style>",
    "<rect fill='red icc-color(a, 1)'/>",
    "<rect style='color-scheme: dark'/>", "<svg style='overflow-x: visible'/>",
    "<text style='text-decoration: spelling-error'>a</text>",
    "<rect width='9' height='9' style='transform: rotate(9)'/>",
    "<rect style='zoom: 2'/>", "<rect style='outline: 5px solid red; border: 1px solid'/>",
  ])
  func whatFilesHaveBesidesIsWarnedOf(body: String) throws {
    #expect(try SVGDrawing(body).warnings.count == 1, "\(body)")
  }

  /// The root has a box, as browsers draw it; other elements have none.
  @Test(arguments: [
    ("border: 5px solid red", ["line 1: border: 5px solid red is not supported"]),
    ("padding-left: 1px", ["line 1: padding-left: 1px is not supported"]),
    ("border-top: none; padding: 0; outline: 0; box-shadow: none; margin: 9px", []),
  ])
  func linesAroundTheRootAreWarnedOf(style: String, warnings: [String]) throws {
    let drawing = try SVGDrawing(
      "<g style='padding: 9px'/>", attributes: "width='9' height='9' style='\(style)'")
    #expect(drawing.warnings == warnings)
  }

  @Test func unitsOfTheDocumentAreOfItsSizeAndItsFont() throws {
    let drawing = try SVGDrawing(
      """
      <rect width='20vw' height='1rem' fill='red' font-size='50'/>
      <rect x='50vmin' width='1.5rem' height='50vh' fill='blue'/>
      """, attributes: "width='100' height='100' viewBox='0 0 100 100' font-size='20'")
    #expect(drawing.colors((19, 19), (21, 10), (10, 21)) == ["ff0000", "-", "-"])
    #expect(drawing.colors((79, 49), (81, 49), (79, 51)) == ["0000ff", "-", "-"])
  }
}
