import GalleyDiagnostics
import GalleyGeometry
import GalleyLayout

/// One view in the graph. Nodes outlive the passes: the same view in the next pass finds its node,
/// and with it everything that was measured.
package final class ViewNode: NodeLabel {
  let identity: ViewIdentity
  /// The type of the content; another type is another node.
  let kind: ObjectIdentifier
  package let layout: LayoutNode
  private(set) var content: any NodeContent
  /// What the content can do beyond what all do: asked once, as a node keeps the type of its content.
  private(set) lazy var facets = NodeFacets(of: content)
  private(set) var environment: EnvironmentValues
  package private(set) var source: SourceLocation?
  /// The bodies around the node that have properties.
  private(set) var installation: PropertyConnections?
  /// The axis of the stack around the node.
  private var orientation: Axis?
  /// The views that the node lays out: its children, or the one that a modifier wraps.
  package private(set) var children: [ViewNode] = []
  /// Never one that is gone: a node that ends, or that has other children, says so to those it had.
  package private(set) unowned(unsafe) var parent: ViewNode?
  /// Whether the node is a modifier around another one.
  let isWrapper: Bool
  /// What the content keeps from pass to pass: the value it last saw, or what it has learnt.
  var memory: Any? { didSet { if memory != nil { deferredWork.noteState() } } }
  /// The image that the node was last part of.
  fileprivate var image: Int
  /// What the graph's views left for later.
  let deferredWork: DeferredWork
  /// What of the node moves; nil without a clock.
  private(set) var motion: NodeAnimation?
  /// What the view reports without nodes of its own, the outermost first.
  var changes: [PreferenceChange] = []
  /// Whether a node below reports something without nodes of its own.
  private var hasReportsBelow = false
  /// Views beside the wrapped one: an overlay's or a background's.
  package private(set) var secondary: [ViewNode] = []

  init(
    identity: ViewIdentity, content: any NodeContent, context: NodeContext,
    source: SourceLocation?, isWrapper: Bool
  ) {
    self.identity = identity
    self.isWrapper = isWrapper
    kind = ObjectIdentifier(type(of: content))
    self.content = content
    environment = context.environment
    installation = context.installation
    deferredWork = context.graph.pending.deferredWork
    image = context.graph.memory.imageCount
    orientation = context.orientation
    self.source = source
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
  }

  private func leaveChildren() {
    for child in children where child.parent === self { child.parent = nil }
    for child in secondary where child.parent === self { child.parent = nil }
    for view in motion?.leaving ?? [] { detach(of: view.node) }
  }

  /// Clears the parent reference of a child that was removed.
  func detach(of child: ViewNode) { if child.parent === self { child.parent = nil } }

  /// What of the node moves in a graph with a clock.
  func motion(in graph: GraphMotion) -> NodeAnimation {
    if let motion { return motion }
    let motion = NodeAnimation(self, birth: graph.log.epoch)
    self.motion = motion
    return motion
  }

  /// Connects the properties of the bodies around the node again, before code of theirs runs.
  package func reinstallProperties() { installation?.reinstall() }

  /// Gives the node the content of this pass.
  func update(_ content: any NodeContent, context: NodeContext, source: SourceLocation?) {
    let old = self.content
    let content =
      context.graph.motion.flatMap { content.shown(on: self, by: $0, in: context.environment) }
      ?? content
    let hasSameScale = environment.displayScale == context.environment.displayScale
    let isInSameStack = orientation == context.orientation
    self.content = content
    environment = context.environment
    orientation = context.orientation
    installation = context.installation
    self.source = source
    layout.layoutDirection = context.environment.layoutDirection
    if hasSameScale, isInSameStack, content.keepsAnswers(of: old, in: context) { return }
    updateBehavior(in: context)
  }

  /// Gives the node a content on its way to that of the pass.
  func show(_ content: any NodeContent, in graph: ViewGraph) {
    let old = self.content
    let context = NodeContext(
      environment: environment, orientation: orientation, graph: graph, installation: installation)
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

  func setChildren(_ children: [ViewNode], secondary: [ViewNode] = []) {
    hasReportsBelow =
      children.contains(where: \.hasReports) || secondary.contains(where: \.hasReports)
    if Self.areSame(children, self.children), Self.areSame(secondary, self.secondary) { return }
    motion?.replaceChildren(self.children, by: children)
    leaveChildren()
    self.children = children
    self.secondary = secondary
    var layouts: [LayoutNode] = []
    layouts.reserveCapacity(children.count + secondary.count)
    for child in children {
      child.parent = self
      layouts.append(child.layout)
    }
    for child in secondary {
      child.parent = self
      layouts.append(child.layout)
    }
    // Those that are leaving are still seen in the node.
    for view in motion?.leaving ?? [] where view.node.parent == nil { view.node.parent = self }
    layout.setChildren(layouts)
  }

  private static func areSame(_ one: [ViewNode], _ other: [ViewNode]) -> Bool {
    guard one.count == other.count else { return false }
    for index in one.indices where one[index] !== other[index] { return false }
    return true
  }

  package var name: String { content.name }
  package var isNamed: Bool { content.isNamed }
  package var cornerRadius: CGFloat? { content.cornerRadius }

  /// The type of the innermost view around that has properties, for messages.
  var bodyName: String { installation?.view ?? "a view" }

  /// Adds a child that the node's layout has asked for while it measures; the layout node adds the
  /// child's by itself.
  /// - Parameter keepsState: whether what the node answers later depends on which children it was asked for.
  func adopt(_ child: ViewNode, keepsState: Bool = true) {
    if keepsState { deferredWork.noteState() }
    children.append(child)
    child.parent = self
    var above: ViewNode? = child.hasReports ? self : nil
    while let node = above, !node.hasReportsBelow {
      node.hasReportsBelow = true
      above = node.parent
    }
  }
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
    for child in content.preferenceOrder(of: self) { values.append(child.preferences(inner)) }
    return changed(content.preferences(of: self, content: consume values))
  }

  /// Whether the node, or one below it, reports something without nodes of its own.
  var hasReports: Bool { hasReportsBelow || changes.contains { !$0.isEnd } }

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

  /// Whether the node or one below runs code of somebody's own once the pass is settled.
  var reacts: Bool {
    if layout.isAbsent { return false }
    return content.reacts || children.contains(where: \.reacts)
      || secondary.contains(where: \.reacts)
  }

  /// Adds what every node below does now to a queue, the innermost first, and returns what the views report.
  func react(in queue: ReactionQueue) -> PreferenceValues {
    if layout.isAbsent { return PreferenceValues() }
    var values = PreferenceValues()
    queue.concealing(content.concealsAppearances) {
      for child in content.preferenceOrder(of: self) { values.append(child.react(in: queue)) }
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
    for child in content.preferenceOrder(of: self) { child.noteChanges(in: queue) }
    content.noteChange(self, in: queue)
  }
}

/// The children of one node while they are updated: the nodes of the last pass are found again by
/// identity and kind.
final class ChildList {
  private let old: [ViewNode]
  private var cursor = 0
  /// The places in `old` by identity; made when a view is not where it was.
  private var places: [ViewIdentity: [Int]]?
  private var isClaimed: [Bool] = []
  private(set) var nodes: [ViewNode] = []
  /// A node with its content, what it answered and what it paints, as measured; the view beside it is not counted.
  private static let bytesPerNode = 1536

  init(replacing old: [ViewNode]) {
    self.old = old
    nodes.reserveCapacity(old.count)
  }

  /// The node of this identity, updated, or a new one; it becomes the next child.
  func claim(
    _ identity: ViewIdentity, content: any NodeContent, context: NodeContext,
    source: SourceLocation?, isWrapper: Bool = false
  ) -> ViewNode {
    let kind = ObjectIdentifier(type(of: content))
    let known = find(identity, kind: kind)
    let fades = known?.fadesInto(content, in: context) ?? false
    if let known, !fades {
      if known.image != context.graph.memory.imageCount {
        known.image = context.graph.memory.imageCount
        _ = context.graph.budget.reserve(Self.bytesPerNode, for: "one more view")
      }
      known.update(content, context: context, source: source)
      nodes.append(known)
      return known
    }
    _ = context.graph.budget.reserve(Self.bytesPerNode, for: "one more view")
    let node = ViewNode(
      identity: identity, content: content, context: context, source: source, isWrapper: isWrapper)
    nodes.append(node)
    if fades, let known, let motion = context.graph.motion {
      let own = node.motion(in: motion)
      // It is where the other one was, and goes on from there.
      own.frame = known.motion?.frame
      own.fade(to: 1, in: motion)
    }
    return node
  }

  /// Makes a node that was brought up to date elsewhere the next child.
  func append(_ node: ViewNode) { nodes.append(node) }

  private func find(_ identity: ViewIdentity, kind: ObjectIdentifier) -> ViewNode? {
    // Most children stand where they stood.
    if cursor < old.count, old[cursor].kind == kind, old[cursor].identity == identity {
      let isFree = isClaimed.isEmpty || !isClaimed[cursor]
      if !isClaimed.isEmpty { isClaimed[cursor] = true }
      cursor += 1
      if isFree { return old[cursor - 1] }
    }
    guard !old.isEmpty else { return nil }
    if places == nil {
      places = Dictionary(grouping: old.indices, by: { old[$0].identity })
      isClaimed = old.indices.map { $0 < cursor }
    }
    guard
      let place = places?[identity]?.first(where: { !isClaimed[$0] && old[$0].kind == kind })
    else { return nil }
    isClaimed[place] = true
    cursor = place + 1
    return old[place]
  }
}
