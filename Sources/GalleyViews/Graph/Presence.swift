import GalleyDiagnostics
import GalleyGeometry
import GalleyMotion

/// Whether a view with a transition has come or goes.
final class Presence {
  var phase: TransitionPhase
  /// The change of state in which the phase began.
  var since: Int
  /// The change of state in which the view was last seen.
  var lastSeen = 0
  /// Whether the transition has nodes around the view without a clock, too. One that leaves the view as it is needs none
  /// there, unless the view is shown on its way.
  let hasNodes: Bool

  init(_ phase: TransitionPhase, since: Int, hasNodes: Bool = true) {
    (self.phase, self.since, self.hasNodes) = (phase, since, hasNodes)
  }
}

/// How a view goes that has a transition.
struct ViewExit {
  let transition: any ViewTransition
  /// Collects the transition's views.
  let collector: DeferredCollector
  /// Where the view stands.
  let place: ViewPlace
  /// The view itself, without what the transition has put around it.
  weak var view: ViewNode?
}

/// A view that was removed and is still seen.
final class LeavingView {
  let node: ViewNode
  /// Its place among the children when it was removed.
  let index: Int
  /// When what its transition has set in motion is over, in seconds of the clock.
  private let transitionEnd: TimeInterval
  /// When it is gone, in seconds of the clock; nil before it is known what of it moves.
  private(set) var end: TimeInterval?

  init(node: ViewNode, index: Int, transitionEnd: TimeInterval) {
    (self.node, self.index, self.transitionEnd) = (node, index, transitionEnd)
  }

  /// Lays the view out where it was, as a transition may have changed it, and learns where that has put what is in it.
  func place(in motion: GraphMotion, from corner: CGPoint) {
    node.layout.place(at: node.layout.frame.origin, proposal: node.layout.placedProposal)
    let end = motion.end { node.place(in: motion, from: corner, isLeaving: true) }
    if self.end == nil { self.end = max(end, transitionEnd) }
  }
}

extension _ViewCollector {
  /// Adds a view that is a node, which may come or go.
  mutating func emitMoving(_ content: any NodeContent) {
    guard let motion = graph.motion else { return }
    let count = list.nodes.count
    if let transition, let presence = presence(in: motion) {
      emit(content, by: transition, presence, moving: motion)
    } else {
      emit(content, into: list, wrappers: wrappers[...])
      if list.nodes.count > count, let node = list.nodes.last { fadeIn(node, in: motion) }
    }
    graph.limits.noteExcess(in: content, source)
  }

  /// Whether the list's owner was there before the change that is being shown.
  private func isInsertion(in motion: GraphMotion) -> Bool {
    guard motion.log.isChange, let owner = owner?.motion else { return false }
    return owner.birth < motion.log.epoch
  }

  /// A view without a transition fades in where it comes by a change that moves: by the transaction of the view itself,
  /// whatever the modifiers around it have (OpenSwiftUI, `_AnimationModifier._makeViewList`).
  private func fadeIn(_ node: ViewNode, in motion: GraphMotion) {
    let own = node.motion(in: motion)
    if own.isFadingOut { return own.fade(to: 1, in: motion, environment) }
    guard own.birth == motion.log.epoch, isInsertion(in: motion), own.isNew else { return }
    own.isNew = false
    if motion.showsWay(in: environment) { own.fade(to: 1, in: motion, environment) }
  }

  /// Whether a view with a transition is there, and how; nil for one whose transition needs no nodes.
  private func presence(in motion: GraphMotion) -> Presence? {
    guard let transition else { return nil }
    let presence = motion.nodes.presence(at: place, in: motion.log.epoch) {
      let comes = isInsertion(in: motion) && motion.showsWay(of: transition, in: environment)
      return Presence(
        comes ? .willAppear : .identity, since: motion.log.epoch,
        hasNodes: comes || transition.countsAtRest)
    }
    return presence.hasNodes || !motion.clock.isStill ? presence : nil
  }

