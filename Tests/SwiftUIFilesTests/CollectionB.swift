import SwiftUI

@MainActor
enum CollectionB {
  typealias Entry = (name: String, view: () -> AnyView)

  static let views: [(name: String, view: () -> AnyView)] = part1 + part2 + part3 + part4

  private static let part1: [Entry] = [
    ("ActivityFeed", { AnyView(ActivityFeedView()) }),
    ("AppPrefs", { AnyView(AppPrefsView()) }),
    ("AvatarPile", { AnyView(AvatarPileView()) }),
    ("BankHome", { AnyView(BankHomeView()) }),
    ("ContactBook", { AnyView(ContactBookView()) }),
    ("DialSlider", { AnyView(DialSliderView()) }),
    ("DocumentDesk", { AnyView(DocumentDeskView()) }),
    ("FaqList", { AnyView(FaqListView()) }),
  ]

  private static let part2: [Entry] = [
    ("FareSearch", { AnyView(FareSearchView()) }),
    ("FilmDetail", { AnyView(FilmDetailView()) }),
    ("FloatField", { AnyView(FloatFieldView()) }),
    ("GalleryGrid", { AnyView(GalleryGridView()) }),
    ("JotEditor", { AnyView(JotEditorView()) }),
    ("LapStopwatch", { AnyView(LapStopwatchView()) }),
    ("LaunchCountdown", { AnyView(LaunchCountdownView()) }),
    ("LibraryLoader", { AnyView(LibraryLoaderView()) }),
  ]

  private static let part3: [Entry] = [
    ("PillSegments", { AnyView(PillSegmentsView()) }),
    ("PinCode", { AnyView(PinCodeView()) }),
    ("RingsSummary", { AnyView(RingsSummaryView()) }),
    ("SecretStrength", { AnyView(SecretStrengthView()) }),
    ("SideDrawer", { AnyView(SideDrawerView()) }),
    ("SlicePie", { AnyView(SlicePieView()) }),
    ("SnapSheet", { AnyView(SnapSheetView()) }),
    ("SpendTracker", { AnyView(SpendTrackerView()) }),
  ]

  private static let part4: [Entry] = [
    ("SprintBoard", { AnyView(SprintBoardView()) }),
    ("StayCard", { AnyView(StayCardView()) }),
    ("TagCloud", { AnyView(TagCloudView()) }),
    ("ThemeShop", { AnyView(ThemeShopView()) }),
    ("TrendLine", { AnyView(TrendLineView()) }),
    ("TriviaQuiz", { AnyView(TriviaQuizView()) }),
    ("TypingDots", { AnyView(TypingDotsView()) }),
    ("WaveFill", { AnyView(WaveFillView()) }),
  ]
}
