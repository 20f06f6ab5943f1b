import GalleyGeometry
import GalleyLayout
import GalleyViews

/// A label and a switch, drawn plainly.
nonisolated struct SwitchRow: View {
  let configuration: ToggleStyleConfiguration
  var tint: Color?
  @Environment(\.tintStyle) private var tintAround

  var body: some View {
    LabeledRow(label: configuration.label) {
      ZStack(alignment: configuration.isOn ? .trailing : .leading) {
        Capsule().fill(fill).frame(width: 51, height: 31)
        Circle().fill(Color.white).frame(width: 27, height: 27).padding(2)
      }
    }
    .drawnPlainly("Toggle")
  }

  private var fill: AnyShapeStyle {
    guard configuration.isOn else { return AnyShapeStyle(Color.gray.opacity(0.25)) }
    return tint.map { AnyShapeStyle($0) } ?? tintAround ?? AnyShapeStyle(Color.green)
  }
}

/// A label that has a box when it is on.
nonisolated struct ToggleButton: View {
  let configuration: ToggleStyleConfiguration

  var body: some View {
    Group {
      if configuration.isOn {
        BorderedLabel(label: configuration.label, isProminent: true)
      } else {
        BorderlessLabel(label: configuration.label).padding(.horizontal, 12).padding(.vertical, 7)
      }
    }
    .drawnPlainly("Toggle")
  }
}

/// A box with a tick, or with a line where only some values are on.
nonisolated struct CheckboxRow: View {
  let configuration: ToggleStyleConfiguration
  @Environment(\.tintStyle) private var tint
  @Environment(\.labelsAreHidden) private var labelsAreHidden

  var body: some View {
    HStack(spacing: 6) {
      RoundedRectangle(cornerRadius: 3.5)
        .fill(
          isFilled ? tint ?? AnyShapeStyle(Color.accentColor) : AnyShapeStyle(Color.controlFill)
        )
        .frame(width: 16, height: 16)
        .overlay { sign }
      if !labelsAreHidden { HStack { configuration.label } }
    }
    .fadedWhenDisabled()
    .drawnPlainly("Toggle")
  }

  private var isFilled: Bool { configuration.isOn || configuration.isMixed }

  @ViewBuilder private var sign: some View {
    if configuration.isMixed {
      Capsule().fill(Color.white).frame(width: 8, height: 2)
    } else if configuration.isOn {
      Tick().stroke(Color.white, lineWidth: 2).frame(width: 9, height: 8)
    }
  }
}
