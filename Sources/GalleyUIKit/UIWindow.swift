import GalleyGeometry
import GalleyViews

/// A window under the name of UIKit.
@MainActor @preconcurrency
open class UIWindow: UIView {
  /// The controller of the window's content, which is not drawn.
  public var rootViewController: UIViewController?
  /// The scene that the window was made for; nil without one. The scene does not list it.
  public weak var windowScene: UIWindowScene?
  /// Which windows it lies in front of. On an image it has no effect.
  public var windowLevel = Level.normal
  /// Whether the window hears the keyboard: false.
  public var isKeyWindow: Bool { false }
  /// The screen that the window is on: the image that is being drawn.
  public var screen: UIScreen { .main }

  /// A window as large as the screen.
  public init(windowScene: UIWindowScene) {
    self.windowScene = windowScene
    super.init(frame: UIScreen.main.bounds)
  }

  /// A window in a rectangle of the screen, in points.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Nothing is decoded: a window that fills what is around.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Shows the window. Does nothing.
  public func makeKeyAndVisible() {}
  /// Makes it the one that hears the keyboard. Does nothing.
  public func makeKey() {}

  /// Which windows a window lies in front of: those of lower numbers.
  public struct Level: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// 0: an app's own windows.
    public static let normal = Level(rawValue: 0)
    /// 1000: the status bar.
    public static let statusBar = Level(rawValue: 1000)
    /// 2000: alerts.
    public static let alert = Level(rawValue: 2000)

    /// A level further in front.
    public static func + (level: Level, number: CGFloat) -> Level {
      Level(rawValue: level.rawValue + number)
    }
    /// A level further behind.
    public static func - (level: Level, number: CGFloat) -> Level {
      Level(rawValue: level.rawValue - number)
    }
  }
}
