import GalleyGeometry
import GalleyLayout
import GalleyViews

/// A view under the name of UIKit. In a `UIViewRepresentable`, plain views, visual effect views, labels and images are
/// drawn with their colours and layers, and controls as those of SwiftUI; what else is set on them is not. A subclass is
/// drawn as the class that it is made of; its `layoutSubviews` is called once its size is known.
@MainActor @preconcurrency
open class UIView: UIResponder {
  /// The view's place in the view around, in points. It is drawn there where the view has neither active
  /// constraints nor an autoresizing mask; a frame of size zero fills the view around. The view that a representable
  /// makes has the size that SwiftUI gives it, whatever its frame is.
  public var frame: CGRect {
    get { placedFrame ?? statedFrame }
    set {
      statedFrame = newValue
      placedFrame = nil
      layer.frame = newValue
    }
  }
  /// The frame that code has set, which `rect(in:)` asks.
  private(set) var statedFrame: CGRect
  /// Where constraints, or what is around, have put the view; nil where it was not placed.
  private var placedFrame: CGRect?
  /// The colour behind the view's content; nil is that of its layer.
  public var backgroundColor: UIColor?
  /// The colour of a control or an image: the accent colour by default. Views within do not take it over.
  public var tintColor: UIColor = .tintColor
  /// 0...1, 1 by default: how opaque the view is with all that it holds. At 0 or below it is not drawn; above 1
  /// it is opaque.
  public var alpha: CGFloat = 1
  /// Whether the view is not drawn, nor those in it.
  public var isHidden = false
  /// Whether the gesture recognizers of the view and of those in it hear touches: true by default, false of labels and
  /// image views. Setting it to false ends their gestures that go on.
  public var isUserInteractionEnabled: Bool {
    get { statedInteraction ?? hearsTouchesByDefault }
    set {
      statedInteraction = newValue
      if !newValue { resetGestures() }
    }
  }
  /// What was set; nil is the default of the class.
  private var statedInteraction: Bool?
  /// What hears touches on the view, in the order in which it was added; nil is nothing.
  public internal(set) var gestureRecognizers: [UIGestureRecognizer]?
  /// Whether the view is cut off at its edges, and at the corners of its layer.
  public var clipsToBounds = false
  /// How content is fitted into the view: it counts for a `UIImageView`.
  public var contentMode = ContentMode.scaleToFill
  /// Whether constraints are made of the frame and the mask. Active constraints count whatever it says. On an
  /// image it has no effect.
  public var translatesAutoresizingMaskIntoConstraints = true
  /// The views in this one, the last one in front.
  public private(set) var subviews: [UIView] = []
  /// The view around; nil for a view that was not added to one.
  public private(set) weak var superview: UIView?
  /// Whether the view and those in it are drawn light or dark; unspecified is as the views around.
  public var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// Which lengths follow those of the view around. A view that has one, and no constraints, fills the view
  /// around, whichever it is; without one the frame counts.
  public var autoresizingMask: AutoresizingMask = []
  /// A number for your own use: 0 by default. On an image it has no effect.
  public var tag = 0
  /// Whether the view may be taken for opaque: true by default. On an image it has no effect.
  public var isOpaque = true
  /// Whether several fingers are heard: false by default. On an image it has no effect.
  public var isMultipleTouchEnabled = false
  /// How the view is turned, scaled and moved when it is drawn, around its middle.
  public var transform = CGAffineTransform.identity
  /// The layer, of the class that `layerClass` says: its corners, border, background, shadow, opacity and sublayers are
  /// drawn.
  public private(set) lazy var layer: CALayer = {
    let layer = (Self.layerClass as? CALayer.Type ?? CALayer.self).init()
    layer.owner = self
    return layer
  }()
  /// The class of the view's layer.
  open class var layerClass: AnyClass { CALayer.self }
  /// The active ones, which the view is the first part of.
  public internal(set) var constraints: [NSLayoutConstraint] = []
  /// Stands for no length in an `intrinsicContentSize`: -1.
  nonisolated public static let noIntrinsicMetric: CGFloat = -1
  /// What was set; the rest is that of the class.
  var priorities = ContentPriorities()
  /// Those of a field.
  var inputTraits = InputTraits()
  /// What was set as `layoutMargins`.
  var statedMargins: UIEdgeInsets?
  /// How far bars reach into the view of a screen; nil of other views.
  var placedSafeArea: UIEdgeInsets?
  /// The controller whose view it is; nil of other views.
  weak var controller: UIViewController?
  /// What code has said of the view to those who do not see it.
  var spoken = AccessibilityWords()

