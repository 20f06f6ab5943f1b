import GalleyGeometry

/// The numbers of fields for text.
nonisolated extension ControlMetrics {
  /// Rounded text field, least height.
  /// measured: yb-plain.png
  package static let fieldHeight: CGFloat = 34
  /// Plain text field, height. It is at the default text size.
  /// measured: dd-valid.png
  package static let plainFieldHeight: CGFloat = 22
  /// Text field, growth with the body font. It is for each point beyond the default.
  /// measured: yb-ax1.png, yb-ax5.png: boxes of 49.33 at 28 points and 84.33 at 53
  package static let fieldGrowth: CGFloat = 1.4
  /// Body font.
  /// HIG: Typography: body at the default size
  package static let bodyFont: CGFloat = 17
  /// Rounded text field of several lines, above and below.
  /// measured: 4-beforeSave.png of easydev991/SwiftUI-Days: 30.33 with a line of 20.33
  package static let linesFieldPadding: CGFloat = 5
  /// Rounded text field, at the sides.
  /// measured: yb-plain.png
  package static let fieldPadding: CGFloat = 7
  /// Rounded text field, radius.
  /// measured: testAccountProviderViewLayoutVariations.iphone-view0.png of StanfordSpezi/SpeziAccount
  package static let fieldRadius: CGFloat = 5
  /// Rounded text field, border, pixels.
  /// measured: testAccountProviderViewLayoutVariations.iphone-view0.png of StanfordSpezi/SpeziAccount: one of 3 to a point
  package static let fieldBorder: CGFloat = 1
  /// Rounded text field of several lines, border. It is drawn in whole pixels.
  /// measured: 4-beforeSave.png of easydev991/SwiftUI-Days
  package static let linesFieldBorder: CGFloat = 0.67
  /// Secure field, dot. It is at the default text size.
  /// measured: testSwiftUITextEntry.393x852-17-5-3x.png of cashapp/AccessibilitySnapshot
  package static let secureDot: CGFloat = 7.2
  /// Secure field, from dot to dot. It is at the default text size.
  /// measured: testSwiftUITextEntry.393x852-17-5-3x.png of cashapp/AccessibilitySnapshot
  package static let secureDotAdvance: CGFloat = 10.29
  /// Text editor, at the sides.
  /// UIKit: NSTextContainer.lineFragmentPadding
  package static let editorInsetX: CGFloat = 5
  /// Text editor, above and below.
  /// UIKit: UITextView.textContainerInset
  package static let editorInsetY: CGFloat = 8
}
