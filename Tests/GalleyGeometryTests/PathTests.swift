import GalleyGeometry
import Testing

@Suite struct PathTests {
  /// The points of SH3, from the start of the corner to its middle curve.
  @Test func continuousCornerFollowsSH3() {
    let path = Path(
      roundedRect: CGRect(x: 0, y: 0, width: 100, height: 100), cornerRadius: 10,
      style: .continuous)
    guard case .move(let start) = path.elements[0],
      case .curve(let joint, let control1, let control2) = path.elements[1],
      case .line(let second) = path.elements[2]
    else {
      Issue.record("\(path.elements.prefix(3))")
      return
    }
    expect(start, 100 - 15.2866483, 0)
    expect(control1, 100 - 10.8849323, 0)
    expect(control2, 100 - 8.6840689, 0)
    expect(joint, 100 - 6.6993427, 0.65496)
    expect(second, 100 - 6.3149399, 0.74911)
  }

  @Test func radiiAreLimitedToHalfASide() {
    let rect = CGRect(x: 0, y: 0, width: 40, height: 20)
    let capsule = Path(roundedRect: rect, cornerRadius: 500, style: .circular)
    #expect(capsule.controlBounds == rect)
    #expect(Path(roundedRect: rect, cornerRadius: -3).elements == Path(rect).elements)
    #expect(Path(roundedRect: rect, cornerRadius: 0).elements == Path(rect).elements)
  }

  @Test func aCapsuleEndsInHalfCircles() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 40)
    let capsule = Path(roundedRect: rect, cornerRadius: 20, style: .continuous)
    for element in capsule.elements {
      guard case .curve(let end, _, _) = element, end.x > 80 else { continue }
      let distance = ((end.x - 80) * (end.x - 80) + (end.y - 20) * (end.y - 20)).squareRoot()
      #expect((distance - 20).magnitude < 1e-6)
    }
  }

  @Test func elementsBeforeAMoveAreIgnored() {
    var path = Path()
    path.addLine(to: CGPoint(x: 1, y: 1))
    path.closeSubpath()
    #expect(path.isEmpty)
    #expect(path.controlBounds.isNull)
  }

  private func expect(_ point: CGPoint, _ x: CGFloat, _ y: CGFloat) {
    #expect((point.x - x).magnitude < 1e-6 && (point.y - y).magnitude < 1e-6, "\(point)")
  }
}
