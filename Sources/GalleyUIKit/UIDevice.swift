import GalleyGeometry
import GalleyViews

/// The device under the name of UIKit: a phone that stands upright.
public final class UIDevice: NSObject, Sendable {
  /// The one device.
  public static let current = UIDevice()

  /// `iPhone`.
  public var name: String { "iPhone" }
  /// `iPhone`.
  public var model: String { "iPhone" }
  /// `iPhone`, in every language.
  public var localizedModel: String { "iPhone" }
  /// `iOS`.
  public var systemName: String { "iOS" }
  /// `18.0`, whichever look the image has.
  public var systemVersion: String { "18.0" }
  /// A phone, however large the image is.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  /// A number of the device for one vendor: nil.
  public var identifierForVendor: UUID? { nil }
  /// Whether apps work in the background: false.
  public var isMultitaskingSupported: Bool { false }
  /// How full the battery is, 0...1: 1.
  public var batteryLevel: Float { 1 }
  /// Whether the battery is charged: it is full.
  public var batteryState: BatteryState { .full }
  /// Setting it changes nothing.
  public var isBatteryMonitoringEnabled: Bool {
    get { false }
    set {}
  }

  /// Upright, or on its left side where the image is wider than high.
  public var orientation: UIDeviceOrientation {
    CurrentCanvas.size.width > CurrentCanvas.size.height ? .landscapeLeft : .portrait
  }

  /// Asks for reports of turns. Changes nothing: images do not turn.
  public func beginGeneratingDeviceOrientationNotifications() {}
  /// Ends reports of turns. Changes nothing: images do not turn.
  public func endGeneratingDeviceOrientationNotifications() {}
  /// Sets a value by its name, as apps do to turn the interface. Changes nothing: images do not turn.
  public func setValue(_ value: Any?, forKey key: String) {}

  /// Whether a battery is charged.
  public enum BatteryState: Int, Hashable, Sendable {
    /// Not known.
    case unknown
    /// On battery.
    case unplugged
    /// Plugged in, and not full yet.
    case charging
    /// Plugged in and full, as the device is.
    case full
  }

  /// That the device was turned. Never posted.
  public static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")
  /// That the battery is fuller or emptier. Never posted.
  public static let batteryLevelDidChangeNotification = Notification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")
  /// That charging began or ended. Never posted.
  public static let batteryStateDidChangeNotification = Notification.Name(
    "UIDeviceBatteryStateDidChangeNotification")
}

/// What kind of device it is.
public enum UIUserInterfaceIdiom: Int, Hashable, Sendable {
  /// Not known.
  case unspecified = -1
  /// A phone, as the device is.
  case phone
  /// A tablet.
  case pad
  /// A television.
  case tv
  /// The screen of a car.
  case carPlay
  /// A computer.
  case mac = 5
  /// A headset.
  case vision
}

/// How a device is held.
public enum UIDeviceOrientation: Int, Hashable, Sendable {
  /// Not known.
  case unknown
  /// Upright: of images that are not wider than high.
  case portrait
  /// Upright with the upper edge below.
  case portraitUpsideDown
  /// On its left side: of images that are wider than high.
  case landscapeLeft
  /// On its right side.
  case landscapeRight
  /// Flat, with the screen above.
  case faceUp
  /// Flat, with the screen below.
  case faceDown

  /// Whether the device stands upright, or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the device lies on one of its sides.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the device lies flat.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// Whether an interface can stand as the device does: upright or on a side.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

/// How an interface stands.
public enum UIInterfaceOrientation: Int, Hashable, Sendable {
  /// Not known.
  case unknown
  /// Upright.
  case portrait
  /// Upside down.
  case portraitUpsideDown
  /// Wider than high, on a device that lies on its left side.
  case landscapeRight
  /// Wider than high, on a device that lies on its right side.
  case landscapeLeft

  /// Whether the interface is upright, or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the interface is wider than high.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// Ways in which an interface may stand.
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Upright.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
  /// Upside down.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 4)
  /// Wider than high, as `UIInterfaceOrientation.landscapeRight`.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 8)
  /// Wider than high, as `UIInterfaceOrientation.landscapeLeft`.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 16)
  /// Both ways that are wider than high.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// Upright and both ways that are wider than high.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
  /// All four ways.
  public static let all: UIInterfaceOrientationMask = [.allButUpsideDown, .portraitUpsideDown]
}
