import GalleyGeometry
import GalleyLayout

/// A place in the tree at which views are collected when the layout asks for them, after the views
/// around them have become nodes.
struct LaterViews {
  let environment: EnvironmentValues
  let orientation: Axis?
  let source: SourceLocation?
  let identity: ViewIdentity
  let installation: BodyInstallation?
  let depth: Int
  weak var graph: ViewGraph?
  weak var owner: ViewNode?

  /// The nodes of a view at one step from the place, and what went wrong with it.
  /// - Parameter old: the nodes that the view had in the pass before.
  func collect(
    at step: ViewIdentity.Step, replacing old: [ViewNode], _ view: () -> some View
  ) -> (nodes: [ViewNode], problems: [RenderProblem]) {
    guard let graph, let owner else { return ([], []) }
    let list = ChildList(replacing: old)
    var collector = ViewCollector(self, list: list, graph: graph, owner: owner)
    // Other bodies were read since; the view may hold what belongs to those around it.
    installation?.reinstall()
    let problems = graph.problems(whileCollecting: { collector.collect(view(), at: step) })
    return (list.nodes, problems)
  }
}
