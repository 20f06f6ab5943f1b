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
  /// Called with the beginning of a day that is tapped.
  let choose: (Date) -> Void
  /// Called with a moment of another month whose arrow is pressed.
  let show: (Date) -> Void

  var body: some View {
    VStack(spacing: 0) {
      MonthHeader(
        title: title, back: neighbour(-1).map { month in { show(month) } },
        on: neighbour(1).map { month in { show(month) } })
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

  /// The beginning of the month before or after; nil where none of its days can be chosen.
  private func neighbour(_ step: Int) -> Date? {
    guard let month = calendar.date(byAdding: .month, value: step, to: firstDay) else { return nil }
    let day = step > 0 ? month : calendar.date(byAdding: .day, value: -1, to: firstDay)
    return day.map(isEnabled) == true ? month : nil
  }

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
      let isEnabled = isEnabled(day)
      DayCell(
        text: number.formatted(.number.locale(locale)), isEnabled: isEnabled,
        isSelected: isSelected(day)
      )
      .pressable(
        if: isEnabled, name: "Day", as: TappedPart(.button, isSelected: isSelected(day))
      ) { choose(day) }
    } else {
      Color.clear.frame(height: ControlMetrics.monthDaySide)
    }
  }
}

/// The name of a month, and the arrows that lead to others.
private struct MonthHeader {
  let title: String
  /// What shows the month before; nil where there is none.
  let back: (() -> Void)?
  /// What shows the month after.
  let on: (() -> Void)?
  @Environment(\.layoutDirection) private var direction

  init(title: String, back: (() -> Void)?, on: (() -> Void)?) {
    (self.title, self.back, self.on) = (title, back, on)
  }

  /// Points around an arrow that can be touched (assumed).
  private static let reach: CGFloat = 14
}

nonisolated extension MonthHeader: View {
  var body: some View {
    let (backward, forward): (ControlChevron.Direction, ControlChevron.Direction) =
      direction == .leftToRight ? (.left, .right) : (.right, .left)
    HStack(spacing: 0) {
      Text(verbatim: title)
        .font(.system(size: ControlMetrics.monthTitleFont, weight: .semibold))
      arrow(forward, width: ControlMetrics.monthChevronWidth, line: ControlMetrics.monthChevronLine)
        .padding(.leading, ControlMetrics.monthChevronGap)
      Spacer(minLength: 0)
      HStack(spacing: ControlMetrics.monthArrowGap) {
        arrow(backward, "Previous Month", back)
        arrow(forward, "Next Month", on)
      }
    }
    .padding(.horizontal, ControlMetrics.monthMargin)
    .frame(height: ControlMetrics.monthHeaderHeight)
  }

  /// An arrow that can be pressed, with what it is called.
  private func arrow(
    _ direction: ControlChevron.Direction, _ label: String, _ action: (() -> Void)?
  ) -> some View {
    arrow(direction, width: ControlMetrics.monthArrowWidth, line: ControlMetrics.monthArrowLine)
      .pressable(
        if: action != nil, name: "Button", as: TappedPart(.button), reach: Self.reach
      ) { action?() }
      .element(.button, label: Text(verbatim: label))
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

nonisolated extension View {
  /// Reacts to a press as a button does, if it can be pressed, in the view's whole box.
  /// - Parameters:
  ///   - part: what the view is for those who do not see it.
  ///   - reach: points around the box that can be touched as well.
  @ViewBuilder fileprivate func pressable(
    if isEnabled: Bool, name: String, as part: TappedPart, reach: CGFloat = 0,
    action: @escaping () -> Void
  ) -> some View {
    if isEnabled {
      contentShape(Rectangle().inset(by: -reach)).pressable(name: name, as: part, action: action)
    } else {
      self
    }
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
