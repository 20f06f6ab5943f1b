import GalleyDiagnostics
import GalleyGeometry
import GalleyLayout

/// One view in the graph. Nodes outlive the passes: the same view in the next pass finds its node,
/// and with it everything that was measured.
package final class ViewNode: NodeLabel {
  /// What tells the node from its neighbours, and never changes.
  let key: NodeKey
  package let layout: LayoutNode
  private(set) var content: any NodeContent
  /// What the content can do beyond what all do: asked once, as a node keeps the type of its content; nil before.
  var knownFacets: NodeFacets?
  /// What lay around the node in the last pass.
  private var surroundings: NodeSurroundings
  /// The nodes around it and in it.
  private var relatives = NodeRelatives()
  /// What the node keeps from pass to pass.
  var kept: NodeMemory
  /// What the node and those below report without nodes of their own.
  private var reports = NodeReports()
  /// What of the node moves; nil without a clock.
  private(set) var motion: NodeAnimation?

  init(
    identity: ViewIdentity, content: any NodeContent, context: NodeContext,
    source: SourceLocation?, isWrapper: Bool
  ) {
    key = NodeKey(
      identity: identity, kind: ObjectIdentifier(type(of: content)), isWrapper: isWrapper)
    self.content = content
    surroundings = NodeSurroundings(context, source: source)
    kept = NodeMemory(in: context.graph)
    layout = LayoutNode(
      behavior: content.makeBehavior(in: context), statistics: context.graph.statistics,
      layoutDirection: context.environment.layoutDirection)
    layout.named(by: self)
    if let motion = context.graph.motion {
      self.content = content.shown(on: self, by: motion, in: environment) ?? content
    }
  }

  deinit {
    layout.named(by: nil)
    leaveChildren()
    motion?.leaveNode()
  }

  private func leaveChildren() {
    for child in children where child.parent === self { child.relatives.parent = nil }
    for child in secondary where child.parent === self { child.relatives.parent = nil }
    for view in motion?.leaving ?? [] { detach(of: view.node) }
  }

  /// Clears the parent reference of a child that was removed.
  func detach(of child: ViewNode) { if child.parent === self { child.relatives.parent = nil } }

  /// What of the node moves in a graph with a clock.
  func motion(in graph: GraphMotion) -> NodeAnimation {
    if let motion { return motion }
    let motion = NodeAnimation(self, birth: graph.log.epoch)
    self.motion = motion
    return motion
  }

  /// Gives the node the content of this pass.
  func update(_ content: any NodeContent, context: NodeContext, source: SourceLocation?) {
    let old = self.content
    let content =
      context.graph.motion.flatMap { content.shown(on: self, by: $0, in: context.environment) }
      ?? content
    let mayKeep = surroundings.mayKeepAnswers(in: context)
    self.content = content
    surroundings = NodeSurroundings(context, source: source)
    layout.layoutDirection = context.environment.layoutDirection
    if mayKeep, content.keepsAnswers(of: old, in: context) { return }
    updateBehavior(in: context)
  }

  /// Whether another content comes by a change that moves, so that this one fades while the other comes.
  func fades(into content: any NodeContent, in context: NodeContext) -> Bool {
    guard let motion = context.graph.motion, motion.log.isChange,
      self.content.fades(into: content, in: context.environment)
    else { return false }
    return motion.log.transaction(in: context.environment).animation != nil
  }

  /// Gives the node a content on its way to that of the pass.
  func show(_ content: any NodeContent, in graph: ViewGraph) {
    let old = self.content
    let context = surroundings.context(in: graph)
    self.content = content
    if !content.keepsAnswers(of: old, in: context) { updateBehavior(in: context) }
  }

  private func updateBehavior(in context: NodeContext) {
    if content.updateBehavior(layout.behavior, in: context) {
      layout.invalidateChanges()
    } else {
      layout.setBehavior(content.makeBehavior(in: context))
    }
  }

  /// - Parameter graphMotion: what moves in the node's graph.
  func setChildren(
    _ children: [ViewNode], secondary: [ViewNode] = [], in graphMotion: GraphMotion?
  ) {
    reports.areBelow =
      children.contains(where: \.hasReports) || secondary.contains(where: \.hasReports)
    if relatives.isMade(of: children, secondary: secondary) { return }
    if let graphMotion {
      motion?.replaceChildren(self.children, by: children, in: graphMotion)
    }
    leaveChildren()
    relatives.children = children
    relatives.secondary = secondary
    var layouts: [LayoutNode] = []
    layouts.reserveCapacity(children.count + secondary.count)
    for child in children {
      child.relatives.parent = self
      layouts.append(child.layout)
    }
    for child in secondary {
      child.relatives.parent = self
      layouts.append(child.layout)
    }
    // Those that are leaving are still seen in the node.
    for view in motion?.leaving ?? [] where view.node.parent == nil {
      view.node.relatives.parent = self
    }
    layout.setChildren(layouts)
  }

  package var name: String { content.name }
  package var isNamed: Bool { content.isNamed }
  package var cornerRadius: CGFloat? { content.cornerRadius }
  package var measures: [String: String] { content.measures }

  /// Adds a child that the node's layout has asked for while it measures; the layout node adds the
  /// child's by itself.
  /// - Parameter keepsState: whether what the node answers later depends on which children it was asked for.
  func adopt(_ child: ViewNode, keepsState: Bool = true) {
    if keepsState { deferredWork.noteState() }
    relatives.children.append(child)
    child.relatives.parent = self
    var above: ViewNode? = child.hasReports ? self : nil
    while let node = above, !node.reports.areBelow {
      node.reports.areBelow = true
      above = node.parent
    }
  }
}

