import GalleyBudget
import GalleyDiagnostics
import GalleyGeometry
import GalleyLayout
import GalleyViews

extension Preview {
  /// Lays out the preview on what the configuration says, to be painted.
  ///
  /// The canvas comes from the configuration, otherwise from the preview: a size, a device, a layout, a widget. By
  /// default, a view that fills the screen (a list, a scroll view, bars, a spacer, a colour) is drawn on an iPhone 15
  /// with its safe area, as in Xcode, and so is one that presents something over the screen; other views are drawn at
  /// their own size, at that screen's width of 393 points. A
  /// view without area is drawn on the screen, with a warning. The default scale is 2 pixels per point; a device that
  /// is named has its own. The system's background is behind the view. What the view paints outside the image is
  /// clipped.
  ///
  /// The colour scheme that the view prefers applies to the whole image, unless the configuration has one.
  /// - Parameters:
  ///   - configuration: the canvas.
  ///   - renderer: draws the preview within its limits.
  ///   - environment: the other values of the view's environment.
  ///   - budget: the rest of a budget that has begun; nil begins one with the renderer's limits.
  /// - Returns: the drawing; its warnings name what is not supported of the preview.
  /// - Throws: `DeviceTable.UnknownDevice` for the configuration's device, and `RenderError`.
  /// - Complexity: O(n) in the views; they are made once more if no canvas is set, if they prefer another scheme, or if they
  ///   present something that they did not present from the start.
  package func draw(
    on configuration: PreviewConfiguration = PreviewConfiguration(),
    with renderer: Renderer = Renderer(), environment: EnvironmentValues = EnvironmentValues(),
    budget: RenderBudget? = nil
  ) throws -> Drawing {
    try draw(
      on: configuration, with: renderer, environment: environment, budget: budget,
      showsOverflow: false)
  }

  /// The same; a view that decides the image's size gets a margin around it where that is asked for.
  /// - Parameter showsOverflow: whether the margin is as large as what the view paints beyond its frame.
  package func draw(
    on configuration: PreviewConfiguration, with renderer: Renderer,
    environment: EnvironmentValues, budget: RenderBudget? = nil, showsOverflow: Bool
  ) throws -> Drawing {
    let budget = budget ?? renderer.makeBudget()
    var environment = environment
    configuration.apply(to: &environment)
    let canvas = try decidedCanvas(
      on: configuration, with: renderer, environment: environment, budget: budget)
    let drawing = try draw(
      on: canvas, with: renderer, environment: environment, budget: budget,
      showsOverflow: showsOverflow && canvas.room.isOfView)
    drawing.problems += problems(of: canvas)
    return drawing
  }

  /// What the preview is drawn on; its views are asked for their sizes if nothing else sets it.
  func decidedCanvas(
    on configuration: PreviewConfiguration, with renderer: Renderer,
    environment: EnvironmentValues, budget: RenderBudget
  ) throws -> PreviewCanvas {
    var canvas = try PreviewCanvas(configuration, settings)
    if canvas.isFitting || fileID != nil {
      var inner = environment
      inner.displayScale = canvas.scale
      func filled(_ found: PreviewSettings) throws -> PreviewCanvas {
        try PreviewCanvas(configuration, fileID != nil ? settings.filled(from: found) : settings)
      }
      let tried = PreviewCanvas.triedHeights.map {
        ProposedViewSize(width: PreviewCanvas.cardWidth, height: $0)
      }
      let probe = renderer.probe(
        content, environment: inner, budget: budget, on: tried.first ?? .unspecified
      ) { found in
        // A size that was set needs no measuring.
        (try? filled(found))?.isFitting == true ? tried : []
      }
      canvas = try filled(probe.settings)
      canvas.decide(probe.sizes)
    }
    return canvas
  }

  /// What of the preview could not be honoured.
  func problems(of canvas: PreviewCanvas) -> [RenderProblem] {
    canvas.warnings.map {
      RenderProblem(kind: .preview($0), view: displayName ?? "preview \(index + 1)", source: nil)
    }
  }

  private func draw(
    on canvas: PreviewCanvas, with renderer: Renderer, environment: EnvironmentValues,
    budget: RenderBudget, showsOverflow: Bool
  ) throws -> Drawing {
    let view = PreviewWindowView(content: content, room: canvas.room)
    let graph = renderer.makeGraph()
    func draw(_ environment: EnvironmentValues, _ graph: ViewGraph) throws -> Drawing {
      try renderer.drawWhole(
        view, in: graph, proposedSize: canvas.room.proposal, scale: canvas.scale,
        environment: canvas.room.environment(environment), budget: budget,
        margin: showsOverflow ? nil : OverflowMargin())
    }
    let drawing = try draw(environment, graph)
    if let screen = canvas.screen(ifPresenting: graph.isPresenting) {
      return try self.draw(
        on: screen, with: renderer, environment: environment, budget: budget, showsOverflow: false)
    }
    guard let scheme = graph.facts(PreferredScheme.self)?.other(than: environment) else {
      return drawing
    }
    var preferred = environment
    preferred.colorScheme = scheme
    return try draw(preferred, renderer.makeGraph())
  }
}

extension PreviewCanvas.Room {
  /// What the image's views are offered, in points.
  var proposal: ProposedViewSize {
    switch self {
    case .card(let width): ProposedViewSize(width: width, height: nil)
    case .fitting(let size), .fixed(let size): ProposedViewSize(size)
    case .screen(let device, let held): ProposedViewSize(device.size(held: held))
    case .undecided: ProposedViewSize(width: PreviewCanvas.cardWidth, height: nil)
    }
  }

  /// The environment of a view on it.
  func environment(_ outer: EnvironmentValues) -> EnvironmentValues {
    guard case .screen(let device, let held) = self else { return outer }
    var environment = outer
    environment.deviceSafeArea = device.safeArea(held: held)
    environment.deviceWidth = device.size(held: held).width
    let classes = device.sizeClasses(held: held)
    environment.horizontalSizeClass = classes.horizontal
    environment.verticalSizeClass = classes.vertical
    return environment
  }
}

/// A preview's view on its ground.
nonisolated struct PreviewWindowView: View {
  let content: AnyView
  let room: PreviewCanvas.Room

  var body: some View {
    placed.background { Rectangle().fill(BackgroundStyle()) }
  }

  /// It is implicit, so it is not found by the name of a stack.
  private var column: some View {
    LayoutView(layout: VStackLayout(), name: "VStack (implicit)", content: content)
  }

  @ViewBuilder private var placed: some View {
    switch room {
    case .card, .fitting, .undecided: column
    case .fixed(let size):
      BackedLayout {
        column.frame(width: size.width, height: size.height)
        FollowingViews(ContainerGround<GroundOfWidget>.self) { $0.view }.zIndex(-1)
      }
    case .screen(let device, let held):
      let size = device.size(held: held)
      content.screenOfDevice(device.safeArea(held: held))
        .frame(width: size.width, height: size.height)
    }
  }
}
