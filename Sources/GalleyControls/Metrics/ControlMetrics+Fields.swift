import GalleyGeometry

/// The numbers of fields for text.
nonisolated extension ControlMetrics {
  /// A field's box, at least.
  package static let fieldHeight: CGFloat = 34
  /// A field without a box, at the default text size.
  package static let plainFieldHeight: CGFloat = 22
  /// What a field gains with each point of the body font beyond the default.
  package static let fieldGrowth: CGFloat = 1.4
  /// The body font at the default text size.
  package static let bodyFont: CGFloat = 17
  /// Above and below the lines of a field of several lines in its box.
  package static let linesFieldPadding: CGFloat = 5
  /// At the sides of a text in a field's box.
  package static let fieldPadding: CGFloat = 7
  /// The corners of a field's box.
  package static let fieldRadius: CGFloat = 5
  /// The line around a field's box, which is whole pixels.
  package static let fieldBorder: CGFloat = 0.67
  /// A dot that stands for a character, at the default text size.
  package static let secureDot: CGFloat = 7.5
  /// From a dot to the next, at the default text size.
  package static let secureDotAdvance: CGFloat = 10.5
  /// At the sides of a text that is edited.
  package static let editorInsetX: CGFloat = 5
  /// Above and below a text that is edited.
  package static let editorInsetY: CGFloat = 8

  static let fields: [ControlMetric] = [
    ControlMetric("Rounded text field, least height", fieldHeight, .measured("yb-plain.png")),
    ControlMetric("Plain text field, height", plainFieldHeight, .measured("dd-valid.png")),
    ControlMetric(
      "Text field, growth with the body font", fieldGrowth,
      .measured("yb-ax1.png, yb-ax5.png: boxes of 49.33 at 28 points and 84.33 at 53")),
    ControlMetric("Body font", bodyFont, .guidelines("Typography: body at the default size")),
    ControlMetric(
      "Rounded text field of several lines, above and below", linesFieldPadding,
      .measured("4-beforeSave.png of easydev991/SwiftUI-Days: 30.33 with a line of 20.33")),
    ControlMetric("Rounded text field, at the sides", fieldPadding, .measured("yb-plain.png")),
    ControlMetric(
      "Rounded text field, radius", fieldRadius,
      .assumed("no image shows a whole corner; two points less than its padding")),
    ControlMetric("Rounded text field, border", fieldBorder, .measured("yb-plain.png")),
    ControlMetric("Secure field, dot", secureDot, .assumed("as high as a small letter is")),
    ControlMetric(
      "Secure field, from dot to dot", secureDotAdvance, .assumed("as wide as a digit")),
    ControlMetric(
      "Text editor, at the sides", editorInsetX, .uiKit("NSTextContainer.lineFragmentPadding")),
    ControlMetric(
      "Text editor, above and below", editorInsetY, .uiKit("UITextView.textContainerInset")),
  ]
}
