import GalleyGeometry
import GalleyViews

nonisolated extension List where SelectionValue == Never {
  /// Rows with rows within them, closed at rest: only the first level is drawn.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<Data, Data.Element.ID, RowContent, RowContent, EmptyView>,
    Data.Element: Identifiable
  {
    self.init(rows: OutlineGroup(data, children: children, content: rowContent))
  }

  /// Rows with rows within them, closed at rest: only the first level is drawn.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == OutlineGroup<Data, ID, RowContent, RowContent, EmptyView> {
    self.init(rows: OutlineGroup(data, id: id, children: children, content: rowContent))
  }
}

nonisolated extension List {
  /// Rows with rows within them, closed at rest: only the first level is drawn.
  public init<Data: RandomAccessCollection, Selection: _ListSelection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Selection>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<Data, Data.Element.ID, RowContent, RowContent, EmptyView>,
    Data.Element: Identifiable, Selection.SelectedValue == SelectionValue
  {
    self.init(
      rows: OutlineGroup(data, children: children, content: rowContent),
      selector: ListSelector(selection))
  }

  /// Rows with rows within them, closed at rest: only the first level is drawn.
  public init<
    Data: RandomAccessCollection, ID: Hashable, Selection: _ListSelection, RowContent: View
  >(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    selection: Binding<Selection>?, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<Data, ID, RowContent, RowContent, EmptyView>,
    Selection.SelectedValue == SelectionValue
  {
    self.init(
      rows: OutlineGroup(data, id: id, children: children, content: rowContent),
      selector: ListSelector(selection))
  }
}
