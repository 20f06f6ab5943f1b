import GalleyCombine
import GalleyGeometry
import GalleyMotion

/// The clock of a graph, which stands still until it is told to move.
final class GraphMotion {
  /// Seconds since the clock began.
  private(set) var time = 0.0
  private let queue: PictureQueue
  /// The queue's time at which the clock began.
  private let start: Double
  /// Moments that lie as near to each other count as one: sums of tenths of a second are not exact.
  static let tolerance = 1e-9

  init(_ queue: PictureQueue) {
    self.queue = queue
    start = queue.now
  }

  /// How far publishers and timers are turned.
  var queueTime: Double { start + time + Self.tolerance }

  /// The next moment at which a timer fires or something that was held back is due.
  var nextDue: Double? { queue.nextDue.map { max($0 - start, time) } }

  /// Moves the clock on; it never goes back.
  func move(to time: Double) {
    self.time = max(self.time, time)
    queue.move(to: start + self.time)
  }
}
