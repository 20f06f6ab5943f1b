import GalleyGeometry

extension ScreenMetrics {
  /// The same as a table.
  package static let table: [Entry] = lists + bars + tabs + presentations

  private static let lists: [Entry] = [
    ("rowMinimumHeight", rowMinimumHeight, .measured("tca-contacts.png")),
    ("rowVerticalInset", rowVerticalInset, .measured("ha-sensorrow.png, a row of two texts")),
    ("rowLeastInset", rowLeastInset, .measured("tca-syncups.png")),
    ("groupedRowInset", groupedRowInset, .measured("ha-privacy.png, tca-contacts.png")),
    (
      "narrowGroupedRowInset", narrowGroupedRowInset,
      .measured(
        "testNotificationSettingsViewCompact.1.png of DrunkOnJava/ModularHomeInventory, at 320 points"
      )
    ),
    ("wideScreen", wideScreen, .measured("ha-privacy.png, at 390 points; below it assumed")),
    ("plainRowInset", plainRowInset, .measured("1-demoList.png of easydev991/SwiftUI-Days")),
    (
      "tabletPlainRowInset", tabletPlainRowInset,
      .measured("iPad Pro (12.9-inch) (6th generation)-1-demoList.png of easydev991/SwiftUI-Days")
    ),
    ("tabletScreen", tabletScreen, .assumed("the width of the smallest one, an iPad mini")),
    (
      "columnRowInset", columnRowInset,
      .measured("testNotificationSettingsView.3.png of DrunkOnJava/ModularHomeInventory")
    ),
    ("groupMargin", groupMargin, .measured("ha-privacy.png, tca-contacts.png")),
    (
      "narrowGroupMargin", narrowGroupMargin,
      .measured(
        "testNotificationSettingsViewCompact.1.png of DrunkOnJava/ModularHomeInventory, at 320 points"
      )
    ),
    ("groupRadius", groupRadius, .measured("ha-privacy.png")),
    ("groupSpacing", groupSpacing, .measured("tca-detail.png")),
    (
      "compactGroupSpacing", compactGroupSpacing,
      .assumed("neither an image nor a document was found")
    ),
    ("groupHeaderSpacing", groupHeaderSpacing, .measured("tca-detail.png")),
    ("firstGroupTop", firstGroupTop, .measured("tca-addcontact.png")),
    ("listEndSpacing", listEndSpacing, .assumed("as below any group without a footer")),
    ("groupHeaderTop", groupHeaderTop, .measured("tca-detail.png")),
    ("groupHeaderBottom", groupHeaderBottom, .measured("tca-detail.png")),
    (
      "prominentHeaderBottom", prominentHeaderBottom,
      .assumed("neither an image nor a document was found")
    ),
    ("groupFooterTop", groupFooterTop, .measured("ha-privacy.png")),
    ("groupFooterBottom", groupFooterBottom, .measured("ha-privacy.png")),
    ("plainHeaderTop", plainHeaderTop, .assumed("neither an image nor a document was found")),
    ("plainHeaderBottom", plainHeaderBottom, .assumed("neither an image nor a document was found")),
    ("rowTitleRise", rowTitleRise, .measured("tca-detail.png")),
    ("rowIconWidth", rowIconWidth, .measured("tca-detail.png")),
    ("rowIconSpacing", rowIconSpacing, .measured("tca-detail.png")),
    ("chevronWidth", chevronWidth, .measured("tca-detail.png")),
    ("chevronHeight", chevronHeight, .measured("tca-detail.png")),
    ("chevronLine", chevronLine, .assumed("semibold symbols of 13 points")),
    ("chevronBearing", chevronBearing, .measured("ha-gestures.png")),
    ("chevronGap", chevronGap, .measured("ha-listpicker.png")),
    ("editSign", editSign, .assumed("neither an image nor a document was found")),
    ("editShift", editShift, .assumed("UITableViewCell: indentation of 38 points while editing")),
    ("moveSignWidth", moveSignWidth, .assumed("neither an image nor a document was found")),
    ("moveRoom", moveRoom, .assumed("neither an image nor a document was found")),
  ]

