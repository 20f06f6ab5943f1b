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

  /// Both lengths of a corner: a long radius makes a capsule, and none makes an ellipse.
  @Test(arguments: [RoundedCornerStyle.circular, .continuous])
  func radiiAreLimitedToHalfOfTheShorterSide(style: RoundedCornerStyle) {
    let wide = CGRect(x: 3, y: 4, width: 300, height: 50)
    let tall = CGRect(x: 3, y: 4, width: 100, height: 200)
    for (rect, half) in [(wide, CGFloat(25)), (tall, 50)] {
      let capsule = Path(roundedRect: rect, cornerRadius: half, style: style)
      #expect(capsule.controlBounds == rect)
      for radius in [half + 0.1, half * 2, 150, 1e9, .infinity] {
        #expect(Path(roundedRect: rect, cornerRadius: radius, style: style) == capsule, "\(radius)")
        let turned = CGAffineTransform(rotationAngle: 0.3)
        let added = Path {
          $0.addRoundedRect(
            in: rect, cornerSize: CGSize(width: radius, height: radius), style: style,
            transform: turned)
        }
        #expect(added == capsule.applying(turned))
        let radii = RectangleCornerRadii(
          topLeading: radius, bottomLeading: radius, bottomTrailing: radius, topTrailing: radius)
        let even = Path(roundedRect: rect, cornerRadii: radii, style: style)
        #expect(even.boundingRect == rect)
      }
    }
    #expect(Path(roundedRect: wide, cornerRadius: -3).elements == Path(wide).elements)
    #expect(Path(roundedRect: wide, cornerRadius: 0).elements == Path(wide).elements)
    #expect(Path(roundedRect: wide, cornerRadius: .nan).elements == Path(wide).elements)
  }

  /// 40 x 10 on 100 x 50 is 25 x 10, as in OpenSwiftUI's tests of `clampedCornerSize`.
  @Test func theTwoLengthsOfACornerAreLimitedAlike() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 50)
    func path(_ width: CGFloat, _ height: CGFloat) -> Path {
      Path(roundedRect: rect, cornerSize: CGSize(width: width, height: height), style: .circular)
    }
    #expect(path(40, 10) == path(25, 10) && path(25, 10) != path(24, 10))
    #expect(path(10, 40) == path(10, 25) && path(.infinity, 1) == path(25, 1))
  }

  /// Core Graphics allows each length up to half of its own side.
  @Test func pathsOfCoreGraphicsMayHaveEllipticCorners() {
    let rect = CGRect(x: 0, y: 0, width: 300, height: 50)
    func path(_ width: CGFloat, _ height: CGFloat) -> CGPath {
      CGPath(roundedRect: rect, cornerWidth: width, cornerHeight: height, transform: nil)
    }
    #expect(path(150, 25) != path(25, 25) && path(150, 25) == path(400, 400))
    let added = CGMutablePath()
    added.addRoundedRect(in: rect, cornerWidth: 150, cornerHeight: 25)
    #expect(added.description == path(150, 25).description)
    // On an ellipse of 150 x 25 the point at 45 degrees lies 150 (1 - cos 45) from the left.
    #expect(!path(150, 25).contains(CGPoint(x: 42, y: 7)))
    #expect(path(25, 25).contains(CGPoint(x: 42, y: 7)))
  }

  /// A single corner may be as long as the shorter side.
  @Test func aSingleCornerMayBeAsLongAsTheSide() {
    let rect = CGRect(x: 0, y: 0, width: 300, height: 50)
    let path = Path(
      roundedRect: rect, cornerRadii: RectangleCornerRadii(topLeading: 50), style: .circular)
    let corner = 50 * (1 - CGFloat(0.5).squareRoot())
    #expect(!path.contains(CGPoint(x: corner - 0.1, y: corner - 0.1)))
    #expect(path.contains(CGPoint(x: corner + 0.1, y: corner + 0.1)))
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

  @Test func rectanglesWithoutNumbersHoldNothing() {
    let whole = CGRect(x: 0, y: 0, width: 10, height: 8)
    let numbers: [CGFloat] = [.nan, .infinity, -.infinity, .greatestFiniteMagnitude, -1e300]
    for number in numbers {
      for rect in [
        CGRect(x: number, y: 0, width: 10, height: 8),
        CGRect(x: 0, y: 0, width: 10, height: number),
        CGRect(x: -number, y: 0, width: 2 * number, height: 8),
      ] {
        _ = rect.encloses(CGPoint(x: 1, y: 1))
        _ = rect.overlap(with: whole)
        _ = whole.overlap(with: rect)
      }
    }
    let none = CGRect(x: CGFloat.nan, y: 0, width: 10, height: 8)
    #expect(!none.encloses(CGPoint(x: 1, y: 1)))
    #expect(whole.overlap(with: none).isNull)
    #expect(!whole.encloses(CGPoint(x: CGFloat.nan, y: 1)))
    // All others are Foundation's answers.
    for rect in [
      CGRect(x: 4, y: -2, width: 10, height: 6), CGRect(x: 8, y: 6, width: -4, height: -3),
      CGRect(x: 10, y: 0, width: 5, height: 5), CGRect(x: 3, y: 3, width: 0, height: 2), .null,
    ] {
      #expect(whole.overlap(with: rect) == whole.intersection(rect))
      for x in [-1, 0, 3, 4, 8, 10] as [CGFloat] {
        let point = CGPoint(x: x, y: 4)
        #expect(rect.encloses(point) == rect.contains(point))
      }
    }
  }

  private func expect(_ point: CGPoint, _ x: CGFloat, _ y: CGFloat) {
    #expect((point.x - x).magnitude < 1e-6 && (point.y - y).magnitude < 1e-6, "\(point)")
  }
}
