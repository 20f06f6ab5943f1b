import GalleyGeometry

/// Views in rows: one after the other, a new row when the next view does not fit (CC6).
///
/// ```swift
/// WrappingHStack(alignment: .leading, horizontalSpacing: 8, verticalSpacing: 8) {
///   ForEach(words, id: \.self) { Text($0) }
/// }
/// ```
///
/// The container fills the width that it is offered and is never narrower than its widest row. Rows
/// stand below each other from the top; views in a row share `alignment`'s vertical guide, rows lie
/// in the container on the terms of its horizontal one. A `Spacer` fills a row of its own. Without
/// children the size is zero.
/// - Complexity: O(n) in the children for each distinct proposal.
public struct WrappingHStack: Layout, Hashable, Sendable {
  /// The guides that views of a row share, and by which rows lie in the container.
  public var alignment: Alignment
  /// The gap between two views of a row in points; nil asks the views.
  public var horizontalSpacing: CGFloat?
  /// The gap between two rows in points; nil asks the tallest views of both.
  public var verticalSpacing: CGFloat?

  /// Rows of views.
  /// - Parameters:
  ///   - alignment: its vertical guide is shared by the views of a row; by its horizontal one rows lie in the
  ///     container.
  ///   - horizontalSpacing: the gap between two views of a row in points; nil asks the views.
  ///   - verticalSpacing: the gap between two rows in points; nil asks the tallest views of both.
  public init(
    alignment: Alignment = .topLeading, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  /// The rows for the proposals that were asked last; forgotten when a child changes.
  public struct Cache {
    var rows = AnswerCache<CGFloat?, FlowSolver.Arrangement>(limit: FlowCache.limit)
  }

  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }

  public var _traits: LayoutTraits {
    LayoutTraits(
      properties: Self.layoutProperties,
      rule: "CC6: the offered width, and the height of the rows that the children fill at it")
  }

  /// Rows depend on the width alone.
  private func rows(
    _ width: CGFloat?, _ subviews: Subviews, _ cache: inout Cache
  ) -> FlowSolver.Arrangement {
    if let known = cache.rows[width] { return known }
    let rows = solver.arrange(subviews, offered: width)
    cache.rows.keep(rows, to: width)
    return rows
  }

  private var solver: FlowSolver {
    FlowSolver(
      axis: .horizontal, alignment: alignment, itemSpacing: horizontalSpacing,
      lineSpacing: verticalSpacing, measuring: .line, fillsLength: true)
  }

  public func makeCache(subviews: Subviews) -> Cache { Cache() }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    rows(proposal.width, subviews, &cache).size
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    solver.place(rows(proposal.width, subviews, &cache), in: bounds)
  }
}
