import GalleyGeometry

/// The numbers of pickers of dates and colours.
nonisolated extension ControlMetrics {
  /// Compact date, at the sides.
  /// measured: testNotificationSettingsView.1.png of DrunkOnJava/ModularHomeInventory
  package static let dateBoxPaddingX: CGFloat = 12
  /// Compact date, above and below.
  /// measured: 4-beforeSave.png of easydev991/SwiftUI-Days: 34.33 high
  package static let dateBoxPaddingY: CGFloat = 7
  /// Compact date, radius.
  /// measured: 4-beforeSave.png of easydev991/SwiftUI-Days
  package static let dateBoxRadius: CGFloat = 8
  /// Compact date, between date and time.
  /// measured: 2_en-US.png of Skip-Notes/Skip-Notes
  package static let dateBoxGap: CGFloat = 4
  /// Compact date, least scale.
  /// assumed: what still can be read
  package static let dateBoxScale: CGFloat = 0.6
  /// Month, least width.
  /// assumed: the width of the smallest phone: seven days of 44 points, and 6 at both sides
  package static let monthWidth: CGFloat = 320
  /// Month, at the sides.
  /// assumed: the margin of a phone
  package static let monthMargin: CGFloat = 16
  /// Month, name, font.
  /// measured: 2-chooseDate.png of easydev991/SwiftUI-Days, drawn anew on iOS 26: March 2025, semibold, 94 wide
  package static let monthTitleFont: CGFloat = 17
  /// Month, weekdays, font.
  /// assumed: footnote
  package static let monthWeekdayFont: CGFloat = 13
  /// Month, header.
  /// assumed: as a day
  package static let monthHeaderHeight: CGFloat = 44
  /// Month, weekdays.
  /// assumed: a line of its font with two points above and below
  package static let monthWeekdayHeight: CGFloat = 20
  /// Month, day.
  /// HIG: Buttons: a hit region of at least 44x44 points
  package static let monthDaySide: CGFloat = 44
  /// Month, day, font.
  /// assumed: title 3
  package static let monthDayFont: CGFloat = 20
  /// Month, chosen day, opacity of the disc.
  /// assumed: about what a bordered button has
  package static let monthMarkOpacity: Double = 0.15
  /// Month, arrows, width.
  /// assumed: a little wider than a link's chevron
  package static let monthArrowWidth: CGFloat = 9
  /// Month, arrows, line.
  /// assumed: in the ratio of the widths
  package static let monthArrowLine: CGFloat = 2.4
  /// Month, between the arrows.
  /// assumed: three times the width of an arrow, and a point
  package static let monthArrowGap: CGFloat = 28
  /// Month, chevron, width.
  /// measured: 2-chooseDate.png of easydev991/SwiftUI-Days, drawn anew on iOS 26: 7 by 11.67 with its line
  package static let monthChevronWidth: CGFloat = 5.05
  /// Month, chevron, line.
  /// measured: 2-chooseDate.png of easydev991/SwiftUI-Days, drawn anew on iOS 26: 2.82 across, at half of a right angle
  package static let monthChevronLine: CGFloat = 1.95
  /// Month, before the chevron.
  /// measured: 2-chooseDate.png of easydev991/SwiftUI-Days, drawn anew on iOS 26: 4 from ink to ink
  package static let monthChevronGap: CGFloat = 4.3
  /// Month, arrows, height for width.
  /// measured: 2-chooseDate.png of easydev991/SwiftUI-Days, drawn anew on iOS 26: the chevron beside the name
  package static let monthArrowSlope: CGFloat = 1.92
  /// Colour picker, side.
  /// measured: 2_color_picker_view.png of RobertNeat/Swift_palette
  package static let colorWellSide: CGFloat = 28
  /// Colour picker, ring.
  /// measured: 2_color_picker_view.png of RobertNeat/Swift_palette
  package static let colorWellRing: CGFloat = 3
  /// Colour picker, around the colour.
  /// measured: 2_color_picker_view.png of RobertNeat/Swift_palette: 18 of 28
  package static let colorWellInset: CGFloat = 5
}
