import GalleyGeometry
import GalleyViews

/// A finger under the name of UIKit. There are none: what would take one is not called.
@MainActor @preconcurrency
public final class UITouch: NSObject {
  /// The view that was touched: nil.
  public var view: UIView? { nil }
  /// The window that was touched: nil.
  public var window: UIWindow? { nil }
  /// How far the touch has come: it has ended.
  public var phase: Phase { .ended }
  /// How many taps follow each other: 1.
  public var tapCount: Int { 1 }
  /// When the touch was, in seconds: 0.
  public var timestamp: TimeInterval { 0 }
  /// What touches: a finger.
  public var type: TouchType { .direct }
  /// Where the finger is: zero.
  public func location(in view: UIView?) -> CGPoint { .zero }
  /// Where the finger was: zero.
  public func previousLocation(in view: UIView?) -> CGPoint { .zero }

  /// How far a touch has come.
  public enum Phase: Int, Hashable, Sendable {
    /// The finger was put down. On an image it has no effect.
    case began
    /// It has moved. On an image it has no effect.
    case moved
    /// It has not moved. On an image it has no effect.
    case stationary
    /// It was lifted. On an image it has no effect.
    case ended
    /// The touch was taken away. On an image it has no effect.
    case cancelled
  }

  /// What touches.
  public enum TouchType: Int, Hashable, Sendable {
    /// A finger. On an image it has no effect.
    case direct
    /// A remote control. On an image it has no effect.
    case indirect
    /// A pencil. On an image it has no effect.
    case pencil
  }
}

/// What touches belong to under the name of UIKit. There is none: what would take one is not called.
@MainActor @preconcurrency
public final class UIEvent: NSObject {
  /// The touches of the event: nil.
  public var allTouches: Set<UITouch>? { nil }
  /// When the event was, in seconds: 0.
  public var timestamp: TimeInterval { 0 }

  /// What an event is about.
  public enum EventSubtype: Int, Hashable, Sendable {
    /// Nothing in particular. On an image it has no effect.
    case none
    /// The device was shaken. On an image it has no effect.
    case motionShake
  }
}
