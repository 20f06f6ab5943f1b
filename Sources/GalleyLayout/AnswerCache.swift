import GalleyGeometry

/// Answers by proposal. Most nodes are asked a handful of proposals, so a short list is searched
/// from its end; a long one gets a dictionary.
struct AnswerCache<Answer> {
  private var recent: [(proposal: ProposedViewSize, answer: Answer)] = []
  private var all: [ProposedViewSize: Answer]?

  private static var listed: Int { 12 }

  subscript(proposal: ProposedViewSize) -> Answer? {
    get {
      if let all { return all[proposal] }
      for entry in recent.reversed() where entry.proposal == proposal { return entry.answer }
      return nil
    }
    set {
      guard let newValue else { return }
      if all != nil {
        all?[proposal] = newValue
      } else if recent.count < Self.listed {
        recent.append((proposal, newValue))
      } else {
        var table = Dictionary(
          recent.map { ($0.proposal, $0.answer) }, uniquingKeysWith: { _, last in last })
        table[proposal] = newValue
        all = table
        recent = []
      }
    }
  }

  mutating func removeAll() {
    if recent.isEmpty && all == nil { return }
    recent.removeAll(keepingCapacity: true)
    all = nil
  }
}
