import GalleyGeometry
import GalleyLayout

/// Scroll views that go on by themselves once a finger has left them, by the clock of the graph.
///
/// Every thousandth of a second the velocity becomes 0.998 of what it was: `UIScrollView.DecelerationRate.normal`. At the
/// end of the content they stop (assumed: nothing bounces).
final class ScrollMomentum: GraphValue {
  private struct Way {
    weak var node: ViewNode?
    let start: CGPoint
    /// Points a second.
    let velocity: CGSize
    let startTime: Double
    /// Where the content was brought last.
    var offset: CGPoint
  }

  private var ways: [Way] = []
  /// The one that a finger scrolls.
  weak var held: ViewNode?

  /// Those that scroll.
  var windows: [ViewNode] { ([held] + ways.map(\.node)).compactMap { $0 } }

  /// What a velocity becomes in a thousandth of a second.
  private static let rate = 0.998
  /// What it loses, as a share of it in a second: -1000 ln 0.998.
  private static let loss: CGFloat = 2.0020026706730793
  /// Slower than that is rest, in points a second (assumed).
  private static let rest: CGFloat = 10

  init() {}

  var goesOn: Bool { !ways.isEmpty }

  func begin(_ node: ViewNode, velocity: CGSize, at time: Double) {
    end(node, at: time)
    guard max(velocity.width.magnitude, velocity.height.magnitude) > Self.rest else { return }
    let offset = node.scrolledOffset
    ways.append(
      Way(node: node, start: offset, velocity: velocity, startTime: time, offset: offset))
  }

  /// - Returns: whether the view was seen to go on by itself before a moment.
  @discardableResult
  func end(_ node: ViewNode, at time: Double) -> Bool {
    let ended = ways.filter { $0.node === node }
    ways.removeAll { $0.node === node }
    return ended.contains { $0.startTime < time }
  }

  /// Brings all of them to where they are at a moment. One that code has scrolled elsewhere stays there.
  func goOn(to time: Double, in graph: ViewGraph) {
    let moving = ways
    ways = []
    for var way in moving {
      guard let node = way.node, node.isInTree(of: graph.root), node.scrolledOffset == way.offset
      else { continue }
      let share = CGFloat(
        DeterministicMath.power(Self.rate, 1000 * max(0, time - way.startTime)))
      let (x, y) = (
        Self.distance(way.velocity.width, share), Self.distance(way.velocity.height, share)
      )
      let wanted = CGPoint(x: way.start.x + x.way, y: way.start.y + y.way)
      way.offset = node.scroll(to: wanted, in: graph)
      let isStopped =
        (x.isOver || way.offset.x != wanted.x) && (y.isOver || way.offset.y != wanted.y)
      if !isStopped { ways.append(way) }
    }
  }

  /// How far something has gone whose velocity has become a share of what it was, and whether it rests.
  private static func distance(
    _ velocity: CGFloat, _ share: CGFloat
  ) -> (way: CGFloat, isOver: Bool) {
    let speed = velocity.magnitude
    let now = max(speed * share, min(rest, speed))
    let way = (speed - now) / loss
    return (velocity < 0 ? -way : way, now <= rest)
  }
}

extension ViewNode {
  /// Where the content was scrolled to, though no pass may have placed it there yet.
  fileprivate var scrolledOffset: CGPoint {
    (layout.behavior as? ScrollBehavior)?.contentOffset ?? contentOffset
  }
}

extension ViewGraph {
  private var momentum: ScrollMomentum { memory.value() }

  /// A finger has left a scroll view at a velocity, in points a second. Without a clock the content stays where it is.
  func scrollOn(_ node: ViewNode, velocity: CGSize) {
    if let time { momentum.begin(node, velocity: velocity, at: time) }
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
