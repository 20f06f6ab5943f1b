import Galley
import GalleyCombine
import Testing

@testable import GalleyMachine

/// What code finds where it asks the machine, in an image and beside it. This process has Foundation as a library of
/// its own, as programs of tests do.
@Suite struct SimulatedMachineTests {
  private static let start = Date(timeIntervalSince1970: 1_700_000_000)

  private func machine(_ locale: String, _ zone: String = "Asia/Tokyo") throws -> SimulatedMachine {
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: locale)
    environment.timeZone = try #require(TimeZone(identifier: zone))
    environment.imageDate = Self.start
    return SimulatedMachine(of: environment)
  }

  /// Spaces in times are of several kinds.
  private func plain(_ text: String) -> String {
    String(text.map { $0.isWhitespace ? " " : $0 })
  }

  @Test func localesAndTimeZonesAreTheImages() throws {
    try SimulatedMachine.using(machine("de_DE")) {
      #expect(Locale.current.identifier == "de_DE")
      #expect(Locale.autoupdatingCurrent.identifier == "de_DE")
      #expect(Locale.preferredLanguages == ["de-DE"])
      #expect(Locale.current.currency?.identifier == "EUR")
      #expect(TimeZone.current.identifier == "Asia/Tokyo")
      #expect(TimeZone.autoupdatingCurrent.identifier == "Asia/Tokyo")
      #expect(NSTimeZone.default.identifier == "Asia/Tokyo")
      #expect(Calendar.current.locale?.identifier == "de_DE" && Calendar.current.firstWeekday == 2)
      #expect(Calendar.autoupdatingCurrent.weekdaySymbols.first == "Sonntag")
      for identifier in [Calendar.Identifier.gregorian, .iso8601, .buddhist] {
        let calendar = Calendar(identifier: identifier)
        #expect(calendar.identifier == identifier)
        #expect(calendar.timeZone.identifier == "Asia/Tokyo")
        #expect(calendar.component(.hour, from: Self.start) == 7)
      }
    }
  }

  @Test func formattersWriteForTheImage() throws {
    func written() -> [String] {
      let dates = DateFormatter()
      (dates.dateStyle, dates.timeStyle) = (.medium, .short)
      let hours = DateFormatter()
      hours.dateFormat = "HH:mm"
      let numbers = NumberFormatter()
      numbers.numberStyle = .currency
      return [
        dates.string(from: Self.start), hours.string(from: Self.start),
        numbers.string(from: 1234.5) ?? "", Self.start.formatted(),
        Self.start.formatted(.dateTime.weekday(.wide)), 1234567.formatted(),
        1234.5.formatted(.currency(code: "USD")),
        String.localizedStringWithFormat("%.2f", 1234.5),
      ].map(plain)
    }
    let american = try SimulatedMachine.using(machine("en_US", "GMT"), written)
    #expect(
      american == [
        "Nov 14, 2023 at 10:13 PM", "22:13", "$1,234.50", "11/14/2023, 10:13 PM", "Tuesday",
        "1,234,567", "$1,234.50", "1,234.50",
      ])
    let german = try SimulatedMachine.using(machine("de_DE"), written)
    #expect(
      german == [
        "15.11.2023, 07:13", "07:13", "1.234,50 €", "15.11.2023, 7:13", "Mittwoch", "1.234.567",
        "1.234,50 $", "1.234,50",
      ])
  }

  @Test func theDateIsTheImagesInAllItsForms() throws {
    try SimulatedMachine.using(machine("en_US")) {
      let start = Self.start
      #expect(Date() == start && Date.now == start)
      #expect(Date.timeIntervalSinceReferenceDate == start.timeIntervalSinceReferenceDate)
      #expect(Date(timeIntervalSinceNow: 60) == start + 60)
      #expect((start + 90).timeIntervalSinceNow == 90)
      #expect(plain((start + 7200).formatted(.relative(presentation: .named))) == "in 2 hours")
      // The day begins at 15:00 UTC; it is the 15th at 7:13.
      let calendar = Calendar.current
      #expect(calendar.isDateInToday(start + 16 * 3600))
      #expect(!calendar.isDateInToday(start + 17 * 3600))
      #expect(calendar.isDateInTomorrow(start + 17 * 3600))
      #expect(calendar.isDateInYesterday(start - 8 * 3600) && !calendar.isDateInYesterday(start))
    }
  }

  @Test func foundationsValuesHaveTheImagesDate() throws {
    try SimulatedMachine.using(machine("en_US", "Europe/Berlin")) {
      let start = Self.start.timeIntervalSinceReferenceDate
      #expect(NSDate().timeIntervalSinceReferenceDate == start)
      #expect(NSDate(timeIntervalSinceNow: 60).timeIntervalSinceReferenceDate == start + 60)
      #expect(NSDate(timeIntervalSinceReferenceDate: 0).timeIntervalSinceNow == -start)
      #expect(NSDate.timeIntervalSinceReferenceDate == start)
      #expect(NSDateInterval().startDate == Self.start)
    }
    let now = NSDate().timeIntervalSinceReferenceDate
    #expect(isNow(Date(timeIntervalSinceReferenceDate: now)))
    #expect(abs(NSDate().timeIntervalSinceNow) < 60)
  }

  private func isNow(_ date: Date) -> Bool { abs(date.timeIntervalSince(MachineClock.date)) < 60 }

  @Test func codeBesideAnImageFindsTheMachine() async throws {
    let before = (Locale.current, Calendar.current, TimeZone.current, Locale.preferredLanguages)
    let machine = try machine("ja_JP", "America/Lima")
    await SimulatedMachine.using(machine) {
      let inside = Task { (Locale.current.identifier, Date()) }
      #expect(await inside.value == ("ja_JP", Self.start))
      let beside = await Task.detached {
        (Locale.current, Calendar.current, TimeZone.current, Locale.preferredLanguages)
      }.value
      #expect(beside == before)
      #expect(isNow(await Task.detached { Date() }.value))
    }
    #expect(isNow(Date()) && isNow(.now) && isNow(Date(timeIntervalSinceNow: 0)))
    #expect(abs(Date().timeIntervalSinceNow) < 60 && Calendar.current.isDateInToday(Date()))
    #expect((Locale.current, TimeZone.current) == (before.0, before.2))
  }

  @Test func theOneInsideCounts() throws {
    try SimulatedMachine.using(machine("de_DE")) {
      try SimulatedMachine.using(machine("fr_FR")) {
        #expect(Locale.current.identifier == "fr_FR")
      }
      #expect(Locale.current.identifier == "de_DE")
    }
  }

  @Test func foundationsOwnTimersHaveTheMachinesTime() throws {
    try SimulatedMachine.using(machine("en_US")) {
      let timer = Timer.scheduledTimer(withTimeInterval: 3600, repeats: false) { _ in }
      defer { timer.invalidate() }
      #expect(abs(timer.fireDate.timeIntervalSince(MachineClock.date) - 3600) < 60)
    }
  }

  @Test func aLoopThatWaitsForADateEnds() throws {
    try SimulatedMachine.using(machine("en_US")) {
      let end = Date() + 0.25
      var count = 0
      while Date() < end { count += 1 }
      #expect(count > 99_000 && count < 101_000)
    }
  }
}

