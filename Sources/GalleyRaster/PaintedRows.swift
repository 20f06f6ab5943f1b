import Dispatch
import GalleyBudget
import GalleyGeometry
import GalleyGraphics

/// A display list's image, painted as its rows are asked for: an image of any height needs memory for
/// a few bands of it. With several threads the bands that come next are painted meanwhile.
///
/// The pixels are those that `Rasterizer.draw` gives for the whole image. Where the rasteriser's budget is
/// exceeded they are undefined: the caller checks the budget after the last row.
package final class PaintedRows<Glyphs: GlyphSource & SendableMetatype>: PixelRows {
  package let width: Int
  package let height: Int
  private let painter: BandPainter<LockedGlyphs<Glyphs>>
  private let rasterizer: Rasterizer
  /// Bands that are painted at the same time, besides the one that is asked for.
  private let ahead: Int
  /// The band that was asked for last.
  private var current: PaintedBand?
  private let coming = PendingBands()
  /// Rasterisers that paint nothing and whose bands are not being read.
  private var idle: [Rasterizer]
  private var sample: [UInt32] = []
  /// How long callers that asked for rows have painted them or waited for them so far.
  package private(set) var paintingTime = Duration.zero
  /// What cannot be painted.
  package let problems: [RasterProblem]
  private static var fewRows: Int { 16 }

  /// - Parameters:
  ///   - rasterizer: nothing else may be drawn with it before the last row was asked for. Its budget holds for all
  ///     threads.
  ///   - threads: how many may be busy with the image, the one that asks for rows among them.
  package init(
    _ list: DisplayList, width: Int, height: Int, with rasterizer: Rasterizer, glyphs: Glyphs,
    threads: Int = 1
  ) {
    self.width = width
    self.height = height
    self.rasterizer = rasterizer
    problems = list.items.problems(glyphs)
    painter = BandPainter(
      items: list.items, extents: list.items.map { VerticalBounds($0) }, width: width,
      height: height,
      glyphs: LockedGlyphs(glyphs))
    // As many as there are threads: who asks for rows mostly waits for them.
    ahead = threads > 1 ? min(threads, 64) : 0
    rasterizer.waitForBands()
    rasterizer.reducedBitmaps.beginImage()
    // One more than paint, as the caller reads a band meanwhile.
    idle = ahead == 0 ? [] : rasterizer.assistants(ahead + 1)
    rasterizer.painting = coming
  }

  deinit { coming.wait() }

  package func withRows<Result>(
    _ rows: Range<Int>, _ body: (UnsafeBufferPointer<UInt32>) throws -> Result
  ) rethrows -> Result {
    precondition(rows.lowerBound >= 0 && rows.upperBound <= height, "rows \(rows) of \(height)")
    if let current, current.holds(rows) { return try read(rows, of: current, body) }
    // A few rows from elsewhere do not replace the band that is being read.
    if rows.count <= Self.fewRows, coming.bands.first?.holds(rows) != true {
      return try withSample(rows, body)
    }
    let band = take(rows)
    paintAhead(of: band)
    return try read(rows, of: band, body)
  }

  private func read<Result>(
    _ rows: Range<Int>, of band: PaintedBand,
    _ body: (UnsafeBufferPointer<UInt32>) throws -> Result
  ) rethrows -> Result {
    let start = (rows.lowerBound - band.painted.lowerBound) * width
    return try band.rasterizer.band.withUnsafeBufferPointer { pixels in
      try body(UnsafeBufferPointer(rebasing: pixels[start..<start + rows.count * width]))
    }
  }

  /// The band of these rows: the one that is coming, or one that is painted now.
  private func take(_ rows: Range<Int>) -> PaintedBand {
    let start = ContinuousClock.now
    defer { paintingTime += ContinuousClock.now - start }
    if let current, current.rasterizer !== rasterizer { idle.append(current.rasterizer) }
    current = nil
    if coming.bands.first?.holds(rows) != true {
      for band in coming.bands { band.wait() }
      idle += coming.bands.map(\.rasterizer)
      coming.bands = []
    }
    let band: PaintedBand
    if coming.bands.isEmpty {
      band = painter.band(painter.widened(rows, rasterizer.budget), with: rasterizer)
      painter.paint(band)
    } else {
      band = coming.bands.removeFirst()
    }
    band.wait()
    current = band
    return band
  }

  private func paintAhead(of band: PaintedBand) {
    var next = coming.bands.last?.rows.upperBound ?? band.rows.upperBound
    while coming.bands.count < ahead, next < height, let assistant = idle.last {
      let rows = painter.widened(
        next..<min(next + band.rows.count, height), rasterizer.budget)
      // Where threads would take each other's memory, or that of who asks for some rows meanwhile, this one paints
      // alone.
      let work = RenderBudget.bytes(painter.work(rows), each: coming.bands.count + 2)
      guard work == 0 || rasterizer.budget.fits(work) else { break }
      idle.removeLast()
      let following = painter.band(rows, with: assistant)
      coming.bands.append(following)
      let painter = painter
      DispatchQueue.global(qos: .userInitiated).async { painter.paint(following) }
      next = rows.upperBound
    }
  }

  private func withSample<Result>(
    _ rows: Range<Int>, _ body: (UnsafeBufferPointer<UInt32>) throws -> Result
  ) rethrows -> Result {
    let (needed, held) = painter.affordable(rows, rasterizer.budget)
    defer { withExtendedLifetime(held) {} }
    let count = needed.count * width
    if sample.count < count { sample = Array(repeating: 0, count: count) }
    sample.withUnsafeMutableBufferPointer { buffer in
      if let base = buffer.baseAddress {
        let start = ContinuousClock.now
        painter.paint(needed, into: base, with: rasterizer)
        paintingTime += ContinuousClock.now - start
      }
    }
    let start = (rows.lowerBound - needed.lowerBound) * width
    return try sample.withUnsafeBufferPointer { sample in
      try body(UnsafeBufferPointer(rebasing: sample[start..<start + rows.count * width]))
    }
  }
}

