// row: `UIViewRepresentable`, `UIViewControllerRepresentable`, `NSViewRepresentable`
// expect: UIKit views cannot be drawn: write the view in SwiftUI
import SwiftUI
struct Sample: UIViewRepresentable {
  func makeUIView(context: Context) -> UIView { UIView() }
  func updateUIView(_ view: UIView, context: Context) {}
}
