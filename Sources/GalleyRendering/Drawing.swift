import GalleyBudget
import GalleyDiagnostics
import GalleyDriving
import GalleyGeometry
import GalleyGraphics
import GalleyImages
import GalleyLayout
import GalleyRaster
import GalleyText
import GalleyViews

/// A view that is laid out and not yet painted. Its rows are painted as they are asked for, so that an
/// image of any size is written to a file with the memory of a part of it.
///
/// ```swift
/// let drawing = try Renderer().draw(view, scale: 2)
/// try OutputFile.write(drawing.pngData(), to: "view.png")
/// ```
///
/// It paints with its renderer: read its rows and its layout tree before the renderer draws the next view.
public final class Drawing: PixelRows {
  /// In pixels.
  public let width: Int
  public let height: Int
  /// What is not as it was asked for, in the order in which it was found.
  public internal(set) var problems: [RenderProblem]
  /// The faces that glyphs are drawn from; `Renderer.lock` names them.
  /// - Complexity: O(n) in the items.
  package var faces: Set<FaceID> { laidOut.list.faces.union(innerFaces) }
  /// Those of drawings that it shows as images.
  var innerFaces: Set<FaceID> = []
  /// Whether it shows several moments side by side, whose views its layout tree does not have.
  package internal(set) var isOfMoments = false
  /// What each view was offered and answered, and where it lies: the root at the image's upper left corner, or behind the margin of a
  /// preview whose view paints beyond its frame.
  public private(set) lazy var layoutTree: LayoutTree? = graph?.layoutTree(from: laidOut.origin)
  /// The texts, images and controls that are seen. Read it before the renderer draws the next view.
  package internal(set) lazy var elementTree: ElementTree? = graph.flatMap { graph in
    ElementTree(graph).map {
      laidOut.origin == .zero ? $0 : $0.moved(to: laidOut.origin, in: laidOut.size)
    }
  }
  /// Why views have the sizes that they have: by id in the layout tree or by name.
  public internal(set) var explanations: [String: LayoutExplanation] = [:]
  /// Why a view has its size, by its id in the layout tree or by a name; nil where there is none. Read it before the
  /// renderer draws the next view.
  package func explanation(of view: String) -> LayoutExplanation? {
    graph?.explanation(named: view)
  }
  /// How a container came to place its views, by its id in the layout tree or by a name; nil where there is none. Read
  /// it before the renderer draws the next view.
  package func steps(of view: String) -> LayoutSteps? { graph?.steps(named: view) }
  /// What is said where neither is there.
  package func missing(_ view: String) -> String {
    (graph?.views(named: view) ?? ViewNames.Answer(name: view, found: [])).missing
  }
  /// Pixels to a point.
  package var scale: CGFloat { laidOut.scale }
  /// What is painted, for files of shapes.
  var list: DisplayList { laidOut.list }
  private let laidOut: LaidOutView
  private let graph: ViewGraph?
  private let rows: PaintedRows<TextEngine>
  private let limits: RenderLimits
  let rasterizer: Rasterizer
  let textEngine: TextEngine
  private let isThreaded: Bool
  private var hashed: HashedRows
  /// Whether the pixels are hashed while they are read.
  package var hashesPixels = false
  private var told = RowProgress()
  /// Is told all pixels in their order, each once, as they are first read: another use of rows that a file is made of.
  package var pixelReader: ((UnsafeBufferPointer<UInt32>) -> Void)?

  init(
    _ laidOut: LaidOutView, graph: ViewGraph?, rasterizer: Rasterizer, textEngine: TextEngine,
    limits: RenderLimits, threads: Int?
  ) throws {
    (width, height) = try limits.pixels(of: laidOut.size, scale: laidOut.scale)
    (self.laidOut, self.graph, self.limits) = (laidOut, graph, limits)
    (self.rasterizer, self.textEngine) = (rasterizer, textEngine)
    hashed = HashedRows(width: width, height: height)
    let count = threads ?? Self.threads(for: width * height)
    isThreaded = count > 1
    rows = PaintedRows(
      laidOut.list, width: width, height: height, with: rasterizer, glyphs: textEngine,
      threads: count)
    problems = RenderProblem.joined(laidOut.problems, rows.problems)
  }

  /// Starting a second thread costs a small image more than it gains.
  private static func threads(for pixels: Int) -> Int {
    pixels > 1 << 22 ? min(ProcessInfo.processInfo.activeProcessorCount, 4) : 1
  }

  /// The problems that are warnings: those that leave an image which is not quite as it was asked for.
  public var warnings: [RenderProblem] { problems.filter { $0.severity == .warning } }

  /// How long each stage took so far.
  public var timings: RenderTimings {
    var timings = laidOut.timings
    timings.raster = rows.paintingTime
    return timings
  }

  /// - Throws: what `body` throws, and `RenderError.limit` where painting needs more memory or time than the image
  ///   may have: `body` never sees rows that are not painted.
  public func withRows<Result>(
    _ rows: Range<Int>, _ body: (UnsafeBufferPointer<UInt32>) throws -> Result
  ) throws -> Result {
    try check()
    return try self.rows.withRows(rows) { pixels in
      try check()
      if hashesPixels { hashed.add(pixels, of: rows) }
      if let pixelReader, let new = told.advance(over: rows, pixels, width: width) {
        pixelReader(new)
      }
      return try body(pixels)
    }
  }

