import GalleyGeometry

/// A number that grows as a text style does (TX11).
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty, InstallableProperty {
  /// What the copies of one metric share.
  private final class Box {
    var factor: CGFloat = 1
  }
  private let value: Value
  private let style: Font.TextStyle
  private let box = Box()

  /// - Parameter textStyle: the one whose size is followed.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle = .body) {
    value = wrappedValue
    style = textStyle
  }

  /// The number at the environment's text size.
  public var wrappedValue: Value { value * Value(box.factor) }

  func install(in context: PropertyContext) -> String? {
    box.factor = style.size(at: context.environment.dynamicTypeSize) / style.size(at: .large)
    return nil
  }
}
