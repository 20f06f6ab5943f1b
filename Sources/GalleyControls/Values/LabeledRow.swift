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
        Spacer(minLength: 0)
      }
      control
    }
    .fadedWhenDisabled()
  }
}
