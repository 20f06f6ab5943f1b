import GalleyDiagnostics
import GalleyGeometry
import GalleyLayout
import GalleyViews

/// Which views react to what is done to a view.
package enum TouchReach: Hashable, Sendable {
  /// Those with gestures.
  case gestures
  /// Those with gestures, and scroll views.
  case gesturesAndScrolling
  /// Those that hear of a pointer above them, disabled or not.
  case hovers
}

/// Where a view that was found by its name can be touched.
struct TouchTarget {
  private let node: ViewNode
  private let root: ViewNode
  private let words: String
  /// What else reacts than gestures.
  private let reach: TouchReach

  init(
    _ node: ViewNode, in root: ViewNode, called words: String, reach: TouchReach = .gestures
  ) {
    (self.node, self.root, self.words, self.reach) = (node, root, words, reach)
  }

  /// A place at which the view, or one in it, is the one in front, and reacts: its middle, or the middle of a view
  /// in it.
  /// - Throws: `DrivingError`.
  func place(for touch: String) throws -> CGPoint {
    var hit: (place: CGPoint, hits: [NodeHit])?
    for place in places {
      let hits = root.hits(at: place)
      guard hits.contains(where: { $0.node === node }), isInImage(place) else { continue }
      if reacts(hits, within: node) { return try enabled(hits, at: place) }
      if hit == nil { hit = (place, hits) }
    }
    guard let hit else { throw reason }
    // A text may lie in a button.
    guard reacts(hit.hits, within: root) else {
      throw DrivingError.noReaction("\"\(words)\"", to: touch)
    }
    return try enabled(hit.hits, at: hit.place)
  }

  private func enabled(_ hits: [NodeHit], at place: CGPoint) throws -> CGPoint {
    if reach == .hovers { return place }
    let touchable = hits.last { $0.node.isTouchable }
    guard touchable?.node.isEnabled ?? true else {
      throw DrivingError.disabled(words)
    }
    return place
  }

  /// Whether a view with a gesture was hit in another one, or is it.
  private func reacts(_ hits: [NodeHit], within outer: ViewNode) -> Bool {
    guard let start = hits.firstIndex(where: { $0.node === outer }) else { return false }
    return hits[start...].contains {
      switch reach {
      case .gestures: $0.node.isTouchable || $0.node.takesFocusByTap
      case .gesturesAndScrolling: $0.node.isTouchable || $0.node.isScrollWindow
      case .hovers: $0.node.isHoverable
      }
    }
  }

  private func isInImage(_ place: CGPoint) -> Bool { root.boxContains(place) }

  /// The middle of the view, then of the gestures and controls in it, then of all other views in it.
  private var places: [CGPoint] {
    var nodes: [ViewNode] = []
    node.collect(into: &nodes)
    let touchable = nodes.filter(\.isTouchable)
    let leaves = nodes.filter(\.isLeaf)
    return ([node] + touchable + leaves).prefix(1000).compactMap(\.middleInImage)
  }

  /// Why the view cannot be touched at any place.
  private var reason: DrivingError {
    guard let middle = node.middleInImage, let box = node.boxInImage else {
      return .notHittable(words)
    }
    if !isInImage(middle) || node.isScrolledOut(at: middle) {
      return .outOfSight(words, frame: box)
    }
    let hits = root.hits(at: middle)
    guard let front = hits.last, !node.isWithin(front.node) else { return .notHittable(words) }
    // What lies in front may be a part of something with a name.
    let named = hits.last { $0.node.isNamed && !node.isWithin($0.node) }
    let cover = HitView(front).description
    let whole = named.map { $0.node === front.node ? "" : " of \($0.node.name)" } ?? ""
    return .covered(words, at: middle, by: cover + whole)
  }
}

extension ViewNode {
  /// The node's middle, in points of the whole image; nil where nothing is seen of it.
  fileprivate var middleInImage: CGPoint? {
    let size = layout.frame.size
    return pointInImage(CGPoint(x: size.width / 2, y: size.height / 2))
  }

  fileprivate func collect(into nodes: inout [ViewNode]) {
    if layout.isAbsent { return }
    nodes.append(self)
    for child in children + secondary { child.collect(into: &nodes) }
  }

  /// Whether the node lies below another one.
  fileprivate func isWithin(_ other: ViewNode) -> Bool {
    var node: ViewNode? = self
    while let current = node {
      if current === other { return true }
      node = current.parent
    }
    return false
  }

  /// Whether a place lies outside of the window of a scroll view around.
  fileprivate func isScrolledOut(at place: CGPoint) -> Bool {
    var node = parent
    while let current = node {
      if current.isScrollWindow, let own = current.point(fromImage: place),
        !current.boxContains(own)
      {
        return true
      }
      node = current.parent
    }
    return false
  }
}
