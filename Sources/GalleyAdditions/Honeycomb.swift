import GalleyGeometry
import GalleyLayout
import GalleyViews

/// Views in regular hexagons of one size, each clipped to its hexagon, with the same gap on all six
/// sides. `HoneycombLayout` says how they are arranged. SwiftUI has no such container.
///
/// ```swift
/// Honeycomb(columns: 6, spacing: 4) {
///   ForEach(faces, id: \.self) { Image($0).resizable().scaledToFill() }
/// }
/// ```
nonisolated public struct Honeycomb<Content: View>: View {
  private let layout: HoneycombLayout
  private let cornerRadius: CGFloat
  private let content: Content

  /// - Parameters:
  ///   - columns: from 1 to 10,000.
  ///   - spacing: points between two neighbours; nil is the default distance, 8.
  ///   - offset: which rows, or columns of hexagons on a side, are shifted by half a hexagon.
  ///   - cornerRadius: of each hexagon, in points.
  public init(
    columns: Int, spacing: CGFloat? = nil, orientation: HexagonOrientation = .pointyTop,
    offset: HoneycombOffset = .odd, cornerRadius: CGFloat = 0, @ViewBuilder content: () -> Content
  ) {
    layout = HoneycombLayout(
      columns: columns, spacing: spacing, orientation: orientation, offset: offset)
    self.cornerRadius = cornerRadius
    self.content = content()
  }

  /// - Parameters:
  ///   - radius: how many rings lie around the centre, from 0 to 1,000; views beyond the last ring
  ///     are left out, and the report says so.
  ///   - spacing: points between two neighbours; nil is the default distance, 8.
  ///   - cornerRadius: of each hexagon, in points.
  public init(
    radius: Int, spacing: CGFloat? = nil, orientation: HexagonOrientation = .pointyTop,
    cornerRadius: CGFloat = 0, @ViewBuilder content: () -> Content
  ) {
    layout = HoneycombLayout(radius: radius, spacing: spacing, orientation: orientation)
    self.cornerRadius = cornerRadius
    self.content = content()
  }

  public var body: some View {
    let hexagon = Hexagon(orientation: layout.orientation, cornerRadius: cornerRadius)
    return LayoutView(
      layout: layout, name: "Honeycomb",
      content:
        content
        .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
        .honeycombCell(hexagon))
  }
}

nonisolated extension View {
  /// The hexagon in which the view lies in a honeycomb with a radius, the centre at (0, 0).
  public func axialCoordinate(q: Int, r: Int) -> some View {
    layoutValue(key: AxialCoordinateKey.self, value: AxialCoordinate(q: q, r: r))
  }
}
