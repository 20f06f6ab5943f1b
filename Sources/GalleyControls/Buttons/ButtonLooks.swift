import GalleyGeometry
import GalleyGraphics
import GalleyLayout
import GalleyViews

/// A label in the tint. Several views in a label stand in a row.
nonisolated struct BorderlessLabel<Label: View>: View {
  let label: Label
  var role: ButtonRole?

  var body: some View {
    HStack { label }.controlForeground { $0.controlTint(of: $0.isInBar ? nil : role) }
  }
}

/// A label in a box.
struct BorderedLabel<Label: View> {
  let label: Label
  var role: ButtonRole?
  var isProminent = false
  @Environment(\.controlSize) private var size
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.tintStyle) private var tint
  @Environment(\.dimmedTint) private var dimmedTint
  @Environment(\.buttonBorderShape) private var shape
  @Environment(\.buttonSizing) private var sizing
  @Environment(\.font) private var font
  @Environment(\._systemLook) private var look
}

nonisolated extension BorderedLabel: View {
  var body: some View {
    box
      .font(font ?? size.buttonFont)
      .controlForeground { environment in
        isProminent ? AnyShapeStyle(Color.white) : environment.controlTint(of: role)
      }
      .background(fill, in: shape.outline(for: size, look: look))
  }

  @ViewBuilder private var box: some View {
    if shape.isCircle {
      SquareLayout { HStack { label }.padding(size.buttonPadding.height) }
    } else {
      HStack { label }
        .frame(maxWidth: sizing == .flexible ? .infinity : nil)
        .padding(.horizontal, size.buttonPadding.width)
        .padding(.vertical, size.buttonPadding.height)
    }
  }

  private var fill: AnyShapeStyle {
    guard isEnabled else { return AnyShapeStyle(Color.controlFill) }
    let own = dimmedTint.map { AnyShapeStyle($0) } ?? tint
    let accent: AnyShapeStyle? = role == .destructive ? AnyShapeStyle(Color.red) : own
    if isProminent { return accent ?? AnyShapeStyle(Color.accentColor) }
    guard let accent else { return AnyShapeStyle(SemanticColor.secondaryFill) }
    return AnyShapeStyle(FadedStyle(style: accent, opacity: ControlMetrics.tintedFillOpacity))
  }
}

/// A square around a view.
nonisolated private struct SquareLayout: Layout, Equatable {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let size = subviews.first?.sizeThatFits(proposal) ?? .zero
    let side = max(size.width, size.height)
    return CGSize(width: side, height: side)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    subviews.first?.place(
      at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: proposal)
  }
}

nonisolated extension ControlSize {
  var buttonFont: Font {
    switch self {
    case .mini, .small: .subheadline
    case .regular, .large, .extraLarge: .body
    }
  }

  /// Points between the label of a button and its box.
  var buttonPadding: CGSize {
    switch self {
    case .mini, .small:
      CGSize(
        width: ControlMetrics.smallButtonPaddingX, height: ControlMetrics.smallButtonPaddingY)
    case .regular:
      CGSize(width: ControlMetrics.buttonPaddingX, height: ControlMetrics.buttonPaddingY)
    case .large, .extraLarge:
      CGSize(
        width: ControlMetrics.largeButtonPaddingX, height: ControlMetrics.largeButtonPaddingY)
    }
  }

  /// Whole points; of the boxes of buttons, which are rounder where they are higher.
  func buttonRadius(height: CGFloat) -> CGFloat {
    let regularHeight = ControlMetrics.buttonRadiusHeight
    func radius(_ radius: CGFloat, at usual: CGFloat) -> CGFloat {
      guard height.isFinite else { return radius }
      return max((radius + ControlMetrics.buttonRadiusGrowth * (height - usual)).rounded(), 0)
    }
    switch self {
    case .mini, .small: return ControlMetrics.smallButtonRadius
    case .regular: return radius(ControlMetrics.buttonRadius, at: regularHeight)
    case .large, .extraLarge:
      let rise = 2 * (ControlMetrics.largeButtonPaddingY - ControlMetrics.buttonPaddingY)
      return radius(ControlMetrics.largeButtonRadius, at: regularHeight + rise)
    }
  }

  /// Whether the ends of the boxes of buttons are half discs where no shape was set. iOS 26: measured at regular size
  /// (as26-basic.png); larger ones assumed.
  func hasCapsuleButtons(_ look: SystemLook) -> Bool { look == .iOS26 || self < .regular }
}

nonisolated extension EnvironmentValues {
  /// The tint of a button of a role. Without a role it is the one that is set nearest to what is drawn: a text in the
  /// label may have a tint of its own.
  func controlTint(of role: ButtonRole?) -> AnyShapeStyle {
    role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(TintShapeStyle())
  }
}
