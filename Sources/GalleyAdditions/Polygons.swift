import GalleyGeometry
import GalleyViews

/// The largest polygon of equal sides and angles around the middle of the rectangle, a corner at its top.
/// SwiftUI has no such shape.
public struct RegularPolygon: InsettableShape, Hashable, Sendable {
  /// At least 3, at most 1,000.
  public let sides: Int
  /// Points, at most what the sides have room for.
  public var cornerRadius: CGFloat
  private var amount: CGFloat = 0

  /// A polygon.
  /// - Parameters:
  ///   - sides: from 3 to 1,000; others count as the nearest.
  ///   - cornerRadius: points; 0 and less is sharp corners.
  public init(sides: Int, cornerRadius: CGFloat = 0) {
    self.sides = min(max(sides, 3), 1000)
    self.cornerRadius = cornerRadius
  }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  public func path(in rect: CGRect) -> Path {
    let half = CGFloat(DeterministicMath.sincos(.pi / Double(sides)).cos)
    // Sides move inwards by the inset, corners by more.
    let radius = min(rect.width, rect.height) / 2 - amount / half
    return .polygon(
      around: rect, radii: [radius], count: sides, cornerRadius: max(0, cornerRadius - amount))
  }

  public func inset(by amount: CGFloat) -> RegularPolygon {
    var result = self
    result.amount += amount
    return result
  }
}

/// A star around the middle of the rectangle, a point at its top. SwiftUI has no such shape.
public struct Star: InsettableShape, Hashable, Sendable {
  /// At least 2, at most 1,000.
  public let points: Int
  /// How far from the middle the inner corners lie, as a part of the way to the points: 0 to 1.
  public var innerRatio: CGFloat
  /// Points, at most what the sides have room for.
  public var cornerRadius: CGFloat
  private var amount: CGFloat = 0

  /// A star.
  /// - Parameters:
  ///   - points: from 2 to 1,000; others count as the nearest.
  ///   - innerRatio: from 0 to 1; others count as the nearest.
  ///   - cornerRadius: points; 0 and less is sharp corners.
  public init(points: Int = 5, innerRatio: CGFloat = 0.382, cornerRadius: CGFloat = 0) {
    self.points = min(max(points, 2), 1000)
    self.innerRatio = innerRatio > 0 ? min(innerRatio, 1) : 0
    self.cornerRadius = cornerRadius
  }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  public func path(in rect: CGRect) -> Path {
    let radius = min(rect.width, rect.height) / 2 - amount
    return .polygon(
      around: rect, radii: [radius, radius * innerRatio], count: points * 2,
      cornerRadius: cornerRadius)
  }

  /// The points move inwards by the inset.
  public func inset(by amount: CGFloat) -> Star {
    var result = self
    result.amount += amount
    return result
  }
}

extension Path {
  /// Corners at equal angles from the top on, at the radii in turn.
  fileprivate static func polygon(
    around rect: CGRect, radii: [CGFloat], count: Int, cornerRadius: CGFloat
  ) -> Path {
    guard radii[0] > 0 else { return Path() }
    let points = (0..<count).map { index -> CGPoint in
      let (sine, cosine) = DeterministicMath.sincos(Double(index) / Double(count) * 2 * .pi)
      let radius = radii[index % radii.count]
      return CGPoint(x: rect.midX + radius * CGFloat(sine), y: rect.midY - radius * CGFloat(cosine))
    }
    var path = Path()
    path.addRoundedPolygon(points, radius: cornerRadius)
    return path
  }
}
