import GalleyGeometry

/// A layout's proxy for one of the views that it places (LP6).
public struct LayoutSubview: Equatable {
  let node: LayoutNode

  public static func == (one: LayoutSubview, other: LayoutSubview) -> Bool {
    one.node === other.node
  }

  /// The size that the view answers to `proposal`, in points.
  /// - Complexity: constant for a proposal that was asked before.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    node.sizeThatFits(proposal)
  }

  /// The size and the guides that the view answers to `proposal`.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    node.dimensions(for: proposal)
  }

  /// The distances that the view wants around itself.
  public var spacing: ViewSpacing { node.spacing }

  /// The view's layout priority: 0 by default, minus infinity for a bare spacer (PV6).
  public var priority: Double { node.priority }

  /// The value that the view carries for a key, or the key's default (LP10).
  public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value { node[key] }

  /// Puts the view where its `anchor` meets `position`, in the coordinates of the bounds that the
  /// layout was given, and offers it `proposal`. The last call wins (LP4); positions that are not
  /// finite leave the view unplaced.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    node.recordPlacement(at: position, anchor: anchor, proposal: proposal)
  }
}

extension LayoutSubview {
  /// Leaves the view out: it is neither drawn nor asked for preferences.
  package func leaveOut() {
    node.recordedPlacement = Placement(origin: .zero, proposal: .zero, isAbsent: true)
  }
}

/// The views that a layout places, in their order, counted from 0.
///
/// Slices are counted from 0, too, whatever part of the views they are: a layout may index what
/// `dropFirst`, `prefix` or a range gives it without a look at `startIndex`. An index that is not there
/// gives an empty view that is nowhere placed, and is an error of the image that names the container.
public struct LayoutSubviews: RandomAccessCollection, Equatable {
  public typealias SubSequence = LayoutSubviews
  public typealias Indices = Range<Int>

  private let nodes: [LayoutNode]
  /// The part of `nodes` that the views are.
  private let range: Range<Int>
  /// The direction in which the container is read. Layouts work from left to right whatever it is:
  /// the result is mirrored for them (LP14).
  public let layoutDirection: LayoutDirection
  /// The place for the container's problems; not the container, whose layout may keep these views in its cache.
  private let statistics: LayoutStatistics

  /// The children of `container`.
  init(of container: LayoutNode) {
    self.init(
      container.children, range: container.children.indices,
      layoutDirection: container.layoutDirection, statistics: container.statistics)
  }

  private init(
    _ nodes: [LayoutNode], range: Range<Int>, layoutDirection: LayoutDirection,
    statistics: LayoutStatistics
  ) {
    self.nodes = nodes
    self.range = range
    self.layoutDirection = layoutDirection
    self.statistics = statistics
  }

  /// Other views of the same container.
  private func with(_ nodes: [LayoutNode], range: Range<Int>) -> LayoutSubviews {
    LayoutSubviews(
      nodes, range: range, layoutDirection: layoutDirection, statistics: statistics)
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { range.count }

  /// The view at a place from 0 to `count - 1`; an empty one, and a problem, at any other.
  public subscript(position: Int) -> LayoutSubview {
    guard indices.contains(position) else {
      report(.wrongIndex(position, count: count))
      return LayoutSubview(
        node: LayoutNode(name: "no view", behavior: MissingBehavior(), statistics: statistics))
    }
    return LayoutSubview(node: nodes[range.lowerBound + position])
  }

  /// The views at some places, counted from 0 in the result. Places that are not there are left out,
  /// and are a problem.
  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    if bounds.lowerBound < 0 { report(.wrongIndex(bounds.lowerBound, count: count)) }
    if bounds.upperBound > count { report(.wrongIndex(bounds.upperBound - 1, count: count)) }
    let part = bounds.clamped(to: indices)
    let start = range.lowerBound + part.lowerBound
    return with(nodes, range: start..<(start + part.count))
  }

  /// The views from a place on; none, and a problem, where that lies behind the end.
  public subscript(bounds: PartialRangeFrom<Int>) -> LayoutSubviews {
    self[bounds.lowerBound..<Swift.max(bounds.lowerBound, count)]
  }

  /// The views at some places, in the order of the places.
  public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
    let chosen = indices.map { self[$0].node }
    return with(chosen, range: chosen.indices)
  }

  private func report(_ problem: LayoutProblem.Kind) {
    let container = statistics.answeringNode ?? nodes.first?.parent
    statistics.report(problem, in: container?.name ?? "a layout")
  }

  public static func == (one: LayoutSubviews, other: LayoutSubviews) -> Bool {
    one.layoutDirection == other.layoutDirection
      && one.elementsEqual(other) { $0.node === $1.node }
  }
}

/// Stands in for a view that a layout asked for and that is not there: no size, no distances.
private final class MissingBehavior: NodeBehavior {
  var rule: String { "no view: the layout asked for a subview that does not exist" }
  func sizeThatFits(_ proposal: ProposedViewSize, of node: LayoutNode) -> CGSize { .zero }
  func spacing(of node: LayoutNode) -> ViewSpacing { ViewSpacing() }
}
