import GalleyGeometry
import GalleyViews

/// The app under the name of UIKit: it has no windows, and opens nothing.
@MainActor @preconcurrency
public final class UIApplication: UIResponder {
  /// The one app.
  public static let shared = UIApplication()

  /// The scenes of the app: none.
  public var connectedScenes: Set<UIScene> { [] }
  /// The windows of the app: none.
  public var windows: [UIWindow] { [] }
  /// The window that hears the keyboard: nil.
  public var keyWindow: UIWindow? { nil }
  /// The delegate of the app: nil.
  public var delegate: (any UIApplicationDelegate)? { nil }
  /// Whether the app is in front: always active.
  public var applicationState: State { .active }
  /// How the interface stands: always upright, also where the image is wider than high.
  public var statusBarOrientation: UIInterfaceOrientation { .portrait }
  /// The rectangle of the status bar: zero, there is none.
  public var statusBarFrame: CGRect { .zero }
  /// Whether the app can change its icon: false.
  public var supportsAlternateIcons: Bool { false }
  /// The name of the icon that was chosen: nil.
  public var alternateIconName: String? { nil }
  /// How long the app may work in the background, in seconds: without an end.
  public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
  /// How large texts should be: always `large`. A view's environment has the image's `dynamicTypeSize`.
  public var preferredContentSizeCategory: UIContentSizeCategory { .large }
  /// Which way the interface is read: always left to right. A view's environment has the image's
  /// `layoutDirection`.
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  /// Whether a server may send notifications: false.
  public var isRegisteredForRemoteNotifications: Bool { false }

  /// Whether the screen stays on without touches: false. Setting it changes nothing.
  public var isIdleTimerDisabled: Bool {
    get { false }
    set {}
  }
  /// The number on the app's icon: 0. Setting it changes nothing.
  public var applicationIconBadgeNumber: Int {
    get { 0 }
    set {}
  }
  /// Whether the status bar shows that something is loaded: false. Setting it changes nothing.
  public var isNetworkActivityIndicatorVisible: Bool {
    get { false }
    set {}
  }

  /// Whether an app opens the address: false.
  public func canOpenURL(_ url: URL) -> Bool { false }

  /// Opens nothing, and tells `completion` so on the main queue: false.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    guard let completion else { return }
    DispatchQueue.main.async { MainActor.assumeIsolated { completion(false) } }
  }

  /// Opens nothing.
  /// - Returns: false.
  @discardableResult
  public func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
    false
  }

  /// Opens nothing.
  /// - Returns: false.
  @discardableResult
  public func openURL(_ url: URL) -> Bool { false }

  /// Takes the focus from the field that has it, if the message is `UIResponder.resignFirstResponder` and has no target. No
  /// other message is sent: there are no responders.
  /// - Returns: whether a field had the focus.
  @discardableResult
  public func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: Any?)
    -> Bool
  { target == nil && action.endsEditing && CurrentCanvas.endEditing() }

  /// Asks for notifications of a server. Does nothing, and the delegate is not told.
  public func registerForRemoteNotifications() {}
  /// Ends notifications of a server. Does nothing.
  public func unregisterForRemoteNotifications() {}
  /// Changes no icon, and tells `completionHandler` so on the main queue: `CocoaError.featureUnsupported`.
  public func setAlternateIconName(
    _ name: String?, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    guard let completionHandler else { return }
    DispatchQueue.main.async { completionHandler(CocoaError(.featureUnsupported)) }
  }

  /// Whether an app is in front.
  public enum State: Int, Hashable, Sendable {
    /// In front, and it hears events. An app that is drawn is active.
    case active
    /// In front, and it hears no events.
    case inactive
    /// Not on the screen.
    case background
  }

  /// How an address is opened. On an image none is.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Only in an app that the address belongs to. On an image it has no effect.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(rawValue: "universalLinksOnly")
  }

  /// Why an app was started. A view is drawn without a reason.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// By an address. On an image it has no effect.
    public static let url = LaunchOptionsKey(rawValue: "url")
  }

  /// The address of the app's settings, which `open` does not open.
  nonisolated public static let openSettingsURLString = "app-settings:"
  /// The address of the app's settings of notifications, which `open` does not open.
  nonisolated public static let openNotificationSettingsURLString = "app-settings:notifications"

  /// That the app came to the front. Never posted.
  nonisolated public static let didBecomeActiveNotification = name("DidBecomeActive")
  /// That the app is in the background now. Never posted.
  nonisolated public static let didEnterBackgroundNotification = name("DidEnterBackground")
  /// That the app has started. Never posted.
  nonisolated public static let didFinishLaunchingNotification = name("DidFinishLaunching")
  /// That memory is scarce. Never posted.
  nonisolated public static let didReceiveMemoryWarningNotification = name(
    "DidReceiveMemoryWarning")
  /// That the day, the time zone or the clock changed. Never posted.
  nonisolated public static let significantTimeChangeNotification = name("SignificantTimeChange")
  /// That the screen was copied. Never posted.
  nonisolated public static let userDidTakeScreenshotNotification = name("UserDidTakeScreenshot")
  /// That the app is about to leave the background. Never posted.
  nonisolated public static let willEnterForegroundNotification = name("WillEnterForeground")
  /// That the app is about to leave the front. Never posted.
  nonisolated public static let willResignActiveNotification = name("WillResignActive")
  /// That the app is about to end. Never posted.
  nonisolated public static let willTerminateNotification = name("WillTerminate")

  nonisolated private static func name(_ event: String) -> Notification.Name {
    Notification.Name("UIApplication\(event)Notification")
  }
}

/// Which way an interface is read.
public enum UIUserInterfaceLayoutDirection: Int, Hashable, Sendable {
  /// As in English.
  case leftToRight
  /// As in Arabic and Hebrew.
  case rightToLeft
}

/// What an app is told. Galley does not call it.
@MainActor @preconcurrency
public protocol UIApplicationDelegate: AnyObject {
  /// Is told that the app has started. Galley does not call it.
  /// - Returns: whether the app takes the address that it was started with.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
}

extension UIApplicationDelegate {
  /// Does nothing.
  /// - Returns: true.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
}
