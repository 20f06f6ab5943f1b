import GalleyGeometry
import GalleyLayout
import GalleyViews

/// How gauges look.
@MainActor @preconcurrency
public protocol GaugeStyle {
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
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
  public var label: Label
  public var currentValueLabel: CurrentValueLabel?
  public var minimumValueLabel: MinimumValueLabel?
  public var maximumValueLabel: MaximumValueLabel?
  public var markedValueLabels: MarkedValueLabel?
}

/// As `LinearCapacityGaugeStyle`.
nonisolated public struct DefaultGaugeStyle: GaugeStyle, Sendable {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    BarGauge(configuration: configuration)
  }
}

/// A bar that is filled up to the value, its label above and the value below.
nonisolated public struct LinearCapacityGaugeStyle: GaugeStyle, Sendable {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    BarGauge(configuration: configuration)
  }
}

/// A short bar between the least and the largest value, with a marker at the value.
nonisolated public struct AccessoryLinearGaugeStyle: GaugeStyle, Sendable {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    MarkedBarGauge(configuration: configuration)
  }
}

/// A short bar that is filled up to the value.
nonisolated public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle, Sendable {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    AccessoryBarGauge(configuration: configuration)
  }
}

/// An open ring with a marker at the value, which stands in its middle.
nonisolated public struct AccessoryCircularGaugeStyle: GaugeStyle, Sendable {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    MarkedRingGauge(configuration: configuration)
  }
}

/// A closed ring that is filled up to the value, which stands in its middle.
nonisolated public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle, Sendable {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    CapacityRingGauge(configuration: configuration)
  }
}

nonisolated extension GaugeStyle where Self == DefaultGaugeStyle {
  public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

nonisolated extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

nonisolated extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

nonisolated extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
    AccessoryLinearCapacityGaugeStyle()
  }
}

nonisolated extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  public static var accessoryCircular: AccessoryCircularGaugeStyle {
    AccessoryCircularGaugeStyle()
  }
}

nonisolated extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
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
