import GalleyGeometry
import GalleyGraphics
import GalleyLayout
import GalleyViews

/// How the rows of a list are filled and separated.
nonisolated struct ListLook: Hashable, Sendable {
  /// What is behind a list and its rows.
  enum Background: Hashable, Sendable { case plain, grouped, column }
  /// The lines above the first and below the last row of a section.
  enum EdgeLines: Hashable, Sendable {
    case none
    /// As long as those between the rows.
    case rows
    /// From side to side.
    case bands
  }
  var metrics: ListMetrics
  var ground = Background.plain
  /// Points, at the corners of each group of rows.
  var cornerRadius: CGFloat = 0
  var edgeLines = EdgeLines.none
  /// Whether the list looks as a side bar in the column of a split view.
  var followsColumn = false
  /// Whether headers are large and have symbols to close their sections.
  var isSidebar = false
  /// Whether there are lines between rows.
  var hasLines: Bool { ground != .column }
  var isGrouped: Bool { ground == .grouped }

  /// Behind the whole list.
  var background: Color {
    switch ground {
    case .plain: SemanticColor.background
    case .grouped: SemanticColor.groupedBackground
    case .column: SemanticColor.secondaryBackground
    }
  }

  /// Behind the rows; nil is nothing.
  var fill: Color? { isGrouped ? SemanticColor.secondaryGroupedBackground : nil }

  /// Takes the numbers of a look; narrow phones have smaller margins, tablets and columns smaller insets.
  /// - Parameters:
  ///   - deviceWidth: points of the screen; nil is none that is known.
  ///   - isInColumn: whether the list is in a column of a split view.
  ///   - isTablet: whether the screen is a tablet's.
  mutating func fit(
    _ numbers: LookNumbers, deviceWidth: CGFloat?, isInColumn: Bool, isTablet: Bool
  ) {
    metrics.take(numbers, isGrouped: isGrouped)
    if cornerRadius > 0 { cornerRadius = numbers.groupRadius }
    if ground == .plain, isTablet { setRowInset(numbers.tabletPlainRowInset) }
    guard metrics.margin > 0 else { return }
    if ground == .column {
      metrics.margin = ScreenMetrics.sidebarMargin
      return setRowInset(ScreenMetrics.sidebarMargin)
    }
    let isWide = numbers.isWide(deviceWidth)
    metrics.margin = isWide ? ScreenMetrics.groupMargin : ScreenMetrics.narrowGroupMargin
    let inset = isWide ? ScreenMetrics.groupedRowInset : ScreenMetrics.narrowGroupedRowInset
    setRowInset(isInColumn && isGrouped ? ScreenMetrics.columnRowInset : inset)
  }

  /// - Parameter inset: points at both sides of a row's content.
  private mutating func setRowInset(_ inset: CGFloat) {
    metrics.rowInsets.leading = inset
    metrics.rowInsets.trailing = inset
  }

  /// Margins that are stated around the content of scroll views stand for the list's own.
  mutating func leaveMargins(to stated: Edge.Set) {
    if stated.contains(.top) { metrics.firstGroupTop = 0 }
    if stated.contains(.bottom) { metrics.endSpacing = 0 }
    if stated.contains(.horizontal) { metrics.margin = 0 }
  }

  /// The same list in a split view's column.
  var inColumn: ListLook {
    var look = self
    guard followsColumn else { return look }
    look.ground = .column
    look.isSidebar = true
    look.metrics.sectionSpacing = 0
    look.metrics.headerlessSpacing = ScreenMetrics.groupHeaderSpacing
    return look
  }
}

/// A row with the box that it fills.
nonisolated struct PlacedRow {
  var row: ListRow
  /// The view's own box.
  var content: CGRect
  /// With the insets around it.
  var box: CGRect
  /// The part of the row's width that the line below it takes.
  var line: CGRect
}

