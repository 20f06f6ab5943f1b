import GalleyGeometry
import GalleyLayout
import GalleyViews

/// A view over which everything is drawn that the views in it present. What is presented is a host, as the whole image is:
/// a sheet covers the whole screen and not the row that asks for it.
nonisolated struct PresentationHost<Content: View>: View {
  private let content: Content

  init(@ViewBuilder content: () -> Content) { self.content = content() }

  var body: some View {
    ReportReader(PresenterLook.self) { look in
      BackedLayout {
        VStack(spacing: 0) { content }.changingEnvironment { look.apply(to: &$0) }
        FollowingViews(PresentedViews.self) { presented in
          ZStack { ForEach(presented.views.indices, id: \.self) { presented.views[$0] } }
        }
      }
    }
    .endingReports(of: PresenterLook.self)
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
    groupBoxLevel = 0
    isInSidebar = false
    offeredSearchBar = nil
    isBelowLargeTitle = false
    readsMenuValue = false
    keyboardShortcut = nil
    isHeading = false
    labelPart = nil
    tintDimming = .none
    presentationLevel += 1
  }
}

nonisolated extension View {
  /// The view, over which is drawn what the views in it present.
  func hostingPresentations() -> some View { PresentationHost { self } }

  /// Draws a view over the host around this one; nil draws none.
  /// - Parameter dimsTint: whether the tint of the views below is gray meanwhile.
  func presenting(_ presented: (some View)?, dimsTint: Bool = true) -> some View {
    reporting(PresenterLook.self) { _ in
      presented != nil && dimsTint ? .stating { $0.dimsTint = true } : nil
    }
    .reporting(PresentedViews.self) { environment in
      guard let presented else { return nil }
      var inner = environment
      inner.beginScreen()
      return PresentedViews(AnyView(presented.changingEnvironment { $0 = inner }))
    }
  }
}