  private static let bars: [Entry] = [
    ("barHeight", barHeight, .measured("tca-addcontact.png")),
    ("pillBarRise", pillBarRise, .measured("tca-contacts.png")),
    (
      "tallPillBarRise", tallPillBarRise,
      .measured("testNavBarBackButtonTraitsWithTitles_18_5.png of cashapp/AccessibilitySnapshot")
    ),
    ("pillSafeArea", pillSafeArea, .uiKit("safeAreaInsets")),
    (
      "tallPillSafeArea", tallPillSafeArea,
      .measured("testNavBarBackButtonTraitsWithTitles_18_5.png of cashapp/AccessibilitySnapshot")
    ),
    ("compactBarHeight", compactBarHeight, .assumed("UINavigationBar in compact height")),
    (
      "sheetBarHeight", sheetBarHeight,
      .measured("TourOfSyncUps-0004-image.png of pointfreeco/swift-composable-architecture")
    ),
    ("largeTitleHeight", largeTitleHeight, .measured("tca-contacts.png")),
    ("searchRowHeight", searchRowHeight, .measured("1-demoList.png of easydev991/SwiftUI-Days")),
    (
      "searchFieldHeight", searchFieldHeight, .measured("1-demoList.png of easydev991/SwiftUI-Days")
    ),
    (
      "searchFieldRadius", searchFieldRadius, .measured("1-demoList.png of easydev991/SwiftUI-Days")
    ),
    ("searchFieldTop", searchFieldTop, .measured("1-demoList.png of easydev991/SwiftUI-Days")),
    ("searchSignStart", searchSignStart, .measured("1-demoList.png of easydev991/SwiftUI-Days")),
    ("searchSignWidth", searchSignWidth, .measured("1-demoList.png of easydev991/SwiftUI-Days")),
    ("searchTextStart", searchTextStart, .measured("1-demoList.png of easydev991/SwiftUI-Days")),
    ("barMargin", barMargin, .measured("tca-detail.png")),
    (
      "wideBarMargin", wideBarMargin,
      .measured(
        "1-demoList.png of easydev991/SwiftUI-Days, testAlertPreferencesView.2.png of DrunkOnJava/ModularHomeInventory"
      )
    ),
    (
      "wideBarScreen", wideBarScreen,
      .assumed("402 points are not wide, 428 and 430 are (measured)")
    ),
    (
      "backMargin", backMargin,
      .measured("testNavBarBackButtonTraitsWithTitles_18_5.png of cashapp/AccessibilitySnapshot")
    ),
    (
      "backWidth", backWidth,
      .measured("testNavBarBackButtonTraitsWithTitles_18_5.png of cashapp/AccessibilitySnapshot")
    ),
    (
      "backHeight", backHeight,
      .measured("testNavBarBackButtonTraitsWithTitles_18_5.png of cashapp/AccessibilitySnapshot")
    ),
    ("backLine", backLine, .assumed("neither an image nor a document was found")),
    (
      "backSpacing", backSpacing,
      .measured("testNavBarBackButtonTraitsWithTitles_18_5.png of cashapp/AccessibilitySnapshot")
    ),
    ("barItemSpacing", barItemSpacing, .assumed("neither an image nor a document was found")),
    (
      "bottomBarHeight", bottomBarHeight,
      .assumed("UIToolbar of UINavigationController, as high as a tab bar")
    ),
  ]

  private static let tabs: [Entry] = [
    (
      "tabBarHeight", tabBarHeight,
      .measured("testTabBars_18_5.png of cashapp/AccessibilitySnapshot")
    ),
    (
      "tabIconSize", tabIconSize,
      .measured("1-sportsGroundsList.png of easydev991/SwiftUI-WorkoutApp: a person of 19.67 by 21")
    ),
    (
      "tabIconHeight", tabIconHeight,
      .measured(
        "1-sportsGroundsList.png of easydev991/SwiftUI-WorkoutApp: icons are centred at 18.5")
    ),
    (
      "tabIconTop", tabIconTop,
      .measured(
        "1-sportsGroundsList.png of easydev991/SwiftUI-WorkoutApp: icons are centred at 18.5")
    ),
    (
      "tabTitleTop", tabTitleTop,
      .measured("testTabBars_18_5.png of cashapp/AccessibilitySnapshot: baselines at 45")
    ),
    (
      "tabTitleSize", tabTitleSize,
      .measured("testTabBars_18_5.png of cashapp/AccessibilitySnapshot")
    ),
    (
      "tabBadgeHeight", tabBadgeHeight,
      .measured("testTabBars_18_5.png of cashapp/AccessibilitySnapshot")
    ),
    (
      "tabBadgeTop", tabBadgeTop, .measured("testTabBars_18_5.png of cashapp/AccessibilitySnapshot")
    ),
    (
      "tabBadgeStart", tabBadgeStart,
      .measured("testTabBars_18_5.png of cashapp/AccessibilitySnapshot")
    ),
    (
      "tabBadgeFont", tabBadgeFont,
      .measured("testTabBars_18_5.png of cashapp/AccessibilitySnapshot")
    ),
    ("pageDot", pageDot, .measured("testPageControl_18_5.png of cashapp/AccessibilitySnapshot")),
    (
      "pageDotSpacing", pageDotSpacing,
      .measured("testPageControl_18_5.png of cashapp/AccessibilitySnapshot")
    ),
    (
      "pageDotsHeight", pageDotsHeight,
      .measured("testPageControl_18_5.png of cashapp/AccessibilitySnapshot")
    ),
    ("pageDotsBottom", pageDotsBottom, .assumed("neither an image nor a document was found")),
  ]

