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
  /// with its safe area, as in Xcode, and so is one that presents something over the screen, both at first and once it has
  /// appeared and its tasks have run; other views are drawn at their own size, at that screen's width of 393 points. A
  /// view that has no area then is drawn on the screen, with a warning. The default scale is 2 pixels per point; a device that
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
  /// - Complexity: O(n) in the views. They are made once; once more where modifiers of the view, and no trait, say what it is
  ///   drawn on, and where they come to fill a screen, to present something or to prefer another scheme later than from the
  ///   start.
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
    var environment = environment
    configuration.apply(to: &environment)
    return try PreviewDrawing(
      preview: self, configuration: configuration, renderer: renderer, environment: environment,
      budget: budget ?? renderer.makeBudget()
    ).draw(showsOverflow: showsOverflow)
  }

  /// What of the preview could not be honoured.
  func problems(of canvas: PreviewCanvas) -> [RenderProblem] {
    canvas.warnings.map {
      RenderProblem(kind: .preview($0), view: displayName ?? "preview \(index + 1)", source: nil)
    }
  }
}

extension PreviewCanvas.Room {
  /// Kinds of windows. Their views are not the same views, whatever their sizes.
  enum Window {
    case column
    case size
    case screen
  }

  var window: Window {
    switch self {
    case .fixed: .size
    case .screen: .screen
    case .card, .fitting, .undecided: .column
    }
  }

  /// What the image's views are offered, in points.
  var proposal: ProposedViewSize {
    switch self {
    case .card(let width): ProposedViewSize(width: width, height: nil)
    case .fitting(let size), .fixed(let size): ProposedViewSize(size)
    case .screen(let device, let held): ProposedViewSize(device.size(held: held))
    case .undecided: ProposedViewSize(width: PreviewCanvas.cardWidth, height: nil)
    }
  }

  /// The device whose screen it is, and how it is held; nil of what is no screen.
  var screen: (device: DeviceScreen, held: InterfaceOrientation)? {
    guard case .screen(let device, let held) = self else { return nil }
    return (device, held)
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
  /// Whether a card and a screen have the same views in them, for an image that is begun before its canvas is decided.
  var isUndecided = false

  var body: some View {
    placed.background {
      // A window does not change its size with what is in it.
      Rectangle().fill(BackgroundStyle()).transaction { $0.animation = nil }
    }
  }

  private var inner: WindowContentView<AnyView> { WindowContentView(content) }

  /// It is implicit, so it is not found by the name of a stack.
  private var column: some View {
    LayoutView(layout: VStackLayout(), name: ImplicitStack.lines, content: inner)
  }

  private func screen(_ device: DeviceScreen, _ held: InterfaceOrientation) -> some View {
    let size = device.size(held: held)
    return inner.screenOfDevice(device.safeArea(held: held))
      .frame(width: size.width, height: size.height)
  }

  /// A card or a screen. The branches of a condition would have other views.
  private var undecided: some View {
    let (device, held) = room.screen ?? (DeviceTable.defaultScreen, .portrait)
    return EitherView(room.screen == nil) {
      column
    } second: {
      screen(device, held)
    }
  }

  @ViewBuilder private var placed: some View {
    switch room {
    case .fixed(let size):
      BackedLayout {
        column.frame(width: size.width, height: size.height)
        FollowingViews(ContainerGround<GroundOfWidget>.self) { $0.view }.zIndex(-1)
      }
    case _ where isUndecided: undecided
    case .screen(let device, let held): screen(device, held)
    case .card, .fitting, .undecided: column
    }
  }
}
