import GalleyGeometry
import GalleyViews

/// What the reader of a device has chosen, by UIKit's names: nothing, so that an image does not
/// depend on the machine. The environment's values can be set, e.g. `accessibilityReduceMotion`.
public enum UIAccessibility {
  public static let isVoiceOverRunning = false
  public static let isSwitchControlRunning = false
  public static let isReduceMotionEnabled = false
  public static let isReduceTransparencyEnabled = false
  public static let isBoldTextEnabled = false
  public static let isDarkerSystemColorsEnabled = false
  public static let isGrayscaleEnabled = false
  public static let isInvertColorsEnabled = false
  public static let isGuidedAccessEnabled = false
  public static let isMonoAudioEnabled = false
  public static let isClosedCaptioningEnabled = false
  public static let isShakeToUndoEnabled = false
  public static let isSpeakScreenEnabled = false
  public static let isSpeakSelectionEnabled = false
  public static let isAssistiveTouchRunning = false
  public static let isOnOffSwitchLabelsEnabled = false
  public static let isVideoAutoplayEnabled = true
  public static let buttonShapesEnabled = false
  public static let prefersCrossFadeTransitions = false
  public static let shouldDifferentiateWithoutColor = false

  /// What may be told.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let screenChanged = Notification(rawValue: 1000)
    public static let layoutChanged = Notification(rawValue: 1001)
    public static let announcement = Notification(rawValue: 1008)
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  /// Tells nobody.
  public static func post(notification: Notification, argument: Any?) {}
}

extension UIAccessibility {
  /// Never posted, as those that follow.
  public static let voiceOverStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  public static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
  public static let reduceTransparencyStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
  public static let boldTextStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityBoldTextStatusDidChangeNotification")
  public static let announcementDidFinishNotification = NSNotification.Name(
    "UIAccessibilityAnnouncementDidFinishNotification")
}
