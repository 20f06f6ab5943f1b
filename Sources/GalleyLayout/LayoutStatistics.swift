import GalleyBudget
import GalleyGeometry

/// How much work a tree did, and what could not be laid out as asked: what tests count.
package final class LayoutStatistics {
  /// Sizes that were asked for.
  package internal(set) var queries = 0 {
    // A look at the clock costs as much as a few answers that are known.
    didSet { if queries & 255 == 0 { _ = budget.canContinue("laying out") } }
  }
  /// The budget of the image that is laid out. Once it is exceeded, all nodes answer with zeros, so that the layout
  /// ends quickly; its result is not used.
  package var budget = RenderBudget(.unlimited)
  var isOver: Bool { budget.isExhausted }
  /// Sizes that had to be worked out because no equal proposal had been asked before.
  package internal(set) var measurements = 0
  /// Sets of placements that had to be worked out by layouts.
  package internal(set) var placements = 0

  /// Whether nodes keep what they answered; off, every question is worked out again, for tests that
  /// keeping answers changes none.
  package var keepsAnswers = true
  /// The innermost node that is working out an answer.
  var answeringNode: LayoutNode?
  private var found: [FoundProblem] = []
  /// During queries that must leave no trace: what each node that was asked knew before.
  private var untouched: [ObjectIdentifier: (node: LayoutNode, memory: LayoutNode.Memory)]?

  /// A problem with the node whose answers have it. It holds as long as they do: answers that are kept
  /// for another pass or image bring it along.
  private struct FoundProblem {
    weak var node: LayoutNode?
    /// Nil for one of no node: it holds for a pass.
    let generation: Int?
    let problem: LayoutProblem

    var holds: Bool { node.map { $0.generation == generation } ?? false }
  }

  /// How many problems are listed.
  package static let problemLimit = 1000
  /// Whether there were more.
  private var hasMore = false

  package init() {}

  /// What could not be laid out as asked, in the order in which it was found, as long as the answers
  /// are kept in which it was found.
  package var problems: [LayoutProblem] {
    let problems = found.filter { $0.holds || $0.generation == nil }.map(\.problem)
    return hasMore
      ? problems + [LayoutProblem(kind: .more(beyond: Self.problemLimit), view: "the layout")]
      : problems
  }

  /// Forgets the problems of answers that are not kept any more; called before a pass.
  package func forgetOldProblems() {
    found.removeAll { !$0.holds }
    hasMore = false
  }

  /// Reports a problem of the answer that is being worked out.
  func report(_ kind: LayoutProblem.Kind, in view: String) {
    report(kind, in: view, foundBy: answeringNode)
  }

  /// - Parameter node: the one whose answers have the problem.
  func report(_ kind: LayoutProblem.Kind, in view: String, foundBy node: LayoutNode?) {
    if hasMore { return }
    if found.count >= Self.problemLimit { forgetOldProblems() }
    let problem = LayoutProblem(kind: kind, view: view)
    // By their words, as undefined numbers are never equal.
    let words = problem.description
    let isKnown = found.contains {
      $0.node === node && $0.generation == node?.generation && $0.problem.description == words
    }
    if isKnown { return }
    hasMore = found.count >= Self.problemLimit
    if hasMore { return }
    found.append(FoundProblem(node: node, generation: node?.generation, problem: problem))
  }
}

// Looking without a trace.
extension LayoutStatistics {
  /// Whether what is asked now leaves counts and caches as they are.
  var isObserving: Bool { untouched != nil }

  /// Asks nodes for answers, after which counts, problems and what nodes know are as before: what is
  /// explained must not be changed by that.
  package func observing<Result>(_ body: () -> Result) -> Result {
    if isObserving { return body() }
    let counts = (queries, measurements, placements, found, hasMore)
    untouched = [:]
    defer {
      for (node, memory) in (untouched ?? [:]).values { node.knowledge = memory }
      untouched = nil
      (queries, measurements, placements, found, hasMore) = counts
    }
    return body()
  }

  /// Called before a node comes to know more.
  func willAnswer(_ node: LayoutNode) {
    guard untouched != nil else { return }
    let id = ObjectIdentifier(node)
    if untouched?[id] == nil { untouched?[id] = (node, node.knowledge) }
  }
}
