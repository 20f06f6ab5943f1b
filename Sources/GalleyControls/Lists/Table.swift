import GalleyGeometry
import GalleyLayout
import GalleyViews

/// Rows with columns below their labels. Rows are in the order of the data.
public struct Table<Value: Identifiable, Rows, Columns> {
  private let values: [Value]
  private let columns: [_TableColumnPart<Value>]
  @Environment(\.isTableHeaderHidden) private var isHeaderHidden

  init(values: [Value], columns: [_TableColumnPart<Value>]) {
    self.values = values
    self.columns = columns
  }
}

nonisolated extension Table: View {
  public var body: some View {
    ListBody(content: rows, plainName: "Table").listStyle(.plain)
  }

  @ViewBuilder private var rows: some View {
    if !isHeaderHidden {
      cells { $0.label }
        .font(.subheadline.weight(.semibold))
        .foregroundStyle(Color.secondary)
    }
    ForEach(values) { value in cells { $0.cell(value) } }
  }

  private func cells(_ view: @escaping (_TableColumnPart<Value>) -> AnyView) -> some View {
    HStack(spacing: 12) {
      ForEach(columns.indices, id: \.self) { index in
        TableCell(
          content: view(columns[index]), width: columns[index].width,
          minimum: columns[index].minimumWidth, maximum: columns[index].maximumWidth)
      }
    }
  }
}

/// A view in its column.
nonisolated private struct TableCell: View {
  let content: AnyView
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

nonisolated extension Table where Rows == _TableRows<Value>, Columns == _TableColumns<Value> {
  /// A row for each element, below the labels of the columns, drawn plainly, with a warning.
  public init<Data: RandomAccessCollection>(
    _ data: Data, @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Data.Element == Value {
    self.init(values: Array(data), columns: columns()._parts)
  }

  /// - Parameter selection: not shown.
  public init<Data: RandomAccessCollection, Selection: _ListSelection>(
    _ data: Data, selection: Binding<Selection>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Data.Element == Value, Selection.SelectedValue == Value.ID {
    self.init(data, columns: columns)
  }

  /// - Parameter sortOrder: not shown: rows are in the order of the data.
  public init<Data: RandomAccessCollection, Sort>(
    _ data: Data, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Data.Element == Value {
    self.init(values: Array(data), columns: columns()._parts)
  }

  /// - Parameters:
  ///   - selection: not shown.
  ///   - sortOrder: not shown: rows are in the order of the data.
  public init<Data: RandomAccessCollection, Selection: _ListSelection, Sort>(
    _ data: Data, selection: Binding<Selection>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Data.Element == Value, Selection.SelectedValue == Value.ID {
    self.init(values: Array(data), columns: columns()._parts)
  }

  /// A table with single rows, in the order of `rows`.
  public init(
    of valueType: Value.Type, @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(values: rows().values, columns: columns()._parts)
  }
}

/// A row of a table.
nonisolated public struct TableRow<Value: Identifiable> {
  let value: Value
  /// A row with a value, from which the columns make their views.
  public init(_ value: Value) { self.value = value }
}

/// Rows one after the other.
nonisolated public struct _TableRows<Value: Identifiable> {
  let values: [Value]
}

/// Makes the rows of a table of the statements of a closure.
@resultBuilder
public enum TableRowBuilder<Value: Identifiable> {
  /// The single row of a statement.
  public static func buildExpression(_ row: TableRow<Value>) -> _TableRows<Value> {
    _TableRows(values: [row.value])
  }

  /// The rows of all statements, in order.
  public static func buildBlock(_ rows: _TableRows<Value>...) -> _TableRows<Value> {
    _TableRows(values: rows.flatMap(\.values))
  }

  /// The rows of an `if` without `else`; none if its condition is false.
  public static func buildOptional(_ rows: _TableRows<Value>?) -> _TableRows<Value> {
    rows ?? _TableRows(values: [])
  }

  /// The rows of a loop, in order.
  public static func buildArray(_ rows: [_TableRows<Value>]) -> _TableRows<Value> {
    _TableRows(values: rows.flatMap(\.values))
  }
}

/// How tables look: one of the styles below, which are drawn alike.
@MainActor @preconcurrency
public protocol TableStyle {}

/// The style of the place.
nonisolated public struct AutomaticTableStyle: TableStyle, Sendable {
  /// The same style as `.automatic`.
  public init() {}
}

/// A table with room at both sides.
nonisolated public struct InsetTableStyle: TableStyle, Sendable {
  /// The same style as `.inset`.
  public init() {}
}

/// A table with a line around it.
nonisolated public struct BorderedTableStyle: TableStyle, Sendable {
  /// The same style as `.bordered`.
  public init() {}
}

nonisolated extension TableStyle where Self == AutomaticTableStyle {
  /// Rows from side to side below the labels of the columns.
  public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}

nonisolated extension TableStyle where Self == InsetTableStyle {
  /// On an image, the same look as `.automatic`.
  public static var inset: InsetTableStyle { InsetTableStyle() }
}

nonisolated extension TableStyle where Self == BorderedTableStyle {
  /// On an image, the same look as `.automatic`: there is no border.
  public static var bordered: BorderedTableStyle { BorderedTableStyle() }
}

nonisolated extension EnvironmentValues {
  @Entry var isTableHeaderHidden: Bool = false
}

nonisolated extension View {
  /// Name only: tables are all drawn alike.
  public func tableStyle<S: TableStyle>(_ style: S) -> some View { self }

  /// Whether tables show the labels of their columns.
  public func tableColumnHeaders(_ visibility: Visibility) -> some View {
    changingEnvironment { $0.isTableHeaderHidden = visibility == .hidden }
  }
}
