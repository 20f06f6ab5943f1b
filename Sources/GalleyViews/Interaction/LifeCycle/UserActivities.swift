import GalleyGeometry

/// What somebody is doing, to be gone on with elsewhere. Foundation has none on Linux; nobody does
/// anything in an image.
public final class NSUserActivity {
  public let activityType: String
  public var title: String?
  public var userInfo: [AnyHashable: Any]?
  public var webpageURL: URL?
  public var keywords: Set<String> = []
  public var targetContentIdentifier: String?
  public var persistentIdentifier: String?
  public var isEligibleForHandoff = true
  public var isEligibleForSearch = false
  public var isEligibleForPrediction = false
  public var isEligibleForPublicIndexing = false

  public init(activityType: String) { self.activityType = activityType }

  public func addUserInfoEntries(from other: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(other) { $1 }
  }

  /// Does nothing: nobody goes on with it.
  public func becomeCurrent() {}

  /// Does nothing: nobody goes on with it.
  public func resignCurrent() {}

  /// Does nothing: nobody goes on with it.
  public func invalidate() {}
}

/// The activity of somebody who opens a page.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

nonisolated extension View {
  /// Changes nothing: nothing is opened in an image.
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }

  /// Changes nothing: nobody goes on with anything in an image.
  public func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View {
    self
  }

  /// Changes nothing: nobody does anything in an image.
  public func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> some View {
    self
  }

  /// Changes nothing: nobody does anything in an image.
  public func userActivity<P>(
    _ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void
  ) -> some View {
    self
  }

  /// Changes nothing: nothing is opened in an image.
  public func handlesExternalEvents(
    preferring: Set<String>, allowing: Set<String>
  ) -> some View {
    self
  }
}
