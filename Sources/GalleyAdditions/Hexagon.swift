import GalleyGeometry
import GalleyLayout
import GalleyViews

/// The largest regular hexagon in the middle of the rectangle. SwiftUI has none.
public struct Hexagon: InsettableShape, Hashable, Sendable {
  /// Whether the hexagon stands on a corner or on a side.
  public var orientation: HexagonOrientation
  /// Points; at most the distance from the centre to a side.
  public var cornerRadius: CGFloat
  private var amount: CGFloat = 0

  /// A hexagon.
  /// - Parameter cornerRadius: points; 0 and less is sharp corners.
  public init(orientation: HexagonOrientation = .pointyTop, cornerRadius: CGFloat = 0) {
    self.orientation = orientation
    self.cornerRadius = cornerRadius
  }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  public func path(in rect: CGRect) -> Path {
    // Sides that lie `amount` further in bring the corners 2 / sqrt(3) times as far.
    let axis = orientation.sideAxis
    let side = min(rect.size[axis], rect.size[axis.other] / HexagonOrientation.cornerRatio)
    let inner = max(0, side - amount * 2)
    let size = CGSize(
      major: inner, minor: inner * HexagonOrientation.cornerRatio, along: axis)
    let box = CGRect(
      x: rect.midX - size.width / 2, y: rect.midY - size.height / 2, width: size.width,
      height: size.height)
    return Path(
      hexagonIn: box, orientation: orientation, cornerRadius: max(0, cornerRadius - amount))
  }

  /// The corners' radius shrinks with the hexagon, as a rounded rectangle's does (SH5).
  public func inset(by amount: CGFloat) -> Hexagon {
    var result = self
    result.amount += amount
    return result
  }
}

nonisolated extension Shape where Self == Hexagon {
  /// A hexagon that stands on a corner, with sharp corners.
  public static var hexagon: Hexagon { Hexagon() }
}
