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
  /// measured: SwiftUI-GroupBox.png of mvolkmann/blog: 361, 329 and 297 wide within each other
  package static let groupBoxPadding: CGFloat = 16
  /// Group box, radius.
  /// measured: SwiftUI-GroupBox.png of mvolkmann/blog
  package static let groupBoxRadius: CGFloat = 8
  /// Disclosure group in a list, indent.
  /// measured: SwiftUI-List-expandable.png of mvolkmann/blog: ink at 41.33, 61.33 and 81.33
  package static let disclosureIndent: CGFloat = 20
  /// Disclosure group, above and below the label. The content follows at once.
  /// measured: testButtonsViewAccessibilitySnapshot.1.png of cvs-health/ios-swiftui-accessibility-techniques: 28.33
  /// with a line of 20.33; SwiftUI-DisclosureGroup.png of mvolkmann/blog
  package static let disclosurePadding: CGFloat = 4
  /// Disclosure group, room of the chevron. It is turned about the middle of it.
  /// measured: SwiftUI-DisclosureGroup.png of mvolkmann/blog: an open one ends at 378 of 377, its middle 5 before
  package static let disclosureChevronRoom: CGFloat = 10
  /// Disclosure group, after the chevron. It is that of a closed one, as a link's.
  /// measured: testButtonsViewAccessibilitySnapshot.1.png of cvs-health/ios-swiftui-accessibility-techniques: 366.33
  /// to 373.33 of 374
  package static let disclosureChevronEnd: CGFloat = 0.67
  /// Subtitle, opacity of the title's colour.
  /// measured: SwiftUI-Form.png of mvolkmann/blog: #7f7f7f on white
  package static let subtitleOpacity: Double = 0.5
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
