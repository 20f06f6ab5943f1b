import GalleyGeometry
import GalleyViews

nonisolated extension Table where Rows == _TableRows<Value>, Columns == _TableColumns<Value> {
  /// A row for each element, below the labels of the columns, drawn plainly, with a warning.
  public init<Data: RandomAccessCollection>(
    _ data: Data, @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Data.Element == Value {
    self.init(rows: data.map { _TableRowPart($0) }, columns: columns()._parts)
  }

  /// A row for each element.
  /// - Parameter selection: the id of the row that is selected, or a set of ids.
  public init<Data: RandomAccessCollection, Selection: _ListSelection>(
    _ data: Data, selection: Binding<Selection>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Data.Element == Value, Selection.SelectedValue == Value.ID {
    self.init(
      rows: data.map { _TableRowPart($0) }, columns: columns()._parts,
      selector: ListSelector(selection))
  }

  /// A row for each element, in the order of the data.
  /// - Parameter sortOrder: what the labels of the columns show, and change when they are tapped.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Data.Element == Value, Sort.Compared == Value {
    self.init(
      rows: data.map { _TableRowPart($0) }, columns: columns()._parts,
      sorter: TableSorter(sortOrder))
  }

  /// A row for each element, in the order of the data.
  /// - Parameters:
  ///   - selection: the id of the row that is selected, or a set of ids.
  ///   - sortOrder: what the labels of the columns show, and change when they are tapped.
  public init<Data: RandomAccessCollection, Selection: _ListSelection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Selection>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Data.Element == Value, Selection.SelectedValue == Value.ID, Sort.Compared == Value {
    self.init(
      rows: data.map { _TableRowPart($0) }, columns: columns()._parts,
      selector: ListSelector(selection), sorter: TableSorter(sortOrder))
  }
}

nonisolated extension Table
where Rows: TableRowContent, Rows.TableRowValue == Value, Columns == _TableColumns<Value> {
  /// A table with the rows of a closure, in their order.
  public init(
    of valueType: Value.Type, @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(rows: rows()._tableRows, columns: columns()._parts)
  }

  /// A table with the rows of a closure, in their order.
  /// - Parameter selection: the id of the row that is selected, or a set of ids.
  public init<Selection: _ListSelection>(
    of valueType: Value.Type, selection: Binding<Selection>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Selection.SelectedValue == Value.ID {
    self.init(
      rows: rows()._tableRows, columns: columns()._parts, selector: ListSelector(selection))
  }

  /// A table with the rows of a closure, in their order.
  /// - Parameter sortOrder: what the labels of the columns show, and change when they are tapped.
  public init<Sort: SortComparator>(
    of valueType: Value.Type, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Sort.Compared == Value {
    self.init(
      rows: rows()._tableRows, columns: columns()._parts, sorter: TableSorter(sortOrder))
  }

  /// A table with the rows of a closure, in their order.
  /// - Parameters:
  ///   - selection: the id of the row that is selected, or a set of ids.
  ///   - sortOrder: what the labels of the columns show, and change when they are tapped.
  public init<Selection: _ListSelection, Sort: SortComparator>(
    of valueType: Value.Type, selection: Binding<Selection>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Selection.SelectedValue == Value.ID, Sort.Compared == Value {
    self.init(
      rows: rows()._tableRows, columns: columns()._parts, selector: ListSelector(selection),
      sorter: TableSorter(sortOrder))
  }
}
