import GalleyGeometry
import GalleyLayout
import GalleyViews

/// A view of UIKit as it is drawn: its background, its blur and the views within it. Views that are anything else are
/// named in an outlined box and reported.
struct UIViewDrawing: View {
  /// What is set on the view is another thing while it is the same object.
  private let uncachedBody = UncachedBody()
  let view: UIView

  init(view: UIView) { self.view = view }

  var body: some View {
    let opacity = Double(view.alpha) * Double(view.layer.opacity)
    // A blur sees what lies below it in the layer around: a fade would be one of its own.
    if view.isHidden || opacity <= 0 {
      Color.clear
    } else if opacity < 1 {
      drawn.opacity(opacity)
    } else {
      drawn
    }
  }

  private var drawn: some View {
    ground
      .overlay { UIViewStack { contents } }
      .modifier(UILayerLook(view: view))
      .transformEnvironment(\.colorScheme) { scheme in
        scheme = ColorScheme(view.overrideUserInterfaceStyle) ?? scheme
      }
  }

  @ViewBuilder private var ground: some View {
    if let effects = view as? UIVisualEffectView {
      background.overlay {
        if let style = (effects.effect as? UIBlurEffect)?.style {
          Rectangle().fill(style.material)
            .transformEnvironment(\.colorScheme) { $0 = style.colorScheme ?? $0 }
        }
      }
    } else if type(of: view) == UIView.self || type(of: view) == UIWindow.self {
      background
    } else {
      let name = "\(type(of: view))"
      background.overlay { PlaceholderView(name: name, problem: .undrawnView(name)) }
    }
  }

  private var background: Color {
    view.backgroundColor?.color ?? view.layer.backgroundColor.map { Color(cgColor: $0) } ?? .clear
  }

  @ViewBuilder private var contents: some View {
    if let effects = view as? UIVisualEffectView {
      UIViewDrawing(view: effects.contentView)
    }
    ForEach(view.subviews.indices, id: \.self) { index in
      UIViewDrawing(view: view.subviews[index])
        .layoutValue(key: UIViewKey.self, value: UIViewReference(view: view.subviews[index]))
    }
  }
}

/// Corners and border of a view's layer.
private struct UILayerLook: ViewModifier {
  private let uncachedBody = UncachedBody()
  let view: UIView

  init(view: UIView) { self.view = view }

  func body(content: Content) -> some View {
    let layer = view.layer
    let shape = RoundedRectangle(
      cornerRadius: layer.cornerRadius, style: layer.cornerCurve.style)
    if layer.cornerRadius > 0 || layer.masksToBounds || view.clipsToBounds {
      content.clipShape(shape).overlay { border(shape) }
    } else {
      content.overlay { border(shape) }
    }
  }

  @ViewBuilder private func border(_ shape: RoundedRectangle) -> some View {
    if view.layer.borderWidth > 0 {
      shape.strokeBorder(
        view.layer.borderColor.map { Color(cgColor: $0) } ?? .black,
        lineWidth: view.layer.borderWidth)
    }
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
      let rect =
        view.map { view in onAnyActor { view.rect(in: bounds.size) } }
        ?? CGRect(origin: .zero, size: bounds.size)
      subview.place(
        at: CGPoint(x: bounds.minX + rect.minX, y: bounds.minY + rect.minY),
        proposal: ProposedViewSize(rect.size))
    }
  }
}
