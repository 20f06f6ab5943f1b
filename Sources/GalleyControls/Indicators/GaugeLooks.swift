import GalleyGeometry
import GalleyLayout
import GalleyViews

/// A bar between its bounds, the label above and the value below it. The bar lies in the middle of a line of text, from which
/// label and value are as far as from a shape: the gaps of swiftui-gauges-linear.png of mvolkmann/blog.
struct BarGauge {
  let configuration: GaugeStyleConfiguration
  @Environment(\.controlTint) private var tint
}

nonisolated extension BarGauge: View {
  var body: some View {
    VStack {
      configuration.label
      ZStack {
        Text(verbatim: " ").accessibilityHidden(true)
        BoundedBar(configuration: configuration, height: ControlMetrics.gaugeBarHeight) {
          FilledBar(
            fraction: configuration.value, fill: tint, track: AnyShapeStyle(Color.controlFill))
        }
      }
      .spaced(.content)
      configuration.currentValueLabel
    }
    .finished(configuration)
  }
}

/// A short bar that is filled, the label above and the value below its start. Assumed: it is as high as the one with a
/// marker.
struct AccessoryBarGauge {
  let configuration: GaugeStyleConfiguration
  @Environment(\.accessoryTint) private var tint
  @Environment(\.layoutDirection) private var direction
}

nonisolated extension AccessoryBarGauge: View {
  var body: some View {
    VStack(alignment: .leading, spacing: ControlMetrics.gaugeLineGap) {
      configuration.label.font(.footnote.weight(.semibold))
      BoundedBar(configuration: configuration, height: ControlMetrics.gaugeLineHeight) {
        FilledBar(
          fraction: configuration.value, fill: tint,
          track: AnyShapeStyle(
            FadedStyle(
              style: tint.alongBar(in: direction), opacity: ControlMetrics.gaugeTrackOpacity)))
      }
      .font(.footnote)
      configuration.currentValueLabel.font(.footnote)
    }
    .finished(configuration)
  }
}

/// A short bar with a marker at the value.
struct MarkedBarGauge {
  let configuration: GaugeStyleConfiguration
  @Environment(\.accessoryTint) private var tint
  @Environment(\.layoutDirection) private var direction
}

nonisolated extension MarkedBarGauge: View {
  var body: some View {
    let tint = tint.alongBar(in: direction)
    return BoundedBar(configuration: configuration, height: ControlMetrics.gaugeLineHeight) {
      Marked(fraction: fraction, marker: Self.marker, place: Self.place) { Capsule().fill(tint) }
        .foregroundStyle(tint)
    }
    .font(.body.weight(.semibold))
    .finished(configuration)
  }

  private var fraction: Double {
    direction == .leftToRight ? configuration.value : 1 - configuration.value
  }

  private static let marker = MarkerSize(
    side: ControlMetrics.gaugeLineHeight, gap: ControlMetrics.gaugeLineMarkerGap)

  @Sendable private static func place(_ fraction: Double, in rect: CGRect) -> CGPoint {
    let length = rect.width - rect.height
    return CGPoint(x: rect.minX + rect.height / 2 + length * fraction, y: rect.midY)
  }
}

/// A bar between the words for the least and the largest value.
nonisolated private struct BoundedBar<Bar: View>: View {
  let configuration: GaugeStyleConfiguration
  /// Of the bar, in points.
  let height: CGFloat
  @ViewBuilder let bar: () -> Bar

  var body: some View {
    HStack {
      configuration.minimumValueLabel
      bar().frame(height: height)
      configuration.maximumValueLabel
    }
  }
}

/// A closed ring that is filled up to the value, which stands in its middle.
struct CapacityRingGauge {
  let configuration: GaugeStyleConfiguration
  @Environment(\.accessoryTint) private var tint
}

nonisolated extension CapacityRingGauge: View {
  var body: some View {
    let line = StrokeStyle(lineWidth: ControlMetrics.gaugeRingLine, lineCap: .round)
    let tint = tint.alongRing(from: -90, sweep: 360)
    ZStack {
      ArcShape(start: -90, sweep: 360).stroke(tint, style: line)
        .opacity(ControlMetrics.gaugeTrackOpacity)
      ArcShape(start: -90, sweep: 360 * configuration.value).stroke(tint, style: line)
      RingWords {
        if let value = configuration.currentValueLabel {
          value
        } else {
          configuration.label
        }
      }
    }
    .frame(width: ControlMetrics.gaugeRingSide, height: ControlMetrics.gaugeRingSide)
    .finished(configuration)
  }
}

/// A ring that is open below, with a marker at the value, which stands in its middle. The bounds stand at the
/// ends; without bounds the label stands there.
struct MarkedRingGauge {
  let configuration: GaugeStyleConfiguration
  @Environment(\.accessoryTint) private var tint
}

