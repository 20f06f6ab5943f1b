import GalleyGeometry

/// Answers by what was asked, in the order in which they were worked out: those of last, as many as
/// cost no more than a limit.
///
/// Most nodes are asked a handful of questions, so a short list is searched from its end; a long one
/// gets an index. It has two halves: when the younger one has cost half of the limit, the older one is
/// forgotten. Unlike `BoundedCache` it costs nothing while it is empty, and keeps the last answer
/// whatever that costs.
struct AnswerCache<Question: Hashable, Answer> {
  typealias Entry = (question: Question, answer: Answer)

  /// What all answers cost together, but for the last one.
  let limit: Int
  private var younger = Half()
  private var older = Half()
  /// How many answers were forgotten since the cache was last emptied.
  private(set) var forgotten = 0

  init(limit: Int) { self.limit = limit }

  /// What is kept, in order.
  var entries: [Entry] { older.entries + younger.entries }
  var count: Int { older.entries.count + younger.entries.count }

  subscript(question: Question) -> Answer? {
    younger[question] ?? (older.entries.isEmpty ? nil : older[question])
  }

  /// Keeps an answer to a question that has none.
  /// - Parameter cost: in the unit of the limit, 1 or more.
  mutating func keep(_ answer: Answer, to question: Question, cost: Int = 1) {
    if younger.cost + cost > limit / 2, !younger.entries.isEmpty {
      forgotten += older.entries.count
      older = younger
      younger = Half()
    }
    younger.append((question, answer), cost: cost)
  }

  mutating func removeAll() {
    forgotten = 0
    younger.removeAll()
    if !older.entries.isEmpty { older = Half() }
  }

  private struct Half {
    private(set) var entries: [Entry] = []
    private(set) var cost = 0
    private var index: [Question: Int] = [:]

    private static var listed: Int { 12 }

    subscript(question: Question) -> Answer? {
      if entries.count > Self.listed { return index[question].map { entries[$0].answer } }
      for entry in entries.reversed() where entry.question == question { return entry.answer }
      return nil
    }

    mutating func append(_ entry: Entry, cost: Int) {
      entries.append(entry)
      self.cost += cost
      if entries.count == Self.listed + 1 {
        for (place, entry) in entries.enumerated() { index[entry.question] = place }
      } else if entries.count > Self.listed {
        index[entry.question] = entries.count - 1
      }
    }

    mutating func removeAll() {
      if entries.isEmpty { return }
      entries.removeAll(keepingCapacity: true)
      index.removeAll()
      cost = 0
    }
  }
}
