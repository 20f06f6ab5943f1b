import GalleyDiagnostics
import GalleyGeometry
import GalleyViews

extension Preview {
  /// A renderer of the preview on what the configuration says, whose clock is at 0; see `draw(on:)`.
  ///
  /// What is drawn for one preview twice needs the preview made twice: its views keep their states.
  /// - Returns: the renderer, what of the preview could not be honoured, and whether the view decides the image's size.
  /// - Throws: `DeviceTable.UnknownDevice` for the configuration's device, and `RenderError`.
  package func makeRenderer(
    on configuration: PreviewConfiguration, with renderer: Renderer,
    environment: EnvironmentValues = EnvironmentValues()
  ) throws -> (renderer: ImageRenderer<AnyView>, problems: [RenderProblem], isOfView: Bool) {
    var environment = environment
    configuration.apply(to: &environment)
    let canvas = try decidedCanvas(
      on: configuration, with: renderer, environment: environment, budget: renderer.makeBudget())
    let image = ImageRenderer(
      content: AnyView(PreviewWindowView(content: content, room: canvas.room)), renderer: renderer)
    image.proposedSize = canvas.room.proposal
    image.scale = canvas.scale
    image.environment = canvas.room.environment(environment)
    try image.advance(by: 0)
    if let scheme = image.graph.facts(PreferredScheme.self)?.other(than: environment) {
      image.environment.colorScheme = scheme
      try image.advance(by: 0)
    }
    return (image, problems(of: canvas), canvas.room.isOfView)
  }
}
