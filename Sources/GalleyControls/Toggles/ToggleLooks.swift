import GalleyGeometry
import GalleyLayout
import GalleyViews

/// A label and a switch, which no text size changes.
struct SwitchRow {
  let configuration: ToggleStyleConfiguration
  var tint: Color?
  @Environment(\.tintStyle) private var tintAround
  @Environment(\._systemLook) private var look
  @Environment(\.lookNumbers) private var numbers
  @Environment(\.listContext) private var list
  @Environment(\.labelsAreHidden) private var labelsAreHidden
}

nonisolated extension SwitchRow: View {
  var body: some View {
    LabeledRow(label: configuration.label) {
      Capsule().fill(fill)
        .frame(width: numbers.switchWidth, height: numbers.switchHeight)
        .overlay { knob.clipShape(Capsule()) }
        .pressable(name: "Toggle", as: TappedPart(.toggle)) { configuration.toggle() }
        .padding(.trailing, -overhang)
    }
  }

  private var overhang: CGFloat {
    list == nil && labelsAreHidden ? numbers.switchOverhang : ControlMetrics.switchOverhang
  }

  private var knob: some View {
    knobShape
      .frame(width: numbers.switchKnobWidth, height: numbers.switchKnobHeight)
      .knobShadow(numbers.switchShadow)
      .padding(ControlMetrics.switchInset)
      .frame(maxWidth: .infinity, alignment: configuration.isOn ? .trailing : .leading)
  }

  @ViewBuilder private var knobShape: some View {
    if numbers.switchKnobWidth == numbers.switchKnobHeight {
      Circle().fill(Color.white)
    } else {
      Capsule().fill(Color.white)
    }
  }

  private var fill: AnyShapeStyle {
    guard configuration.isOn else { return AnyShapeStyle(Color.switchedOff(look)) }
    return tint.map { AnyShapeStyle($0) } ?? tintAround ?? AnyShapeStyle(Color.green)
  }
}

/// A label that has a box when it is on.
struct ToggleButton {
  let configuration: ToggleStyleConfiguration
  @Environment(\.controlSize) private var size
  @Environment(\.font) private var font
}

nonisolated extension ToggleButton: View {
  var body: some View {
    look.pressable(name: "Toggle", as: TappedPart(.toggle)) { configuration.toggle() }
  }

  @ViewBuilder private var look: some View {
    if configuration.isOn {
      BorderedLabel(label: configuration.label, isProminent: true)
    } else {
      BorderlessLabel(label: configuration.label)
        .font(font ?? size.buttonFont)
        .padding(.horizontal, size.buttonPadding.width)
        .padding(.vertical, size.buttonPadding.height)
    }
  }
}

/// A box with a tick, or with a line where only some values are on, as on a Mac.
struct CheckboxRow {
  let configuration: ToggleStyleConfiguration
  @Environment(\.tintStyle) private var tint
  @Environment(\.labelsAreHidden) private var labelsAreHidden
}

nonisolated extension CheckboxRow: View {
  var body: some View {
    HStack(spacing: ControlMetrics.checkboxGap) {
      RoundedRectangle(cornerRadius: ControlMetrics.checkboxRadius)
        .fill(
          isFilled ? tint ?? AnyShapeStyle(Color.accentColor) : AnyShapeStyle(Color.controlFill)
        )
        .frame(width: ControlMetrics.checkboxSide, height: ControlMetrics.checkboxSide)
        .overlay { symbol }
      if !labelsAreHidden { TitleAndSubtitle(configuration.label) }
    }
    .fadedWhenDisabled()
    .pressable(name: "Toggle", as: TappedPart(.toggle)) { configuration.toggle() }
  }

  private var isFilled: Bool { configuration.isOn || configuration.isMixed }

  @ViewBuilder private var symbol: some View {
    if configuration.isMixed {
      Capsule().fill(Color.white)
        .frame(width: ControlMetrics.checkboxDash, height: ControlMetrics.checkboxLine)
    } else if configuration.isOn {
      Tick().stroke(Color.white, lineWidth: ControlMetrics.checkboxLine)
        .frame(
          width: ControlMetrics.checkboxTickWidth, height: ControlMetrics.checkboxTickHeight)
    }
  }
}
