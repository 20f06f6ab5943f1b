import GalleyGeometry
import GalleyLayout
import GalleyViews

/// What a represented controller is made with.
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  /// What `makeCoordinator()` made. It is kept from pass to pass, as the controller is.
  public let coordinator: Representable.Coordinator
  /// The environment around the view.
  public let environment: EnvironmentValues
  /// Always a new one without an animation: a view of UIKit does not move.
  public let transaction: Transaction

  /// Runs the changes at once: a view of UIKit does not move.
  public func animate(changes: () -> Void, completion: (() -> Void)? = nil) {
    changes()
    completion?()
  }
}

/// A view controller of UIKit in SwiftUI: its view is drawn as that of a `UIViewRepresentable`, with the views of its
/// children. Of controllers of the system, as `UIImagePickerController`, the report says that they are not.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View {
  /// The class of the controller.
  associatedtype UIViewControllerType: UIViewController
  /// What the controller talks to; nothing by default.
  associatedtype Coordinator = Void
  /// What the controller is made and updated with.
  typealias Context = UIViewControllerRepresentableContext<Self>

  /// Makes the controller, once for each place in the tree of views.
  func makeUIViewController(context: Context) -> UIViewControllerType
  /// Sets on the controller what has changed. It is called after `makeUIViewController` and `viewDidLoad`, and in each
  /// pass in which the view's body is read.
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  /// Not called: views end with their image.
  static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator)
  /// Makes what the controller talks to, once, before the controller.
  func makeCoordinator() -> Coordinator
  /// The size for a proposal; nil takes what is offered, and where no length is, the controller's
  /// `preferredContentSize`, or else that of its view's content.
  func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize?
}

extension UIViewControllerRepresentable {
  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator
  ) {}

  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize? { nil }

  /// The controller's view, drawn with its background, its layer and the views in it.
  public var body: some View { RepresentedController(representable: self) }
}

extension UIViewControllerRepresentable where Coordinator == Void {
  /// Makes nothing.
  public func makeCoordinator() {}
}

/// The controller that a representable makes once and updates whenever its body is read. Its view is made before the first
/// update, as in OpenSwiftUI's `PlatformViewHost`.
private struct RepresentedController<Representable: UIViewControllerRepresentable>: View {
  let representable: Representable
  @Environment(\.self) private var environment
  @State private var made = Made()
  /// Counts what `viewDidAppear` may have changed: it is drawn in another pass.
  @State private var appearances = 0

  /// The controller and its coordinator, which are kept from pass to pass.
  private final class Made {
    var controller: Representable.UIViewControllerType?
    var coordinator: Representable.Coordinator?
    var isShown = false
  }

  var body: some View {
    let coordinator = made.coordinator ?? representable.makeCoordinator()
    let context = UIViewControllerRepresentableContext<Representable>(
      coordinator: coordinator, environment: environment, transaction: Transaction())
    let controller = made.controller ?? representable.makeUIViewController(context: context)
    let _ = (made.coordinator = coordinator, made.controller = controller)
    let _ = controller.loadViewIfNeeded()
    let _ = representable.updateUIViewController(controller, context: context)
    let _ = appear(controller)
    RepresentedControllerSize { proposal in
      onAnyActor { size(of: controller, context, for: proposal) }
    }() {
      UIControllerDrawing(controller: controller)
    }
    .onAppear {
      made.isShown = true
      controller.endAppearance()
      appearances += 1
    }
    .onDisappear {
      made.isShown = false
      controller.disappear()
    }
  }

  /// A controller that an update has taken in appears at once.
  private func appear(_ controller: UIViewController) {
    controller.beginAppearance()
    if made.isShown { controller.endAppearance() }
  }

  private func size(
    of controller: Representable.UIViewControllerType, _ context: Representable.Context,
    for proposal: ProposedViewSize
  ) -> ControllerSize {
    if let size = representable.sizeThatFits(
      proposal, uiViewController: controller, context: context)
    {
      return .fixed(size)
    }
    let preferred = controller.preferredContentSize
    return .offered(
      ProposedViewSize(
        width: proposal.width ?? (preferred.width > 0 ? preferred.width : nil),
        height: proposal.height ?? (preferred.height > 0 ? preferred.height : nil)))
  }
}

/// What a representable answers to a proposal.
private enum ControllerSize {
  case fixed(CGSize)
  /// What is offered to the controller's view instead.
  case offered(ProposedViewSize)
}

/// The size that a representable of a controller answers.
private struct RepresentedControllerSize: Layout {
  let size: (ProposedViewSize) -> ControllerSize

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    switch size(proposal) {
    case .fixed(let size): size
    case .offered(let proposal): subviews.first?.sizeThatFits(proposal) ?? .zero
    }
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    subviews.first?.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
  }
}

/// The view of a controller: as large as is offered, and where nothing is, as its content.
struct UIControllerDrawing: View {
  private let uncachedBody = UncachedBody()
  let controller: UIViewController

  init(controller: UIViewController) { self.controller = controller }

  var body: some View {
    if let view = controller.view {
      if view.hasContent {
        UISubviewDrawing(view: view)
      } else {
        UIViewDrawing(view: view)
      }
    }
  }
}

/// A controller that fills a screen: its view goes on below bars, and knows how far they reach. A view of SwiftUI in it stays
/// beside them by itself.
struct UIScreenDrawing: View {
  private let uncachedBody = UncachedBody()
  let controller: UIViewController

  init(controller: UIViewController) { self.controller = controller }

  var body: some View {
    if controller.view is HostedView {
      UIControllerDrawing(controller: controller)
    } else {
      GeometryReader { proxy in
        let area = proxy.safeAreaInsets
        let _ = onAnyActor {
          controller.view.placedSafeArea = UIEdgeInsets(
            top: area.top, left: area.leading, bottom: area.bottom, right: area.trailing)
        }
        UIControllerDrawing(controller: controller).ignoresSafeArea()
      }
    }
  }
}