/// The date of an image whose clock is turned.
@MainActor @Suite struct ImageDateTests {
  private final class Seen { var dates: [Double] = [] }

  /// What a view that is drawn every half second finds, in seconds from the image's date.
  private func dates(before: Bool = false) throws -> [Double] {
    let seen = Seen()
    let environment = EnvironmentValues()
    try SimulatedMachine.using(SimulatedMachine(of: environment)) {
      let renderer = ImageRenderer(
        content: TimelineView(.periodic(from: .now, by: 0.5)) { context in
          let _ = seen.dates.append(Date().timeIntervalSince(environment.imageDate))
          let _ = #expect(context.date == Date())
          Text("tick")
        })
      if before { _ = try renderer.draw() }
      seen.dates = []
      for moment in [0, 0.5, 1] { try renderer.advance(to: moment) }
    }
    return seen.dates
  }

  @Test func itFollowsTheClock() throws {
    #expect(try Set(dates()) == [0, 0.5, 1])
    #expect(try Set(dates(before: true)) == [0, 0.5, 1])
  }

  private final class Log: @unchecked Sendable {
    var lines: [String] = []
    func add(_ name: String) {
      let seconds = Date().timeIntervalSince(EnvironmentValues().imageDate)
      lines.append("\(name) \((seconds * 1000).rounded() / 1000)")
    }
  }

