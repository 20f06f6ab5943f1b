import GalleyControls
import GalleyGeometry
import GalleyLayout
import GalleyViews

// Controls of UIKit are drawn as those of SwiftUI, which they are on a device: what a touch changes is set on the view,
// and its targets and its delegate hear of it.

/// A control of UIKit as SwiftUI draws it.
struct UIControlLook: View {
  /// What is set on the view is another thing while it is the same object.
  private let uncachedBody = UncachedBody()
  let view: UIView
  /// Counts changes: what they set on views of UIKit is drawn in another pass.
  @State private var changes = 0

  init(view: UIView) { self.view = view }

  var body: some View {
    view.look { changes += 1 }
      .disabled((view as? UIControl)?.isEnabled == false)
      .allowsHitTesting(view.hearsTouches)
  }
}

/// A view of UIKit in a representable. A control has the size that its content and its priorities say, others all of
/// what is offered.
struct UIRepresentedDrawing: View {
  private let uncachedBody = UncachedBody()
  let view: UIView

  init(view: UIView) { self.view = view }

  var body: some View {
    if view.hasLook, !(view is HostedView) {
      UIPriorityLayout(view: view) {
        UIViewDrawing(view: view)
        UIIntrinsicContent(view: view).hidden()
      }
    } else {
      UIViewDrawing(view: view)
    }
  }
}

/// A view as large as the second one, or as is offered, by its priorities.
private struct UIPriorityLayout: Layout {
  let view: UIView

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    guard let content = subviews.last else { return .zero }
    return onAnyActor((view, content)) { view, content in
      // A view without a length along an axis, as a slider's width, takes what is offered there.
      let ideal = content.sizeThatFits(.unspecified)
      let width =
        view.lacksLength(.horizontal)
        ? proposal.width ?? 0
        : view.length(.horizontal, proposed: proposal.width, content: ideal.width)
      guard !view.lacksLength(.vertical) else {
        return CGSize(width: width, height: proposal.height ?? 0)
      }
      let fitted = content.sizeThatFits(ProposedViewSize(width: width, height: nil))
      return CGSize(
        width: width,
        height: view.length(.vertical, proposed: proposal.height, content: fitted.height))
    }
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for subview in subviews {
      subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
    }
  }
}

/// What a view of UIKit shows, as large as that is: its size is asked.
struct UIIntrinsicContent: View {
  private let uncachedBody = UncachedBody()
  let view: UIView

  init(view: UIView) { self.view = view }

  var body: some View {
    if let stack = view as? UIStackView {
      UIStackLayout(stack: stack, fills: false) {
        ForEach(stack.shownSubviews.indices, id: \.self) { index in
          UIIntrinsicItem(view: stack.shownSubviews[index])
        }
      }
    } else if let label = view as? UILabel {
      label.content
    } else if let image = view as? UIImageView {
      image.content(fitted: false)
    } else if view.hasLook {
      view.look {}
    }
  }
}

extension UIView {
  /// The colour of controls where one was set: otherwise it is that of the views around.
  var statedTint: Color? { tintColor == .tintColor ? nil : tintColor.color }
}

extension View {
  /// The view with a colour for controls; with nil as it is.
  @ViewBuilder func tinted(_ color: Color?) -> some View {
    if let color { tint(color) } else { self }
  }
}
