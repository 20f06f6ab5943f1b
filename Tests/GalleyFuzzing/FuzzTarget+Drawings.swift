import Foundation
import Galley
import GalleyBudget
import GalleyGeometry
import GalleyGraphics
import GalleyRaster
import GalleyScenes

extension FuzzTarget {
  static var drawings: [FuzzTarget] {
    [
      FuzzTarget("path", "the commands of a path, operations on it, and a line along it", path),
      FuzzTarget("display-list", "groups, fills, images and effects", displayList),
      FuzzTarget("scene", "choices among the elements, keys and modifiers of scenes", scene),
    ]
  }

  private static func path(_ bytes: [UInt8]) throws {
    var source = ByteSource(bytes)
    let budget = RenderBudget(.fuzzing)
    var items: [DisplayItem] = []
    var other = Path(CGRect(x: 8, y: 8, width: 20, height: 20))
    while !source.isAtEnd, items.count < 20 {
      let first = source.path()
      let path = source.changed(first, by: other, budget: budget)
      let rule: FillRule = source.flag() ? .evenOdd : .nonZero
      items.append(.fill(path: path, rule: rule, paint: .solid(source.color())))
      // Not the result, which would grow with each operation.
      other = first
    }
    try draw(DisplayList(items: items), glyphs: NoGlyphs(), budget: budget)
  }

  private static func displayList(_ bytes: [UInt8]) throws {
    var source = ByteSource(bytes)
    var items: [DisplayItem] = []
    while !source.isAtEnd, items.count < 24 { items.append(source.item(depth: 0)) }
    try draw(DisplayList(items: items), glyphs: NoGlyphs(), budget: RenderBudget(.fuzzing))
  }

  /// A scene that is drawn again has the same pixels, and so has one that another renderer draws, which now and then is
  /// asked: it has to read the fonts.
  private static func scene(_ bytes: [UInt8]) throws {
    var source = ByteSource(bytes)
    let asksAnother = source.below(16) == 1
    var composer = SceneComposer(views: 20) { source.below($0) }
    let scene = try Scene(data: Data(composer.scene().utf8), file: "scene.json")
    let first = try scene.render(with: .kept).bitmap
    let second = try scene.render(with: .kept).bitmap
    try FuzzFinding.require(first == second, "a scene changes where it is drawn again")
    guard asksAnother else { return }
    let other = try scene.render(with: Renderer(limits: .fuzzing)).bitmap
    try FuzzFinding.require(first == other, "a scene changes with its renderer")
  }

  /// Paints a list by each form of the pixel loops: the pixels are the same.
  static func draw(
    _ list: DisplayList, glyphs: some GlyphSource, budget: RenderBudget
  ) throws {
    var images: [Bitmap] = []
    for kernels in PixelKernels.available {
      var bitmap = Bitmap(width: 60, height: 40, filledWith: Pixel(rawValue: 0xFFFF_FFFF))
      let rasterizer = Rasterizer(kernels: kernels)
      rasterizer.budget = budget
      rasterizer.draw(list, into: &bitmap, glyphs: glyphs)
      try budget.check()
      images.append(bitmap)
    }
    try FuzzFinding.require(
      images.allSatisfy { $0 == images.first }, "the forms of the pixel loops differ")
  }
}

/// A source without glyphs.
struct NoGlyphs: GlyphSource {
  func image(of glyph: GlyphID, in face: FaceID) -> GlyphImage { .outline(Path(), unitsPerEm: 1) }
}

extension ByteSource {
  fileprivate mutating func point() -> CGPoint { CGPoint(x: number(), y: number()) }

  fileprivate mutating func rect() -> CGRect {
    CGRect(x: number(), y: number(), width: number(), height: number())
  }

  fileprivate mutating func color() -> ResolvedColor {
    ResolvedColor(red: share(), green: share(), blue: share(), alpha: share())
  }

  fileprivate mutating func transform() -> CGAffineTransform {
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

  fileprivate mutating func path() -> Path {
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

  fileprivate mutating func stroke() -> StrokeStyle {
    StrokeStyle(
      lineWidth: number(), lineCap: choice([.butt, .round, .square]),
      lineJoin: choice([.miter, .round, .bevel]), miterLimit: number(),
      dash: (0..<below(4)).map { _ in CGFloat(number()) }, dashPhase: number())
  }

  /// The path, a part of it, its outline as a line, or what an operation makes of it and another one.
  fileprivate mutating func changed(_ path: Path, by other: Path, budget: RenderBudget) -> Path {
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

  fileprivate mutating func bitmap() -> Bitmap {
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

  fileprivate mutating func gradient() -> GradientPaint {
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
    var paint = GradientPaint(stops: stops, geometry)
    paint.extend = choice([.pad, .repeat, .reflect])
    paint.interpolation = flag() ? .straight : .premultiplied
    paint.isDithered = flag()
    paint.transform = transform()
    return paint
  }

  fileprivate mutating func paint(depth: Int) -> Paint {
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

  fileprivate mutating func effect() -> Effect {
    switch below(5) {
    case 0: .opacity(number() / 64)
    case 1: .luminanceToAlpha
    case 2: .blur(sigma: number())
    case 3: .shadow(color(), sigma: number(), x: number(), y: number())
    default: .innerShadow(color(), sigma: number(), x: number(), y: number())
    }
  }

  mutating func item(depth: Int) -> DisplayItem {
    switch below(6) {
    case 0:
      return .fill(path: path(), rule: flag() ? .evenOdd : .nonZero, paint: paint(depth: depth))
    case 1: return .fillRect(PixelRect(rect()), paint: paint(depth: depth))
    case 2:
      return .image(
        bitmap(), frame: PixelRect(rect()),
        sampling: choice([.nearest, .smooth, .smoothInLinearLight, .cubic]))
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

  private mutating func items(_ depth: Int) -> [DisplayItem] {
    (0..<below(4)).map { _ in item(depth: depth + 1) }
  }
}
