import GalleyGeometry

/// Every length of lists, bars, tabs and presentations, in points of the default text size, each with its source.
package nonisolated enum ScreenMetrics {
  package typealias Entry = (name: String, value: CGFloat, source: String)

  // List.
  /// The least height of a row. measured: tca-contacts.png.
  static let rowMinimumHeight: CGFloat = 44
  /// Above and below a row's content: 22 points of body text in 44. measured: ha-sensorrow.png, a row of two texts.
  static let rowVerticalInset: CGFloat = 11
  /// Above and below a row's content that can grow, and what keeps it in a row of the least height. measured: tca-syncups.png.
  static let rowLeastInset: CGFloat = 3
  /// At both sides of a row's content in a group with round corners. measured: ha-privacy.png, tca-contacts.png.
  static let groupedRowInset: CGFloat = 20
  /// The same on screens that are not wide. UIKit: layout margins in compact width.
  static let narrowGroupedRowInset: CGFloat = 16
  /// The width of a screen from which on margins are wide. measured: ha-privacy.png, at 390 points; below it assumed.
  static let wideScreen: CGFloat = 390
  /// At both sides of a row's content where rows go from side to side. assumed: neither an image nor a document was found.
  static let plainRowInset: CGFloat = 20
  /// Between the screen's edge and a group with round corners. measured: ha-privacy.png, tca-contacts.png.
  static let groupMargin: CGFloat = 20
  /// The same on screens that are not wide. UIKit: layout margins in compact width.
  static let narrowGroupMargin: CGFloat = 16
  /// Of the corners of a group, continuous. measured: ha-privacy.png.
  static let groupRadius: CGFloat = 10
  /// Between two groups without a header: 17.5 of footer and 17.5 of header, each up to a pixel. measured: tca-detail.png.
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
  /// Room that the icon of a row's label takes, in whose middle it stands; wider icons hang out. measured: tca-detail.png.
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
  /// How far a bar reaches into the safe area of a phone with a pill in its screen, whose bars begin at 53.67 of 59
  /// points. measured: tca-contacts.png.
  static let pillBarRise: CGFloat = 16 / 3.0
  /// The safe area at the top of such a phone. UIKit: safeAreaInsets.
  static let pillSafeArea: CGFloat = 59
  /// Of that row on a phone that lies on its side, where no title is large. assumed: UINavigationBar in compact height.
  static let compactBarHeight: CGFloat = 32
  /// Of that row on a sheet. assumed: UINavigationBar on a page sheet.
  static let sheetBarHeight: CGFloat = 56
  /// Of the row with a large title; both are 96. measured: tca-contacts.png.
  static let largeTitleHeight: CGFloat = 52
  /// Of the row with the search field; all three are 148. assumed: UISearchController in a navigation bar.
  static let searchRowHeight: CGFloat = 52
  /// Of the field to search in. assumed: UISearchBar's text field.
  static let searchFieldHeight: CGFloat = 36
  /// Of the corners of the field. assumed: UISearchBar's text field.
  static let searchFieldRadius: CGFloat = 10
  /// Between the title and the field. assumed: UISearchController in a navigation bar.
  static let searchFieldTop: CGFloat = 1
  /// At both sides of a bar. measured: tca-detail.png.
  static let barMargin: CGFloat = 16
  /// Before the sign of the way back. assumed: neither an image nor a document was found.
  static let backMargin: CGFloat = 8
  /// Of the sign of the way back. assumed: chevron.backward, headline, large.
  static let backWidth: CGFloat = 12
  /// Of the sign of the way back. assumed: chevron.backward, headline, large.
  static let backHeight: CGFloat = 20
  /// The line of the sign of the way back. assumed: neither an image nor a document was found.
  static let backLine: CGFloat = 2.75
  /// Between the sign and the title of the screen below. assumed: neither an image nor a document was found.
  static let backSpacing: CGFloat = 6
  /// Between the items of a bar. assumed: neither an image nor a document was found.
  static let barItemSpacing: CGFloat = 16
  /// Of the bar with a screen's items at the bottom. assumed: UIToolbar of UINavigationController, as high as a tab bar.
  static let bottomBarHeight: CGFloat = 49

  // Tabs.
  /// Of the bar of a tab view. assumed: UITabBar.intrinsicContentSize.
  static let tabBarHeight: CGFloat = 49
  /// The font of a tab's icon. assumed: HIG: icons of tabs of about 25 points.
  static let tabIconSize: CGFloat = 20
  /// Of the room for a tab's icon. assumed: neither an image nor a document was found.
  static let tabIconHeight: CGFloat = 28
  /// The font of a tab's title, medium. assumed: UITabBarItem: titleTextAttributes.
  static let tabTitleSize: CGFloat = 10
  /// Of the red sign with a number at a tab's icon. assumed: UITabBarItem.badgeValue.
  static let tabBadgeHeight: CGFloat = 18
  /// The font in the red sign. assumed: UITabBarItem.badgeValue.
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
  /// Of the upper corners of a sheet. assumed: UISheetPresentationController on phones.
  static let sheetRadius: CGFloat = 10
  /// Above a large sheet. assumed: UISheetPresentationController on phones.
  static let sheetTop: CGFloat = 10
  /// Of the sign at a sheet's upper edge. assumed: UISheetPresentationController.prefersGrabberVisible.
  static let grabberWidth: CGFloat = 36
  /// Of the sign at a sheet's upper edge. assumed: UISheetPresentationController.prefersGrabberVisible.
  static let grabberHeight: CGFloat = 5
  /// Above that sign. assumed: UISheetPresentationController.prefersGrabberVisible.
  static let grabberTop: CGFloat = 5
  /// Of an alert. measured: tca-alert.png.
  static let alertWidth: CGFloat = 270
  /// Of the corners of alerts and dialogs. assumed: UIAlertController.
  static let dialogRadius: CGFloat = 14
  /// Above an alert's title and below its message. assumed: UIAlertController.
  static let alertTop: CGFloat = 20
  /// At both sides of an alert's text. assumed: UIAlertController.
  static let alertSide: CGFloat = 16
  /// Of the buttons of an alert. assumed: UIAlertController.
  static let alertButtonHeight: CGFloat = 44
  /// Of the buttons of a dialog at the lower edge. assumed: UIAlertController.Style.actionSheet.
  static let dialogButtonHeight: CGFloat = 57
  /// Around the text of a dialog at the lower edge. assumed: UIAlertController.Style.actionSheet.
  static let dialogTextInset: CGFloat = 14
  /// Around a dialog at the lower edge, and above its Cancel. assumed: UIAlertController.Style.actionSheet.
  static let dialogMargin: CGFloat = 8
  /// Of an open menu. assumed: UIMenu.
  static let menuWidth: CGFloat = 250
  /// Of the corners of an open menu. assumed: UIMenu.
  static let menuRadius: CGFloat = 13
  /// Of a row of an open menu, at least. assumed: UIMenu.
  static let menuRowHeight: CGFloat = 44
  /// Beside what is in a row of an open menu. assumed: UIMenu.
  static let menuMargin: CGFloat = 16
  /// Between an open menu and what opened it. assumed: UIMenu.
  static let menuGap: CGFloat = 8
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
  /// Of a split view's side bar. assumed: UISplitViewController.primaryColumnWidth on tablets.
  static let columnWidth: CGFloat = 320
}

