import GalleyGeometry
import GalleyViews

/// How large the reader asks texts to be.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Comparable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  private init(_ size: String) { rawValue = "UICTContentSizeCategory" + size }

  /// No size.
  public static let unspecified = UIContentSizeCategory(
    rawValue: "_UICTContentSizeCategoryUnspecified")
  /// The smallest size, 14 points for body text.
  public static let extraSmall = UIContentSizeCategory("XS")
  /// 15 points for body text.
  public static let small = UIContentSizeCategory("S")
  /// 16 points for body text.
  public static let medium = UIContentSizeCategory("M")
  /// The size that a device has at first, 17 points for body text.
  public static let large = UIContentSizeCategory("L")
  /// 19 points for body text.
  public static let extraLarge = UIContentSizeCategory("XL")
  /// 21 points for body text.
  public static let extraExtraLarge = UIContentSizeCategory("XXL")
  /// 23 points for body text.
  public static let extraExtraExtraLarge = UIContentSizeCategory("XXXL")
  /// The smallest of those for readers who need larger texts, 28 points for body text.
  public static let accessibilityMedium = UIContentSizeCategory("AccessibilityM")
  /// 33 points for body text.
  public static let accessibilityLarge = UIContentSizeCategory("AccessibilityL")
  /// 40 points for body text.
  public static let accessibilityExtraLarge = UIContentSizeCategory("AccessibilityXL")
  /// 47 points for body text.
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory("AccessibilityXXL")
  /// The largest size, 53 points for body text.
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory("AccessibilityXXXL")

  /// In the order of `DynamicTypeSize`.
  private static let all = [
    extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge,
    accessibilityMedium, accessibilityLarge, accessibilityExtraLarge,
    accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge,
  ]

  /// The size in SwiftUI's words; nil of one that is not specified.
  fileprivate var size: DynamicTypeSize? {
    Self.all.firstIndex(of: self).flatMap(DynamicTypeSize.init(rawValue:))
  }

  /// Whether the size is one for readers who need larger texts.
  public var isAccessibilityCategory: Bool { size?.isAccessibilitySize ?? false }

  /// Whether one size is below another; one that is not specified is not.
  public static func < (one: Self, other: Self) -> Bool {
    guard let one = one.size, let other = other.size else { return false }
    return one < other
  }

  /// Whether one size is above another; one that is not specified is not.
  public static func > (one: Self, other: Self) -> Bool { other < one }

  /// Whether one size is another or below it; one that is not specified is not.
  public static func <= (one: Self, other: Self) -> Bool {
    guard let one = one.size, let other = other.size else { return false }
    return one <= other
  }

  /// Whether one size is another or above it; one that is not specified is not.
  public static func >= (one: Self, other: Self) -> Bool { other <= one }
}

extension DynamicTypeSize {
  /// The size of a category; nil of one that is not specified.
  public init?(_ uiSizeCategory: UIContentSizeCategory) {
    guard let size = uiSizeCategory.size else { return nil }
    self = size
  }
}

extension UIContentSizeCategory {
  /// The category of a text size.
  public init(_ dynamicTypeSize: DynamicTypeSize?) {
    self = dynamicTypeSize.map { Self.all[$0.rawValue] } ?? .unspecified
  }
}
