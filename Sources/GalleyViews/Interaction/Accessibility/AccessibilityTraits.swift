import GalleyGeometry

/// What a view is, for those who do not see it.
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let isButton = AccessibilityTraits(rawValue: 1 << 0)
  public static let isHeader = AccessibilityTraits(rawValue: 1 << 1)
  public static let isSelected = AccessibilityTraits(rawValue: 1 << 2)
  public static let isLink = AccessibilityTraits(rawValue: 1 << 3)
  public static let isSearchField = AccessibilityTraits(rawValue: 1 << 4)
  public static let isImage = AccessibilityTraits(rawValue: 1 << 5)
  public static let playsSound = AccessibilityTraits(rawValue: 1 << 6)
  public static let isKeyboardKey = AccessibilityTraits(rawValue: 1 << 7)
  public static let isStaticText = AccessibilityTraits(rawValue: 1 << 8)
  public static let isSummaryElement = AccessibilityTraits(rawValue: 1 << 9)
  public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 10)
  public static let startsMediaSession = AccessibilityTraits(rawValue: 1 << 11)
  public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 1 << 12)
  public static let causesPageTurn = AccessibilityTraits(rawValue: 1 << 13)
  public static let isModal = AccessibilityTraits(rawValue: 1 << 14)
  public static let isToggle = AccessibilityTraits(rawValue: 1 << 15)
  public static let isTabBar = AccessibilityTraits(rawValue: 1 << 16)
}

/// The level of a heading.
public enum AccessibilityHeadingLevel: UInt, Hashable, Sendable {
  case unspecified, h1, h2, h3, h4, h5, h6
}

/// What kind of text it is.
public struct AccessibilityTextContentType: Hashable, Sendable {
  private let name: String

  public static let plain = AccessibilityTextContentType(name: "plain")
  public static let console = AccessibilityTextContentType(name: "console")
  public static let fileSystem = AccessibilityTextContentType(name: "fileSystem")
  public static let messaging = AccessibilityTextContentType(name: "messaging")
  public static let narrative = AccessibilityTextContentType(name: "narrative")
  public static let sourceCode = AccessibilityTextContentType(name: "sourceCode")
  public static let spreadsheet = AccessibilityTextContentType(name: "spreadsheet")
  public static let wordProcessing = AccessibilityTextContentType(name: "wordProcessing")
}

nonisolated extension View {
  /// Changes nothing: an image is not read aloud.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { self }

  /// Changes nothing: an image is not read aloud.
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View { self }

  /// Changes nothing: an image is not read aloud.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View { self }

  /// Changes nothing: an image is not read aloud.
  public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View {
    self
  }
}

// An image is not read aloud; texts stay texts, so that they can be joined.
extension Text {
  /// Changes nothing: an image is not read aloud.
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { self }

  /// Changes nothing: an image is not read aloud.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }

  /// Changes nothing: an image is not read aloud.
  public func speechAdjustedPitch(_ value: Double) -> Text { self }

  /// Changes nothing: an image is not read aloud.
  public func speechAnnouncementsQueued(_ value: Bool = true) -> Text { self }
}
