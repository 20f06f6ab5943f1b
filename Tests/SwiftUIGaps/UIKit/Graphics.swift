import SwiftUI
import UIKit

// row: `UIGraphicsImageRenderer`, `UIGraphicsBeginImageContextWithOptions`, `drawHierarchy`
extension UIImage {
  func sample_resized(to size: CGSize) -> UIImage {
    UIGraphicsImageRenderer(size: size).image { _ in draw(in: CGRect(origin: .zero, size: size)) }
  }
  func sample_thumbnail(_ size: CGSize) -> UIImage? {
    UIGraphicsBeginImageContextWithOptions(size, false, 0)
    defer { UIGraphicsEndImageContext() }
    UIColor.red.setFill()
    UIBezierPath(ovalIn: CGRect(origin: .zero, size: size)).fill()
    ("a" as NSString).draw(at: .zero, withAttributes: [.font: UIFont.systemFont(ofSize: 12)])
    return UIGraphicsGetImageFromCurrentImageContext()
  }
}

extension View {
  @MainActor func sample_snapshot() -> UIImage {
    let controller = UIHostingController(rootView: self)
    let view = controller.view
    let size = controller.view.intrinsicContentSize
    view?.bounds = CGRect(origin: .zero, size: size)
    view?.backgroundColor = .clear
    return UIGraphicsImageRenderer(size: size).image { _ in
      view?.drawHierarchy(in: controller.view.bounds, afterScreenUpdates: true)
    }
  }
}

final class Sample_drawn: UIView {
  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.setFillColor(UIColor.red.cgColor)
    context.fillEllipse(in: rect)
  }
}
