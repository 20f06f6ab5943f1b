import GalleyGeometry
import GalleyViews

/// What hears events under the name of UIKit. There are none.
@MainActor @preconcurrency
open class UIResponder: NSObject {
  /// Asks for the focus.
  /// - Returns: false: it does not get it.
  @discardableResult open func becomeFirstResponder() -> Bool { false }
  /// Gives the focus away. Does nothing: `UIApplication.sendAction` takes it from a field.
  /// - Returns: false.
  @discardableResult open func resignFirstResponder() -> Bool { false }
  /// Asks for the views around the keyboard anew. Does nothing: an image has none.
  open func reloadInputViews() {}
  /// Would hear of fingers that are put down. Galley does not call it.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Would hear of fingers that move. Galley does not call it.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Would hear of fingers that are lifted. Galley does not call it.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Would hear of touches that are taken away. Galley does not call it.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// Would hear that the device began to be shaken. Galley does not call it.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  /// Would hear that the device was shaken. Galley does not call it.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  /// Would hear that a shake was taken for something else. Galley does not call it.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}

  /// Whether it has the focus: false.
  open var isFirstResponder: Bool { false }

  /// That the keyboard is about to come. Never posted.
  nonisolated public static let keyboardWillShowNotification = name("WillShow")
  /// That the keyboard has come. Never posted.
  nonisolated public static let keyboardDidShowNotification = name("DidShow")
  /// That the keyboard is about to go. Never posted.
  nonisolated public static let keyboardWillHideNotification = name("WillHide")
  /// That the keyboard is gone. Never posted.
  nonisolated public static let keyboardDidHideNotification = name("DidHide")
  /// That the keyboard is about to get another frame. Never posted.
  nonisolated public static let keyboardWillChangeFrameNotification = name("WillChangeFrame")
  /// That the keyboard has another frame. Never posted.
  nonisolated public static let keyboardDidChangeFrameNotification = name("DidChangeFrame")
  /// The key of the keyboard's frame before a movement, in a notification that is never posted.
  nonisolated public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// The key of the keyboard's frame after a movement, in a notification that is never posted.
  nonisolated public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// The key of a movement's time in seconds, in a notification that is never posted.
  nonisolated public static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
  /// The key of a movement's curve, in a notification that is never posted.
  nonisolated public static let keyboardAnimationCurveUserInfoKey =
    "UIKeyboardAnimationCurveUserInfoKey"

  nonisolated private static func name(_ event: String) -> Notification.Name {
    Notification.Name("UIKeyboard\(event)Notification")
  }
}
