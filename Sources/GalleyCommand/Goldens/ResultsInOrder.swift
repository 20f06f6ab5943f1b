import GalleyBudget
import GalleyGoldens

/// Hands results over in the order of their cases, whichever was drawn first: what is said of many is the same in each run.
final class ResultsInOrder: Sendable {
  private struct Waiting {
    var results: [Int: GoldenResult] = [:]
    /// The number of the case that is handed over next.
    var next = 0
  }

  /// Results have images: where more wait for a slow case, the first of them do not wait for it any longer.
  private static let limit = 256

  private let waiting = Locked(Waiting())
  private let note: @Sendable (GoldenResult) -> Void

  init(_ note: @escaping @Sendable (GoldenResult) -> Void) { self.note = note }

  /// - Parameter index: the number of the case, from 0; each comes once.
  func add(_ result: GoldenResult, at index: Int) {
    waiting.withLock { waiting in
      waiting.results[index] = result
      while let first = waiting.results.keys.min(),
        first <= waiting.next || waiting.results.count > Self.limit,
        let result = waiting.results.removeValue(forKey: first)
      {
        waiting.next = max(waiting.next, first + 1)
        note(result)
      }
    }
  }
}
