import CPixelKernels
import GalleyBudget
import GalleyGeometry
import GalleyGraphics

/// Paints display lists. Buffers and glyph coverages are kept from image to image; a rasteriser
/// belongs to one task.
///
/// The same list gives the same pixels whatever was painted before, on any processor and in any
/// build: coordinates become fixed point before an area is summed, and blending is integer
/// arithmetic.
package final class Rasterizer {
  /// What the image may cost: the image's owner sets it before a row of it is asked for. When it is exceeded
  /// painting stops where it is, and what was painted is no image.
  package var budget = RenderBudget(.unlimited) {
    didSet { accumulator.budget = budget }
  }
  let accumulator = CoverageAccumulator()
  let glyphCache: GlyphCache
  /// Those of its assistants, too.
  let reducedBitmaps: ScaledBitmapCache
  let shadowCache: ShadowCache
  let tileCache: TileCache
  let kernels: UnsafePointer<galley_pixel_kernels>
  /// Room for a row of colours, which are blended when all are there.
  var scratch: [UInt32] = []
  /// The rows that `PaintedRows` paints, kept from image to image: touching fresh memory costs more
  /// than drawing.
  private(set) var band: [UInt32] = []
  private var others: [Rasterizer] = []
  /// The bands that threads paint.
  weak var painting: PendingBands?
  private var edgeBuffer: [FixedEdge] = []
  /// Edges that are kept from path to path; more are made anew.
  private static let keptEdges = 1 << 16
  private var gradientTables: [GradientKey: GradientTable] = [:]

  private struct GradientKey: Hashable {
    var stops: [GradientPaint.Stop]
    var interpolation: GradientInterpolation
    var space: GradientSpace
    var isDithered: Bool
  }

  /// - Parameter kernels: the form of the pixel loops, the quickest by default.
  package init(kernels: PixelKernels = .best) {
    self.kernels = kernels.loops
    (reducedBitmaps, shadowCache) = (ScaledBitmapCache(), ShadowCache())
    tileCache = TileCache()
    glyphCache = GlyphCache(limit: 16 << 20)
  }

  /// An assistant: glyphs are looked up too often for a lock, so each keeps some of its own.
  private init(of other: Rasterizer) {
    kernels = other.kernels
    (reducedBitmaps, shadowCache) = (other.reducedBitmaps, other.shadowCache)
    tileCache = other.tileCache
    glyphCache = GlyphCache(limit: 2 << 20)
  }

  /// Waits until no thread paints with this rasteriser's assistants or asks its fonts for glyphs.
  package func waitForBands() {
    painting?.wait()
    painting = nil
  }

  /// Rasterisers that paint other bands of its images, kept from image to image.
  func assistants(_ count: Int) -> [Rasterizer] {
    while others.count < count { others.append(Rasterizer(of: self)) }
    for other in others { other.budget = budget }
    return Array(others.prefix(count))
  }

  /// Whether this module was built with optimisation, so that tests of debug against release
  /// builds can tell that they really compare the two.
  package static var isOptimizedBuild: Bool { !_isDebugAssertConfiguration() }

  /// Paints `list` over what `bitmap` holds.
  /// - Returns: what cannot be painted, wherever it lies.
  /// - Complexity: O(n) in the painted pixels and the edges of the paths.
  @discardableResult
  package func draw(
    _ list: DisplayList, into bitmap: inout Bitmap, glyphs: some GlyphSource
  ) -> [RasterProblem] {
    let problems = list.items.problems(glyphs)
    let bounds = PixelBounds(left: 0, top: 0, right: bitmap.width, bottom: bitmap.height)
    guard !bounds.isEmpty else { return problems }
    reducedBitmaps.beginImage()
    bitmap.pixels.withUnsafeMutableBufferPointer { pixels in
      guard let base = pixels.baseAddress else { return }
      draw(list.items, extents: nil, bounds: bounds, into: base, glyphs: glyphs)
    }
    return problems
  }

  /// Paints what of the items lies in `bounds` over the pixels there.
  func draw(
    _ items: [DisplayItem], extents: [VerticalBounds]?, occlusion: Occlusion? = nil,
    bounds: PixelBounds,
    into pixels: UnsafeMutablePointer<UInt32>, glyphs: some GlyphSource
  ) {
    let context = DrawingContext(
      surface: Surface(pixels: pixels, bounds: bounds, kernels: kernels),
      clip: ClipMask(bounds: bounds), transform: .identity)
    draw(items, extents: extents, occlusion: occlusion, in: context, glyphs: glyphs)
  }

  /// Room for a band of pixels.
  func withBand(_ count: Int, _ body: (UnsafeMutablePointer<UInt32>) -> Void) {
    // Much more than a band needs was that of an image with wide backdrops.
    let isTooLarge = band.count > max(4 * count, 1 << 22)
    // Each drawing begins with clear pixels, or covers all of them.
    if band.count < count || isTooLarge {
      band = [UInt32](unsafeUninitializedCapacity: count) { $1 = count }
    }
    band.withUnsafeMutableBufferPointer { buffer in
      if let base = buffer.baseAddress { body(base) }
    }
  }

  /// Where drawing goes, what is let through and how coordinates become device pixels.
  struct DrawingContext {
    var surface: Surface
    var clip: ClipMask
    var transform: CGAffineTransform
  }

  /// - Parameter extents: the rows of each item where they are known, so that items which lie
  ///   elsewhere are passed over.
  /// - Parameter occlusion: pixels that rectangles and shadows below an item need not fill.
  func draw(
    _ items: [DisplayItem], extents: [VerticalBounds]? = nil, occlusion: Occlusion? = nil,
    in context: DrawingContext, glyphs: some GlyphSource
  ) {
    let bounds = context.clip.bounds
    if bounds.isEmpty { return }
    for index in items.indices {
      let extent = extents?[index]
      if let extent, extent.top >= bounds.bottom || extent.bottom <= bounds.top { continue }
      guard budget.canContinue("painting") else { return }
      switch items[index] {
      case .fill(let path, let rule, let paint):
        fill(path, rule: rule, paint: paint, in: context)
      case .fillRect(let rect, let paint):
        let above = occlusion.flatMap { index < $0.index ? $0 : nil }
        fillRect(rect.cgRect, paint: paint, in: context, below: above)
      case .glyphs(let run, let origin, let scale, let paint):
        let placed = PlacedRun(run: run, origin: origin.cgPoint, scale: scale)
        draw(placed, paint: paint, in: context, glyphs: glyphs)
      case .glyphOutlines(let run, let origin, let scale, let stroke, let paint):
        let placed = PlacedRun(run: run, origin: origin.cgPoint, scale: scale)
        drawOutlines(placed, style: stroke, paint: paint, in: context, glyphs: glyphs)
      case .image(let bitmap, let frame, let sampling):
        draw(bitmap, frame: frame.cgRect, sampling: sampling, in: context)
      case .group(let group):
        // The shadow of what covers is covered, too.
        let hidden = occlusion.flatMap { index <= $0.index ? $0.rect : nil }
        draw(group, extent: extent, in: context, glyphs: glyphs, hidden: hidden)
      }
    }
  }

  func fill(
    _ path: Path, rule: FillRule, paint: Paint, in context: DrawingContext
  ) {
    let bounds = PixelBounds(covering: path.controlBounds.applying(context.transform))
      .intersection(context.clip.bounds)
    if bounds.isEmpty { return }
    if case .solid(let color) = paint, context.clip.coverage == nil {
      // The commonest fill by far has a scan of its own.
      let color = SolidColor(color)
      if color.isClear { return }
      let sink = SolidSink(surface: context.surface, color: color)
      return scan(path, rule: rule, context.transform, bounds: bounds, into: sink)
    }
    withSink(paint, context, bounds: bounds) { sink in
      scan(path, rule: rule, context.transform, bounds: bounds, into: sink)
    }
  }

  /// - Parameter occlusion: what covers some of it.
  func fillRect(
    _ rect: CGRect, paint: Paint, in context: DrawingContext, below occlusion: Occlusion? = nil
  ) {
    guard let pixels = PixelBounds(aligned: rect, context.transform) else {
      return fill(Path(rect), rule: .nonZero, paint: paint, in: context)
    }
    let visible = pixels.intersection(context.clip.bounds)
    guard !visible.isEmpty else { return }
    let parts = occlusion?.around(visible) ?? [visible]
    withSink(paint, context, bounds: visible) { sink in
      for part in parts {
        for y in part.top..<part.bottom {
          sink.span(y: y, x: part.left, count: part.width, coverage: 255)
        }
      }
    }
  }

  /// Gives the coverages of `path` inside `bounds` to `sink`.
  func scan<Sink: SpanSink>(
    _ path: Path, rule: FillRule, _ transform: CGAffineTransform, bounds: PixelBounds,
    into sink: Sink
  ) {
    let outline = path.rounded.map { SpanCache.Outline(rounded: $0, transform: transform) }
    if let outline, accumulator.scan(outline, clip: bounds, into: sink) { return }
    var flattener = PathFlattener(clip: bounds, reusing: edgeBuffer, budget: budget)
    edgeBuffer = []
    flattener.add(path, transform: transform)
    // Edges above and below are left out: the outline is known by all of them.
    let whole = outline.map { _ in PixelBounds(covering: path.controlBounds.applying(transform)) }
    let isWhole = whole.map { bounds.top <= $0.top && $0.bottom <= bounds.bottom } ?? false
    accumulator.scan(
      flattener.edges, clip: bounds, rule: rule, isConvex: flattener.isConvex,
      of: isWhole ? outline : nil, into: sink)
    if flattener.edges.count <= Self.keptEdges { edgeBuffer = flattener.edges }
  }

  /// The colours of a gradient, kept for the paints that come back: the glyphs of a text.
  func gradientTable(_ gradient: GradientPaint) -> GradientTable {
    let key = GradientKey(
      stops: gradient.stops, interpolation: gradient.interpolation, space: gradient.space,
      isDithered: gradient.isDithered)
    if let known = gradientTables[key] { return known }
    if gradientTables.count == 24 { gradientTables = [:] }
    let table = GradientTable(gradient)
    gradientTables[key] = table
    return table
  }

  /// The coverage of `path` inside `bounds`; nil where the budget does not leave as many bytes.
  /// - Parameter purpose: what for, as `a clip`.
  func coverage(
    of path: Path, rule: FillRule, transform: CGAffineTransform, bounds: PixelBounds,
    for purpose: String
  ) -> Coverage? {
    let count = bounds.area
    guard
      let held = MemoryReservation(
        count, of: budget, for: "the coverage of \(purpose) of \(bounds.sizeText)")
    else { return nil }
    var coverage = [UInt8](repeating: 0, count: count)
    coverage.withUnsafeMutableBufferPointer { bytes in
      guard count > 0, let base = bytes.baseAddress else { return }
      let sink = MaskSink(bytes: base, bounds: bounds)
      scan(path, rule: rule, transform, bounds: bounds, into: sink)
    }
    return Coverage(bounds: bounds, bytes: coverage, held: held)
  }
}
