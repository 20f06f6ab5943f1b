import GalleyGeometry
import GalleyViews

nonisolated extension View {
  /// Padding, which is no view of its own where it is 0.
  /// - Parameter length: points; less than 0 lets the view reach beyond its place.
  @ViewBuilder func padding(_ edges: Edge.Set, unlessZero length: CGFloat) -> some View {
    if length == 0 { self } else { padding(edges, length) }
  }
}
