import GalleyGeometry
import GalleyGraphics
import GalleyViews

/// The lengths of lists, bars, menus and controls that are not the same in all looks, in points: those of iOS 18 unless
/// `iOS26` says otherwise. Lengths that are the same, or that were measured on iOS 18 alone, stand in
/// `ScreenMetrics` and `ControlMetrics`.
nonisolated package struct LookNumbers: Hashable, Sendable {
  // Lists.
  /// The least height of a row at the default text size.
  var rowHeight = ScreenMetrics.rowMinimumHeight
  /// What of that height grows with the leading of body text.
  var rowGrowth: CGFloat = 0
  /// Above and below a row's content.
  var rowInset = ScreenMetrics.rowVerticalInset
  /// Above and below a row's content that can grow, and what keeps it in a row of the least height.
  var rowLeastInset = ScreenMetrics.rowLeastInset
  /// The width of a screen from which on margins are wide.
  var wideScreen = ScreenMetrics.wideScreen
  /// At both sides of a row's content on tablets where rows go from side to side.
  var tabletPlainRowInset = ScreenMetrics.tabletPlainRowInset
  /// Of the corners of a group.
  var groupRadius = ScreenMetrics.groupRadius
  /// Above a grouped header's text.
  var headerTop = ScreenMetrics.groupHeaderTop
  /// Below a grouped header's text.
  var headerBottom = ScreenMetrics.groupHeaderBottom
  /// Above a grouped footer's text.
  var footerTop = ScreenMetrics.groupFooterTop
  /// Below a grouped footer's text.
  var footerBottom = ScreenMetrics.groupFooterBottom
  /// The thickness of the lines between rows, one pixel at least.
  var separator: CGFloat = 0
  /// Which part of a row's inset the lines leave free at their end: none or all.
  var separatorEnd: CGFloat = 0
  /// Room that the icon of a row's label takes.
  var rowIconWidth = ScreenMetrics.rowIconWidth
  /// Between the icon and the title of a row's label.
  var rowIconSpacing = ScreenMetrics.rowIconSpacing
  /// Beside the ink of a link's chevron.
  var chevronBearing = ScreenMetrics.chevronBearing
  /// Between a row's value and a link's chevron, at least.
  var chevronGap = ScreenMetrics.chevronGap

  // Bars, sheets and menus.
  /// How far a bar reaches into the safe area of a phone with a pill in its screen.
  var pillBarRise = ScreenMetrics.pillBarRise
  /// The same where the safe area is taller.
  var tallPillBarRise = ScreenMetrics.tallPillBarRise
  /// Below the items of a bar at the top, before a large title or the content.
  var barBottom: CGFloat = 0
  /// Of the row with the items on tablets.
  var tabletBarHeight = ScreenMetrics.tabletBarHeight
  /// Of the bar of a sheet.
  var sheetBarHeight = ScreenMetrics.sheetBarHeight
  /// Of the row with the search field.
  var searchRowHeight = ScreenMetrics.searchRowHeight
  /// Of the search field.
  var searchFieldHeight = ScreenMetrics.searchFieldHeight
  /// Of the corners of the search field.
  var searchFieldRadius = ScreenMetrics.searchFieldRadius
  /// Before the ink of the magnifying glass.
  var searchSymbolStart = ScreenMetrics.searchSymbolStart
  /// Before the text in the search field.
  var searchTextStart = ScreenMetrics.searchTextStart
  /// Of the bar of a tab view.
  var tabBarHeight = ScreenMetrics.tabBarHeight
  /// Between that bar and the end of the screen, where it floats.
  var tabBarEnd: CGFloat = 0
  /// Of a tab in a bar that floats, at most.
  var tabWidth: CGFloat = 0
  /// At both sides of the tabs in such a bar.
  var tabBarPadding: CGFloat = 0
  /// Between the edge of such a bar and the capsule of the chosen tab.
  var chosenTabInset: CGFloat = 0
  /// Above the room for a tab's icon.
  var tabIconTop = ScreenMetrics.tabIconTop
  /// Between that room and the tab's title.
  var tabTitleTop = ScreenMetrics.tabTitleTop
  /// Above a large sheet.
  var sheetTop = ScreenMetrics.sheetTop
  /// Of the upper corners of a sheet.
  var sheetRadius = ScreenMetrics.sheetRadius
  /// Of open menus.
  var menu = MenuLook()
  /// Of open menus on tablets.
  var tabletMenu = MenuLook()
  /// The lines between the rows of an open menu.
  var menuSeparator: CGFloat = 1
  /// Between two sections of an open menu.
  var menuSectionGap = ScreenMetrics.menuSectionGap
  /// How dark the shadow of an open menu is.
  var menuShadowOpacity = CGFloat(ControlMetrics.menuShadowOpacity)
  /// How wide that shadow is.
  var menuShadowRadius = ControlMetrics.menuShadowRadius
  /// How far below the menu that shadow lies.
  var menuShadowOffset: CGFloat = 0

  // Alerts.
  /// Of an alert.
  var alertWidth = ScreenMetrics.alertWidth
  /// Of the corners of an alert.
  var alertRadius = ScreenMetrics.dialogRadius
  /// Above the title of an alert.
  var alertTop = ScreenMetrics.alertTop
  /// Between an alert's title and its message.
  var alertTextGap = ScreenMetrics.alertTextGap
  /// Below an alert's message.
  var alertBottom = ScreenMetrics.alertBottom
  /// At the sides of the texts of an alert.
  var alertSide = ScreenMetrics.alertSide
  /// Of the buttons of an alert.
  var alertButtonHeight = ScreenMetrics.alertButtonHeight
  /// Beside and below the buttons of an alert.
  var alertButtonSide: CGFloat = 0
  /// Between the buttons of an alert; 0 is a line of one pixel.
  var alertButtonGap: CGFloat = 0

  // Controls.
  var switchWidth = ControlMetrics.switchWidth
  var switchHeight = ControlMetrics.switchHeight
  var switchKnobWidth = ControlMetrics.switchKnob
  var switchKnobHeight = ControlMetrics.switchKnob
  /// How far a switch that is in no list and has no label reaches beyond its end.
  var switchOverhang: CGFloat = 0
  /// How much of its shadow a switch's knob has: all or none.
  var switchShadow: CGFloat = 1
  var sliderTrack = ControlMetrics.sliderTrack
  var sliderKnobWidth = ControlMetrics.sliderKnob
  var sliderKnobHeight = ControlMetrics.sliderKnob
  var sliderKnobLift = ControlMetrics.sliderKnobLift
  var stepperRadius = ControlMetrics.stepperRadius
  var segmentsRadius = ControlMetrics.segmentsRadius
  var segmentRadius = ControlMetrics.segmentRadius
  var dateBoxRadius = ControlMetrics.dateBoxRadius
  var wheelBandRadius = ControlMetrics.wheelBandRadius

  package static let iOS18 = LookNumbers()

  /// The least height of a row at a text size.
  func rowHeight(at size: DynamicTypeSize) -> CGFloat {
    rowHeight + rowGrowth * (size._bodyLeading / DynamicTypeSize.large._bodyLeading - 1)
  }

  /// Whether a screen of a width is wide; one that is not known is as wide as the default device, an iPhone 15.
  func isWide(_ deviceWidth: CGFloat?) -> Bool { (deviceWidth ?? 393) >= wideScreen }
}

nonisolated extension EnvironmentValues {
  /// The numbers of the look.
  var lookNumbers: LookNumbers { _systemLook == .iOS26 ? .iOS26 : .iOS18 }

  /// Whether the screen is a tablet's; that of a phone on its side may be as wide.
  var isTablet: Bool {
    (deviceWidth ?? 0) >= ScreenMetrics.tabletScreen && verticalSizeClass != .compact
  }
}
