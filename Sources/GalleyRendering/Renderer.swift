import GalleyBudget
import GalleyDiagnostics
import GalleyDriving
import GalleyGeometry
import GalleyGraphics
import GalleyLayout
import GalleyRaster
import GalleyStrings
import GalleyText
import GalleyViews

/// Draws views, one after the other. Caches fonts, shaped text and glyphs between images, and the view
/// nodes of the last scene. A renderer belongs to one task; create one for each core.
public final class Renderer {
  private let textEngine: TextEngine
  private let images = ImageLibrary()
  private let rasterizer: Rasterizer
  private let threads: Int?
  /// What an image may come to; beyond that, drawing throws.
  public let limits: RenderLimits
  /// Whether what is laid out to be painted behind others has its elements: it costs time.
  package var keepsElements = false
  /// The nodes of the last image, and what makes another one like it.
  private var spare: (graph: ViewGraph, likeness: NodeReuseKey)?

  /// - Parameter fonts: the fonts of texts; the bundled ones by default. Renderers on several tasks
  ///   can share one collection.
  /// - Parameter threads: the threads that draw one image; the pixels are the same. Nil is one thread, and for
  ///   images of more than four megapixels as many as there are processors, at most four.
  public convenience init(
    limits: RenderLimits = RenderLimits(), fonts: FontCollection = .bundled, threads: Int? = 1
  ) {
    self.init(limits: limits, fonts: fonts, kernels: .best, threads: threads)
  }

  /// - Parameter kernels: the form of the pixel loops; the pixels are the same.
  package init(
    limits: RenderLimits = RenderLimits(), fonts: FontCollection = .bundled,
    kernels: PixelKernels, threads: Int? = 1
  ) {
    self.limits = limits
    self.threads = threads
    rasterizer = Rasterizer(kernels: kernels)
    textEngine = TextEngine(fonts: fonts)
  }

  /// Draws `view`.
  /// - Parameters:
  ///   - proposedSize: what the view is offered, in points; the image has the size that the view
  ///     answers, rounded to pixels.
  ///   - scale: pixels to a point.
  ///   - environment: what the view sees; its `displayScale` is replaced by `scale`.
  ///   - fontLock: the fonts that texts may use; nil allows all. It is checked before layout, and again
  ///     with the used fonts before painting.
  ///   - views: ids or names of views to explain in the report.
  ///   - budget: the rest of a budget that has begun; nil begins one with the renderer's limits.
  /// - Throws: `RenderError`.
  /// - Complexity: O(n) in the views and the pixels; with a lock, the first time also in the bytes of the
  ///   fonts.
  public func render(
    _ view: some View, proposedSize: ProposedViewSize = .unspecified, scale: CGFloat = 1,
    environment: EnvironmentValues = EnvironmentValues(), fontLock: FontLock? = nil,
    explaining views: [String] = [], budget: RenderBudget? = nil
  ) throws -> RenderReport {
    try RenderReport(
      draw(
        view, proposedSize: proposedSize, scale: scale, environment: environment,
        fontLock: fontLock, explaining: views, budget: budget))
  }

  /// Lays out `view`, to be painted later and perhaps in parts.
  /// - Parameters: those of `render`.
  /// - Throws: `RenderError`.
  /// - Complexity: O(n) in the views.
  public func draw(
    _ view: some View, proposedSize: ProposedViewSize = .unspecified, scale: CGFloat = 1,
    environment: EnvironmentValues = EnvironmentValues(), fontLock: FontLock? = nil,
    explaining views: [String] = [], budget: RenderBudget? = nil
  ) throws -> Drawing {
    try draw(
      view, like: nil,
      on: ViewCanvas(
        proposedSize: proposedSize, scale: scale, environment: environment, fontLock: fontLock),
      explaining: views, budget: budget)
  }

  /// Lays out `view`, one of many that differ in what they show.
  /// - Parameter likeness: equal for views of one template in one environment. The second one is laid out with the
  ///   nodes of the first if its drawing is no longer held: what has not changed is not measured again. Nil is
  ///   like no other.
  package func draw(
    _ view: some View, like likeness: NodeReuseKey?, on canvas: ViewCanvas,
    explaining views: [String], budget: RenderBudget?
  ) throws -> Drawing {
    let budget = budget ?? makeBudget()
    return try withGraph(for: likeness, isKept: views.isEmpty, canvas.fontLock) { graph in
      let drawing = try draw(view, in: graph, on: canvas, budget: budget)
      for view in views { drawing.explanations[view] = graph.explanation(named: view) }
      return drawing
    }
  }

