import GalleyDiagnostics
import GalleyGeometry
import GalleyViews

extension Preview {
  /// A renderer of the preview on what the configuration says, whose clock is at 0; see `draw(on:)`.
  ///
  /// What is drawn for one preview twice needs the preview made twice: its views keep their states.
  /// - Parameter states: those that were carried from another process; nil where none is carried on, either.
  /// - Returns: the renderer, what of the preview could not be honoured, and whether the view decides the image's size: as
  ///   a card if no canvas is set.
  /// - Throws: `DeviceTable.UnknownDevice` for the configuration's device, and `RenderError`.
  package func makeRenderer(
    on configuration: PreviewConfiguration, with renderer: Renderer,
    environment: EnvironmentValues = EnvironmentValues(), states: CarriedStates? = nil
  ) throws -> (
    renderer: ImageRenderer<AnyView>, problems: [RenderProblem], isOfView: Bool, isCard: Bool
  ) {
    let image = ImageRenderer(content: AnyView(EmptyView()), renderer: renderer)
    let canvas = try show(
      on: configuration, in: image, environment: environment, states: states)
    return (image, problems(of: canvas), canvas.room.isOfView, canvas.isCard)
  }

  /// Shows the preview in a renderer on another canvas, or in another environment. On another kind of canvas (a card, a size,
  /// a screen) the views are made again: a graph that keeps states carries them, any other begins anew.
  /// - Returns: what of the preview could not be honoured.
  /// - Throws: as `makeRenderer(on:with:environment:)`; the renderer may have the new canvas then.
  package func update(
    _ image: ImageRenderer<AnyView>, on configuration: PreviewConfiguration,
    environment: EnvironmentValues
  ) throws -> [RenderProblem] {
    problems(
      of: try show(
        on: configuration, in: image, environment: environment,
        states: image.graph.keepsStates ? image.graph.carriedStates : nil))
  }

  /// - Parameter states: those that were carried to views that are made for the first time.
  private func show(
    on configuration: PreviewConfiguration, in image: ImageRenderer<AnyView>,
    environment: EnvironmentValues, states: CarriedStates? = nil
  ) throws -> PreviewCanvas {
    let renderer = image.renderer
    var environment = environment
    configuration.apply(to: &environment)
    let decided = try decidedCanvas(on: configuration, with: renderer, environment: environment)
    let isOnScreen = image.environment.deviceSafeArea != nil
    var canvas = (isOnScreen ? decided.settled(in: image.graph) : nil) ?? decided
    func place() throws {
      let last = (image.content.wrapped as? PreviewWindowView)?.room.window
      if let states, last != canvas.room.window { image.graph.keepStates(states) }
      image.content = AnyView(PreviewWindowView(content: content, room: canvas.room))
      image.proposedSize = canvas.room.proposal
      image.scale = canvas.scale
      image.environment = canvas.room.environment(environment)
      try image.advance(by: 0)
    }
    // What a touch presents stays on the card: another canvas would have other states. What was on no card begins anew.
    let isNew = image.graph.root == nil || image.proposedSize != canvas.room.proposal
    try place()
    if isNew, let other = canvas.settled(in: image.graph) {
      canvas = other
      try place()
    }
    if !configuration.asksView {
      // The modifiers of the view may say how a device is held, and what is not drawn.
      let found = try self.canvas(configuration, in: image.graph)
      let isOther = found.room != canvas.room || found.scale != canvas.scale
      canvas = found
      if isOther { try place() }
    }
    canvas.noteEmptiness(in: image.graph)
    try follow(environment, in: image)
    return canvas
  }

  /// Gives the image the colour scheme that its views prefer now, which an event may have changed.
  package func followPreferredScheme(
    in image: ImageRenderer<AnyView>, on configuration: PreviewConfiguration,
    environment: EnvironmentValues
  ) throws {
    var environment = environment
    configuration.apply(to: &environment)
    try follow(environment, in: image)
  }

  /// What the preview is drawn on before its views appear. Where nothing else says it, they are made for that alone.
  private func decidedCanvas(
    on configuration: PreviewConfiguration, with renderer: Renderer, environment: EnvironmentValues
  ) throws -> PreviewCanvas {
    let canvas = try PreviewCanvas(configuration, settings)
    guard configuration.asksView, canvas.room == .undecided || fileID != nil else { return canvas }
    return try PreviewDrawing(
      preview: self, configuration: configuration, renderer: renderer, environment: environment,
      budget: renderer.makeBudget()
    ).canvas()
  }

  private func follow(
    _ environment: EnvironmentValues, in image: ImageRenderer<AnyView>
  ) throws {
    let preferred = image.graph.facts(PreferredScheme.self)?.other(than: environment)
    let scheme = preferred ?? environment.colorScheme
    guard image.environment.colorScheme != scheme else { return }
    image.environment.colorScheme = scheme
    try image.advance(by: 0)
  }
}

extension PreviewConfiguration {
  /// Whether the preview says what it is drawn on: no size, and no device.
  fileprivate var asksView: Bool { size == nil && device == nil }
}
