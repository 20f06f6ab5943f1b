import GalleyBudget
import GalleyGeometry
import GalleyGraphics
import GalleyRaster

/// Makes of a display list what a format can say, so that writing needs no opinion:
///
/// 1. Transforms are applied. Coordinates are device pixels, and what a group inherits from those around it is gone.
/// 2. Strokes of glyphs, layers of coloured glyphs and gradients are fills, effects are groups of one effect each.
/// 3. What the format cannot say is painted by the rasteriser, pixel on pixel, as little of it as can be, and reported.
///    Where it looks at what lies below, what lies below is in the image, too.
/// 4. What lies beyond the edges of the image is left out.
struct VectorReducer<Glyphs: VectorGlyphSource> {
  let format: VectorFormat
  /// Pixels to a point, for messages.
  let scale: CGFloat
  let rasterizer: Rasterizer
  let glyphs: Glyphs
  var problems = VectorProblems()
  /// Device pixels that are looked at: those of the image, and what effects carry into it.
  var visible: CGRect
  /// Bytes of the bitmaps that were painted, of the budget.
  private(set) var held = 0

  init(
    _ format: VectorFormat, size: CGSize, scale: CGFloat, rasterizer: Rasterizer, glyphs: Glyphs
  ) {
    (self.format, self.scale) = (format, scale)
    (self.rasterizer, self.glyphs) = (rasterizer, glyphs)
    visible = CGRect(origin: .zero, size: size)
  }

  var budget: RenderBudget { rasterizer.budget }

  /// Gives the memory of the bitmaps back.
  mutating func end() {
    budget.release(held)
    held = 0
  }

  /// What items become that meet each other before they meet anything else.
  mutating func layer(_ items: [DisplayItem], _ transform: CGAffineTransform) -> [VectorItem] {
    var result: [VectorItem] = []
    for index in items.indices {
      guard budget.canContinue("writing") else { return [] }
      if let subject = items[index].unsayableBackdrop {
        flatten(items[...index], transform, subject, into: &result)
      } else {
        append(items[index], transform, to: &result)
      }
    }
    return result
  }

  mutating func append(
    _ item: DisplayItem, _ transform: CGAffineTransform, to result: inout [VectorItem]
  ) {
    switch item {
    case .fill(let path, let rule, let paint):
      append(PaintedPath(path, rule, paint), item, transform, to: &result)
    case .fillRect(let rect, let paint):
      append(PaintedPath(Path(rect), .nonZero, paint), item, transform, to: &result)
    case .glyphs(let run, let origin, let scale, let paint):
      let place = RunPlace(origin: origin.cgPoint, scale: scale, transform: transform)
      append(run, place, paint, item, to: &result)
    case .glyphOutlines(let run, let origin, let scale, let style, let paint):
      let place = RunPlace(origin: origin.cgPoint, scale: scale, transform: transform)
      guard let path = strokedOutlines(of: run, place, style) else { return }
      append(PaintedPath(path, .nonZero, paint), item, transform, to: &result)
    case .image(let bitmap, let frame, let sampling):
      let seen = frame.cgRect.applying(transform)
      guard bitmap.width > 0, bitmap.height > 0, frame.width > 0, frame.height > 0,
        isSeen(seen), transform.isInvertible
      else { return }
      result.append(
        .image(
          VectorImage(
            bitmap: bitmap, frame: frame.cgRect, transform: transform,
            isSmooth: sampling != .nearest)))
    case .group(let group): append(group, transform, to: &result)
    }
  }

  /// A fill of a display list.
  private struct PaintedPath {
    var path: Path
    var rule: FillRule
    var paint: Paint

    init(_ path: Path, _ rule: FillRule, _ paint: Paint) {
      (self.path, self.rule, self.paint) = (path, rule, paint)
    }
  }

  /// - Parameter item: what the fill is of.
  private mutating func append(
    _ fill: PaintedPath, _ item: DisplayItem, _ transform: CGAffineTransform,
    to result: inout [VectorItem]
  ) {
    let path = fill.path.applying(transform)
    guard isSeen(path.controlBounds), path.isDefined else { return }
    switch ReducedPaint(fill.paint, transform, format) {
    case .nothing: return
    case .paint(let paint):
      result.append(.fill(VectorFill(path: path, rule: fill.rule, paint: paint)))
    case .unsayable(let subject): paintInstead([item], transform, subject, to: &result)
    }
  }

