import GalleyGeometry
import GalleyViews

// Lists and controls of UIKit whose appearance SwiftUI files change. What is set is not drawn.

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

/// What hears touches under the name of UIKit. It is drawn as a plain view.
@MainActor @preconcurrency
open class UIControl: UIView {
  /// The state that something is set for.
  public typealias State = UIControlState
  /// Whether the control hears touches: true by default. It is drawn alike.
  public var isEnabled = true
  /// Whether the control is chosen: false by default. On an image it has no effect.
  public var isSelected = false
  /// The messages that are sent, and when.
  var targets: [(message: UIMessage, events: Event)] = []
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
public final class UICollectionView: UIScrollView {}

/// A field for long texts under the name of UIKit. It is not drawn: in a `UIViewRepresentable` an outlined box
/// has its place, and the report names it. `TextEditor` is drawn.
@MainActor @preconcurrency
public final class UITextView: UIScrollView {
  /// The colour of the text; nil is the system's. On an image it has no effect.
  public var textColor: UIColor?
  /// The font of the text; nil is the system's. On an image it has no effect.
  public var font: UIFont?
  /// Room around the text, in points: zero by default, unlike UIKit's 8 above and below. On an image it has no
  /// effect.
  public var textContainerInset = UIEdgeInsets.zero
}

/// A field for short texts under the name of UIKit. It is not drawn: in a `UIViewRepresentable` an outlined box
/// has its place, and the report names it. `TextField` is drawn.
@MainActor @preconcurrency
open class UITextField: UIControl {
  override var isDrawn: Bool { false }

  /// What was entered; nil is nothing. On an image it has no effect.
  public var text: String?
  /// What stands in a field without a text. On an image it has no effect.
  public var placeholder: String?
  /// The colour of the text; nil is the system's. On an image it has no effect.
  public var textColor: UIColor?
  /// The font of the text; nil is the system's. On an image it has no effect.
  public var font: UIFont?
  /// When a button empties the field: never by default. On an image it has no effect.
  public var clearButtonMode = ViewMode.never

  /// When a part of a field is shown.
  public enum ViewMode: Int, Hashable, Sendable {
    /// Never. On an image it has no effect.
    case never
    /// While the field has the focus. On an image it has no effect.
    case whileEditing
    /// While the field has no focus. On an image it has no effect.
    case unlessEditing
    /// Always. On an image it has no effect.
    case always
  }
}

/// A row of choices under the name of UIKit. It is not drawn: in a `UIViewRepresentable` an outlined box has its
/// place, and the report names it. `Picker` with the segmented style is drawn.
@MainActor @preconcurrency
public final class UISegmentedControl: UIControl {
  override var isDrawn: Bool { false }

  /// The colour of the segment that is chosen; nil is the system's. On an image it has no effect.
  public var selectedSegmentTintColor: UIColor?
  /// The segment that is chosen, from 0; -1, the default, is none. On an image it has no effect.
  public var selectedSegmentIndex = -1
  /// Whether segments are as wide as their titles: false by default. On an image it has no effect.
  public var apportionsSegmentWidthsByContent = false
  /// Changes the attributes of titles in a state. Does nothing.
  public func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControlState
  ) {}
  /// Changes the image behind segments in a state. Does nothing.
  public func setBackgroundImage(
    _ image: UIImage?, for state: UIControlState, barMetrics: UIBarMetrics
  ) {}
  /// Changes the image between two segments in their states. Does nothing.
  public func setDividerImage(
    _ image: UIImage?, forLeftSegmentState left: UIControlState,
    rightSegmentState right: UIControlState, barMetrics: UIBarMetrics
  ) {}
  /// Changes how much the control keeps to the size of its content along an axis. Does nothing.
  public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: Axis) {}
}

/// How much a length counts.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  public let rawValue: Float
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// 1,000: must be so. On an image it has no effect.
  public static let required = UILayoutPriority(rawValue: 1000)
  /// 750: a control's resistance to being made smaller. On an image it has no effect.
  public static let defaultHigh = UILayoutPriority(rawValue: 750)
  /// 250: a control's wish not to become larger. On an image it has no effect.
  public static let defaultLow = UILayoutPriority(rawValue: 250)
}

