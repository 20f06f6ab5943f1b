import GalleyGeometry
import GalleyLayout
import GalleyViews

/// The days of a month in weeks, below the month's name.
nonisolated struct MonthGrid: View {
  /// Any moment of the month.
  let date: Date
  let calendar: Calendar
  let locale: Locale
  /// Whether a day, which is given by its beginning, can be chosen.
  let isEnabled: (Date) -> Bool
  /// Whether a day, which is given by its beginning, is marked.
  let isSelected: (Date) -> Bool

  var body: some View {
    VStack(spacing: 0) {
      MonthHeader(title: title)
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          ForEach(0..<7) { column in
            Text(verbatim: weekday(column))
              .font(.system(size: ControlMetrics.monthWeekdayFont, weight: .semibold))
              .foregroundStyle(SemanticColor.tertiaryLabel)
              .lineLimit(1)
              .frame(maxWidth: .infinity)
              .frame(height: ControlMetrics.monthWeekdayHeight)
          }
        }
        ForEach(0..<weekCount) { week in
          GridRow { ForEach(0..<7) { cell(at: week * 7 + $0) } }
        }
      }
    }
    .frame(idealWidth: ControlMetrics.monthWidth)
  }

  private var title: String {
    let format = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: calendar.timeZone)
    return date.formatted(format.month(.wide).year())
  }

  private func weekday(_ column: Int) -> String {
    let names = calendar.shortStandaloneWeekdaySymbols
    guard !names.isEmpty else { return "" }
    return names[(column + calendar.firstWeekday - 1) % names.count].uppercased()
  }

  private var firstDay: Date { calendar.dateInterval(of: .month, for: date)?.start ?? date }

  private var dayCount: Int { calendar.range(of: .day, in: .month, for: date)?.count ?? 0 }

  /// Empty cells before the first day.
  private var offset: Int {
    (calendar.component(.weekday, from: firstDay) - calendar.firstWeekday + 7) % 7
  }

  private var weekCount: Int { (offset + dayCount + 6) / 7 }

  @ViewBuilder private func cell(at index: Int) -> some View {
    let number = index - offset + 1
    if number >= 1, number <= dayCount,
      let day = calendar.date(byAdding: .day, value: number - 1, to: firstDay)
    {
      DayCell(
        text: number.formatted(.number.locale(locale)), isEnabled: isEnabled(day),
        isSelected: isSelected(day))
    } else {
      Color.clear.frame(height: ControlMetrics.monthDaySide)
    }
  }
}

/// The name of a month, and the arrows that lead to others.
nonisolated private struct MonthHeader: View {
  let title: String
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    let (back, on): (ControlChevron.Direction, ControlChevron.Direction) =
      direction == .leftToRight ? (.left, .right) : (.right, .left)
    HStack(spacing: 0) {
      Text(verbatim: title)
        .font(.system(size: ControlMetrics.monthTitleFont, weight: .semibold))
      arrow(on, width: ControlMetrics.monthChevronWidth, line: ControlMetrics.monthChevronLine)
        .padding(.leading, ControlMetrics.monthChevronGap)
      Spacer(minLength: 0)
      HStack(spacing: ControlMetrics.monthArrowGap) {
        arrow(back, width: ControlMetrics.monthArrowWidth, line: ControlMetrics.monthArrowLine)
        arrow(on, width: ControlMetrics.monthArrowWidth, line: ControlMetrics.monthArrowLine)
      }
    }
    .padding(.horizontal, ControlMetrics.monthMargin)
    .frame(height: ControlMetrics.monthHeaderHeight)
  }

  private func arrow(
    _ direction: ControlChevron.Direction, width: CGFloat, line: CGFloat
  ) -> some View {
    ControlChevron(direction: direction)
      .stroke(
        TintShapeStyle(), style: StrokeStyle(lineWidth: line, lineCap: .round, lineJoin: .round)
      )
      .frame(width: width, height: width * ControlMetrics.monthArrowSlope)
  }
}

/// A day of a month, on a disc when it is marked.
nonisolated private struct DayCell: View {
  let text: String
  let isEnabled: Bool
  let isSelected: Bool

  var body: some View {
    Text(verbatim: text)
      .font(.system(size: ControlMetrics.monthDayFont, weight: isSelected ? .semibold : .regular))
      .foregroundStyle(foreground)
      .frame(maxWidth: .infinity)
      .frame(height: ControlMetrics.monthDaySide)
      .background {
        if isSelected { Circle().fill(TintShapeStyle().opacity(ControlMetrics.monthMarkOpacity)) }
      }
  }

  private var foreground: AnyShapeStyle {
    if isSelected { return AnyShapeStyle(TintShapeStyle()) }
    return AnyShapeStyle(isEnabled ? Color.primary : Color.disabledLabel)
  }
}
