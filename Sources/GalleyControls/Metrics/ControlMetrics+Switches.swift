import GalleyGeometry

/// The numbers of switches and checkboxes.
nonisolated extension ControlMetrics {
  /// A switch.
  package static let switchWidth: CGFloat = 51
  /// A switch.
  package static let switchHeight: CGFloat = 31
  /// Across a switch's knob.
  package static let switchKnob: CGFloat = 27
  /// Between a switch's knob and its edge.
  package static let switchInset: CGFloat = 2
  /// How far a switch in a row of a list reaches beyond the row's content, at its end.
  package static let switchOverhang: CGFloat = 2
  /// The shadow below what moves on a control, which ends at the edge of the control.
  package static let knobShadowOpacity: Double = 0.12
  /// The same shadow: how far it is blurred.
  package static let knobShadowRadius: CGFloat = 4
  /// The same shadow: how far it lies below.
  package static let knobShadowOffset: CGFloat = 3
  /// A checkbox.
  package static let checkboxSide: CGFloat = 16
  /// A checkbox's corners.
  package static let checkboxRadius: CGFloat = 3.5
  /// Between a checkbox and its label.
  package static let checkboxGap: CGFloat = 6
  /// The tick in a checkbox.
  package static let checkboxTickWidth: CGFloat = 9
  /// The tick in a checkbox.
  package static let checkboxTickHeight: CGFloat = 8
  /// How thick the tick and the dash in a checkbox are.
  package static let checkboxLine: CGFloat = 2
  /// How long the dash of a mixed checkbox is.
  package static let checkboxDash: CGFloat = 8

  static let switches: [ControlMetric] = [
    ControlMetric("Switch, width", switchWidth, .measured("ha-privacy.png")),
    ControlMetric("Switch, height", switchHeight, .measured("ha-privacy.png")),
    ControlMetric("Switch, knob", switchKnob, .measured("ha-privacy.png, testSwitchControls.png")),
    ControlMetric(
      "Switch, around the knob", switchInset, .measured("ha-privacy.png, testSwitchControls.png")),
    ControlMetric("Switch in a list, overhang", switchOverhang, .measured("ha-privacy.png")),
    ControlMetric(
      "Shadow of a knob or a segment, opacity", knobShadowOpacity,
      .measured("ha-privacy.png, testSegmentedControl.png")),
    ControlMetric(
      "Shadow of a knob or a segment, radius", knobShadowRadius,
      .measured("ha-privacy.png, testSegmentedControl.png")),
    ControlMetric(
      "Shadow of a knob or a segment, offset", knobShadowOffset,
      .measured("ha-privacy.png, testSegmentedControl.png")),
    ControlMetric(
      "Checkbox, side", checkboxSide,
      .assumed("as high as a line of 13 points, the text of controls on a Mac")),
    ControlMetric(
      "Checkbox, radius", checkboxRadius,
      .assumed("a fifth of the side, as the segments of a picker have")),
    ControlMetric(
      "Checkbox, before its label", checkboxGap,
      .assumed("less than between icon and title, as the box is smaller than an icon")),
    ControlMetric(
      "Checkbox, tick, width", checkboxTickWidth, .assumed("half of the side, and half of its line")
    ),
    ControlMetric("Checkbox, tick, height", checkboxTickHeight, .assumed("half of the side")),
    ControlMetric("Checkbox, tick and dash, line", checkboxLine, .assumed("an eighth of the side")),
    ControlMetric("Checkbox, dash", checkboxDash, .assumed("half of the side")),
  ]
}
