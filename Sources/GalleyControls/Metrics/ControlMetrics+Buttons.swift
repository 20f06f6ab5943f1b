import GalleyGeometry

/// The numbers of buttons, menus and groups of controls.
nonisolated extension ControlMetrics {
  /// At the sides of a small button's label.
  package static let smallButtonPaddingX: CGFloat = 10
  /// Above and below a small button's label.
  package static let smallButtonPaddingY: CGFloat = 5
  /// At the sides of a button's label.
  package static let buttonPaddingX: CGFloat = 12
  /// Above and below a button's label.
  package static let buttonPaddingY: CGFloat = 7
  /// At the sides of a large button's label.
  package static let largeButtonPaddingX: CGFloat = 20
  /// Above and below a large button's label.
  package static let largeButtonPaddingY: CGFloat = 15
  /// A small button's corners where they are no half discs.
  package static let smallButtonRadius: CGFloat = 6
  /// A button's corners.
  package static let buttonRadius: CGFloat = 7
  /// A large button's corners.
  package static let largeButtonRadius: CGFloat = 12
  /// How much of its tint the box of a bordered button has; without a tint it has the secondary fill.
  package static let tintedFillOpacity: Double = 0.175
  /// The corners of a button of the card style.
  package static let cardRadius: CGFloat = 10
  /// A button with a question mark.
  package static let helpSide: CGFloat = 24
  /// The height of the lines within a group of controls.
  package static let controlGroupDivider: CGFloat = 18
  /// Between the controls of a group in a bar.
  package static let barGroupGap: CGFloat = 16
  /// The tick of a chosen row; its line begins and ends a twentieth within.
  package static let tickWidth: CGFloat = 14.5
  /// The tick of a chosen row; its line begins and ends a tenth within.
  package static let tickHeight: CGFloat = 15.7
  /// How thick the tick of a chosen row is.
  package static let tickLine: CGFloat = 1.5
  /// The tick of a menu's row; its line begins and ends a twentieth within.
  package static let menuTickWidth: CGFloat = 11.67
  /// The tick of a menu's row; its line begins and ends a tenth within.
  package static let menuTickHeight: CGFloat = 12.71
  /// The shadow of an open menu.
  package static let menuShadowOpacity: Double = 0.2
  /// The shadow of an open menu.
  package static let menuShadowRadius: CGFloat = 16

  static let buttons: [ControlMetric] = [
    ControlMetric(
      "Button, mini and small, at the sides", smallButtonPaddingX,
      .assumed("less than the regular 12, as the text is smaller")),
    ControlMetric(
      "Button, mini and small, above and below", smallButtonPaddingY,
      .assumed("28 points in all with a line of 18")),
    ControlMetric("Button, regular, at the sides", buttonPaddingX, .measured("as18-basic.png")),
    ControlMetric(
      "Button, regular, above and below", buttonPaddingY,
      .measured("as18-basic.png: 34.33 with a line of 20.33")),
    ControlMetric(
      "Button, large, at the sides", largeButtonPaddingX,
      .assumed("in the ratio of the heights of large and regular buttons")),
    ControlMetric(
      "Button, large, above and below", largeButtonPaddingY,
      .assumed("about 50 points in all with a line of 20.33")),
    ControlMetric(
      "Button, mini and small, radius of a rounded rectangle", smallButtonRadius,
      .assumed("in the ratio of the heights of small and regular buttons")),
    ControlMetric("Button, regular, radius", buttonRadius, .measured("as18-basic.png")),
    ControlMetric(
      "Button, large, radius", largeButtonRadius,
      .assumed("a quarter of the height, a little more than a regular one has")),
    ControlMetric(
      "Button, bordered, opacity of the tint in its box", tintedFillOpacity,
      .measured("as18-basic.png")),
    ControlMetric(
      "Button, card, radius", cardRadius, .assumed("as the groups of a list; the style is tvOS's")),
    ControlMetric(
      "Help link, side", helpSide, .assumed("a line of body text with two points around it")),
    ControlMetric("Control group, divider", controlGroupDivider, .assumed("as a stepper's")),
    ControlMetric(
      "Control group in a bar, between controls", barGroupGap,
      .assumed("as between the items of a bar")),
    ControlMetric(
      "Tick of a row, width", tickWidth,
      .measured("ha-listpickercontent.png: 13.67 with its line at 16 points")),
    ControlMetric(
      "Tick of a row, height", tickHeight,
      .measured("ha-listpickercontent.png: 13.33 with its line at 16 points")),
    ControlMetric(
      "Tick of a row, line", tickLine, .measured("ha-listpickercontent.png: 1.42 at 16 points")),
    ControlMetric(
      "Open menu, tick, width", menuTickWidth,
      .measured("3-chooseDisplayOption.png of easydev991/SwiftUI-Days: 12 with its line")),
    ControlMetric(
      "Open menu, tick, height", menuTickHeight,
      .measured("3-chooseDisplayOption.png of easydev991/SwiftUI-Days: 11.67 with its line")),
    ControlMetric(
      "Open menu, opacity of the shadow", menuShadowOpacity,
      .assumed("weaker than the gray that dims what lies under an alert")),
    ControlMetric(
      "Open menu, radius of the shadow", menuShadowRadius,
      .assumed("as wide as the margin beside a row's content")),
  ]
}
