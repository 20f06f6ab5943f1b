import GalleyDiagnostics
import GalleyGeometry

/// What a view is, for those who do not see it.
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// It can be pressed.
  public static let isButton = AccessibilityTraits(rawValue: 1 << 0)
  /// It divides content, as a title.
  public static let isHeader = AccessibilityTraits(rawValue: 1 << 1)
  /// It is chosen.
  public static let isSelected = AccessibilityTraits(rawValue: 1 << 2)
  /// It opens something else.
  public static let isLink = AccessibilityTraits(rawValue: 1 << 3)
  /// It is a field to search in.
  public static let isSearchField = AccessibilityTraits(rawValue: 1 << 4)
  /// It is an image.
  public static let isImage = AccessibilityTraits(rawValue: 1 << 5)
  /// It makes a sound of its own.
  public static let playsSound = AccessibilityTraits(rawValue: 1 << 6)
  /// It is a key of a keyboard.
  public static let isKeyboardKey = AccessibilityTraits(rawValue: 1 << 7)
  /// It is a text that does not change.
  public static let isStaticText = AccessibilityTraits(rawValue: 1 << 8)
  /// It sums up a screen when an app starts.
  public static let isSummaryElement = AccessibilityTraits(rawValue: 1 << 9)
  /// It changes its value often.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 10)
  /// It starts something that is heard or seen.
  public static let startsMediaSession = AccessibilityTraits(rawValue: 1 << 11)
  /// Touches reach it directly.
  public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 1 << 12)
  /// It turns the page once it was read.
  public static let causesPageTurn = AccessibilityTraits(rawValue: 1 << 13)
  /// What lies around it is not read.
  public static let isModal = AccessibilityTraits(rawValue: 1 << 14)
  /// It is on or off.
  public static let isToggle = AccessibilityTraits(rawValue: 1 << 15)
  /// It is a bar of tabs.
  public static let isTabBar = AccessibilityTraits(rawValue: 1 << 16)
}

extension AccessibilityTraits {
  /// Its members, in the order in which they are declared.
  package var elementTraits: [ElementTrait] {
    // A bit a name.
    ElementTrait.allCases.enumerated().compactMap { place, trait in
      contains(AccessibilityTraits(rawValue: 1 << place)) ? trait : nil
    }
  }
}

/// The level of a heading.
public enum AccessibilityHeadingLevel: UInt, Hashable, Sendable {
  /// No level, or one from the highest to the lowest.
  case unspecified, h1, h2, h3, h4, h5, h6
}

/// What kind of text it is.
public struct AccessibilityTextContentType: Hashable, Sendable {
  private let name: String

  /// Any text.
  public static let plain = AccessibilityTextContentType(name: "plain")
  /// What is typed into and printed by a program.
  public static let console = AccessibilityTextContentType(name: "console")
  /// Names of files and folders.
  public static let fileSystem = AccessibilityTextContentType(name: "fileSystem")
  /// Messages between people.
  public static let messaging = AccessibilityTextContentType(name: "messaging")
  /// A story.
  public static let narrative = AccessibilityTextContentType(name: "narrative")
  /// The source of a program.
  public static let sourceCode = AccessibilityTextContentType(name: "sourceCode")
  /// Cells of a table.
  public static let spreadsheet = AccessibilityTextContentType(name: "spreadsheet")
  /// A document.
  public static let wordProcessing = AccessibilityTextContentType(name: "wordProcessing")
}

nonisolated extension View {
  /// What the view is besides what it is by itself. An image is the same with and without it; the tree of elements has
  /// the traits.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    described(as: .traits(added: traits, removed: []))
  }

  /// What the view is not, though it would be by itself. An image is the same with and without it; the tree of elements
  /// has no such traits.
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    described(as: .traits(added: [], removed: traits))
  }

  /// The level of a heading; `isHeader` makes a view one. An image is the same with and without it; the tree of
  /// elements has the level, and none for `unspecified`.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    described(as: level == .unspecified ? nil : .heading(level: level.rawValue))
  }

  /// No effect: an image is not read aloud.
  public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View {
    self
  }
}

// An image is not read aloud.
nonisolated extension View {
  /// No effect: an image is not read aloud.
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { self }

  /// No effect: an image is not read aloud.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }

  /// No effect: an image is not read aloud.
  public func speechAdjustedPitch(_ value: Double) -> some View { self }

  /// No effect: an image is not read aloud.
  public func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }
}

// Texts stay texts, so that they can be joined.
extension Text {
  /// No effect: an image is not read aloud.
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { self }

  /// No effect: an image is not read aloud.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }

  /// No effect: an image is not read aloud.
  public func speechAdjustedPitch(_ value: Double) -> Text { self }

  /// No effect: an image is not read aloud.
  public func speechAnnouncementsQueued(_ value: Bool = true) -> Text { self }
}
