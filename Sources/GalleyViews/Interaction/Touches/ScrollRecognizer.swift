import GalleyGeometry
import GalleyLayout

/// A finger that scrolls. The content goes on from where the finger leaves it while that moves: see `ScrollMomentum`.
final class ScrollRecognizer: GestureRecognizer<Void> {
  private let node: ViewNode
  private let graph: ViewGraph
  /// Where the finger was first, in points of the image and of the window, and what was scrolled then.
  private var start: (image: CGPoint, own: CGPoint, offset: CGPoint)?
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
    else { return .failed }
    if event.phase == .began {
      // A finger that stops it presses nothing in it.
      isActive = graph.endMomentum(of: node)
      start = (event.location, own, node.contentOffset)
      track = VelocityTrack()
    }
    track.note(own, at: event.time)
    guard let start else { return .possible(nil) }
    var way = CGPoint(x: start.own.x - own.x, y: start.own.y - own.y)
    if !behavior.axes.contains(.horizontal) { way.x = 0 }
    if !behavior.axes.contains(.vertical) { way.y = 0 }
    let begins = max(way.x.magnitude, way.y.magnitude) >= TouchLimits.slop
    let isYielded = yields && way.y < 0 && way.x == 0 && node.contentOffset.y <= 0
    if begins, node.canScroll, !isYielded { isActive = true }
    guard isActive else { return event.phase == .ended ? .failed : .possible(nil) }
    let offset = CGPoint(x: start.offset.x + way.x, y: start.offset.y + way.y)
    context.actions.append { [node, graph] in
      graph.hold(node)
      node.scroll(to: offset, in: graph)
    }
    guard event.phase == .ended else { return .active(()) }
    let velocity = track.velocity(at: event.time)
    let onward = CGSize(
      width: behavior.axes.contains(.horizontal) ? -velocity.width : 0,
      height: behavior.axes.contains(.vertical) ? -velocity.height : 0)
    context.actions.append { [node, graph] in
      graph.hold(nil)
      graph.scrollOn(node, velocity: onward)
    }
    return .ended(())
  }

  override func cancel(in context: inout TouchContext) {
    if isActive { graph.hold(nil) }
  }
}

extension ViewNode {
  /// The point of a scroll view's content at the upper left corner of its window.
  var contentOffset: CGPoint {
    guard let content = layout.children.first else { return .zero }
    return CGPoint(x: -content.frame.minX, y: -content.frame.minY)
  }

  /// Whether more of the content can be seen than the window shows.
  var canScroll: Bool {
    guard let content = layout.children.first, let window = layout.behavior as? ScrollBehavior
    else { return false }
    return (window.axes.contains(.horizontal) && content.frame.width > layout.frame.width)
      || (window.axes.contains(.vertical) && content.frame.height > layout.frame.height)
  }

  /// Scrolls the window that the node is, as far as its content goes.
  /// - Returns: the point of the content that is at the upper left corner then.
  @discardableResult
  func scroll(to offset: CGPoint, in graph: ViewGraph) -> CGPoint {
    let old = contentOffset
    guard let behavior = layout.behavior as? ScrollBehavior, let content = layout.children.first
    else { return old }
    func kept(_ value: CGFloat, _ content: CGFloat, _ window: CGFloat) -> CGFloat {
      min(max(value, 0), max(content - window, 0))
    }
    let new = CGPoint(
      x: kept(offset.x, content.frame.width, layout.frame.width),
      y: kept(offset.y, content.frame.height, layout.frame.height))
    if new == old { return old }
    behavior.contentOffset = new
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
