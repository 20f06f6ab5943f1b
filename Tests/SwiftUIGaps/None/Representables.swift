// row: `NSViewRepresentable`, `NSViewControllerRepresentable`
// expect: AppKit view controllers cannot be drawn: write the view in SwiftUI
import SwiftUI
struct Sample: NSViewControllerRepresentable {
  func makeNSViewController(context: Context) -> UIViewController { UIViewController() }
  func updateNSViewController(_ controller: UIViewController, context: Context) {}
}
