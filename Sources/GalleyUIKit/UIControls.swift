import GalleyGeometry
import GalleyViews

// What controls have in common, and lists of UIKit, which are not drawn.

/// The state that something is set for.
public struct UIControlState: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Neither pressed nor disabled.
  public static let normal: UIControlState = []
  /// Being pressed.
  public static let highlighted = UIControlState(rawValue: 1)
  /// Not to be pressed.
  public static let disabled = UIControlState(rawValue: 2)
  /// Chosen.
  public static let selected = UIControlState(rawValue: 4)
  /// Has the focus of a keyboard or a remote control.
  public static let focused = UIControlState(rawValue: 8)
}

/// What hears touches under the name of UIKit. A class of one's own is drawn as a plain view.
@MainActor @preconcurrency
open class UIControl: UIView {
  /// The state that something is set for.
  public typealias State = UIControlState
  /// Whether the control hears touches: true by default. Those that are drawn as SwiftUI's fade without.
  public var isEnabled = true
  /// Whether the control is chosen: false by default. On an image it has no effect.
  public var isSelected = false
  /// The messages that are sent, and when.
  var targets: [(message: UIMessage, events: Event)] = []
  /// What is run, and when.
  var actions: [(action: UIAction, events: Event)] = []
}

/// A scroll view under the name of UIKit. It is not drawn: in a `UIViewRepresentable` an outlined box has its
/// place, and the report names it. `ScrollView` is drawn.
@MainActor @preconcurrency
open class UIScrollView: UIView {
  override var isDrawn: Bool { false }

  /// Whether content springs back at its ends: true by default. On an image it has no effect.
  public var bounces = true
  /// Whether content that fits springs, too, up and down: false by default. On an image it has no effect.
  public var alwaysBounceVertical = false
  /// Whether content that fits springs, too, to the sides: false by default. On an image it has no effect.
  public var alwaysBounceHorizontal = false
  /// Whether content can be scrolled: true by default. On an image it has no effect.
  public var isScrollEnabled = true
  /// Whether scrolling ends at pages: false by default. On an image it has no effect.
  public var isPagingEnabled = false
  /// Whether a bar shows how far down one is: true by default. On an image it has no effect.
  public var showsVerticalScrollIndicator = true
  /// Whether a bar shows how far to the side one is: true by default. On an image it has no effect.
  public var showsHorizontalScrollIndicator = true
  /// Room around the content, in points: none by default. On an image it has no effect.
  public var contentInset = UIEdgeInsets.zero
  /// How far the content is scrolled, in points: zero by default. On an image it has no effect.
  public var contentOffset = CGPoint.zero
  /// The size of the content, in points: zero by default. On an image it has no effect.
  public var contentSize = CGSize.zero
  /// When scrolling hides the keyboard: never by default. On an image it has no effect.
  public var keyboardDismissMode = KeyboardDismissMode.none

  /// When scrolling hides the keyboard.
  public enum KeyboardDismissMode: Int, Hashable, Sendable {
    /// Never. On an image it has no effect.
    case none
    /// When scrolling begins. On an image it has no effect.
    case onDrag
    /// The keyboard goes along with the finger. On an image it has no effect.
    case interactive
  }
}

/// A table under the name of UIKit. It is not drawn: in a `UIViewRepresentable` an outlined box has its place,
/// and the report names it. `List` is drawn.
@MainActor @preconcurrency
public final class UITableView: UIScrollView {
  /// Asks for the rows anew. Does nothing.
  public func reloadData() {}
  /// What lies between rows: a line by default. On an image it has no effect.
  public var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  /// The colour of the lines between rows; nil is the system's. On an image it has no effect.
  public var separatorColor: UIColor?
  /// How far the lines stay from the edges, in points: zero by default. On an image it has no effect.
  public var separatorInset = UIEdgeInsets.zero
  /// Whether rows can be chosen: true by default. On an image it has no effect.
  public var allowsSelection = true
  /// The view below all rows; nil is none. On an image it has no effect.
  public var tableFooterView: UIView?
  /// The view above all rows; nil is none. On an image it has no effect.
  public var tableHeaderView: UIView?
  /// The gap above a section's header, in points: 0 by default. On an image it has no effect.
  public var sectionHeaderTopPadding: CGFloat = 0
  /// The height of what stands below a section, in points: 0 by default. On an image it has no effect.
  public var sectionFooterHeight: CGFloat = 0
  /// The height of what stands above a section, in points: 0 by default. On an image it has no effect.
  public var sectionHeaderHeight: CGFloat = 0
  /// The height of a row, in points: 0 by default. On an image it has no effect.
  public var rowHeight: CGFloat = 0
  /// How far the content makes room for bars, as a number: UIKit has an enumeration. On an image it has no
  /// effect.
  public var contentInsetAdjustmentBehavior = 0
}

/// A row of a table under the name of UIKit. It is not drawn: in a `UIViewRepresentable` an outlined box has its
/// place, and the report names it.
@MainActor @preconcurrency
public final class UITableViewCell: UIView {
  override var isDrawn: Bool { false }

  /// How a row that is chosen looks. On an image it has no effect.
  public var selectionStyle = SelectionStyle.default
  /// The view behind a row that is chosen; nil is the system's. On an image it has no effect.
  public var selectedBackgroundView: UIView?

  /// What lies between rows of a table.
  public enum SeparatorStyle: Int, Hashable, Sendable {
    /// Nothing. On an image it has no effect.
    case none
    /// A line. On an image it has no effect.
    case singleLine
    /// A line with a light one below. On an image it has no effect.
    case singleLineEtched
  }
  /// How a row that is chosen looks.
  public enum SelectionStyle: Int, Hashable, Sendable {
    /// As the others. On an image it has no effect.
    case none
    /// As `default`: the blue of old systems. On an image it has no effect.
    case blue
    /// Grey. On an image it has no effect.
    case gray
    /// In the system's colour. On an image it has no effect.
    case `default`
  }
}

/// What stands above or below a section of a table, under the name of UIKit. It is not drawn: in a
/// `UIViewRepresentable` an outlined box has its place, and the report names it.
@MainActor @preconcurrency
public final class UITableViewHeaderFooterView: UIView {
  override var isDrawn: Bool { false }
}

/// A collection under the name of UIKit. It is not drawn: in a `UIViewRepresentable` an outlined box has its
/// place, and the report names it. `LazyVGrid` is drawn.
@MainActor @preconcurrency
public final class UICollectionView: UIScrollView {
  /// Asks for the cells anew. Does nothing.
  public func reloadData() {}
}

/// What shows that a list is loaded again, under the name of UIKit. It is not drawn: in a `UIViewRepresentable`
/// an outlined box has its place, and the report names it.
@MainActor @preconcurrency
public final class UIRefreshControl: UIControl {
  override var isDrawn: Bool { false }
}
