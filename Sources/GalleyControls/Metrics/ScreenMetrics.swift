import GalleyGeometry

/// The lengths of lists, bars, tabs and presentations, in points of the default text size, and shares of them.
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
  /// measured: ha-privacy.png, at 390 points; iPhone SE (3rd generation)-4.png of
  /// johannes-schliephake/nextcloud-passwords-ios: 16 at 375
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
  /// At both sides of the rows of a sidebar in a column of a split view; a row's content is as far from its end.
  /// measured: swiftui-navigation-10-split.png of mvolkmann/blog; testSplitViewLayoutView.2.png of
  /// DrunkOnJava/ModularHomeInventory: contents begin at 32
  static let sidebarMargin: CGFloat = 16
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
  /// Above a header of increased prominence: 8, a line of 24 and 11 are 43.
  /// measured: SwiftUI-Section.png of mvolkmann/blog
  static let prominentHeaderTop: CGFloat = 8
  /// Below a header of increased prominence.
  /// measured: SwiftUI-Section.png of mvolkmann/blog: the baseline is 16 above the group
  static let prominentHeaderBottom: CGFloat = 11
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
  /// measured: edit.png of OmPreetham/iExpense
  static let editControl: CGFloat = 65 / 3.0
  /// From a row's inset to that control.
  /// measured: edit.png of OmPreetham/iExpense: from 21 on, where the inset is 20
  static let editControlStart: CGFloat = 1
  /// Width of the line in the control that deletes.
  /// measured: edit.png of OmPreetham/iExpense
  static let editMinusWidth: CGFloat = 32 / 3.0
  /// Height of the line in the control that deletes.
  /// measured: edit.png of OmPreetham/iExpense
  static let editMinusHeight: CGFloat = 5 / 3.0
  /// Line of the control that selects a row which is not selected.
  /// measured: Minimal_selected_row_iPhoneSE_iOS14.png of pd95/SwiftUI-List
  static let editRing: CGFloat = 1.5
  /// Distance that the content of a row moves for that control.
  /// measured: edit.png of OmPreetham/iExpense, AccountEdit.png of StanfordSpezi/SpeziAccount
  static let editShift: CGFloat = 40
  /// Width of the drag handle of a row.
  /// measured: edit.png of timotm/swift-todo, List_moving_row_iPhoneSE_iOS14.png of pd95/SwiftUI-List
  static let moveControlWidth: CGFloat = 64 / 3.0
  /// From the drag handle to the row's inset.
  /// measured: edit.png of timotm/swift-todo, List_moving_row_iPhoneSE_iOS14.png of pd95/SwiftUI-List
  static let moveControlEnd: CGFloat = 7 / 3.0
  /// Height of a line of the drag handle.
  /// measured: edit.png of timotm/swift-todo: three lines are 11 high
  static let moveControlLine: CGFloat = 4 / 3.0
  /// From a line of the drag handle to the next one.
  /// measured: edit.png of timotm/swift-todo
  static let moveControlPitch: CGFloat = 29 / 6.0
  /// What the line below a row with a drag handle leaves free before the row's inset.
  /// measured: List_moving_row_iPhoneSE_iOS14.png of pd95/SwiftUI-List: it ends 42 before the edge, where the inset is 16
  static let moveLineEnd: CGFloat = 26
  /// Space for the drag handle at the end of a row.
  /// assumed: neither an image nor a document was found
  static let moveRoom: CGFloat = 38

  // Bars.
  /// Height of the row with the items and the small title of a screen.
  /// measured: tca-addcontact.png
  static let barHeight: CGFloat = 44
  /// The same on tablets.
  /// measured: iPad Pro 11-inch (M4)-1.png of johannes-schliephake/nextcloud-passwords-ios, swiftui-navigation-10-split.png
  /// of mvolkmann/blog
  static let tabletBarHeight: CGFloat = 50
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
  /// Height of the row with the items on a phone in landscape, where titles are never large.
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
  /// measured: iPhone 8 Plus-1.png of johannes-schliephake/nextcloud-passwords-ios: 20 at 414; iPhone 16 Pro-1.png: 16 at 402
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
  /// measured: 1_en-US.png of Skip-Notes/Skip-Notes: items are centred 22 above the safe area's end
  static let bottomBarHeight: CGFloat = 44

  // Presentations.
  /// Radius of the upper corners of a sheet.
  /// measured: TourOfSyncUps-0004-image.png of pointfreeco/swift-composable-architecture
  static let sheetRadius: CGFloat = 10
  /// Above a large sheet.
  /// measured: TourOfSyncUps-0004-image.png of pointfreeco/swift-composable-architecture
  static let sheetTop: CGFloat = 10
  /// Height of a medium sheet without the safe area below, a share of that of a large one.
  /// measured: new-bottom-sheet.png of mecid/mecid.github.io, SwiftUI-inspector-open.png of mvolkmann/blog
  static let mediumDetent: CGFloat = 0.56
  /// Width of the grabber of a sheet.
  /// measured: new-bottom-sheet.png of mecid/mecid.github.io
  static let grabberWidth: CGFloat = 36
  /// Height of the grabber of a sheet.
  /// measured: new-bottom-sheet.png of mecid/mecid.github.io
  static let grabberHeight: CGFloat = 5
  /// Above the grabber.
  /// measured: new-bottom-sheet.png of mecid/mecid.github.io
  static let grabberTop: CGFloat = 5
  /// Width of an alert.
  /// measured: tca-alert.png
  static let alertWidth: CGFloat = 270
  /// Corner radius of alerts and dialogs. The corners are continuous.
  /// measured: SwiftUI-confirmationDialog.png of mvolkmann/blog, ios-items-sheet.png of rn-nui/alert: Cancel; frosted
  /// edges read up to 14.1
  static let dialogRadius: CGFloat = 13
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
  /// On both sides of the text fields of an alert.
  /// measured: SwiftUI-alert-login.png of mvolkmann/blog
  static let alertFieldSide: CGFloat = 15
  /// Height of a text field of an alert; the fields are joined.
  /// measured: SwiftUI-alert-login.png of mvolkmann/blog: two are 69.33
  static let alertFieldHeight: CGFloat = 104 / 3.0
  /// On both sides of the text in a field of an alert.
  /// measured: SwiftUI-alert-login.png of mvolkmann/blog
  static let alertFieldInset: CGFloat = 23 / 3.0
  /// Corner radius of the text fields of an alert. The corners are circular.
  /// measured: SwiftUI-alert-login.png of mvolkmann/blog
  static let alertFieldRadius: CGFloat = 20 / 3.0
  /// Below the text fields of an alert.
  /// measured: SwiftUI-alert-login.png of mvolkmann/blog
  static let alertFieldsBottom: CGFloat = 40 / 3.0
  /// Height of the buttons of a confirmation dialog.
  /// measured: SwiftUI-confirmationDialog.png of mvolkmann/blog, ios-items-sheet.png of rn-nui/alert
  static let dialogButtonHeight: CGFloat = 57
  /// Above the text of a confirmation dialog.
  /// measured: SwiftUI-confirmationDialog.png of mvolkmann/blog, ios-items-sheet.png of rn-nui/alert
  static let dialogTextInset: CGFloat = 14
  /// Between a confirmation dialog's title and its message.
  /// measured: ios-items-sheet.png of rn-nui/alert: baselines are 22.3 apart
  static let dialogTextGap: CGFloat = 20 / 3.0
  /// Below the text of a confirmation dialog that has a title or a message, and not both.
  /// measured: SwiftUI-confirmationDialog.png of mvolkmann/blog: 44 in all
  static let dialogTextBottom: CGFloat = 43 / 3.0
  /// Below the message of a confirmation dialog with a title.
  /// measured: ios-items-sheet.png of rn-nui/alert: 77 in all
  static let dialogMessageBottom: CGFloat = 25
  /// Around a confirmation dialog, and above its Cancel button.
  /// measured: SwiftUI-confirmationDialog.png of mvolkmann/blog, ios-items-sheet.png of rn-nui/alert
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
  /// Height of the band between two sections of an open menu.
  /// measured: ios.png of the49ltd/The49.Maui.ContextMenu
  static let menuSectionGap: CGFloat = 8
  /// Beside the content of a row of an open menu.
  /// measured: SwiftUI-ControlGroup2.png of mvolkmann/blog
  static let menuMargin: CGFloat = 16
  /// From the middle of an icon, which is behind its title, to the end of an open menu.
  /// measured: menu.png of mecid/mecid.github.io, iOS 14
  static let menuIconEnd: CGFloat = 28
  /// Before the tick in a row of an open menu.
  /// measured: 3-chooseDisplayOption.png of easydev991/SwiftUI-Days
  static let menuTickStart: CGFloat = 38 / 3.0
  /// Before what is in a row where rows of the menu may have ticks.
  /// measured: 3-chooseDisplayOption.png of easydev991/SwiftUI-Days
  static let menuTextStart: CGFloat = 32
  /// Between an open menu and what opened it.
  /// measured: 3-chooseDisplayOption.png of easydev991/SwiftUI-Days: 5.9 below the box of a picker
  static let menuGap: CGFloat = 6
  /// Between an open menu and the row of the bar whose item opened it.
  /// measured: 5-sortByDate.png of easydev991/SwiftUI-Days
  static let barMenuGap: CGFloat = 1 / 3.0
  /// Between the menu of a view and the view, in whose middle it stands.
  /// measured: ios.png of the49ltd/The49.Maui.ContextMenu: below the lifted view, which is not drawn
  static let contextMenuGap: CGFloat = 16
  /// Between an open menu and the edge of the screen, at least.
  /// measured: 5-sortByDate.png of easydev991/SwiftUI-Days
  static let menuEdge: CGFloat = 8
  /// Corner radius of a popover.
  /// measured: 2-chooseDate.png of easydev991/SwiftUI-Days
  static let popoverRadius: CGFloat = 13
  /// Between a popover and the edges of the screen.
  /// assumed: UIPopoverPresentationController.popoverLayoutMargins
  static let popoverMargin: CGFloat = 10
  /// Height of the arrow of a popover.
  /// measured: SwiftUI-View-PopoverIspresentedContent@2x.png of edudnyk/SheeKit, iPadOS 15: 13.3
  static let popoverArrowHeight: CGFloat = 13
  /// Width of the arrow of a popover.
  /// measured: SwiftUI-View-PopoverIspresentedContent@2x.png of edudnyk/SheeKit, iPadOS 15: 35 to 37 with its bends
  static let popoverArrowWidth: CGFloat = 37
  /// Width of an inspector column.
  /// measured: inspector.png of mecid/mecid.github.io
  static let inspectorWidth: CGFloat = 320
  /// Width of the sidebar of a split view.
  /// measured: testNotificationSettingsView.3.png of DrunkOnJava/ModularHomeInventory
  static let columnWidth: CGFloat = 320
}