  /// A view that leaves work for later once it has appeared.
  private static func waiting(_ log: Log) -> some View {
    Text("x").onAppear {
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
        log.add("first")
        DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(200)) { log.add("second") }
      }
      DispatchQueue.main.asyncAfter(
        deadline: .now() + 0.25, execute: DispatchWorkItem { log.add("item") })
      let gone = DispatchWorkItem { log.add("gone") }
      gone.cancel()
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.25, execute: gone)
      _ = Timer.scheduledTimer(withTimeInterval: 0.2, repeats: true) { timer in
        log.add("tick")
        if log.lines.count(where: { $0.hasPrefix("tick") }) == 2 { timer.invalidate() }
      }
      _ = Timer.scheduledTimer(withTimeInterval: 0.7, repeats: false) {
        log.add("once \($0.isValid)")
      }
      DispatchQueue.main.asyncAfter(deadline: .now() + 1.5) { log.add("late") }
    }
  }

  /// Blocks and timers of a view run in the image's time, to the moment, however long drawing takes.
  @Test func workForLaterIsDoneInTheImagesTime() throws {
    let log = Log()
    try SimulatedMachine.using(SimulatedMachine(of: EnvironmentValues())) {
      let renderer = ImageRenderer(content: Self.waiting(log))
      for moment in [0, 0.15, 1, 2] { try renderer.advance(to: moment) }
    }
    #expect(
      log.lines == [
        "first 0.1", "tick 0.2", "item 0.25", "second 0.3", "tick 0.4", "once true 0.7", "late 1.5",
      ])
  }

  /// An image at rest is a second ahead, and no timer that repeats fires in it.
  @Test func workForLaterInAnImageAtRest() throws {
    let log = Log()
    try SimulatedMachine.using(SimulatedMachine(of: EnvironmentValues())) {
      _ = try ImageRenderer(content: Self.waiting(log)).draw()
    }
    #expect(
      log.lines.map { String($0.prefix { $0 != " " }) } == ["first", "item", "second", "once"])
  }

  /// Other queues, and code of no view, have real time.
  @Test func workOfNoViewIsDoneInRealTime() throws {
    let done = DispatchSemaphore(value: 0)
    let start = ContinuousClock.now
    try SimulatedMachine.using(SimulatedMachine(of: EnvironmentValues())) {
      let view = Text("x").onAppear {
        DispatchQueue.global().asyncAfter(deadline: .now() + 0.1) { done.signal() }
        DispatchQueue.global().asyncAfter(
          deadline: .now() + 0.1, execute: DispatchWorkItem { done.signal() })
      }
      _ = try ImageRenderer(content: view).draw()
    }
    for _ in 1...2 { done.wait() }
    #expect(ContinuousClock.now - start >= .milliseconds(99))
  }

  @Test func publishersOfDatesSendIt() throws {
    let seen = Seen()
    let start = EnvironmentValues().imageDate
    try SimulatedMachine.using(SimulatedMachine(of: EnvironmentValues())) {
      let renderer = ImageRenderer(
        content: Text("x").onReceive(
          Timer.publish(every: 0.25, on: .main, in: .common).autoconnect()
        ) {
          seen.dates.append($0.timeIntervalSince(start))
        })
      for moment in [0, 0.6] { try renderer.advance(to: moment) }
    }
    #expect(seen.dates == [0.25, 0.5])
  }
}
