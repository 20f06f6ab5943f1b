import GalleyGeometry

/// The numbers of controls, in points unless they say otherwise, as iOS 17 and 18 draw them at rest. Each stands in the
/// table of its area with its source; `Guides/Controls.md` shows all tables as one.
nonisolated package enum ControlMetrics {
  /// All of them, and where they come from.
  package static let table: [ControlMetric] =
    switches + buttons + sliders + pickers + dates + fields + indicators + labels
}

/// A number of a control.
nonisolated package struct ControlMetric: Sendable {
  /// What the number is of, once in all tables.
  package let name: String
  /// Points; where the name speaks of something else (degrees, a count, an opacity or a share), that.
  package let value: Double
  package let source: MetricSource

  init(_ name: String, _ value: CGFloat, _ source: MetricSource) {
    self.name = name
    self.value = Double(value)
    self.source = source
  }

  /// The row of the guide's table.
  package var row: String {
    let whole = Int(exactly: value).map { "\($0)" }
    return "| \(name) | \(whole ?? "\(value)") | \(source) |"
  }
}
