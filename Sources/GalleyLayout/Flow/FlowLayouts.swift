import GalleyGeometry

/// What horizontal and vertical flows have in common.
public protocol FlowLayout: Layout, Hashable, Sendable where Cache == FlowCache {
  /// Lines of at most this many are shown; nil shows all.
  var maxLines: Int? { get set }
  /// What becomes of views that are longer than a line.
  var oversizedItems: OversizedItems { get set }
  /// Whether the last line, and each before a forced break, is justified like the others.
  var justifiesLastLines: Bool { get set }
  /// The axis of a line.
  static var _axis: Axis { get }
  var _flow: _Flow { get }
}

/// The lines of a flow for the lengths that were asked last; forgotten when a view changes.
public struct FlowCache {
  /// Lines are kept for as many items together, and for at most 64 lengths.
  static let limit = 65_536

  var lines = AnswerCache<CGFloat?, FlowSolver.Arrangement>(limit: limit)
}

extension AnswerCache where Answer == FlowSolver.Arrangement {
  mutating func keep(_ lines: Answer, to question: Question) {
    keep(lines, to: question, cost: max(lines.items.count, FlowCache.limit / 64))
  }
}

/// How a flow's lines are made.
public struct _Flow: Hashable, Sendable {
  var solver: FlowSolver
}

extension FlowLayout {
  /// The flow with a limit of lines; nil shows all.
  public func withMaxLines(_ count: Int?) -> Self {
    var result = self
    result.maxLines = count
    return result
  }

  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = _axis
    return properties
  }

  public var _traits: LayoutTraits {
    LayoutTraits(
      properties: Self.layoutProperties,
      rule: "a flow: the length of its longest line, and the depth of all its lines")
  }

  /// A cache without lines. It reports what cannot be kept: fewer lines than one, and weights that are none.
  public func makeCache(subviews: Subviews) -> FlowCache {
    if let node = subviews.first?.node.parent {
      if let maxLines, maxLines < 1 {
        node.statistics.report(.impossibleCount(maxLines, "lines", 1...Int.max), in: node.name)
      }
      for subview in subviews {
        if case .grow(let weight) = subview[FlowValues.FlexibilityKey.self],
          FlowFlexibility.grow(weight).weight == nil
        {
          subview.node.statistics.report(.impossibleWeight(weight), in: subview.node.contentName)
        }
      }
    }
    return FlowCache()
  }

  /// Lines depend only on the offered length along them.
  private func lines(
    _ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout FlowCache
  ) -> FlowSolver.Arrangement {
    let offered = proposal[Self._axis]
    if let known = cache.lines[offered] { return known }
    let lines = _flow.solver.arrange(subviews, offered: offered)
    cache.lines.keep(lines, to: offered)
    return lines
  }

  /// The size of all lines together; along them it may exceed the proposal.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout FlowCache
  ) -> CGSize {
    lines(proposal, subviews, &cache).size
  }

  /// Places the views of the proposal's lines in the bounds; views that the lines do not show are left out.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout FlowCache
  ) {
    _flow.solver.place(lines(proposal, subviews, &cache), in: bounds)
  }

  /// Ignores the overflow indicator, because its visibility depends on the proposal and spacing must not.
  public func spacing(subviews: Subviews, cache: inout FlowCache) -> ViewSpacing {
    var result = ViewSpacing()
    for subview in subviews where subview[FlowValues.RoleKey.self] != .indicator {
      result.formUnion(subview.spacing)
    }
    return result
  }
}

/// Views in rows: one after the other, a new row when the next view does not fit.
///
/// The flow is as wide as its widest row, which may be wider than the offer; a justified flow has the
/// offered width at least. Rows with views that grow have it, too, in the order of the views' layout
/// priorities. A view that can be higher is as high as its row. SwiftUI has no such container.
/// - Complexity: O(n) in the views, O(n k) where they are distributed evenly and a row holds k of
///   them; each view is measured at most four times for a proposal.
public struct HFlowLayout: FlowLayout {
  public var _flow: _Flow { _Flow(solver: solver) }
  public static var _axis: Axis { .horizontal }
  private var solver: FlowSolver

