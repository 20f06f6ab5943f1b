import GalleyGeometry

/// A user activity that can be continued elsewhere. Foundation has none on Linux; images have none.
public final class NSUserActivity {
  /// What kind of activity it is.
  public let activityType: String
  /// What it is called, or nil.
  public var title: String?
  /// What is needed to go on with it, or nil.
  public var userInfo: [AnyHashable: Any]?
  /// A page with the same content, or nil.
  public var webpageURL: URL?
  /// Words by which it is found.
  public var keywords: Set<String> = []
  /// Which content a scene shows, or nil.
  public var targetContentIdentifier: String?
  /// What tells it from others, or nil.
  public var persistentIdentifier: String?
  /// Whether another device may go on with it. In an image it has no effect.
  public var isEligibleForHandoff = true
  /// Whether a search may find it. In an image it has no effect.
  public var isEligibleForSearch = false
  /// Whether it may be proposed. In an image it has no effect.
  public var isEligibleForPrediction = false
  /// Whether a public search may find it. In an image it has no effect.
  public var isEligibleForPublicIndexing = false

  /// An activity of a kind.
  public init(activityType: String) { self.activityType = activityType }

  /// Adds to `userInfo`; of two values of a key the new one stays.
  public func addUserInfoEntries(from other: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(other) { $1 }
  }

  /// Does nothing: images have no user activities.
  public func becomeCurrent() {}

  /// Does nothing: images have no user activities.
  public func resignCurrent() {}

  /// Does nothing: images have no user activities.
  public func invalidate() {}
}

/// The activity of a user who opens a page.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

nonisolated extension View {
  /// No effect: nothing is opened in an image.
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }

  /// No effect: images continue no user activities.
  public func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View {
    self
  }

  /// No effect: images have no user activities.
  public func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> some View {
    self
  }

  /// No effect: images have no user activities.
  public func userActivity<P>(
    _ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void
  ) -> some View {
    self
  }

  /// No effect: nothing is opened in an image.
  public func handlesExternalEvents(
    preferring: Set<String>, allowing: Set<String>
  ) -> some View {
    self
  }
}
