import GalleyDiagnostics
import GalleyGeometry
import GalleyGraphics
import GalleyLayout
import GalleyViews

/// What images have in common whose views may differ in some words and colours alone: one template in one
/// environment.
package struct NodeReuseKey: Equatable {
  private let source: SourceLocation
  package var colorScheme = ColorScheme.light
  package var layoutDirection = LayoutDirection.leftToRight
  package var scale: CGFloat = 1
  package var locale: Locale?
  package var dynamicTypeSize: DynamicTypeSize?
  package var look: SystemLook?
  package var imageFolder: URL?
  package var imageBoundary: URL?

  /// The template alone, in the environment that images have by default.
  package init(source: SourceLocation) { self.source = source }
}
