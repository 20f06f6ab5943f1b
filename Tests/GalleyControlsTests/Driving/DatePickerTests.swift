import Galley
import Testing

/// Pickers of dates, wheels and colours that are touched.
@MainActor @Suite struct DatePickerTests {
  private final class Model: ObservableObject, @unchecked Sendable {
    @Published var date = Date(timeIntervalSinceReferenceDate: 0)
    @Published var days: Set<DateComponents> = []
    @Published var color = Color.red
    @Published var tea = "Sencha"
  }

  private struct Observed<Content: View>: View {
    @ObservedObject var model: Model
    @ViewBuilder let content: (ObservedObject<Model>.Wrapper) -> Content
    var body: some View {
      content($model)
        .environment(\.timeZone, DatePickerTests.calendar.timeZone)
        .environment(\.locale, Locale(identifier: "en_US"))
        .frame(width: 360, height: 640)
    }
  }

  private static var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
    return calendar
  }

  private static func date(
    _ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0, _ minute: Int = 0
  ) throws -> Date {
    try #require(
      calendar.date(
        from: DateComponents(year: year, month: month, day: day, hour: hour, minute: minute)))
  }

  private func sees(_ text: String, _ renderer: ImageRenderer<some View>) throws -> Bool {
    try renderer.draw().layoutTree?.first { $0.text == text } != nil
  }

  /// A calendar has a value of its own beside the locale (OpenSwiftUI): the locale of a view changes words, and no weeks.
  @Test func weeksAreThoseOfTheCalendar() throws {
    let picker = DatePicker(
      "Due", selection: .constant(try Self.date(2024, 1, 15)), displayedComponents: .date
    )
    .datePickerStyle(.graphical).frame(width: 360, height: 400)
    func beginsOnMonday(_ view: some View, in locale: Locale? = nil) throws -> Bool {
      let renderer = ImageRenderer(content: view)
      if let locale { renderer.environment.locale = locale }
      let tree = try renderer.draw().layoutTree
      let monday = try #require(tree?.first { $0.text == "1" }?.frame)
      let sunday = try #require(tree?.first { $0.text == "7" }?.frame)
      return monday.minX < sunday.minX
    }
    let german = Locale(identifier: "de_DE")
    #expect(try !beginsOnMonday(picker))
    #expect(try !beginsOnMonday(picker.environment(\.locale, german)))
    #expect(try beginsOnMonday(picker, in: german))
    var calendar = Calendar(identifier: .gregorian)
    calendar.firstWeekday = 2
    #expect(try beginsOnMonday(picker.environment(\.calendar, calendar)))
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func aTapOnADayChoosesIt(_ direction: LayoutDirection) throws {
    let model = Model()
    model.date = try Self.date(2024, 1, 31, 15, 20)
    let renderer = ImageRenderer(
      content: Observed(model: model) {
        DatePicker("Due", selection: $0.date).datePickerStyle(.graphical)
      })
    renderer.environment.layoutDirection = direction
    try renderer.tap("14")
    #expect(model.date == (try Self.date(2024, 1, 14, 15, 20)))
    // The arrow goes to February from the 31st, too, and chooses nothing.
    try renderer.tap("31")
    try renderer.tap("Next Month")
    #expect(try sees("February 2024", renderer))
    #expect(model.date == (try Self.date(2024, 1, 31, 15, 20)))
    try renderer.tap("29")
    #expect(model.date == (try Self.date(2024, 2, 29, 15, 20)))
    try renderer.tap("Previous Month")
    try renderer.tap("Previous Month")
    try renderer.tap("25")
    #expect(model.date == (try Self.date(2023, 12, 25, 15, 20)))
  }

  @Test func daysBeyondTheRangeAreNotChosen() throws {
    let model = Model()
    model.date = try Self.date(2024, 3, 12, 8, 0)
    let (start, end) = (try Self.date(2024, 3, 10, 9, 30), try Self.date(2024, 3, 20))
    let renderer = ImageRenderer(
      content: Observed(model: model) {
        DatePicker("Due", selection: $0.date, in: start...end).datePickerStyle(.graphical)
      })
    #expect(throws: DrivingError.self) { try renderer.tap("9") }
    #expect(throws: DrivingError.self) { try renderer.tap("21") }
    #expect(throws: DrivingError.self) { try renderer.tap("Next Month") }
    #expect(throws: DrivingError.self) { try renderer.tap("Previous Month") }
    #expect(model.date == (try Self.date(2024, 3, 12, 8, 0)))
    // The time of the first day is not before the range.
    try renderer.tap("10")
    #expect(model.date == start)
    let disabled = ImageRenderer(
      content: Observed(model: model) {
        DatePicker("Due", selection: $0.date).datePickerStyle(.graphical).disabled(true)
      })
    #expect(throws: DrivingError.disabled("12")) { try disabled.tap("12") }
    #expect(throws: DrivingError.disabled("Next Month")) { try disabled.tap("Next Month") }
  }

  @Test func aCompactPickerOpensItsMonthAndItsWheels() throws {
    let model = Model()
    model.date = try Self.date(2024, 5, 6, 10, 0)
    let renderer = ImageRenderer(
      content: Observed(model: model) { wrapper in
        VStack {
          DatePicker("Due", selection: wrapper.date)
          Spacer()
        }
      })
    let closed = try renderer.draw().bitmap()
    #expect(throws: DrivingError.self) { try renderer.tap("17") }
    try renderer.tap("May 6, 2024")
    try renderer.tap("17")
    #expect(model.date == (try Self.date(2024, 5, 17, 10, 0)))
    // It stays open until something beside it is touched.
    try renderer.tap("6")
    #expect(try renderer.tap(at: CGPoint(x: 180, y: 635)) == ["Popover"])
    #expect(throws: DrivingError.self) { try renderer.tap("17") }
    #expect(try renderer.draw().bitmap() == closed)
  }

  @Test func daysOfSeveralAreMarkedAndUnmarked() throws {
    let model = Model()
    let bounds = (try Self.date(2024, 6, 3))..<(try Self.date(2024, 6, 20))
    let renderer = ImageRenderer(
      content: Observed(model: model) { MultiDatePicker("Days", selection: $0.days, in: bounds) })
    try renderer.tap("4")
    try renderer.tap("12")
    #expect(Set(model.days.compactMap(\.day)) == [4, 12])
    try renderer.tap("4")
    #expect(model.days.compactMap(\.day) == [12])
    #expect(throws: DrivingError.self) { try renderer.tap("2") }
    #expect(throws: DrivingError.self) { try renderer.tap("20") }
  }

  /// Without a marked day the month is that of the image's date, or the next one of the bounds.
  @Test func daysBeginInTheMonthOfTheImage() throws {
    func isSeen(_ title: String, _ picker: some View) throws -> Bool {
      try ImageRenderer(content: picker).draw().layoutTree?.first { $0.text == title } != nil
    }
    let none = Binding.constant(Set<DateComponents>())
    let june = try Self.date(2024, 6, 3)
    #expect(try isSeen("January 2024", MultiDatePicker("Days", selection: none)))
    #expect(try isSeen("January 2024", MultiDatePicker("Days", selection: none, in: ..<june)))
    #expect(try isSeen("June 2024", MultiDatePicker("Days", selection: none, in: june...)))
    let past = try Self.date(2023, 3, 1)..<(try Self.date(2023, 3, 20))
    #expect(try isSeen("March 2023", MultiDatePicker("Days", selection: none, in: past)))
  }

  @Test func aWheelOfADateIsTurned() throws {
    let model = Model()
    model.date = try Self.date(2024, 1, 31)
    let renderer = ImageRenderer(
      content: Observed(model: model) {
        DatePicker("Due", selection: $0.date, displayedComponents: .date)
          .datePickerStyle(.wheel).labelsHidden()
      })
    // A row is 32 points high; upwards is later. A month is as long as it is, and a year stays the same.
    try renderer.drag("January", by: CGSize(width: 0, height: -32))
    #expect(model.date == (try Self.date(2024, 2, 29)))
    try renderer.drag("2024", by: CGSize(width: 0, height: 32))
    #expect(model.date == (try Self.date(2023, 2, 28)))
    try renderer.drag("February", by: CGSize(width: 0, height: 64))
    #expect(model.date == (try Self.date(2023, 12, 28)))
    // Less than half of a row goes back.
    try renderer.drag("28", by: CGSize(width: 0, height: 13))
    #expect(model.date == (try Self.date(2023, 12, 28)))
  }

  @Test(arguments: [1.0, 3]) func aWheelOfOptionsIsTurned(_ scale: CGFloat) throws {
    let model = Model()
    let teas = ["Assam", "Bancha", "Sencha", "Yunnan"]
    func picker(_ isOff: Bool) -> ImageRenderer<some View> {
      let renderer = ImageRenderer(
        content: Observed(model: model) { wrapper in
          Picker("Tea", selection: wrapper.tea) { ForEach(teas, id: \.self) { Text($0) } }
            .pickerStyle(.wheel).disabled(isOff)
        })
      renderer.scale = scale
      return renderer
    }
    let renderer = picker(false)
    let rest = try renderer.draw().bitmap()
    let touch = try renderer.touch("Sencha")
    try touch.move(by: CGSize(width: 0, height: 40), over: 0.2)
    #expect(try renderer.draw().bitmap() != rest)
    #expect(model.tea == "Sencha")
    try touch.lift()
    #expect(model.tea == "Bancha")
    try renderer.drag("Bancha", by: CGSize(width: 0, height: -32))
    #expect(model.tea == "Sencha")
    #expect(try renderer.draw().bitmap() == rest)
    // It stops at its ends.
    try renderer.drag("Sencha", by: CGSize(width: 0, height: -300))
    #expect(model.tea == "Yunnan")
    try renderer.drag("Yunnan", by: CGSize(width: 0, height: 400))
    #expect(model.tea == "Assam")
    // Not by a finger that goes sideways.
    #expect(throws: DrivingError.self) {
      try renderer.drag("Assam", by: CGSize(width: 170, height: 30))
    }
    let disabled = picker(true)
    #expect(throws: DrivingError.self) {
      try disabled.drag("Assam", by: CGSize(width: 0, height: -32))
    }
    #expect(model.tea == "Assam")
  }

  @Test func aColorPickerOpensAPalette() throws {
    let model = Model()
    let renderer = ImageRenderer(
      content: Observed(model: model) { wrapper in
        VStack {
          ColorPicker("Ink", selection: wrapper.color)
          ColorPicker("Paper", selection: wrapper.color, supportsOpacity: false)
          Spacer()
        }
      })
    #expect(throws: DrivingError.self) { try renderer.tap("Color 1, 12") }
    try renderer.tap("Ink")
    try renderer.tap("Color 1, 12")
    #expect(model.color.resolve(in: EnvironmentValues()).red == 0)
    try renderer.slide("Opacity", to: 0.5)
    #expect(abs(model.color.resolve(in: EnvironmentValues()).opacity - 0.5) < 0.01)
    try renderer.tap("Color 6, 1")
    let color = model.color.resolve(in: EnvironmentValues())
    #expect(color.red == 1 && color.green == 0 && abs(color.opacity - 0.5) < 0.01)
    try renderer.tap(at: CGPoint(x: 180, y: 635))
    try renderer.tap("Paper")
    #expect(throws: DrivingError.self) { try renderer.slide("Opacity", to: 1) }
    try renderer.tap("Color 1, 1")
    #expect(model.color.resolve(in: EnvironmentValues()).opacity == 1)
  }

  @Test(arguments: [CGFloat.nan, 0, -32, .infinity, 1e-300])
  func aWheelWhoseRowsHaveNoHeight(_ height: CGFloat) throws {
    let picker = Picker("Tea", selection: .constant(1)) { ForEach(0..<4) { Text("\($0)") } }
      .pickerStyle(.wheel).defaultWheelPickerItemHeight(height)
    let renderer = ImageRenderer(content: picker.frame(width: 200, height: 216))
    _ = try renderer.draw()
    try renderer.drag(from: CGPoint(x: 100, y: 108), to: CGPoint(x: 100, y: 40))
    _ = try renderer.draw()
  }

  @Test func daysBeyondAllCalendars() throws {
    let far = Date(timeIntervalSinceReferenceDate: 1e12)
    let past = Date(timeIntervalSinceReferenceDate: -1e12)
    _ = try Renderer().render(
      VStack {
        MultiDatePicker("Days", selection: .constant([]), in: far...)
        MultiDatePicker("Days", selection: .constant([]), in: ..<past)
      }
      .frame(width: 360, height: 800))
  }
}
