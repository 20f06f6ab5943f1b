import GalleyGeometry
import GalleyLayout

/// A stack in a container whose views are made of what the views before it in the container report, in the same pass.
/// Where the layout leaves out views that have reported, another pass is made.
nonisolated package struct FollowingViews<Facts: ReportedFacts, Content: View>: PrimitiveView {
  private let readsLeftOut: Bool
  private let make: (Facts) -> Content

  /// - Parameter readsLeftOut: whether those before count which the container itself leaves out.
  package init(
    _ type: Facts.Type, readsLeftOut: Bool = false,
    @ViewBuilder content: @escaping (Facts) -> Content
  ) {
    self.readsLeftOut = readsLeftOut
    make = content
  }

  package func _collect(into collector: inout _ViewCollector) {
    collector.emit(
      FollowingContent(
        reports: collector.graph.reports(
          of: Facts.self, by: collector.list.nodes, isLaidOut: false, readsLeftOut: readsLeftOut),
        readsLeftOut: readsLeftOut, make: make))
  }
}

private struct FollowingContent<Facts: ReportedFacts, Content: View>: NodeContent {
  /// What the views were made of.
  let reports: [FactReport<Facts>]
  let readsLeftOut: Bool
  let make: (Facts) -> Content
  var name: String { "VStack" }

  func makeBehavior(in context: NodeContext) -> any NodeBehavior {
    ContainerBehavior(VStackLayout(spacing: 0))
  }

  func updateBehavior(_ behavior: any NodeBehavior, in context: NodeContext) -> Bool { true }

  func keepsAnswers(of old: any NodeContent, in context: NodeContext) -> Bool { true }

  func orientation(within outer: Axis?) -> Axis? { .vertical }

  func collectChildren(into collector: inout _ViewCollector) {
    // What is reported can be another thing than what the body around was made of.
    collector.isReused = false
    make(FactsKey.merged(reports))._collect(into: &collector)
  }

  func settle(_ node: ViewNode, in graph: ViewGraph) -> Bool {
    var own = node
    while let parent = own.parent, parent.isWrapper { own = parent }
    let before = own.parent?.children.prefix { $0 !== own } ?? []
    let found = graph.reports(
      of: Facts.self, by: before, isLaidOut: true, readsLeftOut: readsLeftOut)
    if FactsKey.areSame(found, reports) { return true }
    graph.noteChange(
      StateChange(
        view: name, state: "of what its views say", old: "\(reports.count) reports",
        new: "\(found.count)"),
      isTold: true)
    return false
  }
}

/// Views that are made of what they report themselves: first of nothing, then of what a pass has found.
nonisolated package struct ReportReader<Facts: ReportedFacts & Equatable, Content: View>:
  PrimitiveView
{
  private let make: (Facts) -> Content

  package init(_ type: Facts.Type, @ViewBuilder content: @escaping (Facts) -> Content) {
    make = content
  }

  package func _collect(into collector: inout _ViewCollector) {
    collector.emit(ReportReaderContent(make: make))
  }
}

private struct ReportReaderContent<Facts: ReportedFacts & Equatable, Content: View>: NodeContent {
  let make: (Facts) -> Content
  var name: String { ImplicitStack.layers }

  func makeBehavior(in context: NodeContext) -> any NodeBehavior {
    ContainerBehavior(ZStackLayout.implicit)
  }

  func updateBehavior(_ behavior: any NodeBehavior, in context: NodeContext) -> Bool { true }

  func keepsAnswers(of old: any NodeContent, in context: NodeContext) -> Bool { true }

  func collectChildren(into collector: inout _ViewCollector) {
    let found = collector.owner?.memory as? Facts
    if found != nil { collector.isReused = false }
    make(found ?? Facts())._collect(into: &collector)
  }

  func settle(_ node: ViewNode, in graph: ViewGraph) -> Bool {
    let reports = graph.reports(of: Facts.self, by: node.children, isLaidOut: true)
    let found = FactsKey.merged(reports)
    let known = node.memory as? Facts ?? Facts()
    if found == known { return true }
    node.memory = found
    graph.noteChange(
      StateChange(view: name, state: "of what its views say", old: "\(known)", new: "\(found)"),
      isTold: true)
    return false
  }
}