  /// - Parameters:
  ///   - alignment: the guide that the views of a row share; rows begin at the leading side.
  ///   - itemSpacing: the gap between two views of a row in points; nil asks the views.
  ///   - rowSpacing: the gap between two rows in points; nil asks the tallest views of both.
  ///   - justified: whether rows spread over the offered width.
  ///   - distributeItemsEvenly: whether rows are made as equally long as can be.
  public init(
    alignment: VerticalAlignment = .center, itemSpacing: CGFloat? = nil,
    rowSpacing: CGFloat? = nil, justified: Bool = false, distributeItemsEvenly: Bool = false
  ) {
    self.init(
      horizontalAlignment: .leading, verticalAlignment: alignment, horizontalSpacing: itemSpacing,
      verticalSpacing: rowSpacing, justified: justified,
      distributeItemsEvenly: distributeItemsEvenly)
  }

  /// A flow with one gap between views and between rows.
  /// - Parameter spacing: points; nil asks the views.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat?, justified: Bool = false,
    distributeItemsEvenly: Bool = false
  ) {
    self.init(
      alignment: alignment, itemSpacing: spacing, rowSpacing: spacing, justified: justified,
      distributeItemsEvenly: distributeItemsEvenly)
  }

  /// - Parameter horizontalAlignment: where rows lie in the flow.
  public init(
    horizontalAlignment: HorizontalAlignment, verticalAlignment: VerticalAlignment = .center,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil, justified: Bool = false,
    distributeItemsEvenly: Bool = false
  ) {
    solver = FlowSolver(
      axis: .horizontal,
      alignment: Alignment(horizontal: horizontalAlignment, vertical: verticalAlignment),
      itemSpacing: horizontalSpacing, lineSpacing: verticalSpacing, isJustified: justified,
      isEven: distributeItemsEvenly)
  }

  public var maxLines: Int? {
    get { solver.maxLines }
    set { solver.maxLines = newValue }
  }
  public var oversizedItems: OversizedItems {
    get { solver.oversizedItems }
    set { solver.oversizedItems = newValue }
  }
  public var justifiesLastLines: Bool {
    get { solver.justifiesLastLines }
    set { solver.justifiesLastLines = newValue }
  }
}

/// Views in columns: one below the other, a new column when the next view does not fit. All else is
/// as in `HFlowLayout`, with the axes exchanged; columns begin at the top.
public struct VFlowLayout: FlowLayout {
  public var _flow: _Flow { _Flow(solver: solver) }
  public static var _axis: Axis { .vertical }
  private var solver: FlowSolver

  /// - Parameters:
  ///   - alignment: the guide that the views of a column share.
  ///   - itemSpacing: the gap between two views of a column in points; nil asks the views.
  ///   - columnSpacing: the gap between two columns in points; nil asks the widest views of both.
  ///   - justified: whether columns spread over the offered height.
  ///   - distributeItemsEvenly: whether columns are made as equally long as can be.
  public init(
    alignment: HorizontalAlignment = .center, itemSpacing: CGFloat? = nil,
    columnSpacing: CGFloat? = nil, justified: Bool = false, distributeItemsEvenly: Bool = false
  ) {
    self.init(
      horizontalAlignment: alignment, verticalAlignment: .top, horizontalSpacing: columnSpacing,
      verticalSpacing: itemSpacing, justified: justified,
      distributeItemsEvenly: distributeItemsEvenly)
  }

  /// A flow with one gap between views and between columns.
  /// - Parameter spacing: points; nil asks the views.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat?, justified: Bool = false,
    distributeItemsEvenly: Bool = false
  ) {
    self.init(
      alignment: alignment, itemSpacing: spacing, columnSpacing: spacing, justified: justified,
      distributeItemsEvenly: distributeItemsEvenly)
  }

  /// - Parameter verticalAlignment: where columns lie in the flow.
  public init(
    horizontalAlignment: HorizontalAlignment = .center, verticalAlignment: VerticalAlignment,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil, justified: Bool = false,
    distributeItemsEvenly: Bool = false
  ) {
    solver = FlowSolver(
      axis: .vertical,
      alignment: Alignment(horizontal: horizontalAlignment, vertical: verticalAlignment),
      itemSpacing: verticalSpacing, lineSpacing: horizontalSpacing, isJustified: justified,
      isEven: distributeItemsEvenly)
  }

  public var maxLines: Int? {
    get { solver.maxLines }
    set { solver.maxLines = newValue }
  }
  public var oversizedItems: OversizedItems {
    get { solver.oversizedItems }
    set { solver.oversizedItems = newValue }
  }
  public var justifiesLastLines: Bool {
    get { solver.justifiesLastLines }
    set { solver.justifiesLastLines = newValue }
  }
}
