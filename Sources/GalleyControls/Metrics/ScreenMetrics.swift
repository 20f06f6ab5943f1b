import GalleyGeometry

/// The lengths of lists, bars, tabs and presentations, in points of the default text size.
///
/// As in `ControlMetrics`, the comment of each says what it is and where it comes from, and the tables of
/// `Guides/Screens.md` are made of these comments, one of each part.
package nonisolated enum ScreenMetrics {
  // Lists.
  /// The minimum height of a row.
  /// measured: tca-contacts.png
  static let rowMinimumHeight: CGFloat = 44
  /// Above and below a row's content of more than 38 points.
  /// measured: ha-sensorrow.png, a row of two texts
  static let rowVerticalInset: CGFloat = 11
  /// Above and below a row's content that can grow, and what keeps it in a row of the least height.
  /// measured: tca-syncups.png
  static let rowLeastInset: CGFloat = 3
  /// On both sides of the content of a row, in a group with round corners.
  /// measured: ha-privacy.png, tca-contacts.png
  static let groupedRowInset: CGFloat = 20
  /// The same on screens that are not wide.
  /// measured: testNotificationSettingsViewCompact.1.png of DrunkOnJava/ModularHomeInventory, at 320 points
  static let narrowGroupedRowInset: CGFloat = 16
  /// The width of a screen from which on margins are wide.
  /// measured: ha-privacy.png, at 390 points; below it assumed
  static let wideScreen: CGFloat = 390
  /// On both sides of the content of a row that spans the full width.
  /// measured: 1-demoList.png of easydev991/SwiftUI-Days
  static let plainRowInset: CGFloat = 20
  /// The same on tablets.
  /// measured: iPad Pro (12.9-inch) (6th generation)-1-demoList.png of easydev991/SwiftUI-Days
  static let tabletPlainRowInset: CGFloat = 16
  /// The width of a screen from which on it is a tablet's.
  /// assumed: the width of the smallest one, an iPad mini
  static let tabletScreen: CGFloat = 744
  /// At both sides of a row's content in a group in a column of a split view.
  /// measured: testNotificationSettingsView.3.png of DrunkOnJava/ModularHomeInventory
  static let columnRowInset: CGFloat = 16
  /// Between the edge of the screen and a group with round corners.
  /// measured: ha-privacy.png, tca-contacts.png
  static let groupMargin: CGFloat = 20
  /// The same on screens that are not wide.
  /// measured: testNotificationSettingsViewCompact.1.png of DrunkOnJava/ModularHomeInventory, at 320 points
  static let narrowGroupMargin: CGFloat = 16
  /// Corner radius of a group. The corners are continuous.
  /// measured: ha-privacy.png
  static let groupRadius: CGFloat = 10
  /// Between two groups without a header: 17.5 of footer and 17.5 of header. Each is rounded up to a pixel.
  /// measured: tca-detail.png
  static let groupSpacing: CGFloat = 35
  /// Between two groups with `listSectionSpacing(.compact)`.
  /// assumed: neither an image nor a document was found
  static let compactGroupSpacing: CGFloat = 20
  /// Between a group and the header of the next one. It is rounded up to a pixel.
  /// measured: tca-detail.png
  static let groupHeaderSpacing: CGFloat = 17.5
  /// Above the first group where nothing but a small title is above.
  /// measured: tca-addcontact.png
  static let firstGroupTop: CGFloat = 35
  /// Below the last group.
  /// assumed: as below any group without a footer
  static let listEndSpacing: CGFloat = 17.5
  /// Above a grouped header's text: 17, a line of 15.67 and 6 are 38.67.
  /// measured: tca-detail.png
  static let groupHeaderTop: CGFloat = 17
  /// Below a grouped header's text.
  /// measured: tca-detail.png
  static let groupHeaderBottom: CGFloat = 6
  /// Below a header of increased prominence.
  /// assumed: neither an image nor a document was found
  static let prominentHeaderBottom: CGFloat = 10
  /// Above a footer's text.
  /// measured: ha-privacy.png
  static let groupFooterTop: CGFloat = 6
  /// Below a footer's text.
  /// measured: ha-privacy.png
  static let groupFooterBottom: CGFloat = 12
  /// Above a plain header's text.
  /// assumed: neither an image nor a document was found
  static let plainHeaderTop: CGFloat = 16
  /// Below a plain header's text.
  /// assumed: neither an image nor a document was found
  static let plainHeaderBottom: CGFloat = 6
  /// How far the middle of a label's title is above the middle of its icon.
  /// measured: tca-detail.png
  static let rowTitleRise: CGFloat = 2 / 3.0
  /// Width of the icon's column in a row's label; it grows with the text. The icon is in its middle; wider icons overflow.
  /// measured: tca-detail.png
  static let rowIconWidth: CGFloat = 28
  /// Between the icon and the title of a row's label.
  /// measured: tca-detail.png
  static let rowIconSpacing: CGFloat = 16
  /// Width of the disclosure indicator of a link in a row. It is that of the ink, in a row of 17 points.
  /// measured: tca-detail.png
  static let chevronWidth: CGFloat = 7
  /// Height of the disclosure indicator of a link in a row. It is that of the ink, in a row of 17 points.
  /// measured: tca-detail.png
  static let chevronHeight: CGFloat = 12
  /// Line width of the disclosure indicator.
  /// assumed: semibold symbols of 13 points
  static let chevronLine: CGFloat = 2
  /// Beside the ink of a link's chevron.
  /// measured: ha-gestures.png
  static let chevronBearing: CGFloat = 2 / 3.0
  /// Between a row's value and a link's chevron, at least; the ink is 11.33 away.
  /// measured: ha-listpicker.png
  static let chevronGap: CGFloat = 32 / 3.0
  /// Diameter of the round control that deletes or selects a row.
  /// assumed: neither an image nor a document was found
  static let editControl: CGFloat = 22
  /// Distance that the content of a row moves for that control.
  /// assumed: UITableViewCell: indentation of 38 points while editing
  static let editShift: CGFloat = 38
  /// Width of the drag handle of a row.
  /// assumed: neither an image nor a document was found
  static let moveControlWidth: CGFloat = 20
  /// Space for the drag handle at the end of a row.
  /// assumed: neither an image nor a document was found
  static let moveRoom: CGFloat = 38

  // Bars.
  /// Height of the row with the items and the small title of a screen.
  /// measured: tca-addcontact.png
  static let barHeight: CGFloat = 44
  /// Distance that a bar reaches into the safe area of a phone with a pill in its screen: it begins at 53.67 of 59
  /// points.
  /// measured: tca-contacts.png
  static let pillBarRise: CGFloat = 16 / 3.0
  /// The same where the safe area is taller: bars begin at 56.33 of 62 points.
  /// measured: testNavBarBackButtonTraitsWithTitles_18_5.png of cashapp/AccessibilitySnapshot
  static let tallPillBarRise: CGFloat = 17 / 3.0
  /// The safe area at the top of such a phone.
  /// UIKit: safeAreaInsets
  static let pillSafeArea: CGFloat = 59
  /// The safe area at the top of such a taller phone.
  /// measured: testNavBarBackButtonTraitsWithTitles_18_5.png of cashapp/AccessibilitySnapshot
  static let tallPillSafeArea: CGFloat = 62
  /// Height of that row on a phone in landscape, where titles are never large.
  /// assumed: UINavigationBar in compact height
  static let compactBarHeight: CGFloat = 32
  /// Height of that row on a sheet.
  /// measured: TourOfSyncUps-0004-image.png of pointfreeco/swift-composable-architecture
  static let sheetBarHeight: CGFloat = 56
  /// Height of the row with a large title; both rows together are 96.
  /// measured: tca-contacts.png
  static let largeTitleHeight: CGFloat = 52
  /// Height of the row with the search field; all three rows together are 148.
  /// measured: 1-demoList.png of easydev991/SwiftUI-Days
  static let searchRowHeight: CGFloat = 52
  /// Height of the search field.
  /// measured: 1-demoList.png of easydev991/SwiftUI-Days
  static let searchFieldHeight: CGFloat = 36
  /// Corner radius of the search field.
  /// measured: 1-demoList.png of easydev991/SwiftUI-Days
  static let searchFieldRadius: CGFloat = 10
  /// Between the title and the search field.
  /// measured: 1-demoList.png of easydev991/SwiftUI-Days
  static let searchFieldTop: CGFloat = 1
  /// Before the ink of the magnifying glass in the field.
  /// measured: 1-demoList.png of easydev991/SwiftUI-Days
  static let searchSymbolStart: CGFloat = 8
  /// Across the magnifying glass.
  /// measured: 1-demoList.png of easydev991/SwiftUI-Days
  static let searchSymbolWidth: CGFloat = 49 / 3.0
  /// Before the text in the field.
  /// measured: 1-demoList.png of easydev991/SwiftUI-Days
  static let searchTextStart: CGFloat = 31
  /// On both sides of a bar.
  /// measured: tca-detail.png
  static let barMargin: CGFloat = 16
  /// The same on wide screens.
  /// measured: 1-demoList.png of easydev991/SwiftUI-Days, testAlertPreferencesView.2.png of
  /// DrunkOnJava/ModularHomeInventory
  static let wideBarMargin: CGFloat = 20
  /// The width of a screen from which on margins of bars are wide.
  /// assumed: 402 points are not wide, 428 and 430 are (measured)
  static let wideBarScreen: CGFloat = 414
  /// Before the chevron of the back button.
  /// measured: testNavBarBackButtonTraitsWithTitles_18_5.png of cashapp/AccessibilitySnapshot
  static let backMargin: CGFloat = 28 / 3.0
  /// Width of the chevron of the back button. It is that of the ink.
  /// measured: testNavBarBackButtonTraitsWithTitles_18_5.png of cashapp/AccessibilitySnapshot
  static let backWidth: CGFloat = 11
  /// Height of the chevron of the back button. It is that of the ink.
  /// measured: testNavBarBackButtonTraitsWithTitles_18_5.png of cashapp/AccessibilitySnapshot
  static let backHeight: CGFloat = 56 / 3.0
  /// Line width of the chevron of the back button.
  /// assumed: neither an image nor a document was found
  static let backLine: CGFloat = 2.75
  /// Between the chevron and the title of the previous screen. The title begins at 31.
  /// measured: testNavBarBackButtonTraitsWithTitles_18_5.png of cashapp/AccessibilitySnapshot
  static let backSpacing: CGFloat = 32 / 3.0
  /// Between the items of a bar.
  /// assumed: neither an image nor a document was found
  static let barItemSpacing: CGFloat = 16
  /// Height of the bottom toolbar.
  /// assumed: UIToolbar of UINavigationController, as high as a tab bar
  static let bottomBarHeight: CGFloat = 49

  // Tabs.
  /// Height of the bar of a tab view.
  /// measured: testTabBars_18_5.png of cashapp/AccessibilitySnapshot
  static let tabBarHeight: CGFloat = 49
  /// Font size of the icon of a tab. The scale of the image is large.
  /// measured: 1-sportsGroundsList.png of easydev991/SwiftUI-WorkoutApp: a person of 19.67 by 21
  static let tabIconSize: CGFloat = 18
  /// Height reserved for the icon of a tab.
  /// measured: 1-sportsGroundsList.png of easydev991/SwiftUI-WorkoutApp: icons are centred at 18.5
  static let tabIconHeight: CGFloat = 31
  /// Above the room for a tab's icon.
  /// measured: 1-sportsGroundsList.png of easydev991/SwiftUI-WorkoutApp: icons are centred at 18.5
  static let tabIconTop: CGFloat = 3
  /// Between the room for a tab's icon and its title.
  /// measured: testTabBars_18_5.png of cashapp/AccessibilitySnapshot: baselines at 45
  static let tabTitleTop: CGFloat = 1.5
  /// Font size of the title of a tab, medium weight.
  /// measured: testTabBars_18_5.png of cashapp/AccessibilitySnapshot
  static let tabTitleSize: CGFloat = 10
  /// Height of the red badge on the icon of a tab.
  /// measured: testTabBars_18_5.png of cashapp/AccessibilitySnapshot
  static let tabBadgeHeight: CGFloat = 18
  /// Above the badge.
  /// measured: testTabBars_18_5.png of cashapp/AccessibilitySnapshot
  static let tabBadgeTop: CGFloat = 3
  /// From the middle of a tab to the badge.
  /// measured: testTabBars_18_5.png of cashapp/AccessibilitySnapshot
  static let tabBadgeStart: CGFloat = 32 / 3.0
  /// Font size of the badge.
  /// measured: testTabBars_18_5.png of cashapp/AccessibilitySnapshot
  static let tabBadgeFont: CGFloat = 13
  /// Diameter of the dot of a page.
  /// measured: testPageControl_18_5.png of cashapp/AccessibilitySnapshot
  static let pageDot: CGFloat = 22 / 3.0
  /// Between the dots.
  /// measured: testPageControl_18_5.png of cashapp/AccessibilitySnapshot
  static let pageDotSpacing: CGFloat = 31 / 3.0
  /// Height of the row of dots.
  /// measured: testPageControl_18_5.png of cashapp/AccessibilitySnapshot
  static let pageDotsHeight: CGFloat = 77 / 3.0
  /// Below the row of dots.
  /// assumed: neither an image nor a document was found
  static let pageDotsBottom: CGFloat = 12

  // Presentations.
  /// Radius of the upper corners of a sheet.
  /// measured: TourOfSyncUps-0004-image.png of pointfreeco/swift-composable-architecture
  static let sheetRadius: CGFloat = 10
  /// Above a large sheet.
  /// measured: TourOfSyncUps-0004-image.png of pointfreeco/swift-composable-architecture
  static let sheetTop: CGFloat = 10
  /// Width of the grabber of a sheet.
  /// assumed: UISheetPresentationController.prefersGrabberVisible
  static let grabberWidth: CGFloat = 36
  /// Height of the grabber of a sheet.
  /// assumed: UISheetPresentationController.prefersGrabberVisible
  static let grabberHeight: CGFloat = 5
  /// Above the grabber.
  /// assumed: UISheetPresentationController.prefersGrabberVisible
  static let grabberTop: CGFloat = 5
  /// Width of an alert.
  /// measured: tca-alert.png
  static let alertWidth: CGFloat = 270
  /// Corner radius of alerts and dialogs.
  /// measured: TourOfSyncUps-0013-image.png of pointfreeco/swift-composable-architecture
  static let dialogRadius: CGFloat = 14
  /// Above the title of an alert.
  /// measured: TourOfSyncUps-0013-image.png of pointfreeco/swift-composable-architecture
  static let alertTop: CGFloat = 20
  /// Between an alert's title and its message.
  /// measured: TourOfSyncUps-0013-image.png of pointfreeco/swift-composable-architecture: baselines are 20 apart
  static let alertTextGap: CGFloat = 11 / 3.0
  /// Below an alert's message.
  /// measured: TourOfSyncUps-0013-image.png of pointfreeco/swift-composable-architecture: 23.67 below the last
  /// baseline
  static let alertBottom: CGFloat = 61 / 3.0
  /// On both sides of the text of an alert.
  /// measured: TourOfSyncUps-0010-image.png of pointfreeco/swift-composable-architecture: lines of 237.6 have room and of 246.9 do not: 12 to 16
  static let alertSide: CGFloat = 16
  /// Height of the buttons of an alert.
  /// measured: TourOfSyncUps-0013-image.png of pointfreeco/swift-composable-architecture
  static let alertButtonHeight: CGFloat = 44
  /// Height of the buttons of a confirmation dialog.
  /// assumed: UIAlertController.Style.actionSheet
  static let dialogButtonHeight: CGFloat = 57
  /// Around the text of a confirmation dialog.
  /// assumed: UIAlertController.Style.actionSheet
  static let dialogTextInset: CGFloat = 14
  /// Around a confirmation dialog, and above its Cancel button.
  /// assumed: UIAlertController.Style.actionSheet
  static let dialogMargin: CGFloat = 8
  /// Width of an open menu.
  /// measured: 3-chooseDisplayOption.png of easydev991/SwiftUI-Days
  static let menuWidth: CGFloat = 250
  /// Corner radius of an open menu.
  /// measured: 3-chooseDisplayOption.png of easydev991/SwiftUI-Days: between 13 and 14
  static let menuRadius: CGFloat = 13
  /// Least height of a row of an open menu, with the line below it.
  /// measured: 3-chooseDisplayOption.png of easydev991/SwiftUI-Days
  static let menuRowHeight: CGFloat = 44
  /// Beside the content of a row of an open menu.
  /// assumed: as at both sides of a bar; no image shows a menu without ticks
  static let menuMargin: CGFloat = 16
  /// Before the tick in a row of an open menu.
  /// measured: 3-chooseDisplayOption.png of easydev991/SwiftUI-Days
  static let menuTickStart: CGFloat = 38 / 3.0
  /// Before what is in a row where rows of the menu may have ticks.
  /// measured: 3-chooseDisplayOption.png of easydev991/SwiftUI-Days
  static let menuTextStart: CGFloat = 32
  /// Between an open menu and what opened it.
  /// assumed: UIMenu
  static let menuGap: CGFloat = 8
  /// Between an open menu and the edge of the screen, at least.
  /// measured: 5-sortByDate.png of easydev991/SwiftUI-Days
  static let menuEdge: CGFloat = 8
  /// Corner radius of a popover.
  /// assumed: UIPopoverPresentationController
  static let popoverRadius: CGFloat = 13
  /// Between a popover and the edges of the screen.
  /// assumed: UIPopoverPresentationController.popoverLayoutMargins
  static let popoverMargin: CGFloat = 10
  /// Height of the arrow of a popover.
  /// assumed: UIPopoverBackgroundView.arrowHeight
  static let popoverArrowHeight: CGFloat = 13
  /// Width of the arrow of a popover.
  /// assumed: UIPopoverBackgroundView.arrowBase
  static let popoverArrowWidth: CGFloat = 37
  /// Width of an inspector column.
  /// assumed: neither an image nor a document was found
  static let inspectorWidth: CGFloat = 270
  /// Width of the sidebar of a split view.
  /// measured: testNotificationSettingsView.3.png of DrunkOnJava/ModularHomeInventory
  static let columnWidth: CGFloat = 320
}
