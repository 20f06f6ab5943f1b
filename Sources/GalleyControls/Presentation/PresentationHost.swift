import GalleyGeometry
import GalleyLayout
import GalleyViews

/// A view over which everything is drawn that the views in it present. What is presented is a host, as the whole image is:
/// a sheet covers the whole screen and not the row that asks for it.
nonisolated struct PresentationHost<Content: View>: View {
  private let content: Content

  init(@ViewBuilder content: () -> Content) { self.content = content() }

  var body: some View {
    BackedLayout {
      VStack(spacing: 0) { content }
      FollowingViews(PresentedViews.self) { presented in
        ZStack { ForEach(presented.views.indices, id: \.self) { presented.views[$0] } }
      }
    }
    .endingReports(of: PresentedViews.self)
    .endingReports(of: PreferredScheme.self)
    .endingReports(of: ScreenFacts.self)
    .endingReports(of: TabBarFacts.self)
    .endingReports(of: SearchBarTaken.self)
  }
}

nonisolated extension EnvironmentValues {
  /// The environment for views on a screen of their own.
  mutating func beginScreen() {
    navigation = nil
    listContext = nil
    isInBar = false
    screenLevel = 0
    isElevated = false
    isInSidebar = false
    offeredSearchBar = nil
    isBelowLargeTitle = false
    readsMenuValue = false
  }
}

nonisolated extension View {
  /// Draws a view over the host around this one; nil draws none.
  func presenting(_ presented: (some View)?) -> some View {
    reporting(PresentedViews.self) { environment in
      guard let presented else { return nil }
      var inner = environment
      inner.beginScreen()
      return PresentedViews(AnyView(presented.changingEnvironment { $0 = inner }))
    }
  }
}

/// The colours of what is presented.
nonisolated enum PresentationColor {
  /// UIKit's `systemBackground`, raised: in dark it is lighter.
  static let background = Color(_light: .white, dark: SemanticColor.secondaryBackground)
  /// UIKit's `systemGroupedBackground`, raised.
  static let groupedBackground = SemanticColor.secondaryBackground
  /// UIKit's `secondarySystemGroupedBackground`, raised.
  static let group = Color(_light: .white, dark: SemanticColor.tertiaryGroupedBackground)
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

nonisolated extension EnvironmentValues {
  private enum ElevatedKey: EnvironmentKey { static var defaultValue: Bool { false } }

  /// Whether the views lie on a sheet or a popover, whose grounds are lighter in dark.
  var isElevated: Bool {
    get { self[ElevatedKey.self] }
    set { self[ElevatedKey.self] = newValue }
  }
}
