import GalleyControls
import GalleyGeometry
import GalleyViews

/// Tabs under the name of UIKit, drawn as a `TabView`.
@MainActor @preconcurrency
open class UITabBarController: UIViewController {
  /// The bar of the tabs. On an image it has no effect.
  public let tabBar = UITabBar()
  /// What hears of the tab that is chosen. It is kept weakly.
  open weak var delegate: (any UITabBarControllerDelegate)?
  /// The place of the tab that is shown: 0 by default.
  open var selectedIndex = 0
  /// The controllers of the tabs; nil is none.
  open var viewControllers: [UIViewController]? {
    didSet {
      for controller in oldValue ?? [] where controller.parent === self {
        controller.removeFromParent()
      }
      for controller in viewControllers ?? [] {
        addChild(controller)
        controller.didMove(toParent: self)
      }
    }
  }
  /// The controller of the tab that is shown; nil without tabs. One that is no tab's is not taken.
  open var selectedViewController: UIViewController? {
    get {
      let tabs = viewControllers ?? []
      return tabs.indices.contains(selectedIndex) ? tabs[selectedIndex] : nil
    }
    set {
      if let place = viewControllers?.firstIndex(where: { $0 === newValue }) {
        selectedIndex = place
      }
    }
  }

  /// Shows other tabs, at once.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    self.viewControllers = viewControllers
  }

  override var laysOutScreens: Bool { true }

  /// Makes the view that shows the tabs.
  open override func loadView() {
    let made = HostedView(frame: UIScreen.main.bounds)
    made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    made.hasBars = true
    made.content = { [weak self] in
      self.map { AnyView(UITabLook(controller: $0)) } ?? AnyView(EmptyView())
    }
    view = made
  }
}

/// Hears of the tabs of a controller.
@MainActor @preconcurrency
public protocol UITabBarControllerDelegate: AnyObject {
  /// Whether a tab may be shown: true unless it is implemented.
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  /// A touch has chosen a tab.
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}
}

/// A tab of a bar.
@MainActor @preconcurrency
open class UITabBarItem: UIBarItem {
  /// The image while the tab is shown; nil is `image`.
  open var selectedImage: UIImage?
  /// What stands in the badge; nil is no badge.
  open var badgeValue: String?
  /// The colour of the badge; nil is the system's. On an image it has no effect.
  open var badgeColor: UIColor?

  /// A tab without a title.
  public override init() { super.init() }

  /// A tab with a title and an image.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    (self.title, self.image, self.tag) = (title, image, tag)
  }
  /// A tab with a title and two images.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    (self.title, self.image, self.selectedImage) = (title, image, selectedImage)
  }
}

/// Tabs as SwiftUI draws them.
private struct UITabLook: View {
  private let uncachedBody = UncachedBody()
  let controller: UITabBarController
  /// Counts the tabs that were chosen: it is drawn in another pass.
  @State private var changes = 0

  init(controller: UITabBarController) { self.controller = controller }

  var body: some View {
    let tabs = controller.viewControllers ?? []
    TabView(selection: selection) {
      ForEach(tabs.indices, id: \.self) { index in
        let item: UITabBarItem? = tabs[index].tabBarItem
        let isShown = index == controller.selectedIndex
        UIScreenDrawing(controller: tabs[index])
          .tabItem {
            if let image = isShown ? item?.selectedImage ?? item?.image : item?.image {
              image.image
            }
            if let title = item?.title ?? tabs[index].title { Text(title) }
          }
          .badge(item?.badgeValue)
          .tag(index)
      }
    }
  }

  private var selection: Binding<Int> {
    Binding {
      controller.selectedIndex
    } set: { index in
      let tabs = controller.viewControllers ?? []
      guard tabs.indices.contains(index),
        controller.delegate?.tabBarController(controller, shouldSelect: tabs[index]) != false
      else { return }
      controller.selectedIndex = index
      controller.delegate?.tabBarController(controller, didSelect: tabs[index])
      changes += 1
    }
  }
}
