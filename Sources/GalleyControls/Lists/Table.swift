import GalleyGeometry
import GalleyLayout
import GalleyViews

/// Rows with columns below their labels. Rows are in the order of the data.
///
/// A row of a table with a selection is selected by a tap, as in a `List`. With a sort order, a tap on the label of a
/// column puts what sorts by it first, and another tap turns it around; the rows stay as they are until code sorts the
/// data. Where the horizontal size class is compact there are no labels, and only the first column.
public struct Table<Value: Identifiable, Rows, Columns> {
  private let parts: [_TableRowPart<Value>]
  private let columns: [_TableColumnPart<Value>]
  private let selector: ListSelector?
  private let sorter: TableSorter<Value>?
  @State private var anchor = SelectionAnchor()
  @Environment(\.isTableHeaderHidden) private var isHeaderHidden
  @Environment(\.horizontalSizeClass) private var sizeClass

  init(
    rows: [_TableRowPart<Value>], columns: [_TableColumnPart<Value>],
    selector: ListSelector? = nil, sorter: TableSorter<Value>? = nil
  ) {
    parts = rows
    self.columns = columns
    self.selector = selector
    self.sorter = sorter
  }
}

nonisolated extension Table: View {
  public var body: some View {
    ListBody(
      content: rows, plainName: "Table", selector: selector?.read(extendingFrom: anchor)
    )
    .listStyle(.plain)
  }

  /// Apple's documentation of `Table`: headers and all columns after the first are hidden.
  private var isCompact: Bool { sizeClass == .compact }
  private var shownColumns: [_TableColumnPart<Value>] {
    isCompact ? Array(columns.prefix(1)) : columns
  }

  @ViewBuilder private var rows: some View {
    if !isHeaderHidden, !isCompact {
      TableCells(columns: shownColumns) { TableColumnLabel(column: $0, sorter: sorter) }
        .font(.subheadline.weight(.semibold))
        .defaultForegroundStyle(Color.secondary)
    }
    TablePartRows(parts: parts, columns: shownColumns)
  }
}

/// The rows of a table, or of a section of one.
nonisolated private struct TablePartRows<Value: Identifiable>: View {
  let parts: [_TableRowPart<Value>]
  let columns: [_TableColumnPart<Value>]

  private struct Placed: Identifiable {
    let id: AnyHashable
    let content: _TableRowPart<Value>.Content
  }
  private struct SectionPlace: Hashable { let index: Int }

  private var placed: [Placed] {
    parts.enumerated().map { index, part in
      switch part.content {
      case .row(let value, _): Placed(id: value.id, content: part.content)
      case .section: Placed(id: SectionPlace(index: index), content: part.content)
      }
    }
  }

  var body: some View {
    ForEach(placed) { part in
      switch part.content {
      case .row(let value, let change):
        change(AnyView(TableCells(columns: columns) { $0.cell(value) }))
      case .section(let header, let footer, let rows):
        Section {
          AnyView(TablePartRows(parts: rows, columns: columns))
        } header: {
          header
        } footer: {
          footer
        }
      }
    }
  }
}

/// A view in each column.
nonisolated private struct TableCells<Value, Cell: View>: View {
  let columns: [_TableColumnPart<Value>]
  let cell: (_TableColumnPart<Value>) -> Cell

  var body: some View {
    HStack(spacing: 12) {
      ForEach(columns.indices, id: \.self) { index in
        TableCell(
          content: cell(columns[index]), width: columns[index].width,
          minimum: columns[index].minimumWidth, maximum: columns[index].maximumWidth)
      }
    }
  }
}

/// A view in its column.
nonisolated private struct TableCell<Content: View>: View {
  let content: Content
  /// Points; nil takes a share of the room.
  let width: CGFloat?
  let minimum: CGFloat?
  let maximum: CGFloat?

  var body: some View {
    if let width {
      content.frame(width: width, alignment: .leading)
    } else {
      content.frame(minWidth: minimum, maxWidth: maximum ?? .infinity, alignment: .leading)
    }
  }
}
