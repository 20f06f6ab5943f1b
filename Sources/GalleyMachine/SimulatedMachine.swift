import GalleyBudget
import GalleyCombine
import GalleyGeometry
import GalleyViews

/// What code in an image finds where it asks the machine: `Locale.current`, `Calendar.current`, `TimeZone.current` and
/// `Date()` are the image's, so that the same views have the same pixels on every machine and on every day.
///
/// ```swift
/// SimulatedMachine.using(SimulatedMachine(of: environment)) {
///   Date.now.formatted()  // "1/1/2024, 9:41 AM" where nothing else is set
/// }
/// ```
///
/// It holds where Foundation is a library of its own, for calls from outside Foundation; a statically linked program
/// has the machine's. `ProcessInfo`, files, locks, run loops and clocks other than `Date` and `NSDate` keep the machine's
/// time; functions of C for the date have the image's in the program that draws previews.
package final class SimulatedMachine: Sendable {
  package let locale: Locale
  package let timeZone: TimeZone
  /// That of the image's environment: the Gregorian one with its locale and time zone unless set.
  package let calendar: Calendar
  /// The date at which the image's clock begins.
  package let start: Date

  /// The machine of the code that runs here; nil is the real one.
  @TaskLocal private static var local: SimulatedMachine?
  /// That of all code of a program which draws for others, where nothing nearer is set.
  private static let ofProcess = Locked<SimulatedMachine?>(nil)

  /// - Parameter environment: that of the image: its locale, calendar, time zone and date.
  package init(of environment: EnvironmentValues) {
    (locale, timeZone) = (environment.locale, environment.timeZone)
    (calendar, start) = (environment.calendar, environment._imageDate)
  }

  /// That of the code that runs here; nil is the real machine.
  package static var current: SimulatedMachine? { local ?? ofProcess.withLock { $0 } }

  /// Runs `body`, and the tasks that it starts, on a machine.
  package static func using<Result>(
    _ machine: SimulatedMachine, _ body: () throws -> Result
  ) rethrows -> Result {
    try $local.withValue(machine, operation: body)
  }

  /// Runs `body`, and the tasks that it starts, on a machine.
  package static func using<Result>(
    _ machine: SimulatedMachine, isolation: isolated (any Actor)? = #isolation,
    _ body: () async throws -> Result
  ) async rethrows -> Result {
    try await $local.withValue(machine, operation: body, isolation: isolation)
  }

  /// From now on all code of this process is on a machine, on whatever thread it runs.
  package static func useEverywhere(_ machine: SimulatedMachine) {
    ofProcess.withLock { $0 = machine }
  }

  /// Whether all code of this process is on this machine.
  var isEverywhere: Bool { Self.ofProcess.withLock { $0 === self } }

  /// The image's date: it stands still unless the image's clock is turned.
  package var date: Date {
    let time = VirtualTimeQueue.current?.clockTime ?? 0
    return start.addingTimeInterval(time + patience.withLock { $0.read(at: time) })
  }

  private let patience = Locked(Patience())

  /// Readings of the date at one moment. Code may wait for a date in a loop: it gets there after more readings than
  /// an image needs, and by their number alone.
  private struct Patience {
    private static let limit = 100_000
    /// Seconds by which each later reading moves the date on.
    private static let step = 0.001
    private var time = 0.0
    private var count = 0

    mutating func read(at now: Double) -> Double {
      if now != time { (time, count) = (now, 0) }
      count += 1
      return Double(max(0, count - Self.limit)) * Self.step
    }
  }
}
