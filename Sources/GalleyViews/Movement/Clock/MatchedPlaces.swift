import GalleyGeometry
import GalleyMotion

/// What tells views with matched geometry from others.
struct MatchedKey: Hashable {
  var namespace: Namespace.ID
  var id: AnyHashable
}

/// A view with matched geometry.
protocol MatchedContent: NodeContent {
  var key: MatchedKey { get }
  var isSource: Bool { get }
}

/// Where views with matched geometry were seen, so that one that takes another's place begins there.
struct MatchedPlaces {
  private var seen: [MatchedKey: (node: WeakNode, place: CGRect)] = [:]
  private var met: [(node: ViewNode, key: MatchedKey, motion: NodeMotion)] = []

  private struct WeakNode {
    weak var node: ViewNode?
  }

  /// A pass has placed such a view.
  mutating func meet(_ node: ViewNode, _ content: any MatchedContent, _ motion: NodeMotion) {
    if content.isSource { met.append((node, content.key, motion)) }
  }

  /// Lets views that came with a change begin where those were that have gone, and those go to where they are.
  mutating func settle(in motion: GraphMotion) {
    guard !met.isEmpty || !seen.isEmpty else { return }
    var now: [MatchedKey: (node: WeakNode, place: CGRect)] = [:]
    for view in met {
      if let old = seen[view.key], old.node.node !== view.node, view.motion.birth == motion.epoch,
        motion.isChange
      {
        // One begins where its containers are seen now, the other ends where they will be.
        let start = old.place.relative(to: view.node.parent?.shownPlace)
        view.motion.enter(from: start, in: motion)
        if let gone = old.node.node, met.allSatisfy({ $0.node !== gone }) {
          let end = view.node.finalPlace.relative(to: gone.parent?.finalPlace)
          gone.motion(in: motion).leave(to: end, in: motion)
        }
      }
      now[view.key] = (WeakNode(node: view.node), view.node.shownPlace)
    }
    met = []
    seen = now
  }
}

extension ViewNode {
  /// Where the node is seen, in the image's points; effects around it do not count.
  fileprivate var shownPlace: CGRect { place { $0.shownFrame } }

  /// Where it is going to be.
  fileprivate var finalPlace: CGRect { place { $0.layout.frame } }

  private func place(_ frame: (ViewNode) -> CGRect) -> CGRect {
    var place = frame(self)
    var node = parent
    while let current = node {
      let origin = frame(current).origin
      place = place.offsetBy(dx: origin.x, dy: origin.y)
      node = current.parent
    }
    return place
  }
}

extension CGRect {
  /// A rectangle of the image in the points of a node at a place.
  fileprivate func relative(to place: CGRect?) -> CGRect {
    guard let place else { return self }
    return offsetBy(dx: -place.minX, dy: -place.minY)
  }
}
