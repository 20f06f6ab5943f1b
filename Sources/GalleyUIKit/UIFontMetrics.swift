import GalleyGeometry
import GalleyViews

/// Lets fonts and lengths grow with a text style, under the name of UIKit.
///
/// Fonts follow the text size of the views that they are drawn in. Code of UIKit is told the text size `.large`, in which
/// lengths stay what they are: `ScaledMetric` of SwiftUI follows the text size.
public final class UIFontMetrics: NSObject, Sendable {
  /// Those of body text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)
  private let style: UIFont.TextStyle

  /// Those of a text style.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
    super.init()
  }

  /// The same font, which grows with the style.
  public func scaledFont(for font: UIFont) -> UIFont { font.growing(with: style) }

  /// The same font, which grows with the style; traits do not count.
  public func scaledFont(
    for font: UIFont, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont { scaledFont(for: font) }

  /// The same font, which grows with the style.
  /// - Parameter maximumPointSize: the most points to an em. It counts at the text size `.large` alone.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font.pointSize > maximumPointSize ? font.withSize(maximumPointSize) : font)
  }

  /// The same font, which grows with the style; traits do not count.
  /// - Parameter maximumPointSize: the most points to an em. It counts at the text size `.large` alone.
  public func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont { scaledFont(for: font, maximumPointSize: maximumPointSize) }

  /// A length at the text size `.large`, in points: the same.
  public func scaledValue(for value: CGFloat) -> CGFloat { value }

  /// A length at the text size `.large`, in points: the same; traits do not count.
  public func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat { value }
}
