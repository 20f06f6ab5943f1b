import GalleyGeometry
import GalleyViews

/// How pickers of dates look.
@MainActor @preconcurrency
public protocol DatePickerStyle {
  associatedtype Body: View
  typealias Configuration = DatePickerStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The picker of a date that a style draws.
nonisolated public struct DatePickerStyleConfiguration {
  /// What the date is for.
  nonisolated public struct Label: StylePart { let view: AnyView }

  public let label: Label
  @Binding public var selection: Date
  public let minimumDate: Date?
  public let maximumDate: Date?
  public let displayedComponents: DatePickerComponents

  init(
    label: Label, selection: Binding<Date>, minimumDate: Date?, maximumDate: Date?,
    displayedComponents: DatePickerComponents
  ) {
    self.label = label
    _selection = selection
    self.minimumDate = minimumDate
    self.maximumDate = maximumDate
    self.displayedComponents = displayedComponents
  }
}

/// The style of the place: the label, and date and time in boxes.
nonisolated public struct DefaultDatePickerStyle: DatePickerStyle, Sendable {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    CompactDatePicker(configuration: configuration)
  }
}

/// The label, and date and time in boxes.
nonisolated public struct CompactDatePickerStyle: DatePickerStyle, Sendable {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    CompactDatePicker(configuration: configuration)
  }
}

/// The month of the date.
nonisolated public struct GraphicalDatePickerStyle: DatePickerStyle, Sendable {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    GraphicalDatePicker(configuration: configuration)
  }
}

/// The date in the middle of wheels.
nonisolated public struct WheelDatePickerStyle: DatePickerStyle, Sendable {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    WheelDatePicker(configuration: configuration)
  }
}

/// The date as text to be edited.
nonisolated public struct FieldDatePickerStyle: DatePickerStyle, Sendable {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    CompactDatePicker(configuration: configuration).drawnPlainly("DatePicker")
  }
}

/// The date as text to be edited, with buttons for more and for less.
nonisolated public struct StepperFieldDatePickerStyle: DatePickerStyle, Sendable {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    CompactDatePicker(configuration: configuration).drawnPlainly("DatePicker")
  }
}

nonisolated extension DatePickerStyle where Self == DefaultDatePickerStyle {
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}
nonisolated extension DatePickerStyle where Self == CompactDatePickerStyle {
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}
nonisolated extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}
nonisolated extension DatePickerStyle where Self == WheelDatePickerStyle {
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}
nonisolated extension DatePickerStyle where Self == FieldDatePickerStyle {
  public static var field: FieldDatePickerStyle { FieldDatePickerStyle() }
}
nonisolated extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
  public static var stepperField: StepperFieldDatePickerStyle { StepperFieldDatePickerStyle() }
}

nonisolated extension View {
  /// Sets how the pickers of dates in this view look.
  public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    controlStyle(style) { $0.makeBody(configuration: $1) }
  }
}
