import GalleyGeometry
import GalleyLayout
import GalleyViews

/// How the rows of a list are filled and separated.
nonisolated struct ListLook: Hashable, Sendable {
  var metrics = ListMetrics()
  /// Behind the whole list.
  var background = SemanticColor.background
  /// Behind the rows; nil is nothing.
  var fill: Color?
  /// Points, at the corners of each group of rows.
  var cornerRadius: CGFloat = 0
  var isGrouped: Bool { fill != nil }
}

/// A row with the box that it fills.
nonisolated private struct PlacedRow {
  var row: ListRow
  /// The view's own box.
  var content: CGRect
  /// With the insets around it.
  var box: CGRect
}

/// The boxes of a list's rows, those of one group after the other.
nonisolated private struct PlacedRows {
  private var groups: [[PlacedRow]] = []
  /// Whether the list is read from right to left: boxes are in the picture's own direction.
  private let isMirrored: Bool

  init(
    _ rows: [ListRow], look: ListLook, direction: LayoutDirection, in proxy: GeometryProxy
  ) {
    isMirrored = direction == .rightToLeft
    var group: [PlacedRow] = []
    for row in rows {
      guard row.role == .row, let bounds = row.bounds else {
        if !group.isEmpty { groups.append(group) }
        group = []
        continue
      }
      let content = proxy[bounds]
      let insets = row.insets ?? look.metrics.rowInsets
      let box = CGRect(
        x: content.minX - (isMirrored ? insets.trailing : insets.leading),
        y: content.minY - insets.top,
        width: content.width + insets.total(along: .horizontal),
        height: content.height + insets.total(along: .vertical))
      group.append(PlacedRow(row: row, content: content, box: box))
      // Rows apart from each other are boxes of their own.
      if look.metrics.rowSpacing > 0 {
        groups.append(group)
        group = []
      }
    }
    if !group.isEmpty { groups.append(group) }
  }

  /// The boxes that are filled: rows that follow each other are one.
  func fills(cornerRadius: CGFloat) -> Path {
    var path = Path()
    for group in groups {
      var run: CGRect?
      var isFirst = true
      for (index, row) in group.enumerated() {
        let isLast = index == group.count - 1
        if row.row.hasBackground {
          if let run { add(run, &path, top: isFirst ? cornerRadius : 0, bottom: 0) }
          run = nil
          isFirst = false
          continue
        }
        run = run?.union(row.box) ?? row.box
        if let filled = run, isLast {
          add(filled, &path, top: isFirst ? cornerRadius : 0, bottom: cornerRadius)
        }
      }
    }
    return path
  }

  private func add(_ box: CGRect, _ path: inout Path, top: CGFloat, bottom: CGFloat) {
    let shape = UnevenRoundedRectangle(
      topLeadingRadius: top, bottomLeadingRadius: bottom, bottomTrailingRadius: bottom,
      topTrailingRadius: top)
    path.addPath(shape.path(in: box))
  }

  /// The lines between rows, by their colours.
  func separators(thickness: CGFloat) -> [(tint: Color?, path: Path)] {
    var result: [(tint: Color?, path: Path)] = []
    for group in groups {
      for (row, next) in zip(group, group.dropFirst()) {
        if row.row.hiddenSeparators.contains(.bottom) { continue }
        if next.row.hiddenSeparators.contains(.top) { continue }
        let start = isMirrored ? row.box.minX : row.content.minX
        let end = isMirrored ? row.content.maxX : row.box.maxX
        let line = CGRect(
          x: start, y: row.box.maxY - thickness, width: end - start, height: thickness)
        if let place = result.firstIndex(where: { $0.tint == row.row.separatorTint }) {
          result[place].path.addRect(line)
        } else {
          result.append((row.row.separatorTint, Path(line)))
        }
      }
    }
    return result
  }
}

/// What is behind the rows of a list.
nonisolated struct ListFills: View {
  let rows: [ListRow]
  let look: ListLook
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    if let fill = look.fill {
      GeometryReader { proxy in
        let rows = PlacedRows(rows, look: look, direction: direction, in: proxy)
        FixedPath(path: rows.fills(cornerRadius: look.cornerRadius)).fill(fill)
      }
    }
  }
}

/// The lines between the rows of a list.
nonisolated struct ListSeparators: View {
  let rows: [ListRow]
  let look: ListLook
  @Environment(\.displayScale) private var displayScale
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    GeometryReader { proxy in
      let lines = PlacedRows(rows, look: look, direction: direction, in: proxy)
        .separators(thickness: 1 / displayScale)
      ForEach(lines.indices, id: \.self) { index in
        FixedPath(path: lines[index].path).fill(lines[index].tint ?? SemanticColor.separator)
      }
    }
  }
}

/// A path as it is, from the upper left corner of the view on.
nonisolated private struct FixedPath: Shape {
  let path: Path

  func path(in rect: CGRect) -> Path { path.offsetBy(dx: rect.minX, dy: rect.minY) }
}
