import GalleyGeometry
import GalleyMotion

/// Where views with matched geometry were seen, so that one that takes another's place begins there.
struct MatchedGeometryRegistry {
  /// From the middle of a window, otherwise from the root's upper left corner.
  private var seen: [MatchedKey: (node: WeakNode, place: CGRect)] = [:]
  private var met: [(node: ViewNode, key: MatchedKey, motion: NodeAnimation)] = []

  private struct WeakNode {
    weak var node: ViewNode?
  }

  /// A pass has placed a view that others follow.
  mutating func register(_ node: ViewNode, _ key: MatchedKey, _ motion: NodeAnimation) {
    met.append((node, key, motion))
  }

  /// Lets views that came with a change begin where those were that have gone, and those go to where they are.
  /// - Parameter corner: the root's upper left corner, as in `ViewNode.place`.
  mutating func settle(in motion: GraphMotion, from corner: CGPoint) {
    guard !met.isEmpty || !seen.isEmpty else { return }
    var now: [MatchedKey: (node: WeakNode, place: CGRect)] = [:]
    for view in met {
      if let old = seen[view.key], old.node.node !== view.node,
        view.motion.arrival == motion.log.epoch,
        motion.log.isChange
      {
        view.motion.enter(from: old.place.offsetBy(dx: -corner.x, dy: -corner.y), in: motion)
        if let gone = old.node.node, met.allSatisfy({ $0.node !== gone }) {
          gone.motion(in: motion).leave(to: view.node.finalPlace, in: motion)
        }
      }
      let place = view.node.shownPlace.offsetBy(dx: corner.x, dy: corner.y)
      now[view.key] = (WeakNode(node: view.node), place)
    }
    met = []
    seen = now
  }
}