  /// A view in a rectangle of the view around, in points; zero fills it.
  public init(frame: CGRect) {
    statedFrame = frame
    super.init()
  }

  /// Nothing is decoded: a view that fills the one around.
  public required init?(coder: NSCoder) {
    statedFrame = .zero
    super.init()
  }

  public convenience override init() { self.init(frame: .zero) }

  /// The rectangle from zero with the size of `frame`, in points. Setting it changes the frame's size, and
  /// nothing else.
  public var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }
  /// The middle of `frame`, in points of the view around. Setting it moves the frame.
  public var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      let size = frame.size
      frame.origin = CGPoint(x: newValue.x - size.width / 2, y: newValue.y - size.height / 2)
    }
  }
  /// How far bars and what a device takes reach into the view, in points: known of the views of controllers and those in
  /// them. Bars of SwiftUI around a representable that ignores the safe area do not count.
  public var safeAreaInsets: UIEdgeInsets { placedSafeArea ?? safeAreaInSuperview }
  /// The window that the view is in: nil.
  public var window: UIWindow? { nil }
  /// The traits of the image that is being drawn.
  public var traitCollection: UITraitCollection { .current }
  /// The size of the content, in points; -1 is none. A representable's `sizeThatFits` decides about the size, not
  /// this.
  open var intrinsicContentSize: CGSize { CGSize(width: -1, height: -1) }

  /// Adds a view in front of the others; it leaves the one that it was in.
  public func addSubview(_ view: UIView) {
    view.superview?.take(view)
    view.willMove(toSuperview: self)
    view.superview = self
    subviews.append(view)
    view.didMoveToSuperview()
  }

  /// Takes a view out and tells it nothing.
  private func take(_ view: UIView) {
    subviews.removeAll { $0 === view }
    view.superview = nil
  }

  /// Hears that the view is about to be added to another one, or taken out of one: nil.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Hears that the view was added to another one, or taken out of one.
  open func didMoveToSuperview() {}
  /// Would hear that the view is about to come to a window. There is none: Galley does not call it.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Would hear that the view has come to a window. There is none: Galley does not call it.
  open func didMoveToWindow() {}

  /// Whether a point of the view's own lies in `bounds`. Galley's touches do not ask it.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.encloses(point) }

  /// The innermost view at a point of the view's own, the last of those that overlap; nil outside of it, and where it is
  /// hidden, hears no touches or is hardly seen (`alpha` below 0.01). Galley's touches do not ask it.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01,
      self.point(inside: point, with: event)
    else { return nil }
    for view in subviews.reversed() {
      if let hit = view.hitTest(convert(point, to: view), with: event) { return hit }
    }
    return self
  }

  /// Adds a view at a place among the subviews; a place that is not there is the nearest one.
  public func insertSubview(_ view: UIView, at index: Int) {
    addSubview(view)
    let added = subviews.removeLast()
    subviews.insert(added, at: min(max(index, 0), subviews.count))
  }

  /// Adds a view behind one of the subviews; behind all where that is none.
  public func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    let others = subviews.filter { $0 !== view }
    insertSubview(view, at: others.firstIndex { $0 === sibling } ?? 0)
  }

  /// Adds a view in front of one of the subviews; in front of all where that is none.
  public func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    let others = subviews.filter { $0 !== view }
    insertSubview(view, at: (others.firstIndex { $0 === sibling } ?? others.count) + 1)
  }

  /// Draws a subview in front of the others. Does nothing with a view that is none.
  public func bringSubviewToFront(_ view: UIView) {
    guard view.superview === self else { return }
    subviews.removeAll { $0 === view }
    subviews.append(view)
  }

  /// Draws a subview behind the others. Does nothing with a view that is none.
  public func sendSubviewToBack(_ view: UIView) {
    guard view.superview === self else { return }
    subviews.removeAll { $0 === view }
    subviews.insert(view, at: 0)
  }

  /// Activates constraints, as `NSLayoutConstraint.activate(_:)` does, of whatever views they are.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.activate(constraints)
  }

  /// Takes the view out of the one around.
  public func removeFromSuperview() {
    guard let superview else { return }
    willMove(toSuperview: nil)
    superview.take(self)
    didMoveToSuperview()
  }

  /// Places the subviews. Called with the view's size once it is known, and again with another size; constraints have
  /// put the subviews then. It does nothing here.
  open func layoutSubviews() {}

  /// Gives the view and the subviews with constraints their places and calls `layoutSubviews`.
  func layOut(in size: CGSize) {
    guard size.width > 0, size.height > 0 else { return }
    placedFrame = CGRect(origin: statedFrame.origin, size: size)
    layer.frame = CGRect(origin: .zero, size: size)
    for view in subviews where !view.constraints.isEmpty {
      view.placedFrame = view.rect(in: size)
    }
    controller?.viewWillLayoutSubviews()
    layoutSubviews()
    controller?.viewDidLayoutSubviews()
  }

  /// Whether the view is drawn, and not only named: its class, or the one that a subclass is made of.
  var isDrawn: Bool { true }
  /// The name of the controller of the system that the view stands for; nil of other views.
  var controllerName: String? { nil }

  /// Whether the view is drawn as a control of SwiftUI, which `look` makes.
  var hasLook: Bool { false }

  /// The control of SwiftUI.
  /// - Parameter changed: called when a touch has changed the view.
  func look(_ changed: @escaping () -> Void) -> AnyView { AnyView(EmptyView()) }

  /// Whether the class is no larger than its content along an axis by default.
  func hugs(_ axis: Axis) -> Bool { false }

  /// Whether the content says no length along an axis.
  func lacksLength(_ axis: Axis) -> Bool { !hasContent }

  /// Where a control lies in a view that is larger.
  var lookPlace: Alignment { .center }

  /// Whether the view receives touches by default.
  var hearsTouchesByDefault: Bool { true }

  /// Asks for a layout later. Does nothing: places are worked out when the image is drawn.
  public func setNeedsLayout() {}
  /// Asks for a layout at once. Does nothing: places are worked out when the image is drawn.
  public func layoutIfNeeded() {}
  /// Asks to be drawn anew. Does nothing: the view is drawn as it is when the image is.
  public func setNeedsDisplay() {}
  /// Makes the view as large as its content.
  public func sizeToFit() { frame.size = sizeThatFits(.zero) }
  /// Changes views as at the end of a movement, and calls `completion` with true.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval = 0,
    options: AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Draws the view's content into the current context, below the layers and the views in it, in each pass in which the view
  /// is drawn. It does nothing here.
  open func draw(_ rect: CGRect) {}

  /// The size of the view's content in points where it is offered a size: the view's own without content.
  open func sizeThatFits(_ size: CGSize) -> CGSize {
    guard hasContent else { return bounds.size }
    let offered = ProposedViewSize(width: size.width > 0 ? size.width : nil, height: nil)
    return contentSize(offered)
  }

  /// Takes the focus from the field that has it, wherever it is.
  @discardableResult public func endEditing(_ force: Bool) -> Bool {
    CurrentCanvas.endEditing()
    return true
  }

  /// Which lengths follow those of the view around.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The distance from the left edge.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    /// The width.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    /// The distance from the right edge.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    /// The distance from the upper edge.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    /// The height.
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    /// The distance from the lower edge.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }

  /// How movements run: on an image they are at their end.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Whether touches count meanwhile. On an image it has no effect.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// From where a movement has come to. On an image it has no effect.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// One look through the other. On an image it has no effect.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// Without an end. On an image it has no effect.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// There and back. On an image it has no effect.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Slow at both ends. On an image it has no effect.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at the start. On an image it has no effect.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end. On an image it has no effect.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// At one speed. On an image it has no effect.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
  }

  /// How content is fitted into a view.
  public enum ContentMode: Int, Hashable, Sendable {
    /// As large as the view, stretched.
    case scaleToFill
    /// As large as possible and all of it seen.
    case scaleAspectFit
    /// As small as possible and the view filled.
    case scaleAspectFill
    /// Drawn anew for each size: as `scaleToFill`.
    case redraw
    /// In the middle, in its own size.
    case center
    /// At the middle of the upper edge, in its own size.
    case top
    /// At the middle of the lower edge, in its own size.
    case bottom
    /// At the middle of the left edge, in its own size.
    case left
    /// At the middle of the right edge, in its own size.
    case right
    /// In the upper left corner, in its own size.
    case topLeft
    /// In the upper right corner, in its own size.
    case topRight
    /// In the lower left corner, in its own size.
    case bottomLeft
    /// In the lower right corner, in its own size.
    case bottomRight
  }
}
