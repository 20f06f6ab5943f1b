import Galley
import GalleyControls
import GalleyUIKit
import Testing

/// Controllers of UIKit that show others: they are drawn as SwiftUI's navigation and tabs.
@MainActor @Suite struct UIKitScreenTests {
  private struct Shown<Controller: UIViewController>: UIViewControllerRepresentable {
    let controller: Controller
    func makeUIViewController(context: Context) -> Controller { controller }
    func updateUIViewController(_ controller: Controller, context: Context) {}
  }

  private func pixels(_ view: some View) throws -> [UInt32] {
    let report = try Renderer().render(view.frame(width: 300, height: 400))
    #expect(report.problems.isEmpty, "\(report.problems)")
    return report.bitmap.pixels
  }

  private func page(_ text: String) -> UIHostingController<Text> {
    let page = UIHostingController(rootView: Text(text))
    page.view.backgroundColor = .clear
    return page
  }

  private func screen(_ text: String) -> some View {
    Text(text).frame(maxWidth: .infinity, maxHeight: .infinity)
  }

  @Test func aNavigationControllerIsANavigationStack() throws {
    let root = page("Root")
    root.title = "Items"
    root.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Edit")
    root.navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .add)
    let navigation = UINavigationController(rootViewController: root)
    #expect(root.navigationController === navigation && navigation.children == [root])
    let drawn = NavigationStack {
      screen("Root").navigationTitle("Items").navigationBarTitleDisplayMode(.inline)
        .toolbar {
          ToolbarItem(placement: .topBarLeading) { Button("Edit") {} }
          ToolbarItem(placement: .topBarTrailing) {
            Button {
            } label: {
              Image(systemName: "plus")
            }
          }
        }
    }
    #expect(try pixels(Shown(controller: navigation)) == pixels(drawn))
  }

  @Test func theScreenOnTopIsShownAndLeft() throws {
    let (root, top) = (page("Root"), page("Top"))
    (root.title, top.title) = ("First", "Second")
    let navigation = UINavigationController(rootViewController: root)
    navigation.pushViewController(top, animated: true)
    let renderer = ImageRenderer(
      content: Shown(controller: navigation).frame(width: 300, height: 400))
    _ = try renderer.render()
    try renderer.tap("First")
    #expect(navigation.viewControllers == [root] && top.parent == nil)
    #expect(try renderer.render().bitmap.pixels == pixels(Shown(controller: navigation)))
    #expect(navigation.popViewController(animated: true) == nil)
  }

  @Test func aTabBarControllerIsATabView() throws {
    let tabs = UITabBarController()
    let pages = [page("A"), page("B")]
    pages[0].tabBarItem = UITabBarItem(title: "Home", image: UIImage(systemName: "house"), tag: 0)
    pages[1].tabBarItem = UITabBarItem(title: "More", image: UIImage(systemName: "star"), tag: 1)
    tabs.viewControllers = pages
    tabs.selectedIndex = 1
    let drawn = TabView(selection: .constant(1)) {
      screen("A").tabItem { Label("Home", systemImage: "house") }.tag(0)
      screen("B").tabItem { Label("More", systemImage: "star") }.tag(1)
    }
    #expect(try pixels(Shown(controller: tabs)) == pixels(drawn))
    let renderer = ImageRenderer(content: Shown(controller: tabs).frame(width: 300, height: 400))
    try renderer.tap("Home")
    #expect(tabs.selectedIndex == 0 && tabs.selectedViewController === pages[0])
  }

  @Test func thePageThatWasSetIsDrawn() throws {
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.setViewControllers([page("One")], direction: .forward, animated: false)
    pages.setViewControllers([page("Two")], direction: .forward, animated: true)
    #expect(pages.children.count == 1)
    #expect(try pixels(Shown(controller: pages)) == pixels(screen("Two")))
  }

  private final class Screen: UIViewController {
    var insets: [CGFloat] = []
    override func viewDidLayoutSubviews() {
      insets = [view.safeAreaInsets.top, view.bounds.height]
    }
  }

  /// A view of a screen goes on below the bar, and knows how far that reaches.
  @Test func aScreenKnowsItsBar() throws {
    let screen = Screen()
    screen.title = "Items"
    _ = try pixels(Shown(controller: UINavigationController(rootViewController: screen)))
    #expect(screen.insets == [44, 400])
  }
}