/// Some rows of an image, painted or being painted into a rasteriser's band. The thread that paints it has it alone until
/// it says that it is done.
private final class PaintedBand: @unchecked Sendable {
  /// The rows that are right, and those that are painted for them.
  let rows: Range<Int>
  let painted: Range<Int>
  let rasterizer: Rasterizer
  private let held: MemoryReservation?
  private let done = DispatchSemaphore(value: 0)
  private var isWaitedFor = false

  init(rows: Range<Int>, painted: Range<Int>, held: MemoryReservation?, rasterizer: Rasterizer) {
    (self.rows, self.painted, self.held) = (rows, painted, held)
    self.rasterizer = rasterizer
  }

  func holds(_ rows: Range<Int>) -> Bool {
    self.rows.lowerBound <= rows.lowerBound && rows.upperBound <= self.rows.upperBound
  }

  func end() { done.signal() }

  func wait() {
    if isWaitedFor { return }
    isWaitedFor = true
    done.wait()
  }
}

/// The bands that threads paint, in the order of their rows.
final class PendingBands {
  fileprivate var bands: [PaintedBand] = []

  func wait() { for band in bands { band.wait() } }
}

/// What all bands of an image are painted from; nothing in it changes.
private final class BandPainter<Glyphs: GlyphSource & SendableMetatype>: @unchecked Sendable {
  let items: [DisplayItem]
  private let extents: [VerticalBounds]
  private let occlusion: Occlusion?
  private let isCovered: Bool
  private let width: Int
  private let height: Int
  private let glyphs: Glyphs

