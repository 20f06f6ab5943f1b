import GalleyGeometry

/// Every length of lists, bars, tabs and presentations, in points of the default text size, each with its source.
package nonisolated enum ScreenMetrics {
  package typealias Entry = (name: String, value: CGFloat, source: String)

  // List.
  /// The least height of a row. UITableView.rowHeight, HIG: targets of 44 points.
  static let rowMinimumHeight: CGFloat = 44
  /// Above and below a row's content: 22 points of body text in 44. UIListContentConfiguration.directionalLayoutMargins.
  static let rowVerticalInset: CGFloat = 11
  /// Above and below a row's content without text. measured: tca-syncups, a card with padding.
  static let rowLeastInset: CGFloat = 3
  /// At both sides of a row's content in a group with round corners. measured: ha-privacy, tca-contacts.
  static let groupedRowInset: CGFloat = 20
  /// The same on screens that are not wide. UIKit: layout margins of 16 points in compact width.
  static let narrowGroupedRowInset: CGFloat = 16
  /// The width of a screen from which on margins are wide. measured: all lists at 390 points and more; below it assumed.
  static let wideScreen: CGFloat = 390
  /// At both sides of a row's content where rows go from side to side. by eye from iOS 17.
  static let plainRowInset: CGFloat = 20
  /// Between the screen's edge and a group with round corners. measured: ha-privacy, tca-contacts.
  static let groupMargin: CGFloat = 20
  /// The same on screens that are not wide. UIKit: layout margins of 16 points in compact width.
  static let narrowGroupMargin: CGFloat = 16
  /// Of the corners of a group, continuous. measured: ha-privacy, the straight edge begins at 14.33.
  static let groupRadius: CGFloat = 10
  /// Between two groups without a header: 17.5 of footer and 17.5 of header, each up to a pixel. measured: tca-detail, 35.33.
  static let groupSpacing: CGFloat = 35
  /// Between two groups with `listSectionSpacing(.compact)`. by eye from iOS 17.
  static let compactGroupSpacing: CGFloat = 20
  /// Between a group and the header of the next one, up to a pixel. measured: tca-detail, 17.67.
  static let groupHeaderSpacing: CGFloat = 17.5
  /// Above the first group where nothing but a small title is above. measured: tca-addcontact.
  static let firstGroupTop: CGFloat = 35
  /// Below the last group. assumed: what is below any group without a footer.
  static let listEndSpacing: CGFloat = 17.5
  /// Above a grouped header's text. measured: tca-detail, 38.67 with 15.67 of text and 6.
  static let groupHeaderTop: CGFloat = 17
  /// Below a grouped header's text. measured: tca-detail.
  static let groupHeaderBottom: CGFloat = 6
  /// Below a header of increased prominence. by eye from iOS 17.
  static let prominentHeaderBottom: CGFloat = 10
  /// Above a footer's text. measured: ha-privacy.
  static let groupFooterTop: CGFloat = 6
  /// Below a footer's text. measured: ha-privacy.
  static let groupFooterBottom: CGFloat = 12
  /// Above a plain header's text. by eye from iOS 17.
  static let plainHeaderTop: CGFloat = 16
  /// Below a plain header's text. by eye from iOS 17.
  static let plainHeaderBottom: CGFloat = 6
  /// Room that the icon of a row's label takes; wider icons take more. measured: tca-detail, its middle at 34 from the group's edge.
  static let rowIconWidth: CGFloat = 28
  /// Between the icon and the title of a row's label. UIListContentConfiguration.imageToTextPadding.
  static let rowIconSpacing: CGFloat = 16
  /// Of the ink of the sign of a link in a row of 17 points. measured: tca-detail.
  static let chevronWidth: CGFloat = 7
  /// Of the ink of the sign of a link in a row of 17 points. measured: tca-detail.
  static let chevronHeight: CGFloat = 12
  /// The line of the sign of a link in a row. assumed: that of semibold symbols of 13 points.
  static let chevronLine: CGFloat = 2
  /// Beside the ink of the sign of a link. measured: ha-gestures, its right edge 20.67 from the group's.
  static let chevronBearing: CGFloat = 2 / 3.0
  /// Between a row's value and the sign of a link, at least; the ink is 11.33 away. measured: ha-listpicker.
  static let chevronGap: CGFloat = 32 / 3.0
  /// Across the round sign that deletes or selects a row. by eye from iOS 17.
  static let editSign: CGFloat = 22
  /// How far the content of a row moves for its sign. UITableViewCell: indentation of 38 points while editing.
  static let editShift: CGFloat = 38
  /// Of the three lines at which a row is moved. by eye from iOS 17.
  static let moveSignWidth: CGFloat = 20
  /// What the three lines take of a row's end. by eye from iOS 17.
  static let moveRoom: CGFloat = 38

  // Bars.
  /// Of the row with a screen's items and its small title. UINavigationBar.intrinsicContentSize.
  static let barHeight: CGFloat = 44
  /// How far a bar reaches into the safe area of a phone with a pill in its screen, whose bars begin at 53.67 of 59
  /// points. measured: tca-contacts.
  static let pillBarRise: CGFloat = 16 / 3.0
  /// The safe area at the top of such a phone. UIKit: safeAreaInsets of phones with Dynamic Island.
  static let pillSafeArea: CGFloat = 59
  /// Of that row on a phone that lies on its side, where no title is large. UINavigationBar in compact height, as seen.
  static let compactBarHeight: CGFloat = 32
  /// Of that row on a sheet. UINavigationBar on a page sheet, as seen.
  static let sheetBarHeight: CGFloat = 56
  /// Of the row with a large title; both are 96. UINavigationBar with prefersLargeTitles.
  static let largeTitleHeight: CGFloat = 52
  /// Of the row with the search field; all three are 148. UISearchController in a navigation bar.
  static let searchRowHeight: CGFloat = 52
  /// Of the field to search in. UISearchBar's text field.
  static let searchFieldHeight: CGFloat = 36
  /// Of the corners of the field. UISearchBar's text field.
  static let searchFieldRadius: CGFloat = 10
  /// Between the title and the field. UISearchController in a navigation bar.
  static let searchFieldTop: CGFloat = 1
  /// At both sides of a bar. UINavigationBar.layoutMargins on phones.
  static let barMargin: CGFloat = 16
  /// Before the sign of the way back. by eye from iOS 17.
  static let backMargin: CGFloat = 8
  /// Of the sign of the way back. by eye from iOS 17: chevron.backward, headline, large.
  static let backWidth: CGFloat = 12
  /// Of the sign of the way back. by eye from iOS 17: chevron.backward, headline, large.
  static let backHeight: CGFloat = 20
  /// The line of the sign of the way back. by eye from iOS 17.
  static let backLine: CGFloat = 2.75
  /// Between the sign and the title of the screen below. by eye from iOS 17.
  static let backSpacing: CGFloat = 6
  /// Between the items of a bar. by eye from iOS 17.
  static let barItemSpacing: CGFloat = 16
  /// Of the bar with a screen's items at the bottom. UIToolbar of UINavigationController, as high as a tab bar.
  static let bottomBarHeight: CGFloat = 49

  // Tabs.
  /// Of the bar of a tab view. UITabBar.intrinsicContentSize.
  static let tabBarHeight: CGFloat = 49
  /// The font of a tab's icon. HIG: icons of tabs of about 25 points.
  static let tabIconSize: CGFloat = 20
  /// Of the room for a tab's icon. by eye from iOS 17.
  static let tabIconHeight: CGFloat = 28
  /// The font of a tab's title, medium. UITabBarItem: titleTextAttributes.
  static let tabTitleSize: CGFloat = 10
  /// Of the red sign with a number at a tab's icon. UITabBarItem.badgeValue.
  static let tabBadgeHeight: CGFloat = 18
  /// The font in the red sign. UITabBarItem.badgeValue.
  static let tabBadgeFont: CGFloat = 13
  /// Across the dot of a page. by eye from iOS 17.
  static let pageDot: CGFloat = 8
  /// Between the dots of pages. by eye from iOS 17.
  static let pageDotSpacing: CGFloat = 9
  /// Of the row of dots. UIPageControl.intrinsicContentSize.
  static let pageDotsHeight: CGFloat = 26
  /// Below the row of dots. by eye from iOS 17.
  static let pageDotsBottom: CGFloat = 12

  // Presentations.
  /// Of the upper corners of a sheet. UISheetPresentationController on phones, as seen.
  static let sheetRadius: CGFloat = 10
  /// Above a large sheet. UISheetPresentationController on phones, as seen.
  static let sheetTop: CGFloat = 10
  /// Of the sign at a sheet's upper edge. UISheetPresentationController.prefersGrabberVisible.
  static let grabberWidth: CGFloat = 36
  /// Of the sign at a sheet's upper edge. UISheetPresentationController.prefersGrabberVisible.
  static let grabberHeight: CGFloat = 5
  /// Above that sign. UISheetPresentationController.prefersGrabberVisible.
  static let grabberTop: CGFloat = 5
  /// Of an alert. UIAlertController.Style.alert.
  static let alertWidth: CGFloat = 270
  /// Of the corners of alerts and dialogs. UIAlertController, as seen.
  static let dialogRadius: CGFloat = 14
  /// Above an alert's title and below its message. UIAlertController, as seen.
  static let alertTop: CGFloat = 20
  /// At both sides of an alert's text. UIAlertController, as seen.
  static let alertSide: CGFloat = 16
  /// Of the buttons of an alert. UIAlertController, as seen.
  static let alertButtonHeight: CGFloat = 44
  /// Of the buttons of a dialog at the lower edge. UIAlertController.Style.actionSheet, as seen.
  static let dialogButtonHeight: CGFloat = 57
  /// Around the text of a dialog at the lower edge. UIAlertController.Style.actionSheet, as seen.
  static let dialogTextInset: CGFloat = 14
  /// Around a dialog at the lower edge, and above its Cancel. UIAlertController.Style.actionSheet, as seen.
  static let dialogMargin: CGFloat = 8
  /// Of an open menu. UIMenu, as seen.
  static let menuWidth: CGFloat = 250
  /// Of the corners of an open menu. UIMenu, as seen.
  static let menuRadius: CGFloat = 13
  /// Of a row of an open menu, at least. UIMenu, as seen.
  static let menuRowHeight: CGFloat = 44
  /// Beside what is in a row of an open menu. UIMenu, as seen.
  static let menuMargin: CGFloat = 16
  /// Between an open menu and what opened it. UIMenu, as seen.
  static let menuGap: CGFloat = 8
  /// Of the corners of a popover. UIPopoverPresentationController, as seen.
  static let popoverRadius: CGFloat = 13
  /// Between a popover and the screen's edges. UIPopoverPresentationController.popoverLayoutMargins.
  static let popoverMargin: CGFloat = 10
  /// Of a popover's arrow. UIPopoverBackgroundView.arrowHeight, as seen.
  static let popoverArrowHeight: CGFloat = 13
  /// Of a popover's arrow. UIPopoverBackgroundView.arrowBase, as seen.
  static let popoverArrowWidth: CGFloat = 37
  /// Of an inspector's column. by eye from iPadOS 17.
  static let inspectorWidth: CGFloat = 270
  /// Of a split view's side bar. UISplitViewController.primaryColumnWidth on tablets.
  static let columnWidth: CGFloat = 320
}

