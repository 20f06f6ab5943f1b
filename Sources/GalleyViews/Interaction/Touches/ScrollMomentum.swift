import GalleyGeometry
import GalleyLayout

/// Scroll views that go on by themselves once a finger has left them, by the clock of the graph: see `ScrollGlide`.
final class ScrollMomentum: GraphValue {
  private struct Scroll {
    weak var node: ViewNode?
    let x: ScrollGlide
    let y: ScrollGlide
    let startTime: Double
    /// The offset at the end of the content, in points, when the scroll began.
    let largest: CGPoint
    /// Where the content was brought last.
    var offset: CGPoint
    /// Where it was when a wheel was turned first, which it waits for.
    var turned: CGPoint?
  }

  /// Seconds without a wheel's turn, after which it rests (assumed).
  private static let wheelPause = 0.15

  private var scrolls: [Scroll] = []
  /// The one that a finger scrolls.
  weak var held: ViewNode?

  /// Those that scroll.
  var windows: [ViewNode] { ([held] + scrolls.map(\.node)).compactMap { $0 } }

  init() {}

  var goesOn: Bool { !scrolls.isEmpty }

  /// - Parameter start: the offset at which a finger has touched it that leaves it now: it comes to rest where the view
  ///   says. Nil where it goes on.
  func begin(_ node: ViewNode, velocity: CGSize, from start: CGPoint?, at time: Double) {
    end(node, at: time)
    let (offset, largest) = (node.scrolledOffset, node.largestOffset)
    let target = start.flatMap { node.scrollTarget(from: $0, to: offset, velocity: velocity) }
    let axes = (node.layout.behavior as? ScrollBehavior)?.axes ?? []
    func glide(_ axis: Axis) -> ScrollGlide {
      guard axes.contains(Axis.Set(axis)), largest[axis] > 0 else {
        return ScrollGlide(resting: offset[axis])
      }
      return ScrollGlide(
        from: offset[axis], velocity: velocity[axis], largest: largest[axis], target: target?[axis])
    }
    let scroll = Scroll(
      node: node, x: glide(.horizontal), y: glide(.vertical), startTime: time, largest: largest,
      offset: offset)
    if !scroll.x.place(after: 0).isOver || !scroll.y.place(after: 0).isOver {
      scrolls.append(scroll)
    }
  }

  /// A wheel has turned a view that says where it comes to rest: it does once the wheel rests.
  /// - Parameter start: the offset before.
  func settle(_ node: ViewNode, from start: CGPoint, at time: Double) {
    let waiting = scrolls.first { $0.node === node && $0.startTime > time }
    let start = waiting?.turned ?? start
    begin(node, velocity: .zero, from: start, at: time + Self.wheelPause)
    if let index = scrolls.firstIndex(where: { $0.node === node }) { scrolls[index].turned = start }
  }

  /// - Returns: whether the view was seen to go on by itself before a moment.
  @discardableResult
  func end(_ node: ViewNode, at time: Double) -> Bool {
    let ended = scrolls.filter { $0.node === node }
    scrolls.removeAll { $0.node === node }
    return ended.contains { $0.startTime < time }
  }

  /// Brings all of them to where they are at a moment. One that code has scrolled elsewhere stays there; one whose content
  /// has another size meanwhile goes on at its velocity.
  func goOn(to time: Double, in graph: ViewGraph) {
    let moving = scrolls
    scrolls = []
    for var scroll in moving {
      guard let node = scroll.node, node.isInTree(of: graph.root) else { continue }
      guard node.scrolledOffset == scroll.offset else {
        graph.noteScroll(.idle, of: node)
        continue
      }
      let seconds = max(0, time - scroll.startTime)
      let (x, y) = (scroll.x.place(after: seconds), scroll.y.place(after: seconds))
      scroll.offset = node.scroll(
        to: CGPoint(x: x.offset, y: y.offset), in: graph, passesEnds: true)
      if node.largestOffset != scroll.largest {
        let velocity = CGSize(
          width: scroll.x.velocity(after: seconds), height: scroll.y.velocity(after: seconds))
        begin(node, velocity: velocity, from: nil, at: time)
      } else if !x.isOver || !y.isOver {
        scrolls.append(scroll)
      }
      if !goesOn(node) { graph.noteScroll(.idle, of: node, velocity: .zero) }
    }
  }

  /// Whether a scroll view goes on by itself.
  func goesOn(_ node: ViewNode) -> Bool { scrolls.contains { $0.node === node } }
}

extension ViewGraph {
  private var momentum: ScrollMomentum { memory.value() }

  /// A finger has left a scroll view at a velocity, in points a second. Without a clock the content stays where it is, or
  /// lies at its end.
  /// - Parameter start: the offset at which the finger has touched it.
  func scrollOn(_ node: ViewNode, velocity: CGSize, from start: CGPoint) {
    guard let time else {
      node.scroll(to: node.contentOffset, in: self)
      return noteScroll(.idle, of: node, velocity: .zero)
    }
    momentum.begin(node, velocity: velocity, from: start, at: time)
    let phase: ScrollPhase = momentum.goesOn(node) ? .decelerating : .idle
    noteScroll(phase, of: node, velocity: CGVector(dx: velocity.width, dy: velocity.height))
  }

  /// A wheel has turned a scroll view.
  /// - Parameter start: the offset before.
  func settleWheel(_ node: ViewNode, from start: CGPoint) {
    guard let time, node.environment.scrollTargetBehavior != nil else { return }
    momentum.settle(node, from: start, at: time)
  }

  /// The scroll views that a finger scrolls, or that go on by themselves.
  var scrollingWindows: [ViewNode] {
    momentum.windows.filter { $0.isInTree(of: root) }
  }

  /// A finger scrolls a scroll view; nil is none any more.
  func hold(_ node: ViewNode?) { momentum.held = node }

  /// A finger has touched a scroll view, which goes on no more.
  /// - Returns: whether it was seen to do so.
  func endMomentum(of node: ViewNode) -> Bool { momentum.end(node, at: time ?? 0) }
}
