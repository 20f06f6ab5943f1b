import GalleyGeometry

nonisolated extension ScreenMetrics {
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
}
