import GalleyGeometry
import GalleyViews

/// A value between two others, as a filled bar or an arc.
public struct Gauge<
  Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View
> {
  private let configuration: GaugeStyleConfiguration
  /// The label where it is a text.
  private let title: Text?
  @Environment(stylesOf: GaugeStyleConfiguration.self) private var styles

  private init(fraction: Double, _ labels: Labels) {
    func part<Part: View>(_ view: Part?) -> AnyView? {
      Part.self == EmptyView.self ? nil : view.map { AnyView($0) }
    }
    title = labels.label.titleText
    configuration = GaugeStyleConfiguration(
      value: fraction, label: .init(view: AnyView(labels.label)),
      currentValueLabel: part(labels.currentValue).map { .init(view: $0) },
      minimumValueLabel: part(labels.minimum).map { .init(view: $0) },
      maximumValueLabel: part(labels.maximum).map { .init(view: $0) },
      markedValueLabels: part(labels.marked).map { .init(view: $0) })
  }

  private struct Labels {
    let label: Label
    var currentValue: CurrentValueLabel?
    var minimum: BoundsLabel?
    var maximum: BoundsLabel?
    var marked: MarkedValueLabels?
  }
}

nonisolated extension Gauge: View {
  public var body: some View {
    styles.view(of: configuration) { BarGauge(configuration: $0) }
      .element(.gauge, label: title, holding: .share(configuration.value))
  }

  /// How far a value lies between two others, from 0 to 1.
  private static func share<V: BinaryFloatingPoint>(_ value: V, in bounds: ClosedRange<V>) -> Double
  {
    let length = bounds.upperBound - bounds.lowerBound
    guard length > 0, value.isFinite else { return 0 }
    return min(1, max(0, Double((value - bounds.lowerBound) / length)))
  }
}

nonisolated extension Gauge where MarkedValueLabels == EmptyView {
  /// A gauge with a label. A value outside the bounds counts as the nearer bound, one that is not finite as the
  /// lower bound.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView {
    self.init(fraction: Self.share(value, in: bounds), Labels(label: label()))
  }

  /// A gauge with a label and its value in words.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) where BoundsLabel == EmptyView {
    self.init(
      fraction: Self.share(value, in: bounds),
      Labels(label: label(), currentValue: currentValueLabel()))
  }

  /// A gauge with a label, its value in words and both bounds in words.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(
      fraction: Self.share(value, in: bounds),
      Labels(
        label: label(), currentValue: currentValueLabel(), minimum: minimumValueLabel(),
        maximum: maximumValueLabel()))
  }
}

nonisolated extension Gauge {
  /// A gauge with a label, its value in words and labels of values of interest. The built-in styles do not draw
  /// the last ones, which is a warning.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) where BoundsLabel == EmptyView {
    self.init(
      fraction: Self.share(value, in: bounds),
      Labels(label: label(), currentValue: currentValueLabel(), marked: markedValueLabels()))
  }

  /// A gauge with a label, its value and both bounds in words, and labels of values of interest. The built-in
  /// styles do not draw the last ones, which is a warning.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel,
    @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) {
    self.init(
      fraction: Self.share(value, in: bounds),
      Labels(
        label: label(), currentValue: currentValueLabel(), minimum: minimumValueLabel(),
        maximum: maximumValueLabel(), marked: markedValueLabels()))
  }
}
