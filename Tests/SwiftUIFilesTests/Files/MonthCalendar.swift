import SwiftUI

struct MonthCalendarEvent: Identifiable {
  let id = UUID()
  let day: Int
  let title: String
  let color: Color
}

private extension Calendar {
  func monthGrid(for date: Date) -> [Date?] {
    guard let interval = dateInterval(of: .month, for: date),
      let count = range(of: .day, in: .month, for: date)?.count
    else { return [] }
    let weekday = component(.weekday, from: interval.start)
    let leading = (weekday - firstWeekday + 7) % 7
    var result: [Date?] = Array(repeating: nil, count: leading)
    for offset in 0..<count {
      result.append(self.date(byAdding: .day, value: offset, to: interval.start))
    }
    while result.count % 7 != 0 { result.append(nil) }
    return result
  }

  var orderedWeekdaySymbols: [String] {
    let symbols = veryShortWeekdaySymbols
    let start = firstWeekday - 1
    return Array(symbols[start...] + symbols[..<start])
  }
}

struct MonthCalendarView: View {
  @Environment(\.calendar) private var calendar
  @State private var month = Date()
  @State private var selection: Date? = Date()
  @State private var direction = 1

  private let columns = Array(repeating: GridItem(.flexible(), spacing: 0), count: 7)
  private let events: [MonthCalendarEvent] = [
    .init(day: 4, title: "Dentist", color: .red),
    .init(day: 11, title: "Design review", color: .blue),
    .init(day: 11, title: "Dinner with Ana", color: .purple),
    .init(day: 19, title: "Release 2.0 🚀", color: .green),
    .init(day: 27, title: "Flight to Rome", color: .orange),
  ]

  var body: some View {
    VStack(spacing: 16) {
      header
      weekdayRow
      grid
        .id(month)
        .transition(
          .asymmetric(
            insertion: .move(edge: direction > 0 ? .trailing : .leading),
            removal: .move(edge: direction > 0 ? .leading : .trailing)
          )
          .combined(with: .opacity)
        )
      Divider()
      eventList
      Spacer()
    }
    .padding()
    .clipped()
    .gesture(
      DragGesture(minimumDistance: 30)
        .onEnded { shift(by: $0.translation.width < 0 ? 1 : -1) }
    )
  }

  private var header: some View {
    HStack {
      Text(month, format: .dateTime.month(.wide).year())
        .font(.title2.bold())
      Spacer()
      Button {
        shift(by: -1)
      } label: {
        Image(systemName: "chevron.left")
      }
      .accessibilityLabel("Previous month")
      Button {
        shift(by: 1)
      } label: {
        Image(systemName: "chevron.right")
      }
      .accessibilityLabel("Next month")
    }
    .buttonStyle(.bordered)
    .buttonBorderShape(.capsule)
  }

  private var weekdayRow: some View {
    HStack(spacing: 0) {
      ForEach(Array(calendar.orderedWeekdaySymbols.enumerated()), id: \.offset) { _, symbol in
        Text(symbol)
          .font(.caption.bold())
          .foregroundColor(.secondary)
          .frame(maxWidth: .infinity)
      }
    }
  }

  private var grid: some View {
    LazyVGrid(columns: columns, spacing: 6) {
      ForEach(Array(calendar.monthGrid(for: month).enumerated()), id: \.offset) { _, date in
        if let date = date {
          dayCell(date)
        } else {
          Color.clear.frame(height: 44)
        }
      }
    }
  }

  private func dayCell(_ date: Date) -> some View {
    let day = calendar.component(.day, from: date)
    let isSelected = selection.map { calendar.isDate($0, inSameDayAs: date) } ?? false
    let dayEvents = events.filter { $0.day == day }
    return Button {
      withAnimation(.easeOut(duration: 0.15)) { selection = date }
    } label: {
      VStack(spacing: 3) {
        Text("\(day)")
          .fontWeight(calendar.isDateInToday(date) ? .bold : .regular)
          .foregroundColor(isSelected ? .white : .primary)
          .frame(width: 34, height: 34)
          .background(Circle().fill(isSelected ? Color.accentColor : Color.clear))
        HStack(spacing: 2) {
          ForEach(dayEvents) { Circle().fill($0.color).frame(width: 5, height: 5) }
        }
        .frame(height: 5)
      }
      .frame(height: 44)
    }
    .buttonStyle(.plain)
  }

  @ViewBuilder private var eventList: some View {
    let day = selection.map { calendar.component(.day, from: $0) }
    let visible = events.filter { $0.day == day }
    if visible.isEmpty {
      Text("No events").foregroundColor(.secondary).padding()
    } else {
      ForEach(visible) { event in
        HStack {
          RoundedRectangle(cornerRadius: 2).fill(event.color).frame(width: 4, height: 28)
          Text(event.title)
          Spacer()
        }
      }
    }
  }

  private func shift(by value: Int) {
    direction = value
    withAnimation(.easeInOut) {
      month = calendar.date(byAdding: .month, value: value, to: month) ?? month
    }
  }
}

struct MonthCalendarView_Previews: PreviewProvider {
  static var previews: some View {
    MonthCalendarView()
      .environment(\.locale, Locale(identifier: "en_GB"))
  }
}
