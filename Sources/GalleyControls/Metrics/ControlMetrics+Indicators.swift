import GalleyGeometry

/// The numbers of progress and gauges.
nonisolated extension ControlMetrics {
  /// Progress bar, height.
  /// measured: testProgressIndicatorView.1.png of DrunkOnJava/ModularHomeInventory
  package static let progressHeight: CGFloat = 4
  /// Progress bar, between bar and texts.
  /// assumed: as high as the bar
  package static let progressGap: CGFloat = 4
  /// Spinner, side. It grows as lines of body text do.
  /// measured: testTabBarView.TabBarView-mediumPhone-light.png of martinomamic/RSSReader
  package static let spinnerSide: CGFloat = 20
  /// Spinner, large, side.
  /// assumed: the size of UIKit since its first version
  package static let largeSpinnerSide: CGFloat = 37
  /// Spinner, spokes.
  /// measured: testExploreViewLoading.ExploreLoading-mediumPhone-light.png of martinomamic/RSSReader
  package static let spinnerSpokes: CGFloat = 8
  /// Spinner, above its label.
  /// assumed: the default spacing
  package static let spinnerGap: CGFloat = 8
  /// Spinner, spoke, width. It is in sides of the spinner.
  /// measured: testExploreViewLoading.ExploreLoading-mediumPhone-light.png of martinomamic/RSSReader: 2.5 of 20
  package static let spokeWidth: CGFloat = 0.125
  /// Spinner, spoke, length. It is in sides of the spinner.
  /// measured: testExploreViewLoading.ExploreLoading-mediumPhone-light.png of martinomamic/RSSReader: 6.62 of 20
  package static let spokeLength: CGFloat = 0.33
  /// Spinner, spoke, first opacity. It is in parts of the secondary label's colour.
  /// measured: testExploreViewLoading.ExploreLoading-mediumPhone-light.png of martinomamic/RSSReader: 156 of 255
  package static let spokeOpacity: Double = 0.85
  /// Spinner, spoke, fading. Each spoke has so much less opacity than the one before it.
  /// measured: testExploreViewLoading.ExploreLoading-mediumPhone-light.png of martinomamic/RSSReader: 156, 172, 189, 206 and 223 of 255
  package static let spokeFade: Double = 0.145
  /// Spinner, spoke, least opacity.
  /// measured: testExploreViewLoading.ExploreLoading-mediumPhone-light.png of martinomamic/RSSReader: 223 of 255
  package static let spokeLeastOpacity: Double = 0.27
  /// Gauge, linear, height.
  /// assumed: half more than a progress bar
  package static let gaugeBarHeight: CGFloat = 6
  /// Gauge, linear, between bar and texts.
  /// assumed: as of a progress bar
  package static let gaugeBarGap: CGFloat = 4
  /// Gauge, empty part, opacity.
  /// assumed: as the third level of a label
  package static let gaugeTrackOpacity: Double = 0.3
  /// Gauge, circular, side.
  /// assumed: the room of a circular complication
  package static let gaugeRingSide: CGFloat = 58
  /// Gauge, circular, line.
  /// assumed: as high as the bar
  package static let gaugeRingLine: CGFloat = 6
  /// Gauge, circular, start, degrees. It is clockwise from the right.
  /// assumed: open at the bottom by a quarter
  package static let gaugeRingStart: Double = 135
  /// Gauge, circular, sweep, degrees.
  /// assumed: open at the bottom by a quarter
  package static let gaugeRingSweep: Double = 270
  /// Gauge, circular, value, font. It is smaller where there is no room.
  /// assumed: title 2
  package static let gaugeValueFont: CGFloat = 22
  /// Gauge, circular, value, least scale.
  /// assumed: four digits in the ring
  package static let gaugeValueScale: CGFloat = 0.4
  /// Gauge, circular, value, share of the width.
  /// assumed: the chord at the height of a digit
  package static let gaugeValueShare: CGFloat = 0.76
  /// Gauge, circular, bounds, font.
  /// assumed: what the opening has room for
  package static let gaugeEndFont: CGFloat = 10
  /// Gauge, circular, between bounds.
  /// assumed: half of the line
  package static let gaugeEndGap: CGFloat = 3
  /// Gauge, circular, bounds, least scale.
  /// assumed: two numbers of three digits in the opening
  package static let gaugeEndScale: CGFloat = 0.5
  /// Gauge, around the marker.
  /// assumed: half of the line
  package static let gaugeMarkerGap: CGFloat = 3
}
