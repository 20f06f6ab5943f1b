import GalleyGeometry
import GalleyLayout

/// A finger that scrolls. Beyond the ends the content follows it less and less: see `RubberBand`. It goes on from where
/// the finger leaves it while that moves, and comes back: see `ScrollMomentum`.
final class ScrollRecognizer: GestureRecognizer<Void> {
  private let node: ViewNode
  private let graph: ViewGraph
  /// Where the finger was first, in points of the image and of the window, and what was scrolled then.
  private var start: (image: CGPoint, own: CGPoint, offset: CGPoint)?
  /// What was scrolled when the finger came, in points.
  private var begun = CGPoint.zero
  private var isActive = false
  private var track = VelocityTrack()
  /// Whether a view around takes a finger that goes down where there is nothing above.
  private let yields: Bool

  init(_ node: ViewNode, in graph: ViewGraph, yields: Bool = false) {
    (self.node, self.graph, self.yields) = (node, graph, yields)
  }

  override func receive(_ event: TouchEvent, in context: inout TouchContext) -> GesturePhase<Void> {
    if event.phase == .waited { return isActive ? .active(()) : .possible(nil) }
    guard event.second == nil, let own = context.convert(event.location, .local),
      let behavior = node.layout.behavior as? ScrollBehavior
    else {
      if isActive { context.actions.append { [self] in release(velocity: .zero) } }
      if !isActive { graph.noteScroll(.idle, of: node) }
      isActive = false
      return .failed
    }
    if event.phase == .began {
      // A finger that stops it presses nothing in it, nor does one that holds it beyond its end.
      isActive = graph.endMomentum(of: node) || behavior.overshoot != .zero
      start = (event.location, own, node.pulledOffset)
      begun = node.contentOffset
      track = VelocityTrack()
      if node.canScroll { graph.noteScroll(.tracking, of: node) }
    }
    track.note(own, at: event.time)
    guard let start else { return .possible(nil) }
    var way = CGPoint(x: start.own.x - own.x, y: start.own.y - own.y)
    if !behavior.axes.contains(.horizontal) { way.x = 0 }
    if !behavior.axes.contains(.vertical) { way.y = 0 }
    let begins = max(way.x.magnitude, way.y.magnitude) >= TouchLimits.slop
    let isYielded = yields && way.y < 0 && way.x == 0 && node.contentOffset.y <= 0
    if begins, node.canScroll, !isYielded { isActive = true }
    guard isActive else {
      guard event.phase == .ended else { return .possible(nil) }
      graph.noteScroll(.idle, of: node)
      return .failed
    }
    let offset = CGPoint(x: start.offset.x + way.x, y: start.offset.y + way.y)
    context.actions.append { [node, graph] in
      graph.hold(node)
      if begins { graph.noteScroll(.interacting, of: node) }
      node.pull(to: offset, in: graph)
    }
    guard event.phase == .ended else { return .active(()) }
    let velocity = track.velocity(at: event.time)
    let onward = CGSize(
      width: behavior.axes.contains(.horizontal) ? -velocity.width : 0,
      height: behavior.axes.contains(.vertical) ? -velocity.height : 0)
    context.actions.append { [self] in release(velocity: onward) }
    return .ended(())
  }

  private func release(velocity: CGSize) {
    graph.hold(nil)
    graph.scrollOn(node, velocity: velocity, from: begun)
  }

  override func cancel(in context: inout TouchContext) {
    if isActive { release(velocity: .zero) } else { graph.noteScroll(.idle, of: node) }
  }
}

extension ViewNode {
  /// The point of a scroll view's content at the upper left corner of its window.
  var contentOffset: CGPoint {
    guard let content = layout.children.first else { return .zero }
    return CGPoint(x: -content.frame.minX, y: -content.frame.minY)
  }

  /// Where the content was scrolled to, though no pass may have placed it there yet.
  var scrolledOffset: CGPoint {
    guard let behavior = layout.behavior as? ScrollBehavior, let offset = behavior.contentOffset
    else { return contentOffset }
    return CGPoint(x: offset.x + behavior.overshoot.x, y: offset.y + behavior.overshoot.y)
  }

  /// Whether more of the content can be seen than the window shows.
  var canScroll: Bool {
    guard let content = layout.children.first, let window = layout.behavior as? ScrollBehavior
    else { return false }
    return (window.axes.contains(.horizontal) && content.frame.width > layout.frame.width)
      || (window.axes.contains(.vertical) && content.frame.height > layout.frame.height)
  }

  /// The largest offset of the content along both axes, in points.
  var largestOffset: CGPoint {
    guard let content = layout.children.first else { return .zero }
    return CGPoint(
      x: max(content.frame.width - layout.frame.width, 0),
      y: max(content.frame.height - layout.frame.height, 0))
  }

  /// Scrolls the window that the node is, as far as its content goes.
  /// - Parameter passesEnds: whether content that does not fit goes beyond its ends.
  /// - Returns: the point of the content that is at the upper left corner then.
  @discardableResult
  func scroll(
    to offset: CGPoint, in graph: ViewGraph, passesEnds: Bool = false
  ) -> CGPoint {
    let old = scrolledOffset
    guard let behavior = layout.behavior as? ScrollBehavior, !layout.children.isEmpty
    else { return old }
    let largest = largestOffset
    let kept = CGPoint(
      x: min(max(offset.x, 0), largest.x), y: min(max(offset.y, 0), largest.y))
    func beyond(_ axis: Axis) -> CGFloat {
      passesEnds && largest[axis] > 0 && behavior.axes.contains(Axis.Set(axis))
        ? offset[axis] - kept[axis] : 0
    }
    let overshoot = CGPoint(x: beyond(.horizontal), y: beyond(.vertical))
    let new = CGPoint(x: kept.x + overshoot.x, y: kept.y + overshoot.y)
    if new == old, overshoot == behavior.overshoot { return old }
    (behavior.contentOffset, behavior.overshoot) = (kept, overshoot)
    layout.invalidate()
    graph.noteChange(
      StateChange(view: "ScrollView", state: "contentOffset", old: old, new: new))
    return new
  }

  /// Scrolls all windows around the node so that as much of it can be seen as there is room for.
  package func scrollIntoSight(in graph: ViewGraph) {
    var window = scrollWindow()
    while let current = window {
      if let box = frame(in: current) {
        current.scroll(to: current.offset(showing: box), in: graph)
      }
      window = current.scrollWindow()
    }
  }
}