  private mutating func emit(
    _ content: any NodeContent, by transition: any ViewTransition, _ presence: Presence,
    moving motion: GraphMotion
  ) {
    if presence.phase == .willAppear, presence.since == motion.log.epoch {
      motion.nodes.hasInsertions = true
    } else {
      presence.phase = .identity
    }
    let outer = outsideOfWrappers
    let count = list.nodes.count
    let inner = outer.collect(content, of: self, in: transition, presence.phase)
    guard list.nodes.count > count, let node = list.nodes.last else { return }
    node.motion(in: motion).exit = ViewExit(
      transition: transition, collector: outer.later, place: place, view: inner.node)
    node.noteIdleNodes(
      above: inner.node, transition.isAtRest && presence.phase == .identity, in: motion)
  }

  /// Adds a view that is a node and has come by a transition, in a graph without a clock.
  func emitAtRest(_ content: any NodeContent, by transition: any ViewTransition) {
    _ = outsideOfWrappers.collect(content, of: self, in: transition, .identity)
  }

  /// The collector without the modifiers around the views to come, which lie within their transition.
  private var outsideOfWrappers: _ViewCollector {
    var outer = self
    (outer.wrappers, outer.changes, outer.transition) = ([], [], nil)
    return outer
  }

  /// Collects a view that is a node, with the modifiers that a collector has around it, in a phase of a transition.
  private func collect(
    _ content: any NodeContent, of original: _ViewCollector, in transition: any ViewTransition,
    _ phase: TransitionPhase
  ) -> InnerView {
    let inner = InnerView()
    let modifiers = original.wrappers.map(KeptWrapper.init)
    let hole = TransitionHole(inner: inner) { [place] collector in
      collector.place = place
      let graph = collector.graph
      let wrappers = collector.wrappers + modifiers.map { $0.wrapper(in: graph) }
      collector.emit(content, into: collector.list, wrappers: wrappers[...])
    }
    let views = GraphMotion.reading(in: graph.motion) { transition.apply(AnyView(hole), phase) }
    var collector = self
    views._collect(into: &collector)
    return inner
  }
}

extension ViewNode {
  /// Notes whether the nodes of a transition around a view leave it as it is.
  fileprivate func noteIdleNodes(
    above inner: ViewNode?, _ isIdle: Bool, in motion: GraphMotion
  ) {
    guard let inner else { return }
    var node: ViewNode? = self
    while let current = node, current !== inner {
      current.motion(in: motion).isIdle = isIdle
      node = current.children.first
    }
  }
}

/// A modifier that is applied again later. It does not keep the graph, whose nodes may keep it.
private struct KeptWrapper {
  private let content: any NodeContent
  private let environment: EnvironmentValues
  private let orientation: Axis?
  private let installation: PropertyConnections?
  private let source: SourceLocation?

  init(_ wrapper: _ViewCollector.Wrapper) {
    (content, source) = (wrapper.content, wrapper.source)
    environment = wrapper.context.environment
    (orientation, installation) = (wrapper.context.orientation, wrapper.context.installation)
  }

  func wrapper(in graph: ViewGraph) -> _ViewCollector.Wrapper {
    _ViewCollector.Wrapper(
      content: content,
      context: NodeContext(
        environment: environment, orientation: orientation, graph: graph,
        installation: installation), source: source)
  }
}

/// The node of a view within its transition.
final class InnerView {
  fileprivate weak var node: ViewNode?

  /// Notes the node that was emitted last, below the nodes of the transition around it.
  fileprivate func note(in collector: _ViewCollector, wrapperCount: Int) {
    var found = collector.list.nodes.last
    for _ in 0..<wrapperCount { found = found?.children.first }
    node = found
  }
}

/// The view that a transition is applied to.
private struct TransitionHole: PrimitiveView {
  let inner: InnerView
  let collect: (inout _ViewCollector) -> Void

  func _collect(into collector: inout _ViewCollector) {
    collect(&collector)
    inner.note(in: collector, wrapperCount: collector.wrappers.count)
  }
}

