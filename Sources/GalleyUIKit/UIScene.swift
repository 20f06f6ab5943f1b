import GalleyGeometry
import GalleyViews

/// A part of an app's interface under the name of UIKit. An app that is drawn has none.
@MainActor @preconcurrency
public class UIScene: UIResponder {
  /// Whether the scene is in front: always, and active.
  public var activationState: ActivationState { .foregroundActive }
  /// The title that a list of windows shows: empty. It is kept, and not drawn.
  public var title: String? = ""

  /// Whether a scene is in front.
  public enum ActivationState: Int, Hashable, Sendable {
    /// It has no session yet.
    case unattached = -1
    /// In front, and it hears events.
    case foregroundActive
    /// In front, and it hears no events.
    case foregroundInactive
    /// Not on the screen.
    case background
  }
}

/// A scene with windows.
@MainActor @preconcurrency
public final class UIWindowScene: UIScene {
  /// The windows of the scene: none.
  public var windows: [UIWindow] { [] }
  /// The window that hears the keyboard: nil.
  public var keyWindow: UIWindow? { nil }
  /// The screen of the scene: the image that is being drawn.
  public var screen: UIScreen { .main }
  /// What is known of the status bar: nil.
  public var statusBarManager: UIStatusBarManager? { nil }
  /// How the interface stands: always upright.
  public var interfaceOrientation: UIInterfaceOrientation { .portrait }
}

/// What stands above an app's interface.
@MainActor @preconcurrency
public final class UIStatusBarManager: NSObject {
  /// The rectangle of the status bar: zero.
  public var statusBarFrame: CGRect { .zero }
  /// Whether there is no status bar: true.
  public var isStatusBarHidden: Bool { true }
}
