import GalleyGeometry

/// The numbers of controls, as iOS 17 and 18 draw them at rest: points, or, where the name speaks of something else, degrees,
/// radians, a count, an opacity or a share.
///
/// Each number is written once. Its comment is read by the tests and has two parts: a sentence with the name, which may be
/// followed by others, and on a line of its own where the number comes from, as `MetricSource` writes it:
///
/// ```swift
/// /// Spinner, side. It grows as lines of body text do.
/// /// measured: testTabBarView.TabBarView-mediumPhone-light.png of martinomamic/RSSReader
/// package static let spinnerSide: CGFloat = 20
/// ```
///
/// The table of `Guides/Controls.md` is made of these comments.
nonisolated package enum ControlMetrics {}
