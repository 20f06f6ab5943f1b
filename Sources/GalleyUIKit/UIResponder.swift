import GalleyGeometry
import GalleyViews

/// What hears events under the name of UIKit. There are none.
@MainActor @preconcurrency
open class UIResponder: NSObject {
  @discardableResult open func becomeFirstResponder() -> Bool { false }
  @discardableResult open func resignFirstResponder() -> Bool { false }
  open var isFirstResponder: Bool { false }

  nonisolated public static let keyboardWillShowNotification = name("WillShow")
  nonisolated public static let keyboardDidShowNotification = name("DidShow")
  nonisolated public static let keyboardWillHideNotification = name("WillHide")
  nonisolated public static let keyboardDidHideNotification = name("DidHide")
  nonisolated public static let keyboardWillChangeFrameNotification = name("WillChangeFrame")
  nonisolated public static let keyboardDidChangeFrameNotification = name("DidChangeFrame")
  nonisolated public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  nonisolated public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  nonisolated public static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
  nonisolated public static let keyboardAnimationCurveUserInfoKey =
    "UIKeyboardAnimationCurveUserInfoKey"

  nonisolated private static func name(_ event: String) -> Notification.Name {
    Notification.Name("UIKeyboard\(event)Notification")
  }
}
