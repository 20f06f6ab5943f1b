import GalleyGeometry
import GalleyGraphics
import GalleyRaster
import Testing

@Suite struct ProjectionPaintingTests {
  private func draw(_ group: DisplayGroup, side: Int = 60) -> Bitmap {
    var bitmap = Bitmap(width: side, height: side)
    Rasterizer().draw(DisplayList(items: [.group(group)]), into: &bitmap, glyphs: NoGlyphs())
    return bitmap
  }

  private func projected(_ rect: CGRect, _ projection: ProjectionTransform) -> Bitmap {
    draw(
      DisplayGroup(
        items: [.fillRect(PixelRect(rect), paint: .solid(.black))], projection: projection))
  }

  @Test func aMapThatMovesNothingChangesNothing() {
    let rect = CGRect(x: 10, y: 12, width: 30, height: 20)
    let plain = draw(DisplayGroup(items: [.fillRect(PixelRect(rect), paint: .solid(.black))]))
    #expect(projected(rect, ProjectionTransform()) == plain)
  }

  /// The area of what is painted is that of the mapped corners.
  @Test(arguments: [20.0, 45, 65]) func areas(degrees: Double) throws {
    let rect = CGRect(x: 10, y: 12, width: 40, height: 36)
    let turn = ProjectionTransform(
      rotation: degrees * .pi / 180, axis: (x: 0.3, y: 1, z: 0.2), about: CGPoint(x: 30, y: 30),
      distance: 120)
    let corners = try [(10, 12), (50, 12), (50, 48), (10, 48)].map {
      try #require(CGPoint(x: CGFloat($0.0), y: CGFloat($0.1)).applying(turn))
    }
    var exact: CGFloat = 0
    for (one, next) in zip(corners, corners.dropFirst() + corners.prefix(1)) {
      exact += (one.x * next.y - next.x * one.y) / 2
    }
    let area = projected(rect, turn).pixels.reduce(0.0) { $0 + Double($1 >> 24) / 255 }
    #expect((area / Double(exact.magnitude) - 1).magnitude < 0.01, "\(area) for \(exact)")
  }

  @Test func hostileMapsPaintWhatTheyCan() {
    let rect = CGRect(x: 0, y: 0, width: 1000, height: 1000)
    for distance in [0.001, 1, 30, 1e300] as [CGFloat] {
      for angle in [0, 0.5, 1.5707963, 3, 1e9] {
        let turn = ProjectionTransform(
          rotation: angle, axis: (x: 1, y: 1, z: 0), about: CGPoint(x: 5, y: 5), distance: distance)
        _ = projected(rect, turn)
      }
    }
    // Two places of the flat image are both farther than a number holds.
    for scale in [1e-308, 1e-300, 1e300] as [CGFloat] {
      var narrow = ProjectionTransform()
      (narrow.m11, narrow.m22) = (scale, scale)
      _ = projected(rect, narrow)
      narrow.m22 = 1
      _ = projected(rect, narrow)
    }
    var broken = ProjectionTransform()
    broken.m11 = .nan
    #expect(projected(rect, broken).pixels.allSatisfy { $0 == 0 })
  }

  /// Each group asks its items once where they paint: twice would be 2^64 questions here. A pixel is added on both sides of a
  /// map.
  @Test func boundsOfGroupsWithinEachOther() {
    let rect = PixelRect(CGRect(x: 10, y: 10, width: 20, height: 20))
    let item = (0..<64).reduce(DisplayItem.fillRect(rect, paint: .solid(.black))) { item, _ in
      .group(DisplayGroup(items: [item], projection: ProjectionTransform()))
    }
    let bounds = CGRect(x: -118, y: -118, width: 276, height: 276)
    #expect(DisplayList(items: [item]).inkBounds == bounds)
  }
}

@Suite struct DitheringTests {
  private func row(_ dithers: Bool, from: Double, to: Double) -> Bitmap {
    var gradient = GradientPaint(
      stops: [
        GradientPaint.Stop(color: ResolvedColor(red: from, green: 0.5, blue: 0), location: 0),
        GradientPaint.Stop(color: ResolvedColor(red: to, green: 0.5, blue: 0), location: 1),
      ], .linear(start: .zero, end: CGPoint(x: 512, y: 0)))
    gradient.isDithered = dithers
    var bitmap = Bitmap(width: 512, height: 64)
    let frame = CGRect(x: 0, y: 0, width: 512, height: 64)
    Rasterizer().draw(
      DisplayList(items: [.fillRect(PixelRect(frame), paint: .gradient(gradient))]), into: &bitmap,
      glyphs: NoGlyphs())
    return bitmap
  }

  @Test func meansAreExactWhereStepsAreNot() {
    let bitmap = row(true, from: 0.2, to: 0.23)
    for block in 0..<64 {
      var sum = 0.0
      for y in 0..<64 { for x in 0..<8 { sum += Double(bitmap[block * 8 + x, y].red) } }
      let exact = (0.2 + 0.03 * (Double(block) * 8 + 4) / 512) * 255
      #expect((sum / 512 - exact).magnitude < 0.06, "\(sum / 512) for \(exact)")
    }
  }

  @Test func noPixelIsOffByMoreThanOne() {
    let (plain, dithered) = (row(false, from: 0, to: 1), row(true, from: 0, to: 1))
    // An expectation takes as long as a thousand pixels: one is for all of them.
    let wrong = zip(plain.pixels, dithered.pixels).count { one, other -> Bool in
      let step: Int = Int(one & 255) - Int(other & 255)
      return abs(step) > 1 || min(one, other) >> 24 != 255
    }
    #expect(wrong == 0)
    #expect(plain != dithered)
    // A colour that is a whole step stays as it is.
    let full = row(true, from: 1, to: 1)
    #expect(full.pixels.allSatisfy { $0 & 255 == 255 })
  }
}
