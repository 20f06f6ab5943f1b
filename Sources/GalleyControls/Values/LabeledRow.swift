import GalleyGeometry
import GalleyLayout
import GalleyViews

/// A label at the start of a row and a control at its end, as controls stand in forms. Without its label
/// the control is alone and as wide as it is.
nonisolated struct LabeledRow<Label: View, Control: View>: View {
  let label: Label
  let control: Control
  @Environment(\.labelsAreHidden) private var labelsAreHidden

  init(label: Label, @ViewBuilder control: () -> Control) {
    self.label = label
    self.control = control()
  }

  var body: some View {
    HStack {
      if !labelsAreHidden {
        HStack { label }
        Spacer(minLength: ControlMetrics.labelGap)
      }
      control.sunkInListRows()
    }
    .fadedWhenDisabled()
  }
}

nonisolated extension View {
  /// Lets a control take less height than it has in a list, so that its row is as high as one of text.
  func sunkInListRows() -> some View { SunkInListRows(content: self) }
}

nonisolated private struct SunkInListRows<Content: View>: View {
  let content: Content
  @Environment(\.listContext) private var list

  var body: some View {
    content.padding(.vertical, list == nil ? 0 : -ControlMetrics.listRowOverhang)
  }
}
