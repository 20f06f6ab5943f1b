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

// row: `UIFontMetrics`, `UIContentSizeCategory`, `UICubicTimingParameters`
func sample_grown(_ font: UIFont) -> UIFont {
  UIFontMetrics(forTextStyle: .title2).scaledFont(for: font, maximumPointSize: 40)
}
let sample_length = UIFontMetrics.default.scaledValue(for: 12)
func sample_isLarge(_ size: UIContentSizeCategory) -> Bool {
  size >= .accessibilityMedium || size.isAccessibilityCategory
}
func sample_start(of curve: UIView.AnimationCurve) -> CGPoint {
  UICubicTimingParameters(animationCurve: curve).controlPoint1
}

// row: `CTFontManagerRegisterFontsForURL`, `CTFontManagerRegisterGraphicsFont`, accessibility of `UIView`, `inputView`
func sample_register(_ url: URL) {
  CTFontManagerRegisterFontsForURL(url as CFURL, .process, nil)
  guard let provider = CGDataProvider(url: url as CFURL), let font = CGFont(provider) else {
    return
  }
  var error: Unmanaged<CFError>?
  CTFontManagerRegisterGraphicsFont(font, &error)
}
@MainActor func sample_speak(_ field: UITextField) {
  field.isAccessibilityElement = true
  field.accessibilityLabel = "Name"
  field.accessibilityTraits.insert(.header)
  field.accessibilityAttributedHint = NSAttributedString(string: "Type")
  field.inputView = UIView()
  field.reloadInputViews()
}
