import GalleyGeometry

/// Answers by proposal, in the order in which they were worked out. Most nodes are asked a handful of
/// proposals, so a short list is searched from its end; a long one gets an index.
struct AnswerCache<Answer> {
  private(set) var entries: [(proposal: ProposedViewSize, answer: Answer)] = []
  private var index: [ProposedViewSize: Int] = [:]

  private static var listed: Int { 12 }

  subscript(proposal: ProposedViewSize) -> Answer? {
    get {
      if entries.count > Self.listed { return index[proposal].map { entries[$0].answer } }
      for entry in entries.reversed() where entry.proposal == proposal { return entry.answer }
      return nil
    }
    set {
      guard let newValue else { return }
      entries.append((proposal, newValue))
      if entries.count == Self.listed + 1 {
        for (place, entry) in entries.enumerated() { index[entry.proposal] = place }
      } else if entries.count > Self.listed {
        index[proposal] = entries.count - 1
      }
    }
  }

  mutating func removeAll() {
    if entries.isEmpty { return }
    entries.removeAll(keepingCapacity: true)
    index.removeAll()
  }
}
