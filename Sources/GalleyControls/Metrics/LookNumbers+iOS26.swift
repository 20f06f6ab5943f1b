import GalleyGeometry

/// The images that the sources name: `as26-` and `test` of cashapp/AccessibilitySnapshot; `serverSwitchingScreen`,
/// `settingsServersScreen` and `LocationHistoryListView` of home-assistant/iOS;
/// `iPhone 15 Pro Max` and `iPad Pro` of easydev991/SwiftUI-Days; `1_en-US`, `2_en-US` and `3_en-US` of
/// skiptools/skipapp-showcase; `kiosk` of home-assistant/companion.home-assistant.
/// Others are named with their repositories.
nonisolated extension LookNumbers {
  /// The numbers of iOS 26; `changes` says where they come from.
  package static let iOS26: LookNumbers = {
    var numbers = LookNumbers()
    for change in changes { numbers[keyPath: change.path] = change.value }
    return numbers
  }()

  /// A number that is another one on iOS 26.
  nonisolated package struct Change {
    /// What the number is of, once in the table.
    package let name: String
    let path: WritableKeyPath<LookNumbers, CGFloat>
    package let value: CGFloat
    package let source: MetricSource

    init(
      _ name: String, _ path: WritableKeyPath<LookNumbers, CGFloat>, _ value: CGFloat,
      _ source: MetricSource
    ) {
      self.name = name
      self.path = path
      self.value = value
      self.source = source
    }

    /// The row of the guide's table, in points to a hundredth.
    package var row: String {
      "| \(name) | \(Self.text(LookNumbers.iOS18[keyPath: path])) | \(Self.text(value)) | \(source) |"
    }

    private static func text(_ value: CGFloat) -> String {
      let rounded = (Double(value) * 100).rounded() / 100
      return Int(exactly: rounded).map { "\($0)" } ?? "\(rounded)"
    }
  }

  /// Every number of iOS 26 that differs from iOS 18, each with its source.
  package static var changes: [Change] {
    rows + sections + symbols + bars + tabs + menus + menuShadow + tabletMenus + controls + alerts
  }

  private static var rows: [Change] {
    [
      Change("Row, least height", \.rowHeight, 52, .measured("as26-listsections.png")),
      Change(
        "Row, what of it grows with body text", \.rowGrowth, 22,
        .measured("serverSwitchingScreen.light.png: 51 where body is 16 points")),
      Change(
        "Row, above and below its content", \.rowInset, 15,
        .measured(
          "LocationHistoryListView-w-Locations-light.png: two lines of 40.67 in 70.67; "
            + "settingsServersScreen.light.png: an image of 40 in 70")),
      Change(
        "Row, above and below content that can grow", \.rowLeastInset, 7,
        .assumed(
          "38 points are in a row of the least height, as on iOS 18; 40 are not "
            + "(settingsServersScreen.light.png), and 28 are (serverSwitchingScreen.light.png)")),
      Change(
        "Wide margins, from a screen of", \.wideScreen, 414,
        .measured(
          "as26-listsections.png is 402 wide and has 16, 2_en-US.png is 420 wide and has 20")),
      Change(
        "Plain row on tablets, at the sides", \.tabletPlainRowInset, 20,
        .measured("iPad Pro (12.9-inch) (6th generation)-1-demoList.png")),
      Change("Group, radius", \.groupRadius, 26, .measured("as26-listsections.png")),
    ]
  }

  private static var sections: [Change] {
    [
      Change("Header, above", \.headerTop, 10, .measured("as26-listsections.png: 40.33 in all")),
      Change("Header, below", \.headerBottom, 10, .measured("as26-listsections.png: 40.33 in all")),
      Change(
        "Footer, above", \.footerTop, 7,
        .measured("testListWithHeadersAndFooters_26_2_402x874@3x.png: 29.67 in all")),
      Change(
        "Footer, below", \.footerBottom, 7,
        .measured("testListWithHeadersAndFooters_26_2_402x874@3x.png: 29.67 in all")),
      Change(
        "Separator, thickness (0 is one pixel)", \.separator, 1,
        .measured("as26-listsections.png")),
      Change(
        "Separator, share of the row's inset at its end", \.separatorEnd, 1,
        .measured("as26-listsections.png")),
    ]
  }

  private static var symbols: [Change] {
    [
      Change(
        "Label in a row, icon", \.rowIconWidth, 70 / 3.0,
        .measured("settingsServersScreen.light.png, where body is 16 points")),
      Change(
        "Label in a row, before the title", \.rowIconSpacing, 47 / 3.0,
        .measured("settingsServersScreen.light.png, where body is 16 points")),
      Change(
        "Chevron of a link, beside it", \.chevronBearing, 7 / 3.0,
        .measured("iPhone 15 Pro Max-1-demoList.png, LocationHistoryListView-w-Locations-light.png")
      ),
      Change(
        "Chevron of a link, before its room", \.chevronGap, 11,
        .measured("iPhone 15 Pro Max-1-demoList.png: 13.33 to the ink")),
    ]
  }

  private static var bars: [Change] {
    [
      Change(
        "Bar, above the safe area", \.pillBarRise, 0,
        .measured("testNavBarBackButtonTraitsWithTitles_26_2_402x874@3x.png")),
      Change(
        "Bar, above a taller safe area", \.tallPillBarRise, 0,
        .measured("testNavBarBackButtonTraitsWithTitles_26_2_402x874@3x.png")),
      Change(
        "Bar, below its items of 44", \.barBottom, 10,
        .measured(
          "iPhone 15 Pro Max-1-demoList.png: a large title's baseline is 46.33 below them; "
            + "2_en-US.png")),
      Change(
        "Bar on tablets, its items", \.tabletBarHeight, 44,
        .measured("iPad Pro (12.9-inch) (6th generation)-1-demoList.png")),
      Change(
        "Bar of a sheet", \.sheetBarHeight, 64,
        .measured("kiosk-mode-settings.png: items of 44, and 10 above and below them")),
      Change(
        "Search field, its row", \.searchRowHeight, 60,
        .measured("iPhone 15 Pro Max-1-demoList.png, 2_en-US.png: 15 below the field")),
      Change(
        "Search field, height", \.searchFieldHeight, 44,
        .measured("iPhone 15 Pro Max-1-demoList.png")),
      Change(
        "Search field, radius", \.searchFieldRadius, 22,
        .measured("iPhone 15 Pro Max-1-demoList.png")),
      Change(
        "Search field, before the magnifying glass", \.searchSymbolStart, 14,
        .measured("iPhone 15 Pro Max-1-demoList.png")),
      Change(
        "Search field, before the text", \.searchTextStart, 39,
        .measured("iPhone 15 Pro Max-1-demoList.png: the ink begins at 40.33")),
    ]
  }

  private static var tabs: [Change] {
    [
      Change(
        "Tab bar, height", \.tabBarHeight, 62,
        .measured("1_en-US.png, 3_en-US.png")),
      Change(
        "Tab bar, above the screen's end (0 is in the safe area)", \.tabBarEnd, 21,
        .measured("1_en-US.png: from 829 to 891 of 912")),
      Change(
        "Tab, width at most (0 is its share)", \.tabWidth, 86,
        .measured("1_en-US.png: three tabs in a bar of 274")),
      Change(
        "Tab bar, beside the tabs", \.tabBarPadding, 8,
        .measured("1_en-US.png: three tabs in a bar of 274")),
      Change(
        "Tab bar, around the chosen tab's capsule (0 is none)", \.chosenTabInset, 4,
        .measured("1_en-US.png: 94 by 54")),
      Change(
        "Tab, above the room for its icon", \.tabIconTop, 8.5,
        .measured("1_en-US.png: icons are centred at 24")),
      Change(
        "Tab, between that room and its title", \.tabTitleTop, 0,
        .measured("1_en-US.png: baselines at 49")),
    ]
  }

  private static var menus: [Change] {
    [
      Change(
        "Sheet, below the safe area", \.sheetTop, 0,
        .measured("iPhone 15 Pro Max-4-beforeSave.png")),
      Change(
        "Sheet, radius", \.sheetRadius, 38,
        .measured("iPhone 15 Pro Max-4-beforeSave.png, iPhone 15 Pro Max-2-chooseDate.png")),
      Change(
        "Menu, radius", \.menu.radius, 32,
        .measured("popup-menu-button.png of serverpod/cupertino_native")),
      Change(
        "Menu, row", \.menu.rowHeight, 42,
        .measured("iPhone 15 Pro Max-3-chooseDisplayOption.png")),
      Change(
        "Menu, above and below the rows", \.menu.padding, 10,
        .measured(
          "popup-menu-button.png of serverpod/cupertino_native: "
            + "209 are four rows, 21 and twice 10")),
      Change(
        "Menu, lines between the rows (1 is shown)", \.menuSeparator, 0,
        .measured("iPhone 15 Pro Max-3-chooseDisplayOption.png")),
      Change(
        "Menu, between sections", \.menuSectionGap, 21,
        .measured(
          "popup-menu-button.png of serverpod/cupertino_native, "
            + "ios-context-menu.png of shahmeer1124/ios_adaptive_context_menu")),
      Change(
        "Menu, before the tick", \.menu.tickStart, 67 / 3.0,
        .measured("iPhone 15 Pro Max-3-chooseDisplayOption.png")),
      Change(
        "Menu, tick, width", \.menu.tickWidth, 10.19,
        .measured("iPhone 15 Pro Max-3-chooseDisplayOption.png: 10.67 with its line")),
      Change(
        "Menu, tick, height", \.menu.tickHeight, 11.04,
        .measured("iPhone 15 Pro Max-3-chooseDisplayOption.png: 10.33 with its line")),
      Change(
        "Menu, before text beside ticks", \.menu.textStart, 43,
        .measured("iPhone 15 Pro Max-3-chooseDisplayOption.png")),
    ]
  }

  private static var menuShadow: [Change] {
    [
      Change(
        "Menu, opacity of the shadow", \.menuShadowOpacity, 0.09,
        .measured("ios-context-menu.png of shahmeer1124/ios_adaptive_context_menu")),
      Change(
        "Menu, radius of the shadow", \.menuShadowRadius, 17,
        .measured("ios-context-menu.png of shahmeer1124/ios_adaptive_context_menu")),
      Change(
        "Menu, shadow below it", \.menuShadowOffset, 9,
        .measured("ios-context-menu.png of shahmeer1124/ios_adaptive_context_menu")),
    ]
  }

  private static var tabletMenus: [Change] {
    [
      Change(
        "Menu on tablets, width", \.tabletMenu.width, 224,
        .measured("iPad Pro (12.9-inch) (6th generation)-3-chooseDisplayOption.png")),
      Change(
        "Menu on tablets, radius", \.tabletMenu.radius, 26,
        .measured("iPad Pro (12.9-inch) (6th generation)-3-chooseDisplayOption.png")),
      Change(
        "Menu on tablets, row", \.tabletMenu.rowHeight, 38,
        .measured("iPad Pro (12.9-inch) (6th generation)-3-chooseDisplayOption.png")),
      Change(
        "Menu on tablets, above and below the rows", \.tabletMenu.padding, 8,
        .measured("iPad Pro (12.9-inch) (6th generation)-3-chooseDisplayOption.png")),
      Change(
        "Menu on tablets, size of the text", \.tabletMenu.textSize, 15,
        .measured("iPad Pro (12.9-inch) (6th generation)-3-chooseDisplayOption.png")),
      Change(
        "Menu on tablets, before the tick", \.tabletMenu.tickStart, 17.5,
        .measured("iPad Pro (12.9-inch) (6th generation)-3-chooseDisplayOption.png")),
      Change(
        "Menu on tablets, tick, width", \.tabletMenu.tickWidth, 8.33,
        .measured(
          "iPad Pro (12.9-inch) (6th generation)-3-chooseDisplayOption.png: " + "9 with its line")),
      Change(
        "Menu on tablets, tick, height", \.tabletMenu.tickHeight, 9.38,
        .measured(
          "iPad Pro (12.9-inch) (6th generation)-3-chooseDisplayOption.png: " + "9 with its line")),
      Change(
        "Menu on tablets, before text beside ticks", \.tabletMenu.textStart, 32.5,
        .measured("iPad Pro (12.9-inch) (6th generation)-3-chooseDisplayOption.png")),
    ]
  }

  private static var controls: [Change] {
    [
      Change("Switch, width", \.switchWidth, 63, .measured("iPhone 15 Pro Max-4-beforeSave.png")),
      Change("Switch, height", \.switchHeight, 28, .measured("iPhone 15 Pro Max-4-beforeSave.png")),
      Change(
        "Switch, knob, width", \.switchKnobWidth, 37,
        .measured("iPhone 15 Pro Max-4-beforeSave.png")),
      Change(
        "Switch, knob, height", \.switchKnobHeight, 24,
        .measured("iPhone 15 Pro Max-4-beforeSave.png")),
      Change(
        "Switch without a label in no list, beyond its end", \.switchOverhang, 2,
        .measured("iPhone 15 Pro Max-4-beforeSave.png")),
      Change(
        "Switch, share of the knob's shadow", \.switchShadow, 0,
        .measured("iPhone 15 Pro Max-4-beforeSave.png")),
      Change("Slider, track", \.sliderTrack, 6, .measured("testSlider_26_2_402x874@3x.png")),
      Change(
        "Slider, knob, width", \.sliderKnobWidth, 37,
        .measured("testSlider_26_2_402x874@3x.png: 75 % of 382 end at 277.17")),
      Change("Slider, knob, height", \.sliderKnobHeight, 24, .assumed("as a switch's")),
      Change("Slider, knob above the line", \.sliderKnobLift, 0, .assumed("in its middle")),
      Change("Stepper, radius", \.stepperRadius, 16, .measured("testStepper_26_2_402x874@3x.png")),
      Change(
        "Segmented picker, radius", \.segmentsRadius, 16,
        .measured("testSegmentedControl_26_2_402x874@3x.png")),
      Change(
        "Segment, radius", \.segmentRadius, 14, .assumed("the picker's, less what is around it")),
      Change(
        "Compact date, radius", \.dateBoxRadius, 17,
        .measured("iPhone 15 Pro Max-4-beforeSave.png")),
      Change(
        "Wheel, radius of the band", \.wheelBandRadius, 17,
        .measured("iPhone 15 Pro Max-2-chooseDate.png")),
    ]
  }

  private static var alerts: [Change] {
    let wide = MetricSource.measured("alert.png of berkaycatak/adaptive_platform_ui")
    let image = "AdaptiveAlertDialog-ios-liquid-glass.png of MohamedRejeb/Calf"
    return [
      Change("Alert, width", \.alertWidth, 320, wide),
      Change("Alert, radius", \.alertRadius, 34, .measured(image)),
      Change("Alert, above its title", \.alertTop, 23, .measured(image)),
      Change(
        "Alert, between title and message", \.alertTextGap, 10,
        .measured("\(image): baselines are 28.5 apart")),
      Change(
        "Alert, below its message", \.alertBottom, 62 / 3.0,
        .measured("\(image): 156 in all with one row of buttons")),
      Change("Alert, at the sides of its texts", \.alertSide, 30, .measured(image)),
      Change("Alert, button, height", \.alertButtonHeight, 48, wide),
      Change("Alert, beside and below its buttons", \.alertButtonSide, 16, wide),
      Change("Alert, between its buttons (0 is one pixel)", \.alertButtonGap, 8, wide),
    ]
  }
}