extension ScreenMetrics {
  /// The same as a table.
  package static let table: [Entry] = lists + bars + tabs + presentations

  private static let lists: [Entry] = [
    ("rowMinimumHeight", rowMinimumHeight, "measured: tca-contacts.png"),
    ("rowVerticalInset", rowVerticalInset, "measured: ha-sensorrow.png, a row of two texts"),
    ("rowLeastInset", rowLeastInset, "measured: tca-syncups.png"),
    ("groupedRowInset", groupedRowInset, "measured: ha-privacy.png, tca-contacts.png"),
    ("narrowGroupedRowInset", narrowGroupedRowInset, "UIKit: layout margins in compact width"),
    ("wideScreen", wideScreen, "measured: ha-privacy.png, at 390 points; below it assumed"),
    ("plainRowInset", plainRowInset, "assumed: neither an image nor a document was found"),
    ("groupMargin", groupMargin, "measured: ha-privacy.png, tca-contacts.png"),
    ("narrowGroupMargin", narrowGroupMargin, "UIKit: layout margins in compact width"),
    ("groupRadius", groupRadius, "measured: ha-privacy.png"),
    ("groupSpacing", groupSpacing, "measured: tca-detail.png"),
    (
      "compactGroupSpacing", compactGroupSpacing,
      "assumed: neither an image nor a document was found"
    ),
    ("groupHeaderSpacing", groupHeaderSpacing, "measured: tca-detail.png"),
    ("firstGroupTop", firstGroupTop, "measured: tca-addcontact.png"),
    ("listEndSpacing", listEndSpacing, "assumed: as below any group without a footer"),
    ("groupHeaderTop", groupHeaderTop, "measured: tca-detail.png"),
    ("groupHeaderBottom", groupHeaderBottom, "measured: tca-detail.png"),
    (
      "prominentHeaderBottom", prominentHeaderBottom,
      "assumed: neither an image nor a document was found"
    ),
    ("groupFooterTop", groupFooterTop, "measured: ha-privacy.png"),
    ("groupFooterBottom", groupFooterBottom, "measured: ha-privacy.png"),
    ("plainHeaderTop", plainHeaderTop, "assumed: neither an image nor a document was found"),
    ("plainHeaderBottom", plainHeaderBottom, "assumed: neither an image nor a document was found"),
    ("rowTitleRise", rowTitleRise, "measured: tca-detail.png"),
    ("rowIconWidth", rowIconWidth, "measured: tca-detail.png"),
    ("rowIconSpacing", rowIconSpacing, "measured: tca-detail.png"),
    ("chevronWidth", chevronWidth, "measured: tca-detail.png"),
    ("chevronHeight", chevronHeight, "measured: tca-detail.png"),
    ("chevronLine", chevronLine, "assumed: semibold symbols of 13 points"),
    ("chevronBearing", chevronBearing, "measured: ha-gestures.png"),
    ("chevronGap", chevronGap, "measured: ha-listpicker.png"),
    ("editSign", editSign, "assumed: neither an image nor a document was found"),
    ("editShift", editShift, "assumed: UITableViewCell: indentation of 38 points while editing"),
    ("moveSignWidth", moveSignWidth, "assumed: neither an image nor a document was found"),
    ("moveRoom", moveRoom, "assumed: neither an image nor a document was found"),
  ]

