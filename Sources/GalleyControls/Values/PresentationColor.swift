import GalleyGeometry
import GalleyViews

/// The colours of what is presented.
nonisolated enum PresentationColor {
  /// That of alerts and dialogs. Apple's is frosted glass over what is behind.
  static let card = Color(_light: Color(white: 0.95), dark: Color(white: 0.15))
  /// That of a dialog's Cancel.
  static let cancel = Color(_light: .white, dark: SemanticColor.tertiaryBackground)
  static let separator = Color(_light: Color(white: 0.78), dark: Color(white: 0.28))
  /// What lies over the views behind alerts and dialogs, behind sheets of tablets, and, assumed, behind those of iOS 26.
  /// Light: measured (TourOfSyncUps-0013-image.png of pointfreeco/swift-composable-architecture); dark: UIKit's.
  static let dimming = Color(
    _light: Color(white: 0, opacity: 0.2), dark: Color(white: 0, opacity: 0.48))
  /// What lies over the views behind sheets of phones on iOS 18. Light: measured (4-eventDetails.png of
  /// easydev991/SwiftUI-WorkoutApp: white is #e0e0e0); dark: assumed, as behind alerts.
  static let sheetDimming = Color(
    _light: Color(white: 0, opacity: 0.12), dark: Color(white: 0, opacity: 0.48))
}
