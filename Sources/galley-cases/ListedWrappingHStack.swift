import GalleyGeometry
import GalleyLayout
import GalleyViews

/// The wrapping stack as its article's listing answers (CC6), faults included (CC7): cases describe
/// the listing. `WrappingHStack` is the one without the faults.
struct ListedWrappingHStack: Layout {
  var horizontalSpacing: CGFloat?
  var verticalSpacing: CGFloat?

  private struct Row {
    var indices: [Int] = []
    var offsets: [CGFloat] = []
    var y: CGFloat = 0
    var height: CGFloat = 0
    var width: CGFloat = 0
  }

  private func leastSize(_ subviews: Subviews) -> CGSize {
    subviews.reduce(.zero) { size, subview in
      let least = subview.sizeThatFits(.zero)
      return CGSize(width: max(size.width, least.width), height: max(size.height, least.height))
    }
  }

  /// No rows when both least sides exceed the proposal (CC7 c).
  private func rows(_ proposal: ProposedViewSize, _ subviews: Subviews) -> [Row]? {
    let least = leastSize(subviews)
    if least.width > proposal.width ?? .infinity, least.height > proposal.height ?? .infinity {
      return nil
    }
    let sizes = subviews.map { $0.sizeThatFits(proposal) }
    var rows: [Row] = []
    for index in subviews.indices {
      if let last = rows.indices.last, let previous = rows[last].indices.last {
        let gap =
          horizontalSpacing
          ?? subviews[previous].spacing.distance(to: subviews[index].spacing, along: .horizontal)
        if rows[last].width + gap + sizes[index].width <= proposal.width ?? .infinity {
          rows[last].indices.append(index)
          rows[last].offsets.append(rows[last].width + gap)
          rows[last].width += gap + sizes[index].width
          continue
        }
      }
      rows.append(Row(indices: [index], offsets: [0], width: sizes[index].width))
    }
    stack(&rows, subviews, sizes)
    return rows
  }

  private func stack(_ rows: inout [Row], _ subviews: Subviews, _ sizes: [CGSize]) {
    var y: CGFloat = 0
    var previous: Int?
    for index in rows.indices {
      guard let tallest = rows[index].indices.max(by: { sizes[$0].height < sizes[$1].height })
      else { continue }
      if let previous {
        // The listing asks along the wrong axis (CC7 a).
        y +=
          verticalSpacing
          ?? subviews[previous].spacing.distance(to: subviews[tallest].spacing, along: .horizontal)
      }
      rows[index].y = y
      rows[index].height = sizes[tallest].height
      y += sizes[tallest].height
      previous = tallest
    }
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    guard let rows = rows(proposal, subviews) else { return leastSize(subviews) }
    return CGSize(
      width: proposal.width ?? rows.map(\.width).max() ?? 0,
      height: rows.last.map { $0.y + $0.height } ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for row in rows(proposal, subviews) ?? [] {
      for (index, offset) in zip(row.indices, row.offsets) {
        subviews[index].place(
          at: CGPoint(x: bounds.minX + offset, y: bounds.minY + row.y), anchor: .topLeading,
          proposal: proposal)
      }
    }
  }
}
