import GalleyGeometry
import GalleyViews

// Lists and controls of UIKit whose appearance SwiftUI files change. What is set is not drawn.

/// The state that something is set for.
public struct UIControlState: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let normal: UIControlState = []
  public static let highlighted = UIControlState(rawValue: 1)
  public static let disabled = UIControlState(rawValue: 2)
  public static let selected = UIControlState(rawValue: 4)
  public static let focused = UIControlState(rawValue: 8)
}

@MainActor @preconcurrency
open class UIControl: UIView {
  public typealias State = UIControlState
  public var isEnabled = true
  public var isSelected = false
}

@MainActor @preconcurrency
open class UIScrollView: UIView {
  public var bounces = true
  public var alwaysBounceVertical = false
  public var alwaysBounceHorizontal = false
  public var isScrollEnabled = true
  public var isPagingEnabled = false
  public var showsVerticalScrollIndicator = true
  public var showsHorizontalScrollIndicator = true
  public var contentInset = UIEdgeInsets.zero
  public var contentOffset = CGPoint.zero
  public var contentSize = CGSize.zero
  public var keyboardDismissMode = KeyboardDismissMode.none

  public enum KeyboardDismissMode: Int, Hashable, Sendable { case none, onDrag, interactive }
}

@MainActor @preconcurrency
public final class UITableView: UIScrollView {
  public var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  public var separatorColor: UIColor?
  public var separatorInset = UIEdgeInsets.zero
  public var allowsSelection = true
  public var tableFooterView: UIView?
  public var tableHeaderView: UIView?
  public var sectionHeaderTopPadding: CGFloat = 0
  public var sectionFooterHeight: CGFloat = 0
  public var sectionHeaderHeight: CGFloat = 0
  public var rowHeight: CGFloat = 0
  public var contentInsetAdjustmentBehavior = 0
}

@MainActor @preconcurrency
public final class UITableViewCell: UIView {
  public var selectionStyle = SelectionStyle.default
  public var selectedBackgroundView: UIView?

  public enum SeparatorStyle: Int, Hashable, Sendable { case none, singleLine, singleLineEtched }
  public enum SelectionStyle: Int, Hashable, Sendable { case none, blue, gray, `default` }
}

@MainActor @preconcurrency
public final class UITableViewHeaderFooterView: UIView {}

@MainActor @preconcurrency
public final class UICollectionView: UIScrollView {}

@MainActor @preconcurrency
public final class UITextView: UIScrollView {
  public var textColor: UIColor?
  public var font: UIFont?
  public var textContainerInset = UIEdgeInsets.zero
}

@MainActor @preconcurrency
open class UITextField: UIControl {
  public var text: String?
  public var placeholder: String?
  public var textColor: UIColor?
  public var font: UIFont?
  public var clearButtonMode = ViewMode.never

  public enum ViewMode: Int, Hashable, Sendable { case never, whileEditing, unlessEditing, always }
}

@MainActor @preconcurrency
public final class UILabel: UIView {
  public var text: String?
  public var textColor: UIColor?
  public var font: UIFont?
  public var numberOfLines = 1
}

@MainActor @preconcurrency
public final class UISegmentedControl: UIControl {
  public var selectedSegmentTintColor: UIColor?
  public var selectedSegmentIndex = -1
  public var apportionsSegmentWidthsByContent = false
  public func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControlState
  ) {}
  public func setBackgroundImage(
    _ image: UIImage?, for state: UIControlState, barMetrics: UIBarMetrics
  ) {}
  public func setDividerImage(
    _ image: UIImage?, forLeftSegmentState left: UIControlState,
    rightSegmentState right: UIControlState, barMetrics: UIBarMetrics
  ) {}
  public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: Axis) {}
}

/// How much a length counts.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  public let rawValue: Float
  public init(rawValue: Float) { self.rawValue = rawValue }
  public static let required = UILayoutPriority(rawValue: 1000)
  public static let defaultHigh = UILayoutPriority(rawValue: 750)
  public static let defaultLow = UILayoutPriority(rawValue: 250)
}

@MainActor @preconcurrency
public final class UIPageControl: UIControl {
  public var currentPageIndicatorTintColor: UIColor?
  public var pageIndicatorTintColor: UIColor?
}

@MainActor @preconcurrency
public final class UISwitch: UIControl {
  public var onTintColor: UIColor?
  public var thumbTintColor: UIColor?
}

@MainActor @preconcurrency
public final class UISlider: UIControl {
  public var minimumTrackTintColor: UIColor?
  public var maximumTrackTintColor: UIColor?
  public var thumbTintColor: UIColor?
  public func setThumbImage(_ image: UIImage?, for state: UIControlState) {}
}

@MainActor @preconcurrency
public final class UIStepper: UIControl {
  public func setDecrementImage(_ image: UIImage?, for state: UIControlState) {}
  public func setIncrementImage(_ image: UIImage?, for state: UIControlState) {}
}

@MainActor @preconcurrency
public final class UIDatePicker: UIControl {
  public var minuteInterval = 1
}

@MainActor @preconcurrency
public final class UIRefreshControl: UIControl {}

@MainActor @preconcurrency
public final class UIProgressView: UIView {
  public var progressTintColor: UIColor?
  public var trackTintColor: UIColor?
}

@MainActor @preconcurrency
public final class UISearchBar: UIView {
  public var barTintColor: UIColor?
  public var searchTextField = UITextField()
}
