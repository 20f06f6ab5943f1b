import GalleyGeometry

/// A touch from its beginning to its end: the gestures of the views under it, and which of them counts.
///
/// 1. Every gesture gets every event, until it has ended or failed.
/// 2. The first one that begins counts, and all others are cancelled. Of several that begin with the same event,
///    gestures of high priority go first, from the outermost to the innermost, then all others from the innermost
///    outwards.
/// 3. A tap waits while a gesture before it, or one after it of the same priority, may become a tap of a higher count, and
///    gives way to it (recorded on SwiftUI: MetalUI, docs/probes/swiftui-interaction, arms G4 and G5; that it is so of the
///    same priority alone is assumed).
/// 4. Simultaneous gestures count for themselves.
package final class TouchSession {
  private final class Participant {
    /// Another one once the view in it has become another one.
    var node: ViewNode
    let recognizer: TouchRecognizer
    let priority: TouchPriority
    /// What the gesture does once it counts, in order.
    var actions: [() -> Void] = []
    var state = TouchState.possible
    /// Whether it was cancelled, or its view is gone.
    var isOut = false

    init(_ node: ViewNode, _ recognizer: TouchRecognizer, _ priority: TouchPriority) {
      (self.node, self.recognizer, self.priority) = (node, recognizer, priority)
    }

    /// Hands the view to the recognizer, and keeps the actions that come back.
    func withContext<Result>(_ body: (inout TouchContext) -> Result) -> Result {
      var context = TouchContext(
        convert: { [node] in node.location($0, in: $1) },
        isNear: { [node] in node.isNear($0, $1) }, size: node.layout.frame.size,
        box: { [node] in node.boxInImage }, layout: node.layout,
        row: { [node] in node.rowTouch($0) },
        containerSize: { [node] in node.containerSize },
        isInScrollView: { [node] in node.scrollWindow()?.canScroll ?? false })
      defer { actions += context.actions }
      return body(&context)
    }
  }

  /// The views under the first touch, the whole image first.
  package let hits: [NodeHit]
  private let exclusive: [Participant]
  private let simultaneous: [Participant]
  private var winner: Participant?
  private let graph: ViewGraph
  /// The views whose gestures have ended and counted, in order.
  package private(set) var reactions: [ViewNode] = []

  /// - Parameter button: the secondary one is heard by context menus alone.
  package init(_ hits: [NodeHit], in graph: ViewGraph, button: PointerButton = .primary) {
    self.hits = hits
    self.graph = graph
    var found: [Participant] = []
    var areInnerAllowed = true
    var yields = false
    for hit in hits {
      let scrolls = button == .primary && hit.node.isScrollWindow
      if scrolls, areInnerAllowed, hit.node.environment.isScrollEnabled {
        let scroll = ScrollRecognizer(hit.node, in: graph, yields: yields)
        found.append(Participant(hit.node, scroll, .normal))
      }
      guard let content = hit.node.touchable else { continue }
      let isAllowed = areInnerAllowed || content.priority == .simultaneous
      let isHeard = button == .primary || content.takesSecondaryClicks
      if isAllowed, isHeard, content.mask.contains(.gesture), hit.node.environment.isEnabled {
        found.append(
          Participant(hit.node, content.recognizer(keeping: nil), content.priority))
        if content.takesPulls { yields = true }
      }
      if !content.mask.contains(.subviews) { areInnerAllowed = false }
    }
    exclusive =
      found.filter { $0.priority == .high } + found.filter { $0.priority == .normal }.reversed()
    simultaneous = found.filter { $0.priority == .simultaneous }
  }

  /// Whether a gesture of several taps has had some of them.
  package var awaitsTap: Bool {
    (exclusive + simultaneous).contains {
      !$0.isOut && $0.state == .possible && $0.recognizer.tapCount > 1
    }
  }

  /// Hands an event to all gestures that are in the race and runs what counts.
  package func receive(_ event: TouchEvent) {
    for participant in exclusive + simultaneous { step(participant, event) }
    for participant in simultaneous { settle(participant) }
    decide()
  }

  /// The touch is taken away: nothing that has not ended counts.
  package func cancel() {
    for participant in exclusive + simultaneous { cancel(participant) }
  }

  private func step(_ participant: Participant, _ event: TouchEvent) {
    guard !participant.isOut, !participant.state.isOver else { return }
    // Views may have been made again since: with other closures, disabled, or not at all.
    guard let node = participant.node.successor(in: graph.root) else {
      return cancel(participant)
    }
    participant.node = node
    node.reinstallProperties()
    if let content = node.touchable {
      guard node.environment.isEnabled else { return cancel(participant) }
      _ = content.recognizer(keeping: participant.recognizer)
    } else if !node.isScrollWindow {
      return cancel(participant)
    }
    participant.state = participant.withContext { participant.recognizer.step(event, in: &$0) }
  }

  private func decide() {
    if let winner { return settle(winner) }
    for (index, participant) in exclusive.enumerated() where !participant.isOut {
      switch participant.state {
      case .failed, .possible: run(participant)
      case .active, .ended:
        let rivals = exclusive.enumerated()
          .filter { $0 < index || $1.priority == participant.priority }.map(\.element)
        if rivals.contains(where: { mayTap($0, oftenerThan: participant) }) { return }
        if rivals.contains(where: { hasTapped($0, oftenerThan: participant) }) { continue }
        winner = participant
        for other in exclusive where other !== participant { cancel(other) }
        return settle(participant)
      }
    }
  }

  private func mayTap(_ one: Participant, oftenerThan other: Participant) -> Bool {
    one.state == .possible && taps(one, oftenerThan: other)
  }

  private func hasTapped(_ one: Participant, oftenerThan other: Participant) -> Bool {
    one.state == .ended && taps(one, oftenerThan: other)
  }

  private func taps(_ one: Participant, oftenerThan other: Participant) -> Bool {
    !one.isOut && other.recognizer.tapCount > 0
      && one.recognizer.tapCount > other.recognizer.tapCount
  }

  /// Runs what a gesture that counts has left, and notes its end.
  private func settle(_ participant: Participant) {
    run(participant)
    guard participant.state == .ended, !participant.isOut else { return }
    participant.isOut = true
    reactions.append(participant.node)
  }

  private func cancel(_ participant: Participant) {
    guard !participant.isOut else { return }
    participant.isOut = true
    // What it left to be done once it counts is not done; what goes back does.
    if participant.state != .failed { participant.actions = [] }
    participant.withContext { participant.recognizer.cancel(in: &$0) }
    run(participant)
  }

  private func run(_ participant: Participant) {
    let actions = participant.actions
    participant.actions = []
    guard !actions.isEmpty, let node = participant.node.successor(in: graph.root) else { return }
    graph.pending.deferredWork.markUserCodeRan()
    node.reinstallProperties()
    for action in actions { action() }
  }
}

extension ViewNode {
  /// Whether the node belongs to the tree of a root. One that was taken out of it has no parent.
  func isInTree(of root: ViewNode?) -> Bool {
    var node = self
    while let parent = node.parent {
      guard
        parent.children.contains(where: { $0 === node })
          || parent.secondary.contains(where: { $0 === node })
      else { return false }
      node = parent
    }
    return node === root
  }

  /// A point of the whole image in a space; nil where nothing is seen of the node.
  func location(_ point: CGPoint, in space: CoordinateSpace) -> CGPoint? {
    switch space {
    case .global: point
    case .local: self.point(fromImage: point)
    case .named: owner(of: space).map { $0.point(fromImage: point) } ?? point
    }
  }

  /// Whether a point of the whole image lies in the node's box, or at most `distance` points beside it.
  fileprivate func isNear(_ point: CGPoint, _ distance: CGFloat) -> Bool {
    guard let own = self.point(fromImage: point) else { return false }
    return CGRect(origin: .zero, size: layout.frame.size).insetBy(dx: -distance, dy: -distance)
      .encloses(own)
  }
}
