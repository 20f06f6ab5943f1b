import GalleyControls
import GalleyGeometry
import GalleyViews

/// A stack of screens under the name of UIKit, drawn as a `NavigationStack` with the titles and the buttons of its
/// controllers.
@MainActor @preconcurrency
open class UINavigationController: UIViewController {
  /// The screens, the one that is shown last.
  open var viewControllers: [UIViewController] = [] {
    didSet { follow(oldValue) }
  }
  /// The bar above the screens: of what is set on it, `prefersLargeTitles` is drawn.
  public let navigationBar = UINavigationBar()
  /// The bar below the screens. It is not drawn.
  public private(set) lazy var toolbar: UIToolbar! = UIToolbar()
  /// What hears of screens that are shown. It is kept weakly.
  open weak var delegate: (any UINavigationControllerDelegate)?
  /// Whether there is no bar above the screens: false by default.
  open var isNavigationBarHidden = false
  /// Whether there is no bar below the screens: true by default. On an image it has no effect.
  open var isToolbarHidden = true
  /// Whether the bar goes away while content is scrolled: false by default. On an image it has no effect.
  open var hidesBarsOnSwipe = false
  /// What hears a finger that goes back: nil.
  public var interactivePopGestureRecognizer: UIGestureRecognizer? { nil }

  /// A navigation that begins with a screen.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    viewControllers = [rootViewController]
    follow([])
  }

  /// A navigation without screens, whose bars are of classes of your own: they are not drawn.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(nibName: nil, bundle: nil)
  }

  /// A navigation without screens.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nil, bundle: nil)
  }

  /// Nothing is decoded: a navigation without screens.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The screen that is shown; nil without any.
  public var topViewController: UIViewController? { viewControllers.last }
  /// The controller that is seen: the one that the shown screen presents, or the screen.
  public var visibleViewController: UIViewController? {
    topViewController?.presentedViewController ?? topViewController
  }

  /// Shows other screens, at once.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    self.viewControllers = viewControllers
  }
  /// Shows another screen on top, at once.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    viewControllers.append(viewController)
  }
  /// Goes back by a screen, at once; the first one stays.
  /// - Returns: the screen that is gone; nil where there is no other.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    viewControllers.count > 1 ? viewControllers.removeLast() : nil
  }
  /// Goes back to a screen, at once.
  /// - Returns: the screens that are gone; nil where it is none of the screens.
  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool)
    -> [UIViewController]?
  {
    guard let place = viewControllers.firstIndex(where: { $0 === viewController }) else {
      return nil
    }
    let gone = Array(viewControllers[(place + 1)...])
    viewControllers.removeLast(gone.count)
    return gone
  }
  /// Goes back to the first screen, at once.
  /// - Returns: the screens that are gone; nil without any screen.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    viewControllers.first.flatMap { popToViewController($0, animated: animated) }
  }
  /// Shows or hides the bar above the screens, at once.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }
  /// Shows or hides the bar below the screens, which is not drawn.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

  /// The screens are children; what is shown is told.
  private func follow(_ before: [UIViewController]) {
    for controller in before where !viewControllers.contains(where: { $0 === controller }) {
      controller.disappear()
      controller.willMove(toParent: nil)
      controller.removeFromParent()
    }
    for controller in viewControllers where controller.parent !== self {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    guard let top = topViewController, top !== before.last else { return }
    delegate?.navigationController(self, willShow: top, animated: false)
    delegate?.navigationController(self, didShow: top, animated: false)
  }

  override var laysOutScreens: Bool { true }

  /// Makes the view that shows the screens.
  open override func loadView() {
    let made = HostedView(frame: UIScreen.main.bounds)
    made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    made.hasBars = true
    made.content = { [weak self] in
      self.map { AnyView(UINavigationLook(controller: $0)) } ?? AnyView(EmptyView())
    }
    view = made
  }
}

/// Hears of the screens of a navigation.
@MainActor @preconcurrency
public protocol UINavigationControllerDelegate: AnyObject {
  /// A screen is about to be shown.
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool)
  /// A screen is shown.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool)
}

extension UINavigationControllerDelegate {
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {}
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {}
}

/// The screens of a navigation as SwiftUI draws them.
private struct UINavigationLook: View {
  private let uncachedBody = UncachedBody()
  let controller: UINavigationController
  /// Counts the screens that one went back by: it is drawn in another pass.
  @State private var changes = 0

  init(controller: UINavigationController) { self.controller = controller }

  var body: some View {
    let screens = controller.viewControllers
    NavigationStack(path: path) {
      if let root = screens.first {
        UIScreenLook(controller: root, navigation: controller)
          .navigationDestination(for: Int.self) { index in
            if screens.indices.contains(index) {
              UIScreenLook(controller: screens[index], navigation: controller)
            }
          }
      }
    }
  }

  /// The places of the screens on top of the first one.
  private var path: Binding<[Int]> {
    Binding {
      Array(1..<max(controller.viewControllers.count, 1))
    } set: { path in
      controller.viewControllers = Array(controller.viewControllers.prefix(path.count + 1))
      changes += 1
    }
  }
}

/// A screen of a navigation with its title and its buttons.
private struct UIScreenLook: View {
  private let uncachedBody = UncachedBody()
  let controller: UIViewController
  let navigation: UINavigationController
  /// Counts what buttons may have changed: it is drawn in another pass.
  @State private var changes = 0

  init(controller: UIViewController, navigation: UINavigationController) {
    self.controller = controller
    self.navigation = navigation
  }

  var body: some View {
    let item = controller.navigationItem
    UIScreenDrawing(controller: controller)
      .navigationTitle(item.title ?? "")
      .navigationBarTitleDisplayMode(isLarge ? .large : .inline)
      .navigationBarBackButtonHidden(item.hidesBackButton)
      .toolbar {
        ToolbarItemGroup(placement: .topBarLeading) { buttons(item.leftBarButtonItems ?? []) }
        // UIKit counts from the edge.
        ToolbarItemGroup(placement: .topBarTrailing) {
          buttons((item.rightBarButtonItems ?? []).reversed())
        }
      }
      .toolbar(navigation.isNavigationBarHidden ? .hidden : .automatic, for: .navigationBar)
  }

  private var isLarge: Bool {
    guard navigation.navigationBar.prefersLargeTitles else { return false }
    switch controller.navigationItem.largeTitleDisplayMode {
    case .always: return true
    case .never: return false
    case .automatic: return controller === navigation.viewControllers.first
    }
  }

  private func buttons(_ items: [UIBarButtonItem]) -> some View {
    ForEach(items.indices, id: \.self) { index in
      items[index].look { changes += 1 }
    }
  }
}