extension NodeAnimation {
  /// Lets the children go that are not among the new ones.
  func replaceChildren(_ old: [ViewNode], by new: [ViewNode], in motion: GraphMotion) {
    takeBack(new, at: motion.log.epoch)
    guard motion.log.isChange, !old.isEmpty, birth < motion.log.epoch else { return }
    var places: [ObjectIdentifier: Int] = [:]
    for (index, node) in new.enumerated() { places[ObjectIdentifier(node)] = index }
    guard places.count < old.count || old.contains(where: { places[ObjectIdentifier($0)] == nil })
    else { return }
    let views = old.enumerated().compactMap { index, node -> LeavingView? in
      guard places[ObjectIdentifier(node)] == nil, !node.layout.isAbsent else { return nil }
      return leave(node, at: index, in: motion)
    }
    keep(views, in: motion)
  }

  /// - Returns: nil where the view is gone at once.
  private func leave(_ node: ViewNode, at index: Int, in motion: GraphMotion) -> LeavingView? {
    let own = node.motion(in: motion)
    guard let exit = own.exit else {
      let environment = node.withoutWrappers.environment
      guard motion.showsWay(in: environment) else { return nil }
      let end = motion.end { own.fade(to: 0, in: motion, environment) }
      return LeavingView(node: node, index: index, transitionEnd: end)
    }
    motion.nodes.presence(at: exit.place, in: motion.log.epoch) {
      Presence(.identity, since: 0)
    }.phase = .didDisappear
    guard motion.showsWay(of: exit.transition, in: node.environment),
      !exit.transition.isIdentity, let inner = exit.view
    else {
      motion.nodes.forgetPresence(at: exit.place)
      return nil
    }
    let inners = InnerView()
    let hole = TransitionHole(inner: inners) { collector in
      collector.place = exit.place
      collector.append(inner)
    }
    var nodes: [ViewNode] = []
    let end = motion.end {
      nodes = exit.collector.collect(replacing: [node], at: exit.place) {
        exit.transition.apply(AnyView(hole), .didDisappear)
      }
    }
    guard let shown = nodes.first, shown === node else {
      motion.nodes.forgetPresence(at: exit.place)
      return nil
    }
    node.noteIdleNodes(above: inner, false, in: motion)
    return LeavingView(node: node, index: index, transitionEnd: end)
  }
}

extension _ViewCollector {
  /// Adds a node that is there already, with the nodes of the modifiers around it.
  fileprivate func append(_ node: ViewNode) { append(node, into: list, wrappers: wrappers[...]) }

  private func append(_ node: ViewNode, into list: ChildList, wrappers: ArraySlice<Wrapper>) {
    guard let wrapper = wrappers.first else { return list.append(node) }
    let outer = list.claim(
      identity, content: wrapper.content, context: wrapper.context, source: wrapper.source,
      isWrapper: true)
    let inner = ChildList(replacing: outer.children)
    append(node, into: inner, wrappers: wrappers.dropFirst())
    outer.setChildren(inner.nodes, secondary: outer.secondary, in: graph.motion)
  }
}

extension DeferredCollector {
  /// The nodes of a view at a place of its own.
  fileprivate func collect(
    replacing old: [ViewNode], at place: ViewPlace, _ view: () -> some View
  ) -> [ViewNode] {
    guard let graph, let owner else { return [] }
    let list = ChildList(replacing: old)
    var collector = _ViewCollector(self, list: list, graph: graph, owner: owner)
    collector.place = place
    installation?.reinstall()
    view()._collect(into: &collector)
    return list.nodes
  }
}

extension ViewNode {
  /// The node of the view itself, which the nodes of modifiers lie around.
  fileprivate var withoutWrappers: ViewNode {
    var node = self
    while node.isWrapper, let inner = node.children.first { node = inner }
    return node
  }

  /// The children that a pass may find again: those that are leaving, too.
  var replaceableChildren: [ViewNode] {
    guard let leaving = motion?.leaving, !leaving.isEmpty else { return children }
    return children + leaving.map(\.node)
  }

  /// The children that are seen, in the order of their places.
  var shownChildren: [ViewNode] {
    guard let leaving = motion?.leaving, !leaving.isEmpty else { return children }
    var shown = children
    for view in leaving.sorted(by: { $0.index < $1.index }) {
      shown.insert(view.node, at: min(view.index, shown.count))
    }
    return shown
  }
}
