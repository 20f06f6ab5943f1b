import GalleyGeometry

/// The numbers of progress and gauges.
nonisolated extension ControlMetrics {
  /// Progress bar, height.
  /// measured: testProgressIndicatorView.1.png of DrunkOnJava/ModularHomeInventory
  package static let progressHeight: CGFloat = 4
  /// Progress bar, between bar and texts.
  /// measured: 6_sliders_and_indicators_launch.png of RobertNeat/Swift_palette
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
  /// Spinner, above its label, at least. A text as large as a title is as far below it as below a shape.
  /// measured: progress.png of mecid/mecid.github.io: 8.14 above 17 points; progress3.png: 10.67 above 28 points
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
  /// measured: swiftui-gauges-linear.png of mvolkmann/blog, 6_sliders_and_indicators_launch.png of RobertNeat/Swift_palette
  package static let gaugeBarHeight: CGFloat = 16
  /// Gauge, accessory line, height. It is also the side of its marker.
  /// measured: swiftui-gauges-linear.png of mvolkmann/blog
  package static let gaugeLineHeight: CGFloat = 7.67
  /// Gauge, accessory line, around the marker.
  /// measured: swiftui-gauges-linear.png of mvolkmann/blog: 15.5 with the marker
  package static let gaugeLineMarkerGap: CGFloat = 3.9
  /// Gauge, accessory line, between line and texts.
  /// assumed: as of a progress bar
  package static let gaugeLineGap: CGFloat = 4
  /// Gauge, empty part, opacity.
  /// measured: swiftui-gauges-circular.png of mvolkmann/blog: #f5bcb8 of #ec4e3b
  package static let gaugeTrackOpacity: Double = 0.37
  /// Gauge, circular, side.
  /// measured: swiftui-gauges-circular.png of mvolkmann/blog, 6_sliders_and_indicators_launch.png of RobertNeat/Swift_palette
  package static let gaugeRingSide: CGFloat = 58
  /// Gauge, circular, line. It is also the side of its marker.
  /// measured: swiftui-gauges-circular.png of mvolkmann/blog, 6_sliders_and_indicators_launch.png of RobertNeat/Swift_palette
  package static let gaugeRingLine: CGFloat = 5.5
  /// Gauge, circular, around the marker.
  /// measured: 6_sliders_and_indicators_launch.png of RobertNeat/Swift_palette: 10 with the marker
  package static let gaugeRingMarkerGap: CGFloat = 2.25
  /// Gauge, circular without bounds, start, degrees. It is clockwise from the right.
  /// measured: swiftui-gauges-circular.png of mvolkmann/blog, 6_sliders_and_indicators_launch.png of RobertNeat/Swift_palette
  package static let gaugeRingStart: Double = 135
  /// Gauge, circular without bounds, sweep, degrees.
  /// measured: swiftui-gauges-circular.png of mvolkmann/blog, 6_sliders_and_indicators_launch.png of RobertNeat/Swift_palette
  package static let gaugeRingSweep: Double = 270
  /// Gauge, circular with bounds, start, degrees. It is clockwise from the right.
  /// measured: swiftui-gauges-circular.png of mvolkmann/blog
  package static let gaugeBoundedRingStart: Double = 150
  /// Gauge, circular with bounds, sweep, degrees.
  /// measured: swiftui-gauges-circular.png of mvolkmann/blog
  package static let gaugeBoundedRingSweep: Double = 240
  /// Gauge, circular, value, font. It is smaller where there is no room.
  /// measured: swiftui-gauges-circular.png of mvolkmann/blog: digits of 17.55
  package static let gaugeValueFont: CGFloat = 24.4
  /// Gauge, circular, value, above the middle of an open ring.
  /// measured: swiftui-gauges-circular.png of mvolkmann/blog, 6_sliders_and_indicators_launch.png of RobertNeat/Swift_palette
  package static let gaugeValueRise: CGFloat = 0.9
  /// Gauge, circular, value, least scale.
  /// assumed: four digits in the ring
  package static let gaugeValueScale: CGFloat = 0.4
  /// Gauge, circular, value, share of the width.
  /// assumed: the chord at the height of a digit
  package static let gaugeValueShare: CGFloat = 0.76
  /// Gauge, circular, bounds, font. A label in their place has it, too.
  /// measured: swiftui-gauges-circular.png of mvolkmann/blog: digits of 8.2
  package static let gaugeEndFont: CGFloat = 11
  /// Gauge, circular, bounds, baseline below the middle.
  /// measured: swiftui-gauges-circular.png of mvolkmann/blog
  package static let gaugeEndDrop: CGFloat = 23.2
  /// Gauge, circular, bounds, width of their row. They stand at its ends, a label in its middle.
  /// measured: swiftui-gauges-circular.png of mvolkmann/blog: 34.5 from ink to ink
  package static let gaugeEndWidth: CGFloat = 35.5
  /// Gauge, circular, between bounds, at least.
  /// assumed: about half of the line
  package static let gaugeEndGap: CGFloat = 3
  /// Gauge, circular, bounds, least scale.
  /// assumed: two numbers of three digits in the opening
  package static let gaugeEndScale: CGFloat = 0.5
}