  /// The nodes of an image whose drawing is no longer held.
  private func spareGraph(for likeness: NodeReuseKey?) -> ViewGraph? {
    let isLike = likeness != nil && likeness == spare?.likeness
    guard var graph = spare?.graph else { return nil }
    spare = nil
    return isLike && isKnownUniquelyReferenced(&graph) ? graph : nil
  }

  /// What an image that begins now may cost: for work that is done for it before it is drawn, as reading its
  /// scene.
  package func makeBudget() -> RenderBudget { RenderBudget(limits.image) }

  /// Runs `body` and records the images that it asks for.
  /// - Returns: the names with the SHA-256 of their files; empty for a name without a file.
  package func recordingImages<Result>(
    _ body: () throws -> Result
  ) rethrows -> (result: Result, images: [UTF8Key: String]) {
    try images.recording(body)
  }

  /// The SHA-256 of the file that an image's name would find; empty where there is none.
  package func imageDigest(named name: String, in folder: URL?, scale: CGFloat) -> String {
    images.digest(ofImageNamed: name, in: folder, displayScale: scale)
  }

  /// A lock of the fonts that an image of this renderer was set in.
  public func lock(_ report: RenderReport) -> FontLock { textEngine.lock(report.faces) }

  /// A lock of the fonts that a drawing of this renderer is set in.
  public func lock(_ drawing: Drawing) -> FontLock { textEngine.lock(drawing.faces) }

  private func check(_ lock: FontLock, used: Set<FaceID>) throws {
    let mismatches = textEngine.mismatches(lock, used: used)
    if !mismatches.isEmpty { throw RenderError.fonts(mismatches) }
  }

  /// - Throws: `RenderError.limit` where the image is over.
  func check(_ graph: ViewGraph) throws {
    _ = graph.budget.canContinue("laying out")
    guard let excess = graph.budget.excess else { return }
    throw RenderError.limit(
      excess, view: graph.excessPlace?.view, source: graph.excessPlace?.source)
  }

  /// A graph for views that will be drawn more than once: its nodes, and what their views keep as
  /// state, outlive the images.
  func makeGraph() -> ViewGraph {
    ViewGraph(textEngine: textEngine, images: images, depthLimit: limits.depth)
  }

  /// Makes the views of an image before it is known what they are offered; `settle` goes on with them.
  func begin(
    _ view: some View, in graph: ViewGraph, on canvas: ViewCanvas, budget: RenderBudget
  ) {
    limit(graph, by: budget)
    graph.begin(view, environment: canvas.environment, in: canvas.proposedSize)
  }

  /// What an image of a graph may cost, and how long it waits.
  private func limit(_ graph: ViewGraph, by budget: RenderBudget) {
    graph.budget = budget
    graph.pendingWorkLimit = limits.pendingWork
    graph.mainThreadLimit = limits.mainThreadWait
    graph.previewContextLimit = limits.previewContext
  }

  /// Makes passes over `view` with the nodes of `graph` until nothing changes.
  /// - Returns: the size in points that the view answered.
  func settle(
    _ view: some View, in graph: ViewGraph, on canvas: ViewCanvas, budget: RenderBudget
  ) throws -> CGSize {
    let scale = canvas.scale
    guard scale > 0, scale.isFinite else { throw RenderError.invalidScale(scale) }
    // Threads may still paint a drawing that was not read to its end.
    rasterizer.waitForBands()
    rasterizer.budget = budget
    limit(graph, by: budget)
    var environment = canvas.environment
    environment.displayScale = scale
    let size = graph.settle(view, environment: environment, in: canvas.proposedSize)
    try check(graph)
    let errors = graph.problems.filter { $0.severity == .error }
    guard errors.isEmpty else { throw RenderError.problems(errors) }
    return size
  }