/// The boxes of a list's rows, those of one group after the other.
nonisolated struct PlacedRows {
  private var groups: [[PlacedRow]] = []
  /// Whether the list is read from right to left: boxes are in the image's own direction.
  private let isMirrored: Bool
  /// What the lines leave free at their ends, in points.
  private let lineEnd: CGFloat
  /// The same where a row can be moved.
  private let handleEnd: CGFloat

  init(
    _ rows: [ListRow], look: ListLook, direction: LayoutDirection, in proxy: GeometryProxy
  ) {
    isMirrored = direction == .rightToLeft
    lineEnd = look.metrics.lineEnd
    handleEnd = look.metrics.rowInsets.trailing + ScreenMetrics.moveLineEnd
    var group: [PlacedRow] = []
    for row in rows {
      guard row.role == .row, let bounds = row.bounds else {
        if !group.isEmpty { groups.append(group) }
        group = []
        continue
      }
      let box = proxy[bounds]
      let content = row.content.map { proxy[$0] } ?? box
      group.append(
        PlacedRow(
          row: row, content: content, box: box, line: row.line.map { proxy[$0] } ?? content))
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
  func separators(thickness: CGFloat, edges: ListLook.EdgeLines) -> [(tint: Color?, path: Path)] {
    var lines = RowLines(
      thickness: thickness, endGap: lineEnd, handleGap: handleEnd, isMirrored: isMirrored)
    var end: CGFloat?
    for group in groups {
      // Sections that touch have one line between them.
      if edges != .none, let first = group.first, end != first.box.minY {
        lines.add(above: first, isWhole: edges == .bands)
      }
      for (row, next) in zip(group, group.dropFirst()) {
        if next.row.hiddenSeparators.contains(.top) { continue }
        lines.add(below: row)
      }
      if edges != .none, let last = group.last { lines.addEnd(last, isWhole: edges == .bands) }
      end = group.last?.box.maxY
    }
    return lines.result
  }

  /// What rows that fill their boxes themselves have beyond the round corners of their groups, filled by even
  /// and odd.
  func corners(radius: CGFloat) -> Path {
    var path = Path()
    for group in groups {
      guard let first = group.first, let last = group.last else { continue }
      let (top, bottom) = (first.row.hasBackground, last.row.hasBackground)
      guard top || bottom else { continue }
      let box = first.box.union(last.box)
      path.addRect(box)
      add(box, &path, top: top ? radius : 0, bottom: bottom ? radius : 0)
    }
    return path
  }

  /// The boxes of the rows that are selected; those that fill themselves are left out.
  func fills(of selector: ListSelector, cornerRadius: CGFloat, isApart: Bool) -> Path {
    var path = Path()
    for group in groups {
      for (index, row) in group.enumerated() where !row.row.hasBackground {
        guard selector.isSelected(row.row) else { continue }
        add(
          row.box, &path, top: isApart || index == 0 ? cornerRadius : 0,
          bottom: isApart || index == group.count - 1 ? cornerRadius : 0)
      }
    }
    return path
  }

  /// The rows that have accessories of editing.
  var edited: [PlacedRow] { groups.joined().filter { $0.row.edit != ListRowEdit() } }
}

/// Lines of rows, those of one colour together.
nonisolated private struct RowLines {
  let thickness: CGFloat
  /// What a line leaves free at its row's end, in points.
  let endGap: CGFloat
  /// The same of a row that can be moved.
  let handleGap: CGFloat
  let isMirrored: Bool
  private(set) var result: [(tint: Color?, path: Path)] = []

  init(thickness: CGFloat, endGap: CGFloat, handleGap: CGFloat, isMirrored: Bool) {
    self.thickness = thickness
    (self.endGap, self.handleGap) = (endGap, handleGap)
    self.isMirrored = isMirrored
  }

  mutating func add(below row: PlacedRow) {
    if row.row.hiddenSeparators.contains(.bottom) { return }
    add(row, y: row.box.maxY - thickness, isWhole: false)
  }

  mutating func add(above row: PlacedRow, isWhole: Bool) {
    if row.row.hiddenSeparators.contains(.top) || row.row.hiddenSectionLines.contains(.top) {
      return
    }
    add(row, y: row.box.minY, isWhole: isWhole)
  }

  mutating func addEnd(_ row: PlacedRow, isWhole: Bool) {
    if row.row.hiddenSeparators.contains(.bottom) || row.row.hiddenSectionLines.contains(.bottom) {
      return
    }
    add(row, y: row.box.maxY - thickness, isWhole: isWhole)
  }

  private mutating func add(_ row: PlacedRow, y: CGFloat, isWhole: Bool) {
    // A row's line ends where its box does, or as far from that as the look says, unless the row says where.
    let gap = row.row.edit.isMovable ? handleGap : endGap
    var start = isMirrored ? row.box.minX + gap : row.line.minX
    var end = isMirrored ? row.line.maxX : row.box.maxX - gap
    if isMirrored, row.line.minX > row.content.minX + 0.5 { start = row.line.minX }
    if !isMirrored, row.line.maxX < row.content.maxX - 0.5 { end = row.line.maxX }
    if isWhole { (start, end) = (row.box.minX, row.box.maxX) }
    let line = CGRect(x: start, y: y, width: max(0, end - start), height: thickness)
    if let place = result.firstIndex(where: { $0.tint == row.row.separatorTint }) {
      result[place].path.addRect(line)
    } else {
      result.append((row.row.separatorTint, Path(line)))
    }
  }
}

/// What is behind the rows of a list.
struct ListFills {
  let rows: [ListRow]
  let look: ListLook
  @Environment(\.layoutDirection) private var direction
}

nonisolated extension ListFills: View {
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
struct ListSeparators {
  let rows: [ListRow]
  let look: ListLook
  @Environment(\.displayScale) private var displayScale
  @Environment(\.layoutDirection) private var direction
  @Environment(\._systemLook) private var systemLook
}

nonisolated extension ListSeparators: View {
  var body: some View {
    GeometryReader { proxy in
      let lines = PlacedRows(rows, look: look, direction: direction, in: proxy)
        .separators(
          thickness: max(1 / displayScale, look.metrics.lineThickness), edges: look.edgeLines)
      ForEach(lines.indices, id: \.self) { index in
        FixedPath(path: lines[index].path)
          .fill(lines[index].tint ?? Color.rowSeparator(systemLook))
      }
    }
  }
}

/// Takes away what rows have beyond the round corners of their groups.
struct ListCorners {
  let rows: [ListRow]
  let look: ListLook
  @Environment(\.layoutDirection) private var direction
}

nonisolated extension ListCorners: View {
  var body: some View {
    if look.cornerRadius > 0, rows.contains(where: { $0.hasBackground }) {
      GeometryReader { proxy in
        let rows = PlacedRows(rows, look: look, direction: direction, in: proxy)
        FixedPath(path: rows.corners(radius: look.cornerRadius))
          .fill(.black, style: FillStyle(eoFill: true))
      }
      .blendMode(.destinationOut)
    }
  }
}

/// The rows as one layer, where something is taken away from them.
nonisolated struct ListLayer: ViewModifier {
  let look: ListLook

  func body(content: Content) -> some View {
    if look.cornerRadius > 0 { content.compositingGroup() } else { content }
  }
}

/// A path as it is, from the upper left corner of the view on.
nonisolated struct FixedPath: FixedShape {
  let path: Path

  func path(in rect: CGRect) -> Path { path.offsetBy(dx: rect.minX, dy: rect.minY) }
}
