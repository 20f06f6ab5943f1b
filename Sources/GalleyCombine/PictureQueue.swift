import Foundation

/// Work that waits for its time on the main queue of one picture. The time is the queue's own: it passes when the
/// queue is turned, and nobody sleeps.
package final class PictureQueue: @unchecked Sendable {
  /// The queue of the picture that is being drawn, or nil.
  @TaskLocal package static var current: PictureQueue?

  private struct Item {
    var due: Double
    var order: Int
    var interval: Double?
    var work: () -> Void
  }

  private let lock = NSLock()
  private var items: [Int: Item] = [:]
  private var count = 0
  private var time = 0.0

  package init() {}

  /// Seconds of the queue's own time since it was made.
  package var now: Double { lock.withLock { time } }

  /// When the next work is due, or nil. Work that repeats counts.
  package var nextDue: Double? { lock.withLock { items.values.map(\.due).min() } }

  /// Runs `work` once the queue was turned that far.
  /// - Parameters:
  ///   - seconds: from now; negative ones count as 0.
  ///   - interval: seconds between repetitions; nil runs the work once.
  package func schedule(
    after seconds: Double, repeating interval: Double? = nil, _ work: @escaping () -> Void
  ) -> AnyCancellable {
    let number = lock.withLock {
      count += 1
      let delay = seconds > 0 ? seconds : 0
      items[count] = Item(
        due: time + delay, order: count, interval: interval.map { max($0, 0.001) }, work: work)
      return count
    }
    return AnyCancellable { [weak self] in
      guard let self else { return }
      self.lock.withLock { self.items[number] = nil }
    }
  }

  /// Runs what is due until `end`, in order of its time, then of its being scheduled. Work that repeats is left out
  /// unless asked for: at rest no timer fires. Work that makes more and more work is left after 10,000 pieces.
  /// - Returns: how many pieces of work ran.
  @discardableResult
  package func turn(until end: Double, repeating: Bool = false) -> Int {
    var ran = 0
    while ran < 10_000, let work = next(until: end, repeating: repeating) {
      work()
      ran += 1
    }
    return ran
  }

  private func next(until end: Double, repeating: Bool) -> (() -> Void)? {
    lock.withLock {
      let due = items.filter { $0.value.due <= end && (repeating || $0.value.interval == nil) }
      guard
        let (number, item) = due.min(by: {
          ($0.value.due, $0.value.order) < ($1.value.due, $1.value.order)
        })
      else { return nil }
      time = max(time, item.due)
      if let interval = item.interval {
        items[number]?.due = item.due + interval
      } else {
        items[number] = nil
      }
      return item.work
    }
  }
}
