import GalleyGeometry
import GalleyViews

/// On what a preview is drawn. What is nil is the preview's own, or the default.
public struct PreviewConfiguration: Hashable, Sendable, Codable {
  public init() {}
}

extension Preview {
  /// Lays out a preview.
  /// - Throws: `RenderError`.
  public func draw(
    on configuration: PreviewConfiguration = PreviewConfiguration(), with renderer: Renderer,
    environment: EnvironmentValues = EnvironmentValues()
  ) throws -> Drawing {
    try renderer.draw(view, scale: 2, environment: environment)
  }
}
