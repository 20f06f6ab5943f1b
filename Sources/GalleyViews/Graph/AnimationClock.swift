import GalleyCombine
import GalleyGeometry
import GalleyLayout

/// The clock of a graph: it stands still until it is told to move. Times are seconds since it began.
final class AnimationClock {
  /// Whether the graph has no clock: its images show where movements end, and those that never end where they begin.
  private(set) var isStill: Bool
  private(set) var time = 0.0
  /// The moment to which all that moves was brought last.
  var steppedTime = 0.0
  /// Whether a text is relative to the image's date, so that it may be another one at every moment.
  var followsDate = false
  /// The texts that count seconds of the image's date.
  private var counters: [SecondCounter] = []
  /// When something starts by itself that no timer of a publisher starts.
  var wakeUps: [TimeInterval] = []
  /// From when on views must be made anew, where a moment is drawn then: the clock does not stop there.
  var ticks: [TimeInterval] = []
  /// What the views answered in points, and when; the proposal where all was at rest then.
  private var settled: (time: Double, size: CGSize, rest: ProposedViewSize?)?
  private let queue: VirtualTimeQueue
  /// The queue's time at which the clock began.
  private let start: Double

  /// Moments that lie as near to each other count as one: sums of tenths of a second are not exact.
  static let tolerance = 1e-9

  init(_ queue: VirtualTimeQueue, isStill: Bool) {
    (self.queue, self.isStill) = (queue, isStill)
    start = queue.beginClock()
  }

  /// From now on there is a clock.
  func begin() { isStill = false }

  /// How far publishers and timers are turned.
  var queueTime: Double { start + time + Self.tolerance }

  /// When publishers or views start something by themselves next; nil where nothing does.
  var nextDue: Double? {
    let queued = queue.nextDue.map { $0 - start }
    let woken = wakeUps.filter { $0 > time + Self.tolerance }.min()
    return [queued, woken].compactMap { $0 }.min()
  }

  /// Moves the clock on; it never goes back.
  /// - Returns: whether views must be made anew for the moment.
  func move(to time: Double) -> Bool {
    let wakes = (wakeUps + ticks).contains { $0 > self.time && $0 <= time + Self.tolerance }
    self.time = max(self.time, time)
    queue.move(to: start + self.time)
    return wakes || followsDate || counters.contains { $0.isOther(after: time - $0.start) }
  }

  /// Begins to make the views of a pass, which say anew what they wait for.
  func beginUpdate() { (wakeUps, ticks, followsDate, counters) = ([], [], false, []) }

  /// Whether texts, or views that are made for moments, go on changing with the image's date.
  var countsOn: Bool {
    followsDate || ticks.contains { $0 > time + Self.tolerance }
      || counters.contains { $0.start + $0.length > time + Self.tolerance }
  }

  /// A text shows a whole number of seconds.
  /// - Parameters:
  ///   - length: seconds until the number stays what it is.
  ///   - number: the number some seconds from now on.
  func count(for length: Double, number: @escaping (_ later: Double) -> Int) {
    if length > 0 { counters.append(SecondCounter(start: time, length: length, number: number)) }
  }

  /// A text that counts seconds.
  private struct SecondCounter {
    /// When the text was made.
    let start: Double
    let length: Double
    let shown: Int
    let number: (Double) -> Int

    /// Dates of today lie 1.2e-7 seconds apart: what may have changed by that counts as changed.
    static let step = 1e-6

    init(start: Double, length: Double, number: @escaping (Double) -> Int) {
      (self.start, self.length, self.number) = (start, length, number)
      shown = number(0)
    }

    func isOther(after later: Double) -> Bool {
      number(later - Self.step) != shown || number(later) != shown
        || number(later + Self.step) != shown
    }
  }

  /// What the views answered at this moment, in points, where they did.
  var settledSize: CGSize? { settled.flatMap { $0.time == time ? $0.size : nil } }

  /// What the views answered to a proposal, in points, where all was at rest then.
  func restingSize(in proposal: ProposedViewSize) -> CGSize? {
    settled.flatMap { $0.rest == proposal ? $0.size : nil }
  }

  /// Notes what the views have answered: nothing is left to be done at this moment.
  /// - Parameter rest: the proposal, where nothing is going to happen by itself.
  func noteSettled(_ size: CGSize, restingIn rest: ProposedViewSize? = nil) {
    settled = (time, size, rest)
  }

  /// Passes are made: whether all is at rest is known behind them.
  func forgetRest() { settled?.rest = nil }

  /// Forgets what the views answered.
  func forgetSettled() { settled = nil }
}