  private static let bars: [Entry] = [
    ("barHeight", barHeight, "measured: tca-addcontact.png"),
    ("pillBarRise", pillBarRise, "measured: tca-contacts.png"),
    ("pillSafeArea", pillSafeArea, "UIKit: safeAreaInsets"),
    ("compactBarHeight", compactBarHeight, "assumed: UINavigationBar in compact height"),
    ("sheetBarHeight", sheetBarHeight, "assumed: UINavigationBar on a page sheet"),
    ("largeTitleHeight", largeTitleHeight, "measured: tca-contacts.png"),
    ("searchRowHeight", searchRowHeight, "assumed: UISearchController in a navigation bar"),
    ("searchFieldHeight", searchFieldHeight, "assumed: UISearchBar's text field"),
    ("searchFieldRadius", searchFieldRadius, "assumed: UISearchBar's text field"),
    ("searchFieldTop", searchFieldTop, "assumed: UISearchController in a navigation bar"),
    ("barMargin", barMargin, "measured: tca-detail.png"),
    ("backMargin", backMargin, "assumed: neither an image nor a document was found"),
    ("backWidth", backWidth, "assumed: chevron.backward, headline, large"),
    ("backHeight", backHeight, "assumed: chevron.backward, headline, large"),
    ("backLine", backLine, "assumed: neither an image nor a document was found"),
    ("backSpacing", backSpacing, "assumed: neither an image nor a document was found"),
    ("barItemSpacing", barItemSpacing, "assumed: neither an image nor a document was found"),
    (
      "bottomBarHeight", bottomBarHeight,
      "assumed: UIToolbar of UINavigationController, as high as a tab bar"
    ),
  ]