extension ViewNode {
  var identity: ViewIdentity { key.identity }
  /// The type of the content; another type is another node.
  var kind: ObjectIdentifier { key.kind }
  /// Whether the node is a modifier around another one.
  var isWrapper: Bool { key.isWrapper }

  var environment: EnvironmentValues { surroundings.environment }
  package var source: SourceLocation? { surroundings.source }

  /// The views that the node lays out: its children, or the one that a modifier wraps.
  package var children: [ViewNode] { relatives.children }
  /// Views beside the wrapped one: an overlay's or a background's.
  package var secondary: [ViewNode] { relatives.secondary }
  /// Never one that is gone: a node that ends, or that has other children, says so to those it had.
  package var parent: ViewNode? { relatives.parent }

  /// What the content keeps from pass to pass: the value it last saw, or what it has learnt.
  var memory: Any? {
    get { kept.value }
    set { kept.value = newValue }
  }
  /// What the graph's views left for later.
  var deferredWork: DeferredWork { kept.deferredWork }

  /// What the view reports without nodes of its own, the outermost first.
  var changes: [PreferenceChange] {
    get { reports.changes }
    set { reports.changes = newValue }
  }

  /// The bodies around the node that have properties.
  var installation: PropertyConnections? { surroundings.installation }

  /// Connects the properties of the bodies around the node again, before code of theirs runs.
  package func reinstallProperties() { installation?.reinstall() }

  /// The type of the innermost view around that has properties, for messages.
  var bodyName: String { installation?.view ?? "a view" }
}

extension ViewNode {
  /// What the views below the node report, in the order in which they were written. A background
  /// reports before what it lies behind (ZB5).
  func preferences(_ reading: PreferenceReading = PreferenceReading()) -> PreferenceValues {
    if reading.isOfReports, !hasReports { return PreferenceValues(reading) }
    let isUnknown = reading.mayBeLeftOut && !layout.isPlaced
    if layout.isAbsent && !reading.readsLeftOut || isUnknown { return PreferenceValues(reading) }
    if let wanted = reading.wanted, changes.contains(where: { $0.isEnd && $0.key == wanted }) {
      return changed(PreferenceValues(reading))
    }
    var values = PreferenceValues(reading)
    var inner = reading
    inner.readsLeftOut = false
    inner.mayBeLeftOut = reading.mayBeLeftOut || !reading.isLaidOut && content.leavesOutViews
    let shown = reading.isOfReports ? reportingViews(isLaidOut: reading.isLaidOut) : nil
    for child in content.preferenceOrder(of: self) {
      if let shown, !shown.contains(ObjectIdentifier(child)) { continue }
      values.append(child.preferences(inner))
    }
    return changed(content.preferences(of: self, content: consume values))
  }

  /// Whether the node, or one below it, reports something without nodes of its own.
  var hasReports: Bool { reports.areBelow || changes.contains { !$0.isEnd } }

  /// What the node reports with what it says itself.
  private func changed(_ values: consuming PreferenceValues) -> PreferenceValues {
    if changes.isEmpty { return values }
    for change in changes.reversed() { change.apply(to: &values) }
    return values
  }

  /// Whether the views of every node below were made with what the pass found.
  func settle(in graph: ViewGraph) -> Bool {
    if layout.isAbsent || !graph.canContinue { return true }
    var isSettled = content.settle(self, in: graph)
    for child in children where !child.settle(in: graph) { isSettled = false }
    for child in secondary where !child.settle(in: graph) { isSettled = false }
    return isSettled
  }

  /// Whether the node or one below runs user code once the pass is settled.
  var reacts: Bool {
    if layout.isAbsent { return false }
    return content.reacts || children.contains(where: \.reacts)
      || secondary.contains(where: \.reacts)
  }

  /// Adds what every node below does now to a queue, the innermost first, and returns what the views report.
  func react(in queue: ReactionQueue) -> PreferenceValues {
    if layout.isAbsent { return PreferenceValues() }
    var values = PreferenceValues()
    let part = shownPart
    queue.concealing(content.concealsAppearances) {
      react(in: queue) { child in
        queue.concealing(part.map { !child.isShown(in: $0) } == true) {
          values.append(child.react(in: queue))
        }
      }
    }
    let own = changed(content.preferences(of: self, content: consume values))
    if content.reacts {
      deferredWork.markUserCodeRan()
      reinstallProperties()
      content.react(self, to: own, in: queue)
    }
    return own
  }

  /// Adds what every node below has to do about a value that this pass has changed, and the next one may change again.
  func noteChanges(in queue: ReactionQueue) {
    if layout.isAbsent { return }
    react(in: queue) { $0.noteChanges(in: queue) }
    content.noteChange(self, in: queue)
  }

  /// Adds what the nodes below do, later ones first. That of a background or an overlay keeps its place beside its view
  /// (assumed).
  private func react(in queue: ReactionQueue, _ body: (ViewNode) -> Void) {
    let start = queue.count
    var ends: [ReactionQueue.Count] = []
    for child in content.preferenceOrder(of: self) {
      body(child)
      if secondary.isEmpty, queue.count != ends.last ?? start { ends.append(queue.count) }
    }
    queue.reverse(siblingsFrom: start, endingAt: ends)
  }
}
