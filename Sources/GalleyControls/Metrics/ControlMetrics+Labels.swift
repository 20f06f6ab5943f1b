import GalleyGeometry

/// The numbers of labels and boxes.
nonisolated extension ControlMetrics {
  /// Label, between icon and title, and before a control.
  /// assumed: the default spacing
  package static let labelGap: CGFloat = 8
  /// Control in a list, above and below. The control reaches so far into the room around it.
  /// measured: ha-privacy.png: a row with a switch is 44 points high
  package static let listRowOverhang: CGFloat = 5
  /// Chevron, width.
  /// measured: ha-gestures.png: 6.67 at 16 points
  package static let chevronWidth: CGFloat = 7
  /// Chevron, height.
  /// measured: ha-gestures.png: 11.33 at 16 points
  package static let chevronHeight: CGFloat = 12
  /// Chevron, line.
  /// measured: ha-gestures.png: 1.82 at 16 points
  package static let chevronLine: CGFloat = 1.93
  /// Chevron, opacity.
  /// measured: ha-gestures.png, ha-gestures-dark.png
  package static let chevronOpacity: Double = 0.25
  /// Group box, padding.
  /// assumed: the default padding
  package static let groupBoxPadding: CGFloat = 16
  /// Group box, radius.
  /// assumed: half of the padding
  package static let groupBoxRadius: CGFloat = 8
  /// Group box, below the label.
  /// assumed: the default spacing
  package static let groupBoxGap: CGFloat = 8
  /// Disclosure group in a list, indent.
  /// assumed: the default padding
  package static let disclosureIndent: CGFloat = 16
  /// Disclosure group, below the label.
  /// assumed: the default spacing
  package static let disclosureGap: CGFloat = 8
  /// Content unavailable, icon. It is a font size, which grows as that of a second title.
  /// measured: testEmptyStateViewVariations.EmptyStateViewBasic-375x400-light.png of martinomamic/RSSReader: a tray
  /// of 55.33 by 40
  package static let unavailableIcon: CGFloat = 48
  /// Content unavailable, below the icon.
  /// measured: testEmptyStateViewVariations.EmptyStateViewWithAction-375x400-light.png of martinomamic/RSSReader:
  /// 62.33 with a tray of 48.67
  package static let unavailableIconGap: CGFloat = 13.67
  /// Content unavailable, below the title.
  /// measured: testEmptyStateViewVariations.EmptyStateViewWithAction-375x400-light.png of martinomamic/RSSReader
  package static let unavailableTextGap: CGFloat = 2.2
  /// Content unavailable, above the actions.
  /// measured: testEmptyStateViewVariations.EmptyStateViewWithAction-375x400-light.png of martinomamic/RSSReader
  package static let unavailableActionGap: CGFloat = 20.67
}
