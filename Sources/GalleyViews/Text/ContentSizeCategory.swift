import GalleyGeometry

/// How large the reader asks text styles to be, by the older name of `DynamicTypeSize`.
public enum ContentSizeCategory: Int, Hashable, Comparable, CaseIterable, Sendable {
  /// The sizes from the smallest one; `large` is the default.
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  /// Sizes for readers who need larger texts.
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
  /// The two largest sizes.
  case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

  public static func < (one: ContentSizeCategory, other: ContentSizeCategory) -> Bool {
    one.rawValue < other.rawValue
  }

  /// Whether the size is one for readers who need larger texts.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }
}

nonisolated extension EnvironmentValues {
  /// `dynamicTypeSize` by its older name.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(rawValue: dynamicTypeSize.rawValue) ?? .large }
    set { dynamicTypeSize = DynamicTypeSize(rawValue: newValue.rawValue) ?? .large }
  }
}
