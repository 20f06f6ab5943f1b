import GalleyGeometry

/// Every length of lists, bars, tabs and presentations, in points of the default text size, each with its source.
package nonisolated enum ScreenMetrics {
  package typealias Entry = (name: String, value: CGFloat, source: MetricSource)

  // List.
  /// The least height of a row. measured: tca-contacts.png.
  static let rowMinimumHeight: CGFloat = 44
  /// Above and below a row's content of more than 38 points. measured: ha-sensorrow.png, a row of two texts.
  static let rowVerticalInset: CGFloat = 11
  /// Above and below a row's content that can grow, and what keeps it in a row of the least height. measured:
  /// tca-syncups.png.
  static let rowLeastInset: CGFloat = 3
  /// At both sides of a row's content in a group with round corners. measured: ha-privacy.png, tca-contacts.png.
  static let groupedRowInset: CGFloat = 20
  /// The same on screens that are not wide. measured: testNotificationSettingsViewCompact.1.png of
  /// DrunkOnJava/ModularHomeInventory, at 320 points.
  static let narrowGroupedRowInset: CGFloat = 16
  /// The width of a screen from which on margins are wide. measured: ha-privacy.png, at 390 points; below it assumed.
  static let wideScreen: CGFloat = 390
  /// At both sides of a row's content where rows go from side to side. measured: 1-demoList.png of
  /// easydev991/SwiftUI-Days.
  static let plainRowInset: CGFloat = 20
  /// The same on tablets. measured: iPad Pro (12.9-inch) (6th generation)-1-demoList.png of easydev991/SwiftUI-Days.
  static let tabletPlainRowInset: CGFloat = 16
  /// The width of a screen from which on it is a tablet's. assumed: the width of the smallest one, an iPad mini.
  static let tabletScreen: CGFloat = 744
  /// At both sides of a row's content in a group in a column of a split view. measured: testNotificationSettingsView.3.png
  /// of DrunkOnJava/ModularHomeInventory.
  static let columnRowInset: CGFloat = 16
  /// Between the screen's edge and a group with round corners. measured: ha-privacy.png, tca-contacts.png.
  static let groupMargin: CGFloat = 20
  /// The same on screens that are not wide. measured: testNotificationSettingsViewCompact.1.png of
  /// DrunkOnJava/ModularHomeInventory, at 320 points.
  static let narrowGroupMargin: CGFloat = 16
  /// Of the corners of a group, continuous. measured: ha-privacy.png.
  static let groupRadius: CGFloat = 10
  /// Between two groups without a header: 17.5 of footer and 17.5 of header, each up to a pixel. measured:
  /// tca-detail.png.
  static let groupSpacing: CGFloat = 35
  /// Between two groups with `listSectionSpacing(.compact)`. assumed: neither an image nor a document was found.
  static let compactGroupSpacing: CGFloat = 20
  /// Between a group and the header of the next one, up to a pixel. measured: tca-detail.png.
  static let groupHeaderSpacing: CGFloat = 17.5
  /// Above the first group where nothing but a small title is above. measured: tca-addcontact.png.
  static let firstGroupTop: CGFloat = 35
  /// Below the last group. assumed: as below any group without a footer.
  static let listEndSpacing: CGFloat = 17.5
  /// Above a grouped header's text. measured: tca-detail.png.
  static let groupHeaderTop: CGFloat = 17
  /// Below a grouped header's text. measured: tca-detail.png.
  static let groupHeaderBottom: CGFloat = 6
  /// Below a header of increased prominence. assumed: neither an image nor a document was found.
  static let prominentHeaderBottom: CGFloat = 10
  /// Above a footer's text. measured: ha-privacy.png.
  static let groupFooterTop: CGFloat = 6
  /// Below a footer's text. measured: ha-privacy.png.
  static let groupFooterBottom: CGFloat = 12
  /// Above a plain header's text. assumed: neither an image nor a document was found.
  static let plainHeaderTop: CGFloat = 16
  /// Below a plain header's text. assumed: neither an image nor a document was found.
  static let plainHeaderBottom: CGFloat = 6
  /// How much higher than its icon's middle the middle of a label's title is. measured: tca-detail.png.
  static let rowTitleRise: CGFloat = 2 / 3.0
  /// Room that the icon of a row's label takes, in whose middle it stands; wider icons hang out. measured:
  /// tca-detail.png.
  static let rowIconWidth: CGFloat = 28
  /// Between the icon and the title of a row's label. measured: tca-detail.png.
  static let rowIconSpacing: CGFloat = 16
  /// Of the ink of the sign of a link in a row of 17 points. measured: tca-detail.png.
  static let chevronWidth: CGFloat = 7
  /// Of the ink of the sign of a link in a row of 17 points. measured: tca-detail.png.
  static let chevronHeight: CGFloat = 12
  /// The line of the sign of a link in a row. assumed: semibold symbols of 13 points.
  static let chevronLine: CGFloat = 2
  /// Beside the ink of the sign of a link. measured: ha-gestures.png.
  static let chevronBearing: CGFloat = 2 / 3.0
  /// Between a row's value and the sign of a link, at least; the ink is 11.33 away. measured: ha-listpicker.png.
  static let chevronGap: CGFloat = 32 / 3.0
  /// Across the round sign that deletes or selects a row. assumed: neither an image nor a document was found.
  static let editSign: CGFloat = 22
  /// How far the content of a row moves for its sign. assumed: UITableViewCell: indentation of 38 points while editing.
  static let editShift: CGFloat = 38
  /// Of the three lines at which a row is moved. assumed: neither an image nor a document was found.
  static let moveSignWidth: CGFloat = 20
  /// What the three lines take of a row's end. assumed: neither an image nor a document was found.
  static let moveRoom: CGFloat = 38

  // Bars.
  /// Of the row with a screen's items and its small title. measured: tca-addcontact.png.
  static let barHeight: CGFloat = 44
  /// How far a bar reaches into the safe area of a phone with a pill in its screen: it begins at 53.67 of 59 points.
  /// measured: tca-contacts.png.
  static let pillBarRise: CGFloat = 16 / 3.0
  /// The same where the safe area is taller: bars begin at 56.33 of 62 points. measured:
  /// testNavBarBackButtonTraitsWithTitles_18_5.png of cashapp/AccessibilitySnapshot.
  static let tallPillBarRise: CGFloat = 17 / 3.0
  /// The safe area at the top of such a phone. UIKit: safeAreaInsets.
  static let pillSafeArea: CGFloat = 59
  /// The safe area at the top of such a taller phone. measured: testNavBarBackButtonTraitsWithTitles_18_5.png of
  /// cashapp/AccessibilitySnapshot.
  static let tallPillSafeArea: CGFloat = 62
  /// Of that row on a phone that lies on its side, where no title is large. assumed: UINavigationBar in compact height.
  static let compactBarHeight: CGFloat = 32
  /// Of that row on a sheet. measured: TourOfSyncUps-0004-image.png of pointfreeco/swift-composable-architecture.
  static let sheetBarHeight: CGFloat = 56
  /// Of the row with a large title; both are 96. measured: tca-contacts.png.
  static let largeTitleHeight: CGFloat = 52
  /// Of the row with the search field; all three are 148. measured: 1-demoList.png of easydev991/SwiftUI-Days.
  static let searchRowHeight: CGFloat = 52
  /// Of the field to search in. measured: 1-demoList.png of easydev991/SwiftUI-Days.
  static let searchFieldHeight: CGFloat = 36
  /// Of the corners of the field. measured: 1-demoList.png of easydev991/SwiftUI-Days.
  static let searchFieldRadius: CGFloat = 10
  /// Between the title and the field. measured: 1-demoList.png of easydev991/SwiftUI-Days.
  static let searchFieldTop: CGFloat = 1
  /// Before the ink of the magnifying glass in the field. measured: 1-demoList.png of easydev991/SwiftUI-Days.
  static let searchSignStart: CGFloat = 8
  /// Across the magnifying glass. measured: 1-demoList.png of easydev991/SwiftUI-Days.
  static let searchSignWidth: CGFloat = 49 / 3.0
  /// Before the text in the field. measured: 1-demoList.png of easydev991/SwiftUI-Days.
  static let searchTextStart: CGFloat = 31
  /// At both sides of a bar. measured: tca-detail.png.
  static let barMargin: CGFloat = 16
  /// The same on wide screens. measured: 1-demoList.png of easydev991/SwiftUI-Days, testAlertPreferencesView.2.png of
  /// DrunkOnJava/ModularHomeInventory.
  static let wideBarMargin: CGFloat = 20
  /// The width of a screen from which on margins of bars are wide. assumed: 402 points are not wide, 428 and 430 are
  /// (measured).
  static let wideBarScreen: CGFloat = 414
  /// Before the ink of the sign of the way back. measured: testNavBarBackButtonTraitsWithTitles_18_5.png of
  /// cashapp/AccessibilitySnapshot.
  static let backMargin: CGFloat = 28 / 3.0
  /// Of the ink of the sign of the way back. measured: testNavBarBackButtonTraitsWithTitles_18_5.png of
  /// cashapp/AccessibilitySnapshot.
  static let backWidth: CGFloat = 11
  /// Of the ink of the sign of the way back. measured: testNavBarBackButtonTraitsWithTitles_18_5.png of
  /// cashapp/AccessibilitySnapshot.
  static let backHeight: CGFloat = 56 / 3.0
  /// The line of the sign of the way back. assumed: neither an image nor a document was found.
  static let backLine: CGFloat = 2.75
  /// Between the ink of the sign and the title of the screen below, which begins at 31. measured:
  /// testNavBarBackButtonTraitsWithTitles_18_5.png of cashapp/AccessibilitySnapshot.
  static let backSpacing: CGFloat = 32 / 3.0
  /// Between the items of a bar. assumed: neither an image nor a document was found.
  static let barItemSpacing: CGFloat = 16
  /// Of the bar with a screen's items at the bottom. assumed: UIToolbar of UINavigationController, as high as a tab
  /// bar.
  static let bottomBarHeight: CGFloat = 49

  // Tabs.
  /// Of the bar of a tab view. measured: testTabBars_18_5.png of cashapp/AccessibilitySnapshot.
  static let tabBarHeight: CGFloat = 49
  /// The font of a tab's icon, which is large. measured: 1-sportsGroundsList.png of easydev991/SwiftUI-WorkoutApp: a
  /// person of 19.67 by 21.
  static let tabIconSize: CGFloat = 18
  /// Of the room for a tab's icon. measured: 1-sportsGroundsList.png of easydev991/SwiftUI-WorkoutApp: icons are
  /// centred at 18.5.
  static let tabIconHeight: CGFloat = 31
  /// Above the room for a tab's icon. measured: 1-sportsGroundsList.png of easydev991/SwiftUI-WorkoutApp: icons are
  /// centred at 18.5.
  static let tabIconTop: CGFloat = 3
  /// Between the room for a tab's icon and its title. measured: testTabBars_18_5.png of
  /// cashapp/AccessibilitySnapshot: baselines at 45.
  static let tabTitleTop: CGFloat = 1.5
  /// The font of a tab's title, medium. measured: testTabBars_18_5.png of cashapp/AccessibilitySnapshot.
  static let tabTitleSize: CGFloat = 10
  /// Of the red sign with a number at a tab's icon. measured: testTabBars_18_5.png of cashapp/AccessibilitySnapshot.
  static let tabBadgeHeight: CGFloat = 18
  /// Above the red sign. measured: testTabBars_18_5.png of cashapp/AccessibilitySnapshot.
  static let tabBadgeTop: CGFloat = 3
  /// From the middle of a tab to the red sign. measured: testTabBars_18_5.png of cashapp/AccessibilitySnapshot.
  static let tabBadgeStart: CGFloat = 32 / 3.0
  /// The font in the red sign. measured: testTabBars_18_5.png of cashapp/AccessibilitySnapshot.
  static let tabBadgeFont: CGFloat = 13
  /// Across the dot of a page. measured: testPageControl_18_5.png of cashapp/AccessibilitySnapshot.
  static let pageDot: CGFloat = 22 / 3.0
  /// Between the dots of pages. measured: testPageControl_18_5.png of cashapp/AccessibilitySnapshot.
  static let pageDotSpacing: CGFloat = 31 / 3.0
  /// Of the row of dots. measured: testPageControl_18_5.png of cashapp/AccessibilitySnapshot.
  static let pageDotsHeight: CGFloat = 77 / 3.0
  /// Below the row of dots. assumed: neither an image nor a document was found.
  static let pageDotsBottom: CGFloat = 12

  // Presentations.
  /// Of the upper corners of a sheet. measured: TourOfSyncUps-0004-image.png of pointfreeco/swift-composable-architecture.
  static let sheetRadius: CGFloat = 10
  /// Above a large sheet. measured: TourOfSyncUps-0004-image.png of pointfreeco/swift-composable-architecture.
  static let sheetTop: CGFloat = 10
  /// Of the sign at a sheet's upper edge. assumed: UISheetPresentationController.prefersGrabberVisible.
  static let grabberWidth: CGFloat = 36
  /// Of the sign at a sheet's upper edge. assumed: UISheetPresentationController.prefersGrabberVisible.
  static let grabberHeight: CGFloat = 5
  /// Above that sign. assumed: UISheetPresentationController.prefersGrabberVisible.
  static let grabberTop: CGFloat = 5
  /// Of an alert. measured: tca-alert.png.
  static let alertWidth: CGFloat = 270
  /// Of the corners of alerts and dialogs. measured: TourOfSyncUps-0013-image.png of pointfreeco/swift-composable-architecture.
  static let dialogRadius: CGFloat = 14
  /// Above an alert's title. measured: TourOfSyncUps-0013-image.png of pointfreeco/swift-composable-architecture.
  static let alertTop: CGFloat = 20
  /// Between an alert's title and its message. measured: TourOfSyncUps-0013-image.png of
  /// pointfreeco/swift-composable-architecture: baselines are 20 apart.
  static let alertTextGap: CGFloat = 11 / 3.0
  /// Below an alert's message. measured: TourOfSyncUps-0013-image.png of pointfreeco/swift-composable-architecture:
  /// 23.67 below the last baseline.
  static let alertBottom: CGFloat = 61 / 3.0
  /// At both sides of an alert's text. assumed: UIAlertController.
  static let alertSide: CGFloat = 16
  /// Of the buttons of an alert. measured: TourOfSyncUps-0013-image.png of pointfreeco/swift-composable-architecture.
  static let alertButtonHeight: CGFloat = 44
  /// Of the buttons of a dialog at the lower edge. assumed: UIAlertController.Style.actionSheet.
  static let dialogButtonHeight: CGFloat = 57
  /// Around the text of a dialog at the lower edge. assumed: UIAlertController.Style.actionSheet.
  static let dialogTextInset: CGFloat = 14
  /// Around a dialog at the lower edge, and above its Cancel. assumed: UIAlertController.Style.actionSheet.
  static let dialogMargin: CGFloat = 8
  /// Of an open menu. measured: 3-chooseDisplayOption.png of easydev991/SwiftUI-Days.
  static let menuWidth: CGFloat = 250
  /// Of the corners of an open menu. measured: 3-chooseDisplayOption.png of easydev991/SwiftUI-Days: between 13 and
  /// 14.
  static let menuRadius: CGFloat = 13
  /// Of a row of an open menu with the line below it, at least. measured: 3-chooseDisplayOption.png of
  /// easydev991/SwiftUI-Days.
  static let menuRowHeight: CGFloat = 44
  /// Beside what is in a row of an open menu. assumed: as at both sides of a bar; no image shows a menu without
  /// ticks.
  static let menuMargin: CGFloat = 16
  /// Before the tick in a row of an open menu. measured: 3-chooseDisplayOption.png of easydev991/SwiftUI-Days.
  static let menuTickStart: CGFloat = 38 / 3.0
  /// Before what is in a row where rows of the menu may have ticks. measured: 3-chooseDisplayOption.png of
  /// easydev991/SwiftUI-Days.
  static let menuTextStart: CGFloat = 32
  /// Between an open menu and what opened it. assumed: UIMenu.
  static let menuGap: CGFloat = 8
  /// Between an open menu and the edge of the screen, at least. measured: 5-sortByDate.png of easydev991/SwiftUI-Days.
  static let menuEdge: CGFloat = 8
  /// Of the corners of a popover. assumed: UIPopoverPresentationController.
  static let popoverRadius: CGFloat = 13
  /// Between a popover and the screen's edges. assumed: UIPopoverPresentationController.popoverLayoutMargins.
  static let popoverMargin: CGFloat = 10
  /// Of a popover's arrow. assumed: UIPopoverBackgroundView.arrowHeight.
  static let popoverArrowHeight: CGFloat = 13
  /// Of a popover's arrow. assumed: UIPopoverBackgroundView.arrowBase.
  static let popoverArrowWidth: CGFloat = 37
  /// Of an inspector's column. assumed: neither an image nor a document was found.
  static let inspectorWidth: CGFloat = 270
  /// Of a split view's side bar. measured: testNotificationSettingsView.3.png of DrunkOnJava/ModularHomeInventory.
  static let columnWidth: CGFloat = 320
}
