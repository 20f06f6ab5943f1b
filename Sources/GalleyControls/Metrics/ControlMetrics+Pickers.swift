import GalleyGeometry

/// The numbers of pickers of options.
nonisolated extension ControlMetrics {
  /// Segmented picker, height.
  /// measured: testSegmentedControl.png
  package static let segmentsHeight: CGFloat = 32
  /// Segmented picker, radius.
  /// measured: testAlertPreferencesView.1.png of DrunkOnJava/ModularHomeInventory
  package static let segmentsRadius: CGFloat = 8
  /// Segmented picker, around the chosen segment.
  /// measured: testSegmentedControl.png
  package static let segmentsInset: CGFloat = 2
  /// Segment, radius.
  /// measured: testSegmentedControl.png
  package static let segmentRadius: CGFloat = 6
  /// Segment, font. Text sizes do not change it.
  /// measured: testSegmentedControl.png
  package static let segmentFont: CGFloat = 13
  /// Segment, at the sides.
  /// assumed: twice what is around the chosen segment
  package static let segmentPadding: CGFloat = 4
  /// Segment, divider, width.
  /// measured: testSegmentedControl.png
  package static let segmentDividerWidth: CGFloat = 1
  /// Segment, divider, height.
  /// assumed: half of the height; a stepper's are a little higher
  package static let segmentDividerHeight: CGFloat = 16
  /// Menu, before the arrows.
  /// measured: tca-form.png
  package static let menuIndicatorGap: CGFloat = 4
  /// Menu, at the sides of the arrows.
  /// measured: tca-form.png
  package static let menuIndicatorInset: CGFloat = 2
  /// Menu, arrow, width. It is without the thickness of the line.
  /// measured: tca-form.png: 8.67 with its line
  package static let menuArrowWidth: CGFloat = 7.17
  /// Menu, arrow, height. It is without the thickness of the line.
  /// measured: tca-form.png: 4.83 with its line
  package static let menuArrowHeight: CGFloat = 3.33
  /// Menu, between the arrows.
  /// measured: tca-form.png: 12.67 high in all
  package static let menuArrowGap: CGFloat = 4.5
  /// Menu, arrow, line.
  /// measured: tca-form.png
  package static let menuArrowLine: CGFloat = 1.5
  /// Radio button, side.
  /// assumed: as a checkbox
  package static let radioSide: CGFloat = 16
  /// Radio button, dot.
  /// assumed: the middle third of the button
  package static let radioDot: CGFloat = 6
  /// Radio button, before its label.
  /// assumed: as a checkbox
  package static let radioGap: CGFloat = 6
  /// Radio buttons, between rows.
  /// assumed: as before the label
  package static let radioRowGap: CGFloat = 6
  /// Radio buttons, between columns.
  /// assumed: twice what is before the label
  package static let radioColumnGap: CGFloat = 12
  /// Wheel, height.
  /// assumed: what a picker view of UIKit takes where nothing says how high it is
  package static let wheelHeight: CGFloat = 216
  /// Wheel, row. `defaultWheelPickerItemHeight` overrides it.
  /// measured: 2-chooseDate.png of easydev991/SwiftUI-Days
  package static let wheelRowHeight: CGFloat = 32
  /// Wheel, radius.
  /// measured: 2-chooseDate.png of easydev991/SwiftUI-Days: rows at 31.33, 58.42, 77.5, 87.17
  package static let wheelRadius: CGFloat = 86.4
  /// Wheel, farthest row, radians.
  /// measured: 2-chooseDate.png of easydev991/SwiftUI-Days: nine rows, the last ones at 1.48
  package static let wheelReach: CGFloat = 1.5
  /// Wheel, other rows, opacity. It is that of the rows beside the middle; others have less.
  /// assumed: as what is disabled
  package static let wheelFade: Double = 0.5
  /// Wheel, font. Text sizes do not change it.
  /// measured: 2-chooseDate.png of easydev991/SwiftUI-Days, drawn anew on iOS 26: March is 61 wide, 2025 52.67 and 17.67 high
  package static let wheelFont: CGFloat = 24
  /// Wheel, font of other rows.
  /// measured: 2-chooseDate.png of easydev991/SwiftUI-Days, drawn anew on iOS 26: February is 79.33 wide, April 39.67, 2026 47
  package static let wheelOtherFont: CGFloat = 21.3
  /// Wheel, between columns.
  /// assumed: three times the default spacing
  package static let wheelColumnGap: CGFloat = 24
  /// Wheel, between columns, at least.
  /// assumed: less than the default spacing
  package static let wheelColumnLeastGap: CGFloat = 6
  /// Wheel, beside the band.
  /// assumed: about the radius of the band
  package static let wheelBandInset: CGFloat = 9
  /// Wheel, band higher than a row.
  /// measured: 2-chooseDate.png of easydev991/SwiftUI-Days: 34 behind rows of 32
  package static let wheelBandRise: CGFloat = 2
  /// Wheel, radius of the band.
  /// measured: 2-chooseDate.png of easydev991/SwiftUI-Days
  package static let wheelBandRadius: CGFloat = 8.5
}