  /// - Throws: `RenderError.limit` where the image is over.
  private func check() throws {
    _ = laidOut.budget.canContinue("painting")
    if let excess = laidOut.budget.excess {
      throw RenderError.limit(excess, view: nil, source: nil)
    }
  }

  /// Makes something of the image by a budget.
  /// - Throws: `RenderError.limit` for an excess, and what `body` throws.
  func limited<Result>(_ body: (RenderBudget) throws -> Result) throws -> Result {
    do {
      let result = try body(laidOut.budget)
      try check()
      return result
    } catch let error as LimitError {
      throw RenderError.limit(error, view: nil, source: nil)
    }
  }

  /// `Bitmap.pixelHash` of the image; with `hashesPixels`, rows that were read are not painted again.
  /// - Throws: `RenderError.limit`.
  public var pixelHash: UInt64 {
    get throws {
      hashesPixels = true
      // Half a megabyte is still in the processor's cache when it is hashed.
      let band = max(1, (1 << 17) / max(width, 1))
      while hashed.count < height {
        try withRows(hashed.count..<min(hashed.count + band, height)) { _ in }
      }
      return hashed.hash.value
    }
  }

  /// The whole image.
  /// - Throws: `RenderError.tooLarge` for more pixels than the limits allow in memory, and `RenderError.limit`.
  public func bitmap() throws -> Bitmap {
    guard width * height <= limits.pixels else {
      throw RenderError.tooLarge(
        width: laidOut.size.width, height: laidOut.size.height, scale: scale,
        limit: "\(limits.pixels) pixels")
    }
    return try limited { budget in
      let bytes = RenderBudget.bytes(width, by: height, each: 4)
      // Alone, few bands cost least: what is blurred around a band is painted for each.
      let band = isThreaded ? 1 << 18 : 1 << 22
      let bitmap = try budget.reserving(bytes, for: "a bitmap of \(width) x \(height) pixels") {
        try Bitmap(rows: self, band: band)
      }
      try budget.check()
      guard let bitmap else { throw ImageError.encoding("the image needs too much memory") }
      return bitmap
    }
  }

  /// The image as a PNG file's bytes.
  /// - Throws: `ImageError`, `RenderError.limit`.
  /// - Parameter texts: texts in the file by their keywords.
  public func pngData(
    compression: PNGEncoder.Compression = .fast, texts: [String: String] = [:]
  ) throws -> Data {
    try limited { budget in
      var encoder = PNGEncoder(compression: compression, scale: scale, texts: texts)
      encoder.budget = budget
      return try encoder.encode(self)
    }
  }

  /// The image as a PNG file of at most `limit` bytes: smaller and smaller without a loss, then, where
  /// that is allowed, in fewer colours.
  /// - Throws: `ImageError` when no file is small enough; it names the fewest bytes that were reached;
  ///   `RenderError.limit`.
  public func pngData(
    limit: Int, allowsLoss: Bool = false, compression: PNGEncoder.Compression = .fast
  ) throws -> LimitedFile {
    try limited { budget in
      var encoder = PNGEncoder(compression: compression, scale: scale)
      encoder.budget = budget
      return try encoder.encode(self, limit: limit, allowsLoss: allowsLoss)
    }
  }

  /// The image as a JPEG file, on white.
  /// - Parameter quality: 1 to 100.
  /// - Throws: `ImageError`, `RenderError`.
  public func jpegData(quality: Int = 85) throws -> Data {
    try limited { budget in
      var encoder = JPEGEncoder(quality: quality)
      encoder.budget = budget
      return try encoder.encode(bitmap())
    }
  }

  /// The image as a WebP file.
  /// - Parameter quality: 1 to 100, or nil to lose nothing.
  /// - Throws: `ImageError`, `RenderError`.
  public func webPData(quality: Int? = nil) throws -> Data {
    try limited { budget in
      var encoder = WebPEncoder(quality: quality)
      encoder.budget = budget
      return try encoder.encode(bitmap())
    }
  }
}

extension RenderProblem {
  /// What is not as it was asked for in an image: in its layout, and then in its painting.
  static func joined(_ ofLayout: [RenderProblem], _ ofPainting: [RasterProblem]) -> [RenderProblem]
  {
    joiningMissingCharacters(ofLayout)
      + ofPainting.map {
        RenderProblem(kind: .painting($0.description), view: "image", source: nil)
      }
  }
}

extension RenderLimits {
  /// An image's size in pixels: what the view answered, rounded like the frames in it, so that
  /// the last row and column are covered as the view covers them; at least a pixel.
  func pixels(of size: CGSize, scale: CGFloat) throws -> (Int, Int) {
    guard size.width.isFinite, size.height.isFinite else { throw RenderError.notFinite(size) }
    guard size.width > 0, size.height > 0 else { throw RenderError.empty(size) }
    let grid = PixelGrid(scale: scale)
    let width = max(1, grid.snapped(size.width))
    let height = max(1, grid.snapped(size.height))
    guard width <= CGFloat(side), height <= CGFloat(side) else {
      throw RenderError.tooLarge(
        width: size.width, height: size.height, scale: scale, limit: "\(side) pixels a side")
    }
    return (Int(width), Int(height))
  }
}
