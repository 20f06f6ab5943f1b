import GalleyGeometry
import GalleyViews

/// The lengths of open menus that are not the same on phones and on tablets with iOS 26, in points: those of iOS 18 unless
/// `LookNumbers.iOS26` says otherwise.
nonisolated struct MenuLook: Hashable, Sendable {
  /// Of a menu.
  var width = ScreenMetrics.menuWidth
  /// Of its corners.
  var radius = ScreenMetrics.menuRadius
  /// Of a row of one line.
  var rowHeight = ScreenMetrics.menuRowHeight
  /// Above the first and below the last row.
  var padding: CGFloat = 0
  /// Of the text in rows, at the default text size.
  var textSize: CGFloat = 17
  /// Before the tick.
  var tickStart = ScreenMetrics.menuTickStart
  /// Of the tick, without the ends of its line.
  var tickWidth = ControlMetrics.menuTickWidth
  /// Of the tick, without the ends of its line.
  var tickHeight = ControlMetrics.menuTickHeight
  /// Before what is in a row of a menu with ticks.
  var textStart = ScreenMetrics.menuTextStart

  /// The font of rows.
  var font: Font { textSize < 17 ? .subheadline : .body }

  /// Above and below the lines of a row, at least. iPhone 15 Pro Max-3-chooseDisplayOption.png of easydev991/SwiftUI-Days,
  /// iOS 26: a row of two lines is 20 points higher than one of one line; iOS 18: assumed to be alike.
  var rowInset: CGFloat { (min(rowHeight, 42) - 21) / 2 }

  // iOS 26 alone: ios-context-menu.png of shahmeer1124/ios_adaptive_context_menu, popup-menu-button.png of
  // serverpod/cupertino_native.

  /// From the start of a menu of iOS 26 to the middle of an icon, which is before its title.
  static let iconMiddle: CGFloat = 36
  /// From the start of a menu of iOS 26 to the title behind an icon.
  static let iconTitleStart: CGFloat = 60
  /// Room for an icon: twice what is between its middle and the margin of menus of iOS 18.
  static let iconRoom = 2 * (ScreenMetrics.menuIconEnd - ScreenMetrics.menuMargin)
  /// The line between two sections of a menu of iOS 26.
  static let sectionLine: CGFloat = 1
  /// At both ends of that line.
  static let sectionLineInset: CGFloat = 24
  /// The rim of a menu of iOS 26.
  static let rim: CGFloat = 1
  /// How far a menu of iOS 26 begins before the item of a bar that opened it, and that it covers
  /// (iPhone 15 Pro Max-5-sortByDate.png of easydev991/SwiftUI-Days).
  static let barItemLead: CGFloat = 8
}

nonisolated extension EnvironmentValues {
  /// The lengths of menus: on a tablet or not.
  var menuLook: MenuLook { isTablet ? lookNumbers.tabletMenu : lookNumbers.menu }
}
