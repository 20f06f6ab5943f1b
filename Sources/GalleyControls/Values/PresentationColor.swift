import GalleyGeometry
import GalleyGraphics
import GalleyViews

/// The colours of what is presented.
nonisolated enum PresentationColor {
  /// That of alerts and dialogs. Apple's is frosted glass over what is behind. Dark: assumed, over black; over a white
  /// that is dimmed it is #3f3f3f (ios-items.png of rn-nui/alert).
  static let card = Color(_light: Color(white: 0.95), dark: Color(white: 0.15))
  /// That of alerts on iOS 26. Light: measured (AdaptiveAlertDialog-ios-liquid-glass.png of MohamedRejeb/Calf: #edeef2);
  /// dark: assumed, as on iOS 18.
  static let glassCard = Color(
    _light: Color(red: 237 / 255.0, green: 238 / 255.0, blue: 242 / 255.0), dark: card)
  /// The boxes of their buttons. Light: measured (AdaptiveAlertDialog-ios-liquid-glass.png of MohamedRejeb/Calf: #d1d1d5);
  /// dark: assumed.
  static let glassButton = Color(
    _light: Color(white: 0, opacity: 0.12), dark: Color(white: 1, opacity: 0.12))
  /// That of a dialog's Cancel. Measured (SwiftUI-confirmationDialog.png of mvolkmann/blog; dark: ios-items-sheet.png of
  /// rn-nui/alert).
  static let cancel = Color(_light: .white, dark: SemanticColor.tertiaryBackground)
  /// The lines between the buttons of alerts and dialogs. Light: measured (SwiftUI-confirmationDialog.png of
  /// mvolkmann/blog: #b1b4b4); dark: assumed.
  static let separator = Color(
    _light: Color(red: 177 / 255.0, green: 180 / 255.0, blue: 180 / 255.0), dark: Color(white: 0.28)
  )
  /// Behind the text of an alert's field. Measured (SwiftUI-alert-login.png of mvolkmann/blog; dark: ios-prompt.png of
  /// rn-nui/alert, #1c1c1e).
  static let field = Color(_light: .white, dark: SemanticColor.secondaryBackground)
  /// The lines around and between an alert's fields. Measured (SwiftUI-alert-login.png of mvolkmann/blog: #b3b3b3; dark:
  /// ios-prompt.png of rn-nui/alert, #6b777d).
  static let fieldLine = Color(
    _light: Color(white: 179 / 255.0),
    dark: Color(red: 107 / 255.0, green: 119 / 255.0, blue: 125 / 255.0))
  /// That of open menus. iOS 26: measured (popup-menu-button.png of serverpod/cupertino_native on white: #f9f9f9;
  /// popup_menu_opened_preview.jpg of gunumdogdu/cupertino_native_better on black: #101010), as a flat colour.
  static func menu(_ look: SystemLook) -> Color {
    guard look == .iOS26 else { return card }
    return Color(_light: Color(white: 249 / 255.0), dark: Color(white: 16 / 255.0))
  }
  /// What lies over a menu between two sections. Measured: light (ios.png of the49ltd/The49.Maui.ContextMenu: #f1f1d4
  /// becomes #dedec1) and dark (menu.png of mecid/mecid.github.io, iOS 14: #1f1f1f becomes #1a191a).
  static let menuBand = Color(
    _light: Color(white: 0, opacity: 0.075), dark: Color(white: 0, opacity: 0.16))
  /// The line between two sections of a menu of iOS 26. Measured, as its ground: #e5e5e5 and #232323.
  static let menuLine = Color(
    _light: Color(white: 0, opacity: 0.08), dark: Color(white: 1, opacity: 0.08))
  /// The rim of a menu of iOS 26. Measured, as its ground: white and #3a3a3a.
  static let menuRim = Color(_light: .white, dark: Color(white: 58 / 255.0))
  /// What lies over the views behind alerts and dialogs, behind sheets of tablets, and, assumed, behind those of iOS 26.
  /// Light: measured (TourOfSyncUps-0013-image.png of pointfreeco/swift-composable-architecture); dark: UIKit's.
  static let dimming = Color(
    _light: Color(white: 0, opacity: 0.2), dark: Color(white: 0, opacity: 0.48))
  /// What lies over the views behind sheets of phones on iOS 18. Light: measured (4-eventDetails.png of
  /// easydev991/SwiftUI-WorkoutApp: white is #e0e0e0); dark: assumed, as behind alerts.
  static let sheetDimming = Color(
    _light: Color(white: 0, opacity: 0.12), dark: Color(white: 0, opacity: 0.48))
}