extension ScreenMetrics {
  /// The same as a table.
  package static let table: [Entry] = lists + bars + tabs + presentations

  private static let lists: [Entry] = [
    ("rowMinimumHeight", rowMinimumHeight, "UITableView.rowHeight, HIG: targets of 44 points"),
    ("rowVerticalInset", rowVerticalInset, "UIListContentConfiguration.directionalLayoutMargins"),
    ("rowLeastInset", rowLeastInset, "measured: tca-syncups"),
    ("groupedRowInset", groupedRowInset, "measured: ha-privacy, tca-contacts"),
    ("narrowGroupedRowInset", narrowGroupedRowInset, "UIKit: layout margins in compact width"),
    ("wideScreen", wideScreen, "measured: all lists from 390 points on; below assumed"),
    ("plainRowInset", plainRowInset, "by eye from iOS 17"),
    ("groupMargin", groupMargin, "measured: ha-privacy, tca-contacts"),
    ("narrowGroupMargin", narrowGroupMargin, "UIKit: layout margins in compact width"),
    ("groupRadius", groupRadius, "measured: ha-privacy"),
    ("groupSpacing", groupSpacing, "measured: tca-detail"),
    ("compactGroupSpacing", compactGroupSpacing, "by eye from iOS 17"),
    ("groupHeaderSpacing", groupHeaderSpacing, "measured: tca-detail"),
    ("firstGroupTop", firstGroupTop, "measured: tca-addcontact"),
    ("listEndSpacing", listEndSpacing, "assumed: as below any group without a footer"),
    ("groupHeaderTop", groupHeaderTop, "measured: tca-detail"),
    ("groupHeaderBottom", groupHeaderBottom, "measured: tca-detail"),
    ("prominentHeaderBottom", prominentHeaderBottom, "by eye from iOS 17"),
    ("groupFooterTop", groupFooterTop, "measured: ha-privacy"),
    ("groupFooterBottom", groupFooterBottom, "measured: ha-privacy"),
    ("plainHeaderTop", plainHeaderTop, "by eye from iOS 17"),
    ("plainHeaderBottom", plainHeaderBottom, "by eye from iOS 17"),
    ("rowIconWidth", rowIconWidth, "measured: tca-detail"),
    ("rowIconSpacing", rowIconSpacing, "UIListContentConfiguration.imageToTextPadding"),
    ("chevronWidth", chevronWidth, "measured: tca-detail"),
    ("chevronHeight", chevronHeight, "measured: tca-detail"),
    ("chevronLine", chevronLine, "assumed: semibold symbols of 13 points"),
    ("chevronBearing", chevronBearing, "measured: ha-gestures"),
    ("chevronGap", chevronGap, "measured: ha-listpicker"),
    ("editSign", editSign, "by eye from iOS 17"),
    ("editShift", editShift, "UITableViewCell: indentation of 38 points while editing"),
    ("moveSignWidth", moveSignWidth, "by eye from iOS 17"),
    ("moveRoom", moveRoom, "by eye from iOS 17"),
  ]

