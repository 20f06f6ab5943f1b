import GalleyGeometry
import GalleyLayout
import GalleyViews

/// How gauges look.
@MainActor @preconcurrency
public protocol GaugeStyle {
  /// The type of the view that `makeBody(configuration:)` makes.
  associatedtype Body: View
  /// The look of a gauge, made of the parts in `configuration`.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// What `makeBody(configuration:)` is given.
  typealias Configuration = GaugeStyleConfiguration
}

/// The parts of a gauge.
nonisolated public struct GaugeStyleConfiguration {
  /// What is measured.
  nonisolated public struct Label: StylePart { let view: AnyView }

  /// The value in words.
  nonisolated public struct CurrentValueLabel: StylePart { let view: AnyView }

  /// The least value in words.
  nonisolated public struct MinimumValueLabel: StylePart { let view: AnyView }

  /// The largest value in words.
  nonisolated public struct MaximumValueLabel: StylePart { let view: AnyView }

  /// Values of interest in words.
  nonisolated public struct MarkedValueLabel: StylePart { let view: AnyView }

  /// From 0 to 1.
  public var value: Double
  /// What is measured, to be placed in the style's view.
  public var label: Label
  /// The value in words, or nil if the gauge was made without it.
  public var currentValueLabel: CurrentValueLabel?
  /// The lower bound in words, or nil if the gauge was made without it.
  public var minimumValueLabel: MinimumValueLabel?
  /// The upper bound in words, or nil if the gauge was made without it.
  public var maximumValueLabel: MaximumValueLabel?
  /// Values of interest in words, or nil if the gauge was made without them.
  public var markedValueLabels: MarkedValueLabel?
}

/// As `LinearCapacityGaugeStyle`.
nonisolated public struct DefaultGaugeStyle: GaugeStyle, Sendable {
  /// The same style as `.automatic`.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    BarGauge(configuration: configuration)
  }
}

/// A bar that is filled up to the value, its label above and the value below.
nonisolated public struct LinearCapacityGaugeStyle: GaugeStyle, Sendable {
  /// The same style as `.linearCapacity`.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    BarGauge(configuration: configuration)
  }
}

/// A short bar between the least and the largest value, with a marker at the value.
nonisolated public struct AccessoryLinearGaugeStyle: GaugeStyle, Sendable {
  /// The same style as `.accessoryLinear`.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    MarkedBarGauge(configuration: configuration)
  }
}

/// A short bar that is filled up to the value.
nonisolated public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle, Sendable {
  /// The same style as `.accessoryLinearCapacity`.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    AccessoryBarGauge(configuration: configuration)
  }
}

/// An open ring with a marker at the value, which stands in its middle.
nonisolated public struct AccessoryCircularGaugeStyle: GaugeStyle, Sendable {
  /// The same style as `.accessoryCircular`.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    MarkedRingGauge(configuration: configuration)
  }
}

/// A closed ring that is filled up to the value, which stands in its middle.
nonisolated public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle, Sendable {
  /// The same style as `.accessoryCircularCapacity`.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    CapacityRingGauge(configuration: configuration)
  }
}

nonisolated extension GaugeStyle where Self == DefaultGaugeStyle {
  /// A bar between its bounds, filled up to the value, with the label above and the value below it: the same as
  /// `.linearCapacity`.
  public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

nonisolated extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A bar between its bounds, filled up to the value, with the label above and the value below it.
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

nonisolated extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// A short bar with a marker at the value, between its bounds.
  public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

nonisolated extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// A short bar, filled up to the value, with the label above it and the value below its start.
  public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
    AccessoryLinearCapacityGaugeStyle()
  }
}

nonisolated extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// A ring that is open below, with a marker at the value. The value stands in the middle, the bounds, or else
  /// the label, in the gap.
  public static var accessoryCircular: AccessoryCircularGaugeStyle {
    AccessoryCircularGaugeStyle()
  }
}

nonisolated extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// A closed ring, filled clockwise up to the value, around the value in words, or else the label.
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}

nonisolated extension View {
  /// The style of gauges in this view.
  public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    controlStyle(style) { $0.makeBody(configuration: $1) }
  }
}
