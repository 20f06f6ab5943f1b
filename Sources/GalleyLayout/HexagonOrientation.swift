import GalleyGeometry

/// How a regular hexagon stands.
public enum HexagonOrientation: Hashable, Sendable {
  /// On a corner, with upright sides to the left and the right.
  case pointyTop
  /// On a side, with corners to the left and the right.
  case flatTop

  /// The axis along which two sides of the hexagon face each other.
  package var sideAxis: Axis { self == .pointyTop ? .horizontal : .vertical }

  /// From corner to corner, by from side to side: the corners lie 2 / sqrt(3) times as far apart.
  package static let cornerRatio: CGFloat = 2 / CGFloat(3).squareRoot()
}
