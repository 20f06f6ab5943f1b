import GalleyGeometry
import GalleyGraphics
import GalleyRaster
import Testing

/// Gradients and images as paint, held to their formulas at the middle of every pixel.
@Suite struct PatternTests {
  private let frame = CGRect(x: 0, y: 0, width: 40, height: 20)

  private func draw(
    _ paint: Paint, transform: CGAffineTransform = .identity, clip: Path? = nil
  ) -> Bitmap {
    var bitmap = Bitmap(width: 40, height: 20)
    let item = DisplayItem.fillRect(PixelRect(frame), paint: paint)
    let group = DisplayGroup(items: [item], transform: transform, clip: clip)
    Rasterizer().draw(
      DisplayList(items: [.group(group)]), into: &bitmap, glyphs: NoGlyphs())
    return bitmap
  }

  private func blackToWhite(
    _ geometry: GradientPaint.Geometry, isStretched: Bool = false
  ) -> GradientPaint {
    GradientPaint(
      stops: [
        GradientPaint.Stop(color: .black, location: 0),
        GradientPaint.Stop(color: .white, location: 1),
      ], geometry, isStretched: isStretched)
  }

  /// Every pixel against the part of the way that a formula gives, within one step of 255.
  private func expect(
    _ bitmap: Bitmap, part: (Double, Double) -> Double,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width {
        let exact = min(max(part(Double(x) + 0.5, Double(y) + 0.5), 0), 1) * 255
        let found = Double(bitmap[x, y].red)
        guard (found - exact).magnitude > 1 else { continue }
        Issue.record("\(x),\(y): \(found), not \(exact)", sourceLocation: sourceLocation)
        return
      }
    }
  }

  /// Red to clear blue: premultiplied it stays red, straight it becomes blue while it fades.
  @Test func coloursOfDifferentOpacity() {
    let red = ResolvedColor(red: 1, green: 0, blue: 0)
    let stops = [
      GradientPaint.Stop(color: red, location: 0),
      GradientPaint.Stop(
        color: ResolvedColor(red: 0, green: 0, blue: 1, alpha: 0), location: 1),
    ]
    #expect(stops.color(at: 0.5).pixel == Pixel(red: 128, green: 0, blue: 0, alpha: 128))
    #expect(
      stops.color(at: 0.5, interpolation: .straight).pixel
        == Pixel(red: 64, green: 0, blue: 64, alpha: 128))
    #expect(
      stops.color(at: 0.25, interpolation: .straight)
        == ResolvedColor(red: 0.75, green: 0, blue: 0.25, alpha: 0.75))
    let across = GradientPaint.Geometry.linear(start: .zero, end: CGPoint(x: 40, y: 0))
    var gradient = GradientPaint(stops: stops, across)
    #expect(
      draw(.gradient(gradient))[19, 3] == Pixel(red: 131, green: 0, blue: 0, alpha: 131))
    gradient.interpolation = .straight
    #expect(
      draw(.gradient(gradient))[19, 3] == Pixel(red: 67, green: 0, blue: 64, alpha: 131))
    // Equally opaque colours know no difference.
    for (one, other) in [(1.0, 1.0), (0.4, 0.4)] {
      let stops = [
        GradientPaint.Stop(color: red.opacity(one), location: 0),
        GradientPaint.Stop(color: ResolvedColor.white.opacity(other), location: 1),
      ]
      for place in (0...7).map({ CGFloat($0) / 7 }) {
        #expect(
          stops.color(at: place).pixel
            == stops.color(at: place, interpolation: .straight).pixel)
      }
    }
  }

  @Test func linearFromStartToEnd() {
    let paint = Paint.gradient(blackToWhite(.linear(start: .zero, end: CGPoint(x: 1, y: 0))))
      .located(in: PixelRect(frame), scale: 1)
    expect(draw(paint)) { x, _ in x / 40 }
    let clip = Path(ellipseIn: CGRect(x: 1, y: 1, width: 38, height: 18))
    let clipped = draw(paint, clip: clip)
    #expect(clipped[20, 10] == draw(paint)[20, 10] && clipped[0, 0] == .clear)
    let pointlike = Paint.gradient(blackToWhite(.linear(start: .zero, end: .zero)))
    #expect(draw(pointlike)[3, 3] == ResolvedColor.white.pixel)
  }

  @Test func linearUnderAShear() {
    let paint = Paint.gradient(blackToWhite(.linear(start: .zero, end: CGPoint(x: 40, y: 0))))
    // Lines of one colour are upright in the group and slanted on the device.
    let shear = CGAffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 0, ty: 0)
    let bitmap = draw(paint, transform: shear)
    for (x, y) in [(20, 4), (30, 10), (36, 18)] {
      let exact = (Double(x) + 0.5 - 0.5 * (Double(y) + 0.5)) / 40 * 255
      #expect((Double(bitmap[x, y].red) - exact).magnitude <= 1, "\(x),\(y)")
    }
  }

  @Test func radialInPointsAndStretched() {
    let center = CGPoint(x: 0.5, y: 0.5)
    func distance(_ x: Double, _ y: Double) -> Double {
      ((x - 20) * (x - 20) + (y - 10) * (y - 10)).squareRoot()
    }
    let radial = blackToWhite(.radial(center: center, startRadius: 2, endRadius: 8))
    expect(draw(Paint.gradient(radial).located(in: PixelRect(frame), scale: 1))) {
      (distance($0, $1) - 2) / 6
    }
    expect(draw(Paint.gradient(radial).located(in: PixelRect(frame), scale: 2))) {
      (distance($0, $1) - 4) / 12
    }
    let inwards = blackToWhite(.radial(center: center, startRadius: 8, endRadius: 2))
    expect(draw(Paint.gradient(inwards).located(in: PixelRect(frame), scale: 1))) {
      (8 - distance($0, $1)) / 6
    }
    let ellipse = blackToWhite(
      .radial(center: center, startRadius: 0, endRadius: 0.5), isStretched: true)
    expect(draw(Paint.gradient(ellipse).located(in: PixelRect(frame), scale: 1))) { x, y in
      let (u, v) = ((x - 20) / 20, (y - 10) / 10)
      return (u * u + v * v).squareRoot()
    }
    let circle = blackToWhite(.radial(center: center, startRadius: 5, endRadius: 5))
    let hard = draw(Paint.gradient(circle).located(in: PixelRect(frame), scale: 1))
    #expect(hard[20, 10] == ResolvedColor.black.pixel && hard[27, 10] == ResolvedColor.white.pixel)
  }

  @Test func angularClockwiseFromItsStart() {
    let center = CGPoint(x: 0.5, y: 0.5)
    func turn(_ x: Double, _ y: Double) -> Double {
      let turn = DeterministicMath.angle(x: x - 20, y: y - 10) / (2 * .pi)
      return turn < 0 ? turn + 1 : turn
    }
    let whole = blackToWhite(.angular(center: center, start: 0, end: 2 * .pi))
    expect(draw(Paint.gradient(whole).located(in: PixelRect(frame), scale: 1)), part: turn)
    // A quarter of a turn; what is missing is white up to its middle, then black.
    let part = blackToWhite(.angular(center: center, start: 0, end: .pi / 2))
    expect(draw(Paint.gradient(part).located(in: PixelRect(frame), scale: 1))) { x, y in
      let place = turn(x, y)
      return place <= 0.25 ? place * 4 : place < 0.625 ? 1 : 0
    }
    // Of two turns the last one.
    let double = blackToWhite(.angular(center: center, start: 0, end: 4 * .pi))
    expect(draw(Paint.gradient(double).located(in: PixelRect(frame), scale: 1))) {
      (turn($0, $1) + 1) / 2
    }
    let backwards = blackToWhite(.angular(center: center, start: 1, end: 0))
    #expect(draw(Paint.gradient(backwards))[3, 3] == ResolvedColor.white.pixel)
  }

  @Test func patternsBeyondTheEnds() {
    var paint = blackToWhite(.linear(start: CGPoint(x: 10, y: 0), end: CGPoint(x: 20, y: 0)))
    paint.extend = .repeat
    expect(draw(.gradient(paint))) { x, _ in (x / 10).truncatingRemainder(dividingBy: 1) }
    paint.extend = .reflect
    expect(draw(.gradient(paint))) { x, _ in
      let place = (x / 10 + 1).truncatingRemainder(dividingBy: 2)
      return place < 1 ? place : 2 - place
    }
  }

  @Test func conesHaveNoColourWhereNoCircleIs() {
    let cone = blackToWhite(
      .conical(
        start: CGPoint(x: 10, y: 10), startRadius: 2, end: CGPoint(x: 30, y: 10), endRadius: 2))
    let bitmap = draw(.gradient(cone))
    #expect(bitmap[20, 2] == .clear && bitmap[20, 18] == .clear)
    // On the axis the last circle through a place is the one whose left end it is.
    let exact = (20.5 + 2 - 10) / 20 * 255
    #expect((Double(bitmap[20, 10].red) - exact).magnitude <= 2)
    let concentric = blackToWhite(
      .conical(
        start: CGPoint(x: 20, y: 10), startRadius: 2, end: CGPoint(x: 20, y: 10), endRadius: 8))
    expect(draw(.gradient(concentric))) { x, y in
      (((x - 20) * (x - 20) + (y - 10) * (y - 10)).squareRoot() - 2) / 6
    }
  }

  @Test func imagesRepeatFromTheUpperLeftCorner() {
    var tile = Bitmap(width: 3, height: 2, filledWith: ResolvedColor.white.pixel)
    tile[1, 0] = ResolvedColor.black.pixel
    tile[2, 1] = Pixel(red: 9, green: 8, blue: 7, alpha: 200)
    let paint = Paint.bitmap(BitmapPaint(bitmap: tile))
    let corner = CGRect(x: 4, y: 3, width: 10, height: 10)
    let bitmap = draw(paint.located(in: PixelRect(corner), scale: 1))
    for y in 0..<20 {
      for x in 0..<40 { #expect(bitmap[x, y] == tile[(x + 2) % 3, (y + 1) % 2], "\(x),\(y)") }
    }
    let faded = draw(paint.opacity(0.5).located(in: PixelRect(corner), scale: 1))
    #expect(faded[4, 3].alpha == 128)
    let doubled = draw(paint.located(in: PixelRect(corner), scale: 2))
    #expect(doubled[4 + 2, 3] != doubled[4, 3])
  }
}
