import GalleySVG
import Testing

/// The shapes of CSS around a rectangle from (20, 20) to (80, 60) with a stroke of 10: its boxes end there and 5 further out.
@Suite struct SVGClipShapeTests {
  private static func drawn(_ shape: String) throws -> SVGDrawing {
    try SVGDrawing(
      "<rect x='20' y='20' width='60' height='40' fill='green' stroke='green' stroke-width='10' "
        + "style=\"clip-path:\(shape)\"/>")
  }

  private static func isDrawn(_ drawing: SVGDrawing, _ places: [(Int, Int)]) -> [Bool] {
    places.map { drawing.color($0.0, $0.1) != "-" }
  }

  @Test(
    arguments: [
      ("circle() fill-box", [(50, 40), (50, 22), (68, 40)], [(22, 40), (78, 40), (32, 24)]),
      ("circle(50%) fill-box", [(26, 40)], [(22, 22)]),
      ("circle(10px at 20px 10px) fill-box", [(40, 30), (33, 30)], [(28, 30), (52, 30)]),
      ("circle(10px at right) fill-box", [(78, 40), (72, 40)], [(50, 40)]),
      ("circle(farthest-side at left) fill-box", [(22, 22), (76, 40)], []),
      ("circle(12px at right 10px bottom 10px) fill-box", [(70, 50)], [(50, 50), (70, 34)]),
      ("circle(12px at top) fill-box", [(50, 22)], [(50, 40)]),
      ("ellipse() fill-box", [(22, 40), (50, 58)], [(22, 22), (78, 58)]),
      ("ellipse(10px 20px) fill-box", [(50, 22), (42, 40)], [(38, 40), (60, 58)]),
      ("ellipse(closest-side farthest-side at 10px 50%)", [(25, 40)], [(40, 40)]),
      ("inset(10px) fill-box", [(32, 32), (68, 48)], [(28, 40), (50, 28), (72, 40)]),
      ("inset(0 30px 0 0)", [(16, 16), (52, 40)], [(58, 40)]),
      ("inset(0 50% 0 0) fill-box", [(22, 22), (48, 58)], [(52, 40)]),
      ("inset(0 round 20px) fill-box", [(50, 22), (22, 40)], [(22, 22), (78, 58)]),
      ("inset(0 round 20px 0 / 10px 0) fill-box", [(78, 22), (22, 58)], [(21, 21), (79, 59)]),
      (
        "rect(10px 40px auto 10px) fill-box", [(32, 32), (58, 58)], [(28, 32), (62, 40), (40, 28)]
      ),
      ("xywh(10px 10px 20px 50%) fill-box", [(32, 32), (48, 48)], [(28, 40), (52, 40), (40, 52)]),
      ("polygon(0 0, 100% 0, 0 100%) fill-box", [(24, 24), (70, 22)], [(76, 56)]),
      ("polygon(0px 0px, 30px 0px, 30px 20px)", [(40, 18)], [(20, 30)]),
      (
        "polygon(evenodd, 0 0, 100% 0, 100% 100%, 0 100%, 0 0, 10px 10px, 10px 30px, 50px 30px, "
          + "50px 10px, 10px 10px) fill-box", [(24, 24), (76, 56)], [(50, 40)]
      ),
      ("path('M0 0H30V40H0Z') fill-box", [(22, 22), (48, 58)], [(52, 40)]),
      ("path(evenodd, 'M0 0H60V40H0ZM10 10H50V30H10Z') fill-box", [(24, 24)], [(50, 40)]),
      ("fill-box", [(22, 22)], [(17, 40)]), ("content-box", [(22, 22)], [(17, 40)]),
      ("stroke-box", [(17, 40)], []), ("border-box circle(45px)", [(17, 40)], []),
      ("circle(10px at 30px 30px) view-box", [(30, 30)], [(50, 40)]),
      ("view-box inset(0 50% 0 0)", [(48, 40)], [(52, 40)]),
      ("circle(0px)", [], [(50, 40)]), ("inset(80%) fill-box", [], [(50, 40), (30, 30)]),
      ("circle(5px at 25px)", [(40, 40)], [(60, 40)]), ("none", [(17, 17)], []),
    ] as [(String, [(Int, Int)], [(Int, Int)])])
  func shapesClip(shape: String, inside: [(Int, Int)], outside: [(Int, Int)]) throws {
    let drawing = try Self.drawn(shape)
    #expect(drawing.warnings.isEmpty, "\(shape)")
    #expect(Self.isDrawn(drawing, inside).allSatisfy { $0 }, "\(shape) inside")
    #expect(!Self.isDrawn(drawing, outside).contains(true), "\(shape) outside")
  }

  @Test(arguments: [
    "shape(from 0 0, line to 5px 5px)", "circle(-5px)", "circle(5px 5px)", "inset()",
    "polygon(1px)",
    "path(M0 0)", "hexagon(5px)", "circle(5px at left left)",
    "inset(1px round)", "xywh(0 0 -1px 5px)", "circle(50%) fill-box view-box",
  ])
  func whatIsNoShapeIsReportedAndClipsNothing(shape: String) throws {
    let drawing = try Self.drawn(shape)
    #expect(drawing.warnings.last == "line 1: the clip path \(shape.prefix(40)) is not supported")
    #expect(Self.isDrawn(drawing, [(50, 40), (17, 17)]) == [true, true])
  }

  /// The box of a group is that of all that is in it, moved as that is.
  @Test func groupsAndShapesInClipPathsAreClipped() throws {
    let drawing = try SVGDrawing(
      """
      <g style='clip-path:inset(0 50% 0 0)' transform='translate(10 0)'>
        <rect width='20' height='20' fill='green'/><rect x='60' width='20' height='20'/></g>
      <clipPath id='c'><rect y='50' width='80' height='40' style='clip-path:inset(0 50% 0 0)'/>
        </clipPath>
      <rect y='50' width='100' height='50' fill='green' clip-path='url(#c)'/>
      """)
    #expect(
      drawing.colors((20, 10), (80, 10), (20, 70), (60, 70)) == ["008000", "-", "008000", "-"])
  }
}
