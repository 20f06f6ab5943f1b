import GalleyGeometry

/// A layout that puts its children one after the other along an axis: `HStackLayout` and
/// `VStackLayout` differ in nothing else.
protocol StackLayout: Layout where Cache == StackCache {
  static var axis: Axis { get }
  var guide: AlignmentKey { get }
  var spacing: CGFloat? { get }
  var extent: StackExtent { get }
}

/// How far a stack reaches across its axis (ST7).
public enum StackExtent: Hashable, Sendable {
  /// As far as its views do once their guides meet.
  case views
  /// As far as its views and the line on which their guides meet: guides outside of all views widen
  /// the stack, as they do in OpenSwiftUI. SwiftUI has not been observed.
  case viewsAndGuide
}

/// What a stack keeps: the gaps, and its last solutions.
public struct StackCache {
  var solver: StackSolver?
}

extension StackLayout {
  static var stackProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = axis
    return properties
  }

  func solver(_ subviews: Subviews, _ cache: inout StackCache) -> StackSolver {
    if let solver = cache.solver { return solver }
    let solver = StackSolver(
      axis: Self.axis, guide: guide, spacing: spacing, extent: extent, subviews: subviews)
    cache.solver = solver
    return solver
  }

  func stackSize(_ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout StackCache)
    -> CGSize
  {
    let solver = solver(subviews, &cache)
    return solver.size(of: solver.serve(proposal))
  }

  /// Places by a second solution, in which the stack's own width or height stands for a cross
  /// proposal of nil (ST8).
  func placeStack(
    in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews,
    _ cache: inout StackCache
  ) {
    let solver = solver(subviews, &cache)
    solver.place(solver.serve(Self.settled(proposal, bounds.size)), at: bounds.origin) {
      subview, point, offer in
      subview.place(at: point, proposal: offer)
    }
  }

  /// How the stack came to serve a child (ST4), in words.
  func service(
    ofChild index: Int, proposal: ProposedViewSize, size: CGSize, subviews: Subviews
  ) -> [String] {
    solver(subviews).explain(Self.settled(proposal, size), child: index)
  }

  /// The places of the children in the order in which the stack serves them (ST4); nil where it offers each the same.
  func servingOrder(
    _ proposal: ProposedViewSize, size: CGSize, subviews: Subviews
  ) -> [Int]? {
    solver(subviews).servingOrder(Self.settled(proposal, size))
  }

  private func solver(_ subviews: Subviews) -> StackSolver {
    StackSolver(axis: Self.axis, guide: guide, spacing: spacing, extent: extent, subviews: subviews)
  }

  /// What the children are offered once the stack's own size is known.
  private static func settled(_ proposal: ProposedViewSize, _ size: CGSize) -> ProposedViewSize {
    var settled = proposal
    if settled[axis.other] == nil { settled[axis.other] = size[axis.other] }
    return settled
  }

  /// The first child's edge before, the last one's after, the union across (ST13).
  func stackSpacing(_ subviews: Subviews) -> ViewSpacing {
    let (before, after, across): (Edge.Set, Edge.Set, Edge.Set) =
      Self.axis == .horizontal
      ? (.leading, .trailing, .vertical) : (.top, .bottom, .horizontal)
    var result = ViewSpacing()
    for subview in subviews { result.formUnion(subview.spacing, edges: across) }
    if let first = subviews.first { result.formUnion(first.spacing, edges: before) }
    if let last = subviews.last { result.formUnion(last.spacing, edges: after) }
    return result
  }
}

/// A row of views (ST1 to ST16).
public struct HStackLayout: StackLayout, Hashable, Sendable {
  /// The guide that the children share.
  public var alignment: VerticalAlignment
  /// The gap between two children in points; nil asks the children (ST1).
  public var spacing: CGFloat?
  /// What the stack is as wide as across its axis.
  package var extent = StackExtent.views

  /// A row.
  /// - Parameters:
  ///   - alignment: the guide that the children share.
  ///   - spacing: the gap between two children in points; nil asks the children.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  static var axis: Axis { .horizontal }
  var guide: AlignmentKey { alignment.key }

  public static var layoutProperties: LayoutProperties { stackProperties }
  public var _traits: LayoutTraits {
    LayoutTraits(
      properties: Self.layoutProperties, onlyChild: .container,
      rule: "ST6, ST7: the sum of children and gaps along the stack")
  }
  public func makeCache(subviews: Subviews) -> StackCache { StackCache() }
  public func spacing(subviews: Subviews, cache: inout StackCache) -> ViewSpacing {
    stackSpacing(subviews)
  }
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout StackCache
  ) -> CGSize {
    stackSize(proposal, subviews, &cache)
  }
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout StackCache
  ) {
    placeStack(in: bounds, proposal, subviews, &cache)
  }
}

/// A column of views (ST1 to ST16).
public struct VStackLayout: StackLayout, Hashable, Sendable {
  /// The guide that the children share.
  public var alignment: HorizontalAlignment
  /// The gap between two children in points; nil asks the children (ST1).
  public var spacing: CGFloat?
  /// What the stack is as wide as across its axis.
  package var extent = StackExtent.views

  /// A column.
  /// - Parameters:
  ///   - alignment: the guide that the children share.
  ///   - spacing: the gap between two children in points; nil asks the children.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  static var axis: Axis { .vertical }
  var guide: AlignmentKey { alignment.key }

  public static var layoutProperties: LayoutProperties { stackProperties }
  public var _traits: LayoutTraits {
    LayoutTraits(
      properties: Self.layoutProperties, onlyChild: .container,
      rule: "ST6, ST7: the sum of children and gaps along the stack")
  }
  public func makeCache(subviews: Subviews) -> StackCache { StackCache() }
  public func spacing(subviews: Subviews, cache: inout StackCache) -> ViewSpacing {
    stackSpacing(subviews)
  }
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout StackCache
  ) -> CGSize {
    stackSize(proposal, subviews, &cache)
  }
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout StackCache
  ) {
    placeStack(in: bounds, proposal, subviews, &cache)
  }
}
