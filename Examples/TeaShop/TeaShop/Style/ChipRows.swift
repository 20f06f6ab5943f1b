import SwiftUI

/// Puts views one after the other, and begins a new row where the next one does not fit.
struct ChipRows: Layout {
  var spacing: CGFloat = 8

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let rows = rows(of: subviews, in: proposal.width ?? .infinity)
    let height = rows.map(\.height).reduce(0, +) + spacing * CGFloat(max(0, rows.count - 1))
    return CGSize(width: rows.map(\.width).max() ?? 0, height: height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    var y = bounds.minY
    for row in rows(of: subviews, in: bounds.width) {
      var x = bounds.minX
      for index in row.indices {
        let size = size(of: subviews[index], in: bounds.width)
        subviews[index].place(
          at: CGPoint(x: x, y: y + (row.height - size.height) / 2),
          proposal: ProposedViewSize(size))
        x += size.width + spacing
      }
      y += row.height + spacing
    }
  }

  private struct Row {
    var indices: [Int] = []
    var width: CGFloat = 0
    var height: CGFloat = 0
  }

  private func rows(of subviews: Subviews, in width: CGFloat) -> [Row] {
    var rows: [Row] = []
    var row = Row()
    for index in subviews.indices {
      let size = size(of: subviews[index], in: width)
      if !row.indices.isEmpty, row.width + spacing + size.width > width {
        rows.append(row)
        row = Row()
      }
      row.width += (row.indices.isEmpty ? 0 : spacing) + size.width
      row.height = max(row.height, size.height)
      row.indices.append(index)
    }
    return row.indices.isEmpty ? rows : rows + [row]
  }

  /// What does not fit into a row of its own is made narrower.
  private func size(of subview: LayoutSubview, in width: CGFloat) -> CGSize {
    let ideal = subview.sizeThatFits(.unspecified)
    guard ideal.width > width else { return ideal }
    return subview.sizeThatFits(ProposedViewSize(width: width, height: nil))
  }
}

/// The notes of a tea as chips.
struct NoteChips: View {
  @Environment(\.colorScheme) private var colorScheme
  let notes: [LocalizedStringResource]
  let color: Color

  var body: some View {
    ChipRows {
      ForEach(notes, id: \.key) { note in
        Text(note)
          .font(.subheadline)
          .padding(.horizontal, 12)
          .padding(.vertical, 6)
          .background(color.opacity(opacity), in: .rect(cornerRadius: 16, style: .continuous))
      }
    }
  }

  private var opacity: Double { colorScheme == .dark ? 0.4 : 0.2 }
}

#Preview(traits: .sizeThatFitsLayout) {
  NoteChips(
    notes: TeaCatalogue.jasmine.notes + TeaCatalogue.darjeeling.notes, color: TeaFamily.black.color
  )
  .padding()
  .frame(width: 320, alignment: .leading)
}
