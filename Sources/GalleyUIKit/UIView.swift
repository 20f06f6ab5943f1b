import GalleyGeometry
import GalleyViews

/// A view under the name of UIKit. In a `UIViewRepresentable`, plain views and visual effect views are drawn with their
/// colours and layers; what else is set on them is not.
@MainActor @preconcurrency
open class UIView: UIResponder {
  public var frame: CGRect
  public var backgroundColor: UIColor?
  public var tintColor: UIColor = .tintColor
  public var alpha: CGFloat = 1
  public var isHidden = false
  public var isUserInteractionEnabled = true
  public var clipsToBounds = false
  public var contentMode = ContentMode.scaleToFill
  public var translatesAutoresizingMaskIntoConstraints = true
  public private(set) var subviews: [UIView] = []
  public private(set) weak var superview: UIView?
  public var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  public var autoresizingMask: AutoresizingMask = []
  public var tag = 0
  public let layer = CALayer()
  /// The active ones, which the view is the first part of.
  public internal(set) var constraints: [NSLayoutConstraint] = []

  public required init(frame: CGRect) {
    self.frame = frame
    super.init()
  }

  public convenience override init() { self.init(frame: .zero) }

  public var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }
  public var center: CGPoint { CGPoint(x: frame.midX, y: frame.midY) }
  /// An image has no edges that a device takes.
  public var safeAreaInsets: UIEdgeInsets { .zero }
  public var window: UIWindow? { nil }
  public var traitCollection: UITraitCollection { .current }
  open var intrinsicContentSize: CGSize { CGSize(width: -1, height: -1) }

  public func addSubview(_ view: UIView) {
    view.removeFromSuperview()
    view.superview = self
    subviews.append(view)
  }

  /// Adds a view at a place among the subviews; a place that is not there is the nearest one.
  public func insertSubview(_ view: UIView, at index: Int) {
    addSubview(view)
    let added = subviews.removeLast()
    subviews.insert(added, at: min(max(index, 0), subviews.count))
  }

  public func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insertSubview(view, at: subviews.firstIndex { $0 === sibling } ?? 0)
  }

  public func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insertSubview(view, at: (subviews.firstIndex { $0 === sibling } ?? subviews.count) + 1)
  }

  public func bringSubviewToFront(_ view: UIView) {
    if view.superview === self { addSubview(view) }
  }

  public func sendSubviewToBack(_ view: UIView) {
    if view.superview === self { insertSubview(view, at: 0) }
  }

  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.activate(constraints)
  }

  public func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }

  /// Change nothing: it is not drawn.
  open func layoutSubviews() {}
  public func setNeedsLayout() {}
  public func layoutIfNeeded() {}
  public func setNeedsDisplay() {}
  public func sizeToFit() {}
  /// Takes the focus from the field that has it, wherever it is.
  @discardableResult public func endEditing(_ force: Bool) -> Bool {
    CurrentCanvas.endEditing()
    return true
  }

  /// Which lengths follow those of the view around.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }

  public enum ContentMode: Int, Hashable, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
    case topLeft, topRight, bottomLeft, bottomRight
  }
}

/// A window under the name of UIKit.
@MainActor @preconcurrency
open class UIWindow: UIView {
  public var rootViewController: UIViewController?
  public var windowScene: UIWindowScene? { nil }
  public var isKeyWindow: Bool { false }
  public var screen: UIScreen { .main }
  public func makeKeyAndVisible() {}
}
