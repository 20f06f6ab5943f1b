import GalleyGeometry

/// The numbers of pickers of options.
nonisolated extension ControlMetrics {
  /// A segmented picker.
  package static let segmentsHeight: CGFloat = 32
  /// A segmented picker's corners.
  package static let segmentsRadius: CGFloat = 8
  /// Between the chosen segment and the edge of its part.
  package static let segmentsInset: CGFloat = 2
  /// The chosen segment's corners.
  package static let segmentRadius: CGFloat = 6
  /// The font of segments; text sizes do not change it.
  package static let segmentFont: CGFloat = 13
  /// At the sides of the text of a segment, at least.
  package static let segmentPadding: CGFloat = 4
  /// Between segments, where the lines are.
  package static let segmentDividerWidth: CGFloat = 1
  /// The lines between segments.
  package static let segmentDividerHeight: CGFloat = 16
  /// Between a picker's value and the two arrows.
  package static let menuSignGap: CGFloat = 4
  /// At both sides of the two arrows.
  package static let menuSignInset: CGFloat = 2
  /// The line of each of the two arrows, without its thickness.
  package static let menuArrowWidth: CGFloat = 7.17
  /// The same, upwards.
  package static let menuArrowHeight: CGFloat = 3.33
  /// Between the lines of the two arrows.
  package static let menuArrowGap: CGFloat = 4.5
  /// How thick the two arrows are.
  package static let menuArrowLine: CGFloat = 1.5
  /// A round button before an option.
  package static let radioSide: CGFloat = 16
  /// The dot of the chosen one.
  package static let radioDot: CGFloat = 6
  /// Between a round button and its option.
  package static let radioGap: CGFloat = 6
  /// Between options below each other.
  package static let radioRowGap: CGFloat = 6
  /// Between options beside each other.
  package static let radioColumnGap: CGFloat = 12
  /// A wheel.
  package static let wheelHeight: CGFloat = 216
  /// The rows of a wheel where `defaultWheelPickerItemHeight` does not say otherwise.
  package static let wheelRowHeight: CGFloat = 32
  /// From a wheel's axis to its rows.
  package static let wheelRadius: CGFloat = 86.4
  /// How far from the middle rows are seen, in radians.
  package static let wheelReach: CGFloat = 1.5
  /// How much of its colour a row beside the middle has; less the further it is.
  package static let wheelFade: Double = 0.5
  /// The font of the row in the middle of a wheel; text sizes do not change it.
  package static let wheelFont: CGFloat = 23
  /// The font of the other rows.
  package static let wheelOtherFont: CGFloat = 20.5
  /// Between the wheels of a date where there is room.
  package static let wheelColumnGap: CGFloat = 24
  /// Between the wheels of a date, at least.
  package static let wheelColumnLeastGap: CGFloat = 6
  /// At the sides of the band behind the chosen row.
  package static let wheelBandInset: CGFloat = 9
  /// How much higher than a row the band behind the chosen row is.
  package static let wheelBandRise: CGFloat = 2
  /// The corners of the band behind the chosen row.
  package static let wheelBandRadius: CGFloat = 8.5

  static let pickers: [ControlMetric] = [
    ControlMetric(
      "Segmented picker, height", segmentsHeight, .measured("testSegmentedControl.png")),
    ControlMetric(
      "Segmented picker, radius", segmentsRadius,
      .measured("testAlertPreferencesView.1.png of DrunkOnJava/ModularHomeInventory")),
    ControlMetric(
      "Segmented picker, around the chosen segment", segmentsInset,
      .measured("testSegmentedControl.png")),
    ControlMetric("Segment, radius", segmentRadius, .measured("testSegmentedControl.png")),
    ControlMetric("Segment, font", segmentFont, .measured("testSegmentedControl.png")),
    ControlMetric(
      "Segment, at the sides", segmentPadding, .assumed("twice what is around the chosen segment")),
    ControlMetric(
      "Segment, divider, width", segmentDividerWidth, .measured("testSegmentedControl.png")),
    ControlMetric(
      "Segment, divider, height", segmentDividerHeight,
      .assumed("half of the height; a stepper's are a little higher")),
    ControlMetric("Menu, before the arrows", menuSignGap, .measured("tca-form.png")),
    ControlMetric("Menu, at the sides of the arrows", menuSignInset, .measured("tca-form.png")),
    ControlMetric(
      "Menu, arrow, width", menuArrowWidth, .measured("tca-form.png: 8.67 with its line")),
    ControlMetric(
      "Menu, arrow, height", menuArrowHeight, .measured("tca-form.png: 4.83 with its line")),
    ControlMetric(
      "Menu, between the arrows", menuArrowGap, .measured("tca-form.png: 12.67 high in all")),
    ControlMetric("Menu, arrow, line", menuArrowLine, .measured("tca-form.png")),
    ControlMetric("Radio button, side", radioSide, .assumed("as a checkbox")),
    ControlMetric("Radio button, dot", radioDot, .assumed("the middle third of the button")),
    ControlMetric("Radio button, before its label", radioGap, .assumed("as a checkbox")),
    ControlMetric("Radio buttons, between rows", radioRowGap, .assumed("as before the label")),
    ControlMetric(
      "Radio buttons, between columns", radioColumnGap, .assumed("twice what is before the label")),
    ControlMetric(
      "Wheel, height", wheelHeight,
      .assumed("what a picker view of UIKit takes where nothing says how high it is")),
    ControlMetric(
      "Wheel, row", wheelRowHeight, .measured("2-chooseDate.png of easydev991/SwiftUI-Days")),
    ControlMetric(
      "Wheel, radius", wheelRadius,
      .measured("2-chooseDate.png of easydev991/SwiftUI-Days: rows at 31.33, 58.42, 77.5, 87.17")),
    ControlMetric(
      "Wheel, farthest row, radians", wheelReach,
      .measured("2-chooseDate.png of easydev991/SwiftUI-Days: nine rows, the last ones at 1.48")),
    ControlMetric("Wheel, other rows, opacity", wheelFade, .assumed("as what is disabled")),
    ControlMetric("Wheel, font", wheelFont, .assumed("between the second and the first title")),
    ControlMetric(
      "Wheel, font of other rows", wheelOtherFont,
      .measured("2-chooseDate.png of easydev991/SwiftUI-Days: digits 1.13 smaller")),
    ControlMetric(
      "Wheel, between columns", wheelColumnGap, .assumed("three times the default spacing")),
    ControlMetric(
      "Wheel, between columns, at least", wheelColumnLeastGap,
      .assumed("less than the default spacing")),
    ControlMetric(
      "Wheel, beside the band", wheelBandInset, .assumed("about the radius of the band")),
    ControlMetric(
      "Wheel, band higher than a row", wheelBandRise,
      .measured("2-chooseDate.png of easydev991/SwiftUI-Days: 34 behind rows of 32")),
    ControlMetric(
      "Wheel, radius of the band", wheelBandRadius,
      .measured("2-chooseDate.png of easydev991/SwiftUI-Days")),
  ]
}
