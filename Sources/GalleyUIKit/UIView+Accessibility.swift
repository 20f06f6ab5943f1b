import GalleyGeometry
import GalleyViews

/// What is said of a view to those who do not see it.
struct AccessibilityWords {
  var isElement: Bool?
  var label: String?
  var hint: String?
  var value: String?
  var identifier: String?
  var attributedLabel: NSAttributedString?
  var attributedHint: NSAttributedString?
  var attributedValue: NSAttributedString?
  var traits: UIAccessibilityTraits = []
  var hidesElements = false
  var isModal = false
}

/// What a view is, to those who do not see it.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// Nothing in particular.
  public static let none: UIAccessibilityTraits = []
  /// Can be tapped.
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  /// Leads to another place.
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  /// An image.
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  /// Chosen among others.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// Plays a sound of its own.
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
  /// A key of a keyboard.
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
  /// A text that does not change.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// What a program shows first.
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  /// Cannot be used now.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// Changes often.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  /// A field for searches.
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  /// Starts a recording or a film.
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
  /// A value that can be made larger and smaller.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  /// Hears touches itself.
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
  /// Turns a page.
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
  /// Tabs.
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
  /// A title.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
}

// Kept, and not part of the image's elements: those are SwiftUI's.
extension UIView {
  /// Whether the view is spoken of as one: false by default. On an image it has no effect.
  public var isAccessibilityElement: Bool {
    get { spoken.isElement ?? false }
    set { spoken.isElement = newValue }
  }
  /// What the view is called. On an image it has no effect.
  public var accessibilityLabel: String? {
    get { spoken.label }
    set { spoken.label = newValue }
  }
  /// What using the view does. On an image it has no effect.
  public var accessibilityHint: String? {
    get { spoken.hint }
    set { spoken.hint = newValue }
  }
  /// What the view says. On an image it has no effect.
  public var accessibilityValue: String? {
    get { spoken.value }
    set { spoken.value = newValue }
  }
  /// A name for tests of programs. On an image it has no effect.
  public var accessibilityIdentifier: String? {
    get { spoken.identifier }
    set { spoken.identifier = newValue }
  }
  /// What the view is called, with how it is spoken. On an image it has no effect.
  public var accessibilityAttributedLabel: NSAttributedString? {
    get { spoken.attributedLabel }
    set { spoken.attributedLabel = newValue }
  }
  /// What using the view does, with how it is spoken. On an image it has no effect.
  public var accessibilityAttributedHint: NSAttributedString? {
    get { spoken.attributedHint }
    set { spoken.attributedHint = newValue }
  }
  /// What the view says, with how it is spoken. On an image it has no effect.
  public var accessibilityAttributedValue: NSAttributedString? {
    get { spoken.attributedValue }
    set { spoken.attributedValue = newValue }
  }
  /// What the view is. On an image it has no effect.
  public var accessibilityTraits: UIAccessibilityTraits {
    get { spoken.traits }
    set { spoken.traits = newValue }
  }
  /// Whether the views in this one are passed over: false by default. On an image it has no effect.
  public var accessibilityElementsHidden: Bool {
    get { spoken.hidesElements }
    set { spoken.hidesElements = newValue }
  }
  /// Whether the views beside this one are passed over: false by default. On an image it has no effect.
  public var accessibilityViewIsModal: Bool {
    get { spoken.isModal }
    set { spoken.isModal = newValue }
  }
}
