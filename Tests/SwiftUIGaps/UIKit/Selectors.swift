import SwiftUI

// row: `#selector`, `@objc`, `sendAction`
// What previews read in the place of `#selector(UIResponder.resignFirstResponder)`.
func sample_hideKeyboard() {
  UIApplication.shared.sendAction(
    _Select("UIResponder.resignFirstResponder"), to: nil, from: nil, for: nil)
  UIApplication.shared.windows.first?.endEditing(true)
}
