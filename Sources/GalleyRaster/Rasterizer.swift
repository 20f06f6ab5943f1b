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
  private var edgeBuffer: [FixedEdge] = []
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
      case .image(let bitmap, let frame):
        draw(bitmap, frame: frame, in: context)
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
    withSink(paint, context) { sink in
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
      withSink(paint, context) { sink in
        accumulator.scan(flattener.edges, clip: bounds, rule: rule, into: &sink)
      }
    }
    edgeBuffer = flattener.edges
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
      accumulator.scan(flattener.edges, clip: bounds, rule: rule, into: &sink)
    }
    edgeBuffer = flattener.edges
    return coverage
  }

  /// Runs `body` with the sink that paints `paint` through the context's clip.
  private func withSink(
    _ paint: Paint, _ context: DrawingContext, _ body: (inout PaintSink) -> Void
  ) {
    switch paint {
    case .linearGradient(let gradient):
      var moved = gradient
      moved.start = gradient.start.applying(context.transform)
      moved.end = gradient.end.applying(context.transform)
      let table = GradientTable(moved)
      let bounds = context.clip.bounds
      table.colors.withUnsafeBufferPointer { colors in
        guard let colors = colors.baseAddress else { return }
        (context.clip.coverage ?? []).withUnsafeBufferPointer { mask in
          var sink = PaintSink.gradient(
            GradientSink(
              surface: context.surface, colors: colors, origin: table.origin, step: table.step,
              mask: context.clip.coverage == nil ? nil : mask.baseAddress, maskBounds: bounds))
          body(&sink)
        }
      }
    case .solid(let color):
      let source = color.pixel.rawValue
      if source >> 24 == 0 { return }
      if let coverage = context.clip.coverage {
        coverage.withUnsafeBufferPointer { mask in
          guard let base = mask.baseAddress else { return }
          var sink = PaintSink.masked(
            MaskedSolidSink(
              surface: context.surface, source: source, mask: base,
              maskBounds: context.clip.bounds))
          body(&sink)
        }
      } else {
        var sink = PaintSink.plain(SolidSink(surface: context.surface, source: source))
        body(&sink)
      }
    }
  }
}

/// The sinks of all paints: one branch a run instead of two copies of every scan.
enum PaintSink: SpanSink {
  case plain(SolidSink)
  case masked(MaskedSolidSink)
  case gradient(GradientSink)

  @inline(__always)
  mutating func span(y: Int, x: Int, count: Int, coverage: UInt32) {
    switch self {
    case .plain(var sink): sink.span(y: y, x: x, count: count, coverage: coverage)
    case .gradient(var sink): sink.span(y: y, x: x, count: count, coverage: coverage)
    case .masked(var sink): sink.span(y: y, x: x, count: count, coverage: coverage)
    }
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
