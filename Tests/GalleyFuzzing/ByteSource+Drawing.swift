import Foundation
import GalleyBudget
import GalleyGeometry
import GalleyGraphics
import GalleyRaster

/// Paths, paints and items of display lists.
extension ByteSource {
  mutating func point() -> CGPoint { CGPoint(x: number(), y: number()) }

  mutating func rect() -> CGRect {
    CGRect(x: number(), y: number(), width: number(), height: number())
  }

  mutating func color() -> ResolvedColor {
    ResolvedColor(red: share(), green: share(), blue: share(), alpha: share())
  }

  mutating func transform() -> CGAffineTransform {
    switch below(4) {
    case 0: .identity
    case 1: CGAffineTransform(translationX: number(), y: number())
    case 2: CGAffineTransform(scaleX: number() / 16, y: number() / 16)
    default:
      CGAffineTransform(
        a: number() / 32, b: number() / 32, c: number() / 32, d: number() / 32, tx: number(),
        ty: number())
    }
  }

  mutating func path() -> Path {
    var path = Path()
    for _ in 0..<below(12) {
      switch below(9) {
      case 0: path.move(to: point())
      case 1: path.addLine(to: point())
      case 2: path.addQuadCurve(to: point(), control: point())
      case 3: path.addCurve(to: point(), control1: point(), control2: point())
      case 4: path.addRect(rect(), transform: transform())
      case 5: path.addEllipse(in: rect(), transform: transform())
      case 6:
        path.addRoundedRect(in: rect(), cornerSize: CGSize(width: number(), height: number()))
      case 7:
        path.addArc(
          center: point(), radius: number(), startAngle: .degrees(number() * 4),
          endAngle: .degrees(number() * 4), clockwise: flag())
      default: path.closeSubpath()
      }
    }
    return path
  }

  mutating func stroke() -> StrokeStyle {
    StrokeStyle(
      lineWidth: number(), lineCap: choice([.butt, .round, .square]),
      lineJoin: choice([.miter, .round, .bevel]), miterLimit: number(),
      dash: (0..<below(4)).map { _ in CGFloat(number()) }, dashPhase: number())
  }

  /// The path, a part of it, its outline as a line, or what an operation makes of it and another one.
  mutating func changed(_ path: Path, by other: Path, budget: RenderBudget) -> Path {
    func combined(_ operation: PathOperation) -> Path {
      path.combined(operation, with: other, eoFill: flag(), budget: budget) ?? Path()
    }
    return switch below(9) {
    case 0: combined(.union)
    case 1: combined(.intersection)
    case 2: combined(.subtraction)
    case 3: combined(.symmetricDifference)
    case 4: path.trimmedPath(from: share(), to: share())
    case 5, 6: path.strokedPath(stroke(), budget: budget) ?? Path()
    case 7: path.applying(transform())
    default: path
    }
  }

  mutating func bitmap() -> Bitmap {
    var bitmap = Bitmap(width: 1 + below(9), height: 1 + below(7))
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width {
        // Premultiplied: no channel is above the opacity.
        let (alpha, gray) = (UInt32(byte()), UInt32(byte()))
        let value = gray * alpha / 255
        bitmap[x, y] = Pixel(rawValue: alpha << 24 | value << 16 | value << 8 | value)
      }
    }
    return bitmap
  }

  mutating func gradient() -> GradientPaint {
    let stops = (0..<below(5)).map { _ in
      GradientPaint.Stop(color: color(), location: share())
    }.sorted { $0.location < $1.location }
    let geometry: GradientPaint.Geometry =
      switch below(5) {
      case 0: .linear(start: point(), end: point())
      case 1: .radial(center: point(), startRadius: number(), endRadius: number())
      case 2: .angular(center: point(), start: number(), end: number())
      case 3: .sweep(center: point(), start: number(), end: number())
      default:
        .conical(start: point(), startRadius: number(), end: point(), endRadius: number())
      }
    var paint = GradientPaint(stops: stops, geometry, isStretched: flag())
    paint.extend = choice([.pad, .repeat, .reflect])
    paint.interpolation = flag() ? .straight : .premultiplied
    paint.space = choice([.encoded, .linear, .perceptual])
    paint.isDithered = flag()
    paint.transform = transform()
    return paint
  }

  mutating func paint(depth: Int) -> Paint {
    switch below(6) {
    case 0, 1: .solid(color())
    case 2: .gradient(gradient())
    case 3: .bitmap(BitmapPaint(bitmap: bitmap(), transform: transform()))
    case 4 where depth < 3:
      .tiles(
        TilePaint(
          items: [item(depth: depth + 1)], width: 1 + below(40), height: 1 + below(40),
          transform: transform()))
    default:
      .backdrop(BackdropPaint(sigma: number(), saturation: number() / 16, tint: color()))
    }
  }

  mutating func effect() -> Effect {
    switch below(7) {
    case 0: .opacity(number() / 64)
    case 1: .luminanceToAlpha
    case 2: .blur(sigma: number())
    case 5:
      .color(
        ColorMatrix(red: row(), green: row(), blue: row(), alpha: row(), constant: row()))
    case 6: .channels(tables())
    case 3: .shadow(color(), sigma: number(), x: number(), y: number())
    default: .innerShadow(color(), sigma: number(), x: number(), y: number())
    }
  }

  private mutating func row() -> SIMD4<Double> {
    SIMD4(number(), number(), number(), number()) / 64
  }

  private mutating func tables() -> ChannelTables {
    let powers = (0..<4).map { _ in number() / 32 }
    func table(_ index: Int) -> (Double) -> Double { { pow($0, powers[index]) } }
    return ChannelTables(red: table(0), green: table(1), blue: table(2), alpha: table(3))
  }

  mutating func item(depth: Int) -> DisplayItem {
    switch below(8) {
    case 0:
      return .fill(path: path(), rule: flag() ? .evenOdd : .nonZero, paint: paint(depth: depth))
    case 1: return .fillRect(PixelRect(rect()), paint: paint(depth: depth))
    case 2:
      return .image(
        bitmap(), frame: PixelRect(rect()),
        sampling: choice([.nearest, .smooth, .smoothInLinearLight, .cubic]))
    case 6:
      return .glyphs(run(), origin: origin(), scale: number() / 16, paint: paint(depth: depth))
    case 7:
      return .glyphOutlines(
        run(), origin: origin(), scale: number() / 16, stroke: stroke(), paint: paint(depth: depth))
    case 3 where depth < 5:
      var projection = ProjectionTransform(transform())
      (projection.m13, projection.m23) = (number() / 4096, number() / 4096)
      return .group(DisplayGroup(items: items(depth), projection: projection))
    case _ where depth < 5:
      return .group(
        DisplayGroup(
          items: items(depth), transform: transform(), clip: flag() ? path() : nil,
          clipRule: flag() ? .evenOdd : .nonZero, blendMode: choice(BlendMode.allCases),
          isIsolated: flag(), mask: flag() ? items(depth) : nil,
          effects: (0..<below(3)).map { _ in effect() }))
    default: return .fillRect(PixelRect(rect()), paint: .solid(color()))
    }
  }

  mutating func items(_ depth: Int) -> [DisplayItem] {
    (0..<below(4)).map { _ in item(depth: depth + 1) }
  }
}