  init(
    items: [DisplayItem], extents: [VerticalBounds], width: Int, height: Int, glyphs: Glyphs
  ) {
    (self.items, self.extents, self.glyphs) = (items, extents, glyphs)
    (self.width, self.height) = (width, height)
    let bounds = PixelBounds(left: 0, top: 0, right: width, bottom: height)
    occlusion = Occlusion(items, within: bounds)
    isCovered = Occlusion.covers(bounds, items)
  }

  /// The rows that must be painted so that `rows` are correct. If the budget has no room for them, the limit counts as
  /// exceeded; the rows returned are then undefined but of the right count.
  func affordable(
    _ rows: Range<Int>, _ budget: RenderBudget
  ) -> (rows: Range<Int>, held: MemoryReservation?) {
    let needed = extents.needed(for: rows).clamped(to: 0..<height)
    let size = RenderBudget.bytes(needed.count, by: width, each: MemoryLayout<UInt32>.stride)
    let held = MemoryReservation(
      size, of: budget,
      for: needed.count == 1
        ? "a row of \(width) pixels" : "\(needed.count) rows of \(width) pixels")
    return (held == nil ? rows : needed, held)
  }

  /// Maximum pixels of a widened band.
  private static var largestBand: Int { 1 << 22 }

  /// The rows to paint when `rows` are requested. Widens the band so that rows painted only for blur context are at
  /// most about half of the work.
  func widened(_ rows: Range<Int>, _ budget: RenderBudget) -> Range<Int> {
    let reach = extents.blurReach(in: rows)
    guard reach > rows.count, !rows.isEmpty, width > 0 else { return rows }
    let around = 2 * reach
    let times = min(
      (around + rows.count - 1) / rows.count, Self.largestBand / (width * rows.count))
    guard times > 1 else { return rows }
    let wide = rows.lowerBound..<min(rows.lowerBound + times * rows.count, height)
    return budget.fits(work(wide)) ? wide : rows
  }

  /// About the bytes that are needed besides a band while what is blurred in it is painted: a layer and the planes of a
  /// blur have 16 for each pixel.
  func work(_ rows: Range<Int>) -> Int {
    let reach = extents.blurReach(in: rows)
    return reach == 0 ? 0 : RenderBudget.bytes(rows.count + 2 * reach, by: width, each: 16)
  }

  func band(_ rows: Range<Int>, with rasterizer: Rasterizer) -> PaintedBand {
    let (painted, held) = affordable(rows, rasterizer.budget)
    return PaintedBand(rows: rows, painted: painted, held: held, rasterizer: rasterizer)
  }

  func paint(_ band: PaintedBand) {
    band.rasterizer.withBand(band.painted.count * width) {
      paint(band.painted, into: $0, with: band.rasterizer)
    }
    band.end()
  }

  func paint(
    _ rows: Range<Int>, into pixels: UnsafeMutablePointer<UInt32>, with rasterizer: Rasterizer
  ) {
    if !isCovered { pixels.update(repeating: 0, count: rows.count * width) }
    rasterizer.draw(
      items, extents: extents, occlusion: occlusion,
      bounds: PixelBounds(left: 0, top: rows.lowerBound, right: width, bottom: rows.upperBound),
      into: pixels, glyphs: glyphs)
  }
}

/// Glyphs for one thread at a time: fonts keep what they have read, and cannot be read by two at once.
private final class LockedGlyphs<Base: GlyphSource & SendableMetatype>: GlyphSource {
  private let base: Locked<Base>

  init(_ base: Base) { self.base = Locked(base) }

  func image(of glyph: GlyphID, in face: FaceID) -> GlyphImage {
    base.withLock { $0.image(of: glyph, in: face) }
  }

  func painting(of glyph: GlyphID, in face: FaceID, foreground: ResolvedColor) -> [DisplayItem] {
    base.withLock { $0.painting(of: glyph, in: face, foreground: foreground) }
  }

  func isMonochrome(_ face: FaceID) -> Bool { base.withLock { $0.isMonochrome(face) } }
}
