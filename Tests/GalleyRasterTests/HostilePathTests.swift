import GalleyGeometry
import GalleyGraphics
import GalleyRaster
import Testing

/// Paths that nobody draws on purpose: each paints what can be said of it, in bounded time.
@Suite struct HostilePathTests {
  private func draw(_ path: Path, _ rule: FillRule = .nonZero) -> (Bitmap, [RasterProblem]) {
    var bitmap = Bitmap(width: 64, height: 64)
    let problems = Rasterizer().draw(
      DisplayList(items: [.fill(path: path, rule: rule, paint: .solid(.black))]), into: &bitmap,
      glyphs: NoGlyphs())
    return (bitmap, problems)
  }

  private func zigzag(_ count: Int) -> Path {
    Path { path in
      path.move(to: CGPoint(x: 1, y: 1))
      for index in 0..<count {
        path.addLine(
          to: CGPoint(
            x: CGFloat(index * 7919 % 6200) / 100 + 1, y: CGFloat(index * 31 % 6200) / 100))
      }
    }
  }

  @Test func manySegments() {
    let clock = ContinuousClock()
    var bitmap = Bitmap(width: 0, height: 0)
    // A thousand in each row of pixels, all of which cross.
    let time = clock.measure { bitmap = draw(zigzag(100_000)).0 }
    #expect(bitmap.pixels.contains { $0 >> 24 == 255 })
    // Of an unoptimised build.
    #expect(time < .seconds(60))
  }

  @Test func segmentsWithoutLengthPaintNothing() {
    var path = Path()
    path.move(to: CGPoint(x: 9, y: 9))
    for _ in 0..<1000 { path.addLine(to: CGPoint(x: 9, y: 9)) }
    path.addCurve(
      to: CGPoint(x: 9, y: 9), control1: CGPoint(x: 9, y: 9), control2: CGPoint(x: 9, y: 9))
    path.closeSubpath()
    #expect(draw(path).0.pixels.allSatisfy { $0 == 0 })
    #expect(draw(path.strokedPath(StrokeStyle(lineWidth: 4))).0.pixels.allSatisfy { $0 == 0 })
    let round = path.strokedPath(StrokeStyle(lineWidth: 6, lineCap: .round, lineJoin: .round))
    let (bitmap, problems) = draw(round)
    #expect(bitmap[9, 9].alpha == 255 && problems.isEmpty)
  }

  @Test func farCoordinatesAreCutOff() {
    for far in [1e7, 1e15, 1e30, 1e150] as [CGFloat] {
      let triangle = Path { path in
        path.move(to: CGPoint(x: -far, y: -far))
        path.addLine(to: CGPoint(x: far, y: -far))
        path.addLine(to: CGPoint(x: 32, y: far))
        path.closeSubpath()
      }
      #expect(draw(triangle).0[32, 32].alpha == 255, "\(far)")
      let curve = Path { path in
        path.move(to: CGPoint(x: 0, y: 10))
        path.addCurve(
          to: CGPoint(x: 64, y: 10), control1: CGPoint(x: far, y: far),
          control2: CGPoint(x: -far, y: far))
      }
      _ = draw(curve)
      _ = draw(curve.strokedPath(StrokeStyle(lineWidth: 3, dash: [4, 2])))
    }
  }

  @Test func brokenCoordinatesAreReported() {
    for value in [CGFloat.nan, .infinity, -.infinity] {
      for place in 0..<3 {
        var path = Path(ellipseIn: CGRect(x: 4, y: 4, width: 50, height: 50))
        path.move(to: CGPoint(x: 3, y: 3))
        let points = (0..<3).map { CGPoint(x: 5 + CGFloat($0) * 9, y: $0 == place ? value : 20) }
        path.addCurve(to: points[0], control1: points[1], control2: points[2])
        let (bitmap, problems) = draw(path)
        #expect(problems == [.undefinedPaths(count: 1)])
        #expect(bitmap.pixels.allSatisfy { $0 == 0 })
      }
    }
  }

  /// The whole path's dashes count, and a line that lacks them says so however it is moved, cut or joined.
  @Test func tooManyDashesAreReported() {
    let line = Path(CGRect(x: 4, y: 4, width: 50, height: 40))
    let whole = draw(line.strokedPath(StrokeStyle(lineWidth: 3))).0
    let fine = line.strokedPath(StrokeStyle(lineWidth: 3, dash: [1e-3, 5e-4]))
    var joined = Path(CGRect(x: 4, y: 4, width: 1, height: 1))
    joined.addPath(fine)
    #expect(draw(fine) == (whole, [.undashedLines(count: 1)]))
    for path in [joined, fine.trimmedPath(from: 0, to: 0.5), fine.offsetBy(dx: 1e6, dy: 0)] {
      #expect(draw(path).1 == [.undashedLines(count: 1)])
    }
    // Short ones that are too many together.
    let many = Path { path in
      for index in 0..<300 {
        path.addRect(CGRect(x: CGFloat(index % 60), y: 4, width: 50, height: 50))
      }
    }
    #expect(many.strokedPath(StrokeStyle(lineWidth: 1, dash: [0.25])).lacksDashes)
    let coarse = draw(line.strokedPath(StrokeStyle(lineWidth: 3, dash: [4, 2])))
    #expect(coarse.0 != whole && coarse.1.isEmpty)
  }

  @Test func brokenStrokesDrawNothingOrAWholeLine() {
    var line = Path()
    line.move(to: CGPoint(x: 4, y: 32))
    line.addLine(to: CGPoint(x: 60, y: 32))
    let whole = draw(line.strokedPath(StrokeStyle(lineWidth: 4))).0
    for dash in [[0], [0, 0], [-3, 2], [.nan, 2], [1e-9, 1e-9], [.infinity]] as [[CGFloat]] {
      let dashed = draw(line.strokedPath(StrokeStyle(lineWidth: 4, dash: dash))).0
      #expect(dashed == whole, "\(dash)")
    }
    for width in [0, -1, .nan] as [CGFloat] {
      #expect(line.strokedPath(StrokeStyle(lineWidth: width)).isEmpty, "\(width)")
    }
    _ = draw(line.strokedPath(StrokeStyle(lineWidth: 1e30)))
    _ = draw(
      line.strokedPath(StrokeStyle(lineWidth: 4, miterLimit: .nan, dash: [3], dashPhase: .nan)))
  }
}
