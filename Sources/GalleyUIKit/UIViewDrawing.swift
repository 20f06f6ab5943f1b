import GalleyGeometry
import GalleyLayout
import GalleyViews

/// A view of UIKit as it is drawn: its background, its blur, its layers, its control and the views within it. Views that
/// are anything else are named in an outlined box and reported.
struct UIViewDrawing: View {
  /// What is set on the view is another thing while it is the same object.
  private let uncachedBody = UncachedBody()
  let view: UIView
  @Environment(\.deviceSafeArea) private var device

  init(view: UIView) { self.view = view }

  var body: some View {
    let opacity = Double(view.alpha) * Double(view.layer.opacity)
    // A blur sees what lies below it in the layer around: a fade would be one of its own.
    if view.isHidden || view.layer.isHidden || opacity <= 0 {
      Color.clear
    } else if opacity < 1 {
      placed.opacity(opacity)
    } else {
      placed
    }
  }

  /// The view where its `transform` puts it.
  @ViewBuilder private var placed: some View {
    if view.transform == .identity {
      sized
    } else {
      sized.modifier(CenteredTransform(transform: view.transform))
    }
  }

  /// A view of a class of one's own places what is in it once its size is known.
  @ViewBuilder private var sized: some View {
    if view.layoutIsPlain {
      drawn(nil)
    } else if view is HostedView {
      // It is as large as what it shows where nothing is offered.
      drawn(nil).background {
        GeometryReader { proxy in
          let _ = onAnyActor { view.layOut(in: proxy.size) }
          Color.clear
        }
      }
    } else {
      GeometryReader { proxy in
        let _ = onAnyActor {
          if let controller = view.controller, !(controller.parent?.laysOutScreens ?? false) {
            view.placedSafeArea = controller.parent == nil ? safeArea(proxy) : nil
          }
          view.layOut(in: proxy.size)
        }
        drawn(view.ownDrawing(in: proxy.size))
      }
    }
  }

  /// How far the edges that a device takes reach into a view: it may be one that ignores them.
  private func safeArea(_ proxy: GeometryProxy) -> UIEdgeInsets {
    guard let device else { return .zero }
    let (place, screen) = (proxy.frame(in: .global), CurrentCanvas.size)
    return UIEdgeInsets(
      top: max(0, device.top - place.minY), left: max(0, device.leading - place.minX),
      bottom: max(0, place.maxY - screen.height + device.bottom),
      right: max(0, place.maxX - screen.width + device.trailing))
  }

  /// - Parameter own: what the view's `draw(_:)` draws.
  private func drawn(_ own: CGContext?) -> some View {
    ground(own)
      .overlay { UILayers(layers: view.layer.sublayers ?? []) }
      .overlay { UIViewStack { contents } }
      .modifier(UILayerLook(layer: view.layer, clips: view.clipsToBounds))
      .modifier(UIGestures(view: view))
      .transformEnvironment(\.colorScheme) { scheme in
        scheme = ColorScheme(view.overrideUserInterfaceStyle) ?? scheme
      }
  }

  @ViewBuilder private func ground(_ own: CGContext?) -> some View {
    if let effects = view as? UIVisualEffectView {
      background.overlay {
        if let style = (effects.effect as? UIBlurEffect)?.style {
          Rectangle().fill(style.material)
            .transformEnvironment(\.colorScheme) { $0 = style.colorScheme ?? $0 }
        }
      }
    } else if let hosted = view as? HostedView {
      UIHostedLayout {
        if hosted.hasBars, device != nil, view.controller?.parent == nil {
          GeometryReader { proxy in
            let area = safeArea(proxy)
            UIControlLook(view: view).safeAreaPadding(
              EdgeInsets(
                top: area.top, leading: area.left, bottom: area.bottom, trailing: area.right))
          }
        } else {
          UIControlLook(view: view)
        }
      }
      .background(background)
    } else if view.isDrawn, let own {
      background.overlay { UILayerContent(layer: view.layer) }
        .overlay { Canvas { context, _ in own.replay(in: context) } }
    } else if view.isDrawn {
      background.overlay { UILayerContent(layer: view.layer) }
    } else {
      let name = view.controllerName ?? "\(type(of: view))"
      background.overlay {
        NamedOutline(
          name: name,
          problem: view.controllerName == nil ? .undrawnView(name) : .undrawnController(name))
      }
    }
  }

  private var background: Color {
    view.backgroundColor?.color ?? view.layer.backgroundColor.map { Color(cgColor: $0) } ?? .clear
  }

