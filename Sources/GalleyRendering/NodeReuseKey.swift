import GalleyDiagnostics
import GalleyGeometry
import GalleyGraphics
import GalleyLayout
import GalleyViews

/// What images have in common whose views may differ in some words and colours alone: one template in one
/// environment.
package struct NodeReuseKey: Equatable {
  private let source: SourceLocation
  private let colorScheme: ColorScheme
  private let layoutDirection: LayoutDirection
  private let scale: CGFloat
  private let locale: Locale?
  private let dynamicTypeSize: DynamicTypeSize?
  private let look: SystemLook?
  private let imageFolder: URL?
  private let imageBoundary: URL?

  package init(
    source: SourceLocation, colorScheme: ColorScheme, layoutDirection: LayoutDirection,
    scale: CGFloat, locale: Locale?, dynamicTypeSize: DynamicTypeSize?, look: SystemLook?,
    imageFolder: URL?, imageBoundary: URL?
  ) {
    (self.source, self.colorScheme, self.layoutDirection) = (source, colorScheme, layoutDirection)
    (self.scale, self.locale, self.dynamicTypeSize) = (scale, locale, dynamicTypeSize)
    self.look = look
    (self.imageFolder, self.imageBoundary) = (imageFolder, imageBoundary)
  }
}
