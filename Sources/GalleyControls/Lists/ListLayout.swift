import GalleyGeometry
import GalleyLayout
import GalleyViews

/// Lengths of a list, in points.
nonisolated struct ListMetrics: Hashable, Sendable {
  /// Around a view in its row.
  var rowInsets: EdgeInsets
  /// At both sides of the rows.
  var margin: CGFloat = 0
  /// Above the first and below the last row.
  var endSpacing: CGFloat = 0
  var minimumRowHeight = ScreenMetrics.rowMinimumHeight
  var minimumHeaderHeight: CGFloat = 0
  var rowSpacing: CGFloat = 0
  var sectionSpacing: CGFloat = 0
  /// What sections without a header are further apart.
  var headerlessSpacing: CGFloat = 0
  var headerTop = ScreenMetrics.plainHeaderTop
  var headerBottom = ScreenMetrics.plainHeaderBottom
  /// Above and below a footer.
  var footerInset = ScreenMetrics.groupFooterInset

  /// - Parameter rowInset: at both sides of a view in its row.
  init(rowInset: CGFloat) {
    let vertical = ScreenMetrics.rowVerticalInset
    rowInsets = EdgeInsets(
      top: vertical, leading: rowInset, bottom: vertical, trailing: rowInset)
  }
}

/// Rows below each other, headers and footers between them.
nonisolated struct ListLayout: Layout, Equatable {
  var metrics: ListMetrics

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
    let widths = subviews.map { subview in
      subview.sizeThatFits(.unspecified).width + insets(of: subview).total(along: .horizontal)
    }
    return (widths.max() ?? 0) + 2 * metrics.margin
  }

  private func insets(of subview: LayoutSubview) -> EdgeInsets {
    let role = subview[ListRowRoleKey.self]
    var insets = subview[ListRowInsetsKey.self] ?? metrics.rowInsets
    switch role {
    case .row:
      let edit = subview[ListRowEditKey.self]
      insets.leading += edit.leadingRoom
      insets.trailing += edit.trailingRoom
    case .header, .footer:
      if subview[ListRowInsetsKey.self] != nil { break }
      insets.top = role == .header ? metrics.headerTop : metrics.footerInset
      insets.bottom = role == .header ? metrics.headerBottom : metrics.footerInset
    case .sectionStart, .sectionEnd: return EdgeInsets()
    }
    return insets
  }

  /// Where the views lie, from the list's upper left corner on, and how high the list is.
  private func frames(
    width: CGFloat, _ subviews: Subviews
  ) -> (frames: [CGRect], height: CGFloat) {
    var frames: [CGRect] = []
    frames.reserveCapacity(subviews.count)
    var y = metrics.endSpacing
    /// Whether something stands above, and whether a section has ended since.
    var (isFirst, isBetween, followsRow) = (true, false, false)
    for subview in subviews {
      let role = subview[ListRowRoleKey.self]
      if role == .sectionStart || role == .sectionEnd {
        isBetween = true
        followsRow = false
        frames.append(CGRect(x: metrics.margin, y: y, width: 0, height: 0))
        continue
      }
      if isBetween && !isFirst {
        y += metrics.sectionSpacing + (role == .header ? 0 : metrics.headerlessSpacing)
      }
      if role == .row && followsRow { y += metrics.rowSpacing }
      var insets = insets(of: subview)
      // The list's own end is above the first header.
      if isFirst, role == .header { insets.top = max(0, insets.top - metrics.endSpacing) }
      let room = max(0, width - 2 * metrics.margin - insets.total(along: .horizontal))
      let content = subview.sizeThatFits(ProposedViewSize(width: room, height: nil)).height
      let least = role == .row ? metrics.minimumRowHeight : metrics.minimumHeaderHeight
      let height = max(least, content + insets.total(along: .vertical))
      frames.append(
        CGRect(
          x: metrics.margin + insets.leading, y: y + insets.top, width: room,
          height: max(0, height - insets.total(along: .vertical))))
      y += height
      (isFirst, isBetween, followsRow) = (false, false, role == .row)
    }
    return (frames, y + metrics.endSpacing)
  }
}
