import GalleyGeometry
import GalleyViews

// What an app says of the screen that a controller fills: classes override it, and none of it shows on an image.
extension UIViewController {
  /// The traits of the image that is being drawn.
  public var traitCollection: UITraitCollection { .current }
  /// Asks for the status bar anew. Does nothing.
  public func setNeedsStatusBarAppearanceUpdate() {}
  /// Asks for the line at the lower edge anew. Does nothing.
  public func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  /// Asks how the screen may stand anew. Does nothing.
  public func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  /// Turns the screen as it may stand. Does nothing.
  public class func attemptRotationToDeviceOrientation() {}
}

/// The looks of a status bar. On an image it has no effect.
public enum UIStatusBarStyle: Int, Hashable, Sendable {
  /// By the scheme of colours. On an image it has no effect.
  case `default` = 0
  /// Light texts. On an image it has no effect.
  case lightContent = 1
  /// Dark texts. On an image it has no effect.
  case darkContent = 3
}

/// Edges of a rectangle.
public struct UIRectEdge: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The upper one.
  public static let top = UIRectEdge(rawValue: 1)
  /// The left one.
  public static let left = UIRectEdge(rawValue: 2)
  /// The lower one.
  public static let bottom = UIRectEdge(rawValue: 4)
  /// The right one.
  public static let right = UIRectEdge(rawValue: 8)
  /// All four.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}
