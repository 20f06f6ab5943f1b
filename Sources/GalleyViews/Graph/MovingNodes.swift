import GalleyGeometry

/// The nodes of a graph that move, that come, and that leave.
final class MovingNodes {
  /// Nodes with something that moves.
  private var moving: [NodeAnimation] = []
  /// Nodes with views that are leaving.
  private var hosts: [NodeAnimation] = []
  private var presences: [ViewPlace: Presence] = [:]
  /// Views that came with this change, whose transitions begin with the next pass.
  var hasInsertions = false
  /// The last end of what was set in motion, in seconds of the clock, while it is recorded.
  private var latestEnd: TimeInterval?
  /// How often it was learnt where layout has put the nodes.
  private(set) var placements = 0
  /// Where views with matched geometry were seen.
  var matches = MatchedGeometryRegistry()
  /// Whether colours were ever looked at.
  private var hasColors = false

  /// Whether nothing moves, and no view is leaving.
  var isAtRest: Bool { moving.isEmpty && hosts.isEmpty }

  /// When the next of the views that are leaving is gone, in seconds of the clock.
  var nextEnd: TimeInterval? { hosts.flatMap(\.leaving).compactMap(\.end).min() }

  /// Views that were removed and are still seen.
  var leaving: [ViewNode] { hosts.flatMap(\.leaving).map(\.node) }

  /// From now on the node is brought up to date at every moment until it is at rest.
  func add(_ node: NodeAnimation) {
    if node.isListed { return }
    node.isListed = true
    moving.append(node)
  }

  /// Keeps a node whose views are leaving in mind until they are gone.
  func add(host: NodeAnimation) {
    if !hosts.contains(where: { $0 === host }) { hosts.append(host) }
  }

  /// Brings all that moves to a moment, and releases what is gone by then.
  func step(to time: TimeInterval, in graph: ViewGraph) {
    moving.removeAll { node in
      let goesOn = node.step(to: time, in: graph)
      if !goesOn { node.isListed = false }
      return !goesOn
    }
    hosts.removeAll { !$0.removeLeft(from: self, at: time) }
  }

  /// Begins to learn where layout has put the nodes.
  func beginPlacing() { placements += 1 }

  /// The places were not recorded: another pass comes first.
  func cancelPlacing() { placements -= 1 }

  /// Releases views that were removed and of which nothing moves.
  func endPlacing(at time: TimeInterval) {
    hosts.removeAll { !$0.removeLeft(from: self, at: time, isPlaced: true) }
  }

  /// Runs `body` at a moment and returns when the last movement that it starts is over, in seconds of the clock.
  func end(at time: TimeInterval, of body: () -> Void) -> TimeInterval {
    let outer = latestEnd
    latestEnd = time
    body()
    let end = latestEnd ?? time
    latestEnd = outer.map { max($0, end) }
    return end
  }

  /// Notes when a movement that has started is over.
  func note(end: TimeInterval) { if let latest = latestEnd { latestEnd = max(latest, end) } }

  /// Whether colours may have changed, which is known once the nodes are painted.
  func takesColors(of isChange: Bool) -> Bool {
    defer { hasColors = true }
    return isChange || !hasColors
  }

  /// Which views are there, and how.
  func presence(at place: ViewPlace, in epoch: Int, _ make: () -> Presence) -> Presence {
    let presence = presences[place] ?? make()
    presence.lastSeen = epoch
    presences[place] = presence
    return presence
  }

  func forgetPresence(at place: ViewPlace) { presences[place] = nil }

  /// Forgets what belongs to views that an epoch has not seen, and that are not leaving.
  func forgetUnseen(in epoch: Int) {
    presences = presences.filter { $0.value.lastSeen == epoch || $0.value.phase == .didDisappear }
  }
}