  private static let tabs: [Entry] = [
    ("tabBarHeight", tabBarHeight, "assumed: UITabBar.intrinsicContentSize"),
    ("tabIconSize", tabIconSize, "assumed: HIG: icons of tabs of about 25 points"),
    ("tabIconHeight", tabIconHeight, "assumed: neither an image nor a document was found"),
    ("tabTitleSize", tabTitleSize, "assumed: UITabBarItem: titleTextAttributes"),
    ("tabBadgeHeight", tabBadgeHeight, "assumed: UITabBarItem.badgeValue"),
    ("tabBadgeFont", tabBadgeFont, "assumed: UITabBarItem.badgeValue"),
    ("pageDot", pageDot, "measured: testPageControl_18_5.png of cashapp/AccessibilitySnapshot"),
    (
      "pageDotSpacing", pageDotSpacing,
      "measured: testPageControl_18_5.png of cashapp/AccessibilitySnapshot"
    ),
    (
      "pageDotsHeight", pageDotsHeight,
      "measured: testPageControl_18_5.png of cashapp/AccessibilitySnapshot"
    ),
    ("pageDotsBottom", pageDotsBottom, "assumed: neither an image nor a document was found"),
  ]

  private static let presentations: [Entry] = [
    ("sheetRadius", sheetRadius, "assumed: UISheetPresentationController on phones"),
    ("sheetTop", sheetTop, "assumed: UISheetPresentationController on phones"),
    ("grabberWidth", grabberWidth, "assumed: UISheetPresentationController.prefersGrabberVisible"),
    (
      "grabberHeight", grabberHeight,
      "assumed: UISheetPresentationController.prefersGrabberVisible"
    ),
    ("grabberTop", grabberTop, "assumed: UISheetPresentationController.prefersGrabberVisible"),
    ("alertWidth", alertWidth, "measured: tca-alert.png"),
    ("dialogRadius", dialogRadius, "assumed: UIAlertController"),
    ("alertTop", alertTop, "assumed: UIAlertController"),
    ("alertSide", alertSide, "assumed: UIAlertController"),
    ("alertButtonHeight", alertButtonHeight, "assumed: UIAlertController"),
    ("dialogButtonHeight", dialogButtonHeight, "assumed: UIAlertController.Style.actionSheet"),
    ("dialogTextInset", dialogTextInset, "assumed: UIAlertController.Style.actionSheet"),
    ("dialogMargin", dialogMargin, "assumed: UIAlertController.Style.actionSheet"),
    ("menuWidth", menuWidth, "assumed: UIMenu"),
    ("menuRadius", menuRadius, "assumed: UIMenu"),
    ("menuRowHeight", menuRowHeight, "assumed: UIMenu"),
    ("menuMargin", menuMargin, "assumed: UIMenu"),
    ("menuGap", menuGap, "assumed: UIMenu"),
    ("popoverRadius", popoverRadius, "assumed: UIPopoverPresentationController"),
    (
      "popoverMargin", popoverMargin,
      "assumed: UIPopoverPresentationController.popoverLayoutMargins"
    ),
    ("popoverArrowHeight", popoverArrowHeight, "assumed: UIPopoverBackgroundView.arrowHeight"),
    ("popoverArrowWidth", popoverArrowWidth, "assumed: UIPopoverBackgroundView.arrowBase"),
    ("inspectorWidth", inspectorWidth, "assumed: neither an image nor a document was found"),
    ("columnWidth", columnWidth, "assumed: UISplitViewController.primaryColumnWidth on tablets"),
  ]
}
