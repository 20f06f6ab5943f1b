import GalleyDiagnostics
import GalleyGeometry
import GalleyLayout

/// A place in the tree at which views are collected when the layout asks for them, after the views
/// around them have become nodes.
struct DeferredCollector {
  let environment: EnvironmentValues
  let orientation: Axis?
  let source: SourceLocation?
  let place: ViewPlace
  let installation: PropertyConnections?
  let depth: Int
  /// What a graph with a clock knows of the views, and the body that they belong to.
  let moving: BodyReuse?
  let made: MadeViews?
  let reader: BodyRecord?
  weak var graph: ViewGraph?
  weak var owner: ViewNode?

  /// The nodes of a view at one step from the place, and what went wrong with it.
  /// - Parameter old: the nodes that the view had in the pass before.
  func collect(
    at step: ViewIdentity.Step, replacing old: [ViewNode], _ view: () -> some View
  ) -> (nodes: [ViewNode], problems: [RenderProblem]) {
    collect(replacing: old) { collector in collector.collect(view(), at: step) }
  }

  /// The nodes of those of a view's views that `selection` takes, as if the view stood at the place itself, and what
  /// went wrong with them.
  func collect(
    _ view: some View, selecting selection: SubviewSelection
  ) -> (nodes: [ViewNode], problems: [RenderProblem]) {
    collect(replacing: []) { collector in
      collector.collect(view, selecting: selection, at: place)
    }
  }

  private func collect(
    replacing old: [ViewNode], _ body: (inout _ViewCollector) -> Void
  ) -> (nodes: [ViewNode], problems: [RenderProblem]) {
    guard let graph, let owner else { return ([], []) }
    let list = ChildList(replacing: old)
    var collector = _ViewCollector(self, list: list, graph: graph, owner: owner)
    // Other bodies were read since; the view may hold what belongs to those around it.
    installation?.reinstall()
    let outer = graph.motion?.bodies.reader
    graph.motion?.bodies.reader = reader
    defer { graph.motion?.bodies.reader = outer }
    let problems = graph.problems(whileCollecting: {
      RenderContext.inProject(of: environment) { body(&collector) }
    })
    return (list.nodes, problems)
  }
}
