import GalleyGeometry
import GalleyViews

/// What is felt, by UIKit's names. An image is not felt: generators do nothing.
open class UIFeedbackGenerator: @unchecked Sendable {
  public init() {}

  /// Does nothing: an image is not felt.
  public func prepare() {}
}

/// Two things that meet.
public final class UIImpactFeedbackGenerator: UIFeedbackGenerator, @unchecked Sendable {
  public enum FeedbackStyle: Int, Hashable, Sendable {
    case light, medium, heavy, soft, rigid
  }

  public override init() {}

  public init(style: FeedbackStyle) {}

  /// Does nothing: an image is not felt.
  /// - Parameter intensity: from 0 to 1.
  public func impactOccurred(intensity: CGFloat = 1) {}
}

/// Something that went well or not.
public final class UINotificationFeedbackGenerator: UIFeedbackGenerator, @unchecked Sendable {
  public enum FeedbackType: Int, Hashable, Sendable {
    case success, warning, error
  }

  /// Does nothing: an image is not felt.
  public func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// A choice that changes.
public final class UISelectionFeedbackGenerator: UIFeedbackGenerator, @unchecked Sendable {
  /// Does nothing: an image is not felt.
  public func selectionChanged() {}
}