  private static let presentations: [Entry] = [
    (
      "sheetRadius", sheetRadius,
      .measured("TourOfSyncUps-0004-image.png of pointfreeco/swift-composable-architecture")
    ),
    (
      "sheetTop", sheetTop,
      .measured("TourOfSyncUps-0004-image.png of pointfreeco/swift-composable-architecture")
    ),
    ("grabberWidth", grabberWidth, .assumed("UISheetPresentationController.prefersGrabberVisible")),
    (
      "grabberHeight", grabberHeight,
      .assumed("UISheetPresentationController.prefersGrabberVisible")
    ),
    ("grabberTop", grabberTop, .assumed("UISheetPresentationController.prefersGrabberVisible")),
    ("alertWidth", alertWidth, .measured("tca-alert.png")),
    (
      "dialogRadius", dialogRadius,
      .measured("TourOfSyncUps-0013-image.png of pointfreeco/swift-composable-architecture")
    ),
    (
      "alertTop", alertTop,
      .measured("TourOfSyncUps-0013-image.png of pointfreeco/swift-composable-architecture")
    ),
    (
      "alertTextGap", alertTextGap,
      .measured(
        "TourOfSyncUps-0013-image.png of pointfreeco/swift-composable-architecture: baselines are 20 apart"
      )
    ),
    (
      "alertBottom", alertBottom,
      .measured(
        "TourOfSyncUps-0013-image.png of pointfreeco/swift-composable-architecture: 23.67 below the last baseline"
      )
    ),
    ("alertSide", alertSide, .assumed("UIAlertController")),
    (
      "alertButtonHeight", alertButtonHeight,
      .measured("TourOfSyncUps-0013-image.png of pointfreeco/swift-composable-architecture")
    ),
    ("dialogButtonHeight", dialogButtonHeight, .assumed("UIAlertController.Style.actionSheet")),
    ("dialogTextInset", dialogTextInset, .assumed("UIAlertController.Style.actionSheet")),
    ("dialogMargin", dialogMargin, .assumed("UIAlertController.Style.actionSheet")),
    ("menuWidth", menuWidth, .measured("3-chooseDisplayOption.png of easydev991/SwiftUI-Days")),
    (
      "menuRadius", menuRadius,
      .measured("3-chooseDisplayOption.png of easydev991/SwiftUI-Days: between 13 and 14")
    ),
    (
      "menuRowHeight", menuRowHeight,
      .measured("3-chooseDisplayOption.png of easydev991/SwiftUI-Days")
    ),
    (
      "menuMargin", menuMargin,
      .assumed("as at both sides of a bar; no image shows a menu without ticks")
    ),
    (
      "menuTickStart", menuTickStart,
      .measured("3-chooseDisplayOption.png of easydev991/SwiftUI-Days")
    ),
    (
      "menuTextStart", menuTextStart,
      .measured("3-chooseDisplayOption.png of easydev991/SwiftUI-Days")
    ),
    ("menuGap", menuGap, .assumed("UIMenu")),
    ("menuEdge", menuEdge, .measured("5-sortByDate.png of easydev991/SwiftUI-Days")),
    ("popoverRadius", popoverRadius, .assumed("UIPopoverPresentationController")),
    (
      "popoverMargin", popoverMargin,
      .assumed("UIPopoverPresentationController.popoverLayoutMargins")
    ),
    ("popoverArrowHeight", popoverArrowHeight, .assumed("UIPopoverBackgroundView.arrowHeight")),
    ("popoverArrowWidth", popoverArrowWidth, .assumed("UIPopoverBackgroundView.arrowBase")),
    ("inspectorWidth", inspectorWidth, .assumed("neither an image nor a document was found")),
    (
      "columnWidth", columnWidth,
      .measured("testNotificationSettingsView.3.png of DrunkOnJava/ModularHomeInventory")
    ),
  ]
}
