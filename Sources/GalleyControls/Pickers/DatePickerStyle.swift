import GalleyGeometry
import GalleyViews

/// How pickers of dates look.
@MainActor @preconcurrency
public protocol DatePickerStyle {
  /// The type of the view that `makeBody(configuration:)` makes.
  associatedtype Body: View
  /// What `makeBody(configuration:)` is given.
  typealias Configuration = DatePickerStyleConfiguration
  /// The look of a picker of dates, made of the parts in `configuration`.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The picker of a date that a style draws.
public struct DatePickerStyleConfiguration {
  /// What the date is for.
  nonisolated public struct Label: StylePart { let view: AnyView }

  /// What the date is for, to be placed in the style's view.
  public let label: Label
  /// The date that is chosen.
  @Binding public var selection: Date
  /// The first date that can be chosen, or nil.
  public let minimumDate: Date?
  /// The last date that can be chosen, or nil.
  public let maximumDate: Date?
  /// The parts of the date to show.
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

  /// Chooses a date, or the next one in the range.
  func choose(_ date: Date) {
    var date = date
    if let maximumDate { date = min(date, maximumDate) }
    if let minimumDate { date = max(date, minimumDate) }
    selection = date
  }

  /// The same picker with other parts of the date.
  func showing(_ components: DatePickerComponents) -> DatePickerStyleConfiguration {
    DatePickerStyleConfiguration(
      label: label, selection: $selection, minimumDate: minimumDate, maximumDate: maximumDate,
      displayedComponents: components)
  }
}

/// The style of the place: the label, and date and time in boxes.
nonisolated public struct DefaultDatePickerStyle: DatePickerStyle, Sendable {
  /// The same style as `.automatic`.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    CompactDatePicker(configuration: configuration)
  }
}

/// The label, and date and time in boxes.
nonisolated public struct CompactDatePickerStyle: DatePickerStyle, Sendable {
  /// The same style as `.compact`.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    CompactDatePicker(configuration: configuration)
  }
}

/// The month of the date.
nonisolated public struct GraphicalDatePickerStyle: DatePickerStyle, Sendable {
  /// The same style as `.graphical`.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    GraphicalDatePicker(configuration: configuration)
  }
}

/// The date in the middle of wheels.
nonisolated public struct WheelDatePickerStyle: DatePickerStyle, Sendable {
  /// The same style as `.wheel`.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    WheelDatePicker(configuration: configuration)
  }
}

/// The date as text to be edited.
nonisolated public struct FieldDatePickerStyle: DatePickerStyle, Sendable {
  /// The same style as `.field`.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    CompactDatePicker(configuration: configuration).drawnPlainly("DatePicker")
  }
}

/// The date as text to be edited, with buttons for more and for less.
nonisolated public struct StepperFieldDatePickerStyle: DatePickerStyle, Sendable {
  /// The same style as `.stepperField`.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    CompactDatePicker(configuration: configuration).drawnPlainly("DatePicker")
  }
}

nonisolated extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The label, and date and time in boxes.
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}
nonisolated extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// The label, and date and time in boxes: the same look as `.automatic`.
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}
nonisolated extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// The month of the date.
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}
nonisolated extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// The date in the middle of wheels.
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}
nonisolated extension DatePickerStyle where Self == FieldDatePickerStyle {
  /// On an image, the look of `.compact`, with a warning: there is no field.
  public static var field: FieldDatePickerStyle { FieldDatePickerStyle() }
}
nonisolated extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
  /// On an image, the look of `.compact`, with a warning: there is neither a field nor a stepper.
  public static var stepperField: StepperFieldDatePickerStyle { StepperFieldDatePickerStyle() }
}

nonisolated extension View {
  /// Sets how the pickers of dates in this view look.
  public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    controlStyle(style) { $0.makeBody(configuration: $1) }
  }
}
