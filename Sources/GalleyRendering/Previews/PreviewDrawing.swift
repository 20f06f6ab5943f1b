import GalleyBudget
import GalleyGeometry
import GalleyLayout
import GalleyViews

/// An image of a preview in the making: the views are made, say what they are drawn on, and the image goes on with them.
struct PreviewDrawing {
  let preview: Preview
  let configuration: PreviewConfiguration
  let renderer: Renderer
  /// What the configuration says, too.
  let environment: EnvironmentValues
  let budget: RenderBudget

  /// The views on a canvas.
  private struct Stage {
    var canvas: PreviewCanvas
    /// The scheme that the views prefer; nil where they do not.
    var scheme: ColorScheme?
    let graph: ViewGraph
  }

  /// - Parameter showsOverflow: whether a view that decides the image's size gets a margin as large as what it paints beyond
  ///   its frame.
  /// - Throws: as `Preview.draw`.
  func draw(showsOverflow: Bool) throws -> Drawing {
    let start = ContinuousClock.now
    var stage = try begun()
    var size = try settle(stage)
    // A card becomes a screen, whose views may prefer another scheme.
    for _ in 0..<2 {
      guard let next = other(than: stage) else { break }
      stage = next
      size = try settle(stage)
    }
    stage.canvas.noteEmptiness(in: stage.graph)
    let laidOut = try renderer.laidOut(
      stage.graph, size, scale: stage.canvas.scale, since: start, budget: budget)
    let drawing = try renderer.drawWhole(
      laidOut, in: stage.graph, environment: surroundings(of: stage),
      margin: showsOverflow && stage.canvas.room.isOfView ? nil : OverflowMargin())
    drawing.problems += preview.problems(of: stage.canvas)
    return drawing
  }

  /// What the preview is drawn on as far as its views say it before they appear. Nothing of them reacts.
  /// - Throws: `DeviceTable.UnknownDevice`.
  func canvas() throws -> PreviewCanvas { try begun().canvas }

  /// Makes the views on the canvas that is known without them, which is one of its own where they say another one.
  private func begun() throws -> Stage {
    var canvas = try PreviewCanvas(configuration, preview.settings)
    if canvas.room == .undecided { canvas.room = .card(width: PreviewCanvas.cardWidth) }
    let graph = renderer.makeGraph()
    let stage = Stage(canvas: canvas, graph: graph)
    renderer.begin(
      window(of: stage), in: graph, on: viewCanvas(of: stage), budget: budget)
    var found = try preview.canvas(configuration, in: graph)
    if found.room == .undecided {
      let sizes = graph.windowSizes(in: PreviewCanvas.triedSizes)
      // Views that are made while others are measured have modifiers, too.
      found = try preview.canvas(configuration, in: graph)
      found.decide(sizes, isPresenting: graph.isPresenting)
    }
    let scheme = graph.facts(PreferredScheme.self)?.other(than: environment)
    let isNew = found.scale != canvas.scale || !found.room.hasViews(of: canvas.room)
    let result = Stage(
      canvas: found, scheme: scheme, graph: isNew ? renderer.makeGraph() : graph)
    if !isNew, found.room != canvas.room || scheme != nil { graph.noteSurroundings() }
    return result
  }

  /// What the views are drawn on now that they have settled, made anew; nil where that holds.
  private func other(than stage: Stage) -> Stage? {
    if let canvas = stage.canvas.settled(in: stage.graph) {
      return Stage(canvas: canvas, scheme: stage.scheme, graph: renderer.makeGraph())
    }
    let scheme = stage.graph.facts(PreferredScheme.self)?.other(than: environment)
    guard scheme != stage.scheme else { return nil }
    return Stage(canvas: stage.canvas, scheme: scheme, graph: renderer.makeGraph())
  }

  /// - Returns: the size in points that the views answered.
  private func settle(_ stage: Stage) throws -> CGSize {
    try renderer.settle(
      window(of: stage), in: stage.graph, on: viewCanvas(of: stage), budget: budget)
  }

  private func window(of stage: Stage) -> PreviewWindowView {
    PreviewWindowView(content: preview.content, room: stage.canvas.room, isUndecided: true)
  }

  private func viewCanvas(of stage: Stage) -> ViewCanvas {
    ViewCanvas(
      proposedSize: stage.canvas.room.proposal, scale: stage.canvas.scale,
      environment: surroundings(of: stage))
  }

  private func surroundings(of stage: Stage) -> EnvironmentValues {
    var environment = stage.canvas.room.environment(environment)
    environment.displayScale = stage.canvas.scale
    if let scheme = stage.scheme { environment.colorScheme = scheme }
    return environment
  }
}

extension Preview {
  /// What the preview is drawn on, as the configuration, its traits and the modifiers of its view say.
  /// - Parameter graph: its views.
  /// - Throws: `DeviceTable.UnknownDevice` for that of the configuration.
  func canvas(
    _ configuration: PreviewConfiguration, in graph: ViewGraph
  ) throws -> PreviewCanvas {
    // Those of a provider's view are known.
    try PreviewCanvas(
      configuration, fileID == nil ? settings : settings.filled(from: graph.previewSettings))
  }
}

extension PreviewCanvas.Room {
  /// Whether views that were begun in another room go on in this one: it is the same, or a card was tried where nothing says
  /// what the preview is drawn on.
  fileprivate func hasViews(of tried: Self) -> Bool {
    if self == tried { return true }
    guard case .card = tried, case .screen(let device, let held) = self else { return false }
    return device == DeviceTable.defaultScreen && held == .portrait
  }
}
