import GalleyGeometry

/// The numbers of labels and boxes.
nonisolated extension ControlMetrics {
  /// Between a label's icon and title, and between a label and its control at the least.
  package static let labelGap: CGFloat = 8
  /// How far a control in a list's row reaches into the room around it.
  package static let listRowOverhang: CGFloat = 5
  /// The sign behind what leads on or opens.
  package static let chevronWidth: CGFloat = 7
  /// The sign behind what leads on or opens.
  package static let chevronHeight: CGFloat = 12
  /// How thick the sign behind what leads on is.
  package static let chevronLine: CGFloat = 1.93
  /// How much of the colour of texts that sign has.
  package static let chevronOpacity: Double = 0.25
  /// Around the content of a box.
  package static let groupBoxPadding: CGFloat = 16
  /// The corners of a box.
  package static let groupBoxRadius: CGFloat = 8
  /// Between a box's label and its content.
  package static let groupBoxGap: CGFloat = 8
  /// Before the rows that a disclosure group opens in a list.
  package static let disclosureIndent: CGFloat = 16
  /// Between a disclosure group's label and its content.
  package static let disclosureGap: CGFloat = 8
  /// The font of the icon that stands where nothing is; it grows as a second title.
  package static let unavailableIcon: CGFloat = 48
  /// Below the icon that stands where nothing is.
  package static let unavailableIconGap: CGFloat = 13.67
  /// Below the title that stands where nothing is.
  package static let unavailableTextGap: CGFloat = 2.2
  /// Above what can be done, or where it would be.
  package static let unavailableActionGap: CGFloat = 20.67

  static let labels: [ControlMetric] = [
    ControlMetric(
      "Label, between icon and title, and before a control", labelGap,
      .assumed("the default spacing")),
    ControlMetric(
      "Control in a list, above and below", listRowOverhang,
      .measured("ha-privacy.png: a row with a switch is 44 points high")),
    ControlMetric("Chevron, width", chevronWidth, .measured("ha-gestures.png: 6.67 at 16 points")),
    ControlMetric(
      "Chevron, height", chevronHeight, .measured("ha-gestures.png: 11.33 at 16 points")),
    ControlMetric("Chevron, line", chevronLine, .measured("ha-gestures.png: 1.82 at 16 points")),
    ControlMetric(
      "Chevron, opacity", chevronOpacity, .measured("ha-gestures.png, ha-gestures-dark.png")),
    ControlMetric("Group box, padding", groupBoxPadding, .assumed("the default padding")),
    ControlMetric("Group box, radius", groupBoxRadius, .assumed("half of the padding")),
    ControlMetric("Group box, below the label", groupBoxGap, .assumed("the default spacing")),
    ControlMetric(
      "Disclosure group in a list, indent", disclosureIndent, .assumed("the default padding")),
    ControlMetric(
      "Disclosure group, below the label", disclosureGap, .assumed("the default spacing")),
    ControlMetric(
      "Content unavailable, icon", unavailableIcon,
      .measured(
        "testEmptyStateViewVariations.EmptyStateViewBasic-375x400-light.png of martinomamic/RSSReader: a tray of 55.33 by 40"
      )),
    ControlMetric(
      "Content unavailable, below the icon", unavailableIconGap,
      .measured(
        "testEmptyStateViewVariations.EmptyStateViewWithAction-375x400-light.png of martinomamic/RSSReader: 62.33 with a tray of 48.67"
      )),
    ControlMetric(
      "Content unavailable, below the title", unavailableTextGap,
      .measured(
        "testEmptyStateViewVariations.EmptyStateViewWithAction-375x400-light.png of martinomamic/RSSReader"
      )),
    ControlMetric(
      "Content unavailable, above the actions", unavailableActionGap,
      .measured(
        "testEmptyStateViewVariations.EmptyStateViewWithAction-375x400-light.png of martinomamic/RSSReader"
      )),
  ]
}
