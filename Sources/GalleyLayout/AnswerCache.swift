import GalleyGeometry

/// Answers by what was asked, in the order in which they were worked out: those of last, as many as
/// cost no more than a limit.
///
/// Most nodes are asked one question, which needs no memory besides the cache, or a handful, so a short list is searched
/// from its end; a long one gets an index. It has two halves: when the younger one has cost half of the limit, the older
/// one is forgotten. Unlike `BoundedCache` it costs nothing while it is empty, and keeps the last answer
/// whatever that costs.
struct AnswerCache<Question: Hashable, Answer> {
  typealias Entry = (question: Question, answer: Answer)

  /// What all answers cost together, but for the last one; at least 1.
  let limit: UInt32
  /// What those in the younger half cost.
  private var cost: UInt32 = 0
  /// The first entry of the younger half, and those after it.
  private var first: Entry?
  private var others: [Entry] = []
  /// What only a node that is asked very much has: an array of one, or of none, which is copied with the cache.
  private var more: [More] = []

  private struct More {
    var older: [Entry] = []
    var forgotten = 0
    /// Places in `older` and in `others`, of those that are long.
    var olderIndex: [Question: Int] = [:]
    var index: [Question: Int] = [:]
  }

  /// How many entries are searched without an index.
  private static var listed: Int { 12 }

  /// The sum of two costs cannot overflow.
  private static var most: Int { 1 << 30 }

  init(limit: Int) { self.limit = UInt32(min(max(limit, 1), Self.most)) }

  /// What is kept, in order.
  var entries: [Entry] { (more.first?.older ?? []) + younger }

  private var younger: [Entry] { first.map { [$0] + others } ?? [] }

  var count: Int { (more.first?.older.count ?? 0) + (first == nil ? 0 : 1) + others.count }

  /// How many answers were forgotten since the cache was last emptied.
  var forgotten: Int { more.first?.forgotten ?? 0 }

  /// The answer, where it is kept. It changes nothing: a getter that reads only would be given a copy of the cache
  /// that a node has.
  subscript(question: Question) -> Answer? {
    mutating get {
      guard let first else { return nil }
      if first.question == question { return first.answer }
      return others.isEmpty && more.isEmpty ? nil : find(question)
    }
  }

  private func find(_ question: Question) -> Answer? {
    let more = more.first
    return Self.find(question, in: others, by: more?.index)
      ?? more.flatMap { Self.find(question, in: $0.older, by: $0.olderIndex) }
  }

  private static func find(
    _ question: Question, in entries: [Entry], by index: [Question: Int]?
  ) -> Answer? {
    if entries.count > listed { return index?[question].map { entries[$0].answer } }
    for entry in entries.reversed() where entry.question == question { return entry.answer }
    return nil
  }

  /// Keeps an answer to a question that has none.
  /// - Parameter cost: in the unit of the limit, 1 or more.
  mutating func keep(_ answer: Answer, to question: Question, cost: Int = 1) {
    let added = UInt32(min(max(cost, 1), Self.most))
    if first != nil, self.cost + added > limit / 2 { forgetOlder() }
    self.cost += added
    if first == nil { return first = (question, answer) }
    others.append((question, answer))
    if others.count > Self.listed { addToIndex() }
  }

  /// Begins a younger half.
  private mutating func forgetOlder() {
    var change = more.first ?? More()
    change.forgotten += change.older.count
    change.older = younger
    change.olderIndex = [:]
    if change.older.count > Self.listed {
      for (place, entry) in change.older.enumerated() { change.olderIndex[entry.question] = place }
    }
    change.index = [:]
    more = [change]
    (first, others, cost) = (nil, [], 0)
  }

  /// Of the last entry, or of all where the list has just become long.
  private mutating func addToIndex() {
    if more.isEmpty { more.append(More()) }
    let start = others.count == Self.listed + 1 ? 0 : others.count - 1
    for place in start..<others.count { more[0].index[others[place].question] = place }
  }

  mutating func removeAll() {
    if first == nil && more.isEmpty { return }
    (first, cost) = (nil, 0)
    others.removeAll(keepingCapacity: true)
    more = []
  }
}
