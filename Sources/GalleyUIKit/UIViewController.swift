import GalleyGeometry
import GalleyViews

/// What manages a view under the name of UIKit. In a `UIViewControllerRepresentable` its view is drawn, with those of its
/// children; nothing that it presents is.
@MainActor @preconcurrency
open class UIViewController: UIResponder {
  private var loadedView: UIView?
  /// The title of the screen: a navigation around shows it.
  open var title: String? {
    didSet { navigationItem.title = title }
  }
  /// The size that the controller asks for, in points: zero by default, which asks for none. It counts where a
  /// representable is offered no length (assumed).
  open var preferredContentSize = CGSize.zero
  /// How the controller covers others: automatic by default. On an image it has no effect.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// How the controller comes: from below by default. On an image it has no effect.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Whether it cannot be swiped away: false by default. On an image it has no effect.
  open var isModalInPresentation = false
  /// Whether a controller that is presented in this one's place covers it alone: false by default. On an image it has no
  /// effect.
  open var definesPresentationContext = false
  /// Light or dark for the controller's view.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { loadedView?.overrideUserInterfaceStyle = overrideUserInterfaceStyle }
  }
  /// Whether content goes on below bars: all edges by default. On an image it has no effect.
  open var edgesForExtendedLayout = UIRectEdge.all
  /// Whether content goes on below bars that nothing is seen through: false by default. On an image it has no effect.
  open var extendedLayoutIncludesOpaqueBars = false
  /// Whether a bar of tabs goes away where this one is pushed: false by default. On an image it has no effect.
  open var hidesBottomBarWhenPushed = false
  /// Room beside the safe area, in points: none by default. On an image it has no effect.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero
  /// What a navigation around shows of the controller in its bar.
  public private(set) lazy var navigationItem = UINavigationItem(title: title ?? "")
  /// What a tab bar around shows of the controller.
  open lazy var tabBarItem: UITabBarItem! = UITabBarItem(title: title, image: nil, tag: 0)
  /// Buttons for a bar below. On an image they have no effect.
  open var toolbarItems: [UIBarButtonItem]?
  /// What hears of what the controller presents. It is kept weakly, and is not called.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// The controller that presented this one; nil where none did, and once it was dismissed. It is kept weakly.
  public private(set) weak var presentingViewController: UIViewController?
  /// The controller that this one presented last; nil where it presented none, and after `dismiss`.
  public private(set) var presentedViewController: UIViewController?
  /// The controller around; nil for one that was not added to another. It is kept weakly.
  public private(set) weak var parent: UIViewController?
  /// The controllers within, in the order in which they were added.
  public private(set) var children: [UIViewController] = []
  /// How far it has come to be seen.
  private var appearance = Appearance.gone

  /// A controller whose view is made when it is first asked for. There are no nibs: both arguments are forgotten.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

  /// Nothing is decoded: a controller as `init()` makes it.
  public required init?(coder: NSCoder) { super.init() }

  /// A controller whose view is made when it is first asked for.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  // MARK: The view

  /// The controller's view: it is made by `loadView` when it is first asked for.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      if loadedView?.controller === self { loadedView?.controller = nil }
      loadedView = newValue
      newValue?.controller = self
    }
  }
  /// The controller's view; nil as long as nobody has asked for it.
  public var viewIfLoaded: UIView? { loadedView }
  /// Whether the controller's view was made.
  public var isViewLoaded: Bool { loadedView != nil }

  /// Makes the view: a plain one as large as the screen, which follows the size of what is around.
  open func loadView() {
    let made = UIView(frame: UIScreen.main.bounds)
    made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view = made
  }

  /// Makes the view and calls `viewDidLoad`, if that was not done.
  public func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    if loadedView == nil { view = UIView() }
    if overrideUserInterfaceStyle != .unspecified {
      loadedView?.overrideUserInterfaceStyle = overrideUserInterfaceStyle
    }
    viewDidLoad()
  }

  /// Hears that the view was made.
  open func viewDidLoad() {}
  /// Hears that the view is about to appear: once the representable has been updated for the first time.
  open func viewWillAppear(_ animated: Bool) {}
  /// Hears that the view is about to appear, after `viewWillAppear`. Its size is not known yet, other than in UIKit.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Hears that the view has appeared: with its size, as `onAppear` does.
  open func viewDidAppear(_ animated: Bool) {}
  /// Hears that the view is about to go, as `onDisappear` does.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Hears that the view is gone, right after `viewWillDisappear`.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Hears that the subviews are about to be placed; the view has its size.
  open func viewWillLayoutSubviews() {}
  /// Hears that the subviews were placed: those with constraints; others are where their frames say.
  open func viewDidLayoutSubviews() {}
  /// Would hear of other room beside the safe area. Galley does not call it.
  open func viewSafeAreaInsetsDidChange() {}
  /// Would hear of another size. Galley does not call it.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  /// Would hear of other traits. Galley does not call it.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Would hear that constraints are to be made. Galley does not call it.
  open func updateViewConstraints() {}
  /// Would hear that memory is scarce. Galley does not call it.
  open func didReceiveMemoryWarning() {}

  // MARK: The screen

  /// Whether there is no status bar: false. Not asked.
  open var prefersStatusBarHidden: Bool { false }
  /// How the status bar looks. Not asked.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Whether the line at the lower edge goes away: false. Not asked.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// How the screen may stand. Not asked.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  /// How the screen stands at first. Not asked.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  /// Whether the screen turns with the device: true. Not asked.
  open var shouldAutorotate: Bool { true }

  /// Whether its children are screens between bars, which know how far those reach.
  var laysOutScreens: Bool { false }

  // MARK: Appearing

  private enum Appearance { case gone, coming, there }

  /// Says to the controller and those in it that they are about to be seen, once.
  func beginAppearance() {
    if appearance == .gone {
      appearance = .coming
      viewWillAppear(false)
      viewIsAppearing(false)
    }
    for child in children where child.isViewLoaded { child.beginAppearance() }
  }

  /// Says to the controller and those in it that they are seen, once.
  func endAppearance() {
    if appearance == .coming {
      appearance = .there
      viewDidAppear(false)
    }
    for child in children { child.endAppearance() }
  }

  /// Says to the controller and those in it that they are no longer seen.
  func disappear() {
    guard appearance != .gone else { return }
    appearance = .gone
    viewWillDisappear(false)
    for child in children { child.disappear() }
    viewDidDisappear(false)
  }

  // MARK: Controllers around and within

  /// Takes a controller in; its view is added by your code. It leaves the controller that it was in.
  open func addChild(_ childController: UIViewController) {
    guard childController.parent !== self else { return }
    childController.removeFromParent()
    childController.willMove(toParent: self)
    childController.parent = self
    children.append(childController)
  }

  /// Leaves the controller around; its view stays where it is.
  open func removeFromParent() {
    guard let around = parent else { return }
    around.children.removeAll { $0 === self }
    parent = nil
    didMove(toParent: nil)
  }

  /// Hears that it is about to be added to a controller, or taken out of one: nil.
  open func willMove(toParent parent: UIViewController?) {}
  /// Hears that it was added to a controller, or taken out of one: nil. Your code calls it after adding one.
  open func didMove(toParent parent: UIViewController?) {}

  /// The navigation that the controller is in, however deep; nil without one.
  public var navigationController: UINavigationController? { around() }
  /// The tabs that the controller is in, however deep; nil without any.
  public var tabBarController: UITabBarController? { around() }
  /// What splits the screen around: nil.
  public var splitViewController: UIViewController? { nil }

  private func around<Controller: UIViewController>() -> Controller? {
    var next = parent
    while let found = next {
      if let found = found as? Controller { return found }
      next = found.parent
    }
    return nil
  }

  // MARK: Presenting

  /// Would show a controller in front of this one. Keeps it as `presentedViewController` and calls `completion` at
  /// once; nothing of it is drawn, which the report of an image that is being drawn says.
  open func present(
    _ viewController: UIViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {
    CurrentCanvas.ignore("present(_:animated:completion:) of \(type(of: viewController))")
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

  /// Would show a controller as what is around shows others: it is pushed where there is a navigation, else presented.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let navigationController {
      navigationController.pushViewController(vc, animated: true)
    } else {
      present(vc, animated: true)
    }
  }
}
