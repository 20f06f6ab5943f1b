import GalleyGeometry
import GalleyViews

/// What is felt, by UIKit's names. An image is not felt: generators do nothing.
open class UIFeedbackGenerator: @unchecked Sendable {
  /// A generator that does nothing.
  public init() {}

  /// Does nothing: an image is not felt.
  public func prepare() {}
}

/// Two things that meet.
public final class UIImpactFeedbackGenerator: UIFeedbackGenerator, @unchecked Sendable {
  /// What the two things are made of.
  public enum FeedbackStyle: Int, Hashable, Sendable {
    /// Small, light things. On an image it has no effect.
    case light
    /// Things of medium size. On an image it has no effect.
    case medium
    /// Large, heavy things. On an image it has no effect.
    case heavy
    /// Things that give way. On an image it has no effect.
    case soft
    /// Things that do not give way. On an image it has no effect.
    case rigid
  }

  /// A generator that does nothing.
  public override init() {}

  /// A generator that does nothing, whatever the style.
  public init(style: FeedbackStyle) {}

  /// Does nothing: an image is not felt.
  /// - Parameter intensity: from 0 to 1.
  public func impactOccurred(intensity: CGFloat = 1) {}
}

/// Something that went well or not.
public final class UINotificationFeedbackGenerator: UIFeedbackGenerator, @unchecked Sendable {
  /// How something went.
  public enum FeedbackType: Int, Hashable, Sendable {
    /// It went well. On an image it has no effect.
    case success
    /// It went well, with something to look at. On an image it has no effect.
    case warning
    /// It did not go well. On an image it has no effect.
    case error
  }

  /// Does nothing: an image is not felt.
  public func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// A choice that changes.
public final class UISelectionFeedbackGenerator: UIFeedbackGenerator, @unchecked Sendable {
  /// Does nothing: an image is not felt.
  public func selectionChanged() {}
}
