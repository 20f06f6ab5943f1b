import GalleyGeometry
import GalleyLayout

/// A rectangle with a radius for each corner (SH1 to SH3). Leading is left in `path(in:)`; a view
/// that is read from right to left shows the outline mirrored.
public struct UnevenRoundedRectangle: InsettableShape, Hashable, Sendable {
  /// The radius of each corner, in points.
  public var cornerRadii: RectangleCornerRadii
  /// How the corners are drawn.
  public var style: RoundedCornerStyle
  private var amount: CGFloat = 0

  /// A rectangle with a radius for each corner.
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
    self.style = style
  }

  /// A rectangle with a radius for each corner, in points; 0 is sharp.
  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
        bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius), style: style)
  }

  public func path(in rect: CGRect) -> Path {
    func inset(_ radius: CGFloat) -> CGFloat { max(0, radius - amount) }
    let radii = RectangleCornerRadii(
      topLeading: inset(cornerRadii.topLeading), bottomLeading: inset(cornerRadii.bottomLeading),
      bottomTrailing: inset(cornerRadii.bottomTrailing),
      topTrailing: inset(cornerRadii.topTrailing))
    var path = Path()
    path.addRoundedRect(in: rect.inset(by: amount), cornerRadii: radii, style: style)
    return path
  }

  /// The radii shrink with the rectangle (SH5).
  public func inset(by amount: CGFloat) -> UnevenRoundedRectangle {
    var result = self
    result.amount += amount
    return result
  }
}

extension UnevenRoundedRectangle: MeasuredShape {
  /// Corners by their names, those that are not sharp; one number where all are equal.
  var measures: [String: String] {
    let corners = [
      ("top leading", cornerRadii.topLeading), ("top trailing", cornerRadii.topTrailing),
      ("bottom leading", cornerRadii.bottomLeading),
      ("bottom trailing", cornerRadii.bottomTrailing),
    ]
    if Set(corners.map(\.1)).count == 1 {
      return [LayoutMeasure.cornerRadii.rawValue: corners[0].1.shortDescription]
    }
    let words = corners.filter { $0.1 != 0 }.map { "\($0.1.shortDescription) (\($0.0))" }
    return [LayoutMeasure.cornerRadii.rawValue: words.joined(separator: ", ")]
  }
}
