import GalleyGeometry
import GalleyViews

/// An element of a collection behind a binding, with the element's identity.
nonisolated public struct _BoundElement<Element, ID: Hashable>: Identifiable {
  public let id: ID
  let binding: Binding<Element>
}

/// The rows of a list whose data is a binding.
nonisolated public struct _BoundRows<Element, ID: Hashable, RowContent: View>: View {
  private let elements: [_BoundElement<Element, ID>]
  private let rowContent: (Binding<Element>) -> RowContent

  init<Data: MutableCollection & RandomAccessCollection>(
    _ data: Binding<Data>, id: KeyPath<Element, ID>,
    rowContent: @escaping (Binding<Element>) -> RowContent
  ) where Data.Element == Element {
    let values = data.wrappedValue
    elements = values.indices.map { index in
      let known = values[index]
      let binding = Binding<Element>(
        get: {
          let values = data.wrappedValue
          // The collection may have become shorter since.
          return values.indices.contains(index) ? values[index] : known
        },
        set: { value in
          if data.wrappedValue.indices.contains(index) { data.wrappedValue[index] = value }
        })
      return _BoundElement(id: known[keyPath: id], binding: binding)
    }
    self.rowContent = rowContent
  }

  public var body: some View { ForEach(elements) { rowContent($0.binding) } }
}

nonisolated extension List where SelectionValue == Never {
  /// - Parameter editActions: changes nothing: nobody edits an image.
  public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, editActions: EditActions<Data> = [],
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == _BoundRows<Data.Element, Data.Element.ID, RowContent>, Data.Element: Identifiable
  {
    self.init(rows: _BoundRows(data, id: \.id, rowContent: rowContent))
  }

  /// - Parameter editActions: changes nothing: nobody edits an image.
  public init<
    Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View
  >(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data> = [],
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  ) where Content == _BoundRows<Data.Element, ID, RowContent> {
    self.init(rows: _BoundRows(data, id: id, rowContent: rowContent))
  }
}

nonisolated extension List {
  /// - Parameter editActions: changes nothing: nobody edits an image.
  public init<
    Data: MutableCollection & RandomAccessCollection, Selection: _ListSelection, RowContent: View
  >(
    _ data: Binding<Data>, editActions: EditActions<Data> = [], selection: Binding<Selection>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == _BoundRows<Data.Element, Data.Element.ID, RowContent>, Data.Element: Identifiable,
    Selection.SelectedValue == SelectionValue
  {
    self.init(
      rows: _BoundRows(data, id: \.id, rowContent: rowContent),
      selector: ListSelector(selection))
  }

  /// - Parameter editActions: changes nothing: nobody edits an image.
  public init<
    Data: MutableCollection & RandomAccessCollection, ID: Hashable, Selection: _ListSelection,
    RowContent: View
  >(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data> = [],
    selection: Binding<Selection>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == _BoundRows<Data.Element, ID, RowContent>, Selection.SelectedValue == SelectionValue
  {
    self.init(
      rows: _BoundRows(data, id: id, rowContent: rowContent),
      selector: ListSelector(selection))
  }
}