  /// Lays out `view` with the nodes of `graph`.
  /// - Parameter ground: what is painted behind the view, on the whole image.
  func draw(
    _ view: some View, in graph: ViewGraph, on canvas: ViewCanvas, budget: RenderBudget? = nil,
    ground: Color? = nil
  ) throws -> Drawing {
    var laidOut = try layOut(view, in: graph, on: canvas, budget: budget ?? makeBudget())
    if let ground {
      let (width, height) = try limits.pixels(of: laidOut.size, scale: canvas.scale)
      let frame = PixelRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height))
      laidOut.list.items.insert(
        .fillRect(frame, paint: .solid(ground.resolved(in: canvas.environment))), at: 0)
    }
    return try drawing(of: laidOut, graph: graph)
  }

  func layOut(
    _ view: some View, in graph: ViewGraph, on canvas: ViewCanvas, budget: RenderBudget
  ) throws -> LaidOutView {
    let start = ContinuousClock.now
    let size = try settle(view, in: graph, on: canvas, budget: budget)
    let laidOut = try laidOut(graph, size, scale: canvas.scale, since: start, budget: budget)
    if let fontLock = canvas.fontLock { try check(fontLock, used: laidOut.list.faces) }
    return laidOut
  }

  /// What is to be painted of views that have settled.
  /// - Parameters:
  ///   - size: what they answered, in points.
  ///   - start: when they were begun to be made.
  func laidOut(
    _ graph: ViewGraph, _ size: CGSize, scale: CGFloat, since start: ContinuousClock.Instant,
    budget: RenderBudget
  ) throws -> LaidOutView {
    let clock = ContinuousClock()
    let updated = start + graph.updateTime
    // Before a list is made of what is too large.
    _ = try limits.pixels(of: size, scale: scale)
    let placed = clock.now
    let list = graph.display(on: PixelGrid(scale: scale))
    try check(graph)
    return LaidOutView(
      list: list, size: size, scale: scale, problems: graph.problems,
      timings: RenderTimings(
        update: updated - start, layout: placed - updated, display: clock.now - placed,
        raster: .zero),
      budget: budget)
  }

  /// - Parameter graph: the nodes, for the drawing's layout tree.
  func drawing(of laidOut: LaidOutView, graph: ViewGraph?) throws -> Drawing {
    let drawing = try Drawing(
      laidOut, graph: graph, rasterizer: rasterizer, textEngine: textEngine, limits: limits,
      threads: threads)
    let failures = drawing.problems.filter { $0.severity == .error }
    if !failures.isEmpty { throw RenderError.problems(failures) }
    return drawing
  }
}

extension Renderer {
  /// Lays out `view`, one of many that differ in what they show, to be painted by `drawing(of:)` behind others.
  /// - Throws: `RenderError`.
  package func layOut(
    _ view: some View, like likeness: NodeReuseKey?, on canvas: ViewCanvas, budget: RenderBudget
  ) throws -> LaidOutView {
    try withGraph(for: likeness, isKept: true, canvas.fontLock) { graph in
      var laidOut = try layOut(view, in: graph, on: canvas, budget: budget)
      if keepsElements { laidOut.elements = ElementTree(graph) }
      return laidOut
    }
  }

  /// What was laid out by this renderer, ready to be painted. It has no layout tree.
  /// - Throws: `RenderError`.
  package func drawing(of laidOut: LaidOutView) throws -> Drawing {
    rasterizer.waitForBands()
    let budget = laidOut.budget
    (rasterizer.budget, textEngine.budget, images.budget) = (budget, budget, budget)
    let drawing = try drawing(of: laidOut, graph: nil)
    drawing.elementTree = laidOut.elements
    return drawing
  }

  /// Paints what of an image differs from what was laid out by this renderer.
  /// - Returns: the rows that were painted, and what is not as it was asked for.
  /// - Throws: `RenderError`.
  func repaint(
    _ laidOut: LaidOutView, in image: inout RepaintedImage
  ) throws -> (rows: [Range<Int>], problems: [RenderProblem]) {
    let (width, height) = try limits.pixels(of: laidOut.size, scale: laidOut.scale)
    guard width * height <= limits.pixels else {
      throw RenderError.tooLarge(
        width: laidOut.size.width, height: laidOut.size.height, scale: laidOut.scale,
        limit: "\(limits.pixels) pixels")
    }
    rasterizer.waitForBands()
    let budget = laidOut.budget
    (rasterizer.budget, textEngine.budget, images.budget) = (budget, budget, budget)
    let bytes = RenderBudget.bytes(width, by: height, each: 4)
    let painted = budget.reserving(bytes, for: "a bitmap of \(width) x \(height) pixels") {
      image.show(laidOut.list, width: width, height: height, with: rasterizer, glyphs: textEngine)
    }
    if let excess = budget.excess { throw RenderError.limit(excess, view: nil, source: nil) }
    let problems = RenderProblem.joined(laidOut.problems, painted?.problems ?? [])
    let failures = problems.filter { $0.severity == .error }
    guard failures.isEmpty else {
      // The caller does not get the rows that were painted.
      image = RepaintedImage()
      throw RenderError.problems(failures)
    }
    return (painted?.rows ?? [], problems)
  }

  /// Lays something out with the nodes of the last image, if it was like this one and they are no longer held.
  /// - Parameter isKept: false makes new ones.
  private func withGraph<Result>(
    for likeness: NodeReuseKey?, isKept: Bool, _ fontLock: FontLock?,
    _ body: (ViewGraph) throws -> Result
  ) throws -> Result {
    let graph = spareGraph(for: isKept ? likeness : nil) ?? makeGraph()
    if let fontLock { try check(fontLock, used: []) }
    let result = try body(graph)
    if let likeness, graph.keepsAnswersAlone { spare = (graph, likeness) }
    return result
  }
}
