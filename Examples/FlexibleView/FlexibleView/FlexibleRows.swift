import SwiftUI

/// Puts views of their ideal sizes into rows, and begins a new row where the next view does not fit.
struct FlexibleRows: Layout {
  var alignment = HorizontalAlignment.leading
  /// Between views and between rows, in points.
  var spacing: CGFloat = 8

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let rows = PackedRow.rows(of: sizes, width: proposal.width ?? .infinity, spacing: spacing)
    let gaps = spacing * CGFloat(max(rows.count - 1, 0))
    let width = rows.map(\.width).max() ?? 0
    return CGSize(
      width: max(proposal.width ?? 0, width), height: rows.map(\.height).reduce(gaps, +))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    var y = bounds.minY
    for row in PackedRow.rows(of: sizes, width: bounds.width, spacing: spacing) {
      var x = bounds.minX + (bounds.width - row.width) * share
      for index in row.indices {
        let size = sizes[index]
        subviews[index].place(
          at: CGPoint(x: x, y: y + (row.height - size.height) / 2), proposal: .unspecified)
        x += size.width + spacing
      }
      y += row.height + spacing
    }
  }

  /// How much of what a row leaves lies before it.
  private var share: CGFloat {
    switch alignment {
    case .leading: 0
    case .trailing: 1
    default: 0.5
    }
  }
}

/// Views in one row, by their indices, and the row's size in points.
struct PackedRow: Equatable {
  var indices: Range<Int>
  var width: CGFloat
  var height: CGFloat

  /// A view that is wider than a row has one of its own.
  static func rows(of sizes: [CGSize], width: CGFloat, spacing: CGFloat) -> [PackedRow] {
    var rows: [PackedRow] = []
    for (index, size) in sizes.enumerated() {
      if let row = rows.last, row.width + spacing + size.width <= width {
        rows[rows.count - 1] = PackedRow(
          indices: row.indices.lowerBound..<index + 1, width: row.width + spacing + size.width,
          height: max(row.height, size.height))
      } else {
        rows.append(
          PackedRow(indices: index..<index + 1, width: size.width, height: size.height))
      }
    }
    return rows
  }
}
