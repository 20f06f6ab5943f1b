import Galley
import GalleyUIKit
import Testing

/// Paths of UIKit: what they enclose, and what they draw.
@MainActor @Suite struct UIBezierPathTests {
  /// The rows of an image of 60 by 10 pixels that `body` draws.
  private func pixels(_ body: () -> Void) throws -> [[UInt32]] {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let size = CGSize(width: 60, height: 10)
    let image = UIGraphicsImageRenderer(size: size, format: format).image { _ in body() }
    let pixels = try Renderer().render(Image(uiImage: image)).bitmap.pixels
    #expect(pixels.count == 600)
    return (0..<10).map { Array(pixels[$0 * 60..<($0 + 1) * 60]) }
  }

  private let black: UInt32 = 0xFF00_0000

  @Test func holesAreFoundByTheRule() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    path.append(UIBezierPath(rect: CGRect(x: 2, y: 2, width: 6, height: 6)))
    #expect(path.contains(CGPoint(x: 5, y: 5)) && path.contains(CGPoint(x: 1, y: 1)))
    path.usesEvenOddFillRule = true
    #expect(!path.contains(CGPoint(x: 5, y: 5)) && path.contains(CGPoint(x: 1, y: 1)))
    #expect(!path.contains(CGPoint(x: 11, y: 5)))
  }

  /// UIKit's documentation: radii are limited to half of the sides.
  @Test func someCornersAreRounded() {
    let path = UIBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: 20, height: 10), byRoundingCorners: [.topLeft],
      cornerRadii: CGSize(width: 100, height: 100))
    #expect(!path.contains(CGPoint(x: 0.5, y: 0.5)))
    for place in [CGPoint(x: 19.5, y: 0.5), CGPoint(x: 0.5, y: 9.5), CGPoint(x: 19.5, y: 9.5)] {
      #expect(path.contains(place), "\(place)")
    }
  }

  @Test func pointsAreMovedAndTakenAway() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 2, height: 3))
    path.apply(CGAffineTransform(translationX: 5, y: 7))
    #expect(path.bounds == CGRect(x: 5, y: 7, width: 2, height: 3) && !path.isEmpty)
    let line = UIBezierPath()
    line.move(to: CGPoint(x: 1, y: 2))
    line.addLine(to: CGPoint(x: 4, y: 6))
    #expect(line.currentPoint == CGPoint(x: 4, y: 6))
    path.cgPath = line.cgPath
    #expect(path.bounds == CGRect(x: 1, y: 2, width: 3, height: 4))
    path.removeAllPoints()
    #expect(path.isEmpty && path.currentPoint == .zero && path.bounds.isNull)
    #expect(!line.isEmpty)
  }

  @Test(arguments: [(0, true), (10, false)] as [(CGFloat, Bool)])
  func dashesBeginAtTheirPhase(phase: CGFloat, beginsDrawn: Bool) throws {
    let rows = try pixels {
      UIColor.black.setStroke()
      let path = UIBezierPath()
      path.move(to: CGPoint(x: 0, y: 5))
      path.addLine(to: CGPoint(x: 60, y: 5))
      path.lineWidth = 4
      path.setLineDash([10, 10], count: 2, phase: phase)
      path.stroke()
    }
    #expect(rows[5][5] == (beginsDrawn ? black : 0))
    #expect(rows[5][15] == (beginsDrawn ? 0 : black))
    #expect(rows[1].allSatisfy { $0 == 0 })
  }

  @Test func aLineWithoutDashesIsWhole() throws {
    let rows = try pixels {
      UIColor.black.setStroke()
      let path = UIBezierPath()
      path.move(to: CGPoint(x: 10, y: 5))
      path.addLine(to: CGPoint(x: 50, y: 5))
      path.lineWidth = 4
      path.lineCapStyle = .square
      path.setLineDash([10, 10], count: 2, phase: 0)
      path.setLineDash(nil, count: 0, phase: 0)
      path.stroke()
    }
    // A square end reaches half the width, 2 points, further.
    #expect(rows[5][8..<52].allSatisfy { $0 == black })
    #expect(rows[5][7] == 0 && rows[5][52] == 0)
  }

  @Test func aClipHoldsFromThenOn() throws {
    let rows = try pixels {
      UIColor.black.setFill()
      UIBezierPath(rect: CGRect(x: 10, y: 2, width: 20, height: 4)).addClip()
      UIRectFill(CGRect(x: 0, y: 0, width: 60, height: 10))
    }
    #expect(rows[3][10..<30].allSatisfy { $0 == black })
    #expect(rows[3][9] == 0 && rows[3][30] == 0 && rows[1][15] == 0 && rows[6][15] == 0)
  }

  @Test func fewerDashesThanNone() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 9, height: 9))
    let lengths: [CGFloat] = [2, 1]
    path.setLineDash(lengths, count: -1, phase: 0)
    #expect(path.bounds == CGRect(x: 0, y: 0, width: 9, height: 9))
  }
}
