import GalleyGeometry
import GalleyLayout
import GalleyViews

/// What a represented view is made with.
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  /// What `makeCoordinator()` made. It is kept from pass to pass, as the view is.
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

/// A view of UIKit in SwiftUI. Plain views, blurs (`UIVisualEffectView`), labels, images, stacks and controls are drawn; of
/// others the report says that they cannot be. A control has the size that its content and its priorities say
/// (`setContentHuggingPriority`), every other view what is offered.
@MainActor @preconcurrency
public protocol UIViewRepresentable: View {
  /// The class of the view.
  associatedtype UIViewType: UIView
  /// What the view talks to; nothing by default.
  associatedtype Coordinator = Void
  /// What the view is made and updated with.
  typealias Context = UIViewRepresentableContext<Self>

  /// Makes the view, once for each place in the tree of views.
  func makeUIView(context: Context) -> UIViewType
  /// Sets on the view what has changed. It is called after `makeUIView`, and in each pass in which the view's
  /// body is read.
  func updateUIView(_ uiView: UIViewType, context: Context)
  /// Not called: views end with their image.
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
  /// Makes what the view talks to, once, before the view.
  func makeCoordinator() -> Coordinator
  /// The size for a proposal; nil takes what is offered, and of a control what its priorities say.
  func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UIViewType, context: Context
  ) -> CGSize?
}

extension UIViewRepresentable {
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}

  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UIViewType, context: Context
  ) -> CGSize? { nil }

  /// The view of UIKit, drawn with its background, its layer and the views in it.
  public var body: some View { RepresentedUIView(representable: self) }
}

extension UIViewRepresentable where Coordinator == Void {
  /// Makes nothing.
  public func makeCoordinator() {}
}

/// The view that a representable makes once and updates whenever its body is read.
private struct RepresentedUIView<Representable: UIViewRepresentable>: View {
  let representable: Representable
  @Environment(\.self) private var environment
  @State private var made = Made()

  /// The view and its coordinator, which are kept from pass to pass.
  private final class Made {
    var view: Representable.UIViewType?
    var coordinator: Representable.Coordinator?
  }

  var body: some View {
    let coordinator = made.coordinator ?? representable.makeCoordinator()
    let context = UIViewRepresentableContext<Representable>(
      coordinator: coordinator, environment: environment, transaction: Transaction())
    let view = made.view ?? representable.makeUIView(context: context)
    let _ = (made.coordinator = coordinator, made.view = view)
    let _ = representable.updateUIView(view, context: context)
    RepresentedSize { proposal in
      onAnyActor { representable.sizeThatFits(proposal, uiView: view, context: context) }
    }() {
      UIRepresentedDrawing(view: view)
    }
  }
}

/// The size that a representable answers.
private struct RepresentedSize: Layout {
  let size: (ProposedViewSize) -> CGSize?

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    size(proposal) ?? subviews.first?.sizeThatFits(proposal) ?? .zero
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    subviews.first?.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
  }
}
