import UIKit

// row: `import UIKit`
let sample_accent = UIColor.systemIndigo
let sample_title = UIFont.preferredFont(forTextStyle: .title1)

extension CGPoint {
  static func / (point: CGPoint, divisor: CGFloat) -> CGPoint {
    CGPoint(x: point.x / divisor, y: point.y / divisor)
  }
}

func sample_corners(of rect: CGRect) -> CGPath {
  UIBezierPath(
    roundedRect: rect, byRoundingCorners: [.topLeft], cornerRadii: CGSize(width: 3, height: 3)
  )
  .cgPath
}
