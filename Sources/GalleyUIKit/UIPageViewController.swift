import GalleyControls
import GalleyGeometry
import GalleyViews

/// Pages under the name of UIKit: the one that was set is drawn, with dots where the data source says how many there are.
/// Fingers do not turn it.
@MainActor @preconcurrency
open class UIPageViewController: UIViewController {
  /// How pages are turned. On an image it has no effect.
  public let transitionStyle: TransitionStyle
  /// Which way pages lie. On an image it has no effect.
  public let navigationOrientation: NavigationOrientation
  /// What gives the pages. It is kept weakly, and asked for the number of dots and the one that is shown.
  open weak var dataSource: (any UIPageViewControllerDataSource)?
  /// What hears of pages that are turned. It is kept weakly, and is not called.
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// The pages that are shown: as a rule one.
  public private(set) var viewControllers: [UIViewController]? = []
  /// Whether pages have two sides: false by default. On an image it has no effect.
  open var isDoubleSided = false

  /// Pages without any.
  public init(
    transitionStyle style: TransitionStyle = .pageCurl,
    navigationOrientation: NavigationOrientation = .horizontal,
    options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    super.init(nibName: nil, bundle: nil)
  }

  /// Nothing is decoded: pages without any.
  public required init?(coder: NSCoder) {
    (transitionStyle, navigationOrientation) = (.pageCurl, .horizontal)
    super.init(coder: coder)
  }

  /// Shows a page, at once, and calls `completion` with true.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    let shown = viewControllers ?? []
    for controller in self.viewControllers ?? []
    where !shown.contains(where: { $0 === controller }) {
      controller.disappear()
      controller.willMove(toParent: nil)
      controller.viewIfLoaded?.removeFromSuperview()
      controller.removeFromParent()
    }
    for controller in shown where controller.parent !== self {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    self.viewControllers = shown
    completion?(true)
  }

  /// Makes the view that shows the page.
  open override func loadView() {
    let made = HostedView(frame: UIScreen.main.bounds)
    made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    made.content = { [weak self] in
      self.map { AnyView(UIPageLook(controller: $0)) } ?? AnyView(EmptyView())
    }
    view = made
  }

  /// How pages are turned.
  public enum TransitionStyle: Int, Hashable, Sendable {
    /// As paper. On an image it has no effect.
    case pageCurl
    /// By scrolling. On an image it has no effect.
    case scroll
  }
  /// Which way pages lie.
  public enum NavigationOrientation: Int, Hashable, Sendable {
    /// Beside each other. On an image it has no effect.
    case horizontal
    /// Below each other. On an image it has no effect.
    case vertical
  }
  /// Which way one turns.
  public enum NavigationDirection: Int, Hashable, Sendable {
    /// To the next page. On an image it has no effect.
    case forward
    /// To the page before. On an image it has no effect.
    case reverse
  }
  /// What more is said of pages.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Where the spine of a book lies. On an image it has no effect.
    public static let spineLocation = OptionsKey(
      rawValue: "UIPageViewControllerOptionSpineLocationKey")
    /// The gap between pages that scroll. On an image it has no effect.
    public static let interPageSpacing = OptionsKey(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }
}

/// Gives pages.
@MainActor @preconcurrency
public protocol UIPageViewControllerDataSource: AnyObject {
  /// The page before another one. Not asked.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// The page after another one. Not asked.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  /// How many dots there are: none unless it is implemented.
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  /// Which dot is that of the page: the first one unless it is implemented.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// Hears of pages that are turned. Galley does not call it.
@MainActor @preconcurrency
public protocol UIPageViewControllerDelegate: AnyObject {
  /// Pages are about to be turned. Not called.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController])
  /// Pages were turned. Not called.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {}
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
}

/// The page that is shown, and dots below it where their number is told.
private struct UIPageLook: View {
  private let uncachedBody = UncachedBody()
  let controller: UIPageViewController

  init(controller: UIPageViewController) { self.controller = controller }

  var body: some View {
    let count = controller.dataSource?.presentationCount(for: controller) ?? 0
    VStack(spacing: 0) {
      if let page = controller.viewControllers?.first {
        UIControllerDrawing(controller: page)
          .id(ObjectIdentifier(page))
          .frame(maxWidth: .infinity, maxHeight: .infinity)
      }
      if count > 0 { UIRepresentedDrawing(view: dots(count)).frame(height: 37) }
    }
  }

  private func dots(_ count: Int) -> UIView {
    let dots = UIPageControl()
    dots.numberOfPages = count
    dots.currentPage = controller.dataSource?.presentationIndex(for: controller) ?? 0
    return dots
  }
}
