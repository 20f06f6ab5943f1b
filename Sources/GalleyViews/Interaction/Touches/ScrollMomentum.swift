import GalleyGeometry
import GalleyLayout

/// Scroll views that go on by themselves once a finger has left them, by the clock of the graph: see `ScrollGlide`.
final class ScrollMomentum: GraphValue {
  private struct Way {
    weak var node: ViewNode?
    let x: ScrollGlide
    let y: ScrollGlide
    let startTime: Double
    /// The offset at the end of the content, in points, when the way began.
    let largest: CGPoint
    /// Where the content was brought last.
    var offset: CGPoint
  }

  private var ways: [Way] = []
  /// The one that a finger scrolls.
  weak var held: ViewNode?

  /// Those that scroll.
  var windows: [ViewNode] { ([held] + ways.map(\.node)).compactMap { $0 } }

  init() {}

  var goesOn: Bool { !ways.isEmpty }

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
    let way = Way(
      node: node, x: glide(.horizontal), y: glide(.vertical), startTime: time, largest: largest,
      offset: offset)
    if !way.x.place(after: 0).isOver || !way.y.place(after: 0).isOver {
      ways.append(way)
    }
  }

  /// - Returns: whether the view was seen to go on by itself before a moment.
  @discardableResult
  func end(_ node: ViewNode, at time: Double) -> Bool {
    let ended = ways.filter { $0.node === node }
    ways.removeAll { $0.node === node }
    return ended.contains { $0.startTime < time }
  }

  /// Brings all of them to where they are at a moment. One that code has scrolled elsewhere stays there; one whose content
  /// has another size meanwhile goes on at its velocity.
  func goOn(to time: Double, in graph: ViewGraph) {
    let moving = ways
    ways = []
    for var way in moving {
      guard let node = way.node, node.isInTree(of: graph.root), node.scrolledOffset == way.offset
      else { continue }
      let seconds = max(0, time - way.startTime)
      let (x, y) = (way.x.place(after: seconds), way.y.place(after: seconds))
      way.offset = node.scroll(
        to: CGPoint(x: x.offset, y: y.offset), in: graph, passesEnds: true)
      if node.largestOffset != way.largest {
        let velocity = CGSize(
          width: way.x.velocity(after: seconds), height: way.y.velocity(after: seconds))
        begin(node, velocity: velocity, from: nil, at: time)
      } else if !x.isOver || !y.isOver {
        ways.append(way)
      }
    }
  }
}

extension ViewGraph {
  private var momentum: ScrollMomentum { memory.value() }

  /// A finger has left a scroll view at a velocity, in points a second. Without a clock the content stays where it is, or
  /// lies at its end.
  /// - Parameter start: the offset at which the finger has touched it.
  func scrollOn(_ node: ViewNode, velocity: CGSize, from start: CGPoint) {
    guard let time else {
      node.scroll(to: node.contentOffset, in: self)
      return
    }
    momentum.begin(node, velocity: velocity, from: start, at: time)
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
