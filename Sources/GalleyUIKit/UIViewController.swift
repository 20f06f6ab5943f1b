import GalleyGeometry
import GalleyViews

/// What manages a view under the name of UIKit. It shows nothing.
@MainActor @preconcurrency
open class UIViewController: UIResponder {
  /// The controller's view, made when it is first asked for. It is not drawn.
  public lazy var view: UIView! = UIView()
  /// The title of the screen. On an image it has no effect.
  public var title: String?
  /// How the controller covers others: automatic by default. On an image it has no effect.
  public var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// How the controller comes: from below by default. On an image it has no effect.
  public var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Whether it cannot be swiped away: false by default. On an image it has no effect.
  public var isModalInPresentation = false
  /// Light or dark for the controller's view. On an image it has no effect.
  public var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// The controller that presented this one; nil where none did, and once it was dismissed. It is kept weakly.
  public private(set) weak var presentingViewController: UIViewController?
  /// The controller that this one presented last; nil where it presented none, and after `dismiss`.
  public private(set) var presentedViewController: UIViewController?
  /// The traits of the image that is being drawn.
  public var traitCollection: UITraitCollection { .current }
  /// The controller around: nil.
  public var parent: UIViewController? { nil }
  /// The controllers within: none.
  public var children: [UIViewController] { [] }
  /// The navigation that the controller is in: nil.
  public var navigationController: UINavigationController? { nil }
  /// The tabs that the controller is in: nil.
  public var tabBarController: UITabBarController? { nil }

  /// Would hear that the view was made. Galley does not call it.
  open func viewDidLoad() {}
  /// Would hear that the view is about to appear. Galley does not call it.
  open func viewWillAppear(_ animated: Bool) {}
  /// Would hear that the view has appeared. Galley does not call it.
  open func viewDidAppear(_ animated: Bool) {}
  /// Would hear that the view is about to go. Galley does not call it.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Would hear that the view is gone. Galley does not call it.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Would hear that the subviews are about to be placed. Galley does not call it.
  open func viewWillLayoutSubviews() {}
  /// Would hear that the subviews were placed. Galley does not call it.
  open func viewDidLayoutSubviews() {}

  /// Would show a controller in front of this one. Keeps it as `presentedViewController` and calls `completion` at
  /// once; nothing of it is drawn.
  open func present(
    _ viewController: UIViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {
    presentedViewController = viewController
    viewController.presentingViewController = self
    completion?()
  }

  /// Takes away the controller that this one presented, with all that are presented above it; one that presents none
  /// asks the controller that presents it. Calls `completion` at once.
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    if let presented = presentedViewController {
      presented.dismissAbove()
      presented.presentingViewController = nil
      presentedViewController = nil
    } else if let presenting = presentingViewController {
      return presenting.dismiss(animated: animated, completion: completion)
    }
    completion?()
  }

  private func dismissAbove() {
    presentedViewController?.dismissAbove()
    presentedViewController?.presentingViewController = nil
    presentedViewController = nil
  }
}

/// A controller of a SwiftUI view.
@MainActor @preconcurrency
open class UIHostingController<Content: View>: UIViewController {
  /// The view. It is not drawn by the controller: write it where it is to be seen.
  public var rootView: Content

  /// A controller of a view.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init()
  }
}

/// A stack of screens under the name of UIKit. It shows nothing: `NavigationStack` is drawn.
@MainActor @preconcurrency
open class UINavigationController: UIViewController {
  /// The screens, the one that is shown last.
  public private(set) var viewControllers: [UIViewController] = []
  /// The bar above the screens. On an image it has no effect.
  public let navigationBar = UINavigationBar()

  /// A navigation that begins with a screen.
  public convenience init(rootViewController: UIViewController) {
    self.init()
    viewControllers = [rootViewController]
  }
}

/// Tabs under the name of UIKit. It shows nothing: `TabView` is drawn.
@MainActor @preconcurrency
open class UITabBarController: UIViewController {
  /// The bar of the tabs. On an image it has no effect.
  public let tabBar = UITabBar()
}

/// Where others are told what to do with something. It shows nothing.
@MainActor @preconcurrency
public final class UIActivityViewController: UIViewController {
  /// A controller for items, and for actions of the app's own. Both are forgotten.
  public init(activityItems: [Any], applicationActivities: [Any]?) { super.init() }
}

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
