import GalleyGeometry
import GalleyViews

/// What the reader of a device has chosen, by UIKit's names: nothing, so that an image does not
/// depend on the machine. The environment's values can be set, e.g. `accessibilityReduceMotion`.
public enum UIAccessibility {
  /// Whether the screen is read aloud: false.
  public static let isVoiceOverRunning = false
  /// Whether the device is used by switches: false.
  public static let isSwitchControlRunning = false
  /// Whether there should be less movement: false.
  public static let isReduceMotionEnabled = false
  /// Whether backgrounds should be opaque: false.
  public static let isReduceTransparencyEnabled = false
  /// Whether texts should be bold: false.
  public static let isBoldTextEnabled = false
  /// Whether contrasts should be stronger: false.
  public static let isDarkerSystemColorsEnabled = false
  /// Whether the screen is without colours: false.
  public static let isGrayscaleEnabled = false
  /// Whether colours are inverted: false.
  public static let isInvertColorsEnabled = false
  /// Whether the device is held to one app: false.
  public static let isGuidedAccessEnabled = false
  /// Whether sound has one channel: false.
  public static let isMonoAudioEnabled = false
  /// Whether films should have captions: false.
  public static let isClosedCaptioningEnabled = false
  /// Whether a shake takes back the last change: false.
  public static let isShakeToUndoEnabled = false
  /// Whether the screen can be read aloud on demand: false.
  public static let isSpeakScreenEnabled = false
  /// Whether a selection can be read aloud: false.
  public static let isSpeakSelectionEnabled = false
  /// Whether gestures are replaced by a menu: false.
  public static let isAssistiveTouchRunning = false
  /// Whether switches have signs for on and off: false.
  public static let isOnOffSwitchLabelsEnabled = false
  /// Whether films may start by themselves: true.
  public static let isVideoAutoplayEnabled = true
  /// Whether buttons should have outlines: false.
  public static let buttonShapesEnabled = false
  /// Whether screens should fade instead of slide: false.
  public static let prefersCrossFadeTransitions = false
  /// Whether things should differ in more than their colours: false.
  public static let shouldDifferentiateWithoutColor = false

  /// What may be told.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// There is a new screen. Posting it has no effect.
    public static let screenChanged = Notification(rawValue: 1000)
    /// A part of the screen is another one. Posting it has no effect.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// A sentence is to be read aloud. Posting it has no effect.
    public static let announcement = Notification(rawValue: 1008)
    /// A page was scrolled. Posting it has no effect.
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  /// No effect: an image is not read aloud.
  public static func post(notification: Notification, argument: Any?) {}
}

extension UIAccessibility {
  /// That reading aloud began or ended. Never posted.
  public static let voiceOverStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  /// That the choice of less movement changed. Never posted.
  public static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
  /// That the choice of opaque backgrounds changed. Never posted.
  public static let reduceTransparencyStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
  /// That the choice of bold texts changed. Never posted.
  public static let boldTextStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityBoldTextStatusDidChangeNotification")
  /// That an announcement was read to its end. Never posted.
  public static let announcementDidFinishNotification = NSNotification.Name(
    "UIAccessibilityAnnouncementDidFinishNotification")
}
