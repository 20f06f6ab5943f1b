import GalleyGeometry
import GalleyViews

/// A message's name, where Objective-C has one. Previews read `#selector(…)` as the name of the method. None is sent
/// but that by which the keyboard is hidden.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral {
  private let name: String
  public init(_ name: String) { self.name = name }
  public init(stringLiteral value: String) { name = value }

  /// Whether a field that hears it gives the focus away: `UIResponder.resignFirstResponder`.
  var endsEditing: Bool {
    let method = name.prefix { $0 != "(" && $0 != ":" }.split(separator: ".").last
    return method == "resignFirstResponder" || method == "endEditing"
  }
}

/// What stands in a preview's source in the place of `#selector`.
public typealias _Select = Selector

/// The app under the name of UIKit: it has no windows, and opens nothing.
@MainActor @preconcurrency
public final class UIApplication: UIResponder {
  public static let shared = UIApplication()

  public var connectedScenes: Set<UIScene> { [] }
  public var windows: [UIWindow] { [] }
  public var keyWindow: UIWindow? { nil }
  public var delegate: (any UIApplicationDelegate)? { nil }
  public var applicationState: State { .active }
  public var statusBarOrientation: UIInterfaceOrientation { .portrait }
  public var statusBarFrame: CGRect { .zero }
  public var supportsAlternateIcons: Bool { false }
  public var alternateIconName: String? { nil }
  public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
  public var preferredContentSizeCategory: UIContentSizeCategory { .large }
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  public var isRegisteredForRemoteNotifications: Bool { false }

  /// Setting them changes nothing.
  public var isIdleTimerDisabled: Bool {
    get { false }
    set {}
  }
  public var applicationIconBadgeNumber: Int {
    get { 0 }
    set {}
  }
  public var isNetworkActivityIndicatorVisible: Bool {
    get { false }
    set {}
  }

  public func canOpenURL(_ url: URL) -> Bool { false }

  /// Opens nothing, and says so to `completion`.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {}

  @discardableResult
  public func openURL(_ url: URL) -> Bool { false }

  /// Takes the focus from the field that has it, where the message goes to whoever has it and says so
  /// (`UIResponder.resignFirstResponder`). Nothing else is sent: nobody is there.
  /// - Returns: whether a field had the focus.
  @discardableResult
  public func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: Any?)
    -> Bool
  { target == nil && action.endsEditing && CurrentCanvas.endEditing() }

  /// Takes the focus from the field that has it.
  public func endEditing(_ force: Bool) { CurrentCanvas.endEditing() }
  public func registerForRemoteNotifications() {}
  public func unregisterForRemoteNotifications() {}
  public func setAlternateIconName(
    _ name: String?, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {}

  public enum State: Int, Hashable, Sendable { case active, inactive, background }

  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let universalLinksOnly = OpenExternalURLOptionsKey(rawValue: "universalLinksOnly")
  }

  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let url = LaunchOptionsKey(rawValue: "url")
  }

  nonisolated public static let openSettingsURLString = "app-settings:"
  nonisolated public static let openNotificationSettingsURLString = "app-settings:notifications"

  nonisolated public static let didBecomeActiveNotification = name("DidBecomeActive")
  nonisolated public static let didEnterBackgroundNotification = name("DidEnterBackground")
  nonisolated public static let didFinishLaunchingNotification = name("DidFinishLaunching")
  nonisolated public static let didReceiveMemoryWarningNotification = name(
    "DidReceiveMemoryWarning")
  nonisolated public static let significantTimeChangeNotification = name("SignificantTimeChange")
  nonisolated public static let userDidTakeScreenshotNotification = name("UserDidTakeScreenshot")
  nonisolated public static let willEnterForegroundNotification = name("WillEnterForeground")
  nonisolated public static let willResignActiveNotification = name("WillResignActive")
  nonisolated public static let willTerminateNotification = name("WillTerminate")

  nonisolated private static func name(_ event: String) -> Notification.Name {
    Notification.Name("UIApplication\(event)Notification")
  }
}

/// Which way an interface is read.
public enum UIUserInterfaceLayoutDirection: Int, Hashable, Sendable {
  case leftToRight
  case rightToLeft
}

/// How large the reader asks texts to be.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
}

/// What an app is told. Nobody calls it.
@MainActor @preconcurrency
public protocol UIApplicationDelegate: AnyObject {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
}

extension UIApplicationDelegate {
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
}
