import GalleyGeometry
import GalleyLayout

// Hit testing: which views lie under a point. It walks through the placed nodes from the front to the back, as
// they are drawn. What a view is drawn clipped to, or masked by, does not count; what is hidden, or told not to
// take part, does not either. Views on their way are hit where they are going to be (assumed): layout has put them there
// already, and only what is drawn follows. `SeenBoxes` says where they are seen.

/// What a leaf covers.
protocol HitLeaf: NodeContent {
  /// Whether the view covers a point of its own box, in points from the upper left corner.
  func covers(_ point: CGPoint, in node: ViewNode) -> Bool
}

/// A modifier that decides whether what is in it can be hit.
protocol HitFilter: NodeContent {
  /// What a hit at a point of the view's box comes to.
  func filter(_ point: CGPoint, in node: ViewNode) -> HitFiltering
}

/// What a modifier makes of a hit.
enum HitFiltering {
  /// The views in it decide.
  case passes
  /// The view is hit, whether one of the views in it is or not.
  case covers
  /// Nothing is hit.
  case blocks
}

/// A modifier that draws what is in it somewhere else than layout puts it.
protocol HitMap: NodeContent {
  /// From the points of the views in the modifier to those of its own box; nil where nothing is seen of them.
  /// - Parameter size: of the box, in points: as layout has made it, or as it is seen on its way.
  func map(of node: ViewNode, in size: CGSize) -> ProjectionTransform?
}

/// One view under a point.
package struct NodeHit {
  package let node: ViewNode
  /// In the node's own points.
  package let location: CGPoint
}

extension ViewNode {
  /// The views under a point, this one first and the innermost last; empty where it covers nothing there.
  /// - Parameter point: in the points of the node around this one.
  package func hits(at point: CGPoint) -> [NodeHit] {
    if layout.isAbsent { return [] }
    let frame = layout.frame
    let own = CGPoint(x: point.x - frame.minX, y: point.y - frame.minY)
    guard own.x.isFinite, own.y.isFinite else { return [] }
    var filtering = hitFilter?.filter(own, in: self) ?? .passes
    if filtering == .blocks || isScrolledAway(own) { return [] }
    // A window is hit between its views as well: it can be scrolled there.
    if isScrollWindow, boxContains(own) { filtering = .covers }
    if let leaf {
      return leaf.covers(own, in: self) ? [NodeHit(node: self, location: own)] : []
    }
    var inner: [NodeHit] = []
    if let point = innerPoint(own) {
      for child in frontToBack {
        inner = child.hits(at: point)
        if !inner.isEmpty { break }
      }
    }
    if inner.isEmpty, filtering != .covers { return [] }
    return [NodeHit(node: self, location: own)] + inner
  }

  /// Whether a point lies in the node's box.
  package func boxContains(_ point: CGPoint) -> Bool {
    CGRect(origin: .zero, size: layout.frame.size).encloses(point)
  }

  /// A point of the node's box as the views in it know it; nil where nothing is seen of them.
  func innerPoint(_ point: CGPoint) -> CGPoint? {
    guard let map = hitMap else { return point }
    return map.map(of: self, in: layout.frame.size)?.inverted.flatMap { point.applying($0) }
  }

  /// A point of the views in the node as its own box knows it; nil where nothing is seen of them.
  func outerPoint(_ point: CGPoint) -> CGPoint? {
    guard let map = hitMap else { return point }
    return map.map(of: self, in: layout.frame.size).flatMap { point.applying($0) }
  }

  /// Whether a point lies outside of the window of the scroll view that the node is.
  private func isScrolledAway(_ point: CGPoint) -> Bool {
    guard isScrollWindow, !environment.isScrollClipDisabled else { return false }
    return !boxContains(point)
  }

  /// The views in the node that can be hit, the one that is drawn last first.
  package var frontToBack: [ViewNode] {
    if let layered {
      return layered.backToFront(self).reversed()
    }
    guard children.count > 1, children.contains(where: { $0.zIndex != 0 }) else {
      return children.reversed()
    }
    return children.indices
      .sorted { (children[$0].zIndex, $0) > (children[$1].zIndex, $1) }
      .map { children[$0] }
  }

  /// A point of the whole image in the node's own points; nil where nothing is seen of the node.
  package func point(fromImage point: CGPoint) -> CGPoint? {
    var around = point
    if let parent {
      guard let outer = parent.point(fromImage: point), let inner = parent.innerPoint(outer)
      else { return nil }
      around = inner
    }
    return CGPoint(x: around.x - layout.frame.minX, y: around.y - layout.frame.minY)
  }

  /// A point of the node in those of the whole image; nil where nothing is seen of the node.
  package func pointInImage(_ point: CGPoint) -> CGPoint? {
    var (current, result): (ViewNode, CGPoint) = (self, point)
    while true {
      let origin = current.layout.frame.origin
      result = CGPoint(x: result.x + origin.x, y: result.y + origin.y)
      guard let parent = current.parent else { return result }
      guard let outer = parent.outerPoint(result) else { return nil }
      (current, result) = (parent, outer)
    }
  }

  /// The smallest box around the node, in points of the whole image; nil where nothing is seen of it.
  package var boxInImage: CGRect? {
    CGRect(origin: .zero, size: layout.frame.size).box { pointInImage($0) }
  }
}

extension CGRect {
  /// The smallest box around what a map makes of the rectangle's corners; nil where it makes nothing of one.
  func box(mapping map: (CGPoint) -> CGPoint?) -> CGRect? {
    var box: CGRect?
    for corner in [
      origin, CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY), CGPoint(x: maxX, y: maxY),
    ] {
      guard let place = map(corner) else { return nil }
      let point = CGRect(origin: place, size: .zero)
      box = box?.union(point) ?? point
    }
    return box
  }
}
