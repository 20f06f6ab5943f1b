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
  /// measured: buttons-bordered-large.png of mecid/mecid.github.io: 16 wider than a regular one
  package static let largeButtonPaddingX: CGFloat = 20
  /// Button, large, above and below.
  /// measured: buttons-bordered-large.png of mecid/mecid.github.io: 50.33 with a line of 20.33
  package static let largeButtonPaddingY: CGFloat = 15
  /// Button, mini and small, radius of a rounded rectangle.
  /// assumed: in the ratio of the heights of small and regular buttons
  package static let smallButtonRadius: CGFloat = 6
  /// Button, regular, radius. It is that of one with a line of body text.
  /// measured: as18-basic.png
  package static let buttonRadius: CGFloat = 7
  /// Button, regular, height with that radius.
  /// measured: as18-basic.png
  package static let buttonRadiusHeight: CGFloat = 34.33
  /// Button, large, radius. It is that of one with a line of body text.
  /// measured: buttons-bordered-large.png, buttons-tint-fill.png of mecid/mecid.github.io
  package static let largeButtonRadius: CGFloat = 9
  /// Button, regular and large, growth of the radius with the height. The radius is a whole number of points.
  /// measured: Schedule-Today.png of StanfordSpezi/SpeziScheduler: 8 at 44;
  /// testAccountProviderViewLayoutVariations.iphone-view0.png of StanfordSpezi/SpeziAccount: 9 at 49.33
  package static let buttonRadiusGrowth: CGFloat = 0.125
  /// Button, bordered, opacity of the tint in its box. Without a tint the box has the secondary fill.
  /// measured: as18-basic.png
  package static let tintedFillOpacity: Double = 0.175
  /// Button, card, radius.
  /// assumed: as the groups of a list; the style is tvOS's
  package static let cardRadius: CGFloat = 10
  /// Help link, side.
  /// assumed: a line of body text with two points around it
  package static let helpSide: CGFloat = 24
  /// Control group, height.
  /// measured: SwiftUI-ControlGroup1.png of mvolkmann/blog
  package static let controlGroupHeight: CGFloat = 32
  /// Control group, font. Text sizes do not change it.
  /// measured: SwiftUI-ControlGroup1.png of mvolkmann/blog
  package static let controlGroupFont: CGFloat = 13
  /// Control group, font of the icons. Text sizes do not change it.
  /// assumed: as a stepper's; SwiftUI-ControlGroup1.png of mvolkmann/blog has a plus of 14 by 14
  package static let controlGroupIconFont: CGFloat = 17
  /// Control group, beside the widest control, at least.
  /// measured: SwiftUI-ControlGroup1.png of mvolkmann/blog: 83 between lines with ink of 60.33, of a text of about 62.33
  package static let controlGroupPadding: CGFloat = 10.33
  /// Control group, divider.
  /// measured: SwiftUI-ControlGroup1.png of mvolkmann/blog
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
  /// Open menu, opacity of the shadow. Popovers have the same shadow, and so have form sheets.
  /// measured: 3-chooseDisplayOption.png of easydev991/SwiftUI-Days, SwiftUI-ControlGroup2.png of mvolkmann/blog
  package static let menuShadowOpacity: Double = 0.165
  /// Open menu, radius of the shadow. It is a Gaussian's standard deviation.
  /// measured: 3-chooseDisplayOption.png of easydev991/SwiftUI-Days, SwiftUI-ControlGroup2.png of mvolkmann/blog
  package static let menuShadowRadius: CGFloat = 60
  /// Open menu, opacity of what opened it.
  /// measured: 3-chooseDisplayOption.png of easydev991/SwiftUI-Days
  package static let menuOpenerOpacity: Double = 0.57
  /// Open menu, opacity of the item of a bar that opened it.
  /// measured: 5-sortByDate.png of easydev991/SwiftUI-Days, SwiftUI-ControlGroup2.png of mvolkmann/blog
  package static let barMenuOpenerOpacity: Double = 0.25
}
