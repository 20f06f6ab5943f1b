import GalleyGeometry
import GalleyLayout

// Where views are seen at the moment that is shown. A view that moves is on its way to where layout has put it: as
// `DisplayBuilder` paints it, and not as it is hit.

/// A modifier that shows only a part of what is in it.
protocol ClippingContent: NodeContent {
  /// The smallest box around that part, in points of the whole image; empty where nothing is seen, nil where all is.
  func seenArea(of node: ViewNode) -> CGRect?
}

extension ViewNode {
  /// A point of the node's box as it is seen, in points of the whole image; nil where nothing is seen of the node.
  func seenPointInImage(_ point: CGPoint) -> CGPoint? {
    var (current, result): (ViewNode, CGPoint) = (self, point)
    while true {
      let origin = current.layout.frame.origin
      result = CGPoint(x: result.x + origin.x, y: result.y + origin.y)
      // Views in one that moves by itself are not taken along.
      if current === self || current.frameMovement == .group,
        let way = current.motion?.displacement
      {
        result = CGPoint(x: result.x + way.x, y: result.y + way.y)
      }
      guard let parent = current.parent else { return result }
      if let map = parent.hitMap {
        guard let outer = map.map(of: parent, in: parent.shownSize).flatMap({ result.applying($0) })
        else { return nil }
        result = outer
      }
      current = parent
    }
  }

  /// The smallest box around a rectangle of the node's own points as it is seen, in points of the whole image; nil where
  /// nothing is seen of the node, null for the null rectangle.
  func seenBoxInImage(of rect: CGRect) -> CGRect? {
    rect.isNull ? .null : rect.box { seenPointInImage($0) }
  }

  /// The part of the image in which the views in the node are seen; nil where the node shows all of them.
  package var seenArea: CGRect? { clipping?.seenArea(of: self) }

  /// The smallest box around what the node and all in it draw, in points of the whole image; null where nothing does.
  var drawnBox: CGRect {
    if layout.isAbsent { return .null }
    let inner = paintedChildren
    if inner.isEmpty {
      return seenBoxInImage(of: CGRect(origin: .zero, size: shownSize)) ?? .null
    }
    return inner.reduce(.null) { $0.union($1.drawnBox) }
  }
}

/// Where nodes are seen at the moment that is shown, for who asks of many of them within one pass.
///
/// Padding, stacks and the like have no way of their own, only the views that draw in them have: such a node is as far
/// around those as it is where they come to rest. Each node is looked at once, however many of those around it are asked for.
package final class SeenBoxes {
  private struct Box {
    var seen: CGRect?
    /// Where it comes to rest.
    var final: CGRect?
  }

  private let isAtRest: Bool
  private var known: [ObjectIdentifier: Box] = [:]

  /// Nodes that were looked at so far: for tests.
  package var count: Int { known.count }
  /// How often views were asked for those in them: for tests.
  package private(set) var steps = 0

  package init(_ graph: ViewGraph) { isAtRest = graph.motion?.nodes.isAtRest ?? true }

  /// The smallest box around the node as it is seen, in points of the whole image; nil where nothing is seen of it.
  package func box(of node: ViewNode) -> CGRect? {
    isAtRest ? node.boxInImage : moving(node).seen
  }

  private func moving(_ node: ViewNode) -> Box {
    if let box = known[ObjectIdentifier(node)] { return box }
    let box = Box(seen: seen(node), final: node.boxInImage)
    known[ObjectIdentifier(node)] = box
    return box
  }

  private func seen(_ node: ViewNode) -> CGRect? {
    let own = CGRect(origin: .zero, size: node.shownSize)
    guard node.frameMovement == .none else { return node.seenBoxInImage(of: own) }
    var (seen, final): (CGRect?, CGRect?) = (nil, nil)
    for child in node.paintedChildren where !child.layout.isAbsent {
      steps += 1
      let box = moving(child)
      guard let now = box.seen, let later = box.final else { continue }
      (seen, final) = (seen?.union(now) ?? now, final?.union(later) ?? later)
    }
    guard let seen, let final, let box = node.boxInImage, seen != final else {
      return node.seenBoxInImage(of: own)
    }
    let (left, top) = (seen.minX + box.minX - final.minX, seen.minY + box.minY - final.minY)
    return CGRect(
      x: left, y: top, width: max(0, seen.maxX + box.maxX - final.maxX - left),
      height: max(0, seen.maxY + box.maxY - final.maxY - top))
  }
}
