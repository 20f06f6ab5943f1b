import GalleyGeometry
import GalleyLayout
import GalleyViews

/// A month in which several days are marked: that of the first one that is, or of the image's date.
public struct MultiDatePicker<Label: View> {
  private let label: Label
  @Binding private var selection: Set<DateComponents>
  private let bounds: Range<Date>?
  /// The month that is seen once an arrow was pressed; nil is that of the first day.
  @State private var month: Date?
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
    self.init(label(), selection, bounds.lowerBound..<max(bounds.lowerBound, .distantFuture))
  }

  /// A picker with any view as its label, for the days before one.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label(), selection, min(.distantPast, bounds.upperBound)..<bounds.upperBound)
  }

  fileprivate init(
    _ label: Label, _ selection: Binding<Set<DateComponents>>, _ bounds: Range<Date>?
  ) {
    self.label = label
    _selection = selection
    self.bounds = bounds
  }
}

nonisolated extension MultiDatePicker: View {
  public var body: some View {
    let calendar = environment.shownCalendar
    let days = selection.compactMap { calendar.date(from: $0) }.sorted()
    MonthGrid(
      date: month ?? days.first ?? today,
      calendar: calendar, locale: environment.locale,
      isEnabled: { day in bounds?.contains(day) ?? true },
      isSelected: { day in days.contains { calendar.isDate($0, inSameDayAs: day) } },
      choose: { toggle($0, in: calendar) }, show: { month = $0 }
    )
    .fadedWhenDisabled()
  }

  /// The date of the image, or the day of the bounds that is next to it.
  private var today: Date {
    let now = environment._imageDate
    guard let bounds else { return now }
    if now < bounds.lowerBound { return bounds.lowerBound }
    return now < bounds.upperBound ? now : bounds.upperBound.addingTimeInterval(-1)
  }

  /// Marks a day, or takes its mark away. The month stays.
  private func toggle(_ day: Date, in calendar: Calendar) {
    let marks = selection.filter { mark in
      calendar.date(from: mark).map { calendar.isDate($0, inSameDayAs: day) } ?? false
    }
    if marks.isEmpty {
      selection.insert(calendar.dateComponents([.calendar, .era, .year, .month, .day], from: day))
    } else {
      selection.subtract(marks)
    }
    month = day
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
    self.init(Text(titleKey), selection, bounds.lowerBound..<max(bounds.lowerBound, .distantFuture))
  }

  /// A picker with a localized title, for the days before one.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(Text(titleKey), selection, min(.distantPast, bounds.upperBound)..<bounds.upperBound)
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
