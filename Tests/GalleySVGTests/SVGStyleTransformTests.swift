import GalleySVG
import Testing

/// `translate`, `rotate` and `scale` of style sheets. The boxes are Chromium's.
@Suite struct SVGStyleTransformTests {
  /// Left, top, right and bottom of what is drawn.
  private func box(_ body: String) throws -> [Int] {
    let drawing = try SVGDrawing(body)
    #expect(drawing.warnings.isEmpty, "\(drawing.warnings)")
    let places = (0..<100).flatMap { x in (0..<100).map { (x, $0) } }.filter {
      drawing.bitmap[$0.0, $0.1].alpha > 127
    }
    let (xs, ys) = (places.map(\.0), places.map(\.1))
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max()
    else { return [] }
    return [left, top, right + 1, bottom + 1]
  }

  @Test(arguments: [
    ("translate: 20px 30px", [20, 30, 40, 40]), ("translate: 20px", [20, 0, 40, 10]),
    ("translate: 10% 20%; transform-origin: 10px 10px", [10, 20, 30, 30]),
    ("translate: 20px 30px 40px; scale: 2 2 5", [20, 30, 60, 50]),
    ("translate: 10vw 1rem", [10, 16, 30, 26]),
    ("translate: none", [0, 0, 20, 10]), ("translate: 20", [0, 0, 20, 10]),
    ("translate: 9px; translate: initial", [0, 0, 20, 10]),
    ("scale: 2 300%", [0, 0, 40, 30]),
    ("translate: 50px 40px; rotate: 90deg", [40, 40, 50, 60]),
    ("translate: 50px 40px; rotate: z 100grad", [40, 40, 50, 60]),
    ("translate: calc(10px + 10%); rotate: 0 0 1 0.25turn", [10, 0, 20, 20]),
    ("rotate: y 60deg", [0, 0, 10, 10]), ("rotate: 60deg x", [0, 0, 20, 5]),
    (
      "rotate: 90deg; transform-box: fill-box; transform-origin: center; translate: 30px 30px",
      [
        35, 25, 45, 45,
      ]
    ),
    // Outermost first, whatever the order in which they are said.
    (
      "transform: translate(10px, 0px); rotate: 90deg; scale: 2; translate: 50px 5px",
      [
        30, 25, 50, 65,
      ]
    ),
  ])
  func rectanglesAreMoved(style: String, expected: [Int]) throws {
    #expect(try box("<rect width='20' height='10' style='\(style)'/>") == expected, "\(style)")
  }

  @Test(arguments: [
    ("<g style='translate: 30px'>%</g>", "translate: inherit", [60, 0, 70, 10]),
    (
      "<clipPath id='c' style='translate: 30px 10px'>%</clipPath>"
        + "<rect width='100' height='100' clip-path='url(#c)'/>", "", [30, 10, 40, 20]
    ),
    (
      "<pattern id='p' width='1' height='1' style='translate: 20px 40px'>%</pattern>"
        + "<rect width='100' height='100' fill='url(#p)'/>", "", [20, 40, 30, 50]
    ),
    (
      "<symbol id='s' style='translate: 20px 40px'>%</symbol><use href='#s'/>", "",
      [20, 40, 30, 50]
    ),
    ("<svg style='translate: 20px 40px'>%</svg>", "", [20, 40, 30, 50]),
  ])
  func allThatHasATransformIsMoved(body: String, style: String, expected: [Int]) throws {
    let rect = "<rect width='10' height='10' style='\(style)'/>"
    #expect(try box(body.replacing("%", with: rect)) == expected, "\(body)")
  }

  /// Words that all properties have, and `transform` over the attribute of a gradient or a pattern.
  @Test(arguments: [
    ("<g style='transform: translate(30px)'>%</g>", "transform: inherit", [60, 0, 70, 10]),
    ("%", "transform: translate(9px); transform: unset", [0, 0, 10, 10]),
    ("%", "transform: initial", [0, 0, 10, 10]), ("%", "transform: none", [0, 0, 10, 10]),
    (
      "<pattern id='p' width='1' height='1' patternTransform='translate(70)' "
        + "style='transform: translate(20px, 40px)'>%</pattern>"
        + "<rect width='100' height='100' fill='url(#p)'/>", "", [20, 40, 30, 50]
    ),
  ])
  func transformsAreProperties(body: String, style: String, expected: [Int]) throws {
    let rect = "<rect width='10' height='10' style='\(style)'/>"
    #expect(try box(body.replacing("%", with: rect)) == expected, "\(body)")
  }

  /// `rotate` of a text is an attribute of its own.
  @Test func attributesOfTheSameNameAreSomethingElse() throws {
    let plain = try SVGDrawing("<text x='20' y='60' font-size='30' rotate='30'>ab</text>")
    let moved = try SVGDrawing(
      "<text x='10' y='50' font-size='30' rotate='30' style='translate: 10px 10px'>ab</text>")
    #expect(plain.bitmap == moved.bitmap)
  }
}
