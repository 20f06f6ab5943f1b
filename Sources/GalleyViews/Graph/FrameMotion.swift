import GalleyGeometry
import GalleyMotion

/// The frame of a node on its way, in the points of the group around it, or of the root; in a window, from its middle.
struct FrameMotion {
  private var animator: Animator<CGRect.AnimatableData>
  /// Where layout has put the node.
  private(set) var home: CGRect
  /// When that was learnt last.
  private var placement: Int
  /// Where the node is on its way; nil where it has arrived.
  private var moved: CGRect?
  /// Whether the node goes to another view's place and is not asked for its own.
  private(set) var isSentAway = false

  init(_ rect: CGRect, in motion: GraphMotion) {
    animator = Animator(rect.animatableData)
    home = rect
    placement = motion.nodes.placements
  }

  /// Where the node goes to: its home, or another view's place.
  private var target: CGRect { CGRect(animator.target) }

  /// Where the node is seen; nil where layout has put it.
  var shown: CGRect? { moved ?? (isSentAway ? target : nil) }

  /// How far the node is seen from its home; nil where it is there.
  var displacement: CGPoint? {
    shown.map { CGPoint(x: $0.minX - home.minX, y: $0.minY - home.minY) }
  }

  /// Learns where layout has put the node. A node that was not there the last time has not been anywhere else.
  /// - Returns: whether it moves.
  mutating func place(
    at rect: CGRect, in motion: GraphMotion, _ environment: EnvironmentValues
  ) -> Bool {
    guard placement >= motion.nodes.placements - 1 else {
      self = FrameMotion(rect, in: motion)
      return false
    }
    placement = motion.nodes.placements
    home = rect
    return isSentAway ? animator.isMoving : move(to: rect, in: motion, environment)
  }

  /// Goes to another place.
  /// - Returns: whether it moves.
  private mutating func move(
    to rect: CGRect, in motion: GraphMotion, _ environment: EnvironmentValues
  ) -> Bool {
    let data = rect.animatableData
    if animator.target == data { return animator.isMoving }
    if target.isNear(rect) {
      // Sums of the same lengths in another order.
      animator.shift(to: data)
    } else {
      _ = motion.moveFrame(&animator, to: data, in: environment)
    }
    return step(to: motion.clock.time)
  }

  /// Goes from where it is seen to where another view is, and stays there.
  mutating func sendAway(
    to rect: CGRect, in motion: GraphMotion, _ environment: EnvironmentValues
  ) -> Bool {
    isSentAway = true
    begin(at: CGRect(animator.value(at: motion.clock.time)))
    return move(to: rect, in: motion, environment)
  }

  /// Belongs to its own place again.
  mutating func comeBack() { isSentAway = false }

  /// Comes from where another view was.
  mutating func come(
    from rect: CGRect, in motion: GraphMotion, _ environment: EnvironmentValues
  ) -> Bool {
    begin(at: rect)
    return move(to: home, in: motion, environment)
  }

  /// Forgets all movements: the next one begins at a place. Two views that share a way begin it in the same manner.
  private mutating func begin(at rect: CGRect) {
    (animator, moved) = (Animator(rect.animatableData), nil)
  }

  /// Brings the frame to a moment.
  /// - Returns: whether it moves on.
  mutating func step(to time: TimeInterval) -> Bool {
    guard animator.isMoving || moved != nil else { return false }
    let rect = CGRect(animator.value(at: time))
    moved = animator.isMoving ? rect.withoutNegativeSize : nil
    return animator.isMoving
  }
}

extension CGRect {
  fileprivate init(_ data: CGRect.AnimatableData) {
    self.init()
    animatableData = data
  }

  fileprivate var withoutNegativeSize: CGRect {
    CGRect(x: minX, y: minY, width: max(0, size.width), height: max(0, size.height))
  }

  /// Whether no edge differs by a millionth of a point.
  fileprivate func isNear(_ other: CGRect) -> Bool {
    let differences = [
      minX - other.minX, minY - other.minY, width - other.width, height - other.height,
    ]
    return differences.allSatisfy { $0.magnitude < 1e-6 }
  }
}

extension NodeAnimation {
  /// Where the node is seen, in the points of the group around it; nil where layout has put it.
  var shownFrame: CGRect? { frame?.shown }

  /// How far the node is seen from where layout has put it; nil where it is there.
  var displacement: CGPoint? { frame?.displacement }

