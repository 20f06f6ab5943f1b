import GalleyGeometry
import GalleyViews

/// Distances from the edges of a rectangle, left and right as they are seen.
public struct UIEdgeInsets: Hashable, Codable, Sendable {
  /// From the upper edge, in points.
  public var top: CGFloat
  /// From the left edge, in points.
  public var left: CGFloat
  /// From the lower edge, in points.
  public var bottom: CGFloat
  /// From the right edge, in points.
  public var right: CGFloat

  /// Distances in points; each is 0 by default, and a negative one leads out of the rectangle.
  public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// No distances.
  public static let zero = UIEdgeInsets()
}

/// Distances from the edges of a rectangle, leading and trailing by the direction of reading.
public struct NSDirectionalEdgeInsets: Hashable, Codable, Sendable {
  /// From the upper edge, in points.
  public var top: CGFloat
  /// From the edge where reading begins, in points.
  public var leading: CGFloat
  /// From the lower edge, in points.
  public var bottom: CGFloat
  /// From the edge where reading ends, in points.
  public var trailing: CGFloat

  /// Distances in points; each is 0 by default, and a negative one leads out of the rectangle.
  public init(
    top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0
  ) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// No distances.
  public static let zero = NSDirectionalEdgeInsets()
}

extension EdgeInsets {
  /// The same distances under SwiftUI's name.
  public init(_ insets: NSDirectionalEdgeInsets) {
    self.init(
      top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
  }
}

/// A way from a place.
public struct UIOffset: Hashable, Codable, Sendable {
  /// To the right, in points.
  public var horizontal: CGFloat
  /// Downwards, in points.
  public var vertical: CGFloat

  /// A way in points; each part is 0 by default.
  public init(horizontal: CGFloat = 0, vertical: CGFloat = 0) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// No way at all.
  public static let zero = UIOffset()
}
