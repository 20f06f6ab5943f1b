import GalleyGeometry

/// The numbers of pickers of dates and colours.
nonisolated extension ControlMetrics {
  /// At the sides of a date in its box.
  package static let dateBoxPaddingX: CGFloat = 12
  /// Above and below a date in its box.
  package static let dateBoxPaddingY: CGFloat = 7
  /// The corners of a date's box.
  package static let dateBoxRadius: CGFloat = 8
  /// Between the boxes of a date and a time.
  package static let dateBoxGap: CGFloat = 6
  /// How much smaller a date becomes where there is no room.
  package static let dateBoxScale: CGFloat = 0.6
  /// A month at its ease, at least.
  package static let monthWidth: CGFloat = 320
  /// At the sides of a month's name.
  package static let monthMargin: CGFloat = 16
  /// The font of a month's name.
  package static let monthTitleFont: CGFloat = 17
  /// The font of the weekdays' names.
  package static let monthWeekdayFont: CGFloat = 13
  /// The line with the month's name.
  package static let monthHeaderHeight: CGFloat = 44
  /// The line with the weekdays' names.
  package static let monthWeekdayHeight: CGFloat = 20
  /// A day of a month.
  package static let monthDaySide: CGFloat = 44
  /// The font of a month's days.
  package static let monthDayFont: CGFloat = 20
  /// How much of the tint the disc behind a chosen day has.
  package static let monthMarkOpacity: Double = 0.15
  /// The arrows that lead to other months.
  package static let monthArrowWidth: CGFloat = 9
  /// How thick these arrows are.
  package static let monthArrowLine: CGFloat = 2.4
  /// Between these arrows.
  package static let monthArrowGap: CGFloat = 28
  /// The arrow behind a month's name.
  package static let monthSignWidth: CGFloat = 6
  /// How thick that arrow is.
  package static let monthSignLine: CGFloat = 2.2
  /// Between a month's name and its arrow.
  package static let monthSignGap: CGFloat = 6
  /// How many times higher than wide the arrows are.
  package static let monthArrowSlope: CGFloat = 1.85
  /// A colour picker's ring.
  package static let colorWellSide: CGFloat = 28
  /// How thick a colour picker's ring is.
  package static let colorWellRing: CGFloat = 3
  /// From a colour picker's edge to its colour.
  package static let colorWellInset: CGFloat = 5
  /// The colours of the ring.
  package static let colorWellSaturation: Double = 0.8
  /// The colours of the ring.
  package static let colorWellBrightness: Double = 0.97

  static let dates: [ControlMetric] = [
    ControlMetric(
      "Compact date, at the sides", dateBoxPaddingX,
      .measured("testNotificationSettingsView.1.png of DrunkOnJava/ModularHomeInventory")),
    ControlMetric(
      "Compact date, above and below", dateBoxPaddingY,
      .measured("4-beforeSave.png of easydev991/SwiftUI-Days: 34.33 high")),
    ControlMetric(
      "Compact date, radius", dateBoxRadius,
      .measured("4-beforeSave.png of easydev991/SwiftUI-Days")),
    ControlMetric(
      "Compact date, between date and time", dateBoxGap, .assumed("less than the default spacing")),
    ControlMetric("Compact date, least scale", dateBoxScale, .assumed("what still can be read")),
    ControlMetric(
      "Month, least width", monthWidth,
      .assumed("the width of the smallest phone: seven days of 44 points, and 6 at both sides")),
    ControlMetric("Month, at the sides", monthMargin, .assumed("the margin of a phone")),
    ControlMetric("Month, name, font", monthTitleFont, .assumed("body")),
    ControlMetric("Month, weekdays, font", monthWeekdayFont, .assumed("footnote")),
    ControlMetric("Month, header", monthHeaderHeight, .assumed("as a day")),
    ControlMetric(
      "Month, weekdays", monthWeekdayHeight,
      .assumed("a line of its font with two points above and below")),
    ControlMetric(
      "Month, day", monthDaySide, .guidelines("Buttons: a hit region of at least 44x44 points")),
    ControlMetric("Month, day, font", monthDayFont, .assumed("title 3")),
    ControlMetric(
      "Month, chosen day, opacity of the disc", monthMarkOpacity,
      .assumed("about what a bordered button has")),
    ControlMetric(
      "Month, arrows, width", monthArrowWidth, .assumed("a little wider than the sign of a link")),
    ControlMetric("Month, arrows, line", monthArrowLine, .assumed("in the ratio of the widths")),
    ControlMetric(
      "Month, between the arrows", monthArrowGap,
      .assumed("three times the width of an arrow, and a point")),
    ControlMetric(
      "Month, sign, width", monthSignWidth, .assumed("a little smaller than the sign of a link")),
    ControlMetric("Month, sign, line", monthSignLine, .assumed("bold, as the name")),
    ControlMetric("Month, before the sign", monthSignGap, .assumed("as wide as the sign")),
    ControlMetric(
      "Month, arrows, height for width", monthArrowSlope,
      .assumed("a little more than the sign of a link")),
    ControlMetric("Colour picker, side", colorWellSide, .assumed("a little less than a switch")),
    ControlMetric("Colour picker, ring", colorWellRing, .assumed("a ninth of the side")),
    ControlMetric(
      "Colour picker, around the colour", colorWellInset, .assumed("the ring, and two points")),
    ControlMetric(
      "Colour picker, saturation of the ring", colorWellSaturation,
      .assumed("paler than the colour itself, which is to be seen first")),
    ControlMetric(
      "Colour picker, brightness of the ring", colorWellBrightness,
      .assumed("almost white at its lightest")),
  ]
}