  private static let bars: [Entry] = [
    ("barHeight", barHeight, "UINavigationBar.intrinsicContentSize"),
    ("pillBarRise", pillBarRise, "measured: tca-contacts"),
    ("pillSafeArea", pillSafeArea, "UIKit: safeAreaInsets"),
    ("compactBarHeight", compactBarHeight, "UINavigationBar in compact height, as seen"),
    ("sheetBarHeight", sheetBarHeight, "UINavigationBar on a page sheet, as seen"),
    ("largeTitleHeight", largeTitleHeight, "UINavigationBar with prefersLargeTitles"),
    ("searchRowHeight", searchRowHeight, "UISearchController in a navigation bar"),
    ("searchFieldHeight", searchFieldHeight, "UISearchBar's text field"),
    ("searchFieldRadius", searchFieldRadius, "UISearchBar's text field"),
    ("searchFieldTop", searchFieldTop, "UISearchController in a navigation bar"),
    ("barMargin", barMargin, "UINavigationBar.layoutMargins on phones"),
    ("backMargin", backMargin, "by eye from iOS 17"),
    ("backWidth", backWidth, "by eye from iOS 17: chevron.backward, headline, large"),
    ("backHeight", backHeight, "by eye from iOS 17: chevron.backward, headline, large"),
    ("backLine", backLine, "by eye from iOS 17"),
    ("backSpacing", backSpacing, "by eye from iOS 17"),
    ("barItemSpacing", barItemSpacing, "by eye from iOS 17"),
    (
      "bottomBarHeight", bottomBarHeight,
      "UIToolbar of UINavigationController, as high as a tab bar"
    ),
  ]

