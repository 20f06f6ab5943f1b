import GalleyGeometry
import GalleyGraphics
import GalleyLayout
import GalleyRaster
import GalleyText
import GalleyViews

/// Draws views, one after the other, and keeps fonts, shaped texts and glyphs from picture to
/// picture. A renderer belongs to one task; for several cores make one each.
public final class Renderer {
  private let textEngine: TextEngine
  private let images = ImageLibrary()
  private let rasterizer = Rasterizer()
  public let limits: RenderLimits

  /// - Parameter fonts: the fonts of texts, the bundled ones unless stated. Renderers on several tasks
  ///   may share one collection.
  public init(limits: RenderLimits = RenderLimits(), fonts: FontCollection = .bundled) {
    self.limits = limits
    textEngine = TextEngine(fonts: fonts)
  }

  /// Draws `view`.
  /// - Parameters:
  ///   - proposedSize: what the view is offered, in points; the picture has the size that it
  ///     answers, rounded to pixels.
  ///   - scale: pixels to a point.
  ///   - environment: what the view sees; its `displayScale` is replaced by `scale`.
  ///   - fontLock: the fonts that texts may be set in; nil asks for nothing. It is checked before
  ///     anything is laid out, and again with the fonts that were used before anything is painted.
  ///   - views: ids or names of views to explain in the report.
  /// - Throws: `RenderError`.
  /// - Complexity: O(n) in the views and the pixels; with a lock, the first time in the bytes of the
  ///   fonts, too.
  public func render(
    _ view: some View, proposedSize: ProposedViewSize = .unspecified, scale: CGFloat = 1,
    environment: EnvironmentValues = EnvironmentValues(), fontLock: FontLock? = nil,
    explaining views: [String] = []
  ) throws -> RenderReport {
    let graph = makeGraph()
    if let fontLock { try check(fontLock, used: []) }
    var report = try render(
      view, in: graph, proposedSize: proposedSize, scale: scale, environment: environment,
      fontLock: fontLock)
    for view in views { report.explanations[view] = graph.explanation(of: view) }
    return report
  }

  /// A lock of the fonts that a picture of this renderer was set in.
  public func lock(_ report: RenderReport) -> FontLock { textEngine.lock(report.faces) }

  private func check(_ lock: FontLock, used: Set<FaceID>) throws {
    let mismatches = textEngine.mismatches(lock, used: used)
    if !mismatches.isEmpty { throw RenderError.fonts(mismatches) }
  }

  /// A graph for views that will be drawn more than once: its nodes, and what their views keep as
  /// state, outlive the pictures.
  func makeGraph() -> ViewGraph {
    ViewGraph(textEngine: textEngine, images: images, depthLimit: limits.depth)
  }

  /// Draws `view` with the nodes of `graph`.
  func render(
    _ view: some View, in graph: ViewGraph, proposedSize: ProposedViewSize, scale: CGFloat,
    environment: EnvironmentValues, fontLock: FontLock? = nil
  ) throws -> RenderReport {
    guard scale > 0, scale.isFinite else { throw RenderError.invalidScale(scale) }
    let clock = ContinuousClock()
    var environment = environment
    environment.displayScale = scale
    let start = clock.now
    let size = graph.settle(view, environment: environment, in: proposedSize)
    let updated = start + graph.updateTime
    let errors = graph.problems.filter { $0.severity == .error }
    guard errors.isEmpty else { throw RenderError.problems(errors) }
    let grid = PixelGrid(scale: scale)
    let (width, height) = try pixelSize(of: size, on: grid)
    let placed = clock.now
    let list = graph.display(on: grid)
    let faces = list.faces
    if let fontLock { try check(fontLock, used: faces) }
    let displayed = clock.now
    var bitmap = Bitmap(width: width, height: height)
    let unpainted = rasterizer.draw(list, into: &bitmap, glyphs: textEngine)
    let painted = clock.now
    var problems = graph.problems
    problems += unpainted.map {
      RenderProblem(kind: .painting($0.description), view: "picture", source: nil)
    }
    if problems.contains(where: { $0.severity == .error }) {
      throw RenderError.problems(problems.filter { $0.severity == .error })
    }
    return RenderReport(
      bitmap: bitmap, problems: problems,
      timings: RenderTimings(
        update: updated - start, layout: placed - updated, display: displayed - placed,
        raster: painted - displayed),
      faces: faces, layoutTree: graph.layoutTree)
  }

  /// The picture's size in pixels: what the view answered, rounded like the frames in it, so that
  /// the last row and column are covered as the view covers them; at least a pixel.
  private func pixelSize(of size: CGSize, on grid: PixelGrid) throws -> (Int, Int) {
    guard size.width.isFinite, size.height.isFinite else { throw RenderError.notFinite(size) }
    guard size.width > 0, size.height > 0 else { throw RenderError.empty(size) }
    let width = max(1, grid.snapped(size.width))
    let height = max(1, grid.snapped(size.height))
    func tooLarge(_ limit: String) -> RenderError {
      .tooLarge(width: size.width, height: size.height, scale: grid.scale, limit: limit)
    }
    guard width <= CGFloat(limits.side), height <= CGFloat(limits.side) else {
      throw tooLarge("\(limits.side) pixels a side")
    }
    guard width * height <= CGFloat(limits.pixels) else {
      throw tooLarge("\(limits.pixels) pixels")
    }
    return (Int(width), Int(height))
  }
}
