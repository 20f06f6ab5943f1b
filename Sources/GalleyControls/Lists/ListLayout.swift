import GalleyGeometry
import GalleyGraphics
import GalleyLayout
import GalleyViews

/// Lengths of a list, in points.
nonisolated struct ListMetrics: Hashable, Sendable {
  /// Around a view in its row; above and below it is the room around its texts.
  var rowInsets: EdgeInsets
  /// At both sides of the rows.
  var margin: CGFloat = 0
  /// Above the first row where no header comes before it.
  var firstGroupTop: CGFloat = 0
  /// Below the last row.
  var endSpacing: CGFloat = 0
  var minimumRowHeight = ScreenMetrics.rowMinimumHeight
  var minimumHeaderHeight: CGFloat = 0
  var rowSpacing: CGFloat = 0
  var sectionSpacing: CGFloat = 0
  /// What sections without a header are further apart.
  var headerlessSpacing: CGFloat = 0
  /// Whether what is between a footer and a header is the footer's own.
  var footersAreSpaced = false
  var headerTop = ScreenMetrics.plainHeaderTop
  var headerBottom = ScreenMetrics.plainHeaderBottom
  var footerTop = ScreenMetrics.groupFooterTop
  var footerBottom = ScreenMetrics.groupFooterBottom
  /// Above and below content that can grow.
  var leastInset = ScreenMetrics.rowLeastInset
  /// Of the lines between rows, one pixel at least.
  var lineThickness: CGFloat = 0
  /// What the lines between rows leave free at their ends, as a share of the rows' inset.
  var lineEndShare: CGFloat = 0
  /// Pixels to a point.
  var displayScale: CGFloat = 1
  /// Whether every row has a symbol to select it.
  var selects = false

  /// - Parameter rowInset: at both sides of a view in its row.
  init(rowInset: CGFloat) {
    let vertical = ScreenMetrics.rowVerticalInset
    rowInsets = EdgeInsets(
      top: vertical, leading: rowInset, bottom: vertical, trailing: rowInset)
  }

  /// What the lines between rows leave free at their ends.
  var lineEnd: CGFloat { lineEndShare * rowInsets.trailing }

  /// Takes what is a look's in a list of any style.
  mutating func take(_ numbers: LookNumbers, isGrouped: Bool) {
    (rowInsets.top, rowInsets.bottom) = (numbers.rowInset, numbers.rowInset)
    leastInset = numbers.rowLeastInset
    (lineThickness, lineEndShare) = (numbers.separator, numbers.separatorEnd)
    guard isGrouped else { return }
    (headerTop, headerBottom) = (numbers.headerTop, numbers.headerBottom)
    (footerTop, footerBottom) = (numbers.footerTop, numbers.footerBottom)
  }
}

/// Rows below each other, headers and footers between them.
nonisolated struct ListLayout: LazyLayout, Equatable {
  var metrics: ListMetrics
  /// Whether the list is below a large title, where there is no room above its first group.
  var isBelowTitle = false

  static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .vertical
    return properties
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let width = width(for: proposal, subviews)
    return CGSize(width: width, height: frames(width: width, subviews).height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for (subview, frame) in zip(subviews, frames(width: bounds.width, subviews).frames) {
      subview.place(
        at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
        proposal: ProposedViewSize(width: frame.width, height: frame.height))
    }
  }

  /// All that is offered; without an offer what the widest row would like.
  private func width(for proposal: ProposedViewSize, _ subviews: Subviews) -> CGFloat {
    if let width = proposal.width, width.isFinite { return max(0, width) }
    let widths = subviews.map { $0.sizeThatFits(.unspecified).width }
    return (widths.max() ?? 0) + 2 * metrics.margin
  }

  /// What is above a section's first view, by what is above that.
  private func gap(before role: ListRowRole, isFirst: Bool, followsFooter: Bool) -> CGFloat {
    if isFirst {
      return role == .row && !isBelowTitle ? metrics.firstGroupTop : 0
    }
    let grid = PixelGrid(scale: metrics.displayScale)
    let spacing = grid.ceil(metrics.sectionSpacing)
    guard followsFooter, metrics.footersAreSpaced else {
      return role == .header ? spacing : spacing + grid.ceil(metrics.headerlessSpacing)
    }
    // The footer's own room stands for what is below a group.
    return role == .header ? 0 : grid.floor(metrics.headerlessSpacing)
  }

  /// Where the views lie, from the list's upper left corner on, and how high the list is.
  private func frames(
    width: CGFloat, _ subviews: Subviews
  ) -> (frames: [CGRect], height: CGFloat) {
    var frames: [CGRect] = []
    frames.reserveCapacity(subviews.count)
    var y: CGFloat = 0
    /// Whether something stands above, whether a section has begun or ended since, and what stands above.
    var (isFirst, isBetween) = (true, true)
    var above = ListRowRole.sectionStart
    let room = max(0, width - 2 * metrics.margin)
    for subview in subviews {
      let role = subview[ListRowRoleKey.self]
      if role == .sectionStart || role == .sectionEnd {
        isBetween = true
        frames.append(CGRect(x: metrics.margin, y: y, width: 0, height: 0))
        continue
      }
      if isBetween {
        y += gap(before: role, isFirst: isFirst, followsFooter: above == .footer)
      } else if role == .row, above == .row {
        y += metrics.rowSpacing
      }
      let height = subview.sizeThatFits(ProposedViewSize(width: room, height: nil)).height
      frames.append(CGRect(x: metrics.margin, y: y, width: room, height: height))
      y += height
      (isFirst, isBetween, above) = (false, false, role)
    }
    return (frames, y + metrics.endSpacing)
  }
}

/// The room around a view of a list, by its part in it.
nonisolated struct ListRowPadding: RowPaddingRule {
  let metrics: ListMetrics
  /// What a modifier around the row states; nil is what the view says.
  var stated: EdgeInsets?
  var edit = ListRowEdit()

  func padding(of content: LayoutNode) -> RowPadding {
    if content[ListRowIsPaddedKey.self] {
      return RowPadding(insets: EdgeInsets(), displayScale: metrics.displayScale)
    }
    let role = content[ListRowRoleKey.self]
    let own = content[ListRowInsetsKey.self] ?? stated
    var insets = own ?? metrics.rowInsets
    switch role {
    case .row:
      var edit = edit == ListRowEdit() ? content[ListRowEditKey.self] : edit
      if metrics.selects { edit.control = .select }
      insets.leading += edit.leadingRoom
      insets.trailing += edit.trailingRoom
      return RowPadding(
        insets: insets, leastInset: own == nil ? metrics.leastInset : nil,
        minimumHeight: metrics.minimumRowHeight, displayScale: metrics.displayScale)
    case .header, .footer:
      if own == nil {
        insets.top = role == .header ? metrics.headerTop : metrics.footerTop
        insets.bottom = role == .header ? metrics.headerBottom : metrics.footerBottom
      }
      return RowPadding(
        insets: insets, minimumHeight: metrics.minimumHeaderHeight,
        displayScale: metrics.displayScale)
    case .sectionStart, .sectionEnd:
      return RowPadding(insets: EdgeInsets(), displayScale: metrics.displayScale)
    }
  }
}

extension ListLayout: MeasuredLayout {
  var measures: [String: String] {
    [LayoutMeasure.rowGaps.rawValue: metrics.rowSpacing.shortDescription]
  }
}
