import GalleyGeometry

/// The numbers of progress and gauges.
nonisolated extension ControlMetrics {
  /// A bar's height.
  package static let progressHeight: CGFloat = 4
  /// Between a bar and the texts around it.
  package static let progressGap: CGFloat = 4
  /// A wheel of spokes, which grows as lines of body text do.
  package static let spinnerSide: CGFloat = 20
  /// A large wheel of spokes.
  package static let largeSpinnerSide: CGFloat = 37
  /// How many spokes a wheel has.
  package static let spinnerSpokes: CGFloat = 8
  /// Between a wheel and its label.
  package static let spinnerGap: CGFloat = 8
  /// A spoke, in sides of the wheel.
  package static let spokeWidth: CGFloat = 0.125
  /// A spoke, in sides of the wheel.
  package static let spokeLength: CGFloat = 0.29
  /// How much weaker each spoke is than the one before it.
  package static let spokeFade: Double = 0.13
  /// The weakest spokes.
  package static let spokeLeastOpacity: Double = 0.25
  /// A gauge's bar.
  package static let gaugeBarHeight: CGFloat = 6
  /// Between a gauge's bar and the texts around it.
  package static let gaugeBarGap: CGFloat = 4
  /// How much of its colour the empty part of a small gauge has.
  package static let gaugeTrackOpacity: Double = 0.3
  /// A gauge's ring.
  package static let gaugeRingSide: CGFloat = 58
  /// How thick a gauge's ring is.
  package static let gaugeRingLine: CGFloat = 6
  /// Where an open ring begins, clockwise from the right.
  package static let gaugeRingStart: Double = 135
  /// How far an open ring reaches.
  package static let gaugeRingSweep: Double = 270
  /// The font of the value in a ring, smaller where there is no room.
  package static let gaugeValueFont: CGFloat = 22
  /// How much smaller the value becomes.
  package static let gaugeValueScale: CGFloat = 0.4
  /// How much of the width within the ring the value may take.
  package static let gaugeValueShare: CGFloat = 0.76
  /// The font of the bounds at a ring's ends.
  package static let gaugeEndFont: CGFloat = 10
  /// Between the bounds at a ring's ends.
  package static let gaugeEndGap: CGFloat = 3
  /// How much smaller the bounds become.
  package static let gaugeEndScale: CGFloat = 0.5
  /// What is left out of a gauge's line around its marker.
  package static let gaugeMarkerGap: CGFloat = 3

  static let indicators: [ControlMetric] = [
    ControlMetric(
      "Progress bar, height", progressHeight,
      .measured("testProgressIndicatorView.1.png of DrunkOnJava/ModularHomeInventory")),
    ControlMetric(
      "Progress bar, between bar and texts", progressGap, .assumed("as high as the bar")),
    ControlMetric(
      "Spinner, side", spinnerSide,
      .measured("testTabBarView.TabBarView-mediumPhone-light.png of martinomamic/RSSReader")),
    ControlMetric(
      "Spinner, large, side", largeSpinnerSide,
      .assumed("the size of UIKit since its first version")),
    ControlMetric("Spinner, spokes", spinnerSpokes, .assumed("UIKit has eight since iOS 14")),
    ControlMetric("Spinner, above its label", spinnerGap, .assumed("the default spacing")),
    ControlMetric(
      "Spinner, spoke, width", spokeWidth, .assumed("an eighth, so that two spokes do not touch")),
    ControlMetric(
      "Spinner, spoke, length", spokeLength, .assumed("a little more than half of the radius")),
    ControlMetric("Spinner, spoke, fading", spokeFade, .assumed("an eighth, as there are eight")),
    ControlMetric(
      "Spinner, spoke, least opacity", spokeLeastOpacity, .assumed("the third level of a colour")),
    ControlMetric(
      "Gauge, linear, height", gaugeBarHeight, .assumed("half more than a progress bar")),
    ControlMetric(
      "Gauge, linear, between bar and texts", gaugeBarGap, .assumed("as of a progress bar")),
    ControlMetric(
      "Gauge, empty part, opacity", gaugeTrackOpacity, .assumed("as the third level of a label")),
    ControlMetric(
      "Gauge, circular, side", gaugeRingSide, .assumed("the room of a circular complication")),
    ControlMetric("Gauge, circular, line", gaugeRingLine, .assumed("as high as the bar")),
    ControlMetric(
      "Gauge, circular, start, degrees", gaugeRingStart, .assumed("open at the bottom by a quarter")
    ),
    ControlMetric(
      "Gauge, circular, sweep, degrees", gaugeRingSweep, .assumed("open at the bottom by a quarter")
    ),
    ControlMetric("Gauge, circular, value, font", gaugeValueFont, .assumed("title 2")),
    ControlMetric(
      "Gauge, circular, value, least scale", gaugeValueScale, .assumed("four digits in the ring")),
    ControlMetric(
      "Gauge, circular, value, share of the width", gaugeValueShare,
      .assumed("the chord at the height of a digit")),
    ControlMetric(
      "Gauge, circular, bounds, font", gaugeEndFont, .assumed("what the opening has room for")),
    ControlMetric("Gauge, circular, between bounds", gaugeEndGap, .assumed("half of the line")),
    ControlMetric(
      "Gauge, circular, bounds, least scale", gaugeEndScale,
      .assumed("two numbers of three digits in the opening")),
    ControlMetric("Gauge, around the marker", gaugeMarkerGap, .assumed("half of the line")),
  ]
}
