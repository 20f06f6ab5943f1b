import GalleyGeometry
import GalleyViews

nonisolated extension List where SelectionValue == Never {
  /// A row for each element.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(rows: ForEach(data, content: rowContent))
  }

  /// A row for each element, with its identity at a key path.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(rows: ForEach(data, id: id, content: rowContent))
  }

  /// A row for each number of a range.
  public init<RowContent: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(rows: ForEach(data, content: rowContent))
  }
}

nonisolated extension List {
  /// A row for each element.
  public init<Data: RandomAccessCollection, Selection: _ListSelection, RowContent: View>(
    _ data: Data, selection: Binding<Selection>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable,
    Selection.SelectedValue == SelectionValue
  {
    self.init(
      rows: ForEach(data, content: rowContent), selector: ListSelector(selection))
  }

  /// A row for each element, with its identity at a key path.
  public init<
    Data: RandomAccessCollection, ID: Hashable, Selection: _ListSelection, RowContent: View
  >(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Selection>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent>, Selection.SelectedValue == SelectionValue {
    self.init(
      rows: ForEach(data, id: id, content: rowContent),
      selector: ListSelector(selection))
  }

  /// A row for each number of a range.
  public init<Selection: _ListSelection, RowContent: View>(
    _ data: Range<Int>, selection: Binding<Selection>?,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  )
  where
    Content == ForEach<Range<Int>, Int, RowContent>, Selection.SelectedValue == SelectionValue
  {
    self.init(
      rows: ForEach(data, content: rowContent), selector: ListSelector(selection))
  }
}
