import GalleyGeometry
import GalleyText

/// A number that grows as the lines of a text style do (TX11).
///
/// iOS scales by the style's leading: a spinner of 20 points is 56.33 high at `accessibility5`, as 62 of 22 points say
/// (measured: testTabBarView.TabBarView-mediumPhone-XXXL-light.png of martinomamic/RSSReader).
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty, InstallableProperty {
  /// What the copies of one metric share.
  private final class Box {
    var factor: CGFloat = 1
  }
  private let value: Value
  private let style: Font.TextStyle
  /// Whether the sizes of the style's fonts are followed, and not its leadings.
  private let followsSize: Bool
  private let box = Box()

  /// - Parameter textStyle: the one whose leading is followed.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle = .body) {
    value = wrappedValue
    style = textStyle
    followsSize = false
  }

  /// A number that grows as letters do, and symbols with them.
  /// - Parameter textStyle: the one whose font is followed.
  package init(wrappedValue: Value, ofFont textStyle: Font.TextStyle) {
    value = wrappedValue
    style = textStyle
    followsSize = true
  }

  /// The number at the environment's text size.
  public var wrappedValue: Value { value * Value(box.factor) }

  func install(in context: PropertyContext) -> String? {
    let (size, plain) = (
      style.size(at: context.environment.dynamicTypeSize), style.size(at: .large)
    )
    box.factor =
      followsSize
      ? size / plain
      : SystemFontLeading.published(ofSize: size) / SystemFontLeading.published(ofSize: plain)
    return nil
  }
}
