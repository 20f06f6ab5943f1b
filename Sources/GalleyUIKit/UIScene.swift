import GalleyGeometry
import GalleyViews

/// A part of an app's interface under the name of UIKit. An app that is drawn has none.
@MainActor @preconcurrency
public class UIScene: UIResponder {
  public var activationState: ActivationState { .foregroundActive }
  public var title: String? = ""

  public enum ActivationState: Int, Hashable, Sendable {
    case unattached = -1
    case foregroundActive
    case foregroundInactive
    case background
  }
}

/// A scene with windows.
@MainActor @preconcurrency
public final class UIWindowScene: UIScene {
  public var windows: [UIWindow] { [] }
  public var keyWindow: UIWindow? { nil }
  public var screen: UIScreen { .main }
  public var statusBarManager: UIStatusBarManager? { nil }
  public var interfaceOrientation: UIInterfaceOrientation { .portrait }
}

/// What stands above an app's interface.
@MainActor @preconcurrency
public final class UIStatusBarManager: NSObject {
  public var statusBarFrame: CGRect { .zero }
  public var isStatusBarHidden: Bool { true }
}