nonisolated extension MarkedRingGauge: View {
  var body: some View {
    let line = StrokeStyle(lineWidth: ControlMetrics.gaugeRingLine, lineCap: .round)
    let (start, sweep) = arc
    let tint = tint.alongRing(from: start, sweep: sweep)
    ZStack {
      Marked(
        fraction: configuration.value, marker: Self.marker,
        place: { Self.place(at: start + sweep * $0, in: $1) }
      ) {
        ArcShape(start: start, sweep: sweep).stroke(tint, style: line)
      }
      .foregroundStyle(tint)
      RingWords { configuration.currentValueLabel }
        .offset(y: -ControlMetrics.gaugeValueRise)
    }
    .frame(width: ControlMetrics.gaugeRingSide, height: ControlMetrics.gaugeRingSide)
    .overlay {
      ends.alignmentGuide(VerticalAlignment.center) {
        $0[.lastTextBaseline] - ControlMetrics.gaugeEndDrop
      }
    }
    .finished(configuration)
  }

  @ViewBuilder private var ends: some View {
    HStack(spacing: 0) {
      if isBounded {
        configuration.minimumValueLabel
        Spacer(minLength: ControlMetrics.gaugeEndGap)
        configuration.maximumValueLabel
      } else {
        configuration.label
      }
    }
    .font(.system(size: ControlMetrics.gaugeEndFont, weight: .medium))
    .lineLimit(1)
    .minimumScaleFactor(ControlMetrics.gaugeEndScale)
    .frame(width: ControlMetrics.gaugeEndWidth)
    // The ring runs clockwise in every language.
    .environment(\.layoutDirection, .leftToRight)
  }

  private var isBounded: Bool {
    configuration.minimumValueLabel != nil || configuration.maximumValueLabel != nil
  }

  /// Degrees, clockwise from the right: bounds leave more of the ring open.
  private var arc: (start: Double, sweep: Double) {
    isBounded
      ? (ControlMetrics.gaugeBoundedRingStart, ControlMetrics.gaugeBoundedRingSweep)
      : (ControlMetrics.gaugeRingStart, ControlMetrics.gaugeRingSweep)
  }

  private static let marker = MarkerSize(
    side: ControlMetrics.gaugeRingLine, gap: ControlMetrics.gaugeRingMarkerGap)

  /// - Parameter degrees: clockwise from the right.
  private static func place(at degrees: Double, in rect: CGRect) -> CGPoint {
    let turn = DeterministicMath.sincos(degrees * .pi / 180)
    let radius = (min(rect.width, rect.height) - ControlMetrics.gaugeRingLine) / 2
    return CGPoint(x: rect.midX + radius * turn.cos, y: rect.midY + radius * turn.sin)
  }
}

/// Words within a ring, smaller where there is no room.
nonisolated private struct RingWords<Words: View>: View {
  @ViewBuilder let words: () -> Words

  var body: some View {
    let side = ControlMetrics.gaugeRingSide - 2 * ControlMetrics.gaugeRingLine
    HStack { words() }
      .font(.system(size: ControlMetrics.gaugeValueFont, weight: .medium))
      .lineLimit(1)
      .minimumScaleFactor(ControlMetrics.gaugeValueScale)
      .frame(maxWidth: side * ControlMetrics.gaugeValueShare, maxHeight: side)
  }
}

/// Of the disc on a line, in points.
nonisolated private struct MarkerSize: Sendable {
  let side: CGFloat
  /// Of the line that is left out around the disc.
  let gap: CGFloat
}

/// A line with a marker, around which some of the line is left out.
nonisolated private struct Marked<Line: View>: View {
  /// From 0 to 1.
  let fraction: Double
  let marker: MarkerSize
  let place: @Sendable (Double, CGRect) -> CGPoint
  @ViewBuilder let line: () -> Line

  var body: some View {
    ZStack {
      line()
      disc(marker.side + 2 * marker.gap).blendMode(.destinationOut)
      disc(marker.side)
    }
    .compositingGroup()
  }

  private func disc(_ side: CGFloat) -> MarkerShape {
    MarkerShape(fraction: fraction, side: side, place: place)
  }
}

/// A disc at a place of a box.
nonisolated private struct MarkerShape: FixedShape {
  let fraction: Double
  let side: CGFloat
  let place: @Sendable (Double, CGRect) -> CGPoint

  func path(in rect: CGRect) -> Path {
    let center = place(fraction, rect)
    return Path(
      ellipseIn: CGRect(
        x: center.x - side / 2, y: center.y - side / 2, width: side, height: side))
  }
}

/// A part of the circle that lies within a box with all of its line.
nonisolated private struct ArcShape: FixedShape {
  /// Degrees, clockwise from the right.
  let start: Double
  let sweep: Double

  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.addArc(
      center: CGPoint(x: rect.midX, y: rect.midY),
      radius: (min(rect.width, rect.height) - ControlMetrics.gaugeRingLine) / 2,
      startAngle: .degrees(start), endAngle: .degrees(start + sweep), clockwise: false)
    return path
  }
}

nonisolated extension View {
  /// A gauge of Galley's own: dim where it is disabled; marked values are reported, as they are not drawn.
  @ViewBuilder fileprivate func finished(_ configuration: GaugeStyleConfiguration) -> some View {
    if configuration.markedValueLabels == nil {
      fadedWhenDisabled()
    } else {
      fadedWhenDisabled().ignored("Gauge(markedValueLabels:)")
    }
  }
}

nonisolated extension EnvironmentValues {
  /// What the small gauges are coloured with: the tint that was set around, or what texts have.
  fileprivate var accessoryTint: AnyShapeStyle {
    tintStyle ?? foregroundStyle ?? AnyShapeStyle(Color.primary)
  }
}
