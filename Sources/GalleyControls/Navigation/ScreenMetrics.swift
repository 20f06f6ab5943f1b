import GalleyGeometry

/// Every length of lists, bars, tabs and presentations, in points of the default text size, each with its source.
package nonisolated enum ScreenMetrics {
  package typealias Entry = (name: String, value: CGFloat, source: String)

  // List.
  /// The least height of a row. UITableView.rowHeight, HIG: targets of 44 points.
  static let rowMinimumHeight: CGFloat = 44
  /// Above and below a row's content: 22 points of body text in 44. UIListContentConfiguration.directionalLayoutMargins.
  static let rowVerticalInset: CGFloat = 11
  /// At both sides of a row's content in a group with round corners. UITableView.layoutMargins on phones.
  static let groupedRowInset: CGFloat = 16
  /// At both sides of a row's content where rows go from side to side. by eye from iOS 17.
  static let plainRowInset: CGFloat = 20
  /// Between the screen's edge and a group with round corners. UITableView.Style.insetGrouped on phones.
  static let groupMargin: CGFloat = 16
  /// Of the corners of a group. by eye from iOS 17.
  static let groupRadius: CGFloat = 10
  /// Between two groups without a header: 17.5 of footer and 17.5 of header. UITableView.Style.grouped: sectionFooterHeight and sectionHeaderHeight.
  static let groupSpacing: CGFloat = 35
  /// Between two groups with `listSectionSpacing(.compact)`. by eye from iOS 17.
  static let compactGroupSpacing: CGFloat = 20
  /// Between a group and the header of the next one. UITableView.sectionFooterHeight of grouped lists.
  static let groupHeaderSpacing: CGFloat = 17.5
  /// Above the first and below the last group. by eye from iOS 17.
  static let listEndSpacing: CGFloat = 16
  /// Above a grouped header's text: 13, 18 of footnote and 7 are 38. UITableView: header of 38 points.
  static let groupHeaderTop: CGFloat = 13
  /// Below a grouped header's text. UITableView: header of 38 points.
  static let groupHeaderBottom: CGFloat = 7
  /// Below a header of increased prominence. by eye from iOS 17.
  static let prominentHeaderBottom: CGFloat = 10
  /// Above and below a footer's text. by eye from iOS 17.
  static let groupFooterInset: CGFloat = 7
  /// Above a plain header's text. by eye from iOS 17.
  static let plainHeaderTop: CGFloat = 16
  /// Below a plain header's text. by eye from iOS 17.
  static let plainHeaderBottom: CGFloat = 6
  /// Room that the icon of a row's label takes; wider icons take more. by eye from iOS 17.
  static let rowIconWidth: CGFloat = 24
  /// Between the icon and the title of a row's label. UIListContentConfiguration.imageToTextPadding.
  static let rowIconSpacing: CGFloat = 16
  /// Of the sign of a link in a row. by eye from iOS 17: chevron.right, footnote, semibold.
  static let chevronWidth: CGFloat = 7
  /// Of the sign of a link in a row. by eye from iOS 17: chevron.right, footnote, semibold.
  static let chevronHeight: CGFloat = 12
  /// The line of the sign of a link in a row. by eye from iOS 17.
  static let chevronLine: CGFloat = 2
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
    ("groupedRowInset", groupedRowInset, "UITableView.layoutMargins on phones"),
    ("plainRowInset", plainRowInset, "by eye from iOS 17"),
    ("groupMargin", groupMargin, "UITableView.Style.insetGrouped on phones"),
    ("groupRadius", groupRadius, "by eye from iOS 17"),
    (
      "groupSpacing", groupSpacing,
      "UITableView.Style.grouped: sectionFooterHeight and sectionHeaderHeight"
    ),
    ("compactGroupSpacing", compactGroupSpacing, "by eye from iOS 17"),
    ("groupHeaderSpacing", groupHeaderSpacing, "UITableView.sectionFooterHeight of grouped lists"),
    ("listEndSpacing", listEndSpacing, "by eye from iOS 17"),
    ("groupHeaderTop", groupHeaderTop, "UITableView: header of 38 points"),
    ("groupHeaderBottom", groupHeaderBottom, "UITableView: header of 38 points"),
    ("prominentHeaderBottom", prominentHeaderBottom, "by eye from iOS 17"),
    ("groupFooterInset", groupFooterInset, "by eye from iOS 17"),
    ("plainHeaderTop", plainHeaderTop, "by eye from iOS 17"),
    ("plainHeaderBottom", plainHeaderBottom, "by eye from iOS 17"),
    ("rowIconWidth", rowIconWidth, "by eye from iOS 17"),
    ("rowIconSpacing", rowIconSpacing, "UIListContentConfiguration.imageToTextPadding"),
    ("chevronWidth", chevronWidth, "by eye from iOS 17: chevron.right, footnote, semibold"),
    ("chevronHeight", chevronHeight, "by eye from iOS 17: chevron.right, footnote, semibold"),
    ("chevronLine", chevronLine, "by eye from iOS 17"),
    ("editSign", editSign, "by eye from iOS 17"),
    ("editShift", editShift, "UITableViewCell: indentation of 38 points while editing"),
    ("moveSignWidth", moveSignWidth, "by eye from iOS 17"),
    ("moveRoom", moveRoom, "by eye from iOS 17"),
  ]

  private static let bars: [Entry] = [
    ("barHeight", barHeight, "UINavigationBar.intrinsicContentSize"),
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
