import GalleyGeometry
import GalleyLayout
import GalleyViews

/// A label at the start of a row and a control at its end, as controls stand in forms. Without its label
/// the control is alone and as wide as it is.
struct LabeledRow<Label: View, Control: View> {
  let label: Label
  let control: Control
  /// Of the control: above 0, the label gives way first.
  let priority: Double
  @Environment(\.labelsAreHidden) private var labelsAreHidden

  init(label: Label, priority: Double = 0, @ViewBuilder control: () -> Control) {
    self.label = label
    self.priority = priority
    self.control = control()
  }
}

nonisolated extension LabeledRow: View {
  var body: some View {
    HStack {
      if !labelsAreHidden {
        TitleAndSubtitle(label)
        Spacer(minLength: ControlMetrics.labelGap)
      }
      control.sunkInListRows().layoutPriority(priority)
    }
    .fadedWhenDisabled()
    .spacedAsControl()
  }
}

nonisolated extension View {
  /// Lets a control take less height than it has in a list, so that its row is as high as one of text.
  /// - Parameter overhang: points above and below the control that the row's own room takes in.
  func sunkInListRows(by overhang: CGFloat = ControlMetrics.listRowOverhang) -> some View {
    SunkInListRows(content: self, overhang: overhang)
  }
}

nonisolated extension View {
  /// Keeps a control's distance to rows above and below, with texts or without.
  func spacedAsControl() -> some View { ControlSpacing(kind: .control) { self } }

  /// Lets a text at the top of the view touch a text above it.
  func touchingTextAbove() -> some View { ControlSpacing(kind: .touchingTextAbove) { self } }

  /// Gives the view a spacing instead of its own.
  func spaced(_ spacing: ViewSpacing) -> some View {
    ControlSpacing(kind: .stated(spacing)) { self }
  }
}

/// One view with the spacing of a control, or with the one that a control gives to a part of it.
nonisolated private struct ControlSpacing: Layout, Equatable {
  enum Kind: Equatable {
    case control
    case touchingTextAbove
    case stated(ViewSpacing)
  }
  let kind: Kind

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    subviews.first?.sizeThatFits(proposal) ?? .zero
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    subviews.first?.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
  }

  func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
    let own = subviews.first?.spacing ?? ViewSpacing()
    return switch kind {
    case .control: own.ofControl
    case .touchingTextAbove: own.touchingTextAbove
    case .stated(let spacing): spacing
    }
  }
}

private struct SunkInListRows<Content: View> {
  let content: Content
  /// Points.
  let overhang: CGFloat
  @Environment(\.listContext) private var list

  init(content: Content, overhang: CGFloat) {
    self.content = content
    self.overhang = overhang
  }
}

nonisolated extension SunkInListRows: View {
  var body: some View {
    content.padding(.vertical, list == nil ? 0 : -overhang)
  }
}
