import Galley
import GalleyUIKit
import Testing

@Suite struct ShapeTests {
  private let box = CGRect(x: 0, y: 0, width: 100, height: 80)

  private func area(_ shape: some Shape) throws -> Double {
    let view = shape.fill(.black).frame(width: 100, height: 80)
    return try ImageRenderer(content: view).render().bitmap.pixels
      .reduce(0) { $0 + Double($1 >> 24) / 255 }
  }

  @Test func polygonsHaveTheirAreas() throws {
    for sides in [3, 4, 5, 6, 8, 40] {
      let (sine, _) = DeterministicMath.sincos(2 * .pi / Double(sides))
      let exact = Double(sides) / 2 * 40 * 40 * sine
      #expect((try area(RegularPolygon(sides: sides)) / exact - 1).magnitude < 1e-3, "\(sides)")
    }
    // Ten triangles between the radii.
    let (sine, _) = DeterministicMath.sincos(.pi / 5)
    let star = 10 * 0.5 * 40 * 40 * 0.5 * sine
    #expect((try area(Star(points: 5, innerRatio: 0.5)) / star - 1).magnitude < 1e-3)
    #expect(try area(Star(cornerRadius: 3)) < (try area(Star())))
  }

  @Test func insetsMoveSides() throws {
    // Squares on a corner: 4 further in on each side.
    let outer = try area(RegularPolygon(sides: 4)).squareRoot()
    let inner = try area(RegularPolygon(sides: 4).inset(by: 4)).squareRoot()
    #expect((outer - inner - 8).magnitude < 0.02)
    #expect(RegularPolygon(sides: 3).inset(by: 100).path(in: box).isEmpty)
    let uneven = UnevenRoundedRectangle(topLeadingRadius: 20).inset(by: 5)
    #expect(uneven.path(in: box).boundingRect == CGRect(x: 5, y: 5, width: 90, height: 70))
  }

  @Test func operationsChangeTheOutline() throws {
    #expect((try area(Rectangle().scale(0.5)) - 2000).magnitude < 1)
    #expect((try area(Rectangle().size(width: 30, height: 20)) - 600).magnitude < 0.1)
    #expect(
      (try area(Rectangle().size(width: 30, height: 20).rotation(.degrees(90), anchor: .topLeading)))
        == 0)
    let turned = try area(Rectangle().scale(0.5).rotation(.degrees(31)))
    #expect((turned - 2000).magnitude < 1)
    let half = try area(Circle().trim(from: 0, to: 0.5))
    #expect((half / (.pi * 40 * 40 / 2) - 1).magnitude < 1e-3)
    #expect(
      (try area(
        Rectangle().size(width: 10, height: 10).transform(CGAffineTransform(scaleX: 2, y: 3)))
        - 600).magnitude < 0.1)
  }

  /// Whoever asks for the corners.
  @Test(arguments: [26, 50, 1000, CGFloat.infinity])
  func longRadiiMakeCapsules(radius: CGFloat) throws {
    let rect = CGRect(x: 0, y: 0, width: 300, height: 50)
    let capsule = Capsule().path(in: rect)
    #expect(RoundedRectangle(cornerRadius: radius).path(in: rect) == capsule)
    #expect(Path(roundedRect: rect, cornerRadius: radius) == capsule)
    #expect(UIBezierPath(roundedRect: rect, cornerRadius: radius).cgPath == capsule.cgPath)
    #expect(
      RoundedRectangle(cornerRadius: radius).inset(by: 1).path(in: rect)
        == Capsule().inset(by: 1).path(in: rect))
    #expect(
      RoundedRectangle(cornerRadius: radius, style: .circular).path(in: rect)
        == Capsule(style: .circular).path(in: rect))
    func pixels(_ view: some View) throws -> [UInt32] {
      try ImageRenderer(content: view).render().bitmap.pixels
    }
    let color = Color.blue.frame(width: 300, height: 50)
    let clipped = try pixels(color.clipShape(.capsule))
    #expect(try pixels(color.cornerRadius(radius)) == clipped)
    #expect(try pixels(color.clipShape(.rect(cornerRadius: radius))) == clipped)
  }

  /// The corners of `cornerRadius(_:)` are circular, those of a shape continuous unless it says otherwise.
  @Test func cornerRadiusCutsCirclesOff() throws {
    func pixels(_ view: some View) throws -> [UInt32] {
      try ImageRenderer(content: view).render().bitmap.pixels
    }
    let color = Color.blue.frame(width: 60, height: 60)
    let circular = RoundedRectangle(cornerRadius: 10, style: .circular)
    let cut = try pixels(color.cornerRadius(10))
    #expect(try pixels(color.clipShape(circular)) == cut)
    #expect(try pixels(color.clipShape(.rect(cornerRadius: 10))) != cut)
  }

  /// UIKit limits a corner to half of the shorter side even where the next one is sharp.
  @Test func cornersOfUIKitPathsAreLimited() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 40)
    func path(_ radius: CGFloat) -> UIBezierPath {
      UIBezierPath(
        roundedRect: rect, byRoundingCorners: [.bottomLeft, .bottomRight],
        cornerRadii: CGSize(width: radius, height: radius))
    }
    #expect(path(40).cgPath == path(20).cgPath && path(20).cgPath != path(19).cgPath)
  }

  /// A corner inside a container has the middle of the container's.
  @Test func containerShapesShrinkWithTheirDistance() throws {
    func pixels(_ shape: some Shape, in edges: EdgeInsets, _ container: some InsettableShape)
      throws -> [UInt32]
    {
      let view = Color.clear.overlay { shape.fill(.red).padding(edges) }
        .frame(width: 100, height: 80).containerShape(container)
      return try ImageRenderer(content: view).render().bitmap.pixels
    }
    func even(_ length: CGFloat) -> EdgeInsets {
      EdgeInsets(top: length, leading: length, bottom: length, trailing: length)
    }
    let round = RoundedRectangle(cornerRadius: 20)
    let relative = ContainerRelativeShape()
    for distance in [CGFloat(0), 4, 8, 18, 20, 30] {
      let expected = try pixels(
        RoundedRectangle(cornerRadius: max(0, 20 - distance)), in: even(distance), round)
      #expect(try pixels(relative, in: even(distance), round) == expected, "\(distance)")
      #expect(try pixels(ConcentricRectangle(), in: even(distance), round) == expected)
      let outer = even(distance / 2)
      #expect(try pixels(relative.inset(by: distance / 2), in: outer, round) == expected)
    }
    // The side that lies nearest counts.
    let edges = EdgeInsets(top: 10, leading: 5, bottom: 50, trailing: 65)
    #expect(
      try pixels(relative, in: edges, round)
        == pixels(RoundedRectangle(cornerRadius: 15), in: edges, round))
    let uneven = UnevenRoundedRectangle(topLeadingRadius: 20)
    #expect(
      try pixels(relative, in: even(8), uneven)
        == pixels(UnevenRoundedRectangle(topLeadingRadius: 12), in: even(8), uneven))
    #expect(
      try pixels(relative, in: even(8), relative) == pixels(Rectangle(), in: even(8), Rectangle()))
  }

  @Test func numbersThatAreNone() throws {
    #expect(RegularPolygon(sides: -4).sides == 3 && RegularPolygon(sides: .max).sides == 1000)
    #expect(Star(points: 0, innerRatio: .nan).path(in: box).isEmpty == false)
    #expect(try area(RegularPolygon(sides: 5, cornerRadius: .infinity)) > 0)
    #expect(try area(UnevenRoundedRectangle(topLeadingRadius: .nan, topTrailingRadius: -3)) == 8000)
  }
}
