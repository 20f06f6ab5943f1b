import GalleyDiagnostics
import GalleyGeometry
import GalleyLayout

/// The views that say how many items of a flow are hidden: one for each number that the flow's layout
/// has tried, of which one at most is shown.
///
/// A view is made when the layout asks for its number. It is brought up to date in the passes that
/// follow, so that what it keeps and what it answered lasts as long as with any other view; a new
/// image begins with the one that the last image showed.
final class FlowIndicators {
  private struct Tried {
    var hidden: Int
    var node: ViewNode
    /// What went wrong while the view was collected.
    var problems: [RenderProblem]
  }

  private var tried: [Tried] = []
  /// The image that the numbers were tried in.
  private var image = 0

  /// Brings the views that are known up to date, and lets the layout of `node` ask for more.
  func collect(
    into collector: inout _ViewCollector, of node: ViewNode, _ view: @escaping (Int) -> some View
  ) {
    let isSameImage = image == collector.graph.memory.imageCount
    let known = isSameImage ? tried : tried.filter { !$0.node.layout.isAbsent }
    image = collector.graph.memory.imageCount
    tried = []
    let later = collector.later
    func make(_ hidden: Int, replacing old: [ViewNode]) -> ViewNode? {
      let (nodes, problems) = later.collect(
        at: .id(AnyHashable(hidden), occurrence: 0), replacing: old
      ) { view(hidden) }
      guard let node = nodes.first else {
        // Nothing will ever be shown that could report them.
        Self.report(problems, to: later.graph)
        return nil
      }
      tried.append(Tried(hidden: hidden, node: node, problems: problems))
      return node
    }
    var views: [Int: LayoutNode] = [:]
    for old in known {
      guard let made = make(old.hidden, replacing: [old.node]) else { continue }
      collector.list.append(made)
      views[old.hidden] = made.layout
    }
    node.layout.supply = LazyChildren(views: views) { [weak node] hidden in
      guard let made = make(hidden, replacing: []) else { return nil }
      node?.adopt(made)
      return made.layout
    }
  }

  /// Reports what went wrong with the view that the pass shows.
  func reportProblems(to graph: ViewGraph) {
    for shown in tried where !shown.node.layout.isAbsent {
      Self.report(shown.problems, to: graph)
    }
  }

  private static func report(_ problems: [RenderProblem], to graph: ViewGraph?) {
    for problem in problems {
      graph?.report(problem.kind, in: problem.view, source: problem.source)
    }
  }
}