  func isSeen(_ bounds: CGRect) -> Bool {
    bounds.minX.isFinite && bounds.minY.isFinite && bounds.width.isFinite
      && bounds.height.isFinite && bounds.maxX > visible.minX && bounds.minX < visible.maxX
      && bounds.maxY > visible.minY && bounds.minY < visible.maxY
  }

  // MARK: What is painted instead

  /// Device pixels that items paint and that are looked at.
  func ink(_ items: [DisplayItem], _ transform: CGAffineTransform) -> CGRect {
    let group = DisplayGroup(items: items, transform: transform)
    let bounds = DisplayList(items: [.group(group)]).inkBounds.overlap(with: visible.integral)
    return bounds.isNull || bounds.width < 1 || bounds.height < 1 ? .null : bounds
  }

  /// Items as the rasteriser paints them in a rectangle of whole pixels.
  mutating func bitmap(
    of items: [DisplayItem], _ transform: CGAffineTransform, in bounds: CGRect
  ) -> Bitmap? {
    guard !bounds.isNull else { return nil }
    let (width, height) = (Int(bounds.width), Int(bounds.height))
    let bytes = RenderBudget.bytes(width, by: height, each: 4)
    let purpose = "an image of \(width) x \(height) pixels in a file of shapes"
    guard budget.reserve(bytes, for: purpose) else { return nil }
    held += bytes
    var bitmap = Bitmap(width: width, height: height)
    let place = CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY)
    let group = DisplayGroup(items: items, transform: transform.concatenating(place))
    rasterizer.draw(DisplayList(items: [.group(group)]), into: &bitmap, glyphs: glyphs)
    return budget.isExhausted || !bitmap.hasInk ? nil : bitmap
  }

  /// Adds the pixels of items that the format cannot say.
  mutating func paintInstead(
    _ items: [DisplayItem], _ transform: CGAffineTransform, _ subject: String,
    to result: inout [VectorItem]
  ) {
    let bounds = ink(items, transform)
    guard let bitmap = bitmap(of: items, transform, in: bounds) else { return }
    report(subject, bounds)
    result.append(.image(VectorImage(bitmap: bitmap, frame: bounds)))
  }

  /// Adds the last of the items, which looks at those before it: an image of what is seen in its place where that covers
  /// all that lies there, and one of all items otherwise.
  private mutating func flatten(
    _ items: ArraySlice<DisplayItem>, _ transform: CGAffineTransform, _ subject: String,
    into result: inout [VectorItem]
  ) {
    let bounds = ink(Array(items.suffix(1)), transform)
    if bounds.isNull { return }
    // All of it, as a blur looks beyond the place that it is seen in.
    let whole = ink(Array(items), transform)
    guard let all = bitmap(of: Array(items), transform, in: whole) else { return result = [] }
    report(subject, bounds)
    let seen = all.part(bounds.offsetBy(dx: -whole.minX, dy: -whole.minY))
    if seen.isOpaque {
      result.append(.image(VectorImage(bitmap: seen, frame: bounds)))
    } else {
      result = [.image(VectorImage(bitmap: all, frame: whole))]
    }
  }

  mutating func report(_ subject: String, _ bounds: CGRect) {
    problems.add(
      VectorProblem(
        subject: subject, format: format,
        frame: bounds.applying(CGAffineTransform(scaleX: 1 / scale, y: 1 / scale))))
  }
}

extension Bitmap {
  /// The pixels in a rectangle of whole pixels that lies in the bitmap.
  fileprivate func part(_ rect: CGRect) -> Bitmap {
    var part = Bitmap(width: Int(rect.width), height: Int(rect.height))
    for y in 0..<part.height {
      for x in 0..<part.width { part[x, y] = self[x + Int(rect.minX), y + Int(rect.minY)] }
    }
    return part
  }

  fileprivate var hasInk: Bool { pixels.contains { $0 >> 24 != 0 } }
  fileprivate var isOpaque: Bool { pixels.allSatisfy { $0 >> 24 == 255 } }
}

extension Path {
  /// Whether every coordinate is a number that a file can say.
  var isDefined: Bool {
    var isDefined = true
    for element in elements {
      element.forEachPoint { point in
        if !(point.x.magnitude < 1e8 && point.y.magnitude < 1e8) { isDefined = false }
      }
    }
    return isDefined
  }
}

extension CGAffineTransform {
  var isInvertible: Bool {
    let determinant = a * d - b * c
    return determinant != 0 && determinant.isFinite && (1 / determinant).isFinite
      && tx.isFinite && ty.isFinite
  }

  /// How much larger areas become, as a factor of their sides.
  var scaleFactor: CGFloat { (a * d - b * c).magnitude.squareRoot() }
}
