import GalleyGeometry

/// The images that the sources name: `as26-` and `test` of cashapp/AccessibilitySnapshot; `serverSwitchingScreen`,
/// `settingsServersScreen` and `LocationHistoryListView` of home-assistant/iOS; `listRow` of StanfordSpezi/SpeziViews;
/// `iPhone 15 Pro Max` of easydev991/SwiftUI-Days.
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
  package static var changes: [Change] { rows + sections + symbols + bars + menus + controls }

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
        .assumed(
          "where UIKit's margins grow; as26-listsections.png is 402 wide and has 16, "
            + "listRow.ipad-regular.png is 1194 wide and has 20")),
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
        "Large title, below it in its row", \.largeTitleBottom, -32 / 3.0,
        .measured("iPhone 15 Pro Max-1-demoList.png: its baseline is 43.33 below the row above")),
      Change(
        "Search field, its row", \.searchRowHeight, 67,
        .measured("iPhone 15 Pro Max-1-demoList.png: 15 below the field")),
      Change(
        "Search field, above", \.searchFieldTop, 8, .measured("iPhone 15 Pro Max-1-demoList.png")),
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

  private static var menus: [Change] {
    [
      Change(
        "Sheet, below the safe area", \.sheetTop, 0,
        .measured("iPhone 15 Pro Max-4-beforeSave.png")),
      Change(
        "Menu, row", \.menuRowHeight, 42.5,
        .measured("iPhone 15 Pro Max-3-chooseDisplayOption.png")),
      Change(
        "Menu, above and below the rows", \.menuPadding, 9,
        .measured("iPhone 15 Pro Max-3-chooseDisplayOption.png, with the edge of the glass")),
      Change(
        "Menu, lines between the rows (1 is shown)", \.menuSeparator, 0,
        .measured("iPhone 15 Pro Max-3-chooseDisplayOption.png")),
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
        "Switch in no list, beyond its end", \.switchOverhang, 2,
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
}
