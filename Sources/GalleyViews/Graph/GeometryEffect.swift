import GalleyGeometry
import GalleyMotion

/// A modifier that draws a view through a map of its points; no layout (EF1).
nonisolated public protocol GeometryEffect: Animatable, ViewModifier {
  /// The map for a view of a size, in points from its upper left corner.
  func effectValue(size: CGSize) -> ProjectionTransform
}
