import GalleyGeometry
import GalleyViews

/// What manages a view under the name of UIKit. It shows nothing.
@MainActor @preconcurrency
open class UIViewController: UIResponder {
  public lazy var view: UIView! = UIView()
  public var title: String?
  public var modalPresentationStyle = UIModalPresentationStyle.automatic
  public var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  public var isModalInPresentation = false
  public var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  public private(set) weak var presentingViewController: UIViewController?
  public private(set) var presentedViewController: UIViewController?
  public var traitCollection: UITraitCollection { .current }
  public var parent: UIViewController? { nil }
  public var children: [UIViewController] { [] }
  public var navigationController: UINavigationController? { nil }
  public var tabBarController: UITabBarController? { nil }

  /// Nobody calls them.
  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}

  /// Shows nothing.
  open func present(
    _ viewController: UIViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {
    presentedViewController = viewController
    viewController.presentingViewController = self
    completion?()
  }

  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) { completion?() }
}

/// A controller of a SwiftUI view.
@MainActor @preconcurrency
open class UIHostingController<Content: View>: UIViewController {
  public var rootView: Content

  public init(rootView: Content) {
    self.rootView = rootView
    super.init()
  }
}

@MainActor @preconcurrency
open class UINavigationController: UIViewController {
  public private(set) var viewControllers: [UIViewController] = []
  public let navigationBar = UINavigationBar()

  public convenience init(rootViewController: UIViewController) {
    self.init()
    viewControllers = [rootViewController]
  }
}

@MainActor @preconcurrency
open class UITabBarController: UIViewController {
  public let tabBar = UITabBar()
}

/// Where others are told what to do with something. It shows nothing.
@MainActor @preconcurrency
public final class UIActivityViewController: UIViewController {
  public init(activityItems: [Any], applicationActivities: [Any]?) { super.init() }
}

public enum UIModalPresentationStyle: Int, Hashable, Sendable {
  case automatic = -2
  case none = -1
  case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen
  case overCurrentContext, popover
}

public enum UIModalTransitionStyle: Int, Hashable, Sendable {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}
