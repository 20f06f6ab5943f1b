import GalleyGeometry
import GalleyText

/// How large the reader asks text styles to be (TX11).
public enum DynamicTypeSize: Int, Hashable, Comparable, CaseIterable, Sendable {
  /// The sizes from the smallest one; `large` is the default.
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  /// Sizes for readers who need larger texts, from the smallest one.
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// The names of all cases, in their order. Swift can read a case's name from its type, in fifty microseconds.
  package static let names = [
    "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "accessibility1",
    "accessibility2", "accessibility3", "accessibility4", "accessibility5",
  ]

  public static func < (one: DynamicTypeSize, other: DynamicTypeSize) -> Bool {
    one.rawValue < other.rawValue
  }

  /// Whether the size is one for readers who need larger texts.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }
}

extension DynamicTypeSize {
  /// How far the lines of body text are apart, in points; at the largest sizes no less than its size.
  package var _bodyLeading: CGFloat {
    let size = Font.TextStyle.body.size(at: self)
    return max(size, SystemFontLeading.points(ofSize: size))
  }
}

extension Font.TextStyle {
  /// How many times as large the style is as at the size that a device has at first.
  func growth(at typeSize: DynamicTypeSize) -> CGFloat { size(at: typeSize) / size(at: .large) }

  /// Points to an em at a text size (TX10, TX11).
  ///
  /// Apple publishes no sizes of the two extra large titles: 36 and 28 at `large`, bold, are what people measured, and
  /// that they grow as the large title and the title is assumed.
  package func size(at typeSize: DynamicTypeSize) -> CGFloat {
    Self.sizes[typeSize.rawValue][column] + (self == .extraLargeTitle ? 2 : 0)
  }

  /// A row for each size, a column for each style: large title, title, title 2, title 3, headline and
  /// body, callout, subheadline, footnote, caption, caption 2.
  private static let sizes: [[CGFloat]] = [
    [31, 25, 19, 17, 14, 13, 12, 12, 11, 11], [32, 26, 20, 18, 15, 14, 13, 12, 11, 11],
    [33, 27, 21, 19, 16, 15, 14, 12, 11, 11], [34, 28, 22, 20, 17, 16, 15, 13, 12, 11],
    [36, 30, 24, 22, 19, 18, 17, 15, 14, 13], [38, 32, 26, 24, 21, 20, 19, 17, 16, 15],
    [40, 34, 28, 26, 23, 22, 21, 19, 18, 17], [44, 38, 34, 31, 28, 26, 25, 23, 22, 20],
    [48, 43, 39, 37, 33, 32, 30, 27, 26, 24], [52, 48, 44, 43, 40, 38, 36, 33, 32, 29],
    [56, 53, 50, 49, 47, 44, 42, 38, 37, 34], [60, 58, 56, 55, 53, 51, 49, 44, 43, 40],
  ]

  private var column: Int {
    switch self {
    case .largeTitle, .extraLargeTitle: 0
    case .title, .extraLargeTitle2: 1
    case .title2: 2
    case .title3: 3
    case .headline, .body: 4
    case .callout: 5
    case .subheadline: 6
    case .footnote: 7
    case .caption: 8
    case .caption2: 9
    }
  }
}

extension EnvironmentValues {
  /// How large text styles are.
  @Entry public var dynamicTypeSize: DynamicTypeSize = .large
}

nonisolated extension View {
  /// How large text styles are in this view.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    EnvironmentView(content: self) { $0.dynamicTypeSize = size }
  }

  /// The smallest and the largest that text styles are in this view.
  public func dynamicTypeSize<Range: RangeExpression>(
    _ range: Range
  ) -> some View where Range.Bound == DynamicTypeSize {
    EnvironmentView(content: self) { environment in
      let allowed = DynamicTypeSize.allCases.filter(range.contains)
      guard let least = allowed.first, let most = allowed.last else { return }
      environment.dynamicTypeSize = min(max(environment.dynamicTypeSize, least), most)
    }
  }
}
