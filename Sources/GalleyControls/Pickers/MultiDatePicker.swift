import GalleyGeometry
import GalleyLayout
import GalleyViews

/// A month in which several days are marked: that of the first one that is.
nonisolated public struct MultiDatePicker<Label: View>: View {
  private let label: Label
  private let selection: Set<DateComponents>
  private let bounds: Range<Date>?
  @Environment(\.self) private var environment

  /// A picker with any view as its label, which is not drawn, for all days.
  public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
    self.init(label(), selection, nil)
  }

  /// A picker with any view as its label, for the days of a range; others are grey.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: Range<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label(), selection, bounds)
  }

  /// A picker with any view as its label, for the days from one on.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label(), selection, bounds.lowerBound..<Date.distantFuture)
  }

  /// A picker with any view as its label, for the days before one.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label(), selection, Date.distantPast..<bounds.upperBound)
  }

  fileprivate init(
    _ label: Label, _ selection: Binding<Set<DateComponents>>, _ bounds: Range<Date>?
  ) {
    self.label = label
    self.selection = selection.wrappedValue
    self.bounds = bounds
  }

  public var body: some View {
    let calendar = environment.pickerCalendar
    let days = selection.compactMap { calendar.date(from: $0) }.sorted()
    MonthGrid(
      date: days.first ?? bounds?.lowerBound ?? Date(timeIntervalSinceReferenceDate: 0),
      calendar: calendar, locale: environment.locale,
      isEnabled: { day in bounds?.contains(day) ?? true },
      isSelected: { day in days.contains { calendar.isDate($0, inSameDayAs: day) } }
    )
    .fadedWhenDisabled()
  }
}

nonisolated extension MultiDatePicker where Label == Text {
  /// A picker with a localized title, which is not drawn, for all days.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
    self.init(Text(titleKey), selection, nil)
  }

  /// A picker with a localized title, for the days of a range; others are grey.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
    in bounds: Range<Date>
  ) {
    self.init(Text(titleKey), selection, bounds)
  }

  /// A picker with a localized title, for the days from one on.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeFrom<Date>
  ) {
    self.init(Text(titleKey), selection, bounds.lowerBound..<Date.distantFuture)
  }

  /// A picker with a localized title, for the days before one.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(Text(titleKey), selection, Date.distantPast..<bounds.upperBound)
  }

  /// A picker with a title that is not localized, for all days.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>) {
    self.init(Text(title), selection, nil)
  }

  /// A picker with a title that is not localized, for the days of a range; others are grey.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
  ) {
    self.init(Text(title), selection, bounds)
  }
}