  /// Learns where a pass has put the node.
  /// - Parameter rect: in the points of the group around it; nil for a node whose frame is not animated.
  func place(at rect: CGRect?, in motion: GraphMotion) {
    guard let node, let rect else { return frame = nil }
    guard frame != nil else { return frame = FrameMotion(rect, in: motion) }
    if frame?.place(at: rect, in: motion, node.environment) == true { motion.nodes.add(self) }
  }

  /// Begins where another view was seen, in the root's points; the views that fill the node do, too.
  func enter(from place: CGRect, in motion: GraphMotion) {
    guard let node, let home = frame?.home else { return }
    let (seen, way) = (node.shownPlace.origin, displacement ?? .zero)
    let rect = place.offsetBy(
      dx: home.minX - (seen.x - way.x), dy: home.minY - (seen.y - way.y))
    change(rect, in: motion) {
      $0.come(from: $1, in: motion, $2)
    }
  }

  /// Goes to where another view is going to be, in the root's points; the views that fill the node do, too.
  func leave(to place: CGRect, in motion: GraphMotion) {
    guard let node, let home = frame?.home else { return }
    let final = node.finalPlace.origin
    let rect = place.offsetBy(dx: home.minX - final.x, dy: home.minY - final.y)
    change(rect, in: motion) {
      $0.sendAway(to: $1, in: motion, $2)
    }
  }

  private func change(
    _ rect: CGRect, in motion: GraphMotion,
    _ body: (inout FrameMotion, CGRect, EnvironmentValues) -> Bool
  ) {
    guard let node, var own = frame else { return }
    let filled = CGRect(origin: .zero, size: own.home.size)
    if body(&own, rect, node.environment) { motion.nodes.add(self) }
    frame = own
    func fill(_ node: ViewNode) {
      for child in node.children where child.layout.frame == filled {
        if let inner = child.motion, var moved = inner.frame {
          if body(&moved, CGRect(origin: .zero, size: rect.size), child.environment) {
            motion.nodes.add(inner)
          }
          inner.frame = moved
        }
        fill(child)
      }
    }
    fill(node)
  }

}

extension ViewNode {
  /// What of the node is animated when it lies elsewhere.
  var frameMovement: FrameMovement {
    let movement = content.frameMovement
    if movement == .none, children.isEmpty, secondary.isEmpty { return .own }
    return movement
  }

  /// How large the node is seen, in points.
  var shownSize: CGSize { motion?.shownFrame?.size ?? layout.frame.size }

  /// Learns where a pass has put the node and all below it.
  /// - Parameter corner: the upper left corner of the node's parent, in the points of the group around it; of the root in a
  ///   window, its own from the window's middle.
  func place(
    in motion: GraphMotion, from corner: CGPoint = .zero, isLeaving: Bool = false
  ) {
    if layout.isAbsent { return }
    let own = self.motion(in: motion)
    let frame = layout.frame.offsetBy(dx: corner.x, dy: corner.y)
    let movement = frameMovement
    own.place(at: movement == .none ? nil : frame, in: motion)
    if !isLeaving, let key = content.matchedSource { motion.nodes.matches.register(self, key, own) }
    let inner = movement == .group ? CGPoint.zero : frame.origin
    for child in children { child.place(in: motion, from: inner, isLeaving: isLeaving) }
    for child in secondary { child.place(in: motion, from: inner, isLeaving: isLeaving) }
    for view in own.leaving { view.place(in: motion, from: inner) }
  }

  /// Where the node is seen, in the root's points; effects around it do not count.
  var shownPlace: CGRect {
    var place = CGRect(origin: layout.frame.origin, size: shownSize)
    if let way = motion?.displacement { place = place.offsetBy(dx: way.x, dy: way.y) }
    var node = parent
    while let current = node {
      place = place.offsetBy(dx: current.layout.frame.minX, dy: current.layout.frame.minY)
      if current.frameMovement == .group, let way = current.motion?.displacement {
        place = place.offsetBy(dx: way.x, dy: way.y)
      }
      node = current.parent
    }
    return place
  }

  /// Where the node is going to be, in the root's points.
  var finalPlace: CGRect {
    var place = layout.frame
    var node = parent
    while let current = node {
      place = place.offsetBy(dx: current.layout.frame.minX, dy: current.layout.frame.minY)
      node = current.parent
    }
    return place
  }
}
