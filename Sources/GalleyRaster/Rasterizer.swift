import CPixelKernels
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
  let shadowCache = ShadowCache()
  let kernels: UnsafePointer<galley_pixel_kernels>
  /// Room for a row of colours, which are blended when all are there.
  var scratch: [UInt32] = []
  /// The rows that `PaintedRows` paints, kept from picture to picture: touching fresh memory costs more
  /// than drawing.
  private(set) var band: [UInt32] = []
  private var others: [Rasterizer] = []
  /// The bands that threads paint.
  weak var painting: ComingBands?
  private var edgeBuffer: [FixedEdge] = []
  private var gradientTables: [GradientKey: GradientTable] = [:]
  /// Paths that could not be painted since they were last asked for.
  private var undefinedPaths = 0

  private struct GradientKey: Hashable {
    var stops: [GradientPaint.Stop]
    var isDithered: Bool
  }

  /// - Parameter kernels: the form of the pixel loops, the quickest unless stated.
  public init(kernels: PixelKernels = .best) { self.kernels = kernels.loops }

  /// Waits until no thread paints with this rasteriser's assistants or asks its fonts for glyphs.
  public func waitForBands() {
    painting?.wait()
    painting = nil
  }

  /// Rasterisers that paint other bands of its pictures, kept from picture to picture.
  func assistants(_ count: Int) -> [Rasterizer] {
    while others.count < count { others.append(Rasterizer(loops: kernels)) }
    return Array(others.prefix(count))
  }

  private init(loops: UnsafePointer<galley_pixel_kernels>) { kernels = loops }

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
      draw(list.items, extents: nil, bounds: bounds, into: base, glyphs: glyphs)
    }
    return problems
  }

  /// Paints what of the items lies in `bounds` over the pixels there.
  func draw(
    _ items: [DisplayItem], extents: [RowExtent]?, bounds: PixelRect,
    into pixels: UnsafeMutablePointer<UInt32>, glyphs: some GlyphSource
  ) {
    let context = DrawingContext(
      surface: Surface(pixels: pixels, bounds: bounds, kernels: kernels),
      clip: ClipMask(bounds: bounds), transform: .identity)
    draw(items, extents: extents, in: context, glyphs: glyphs)
  }

  /// Room for a band of pixels.
  func withBand(_ count: Int, _ body: (UnsafeMutablePointer<UInt32>) -> Void) {
    if band.count < count { band = Array(repeating: 0, count: count) }
    band.withUnsafeMutableBufferPointer { buffer in
      if let base = buffer.baseAddress { body(base) }
    }
  }

  /// What could not be painted since this was last asked.
  var problems: [RasterProblem] {
    defer { undefinedPaths = 0 }
    return undefinedPaths == 0 ? [] : [.undefinedPaths(count: undefinedPaths)]
  }

  /// Where drawing goes, what is let through and how coordinates become device pixels.
  struct DrawingContext {
    var surface: Surface
    var clip: ClipMask
    var transform: CGAffineTransform
  }

  /// - Parameter extents: the rows of each item where they are known, so that items which lie
  ///   elsewhere are passed over.
  func draw(
    _ items: [DisplayItem], extents: [RowExtent]? = nil, in context: DrawingContext,
    glyphs: some GlyphSource
  ) {
    let bounds = context.clip.bounds
    if bounds.isEmpty { return }
    for index in items.indices {
      let extent = extents?[index]
      if let extent, extent.top >= bounds.bottom || extent.bottom <= bounds.top { continue }
      switch items[index] {
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
      case .image(let bitmap, let frame, let sampling):
        draw(bitmap, frame: frame, sampling: sampling, in: context)
      case .group(let group):
        draw(group, extent: extent, in: context, glyphs: glyphs)
      }
    }
  }

  func fill(
    _ path: Path, rule: FillRule, paint: Paint, in context: DrawingContext, tolerance: Double = 0.02
  ) {
    let bounds = PixelRect(covering: path.controlBounds.applying(context.transform))
      .intersection(context.clip.bounds)
    if bounds.isEmpty {
      if path.isUndefined(context.transform) { undefinedPaths += 1 }
      return
    }
    if case .solid(let color) = paint, context.clip.coverage == nil {
      // The commonest fill by far has a scan of its own.
      let source = color.pixel.rawValue
      if source >> 24 == 0 { return }
      let sink = SolidSink(surface: context.surface, source: source)
      return scan(
        path, rule: rule, context.transform, bounds: bounds, tolerance: tolerance, into: sink)
    }
    withSink(paint, context, bounds: bounds) { sink in
      scan(
        path, rule: rule, context.transform, bounds: bounds, tolerance: tolerance, into: sink)
    }
  }

  func fillRect(_ rect: CGRect, paint: Paint, in context: DrawingContext) {
    guard let pixels = PixelRect(aligned: rect, context.transform) else {
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

  /// Gives the coverages of `path` inside `bounds` to `sink`.
  func scan<Sink: SpanSink>(
    _ path: Path, rule: FillRule, _ transform: CGAffineTransform, bounds: PixelRect,
    tolerance: Double = 0.02, into sink: Sink
  ) {
    var flattener = PathFlattener(clip: bounds, tolerance: tolerance, reusing: edgeBuffer)
    edgeBuffer = []
    flattener.add(path, transform: transform)
    if flattener.isUndefined { undefinedPaths += 1 }
    accumulator.scan(
      flattener.edges, clip: bounds, rule: rule, isConvex: flattener.isConvex, into: sink)
    edgeBuffer = flattener.edges
  }

  /// The colours of a gradient, kept for the paints that come back: the glyphs of a text.
  func gradientTable(_ gradient: GradientPaint) -> GradientTable {
    let key = GradientKey(stops: gradient.stops, isDithered: gradient.isDithered)
    if let known = gradientTables[key] { return known }
    if gradientTables.count == 24 { gradientTables = [:] }
    let table = GradientTable(gradient.stops, isDithered: gradient.isDithered)
    gradientTables[key] = table
    return table
  }

  /// The coverage of `path` inside `bounds`, one byte a pixel.
  func coverage(
    of path: Path, rule: FillRule, transform: CGAffineTransform, bounds: PixelRect,
    tolerance: Double = 0.02
  ) -> [UInt8] {
    guard !bounds.isEmpty else { return [] }
    var coverage = [UInt8](repeating: 0, count: bounds.width * bounds.height)
    coverage.withUnsafeMutableBufferPointer { bytes in
      guard let base = bytes.baseAddress else { return }
      let sink = MaskSink(bytes: base, bounds: bounds)
      scan(path, rule: rule, transform, bounds: bounds, tolerance: tolerance, into: sink)
    }
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
