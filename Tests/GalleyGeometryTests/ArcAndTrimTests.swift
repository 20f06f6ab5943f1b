import GalleyGeometry
import Testing

@Suite struct ArcAndTrimTests {
  private func isNear(_ one: CGPoint?, _ x: CGFloat, _ y: CGFloat, _ tolerance: CGFloat = 1e-3)
    -> Bool
  {
    guard let one else { return false }
    return (one.x - x).magnitude < tolerance && (one.y - y).magnitude < tolerance
  }

  private func arc(_ start: Double, _ end: Double, clockwise: Bool) -> Path {
    Path {
      $0.addArc(
        center: CGPoint(x: 10, y: 20), radius: 5, startAngle: .degrees(start),
        endAngle: .degrees(end), clockwise: clockwise)
    }
  }

  @Test func arcsGoTheWayThatTheyAreTold() {
    // With y downwards `false` goes clockwise on screen: from the right by the bottom to the left.
    let lower = arc(0, 180, clockwise: false).boundingRect
    #expect(isNear(lower.origin, 5, 20) && (lower.height - 5).magnitude < 1e-2)
    let upper = arc(0, 180, clockwise: true).boundingRect
    #expect(isNear(upper.origin, 5, 15, 1e-2) && (upper.height - 5).magnitude < 1e-2)
    // The end on the other side is reached by going around; a turn and more is a whole circle.
    #expect((arc(90, 0, clockwise: false).boundingRect.width - 10).magnitude < 1e-2)
    #expect((arc(0, 720, clockwise: false).boundingRect.height - 10).magnitude < 1e-2)
    #expect(isNear(arc(30, 210, clockwise: false).currentPoint, 10 - 5 * 0.8660254, 17.5))
    #expect(arc(0, .nan, clockwise: true).isEmpty)
  }

  @Test func everyPointOfAnArcLiesOnItsCircle() {
    for segment in arc(10, 300, clockwise: false).trimmedPath(from: 0.1, to: 0.9).elements {
      segment.forEachPoint { _ in }
    }
    for part in stride(from: CGFloat(0.02), through: 0.98, by: 0.02) {
      let path = arc(10, 300, clockwise: false).trimmedPath(from: 0, to: part)
      let point = path.currentPoint ?? .zero
      let distance = ((point.x - 10) * (point.x - 10) + (point.y - 20) * (point.y - 20))
        .squareRoot()
      #expect((distance - 5).magnitude < 2e-3)
      // As far along as the part says.
      let angle = DeterministicMath.angle(x: point.x - 10, y: point.y - 20) * 180 / .pi
      let expected = 10 + 290 * part
      #expect(((angle < 0 ? angle + 360 : angle) - expected).magnitude < 0.5, "\(part)")
    }
  }

  @Test func arcsBetweenTangents() throws {
    let path = Path {
      $0.move(to: .zero)
      $0.addArc(
        tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
    }
    #expect(isNear(path.currentPoint, 10, 4))
    try #require(path.elements.count == 3 && path.elements[1] == .line(to: CGPoint(x: 6, y: 0)))
    let straight = Path {
      $0.move(to: .zero)
      $0.addArc(tangent1End: CGPoint(x: 5, y: 0), tangent2End: CGPoint(x: 9, y: 0), radius: 4)
    }
    #expect(straight.currentPoint == CGPoint(x: 5, y: 0))
  }

  @Test func partsOfAPath() {
    let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    let part = square.trimmedPath(from: 0.125, to: 0.5)
    #expect(
      part.elements == [
        .move(to: CGPoint(x: 5, y: 0)), .line(to: CGPoint(x: 10, y: 0)),
        .line(to: CGPoint(x: 10, y: 10)),
      ])
    #expect(square.trimmedPath(from: 0, to: 1) == square)
    #expect(square.trimmedPath(from: 0.5, to: 0.5).isEmpty)
    #expect(square.trimmedPath(from: 0.7, to: 0.2).isEmpty)
    #expect(square.trimmedPath(from: .nan, to: 0.25).currentPoint == CGPoint(x: 10, y: 0))
    #expect(Path().trimmedPath(from: 0.2, to: 0.4).isEmpty)
  }

  @Test func pointsInside() {
    let ring = Path {
      $0.addEllipse(in: CGRect(x: 0, y: 0, width: 20, height: 20))
      $0.addEllipse(in: CGRect(x: 5, y: 5, width: 10, height: 10))
    }
    #expect(
      ring.contains(CGPoint(x: 10, y: 10)) && !ring.contains(CGPoint(x: 10, y: 10), eoFill: true))
    #expect(
      ring.contains(CGPoint(x: 2, y: 10), eoFill: true) && !ring.contains(CGPoint(x: 1, y: 1)))
    #expect(ring.boundingRect == CGRect(x: 0, y: 0, width: 20, height: 20))
  }

  @Test func cornersOfDifferentRadii() {
    let rect = CGRect(x: 0, y: 0, width: 40, height: 20)
    for style in [RoundedCornerStyle.circular, .continuous] {
      var even = Path()
      even.addRoundedRect(
        in: rect,
        cornerRadii: RectangleCornerRadii(
          topLeading: 4, bottomLeading: 4, bottomTrailing: 4, topTrailing: 4), style: style)
      #expect(even == Path(roundedRect: rect, cornerRadius: 4, style: style))
      var one = Path()
      one.addRoundedRect(
        in: rect, cornerRadii: RectangleCornerRadii(topLeading: 8), style: style)
      #expect(one.contains(CGPoint(x: 39.9, y: 0.1)) && one.contains(CGPoint(x: 0.1, y: 19.9)))
      #expect(!one.contains(CGPoint(x: 1, y: 1)))
      // Too much for the left side: both by one factor.
      var tall = Path()
      tall.addRoundedRect(
        in: rect, cornerRadii: RectangleCornerRadii(topLeading: 30, bottomLeading: 10), style: style
      )
      #expect(tall.boundingRect.width <= 40.001 && tall.boundingRect.height <= 20.001)
      #expect(!tall.contains(CGPoint(x: 2, y: 4)) && tall.contains(CGPoint(x: 39, y: 1)))
    }
  }
}