  @ViewBuilder private var contents: some View {
    if let effects = view as? UIVisualEffectView {
      UIViewDrawing(view: effects.contentView)
    }
    if let label = view as? UILabel {
      label.content.frame(
        maxWidth: .infinity, maxHeight: .infinity, alignment: label.textAlignment.place)
    }
    if let image = view as? UIImageView {
      image.content(fitted: true)
        .frame(
          minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity,
          alignment: image.place)
    }
    if view.hasLook, !(view is HostedView) {
      UIControlLook(view: view)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: view.lookPlace)
    }
    if let stack = view as? UIStackView {
      UIStackLayout(stack: stack, fills: true) {
        ForEach(stack.shownSubviews.indices, id: \.self) { index in
          UISubviewDrawing(view: stack.shownSubviews[index])
        }
      }
    }
    let others = view.placedSubviews
    ForEach(others.indices, id: \.self) { index in UISubviewDrawing(view: others[index]) }
  }
}

/// A subview, with what it asks for where nothing says how large it is.
struct UISubviewDrawing: View {
  private let uncachedBody = UncachedBody()
  let view: UIView

  init(view: UIView) { self.view = view }

  var body: some View {
    Group {
      if view is HostedView {
        UIViewDrawing(view: view)
      } else {
        UIIntrinsicLayout(stated: view.statedIntrinsicSize) {
          UIViewDrawing(view: view)
          UIIntrinsicContent(view: view).hidden()
        }
      }
    }
    .layoutValue(key: UIViewKey.self, value: UIViewReference(view: view))
  }
}

/// A view of SwiftUI in the middle of what is offered, and as large as it is where nothing is.
private struct UIHostedLayout: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let own = subviews.first?.sizeThatFits(proposal) ?? .zero
    return CGSize(width: proposal.width ?? own.width, height: proposal.height ?? own.height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    subviews.first?.place(
      at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center,
      proposal: ProposedViewSize(bounds.size))
  }
}

/// A view that is as large as it is offered, and where nothing is offered as large as the second one, or as is stated.
private struct UIIntrinsicLayout: Layout {
  let stated: CGSize?

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let own = stated ?? subviews.dropFirst().first?.sizeThatFits(proposal) ?? .zero
    return CGSize(width: proposal.width ?? own.width, height: proposal.height ?? own.height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for subview in subviews {
      subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
    }
  }
}

extension UIView {
  /// Whether the class leaves the places of its subviews to frames and constraints: then its size is of no use to it.
  fileprivate var layoutIsPlain: Bool {
    let plain: [AnyClass] = [
      UIView.self, HostedView.self, UIWindow.self, UIVisualEffectView.self, UILabel.self,
      UIImageView.self,
      UIStackView.self, UISwitch.self, UISlider.self, UIStepper.self, UIPageControl.self,
      UIProgressView.self, UIActivityIndicatorView.self, UISegmentedControl.self,
      UIDatePicker.self, UIButton.self, UITextField.self, UITextView.self, UISearchBar.self,
    ]
    if controller != nil { return false }
    return !isDrawn || plain.contains { $0 == type(of: self) }
  }

  /// The subviews that no stack arranges.
  fileprivate var placedSubviews: [UIView] {
    guard let stack = self as? UIStackView else { return subviews }
    let arranged = stack.arrangedSubviews
    return subviews.filter { view in !arranged.contains { $0 === view } }
  }

  /// Whether something says how large the view is.
  var hasContent: Bool {
    hasLook || self is UILabel || self is UIImageView || self is UIStackView
      || statedIntrinsicSize != nil
  }

  /// The size of the content that a class of one's own says; nil where it says none.
  var statedIntrinsicSize: CGSize? {
    if self is HostedView { return nil }
    let size = intrinsicContentSize
    return size.width < 0 && size.height < 0 ? nil : size
  }
}

/// Turns, scales and moves a view around its middle, in both directions alike.
private struct CenteredTransform: FixedGeometryEffect {
  let transform: CGAffineTransform

  func effectValue(size: CGSize) -> ProjectionTransform {
    let (x, y) = (size.width / 2, size.height / 2)
    return ProjectionTransform(
      CGAffineTransform(translationX: -x, y: -y).concatenating(transform)
        .concatenating(CGAffineTransform(translationX: x, y: y)))
  }
}

private struct UIViewReference {
  /// Nil for what fills the view around.
  weak var view: UIView?
}

private enum UIViewKey: LayoutValueKey {
  static var defaultValue: UIViewReference { UIViewReference() }
}

/// Views where their constraints and frames put them.
private struct UIViewStack: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for subview in subviews {
      let view = subview[UIViewKey.self].view
      var rect = CGRect(origin: .zero, size: bounds.size)
      if let view {
        rect = onAnyActor((view, subviews)) { view, subviews in
          view.rect(in: bounds.size) { Self.intrinsicSize(of: $0, among: subviews, width: $1) }
        }
      }
      subview.place(
        at: CGPoint(x: bounds.minX + rect.minX, y: bounds.minY + rect.minY),
        proposal: ProposedViewSize(rect.size))
    }
  }

  /// What a view's content asks for at a width; nil is none that is known.
  private static func intrinsicSize(
    of view: UIView, among subviews: Subviews, width: CGFloat?
  ) -> CGSize? {
    let own = subviews.first { $0[UIViewKey.self].view === view }
    return own?.sizeThatFits(ProposedViewSize(width: width, height: nil))
  }
}
