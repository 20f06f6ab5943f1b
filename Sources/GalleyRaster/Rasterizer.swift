import GalleyGeometry
import GalleyGraphics

/// Paints display lists. Buffers and glyph coverages are kept from picture to picture; a rasteriser
/// belongs to one task.
///
/// The same list gives the same pixels whatever was painted before, on any processor and in any
/// build: coordinates become fixed point before an area is summed, and blending is integer
/// arithmetic.
public final class Rasterizer {
  let accumulator = CoverageAccumulator()
  let glyphCache = GlyphCache()
  let reducedBitmaps = ReducedBitmaps()
  private var edgeBuffer: [FixedEdge] = []
  private var gradientColors: [[GradientPaint.Stop]: [UInt32]] = [:]
  /// Paths that could not be painted since they were last asked for.
  private var undefinedPaths = 0

  public init() {}

  /// Whether this module was built with optimisation, so that tests of debug against release
  /// builds can tell that they really compare the two.
  public static var isOptimizedBuild: Bool { !_isDebugAssertConfiguration() }

  /// Paints `list` over what `bitmap` holds.
  /// - Returns: what could not be painted.
  /// - Complexity: O(n) in the painted pixels and the edges of the paths.
  @discardableResult
  public func draw(
    _ list: DisplayList, into bitmap: inout Bitmap, glyphs: some GlyphSource
  ) -> [RasterProblem] {
    undefinedPaths = 0
    let bounds = PixelRect(left: 0, top: 0, right: bitmap.width, bottom: bitmap.height)
    guard !bounds.isEmpty else { return [] }
    bitmap.pixels.withUnsafeMutableBufferPointer { pixels in
      guard let base = pixels.baseAddress else { return }
      let context = DrawingContext(
        surface: Surface(pixels: base, bounds: bounds), clip: ClipMask(bounds: bounds),
        transform: .identity)
      draw(list.items, in: context, glyphs: glyphs)
    }
    return undefinedPaths == 0 ? [] : [.undefinedPaths(count: undefinedPaths)]
  }

  /// Where drawing goes, what is let through and how coordinates become device pixels.
  struct DrawingContext {
    var surface: Surface
    var clip: ClipMask
    var transform: CGAffineTransform
  }

  func draw(
    _ items: [DisplayItem], in context: DrawingContext, glyphs: some GlyphSource
  ) {
    if context.clip.bounds.isEmpty { return }
    for item in items {
      switch item {
      case .fill(let path, let rule, let paint):
        fill(path, rule: rule, paint: paint, in: context)
      case .fillRect(let rect, let paint):
        fillRect(rect, paint: paint, in: context)
      case .glyphs(let run, let origin, let scale, let paint):
        draw(run, origin: origin, scale: scale, paint: paint, in: context, glyphs: glyphs)
      case .glyphOutlines(let run, let origin, let scale, let stroke, let paint):
        drawOutlines(
          run, origin: origin, scale: scale, style: stroke, paint: paint, in: context,
          glyphs: glyphs)
      case .image(let bitmap, let frame, let isSmooth):
        draw(bitmap, frame: frame, isSmooth: isSmooth, in: context)
      case .group(let group):
        draw(group, in: context, glyphs: glyphs)
      }
    }
  }

  func fill(
    _ path: Path, rule: FillRule, paint: Paint, in context: DrawingContext, tolerance: Double = 0.02
  ) {
    scan(path, rule: rule, in: context, tolerance: tolerance, paint: paint)
  }

  private func fillRect(_ rect: CGRect, paint: Paint, in context: DrawingContext) {
    let moved = rect.offsetBy(dx: context.transform.tx, dy: context.transform.ty)
    let pixels = PixelRect(covering: moved)
    let isAligned =
      context.transform.isTranslation && moved.minX == CGFloat(pixels.left)
      && moved.minY == CGFloat(pixels.top) && moved.maxX == CGFloat(pixels.right)
      && moved.maxY == CGFloat(pixels.bottom)
    guard isAligned else {
      return fill(Path(rect), rule: .nonZero, paint: paint, in: context)
    }
    let visible = pixels.intersection(context.clip.bounds)
    guard !visible.isEmpty else { return }
    withSink(paint, context, bounds: visible) { sink in
      for y in visible.top..<visible.bottom {
        sink.span(y: y, x: visible.left, count: visible.width, coverage: 255)
      }
    }
  }

  private func scan(
    _ path: Path, rule: FillRule, in context: DrawingContext, tolerance: Double, paint: Paint
  ) {
    let bounds = PixelRect(covering: path.controlBounds.applying(context.transform))
      .intersection(context.clip.bounds)
    // Undefined bounds are empty too, and are found by the flattener.
    let clip = bounds.isEmpty ? context.clip.bounds : bounds
    var flattener = PathFlattener(clip: clip, tolerance: tolerance, reusing: edgeBuffer)
    edgeBuffer = []
    flattener.add(path, transform: context.transform)
    if flattener.isUndefined { undefinedPaths += 1 }
    if !bounds.isEmpty {
      withSink(paint, context, bounds: bounds) { sink in
        accumulator.scan(
          flattener.edges, clip: bounds, rule: rule, isConvex: flattener.isConvex, into: &sink)
      }
    }
    edgeBuffer = flattener.edges
  }

  /// The colours of stops at equal steps, kept for the paints that come back: the glyphs of a text.
  func gradientColors(_ stops: [GradientPaint.Stop]) -> [UInt32] {
    if let known = gradientColors[stops] { return known }
    if gradientColors.count == 64 { gradientColors = [:] }
    let colors = GradientTable.colors(of: stops)
    gradientColors[stops] = colors
    return colors
  }

  /// The coverage of `path` inside `bounds`, one byte a pixel.
  func coverage(
    of path: Path, rule: FillRule, transform: CGAffineTransform, bounds: PixelRect,
    tolerance: Double = 0.02
  ) -> [UInt8] {
    guard !bounds.isEmpty else { return [] }
    var flattener = PathFlattener(clip: bounds, tolerance: tolerance, reusing: edgeBuffer)
    edgeBuffer = []
    flattener.add(path, transform: transform)
    if flattener.isUndefined { undefinedPaths += 1 }
    var coverage = [UInt8](repeating: 0, count: bounds.width * bounds.height)
    coverage.withUnsafeMutableBufferPointer { bytes in
      guard let base = bytes.baseAddress else { return }
      var sink = MaskSink(bytes: base, bounds: bounds)
      accumulator.scan(
        flattener.edges, clip: bounds, rule: rule, isConvex: flattener.isConvex, into: &sink)
    }
    edgeBuffer = flattener.edges
    return coverage
  }
}

/// What a rasteriser could not paint.
public enum RasterProblem: Hashable, Sendable {
  /// Paths with a coordinate that is infinite or undefined.
  case undefinedPaths(count: Int)
}

extension RasterProblem: CustomStringConvertible {
  public var description: String {
    switch self {
    case .undefinedPaths(let count):
      "\(count) path\(count == 1 ? " has" : "s have") a coordinate that is infinite or undefined "
        + "and \(count == 1 ? "was" : "were") not painted"
    }
  }
}
