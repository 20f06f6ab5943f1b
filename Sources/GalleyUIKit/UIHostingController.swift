import GalleyControls
import GalleyGeometry
import GalleyLayout
import GalleyViews

/// A controller of a SwiftUI view, which is drawn wherever the controller's view is.
@MainActor @preconcurrency
open class UIHostingController<Content: View>: UIViewController {
  /// The view.
  open var rootView: Content {
    didSet { show() }
  }
  /// When the controller has the size of its view. On an image it has no effect: a controller's view is as large as the view
  /// where nothing says how large it is.
  open var sizingOptions: UIHostingControllerSizingOptions = []

  /// A controller of a view.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  /// A controller of a view: nothing is decoded.
  public init?(coder aDecoder: NSCoder, rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  /// None: nothing is decoded, and there is no view.
  public required dynamic init?(coder aDecoder: NSCoder) { return nil }

  /// Makes the view that shows `rootView`, on the system's background.
  open override func loadView() {
    let made = HostedView(frame: UIScreen.main.bounds)
    made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    made.backgroundColor = .systemBackground
    view = made
    show()
  }

  /// The view of UIKit keeps what it shows: code may forget the controller.
  private func show() {
    let root = rootView
    (viewIfLoaded as? HostedView)?.content = { AnyView(root) }
  }

  /// The size of the view that is offered a size, in whole pixels.
  public func sizeThatFits(in size: CGSize) -> CGSize {
    CurrentCanvas.size(of: rootView, offered: ProposedViewSize(size))
  }
}

/// When a hosting controller has the size of its view.
public struct UIHostingControllerSizingOptions: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The controller's `preferredContentSize` is the view's. On an image it has no effect.
  public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1)
  /// The size of the view's content is the view's. On an image it has no effect.
  public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}

/// A view of UIKit that shows one of SwiftUI.
final class HostedView: UIView {
  var content: @MainActor () -> AnyView = { AnyView(EmptyView()) }
  /// Whether it fills a screen and has bars at its edges.
  var hasBars = false

  override var hasLook: Bool { true }

  /// The size of what it shows, in whole pixels.
  override var intrinsicContentSize: CGSize {
    CurrentCanvas.size(of: content(), offered: .unspecified)
  }

  override func look(_ changed: @escaping () -> Void) -> AnyView { content() }
}
