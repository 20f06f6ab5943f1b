import GalleyGeometry
import GalleyViews

// How controllers cover others. Nothing that is presented is drawn: the names are there for code that sets them.

/// How a controller covers others.
public enum UIModalPresentationStyle: Int, Hashable, Sendable {
  /// By the system's choice, a sheet as a rule. On an image it has no effect.
  case automatic = -2
  /// The controller's own style stays. On an image it has no effect.
  case none = -1
  /// Over the whole screen. On an image it has no effect.
  case fullScreen
  /// A sheet that is as wide as a page. On an image it has no effect.
  case pageSheet
  /// A smaller sheet. On an image it has no effect.
  case formSheet
  /// Over a controller's part of the screen. On an image it has no effect.
  case currentContext
  /// As the app's code does it. On an image it has no effect.
  case custom
  /// Over the whole screen, with what is below kept. On an image it has no effect.
  case overFullScreen
  /// Over a controller's part of the screen, with what is below kept. On an image it has no effect.
  case overCurrentContext
  /// In a box with an arrow. On an image it has no effect.
  case popover
}

/// How a controller comes and goes.
public enum UIModalTransitionStyle: Int, Hashable, Sendable {
  /// It slides in from below. On an image it has no effect.
  case coverVertical
  /// The screen turns around its vertical axis. On an image it has no effect.
  case flipHorizontal
  /// It fades in. On an image it has no effect.
  case crossDissolve
  /// A corner of the page rolls up. On an image it has no effect.
  case partialCurl
}

/// What stands between a controller and the one that presents it, under the name of UIKit. On an image nothing is
/// presented.
@MainActor @preconcurrency
open class UIPresentationController: NSObject {
  /// The controller that is presented.
  public let presentedViewController: UIViewController
  /// What hears of it. It is kept weakly, and is not called.
  public weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// What presents a controller; the one behind is forgotten.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    self.presentedViewController = presentedViewController
    super.init()
  }
}

/// How a sheet stands, under the name of UIKit. On an image nothing is presented.
@MainActor @preconcurrency
open class UISheetPresentationController: UIPresentationController {
  /// The heights that the sheet may have: large by default. On an image it has no effect.
  public var detents: [Detent] = [.large()]
  /// The height that the sheet has at first; nil is the smallest. On an image it has no effect.
  public var selectedDetentIdentifier: Detent.Identifier?
  /// The largest height at which what is behind is not dimmed; nil is none. On an image it has no effect.
  public var largestUndimmedDetentIdentifier: Detent.Identifier?
  /// Whether a handle is shown: false by default. On an image it has no effect.
  public var prefersGrabberVisible = false
  /// The radius of the sheet's corners, in points; nil is the system's. On an image it has no effect.
  public var preferredCornerRadius: CGFloat?
  /// Whether scrolling makes the sheet higher: true by default. On an image it has no effect.
  public var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Whether a low screen has the sheet at its edge: false by default. On an image it has no effect.
  public var prefersEdgeAttachedInCompactHeight = false
  /// Whether the sheet is as wide as it asks for: false by default. On an image it has no effect.
  public var widthFollowsPreferredContentSizeWhenEdgeAttached = false

  /// Changes the sheet, at once.
  public func animateChanges(_ changes: () -> Void) { changes() }

  /// A height of a sheet.
  @MainActor @preconcurrency
  public final class Detent: NSObject {
    /// The name of the height.
    public let identifier: Identifier

    private init(_ identifier: Identifier) {
      self.identifier = identifier
      super.init()
    }

    /// About half of the screen. On an image it has no effect.
    public class func medium() -> Detent { Detent(.medium) }
    /// The whole screen. On an image it has no effect.
    public class func large() -> Detent { Detent(.large) }
    /// A height of your own, which is not asked. On an image it has no effect.
    public class func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent { Detent(identifier ?? Identifier("custom")) }

    /// The name of a height.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      /// The same as `init(rawValue:)`.
      public init(_ rawValue: String) { self.rawValue = rawValue }
      /// Of `medium()`.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// Of `large()`.
      public static let large = Identifier("com.apple.UIKit.large")
    }
  }
}

/// What the height of a sheet is worked out from. Galley makes none.
@MainActor @preconcurrency
public protocol UISheetPresentationControllerDetentResolutionContext {
  /// The largest height, in points.
  var maximumDetentValue: CGFloat { get }
}

/// A box with an arrow under the name of UIKit. On an image nothing is presented.
@MainActor @preconcurrency
open class UIPopoverPresentationController: UIPresentationController {
  /// The view that the arrow points at; nil is none. On an image it has no effect.
  public var sourceView: UIView?
  /// Where in that view, in points. On an image it has no effect.
  public var sourceRect = CGRect.null
  /// The button that the arrow points at; nil is none. On an image it has no effect.
  public var barButtonItem: UIBarButtonItem?
  /// Where the arrow may stand: anywhere by default. On an image it has no effect.
  public var permittedArrowDirections = UIPopoverArrowDirection.any
}

/// Where the arrow of a popover may stand.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// At the upper edge. On an image it has no effect.
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  /// At the lower edge. On an image it has no effect.
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  /// At the left edge. On an image it has no effect.
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  /// At the right edge. On an image it has no effect.
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  /// At any edge. On an image it has no effect.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
}

extension UIViewController {
  /// What presents the controller in a box with an arrow: nil, on an image nothing is presented.
  public var popoverPresentationController: UIPopoverPresentationController? { nil }
  /// What presents the controller as a sheet: nil, on an image nothing is presented.
  public var sheetPresentationController: UISheetPresentationController? { nil }
  /// What presents the controller: nil, on an image nothing is presented.
  public var presentationController: UIPresentationController? { nil }
  /// Whether the controller is being presented: false.
  public var isBeingPresented: Bool { false }
  /// Whether the controller is being dismissed: false.
  public var isBeingDismissed: Bool { false }
  /// Whether the controller is about to be added to another one: false.
  public var isMovingToParent: Bool { false }
  /// Whether the controller is about to be taken out of another one: false.
  public var isMovingFromParent: Bool { false }
}

/// Hears of presentations that adapt to a screen. Galley does not call it.
@MainActor @preconcurrency
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  /// How a controller is presented on a narrow screen. Not asked.
  func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle
  /// How a controller is presented with traits. Not asked.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  /// Whether a controller may be swiped away. Not asked.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController)
    -> Bool
  /// A controller was about to be swiped away. Not called.
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController)
  /// A controller is about to be swiped away. Not called.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// A controller was swiped away. Not called.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  public func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle
  { .none }
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { .none }
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { true }
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {}
  public func presentationControllerWillDismiss(
    _ presentationController: UIPresentationController
  ) {}
  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {}
}

/// Hears of popovers. Galley does not call it.
@MainActor @preconcurrency
public protocol UIPopoverPresentationControllerDelegate:
  UIAdaptivePresentationControllerDelegate
{}

/// Hears of sheets. Galley does not call it.
@MainActor @preconcurrency
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {}

/// Says how controllers come and go. Galley does not ask it.
@MainActor @preconcurrency
public protocol UIViewControllerTransitioningDelegate: AnyObject {}

/// What goes along with a movement of controllers. Galley makes none.
@MainActor @preconcurrency
public protocol UIViewControllerTransitionCoordinator {
  /// Would run changes beside the movement.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

/// What is known of a movement of controllers. Galley makes none.
@MainActor @preconcurrency
public protocol UIViewControllerTransitionCoordinatorContext {
  /// Whether something moves.
  var isAnimated: Bool { get }
}
