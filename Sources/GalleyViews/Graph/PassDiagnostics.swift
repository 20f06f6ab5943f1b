import GalleyDiagnostics
import GalleyLayout

/// What a pass has come to besides its nodes: what went wrong, each thing once, and how much was measured.
struct PassDiagnostics {
  /// How much was measured since the graph was made.
  let statistics = LayoutStatistics()
  /// How many views became nodes since the graph was made, each counted in every pass that has collected it.
  var collectedViews = 0
  /// How many steps walks that look for some of a container's views were asked for since the graph was made.
  var soughtSteps = 0
  /// How long the last image's views took to become nodes, all its passes together.
  var updateTime = Duration.zero
  /// What code of the image's views has asked UIKit for in vain, from any thread.
  let ignoredNames = IgnoredNames()
  private(set) var problems: [RenderProblem] = []
  private var known: Set<KnownProblem> = []

  /// What was reported before a part of the views whose problems are kept apart.
  struct Outer {
    fileprivate var problems: [RenderProblem]
    fileprivate var known: Set<KnownProblem>
  }

  /// Whether something went wrong that no image is drawn with.
  var hasErrors: Bool { problems.contains { $0.severity == .error } }

  /// Begins an image, of which no pass was made.
  mutating func beginImage() {
    updateTime = .zero
    ignoredNames.removeAll()
  }

  /// Begins a pass, of which nothing is known.
  mutating func begin() { (problems, known) = ([], []) }

  mutating func report(_ problem: RenderProblem) {
    if known.insert(KnownProblem(problem)).inserted { problems.append(problem) }
  }

  /// Forgets the tasks that had not ended when an earlier moment was drawn.
  mutating func forgetTasks() {
    let tasks = problems.filter(\.isTaskGoingOn)
    if tasks.isEmpty { return }
    known.subtract(tasks.map(KnownProblem.init))
    problems.removeAll(where: \.isTaskGoingOn)
  }

  /// Reports what the image's views have asked for in vain so far.
  mutating func reportIgnoredNames() {
    for name in ignoredNames.all {
      report(RenderProblem(kind: .ignored(name), view: name, source: nil))
    }
  }

  /// Begins a part whose problems are its own.
  mutating func beginPart() -> Outer {
    defer { begin() }
    return Outer(problems: problems, known: known)
  }

  /// Ends a part.
  /// - Returns: its problems.
  mutating func endPart(_ outer: Outer) -> [RenderProblem] {
    defer { (problems, known) = (outer.problems, outer.known) }
    return problems
  }
}
