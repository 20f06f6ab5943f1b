import GalleyGeometry

/// The numbers of switches and checkboxes.
nonisolated extension ControlMetrics {
  /// Switch, width.
  /// measured: ha-privacy.png
  package static let switchWidth: CGFloat = 51
  /// Switch, height.
  /// measured: ha-privacy.png
  package static let switchHeight: CGFloat = 31
  /// Switch, knob.
  /// measured: ha-privacy.png, testSwitchControls.png
  package static let switchKnob: CGFloat = 27
  /// Switch, around the knob.
  /// measured: ha-privacy.png, testSwitchControls.png
  package static let switchInset: CGFloat = 2
  /// Switch beside a label or in a list, overhang. It is at the end of the row.
  /// measured: ha-privacy.png, SwiftUI-GroupBox.png of mvolkmann/blog: from 310 to 361 where the row ends at 359
  package static let switchOverhang: CGFloat = 2
  /// Shadow of a knob or a segment, opacity. The shadow ends at the edge of the control.
  /// measured: ha-privacy.png, testSegmentedControl.png
  package static let knobShadowOpacity: Double = 0.12
  /// Shadow of a knob or a segment, radius.
  /// measured: ha-privacy.png, testSegmentedControl.png
  package static let knobShadowRadius: CGFloat = 2.75
  /// Shadow of a knob or a segment, offset.
  /// measured: ha-privacy.png, testSegmentedControl.png
  package static let knobShadowOffset: CGFloat = 2.67
  /// Checkbox, side.
  /// assumed: as high as a line of 13 points, the text of controls on a Mac
  package static let checkboxSide: CGFloat = 16
  /// Checkbox, radius.
  /// assumed: a fifth of the side, as the segments of a picker have
  package static let checkboxRadius: CGFloat = 3.5
  /// Checkbox, before its label.
  /// assumed: less than between icon and title, as the box is smaller than an icon
  package static let checkboxGap: CGFloat = 6
  /// Checkbox, tick, width.
  /// assumed: half of the side, and half of its line
  package static let checkboxTickWidth: CGFloat = 9
  /// Checkbox, tick, height.
  /// assumed: half of the side
  package static let checkboxTickHeight: CGFloat = 8
  /// Checkbox, tick and dash, line.
  /// assumed: an eighth of the side
  package static let checkboxLine: CGFloat = 2
  /// Checkbox, dash.
  /// assumed: half of the side
  package static let checkboxDash: CGFloat = 8
}
