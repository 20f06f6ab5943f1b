import SwiftUI

@MainActor
enum CollectionA {
  typealias Entry = (name: String, view: () -> AnyView)

  static let views: [(name: String, view: () -> AnyView)] = first + second + third + fourth

  private static let first: [Entry] = [
    ("Calculator", { AnyView(CalculatorView()) }),
    ("ChatBubbles", { AnyView(ChatBubblesView()) }),
    ("CustomToggles", { AnyView(CustomTogglesView()) }),
    ("HabitTracker", { AnyView(HabitTrackerView()) }),
    ("HandBarChart", { AnyView(HandBarChartView()) }),
    ("ImageCarousel", { AnyView(ImageCarouselView()) }),
    ("LoginScreen", { AnyView(LoginScreenView()) }),
    ("MatchedTabBar", { AnyView(MatchedTabBarView()) }),
  ]

  private static let second: [Entry] = [
    ("MemoryGame", { AnyView(MemoryGameView()) }),
    ("MonthCalendar", { AnyView(MonthCalendarView()) }),
    ("MusicPlayer", { AnyView(MusicPlayerView()) }),
    ("NeumorphicButtons", { AnyView(NeumorphicButtonsView()) }),
    ("NewsFeed", { AnyView(NewsFeedView()) }),
    ("OnboardingPages", { AnyView(OnboardingPagesView()) }),
    ("Paywall", { AnyView(PaywallView()) }),
    ("ProductGrid", { AnyView(ProductGridView()) }),
  ]

  private static let third: [Entry] = [
    ("ProfileHeader", { AnyView(ProfileHeaderView()) }),
    ("ProgressRing", { AnyView(ProgressRingView()) }),
    ("RecipeDetail", { AnyView(RecipeDetailView()) }),
    ("SearchList", { AnyView(SearchListView()) }),
    ("SettingsForm", { AnyView(SettingsFormView()) }),
    ("ShoppingCart", { AnyView(ShoppingCartView()) }),
    ("SignUpForm", { AnyView(SignUpFormView()) }),
    ("SkeletonLoading", { AnyView(SkeletonLoadingView()) }),
  ]

  private static let fourth: [Entry] = [
    ("StarRating", { AnyView(StarRatingView()) }),
    ("TabBarApp", { AnyView(TabBarAppView()) }),
    ("TicTacToe", { AnyView(TicTacToeView()) }),
    ("TicketShape", { AnyView(TicketShapeView()) }),
    ("ToastModifier", { AnyView(ToastModifierView()) }),
    ("TodoList", { AnyView(TodoListView()) }),
    ("WalletStack", { AnyView(WalletStackView()) }),
    ("WeatherCard", { AnyView(WeatherCardView()) }),
  ]
}
