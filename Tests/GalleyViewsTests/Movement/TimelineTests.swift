import Foundation
import Galley
import TestSupport
import Testing

/// The moments of timelines: dates of today are exact to an eighth of a millionth of a second, and periods are not.
@MainActor @Suite struct TimelineTests {
  private final class Seen {
    var date = Date.distantPast
    var count = 0
  }

  /// A view of a schedule, and what it has shown.
  private func renderer(
    _ schedule: some TimelineSchedule
  ) throws -> (renderer: ImageRenderer<some View>, seen: Seen) {
    let seen = Seen()
    let renderer = ImageRenderer(
      content: TimelineView(schedule) { context in
        let _ = (seen.date = context.date, seen.count += 1)
        Color.red.frame(width: 4, height: 4)
      })
    try renderer.advance(by: 0)
    return (renderer, seen)
  }

  private static let start = EnvironmentValues().imageDate

  /// Turns the clock by 20 periods, to each moment by itself.
  /// - Parameter areSums: whether moments are sums of periods, and not products.
  private func tick(_ period: Double, from date: Date, areSums: Bool) throws {
    let (renderer, seen) = try renderer(.periodic(from: date, by: period))
    let first = seen.date
    seen.count = 0
    for number in 1...20 {
      if areSums {
        try renderer.advance(by: period)
      } else {
        try renderer.advance(to: Double(number) * period)
      }
      let error = seen.date.timeIntervalSince(first) - Double(number) * period
      #expect(abs(error) < 1e-6, "\(number) of \(period) from \(date.timeIntervalSince1970)")
      #expect(seen.count == number, "\(number) of \(period) from \(date.timeIntervalSince1970)")
    }
  }

  @Test(arguments: [0.1, 0.25, 1.0 / 3, 1.0 / 60, 0.7, 1, 60])
  func eachTickIsShownAtItsMomentAndEvaluatedOnce(_ period: Double) throws {
    let start = Self.start
    // That of the machine, the image's, and others before and behind it.
    for date in [.now, start, Date(timeIntervalSince1970: 0), start - 0.1, start + 5, .distantPast]
    {
      for areSums in [false, true] { try tick(period, from: date, areSums: areSums) }
    }
  }

  @Test func ticksOfAnyPeriodAreShownAtTheirMoments() throws {
    var random = SeededRandom(seed: 20_240_101)
    for _ in 0..<60 {
      let period = Double.random(in: 0.001...3, using: &random)
      let date = Self.start - Double.random(in: 0...1e8, using: &random)
      try tick(period, from: date, areSums: Bool.random(using: &random))
    }
  }

  @Test func aStopwatchShowsTenths() throws {
    let (renderer, seen) = try renderer(.animation(minimumInterval: 0.1))
    var tenths: [Int] = []
    for number in 0...6 {
      try renderer.advance(to: Double(number) * 0.1)
      tenths.append(Int((seen.date.timeIntervalSince(Self.start) * 10).rounded()))
    }
    #expect(tenths == [0, 1, 2, 3, 4, 5, 6])
  }

  /// Whether moments are drawn between the ticks or not.
  @Test func eachMomentOfAMovementIsEvaluatedOnce() throws {
    let (renderer, seen) = try renderer(.animation(minimumInterval: 0.5))
    #expect(seen.count == 1)
    var counts: [Int] = []
    for tenth in [1, 2, 3, 4, 5, 6, 9, 10, 10, 11, 30] {
      try renderer.advance(to: Double(tenth) / 10)
      counts.append(seen.count)
    }
    #expect(counts == [1, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4])
    #expect(!renderer.isAtRest)
    let (live, frames) = try self.renderer(.animation)
    #expect(frames.count == 1)
    for moment in [0.1, 0.1, 0.2] { try live.advance(to: moment) }
    #expect(frames.count == 3)
    let (endless, single) = try self.renderer(.animation(minimumInterval: .infinity))
    try endless.advance(to: 9)
    #expect(single.count == 1 && endless.isAtRest)
  }

  @Test func listsAndMinutesAreShownAtTheirMoments() throws {
    let dates = [0, 0.1, 0.3, 0.7].map { Self.start + $0 }
    let (list, listed) = try renderer(.explicit(dates))
    var places: [Int?] = []
    for moment in [0, 0.1, 0.3, 0.5, 0.7, 0.9] {
      try list.advance(to: moment)
      places.append(dates.firstIndex(of: listed.date))
    }
    #expect(places == [0, 1, 2, 2, 3, 3] && listed.count == 4)
    let (minutes, minute) = try renderer(.everyMinute)
    for moment in [59.9, 60, 119, 120.5] { try minutes.advance(to: moment) }
    #expect(minute.date == Self.start + 120 && minute.count == 3)
  }

  /// Counts from the date at which it is asked.
  private struct Relative: TimelineSchedule {
    func entries(from startDate: Date, mode: Mode) -> [Date] {
      [0, 0.3, 0.7].map { startDate + $0 }
    }
  }

  @Test func aScheduleIsAskedForItsMomentsOnce() throws {
    let (renderer, seen) = try renderer(Relative())
    var moments: [Double] = []
    for time in [0.1, 0.3, 0.5, 0.7, 2] {
      try renderer.advance(to: time)
      moments.append((seen.date.timeIntervalSince(Self.start) * 10).rounded() / 10)
    }
    #expect(moments == [0, 0.3, 0.3, 0.7, 0.7])
  }

  @Test func datesOfAScheduleAreCountedFromItsStart() {
    let schedule = PeriodicTimelineSchedule(from: Self.start, by: 0.1)
    let dates = Array(schedule.entries(from: Self.start + 0.3, mode: .normal).prefix(10_001))
    #expect(dates.first == Self.start + 0.1 * 3)
    // Sums of ten thousand tenths would be more than a ten-thousandth off.
    #expect(dates.last == Self.start + 0.1 * 10_003)
    for interval in [0, -1, .infinity, .nan] {
      let single = PeriodicTimelineSchedule(from: Self.start, by: interval)
      #expect(Array(single.entries(from: Self.start + 9, mode: .normal).prefix(3)) == [Self.start])
    }
  }

  @Test func schedulesOfTinyPeriodsEnd() throws {
    for period in [1e-300, 1e-9, Double.leastNonzeroMagnitude] {
      let (renderer, seen) = try renderer(.periodic(from: Self.start, by: period))
      try renderer.advance(to: 0.01)
      #expect(seen.date == Self.start + 0.01 && seen.count <= 102)
    }
    for interval in [0, -1, Double.nan, 1e-300, .infinity] {
      let (renderer, seen) = try renderer(.animation(minimumInterval: interval))
      try renderer.advance(to: 0.5)
      #expect(seen.date == (interval == .infinity ? Self.start : Self.start + 0.5))
    }
  }
}
