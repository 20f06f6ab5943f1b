import Galley
import GalleyUIKit
import Testing

/// Numbers that UIKit says of fonts, text sizes and how things stand.
@MainActor @Suite struct UIKitNumberTests {
  /// San Francisco's ascent, descent and height of capitals are 1950, 494 and 1443 of 2048 units.
  @Test func fontsHaveTheLinesOfTheSystemFont() {
    let font = UIFont.systemFont(ofSize: 20)
    #expect(font.ascender == 19.04296875 && font.descender == -4.82421875)
    #expect(font.lineHeight == 23.8671875 && font.leading == 0)
    #expect(font.capHeight == 14.091796875 && abs(font.xHeight - 10.52) < 1e-9)
    #expect(font.withSize(40).lineHeight == 47.734375)
    #expect(UIFont.labelFontSize == 17 && UIFont.buttonFontSize == 18)
    #expect(UIFont.systemFontSize == 14 && UIFont.smallSystemFontSize == 12)
  }

  @Test(
    arguments: [
      (.extraLargeTitle, 36), (.largeTitle, 34), (.title1, 28), (.title2, 22), (.title3, 20),
      (.headline, 17), (.body, 17), (.callout, 16), (.subheadline, 15), (.footnote, 13),
      (.caption1, 12), (.caption2, 11),
    ] as [(UIFont.TextStyle, CGFloat)])
  func textStylesHaveTheirSizes(_ style: UIFont.TextStyle, _ size: CGFloat) {
    #expect(UIFont.preferredFont(forTextStyle: style).pointSize == size)
  }

  @Test func fontsAreEqualByWhatTheyDraw() {
    let bold = UIFont.boldSystemFont(ofSize: 12)
    #expect(UIFont.systemFont(ofSize: 12, weight: .bold) == bold)
    #expect(UIFont.systemFont(ofSize: 12, weight: .bold).hash == bold.hash)
    #expect(UIFont.systemFont(ofSize: 13, weight: .bold) != bold)
    #expect(UIFont.italicSystemFont(ofSize: 12) != UIFont.systemFont(ofSize: 12))
    #expect(
      UIFont.monospacedSystemFont(ofSize: 12, weight: .regular)
        != UIFont.monospacedDigitSystemFont(ofSize: 12, weight: .regular))
  }

  @Test func aWeightIsTheNearestOfNine() {
    func weight(_ value: CGFloat) -> Font.Weight { Font.Weight(UIFont.Weight(rawValue: value)) }
    #expect(weight(-5) == .ultraLight && weight(0.1) == .regular && weight(0.38) == .bold)
    #expect(weight(0.9) == .black && weight(0.25) == .medium && weight(0.5) == .heavy)
  }

  @Test func textSizesHaveTheOrderOfSwiftUI() {
    let categories = DynamicTypeSize.allCases.map { UIContentSizeCategory($0) }
    for (index, category) in categories.enumerated() {
      #expect(DynamicTypeSize(category) == DynamicTypeSize.allCases[index])
      #expect(category.isAccessibilityCategory == (index >= 7), "\(category)")
      for (other, another) in categories.enumerated() {
        #expect((category < another) == (index < other) && (category > another) == (index > other))
        #expect((category <= another) == (index <= other))
        #expect((category >= another) == (index >= other))
      }
    }
    #expect(categories.count == 12 && categories[5].rawValue == "UICTContentSizeCategoryXXL")
    #expect(UIContentSizeCategory(.accessibility2) == .accessibilityLarge)
  }

  @Test func aSizeThatIsNotSpecifiedIsNotCompared() {
    let none = UIContentSizeCategory(nil)
    #expect(none == .unspecified && DynamicTypeSize(none) == nil && !none.isAccessibilityCategory)
    #expect(!(none < .large) && !(none > .large) && !(none <= .large) && !(none >= .large))
    #expect(!(none <= none) && !(UIContentSizeCategory.large >= none))
  }

  /// UIKit's documentation of `UIDeviceOrientation`: flat is neither upright nor on a side.
  @Test func devicesStandUprightOnASideOrLieFlat() {
    let all = (0...6).compactMap(UIDeviceOrientation.init(rawValue:))
    #expect(all.filter(\.isPortrait) == [.portrait, .portraitUpsideDown])
    #expect(all.filter(\.isLandscape) == [.landscapeLeft, .landscapeRight])
    #expect(all.filter(\.isFlat) == [.faceUp, .faceDown])
    #expect(all.filter(\.isValidInterfaceOrientation).count == 4)
  }

  /// An interface turns against its device: their numbers of left and right are exchanged.
  @Test func interfacesTurnAgainstTheirDevice() {
    let device = UIDeviceOrientation.landscapeRight
    #expect(UIInterfaceOrientation(rawValue: device.rawValue) == .landscapeLeft)
    #expect(UIInterfaceOrientation.landscapeRight.isLandscape)
    #expect(UIInterfaceOrientation.portraitUpsideDown.isPortrait)
    let unknown = UIInterfaceOrientation.unknown
    #expect(!unknown.isPortrait && !unknown.isLandscape)
    #expect(UIInterfaceOrientationMask.all.rawValue == 30)
    #expect(UIInterfaceOrientationMask.allButUpsideDown.rawValue == 26)
    for (mask, orientation) in [
      (UIInterfaceOrientationMask.landscapeLeft, UIInterfaceOrientation.landscapeLeft),
      (.landscapeRight, .landscapeRight), (.portrait, .portrait),
      (.portraitUpsideDown, .portraitUpsideDown),
    ] {
      #expect(mask.rawValue == 1 << UInt(orientation.rawValue), "\(orientation)")
    }
  }

  @Test func questionsKeepTheirFieldsAndAnswers() {
    let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
    #expect(alert.textFields == nil && alert.actions.isEmpty && alert.title == "Name")
    alert.addTextField { $0.placeholder = "first" }
    alert.addTextField()
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    #expect(alert.textFields?.map(\.placeholder) == ["first", nil])
    #expect(alert.actions.map(\.title) == ["OK"])
  }

  @Test func aBarButtonIsTheFirstOfItsSide() {
    let item = UINavigationItem(title: "Page")
    let (one, two) = (UIBarButtonItem(), UIBarButtonItem())
    item.leftBarButtonItems = [one, two]
    #expect(item.leftBarButtonItem === one && item.rightBarButtonItem == nil)
    item.setLeftBarButton(two, animated: true)
    #expect(item.leftBarButtonItems == [two])
    item.setRightBarButton(one, animated: false)
    item.rightBarButtonItem = nil
    #expect(item.rightBarButtonItems == nil)
  }
}