/// The dots of pages under the name of UIKit. It is not drawn: in a `UIViewRepresentable` an outlined box has its
/// place, and the report names it.
@MainActor @preconcurrency
public final class UIPageControl: UIControl {
  override var isDrawn: Bool { false }

  /// The colour of the dot of the page that is shown; nil is the system's. On an image it has no effect.
  public var currentPageIndicatorTintColor: UIColor?
  /// The colour of the other dots; nil is the system's. On an image it has no effect.
  public var pageIndicatorTintColor: UIColor?
}

/// A switch under the name of UIKit. It is not drawn: in a `UIViewRepresentable` an outlined box has its place,
/// and the report names it. `Toggle` is drawn.
@MainActor @preconcurrency
public final class UISwitch: UIControl {
  override var isDrawn: Bool { false }

  /// The colour of a switch that is on; nil is the system's. On an image it has no effect.
  public var onTintColor: UIColor?
  /// The colour of the knob; nil is the system's. On an image it has no effect.
  public var thumbTintColor: UIColor?
}

/// A slider under the name of UIKit. It is not drawn: in a `UIViewRepresentable` an outlined box has its place,
/// and the report names it. `Slider` is drawn.
@MainActor @preconcurrency
public final class UISlider: UIControl {
  override var isDrawn: Bool { false }

  /// The colour of the track up to the knob; nil is the system's. On an image it has no effect.
  public var minimumTrackTintColor: UIColor?
  /// The colour of the track behind the knob; nil is the system's. On an image it has no effect.
  public var maximumTrackTintColor: UIColor?
  /// The colour of the knob; nil is the system's. On an image it has no effect.
  public var thumbTintColor: UIColor?
  /// Changes the image of the knob in a state. Does nothing.
  public func setThumbImage(_ image: UIImage?, for state: UIControlState) {}
}

/// A stepper under the name of UIKit. It is not drawn: in a `UIViewRepresentable` an outlined box has its place,
/// and the report names it. `Stepper` is drawn.
@MainActor @preconcurrency
public final class UIStepper: UIControl {
  override var isDrawn: Bool { false }

  /// Changes the image of the minus sign in a state. Does nothing.
  public func setDecrementImage(_ image: UIImage?, for state: UIControlState) {}
  /// Changes the image of the plus sign in a state. Does nothing.
  public func setIncrementImage(_ image: UIImage?, for state: UIControlState) {}
}

/// A picker of dates under the name of UIKit. It is not drawn: in a `UIViewRepresentable` an outlined box has its
/// place, and the report names it. `DatePicker` is drawn.
@MainActor @preconcurrency
public final class UIDatePicker: UIControl {
  override var isDrawn: Bool { false }

  /// The step between minutes: 1 by default. On an image it has no effect.
  public var minuteInterval = 1
}

/// What shows that a list is loaded again, under the name of UIKit. It is not drawn: in a `UIViewRepresentable`
/// an outlined box has its place, and the report names it.
@MainActor @preconcurrency
public final class UIRefreshControl: UIControl {
  override var isDrawn: Bool { false }
}

/// A bar of progress under the name of UIKit. It is not drawn: in a `UIViewRepresentable` an outlined box has its
/// place, and the report names it. `ProgressView` is drawn.
@MainActor @preconcurrency
public final class UIProgressView: UIView {
  override var isDrawn: Bool { false }

  /// The colour of the part that is done; nil is the system's. On an image it has no effect.
  public var progressTintColor: UIColor?
  /// The colour of the part that is left; nil is the system's. On an image it has no effect.
  public var trackTintColor: UIColor?
}

/// A field to search with under the name of UIKit. It is not drawn: in a `UIViewRepresentable` an outlined box
/// has its place, and the report names it. `searchable` is drawn.
@MainActor @preconcurrency
public final class UISearchBar: UIView {
  override var isDrawn: Bool { false }

  /// The colour behind the field; nil is the system's. On an image it has no effect.
  public var barTintColor: UIColor?
  /// The field within the bar. On an image it has no effect.
  public var searchTextField = UITextField()
}
