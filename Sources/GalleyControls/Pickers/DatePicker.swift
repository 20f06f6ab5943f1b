import GalleyGeometry
import GalleyViews

/// Which parts of a date a picker shows.
public struct DatePickerComponents: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  public static let date = DatePickerComponents(rawValue: 2)
  /// On the watch.
  public static let hourMinuteAndSecond = DatePickerComponents(rawValue: 5)
}

/// A label and a date.
nonisolated public struct DatePicker<Label: View>: View {
  public typealias Components = DatePickerComponents

  private let configuration: DatePickerStyleConfiguration
  @Environment(stylesOf: DatePickerStyleConfiguration.self) private var styles

  public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(label(), selection, nil, nil, displayedComponents)
  }

  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(label(), selection, range.lowerBound, range.upperBound, displayedComponents)
  }

  public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(label(), selection, range.lowerBound, nil, displayedComponents)
  }

  public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(label(), selection, nil, range.upperBound, displayedComponents)
  }

  fileprivate init(
    _ label: Label, _ selection: Binding<Date>, _ minimum: Date?, _ maximum: Date?,
    _ components: Components
  ) {
    configuration = DatePickerStyleConfiguration(
      label: DatePickerStyleConfiguration.Label(view: AnyView(label)), selection: selection,
      minimumDate: minimum, maximumDate: maximum, displayedComponents: components)
  }

  public var body: some View {
    styles.view(of: configuration) { CompactDatePicker(configuration: $0) }
  }
}

nonisolated extension DatePicker where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(Text(titleKey), selection, nil, nil, displayedComponents)
  }

  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(Text(titleKey), selection, range.lowerBound, range.upperBound, displayedComponents)
  }

  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(Text(titleKey), selection, range.lowerBound, nil, displayedComponents)
  }

  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(Text(titleKey), selection, nil, range.upperBound, displayedComponents)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(Text(title), selection, nil, nil, displayedComponents)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(Text(title), selection, range.lowerBound, range.upperBound, displayedComponents)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(Text(title), selection, range.lowerBound, nil, displayedComponents)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(Text(title), selection, nil, range.upperBound, displayedComponents)
  }
}