  private static let tabs: [Entry] = [
    ("tabBarHeight", tabBarHeight, "UITabBar.intrinsicContentSize"),
    ("tabIconSize", tabIconSize, "HIG: icons of tabs of about 25 points"),
    ("tabIconHeight", tabIconHeight, "by eye from iOS 17"),
    ("tabTitleSize", tabTitleSize, "UITabBarItem: titleTextAttributes"),
    ("tabBadgeHeight", tabBadgeHeight, "UITabBarItem.badgeValue"),
    ("tabBadgeFont", tabBadgeFont, "UITabBarItem.badgeValue"),
    ("pageDot", pageDot, "by eye from iOS 17"),
    ("pageDotSpacing", pageDotSpacing, "by eye from iOS 17"),
    ("pageDotsHeight", pageDotsHeight, "UIPageControl.intrinsicContentSize"),
    ("pageDotsBottom", pageDotsBottom, "by eye from iOS 17"),
  ]

  private static let presentations: [Entry] = [
    ("sheetRadius", sheetRadius, "UISheetPresentationController on phones, as seen"),
    ("sheetTop", sheetTop, "UISheetPresentationController on phones, as seen"),
    ("grabberWidth", grabberWidth, "UISheetPresentationController.prefersGrabberVisible"),
    ("grabberHeight", grabberHeight, "UISheetPresentationController.prefersGrabberVisible"),
    ("grabberTop", grabberTop, "UISheetPresentationController.prefersGrabberVisible"),
    ("alertWidth", alertWidth, "UIAlertController.Style.alert"),
    ("dialogRadius", dialogRadius, "UIAlertController, as seen"),
    ("alertTop", alertTop, "UIAlertController, as seen"),
    ("alertSide", alertSide, "UIAlertController, as seen"),
    ("alertButtonHeight", alertButtonHeight, "UIAlertController, as seen"),
    ("dialogButtonHeight", dialogButtonHeight, "UIAlertController.Style.actionSheet, as seen"),
    ("dialogTextInset", dialogTextInset, "UIAlertController.Style.actionSheet, as seen"),
    ("dialogMargin", dialogMargin, "UIAlertController.Style.actionSheet, as seen"),
    ("menuWidth", menuWidth, "UIMenu, as seen"),
    ("menuRadius", menuRadius, "UIMenu, as seen"),
    ("menuRowHeight", menuRowHeight, "UIMenu, as seen"),
    ("menuMargin", menuMargin, "UIMenu, as seen"),
    ("menuGap", menuGap, "UIMenu, as seen"),
    ("popoverRadius", popoverRadius, "UIPopoverPresentationController, as seen"),
    ("popoverMargin", popoverMargin, "UIPopoverPresentationController.popoverLayoutMargins"),
    ("popoverArrowHeight", popoverArrowHeight, "UIPopoverBackgroundView.arrowHeight, as seen"),
    ("popoverArrowWidth", popoverArrowWidth, "UIPopoverBackgroundView.arrowBase, as seen"),
    ("inspectorWidth", inspectorWidth, "by eye from iPadOS 17"),
    ("columnWidth", columnWidth, "UISplitViewController.primaryColumnWidth on tablets"),
  ]
}
