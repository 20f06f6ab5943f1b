// row: `UIViewControllerRepresentable`, `NSViewRepresentable`, `NSViewControllerRepresentable`
// expect: UIKit view controllers cannot be drawn: write the view in SwiftUI
import SwiftUI
struct Sample: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
  func updateUIViewController(_ controller: UIViewController, context: Context) {}
}
