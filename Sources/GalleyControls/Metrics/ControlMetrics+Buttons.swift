import GalleyGeometry

/// The numbers of buttons, menus and groups of controls.
nonisolated extension ControlMetrics {
  /// Button, mini and small, at the sides.
  /// assumed: less than the regular 12, as the text is smaller
  package static let smallButtonPaddingX: CGFloat = 10
  /// Button, mini and small, above and below.
  /// assumed: 28 points in all with a line of 18
  package static let smallButtonPaddingY: CGFloat = 5
  /// Button, regular, at the sides.
  /// measured: as18-basic.png
  package static let buttonPaddingX: CGFloat = 12
  /// Button, regular, above and below.
  /// measured: as18-basic.png: 34.33 with a line of 20.33
  package static let buttonPaddingY: CGFloat = 7
  /// Button, large, at the sides.
  /// assumed: in the ratio of the heights of large and regular buttons
  package static let largeButtonPaddingX: CGFloat = 20
  /// Button, large, above and below.
  /// assumed: about 50 points in all with a line of 20.33
  package static let largeButtonPaddingY: CGFloat = 15
  /// Button, mini and small, radius of a rounded rectangle.
  /// assumed: in the ratio of the heights of small and regular buttons
  package static let smallButtonRadius: CGFloat = 6
  /// Button, regular, radius.
  /// measured: as18-basic.png
  package static let buttonRadius: CGFloat = 7
  /// Button, large, radius.
  /// assumed: a quarter of the height, a little more than a regular one has
  package static let largeButtonRadius: CGFloat = 12
  /// Button, bordered, opacity of the tint in its box. Without a tint the box has the secondary fill.
  /// measured: as18-basic.png
  package static let tintedFillOpacity: Double = 0.175
  /// Button, card, radius.
  /// assumed: as the groups of a list; the style is tvOS's
  package static let cardRadius: CGFloat = 10
  /// Help link, side.
  /// assumed: a line of body text with two points around it
  package static let helpSide: CGFloat = 24
  /// Control group, divider.
  /// assumed: as a stepper's
  package static let controlGroupDivider: CGFloat = 18
  /// Control group in a bar, between controls.
  /// assumed: as between the items of a bar
  package static let barGroupGap: CGFloat = 16
  /// Tick of a row, width. Its line begins and ends a twentieth within.
  /// measured: ha-listpickercontent.png: 13.67 with its line at 16 points
  package static let tickWidth: CGFloat = 14.5
  /// Tick of a row, height. Its line begins and ends a tenth within.
  /// measured: ha-listpickercontent.png: 13.33 with its line at 16 points
  package static let tickHeight: CGFloat = 15.7
  /// Tick of a row, line.
  /// measured: ha-listpickercontent.png: 1.42 at 16 points
  package static let tickLine: CGFloat = 1.5
  /// Open menu, tick, width. Its line begins and ends a twentieth within.
  /// measured: 3-chooseDisplayOption.png of easydev991/SwiftUI-Days: 12 with its line
  package static let menuTickWidth: CGFloat = 11.67
  /// Open menu, tick, height. Its line begins and ends a tenth within.
  /// measured: 3-chooseDisplayOption.png of easydev991/SwiftUI-Days: 11.67 with its line
  package static let menuTickHeight: CGFloat = 12.71
  /// Open menu, opacity of the shadow.
  /// assumed: weaker than the gray that dims what lies under an alert
  package static let menuShadowOpacity: Double = 0.2
  /// Open menu, radius of the shadow.
  /// assumed: as wide as the margin beside a row's content
  package static let menuShadowRadius: CGFloat = 16
}
