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
  /// What is told: a text view tells a `UITextViewDelegate` of what is typed. Of scrolling nothing is told, and nor are the
  /// delegates of tables.
  public weak var delegate: (any UIScrollViewDelegate)?
  /// How much larger the content is: 1 by default. On an image it has no effect.
  public var zoomScale: CGFloat = 1
  /// How small the content may be: 1 by default. On an image it has no effect.
  public var minimumZoomScale: CGFloat = 1
  /// How large the content may be: 1 by default. On an image it has no effect.
  public var maximumZoomScale: CGFloat = 1
  /// Whether content that is too large or small springs back: true by default. On an image it has no effect.
  public var bouncesZoom = true
  /// What shows that the content is loaded again; nil is none. On an image it has no effect.
  public var refreshControl: UIRefreshControl?

  /// Scrolls to a place, in points.
  public func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
  }
  /// Makes the content larger or smaller.
  public func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }
  /// Shows a part of the content. Does nothing.
  public func zoom(to rect: CGRect, animated: Bool) {}
  /// Scrolls until a part of the content is seen. Does nothing.
  public func scrollRectToVisible(_ rect: CGRect, animated: Bool) {}

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
open class UITableView: UIScrollView {
  /// Stands for a height that the content says.
  nonisolated public static let automaticDimension: CGFloat = -1

  /// How the table looks. On an image it has no effect.
  public let style: Style
  /// What the rows are. Galley does not ask for rows.
  public weak var dataSource: (any UITableViewDataSource)?

  override var isDrawn: Bool { false }

  /// A table of a look, with a frame in points.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
  }
  /// A plain table.
  public override init(frame: CGRect) {
    style = .plain
    super.init(frame: frame)
  }
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

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
open class UITableViewCell: UIView {
  override var isDrawn: Bool { false }

  /// The name by which a table asks for rows of the kind.
  public let reuseIdentifier: String?
  /// The title: a label that is not drawn.
  public private(set) lazy var textLabel: UILabel? = UILabel()
  /// The text below or beside the title: a label that is not drawn.
  public private(set) lazy var detailTextLabel: UILabel? = UILabel()
  /// The image before the title: it is not drawn.
  public private(set) lazy var imageView: UIImageView? = UIImageView()
  /// What the content of the row is put into: it is not drawn.
  public private(set) lazy var contentView = UIView()
  /// What stands at the end of the row: nothing by default. On an image it has no effect.
  public var accessoryType = AccessoryType.none
  /// The view at the end of the row; nil is none. On an image it has no effect.
  public var accessoryView: UIView?

  /// A row of a look. What its class is depends on no name.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }
  /// A row with a frame in points.
  public override init(frame: CGRect) {
    reuseIdentifier = nil
    super.init(frame: frame)
  }
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
  }

  /// Hears that the row is used for another place. Not called.
  open func prepareForReuse() {}
  /// Hears whether the row is chosen. Not called.
  open func setSelected(_ selected: Bool, animated: Bool) {}

  /// How a row looks.
  public enum CellStyle: Int, Hashable, Sendable {
    /// A title. On an image it has no effect.
    case `default`
    /// A title and a value at the end. On an image it has no effect.
    case value1
    /// A small title before a value. On an image it has no effect.
    case value2
    /// A title above a text. On an image it has no effect.
    case subtitle
  }
  /// What stands at the end of a row.
  public enum AccessoryType: Int, Hashable, Sendable {
    /// Nothing. On an image it has no effect.
    case none
    /// A chevron. On an image it has no effect.
    case disclosureIndicator
    /// A button for details and a chevron. On an image it has no effect.
    case detailDisclosureButton
    /// A tick. On an image it has no effect.
    case checkmark
    /// A button for details. On an image it has no effect.
    case detailButton
  }

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
