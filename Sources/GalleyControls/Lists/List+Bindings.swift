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
  /// What can be done with the elements.
  private var actions = RowActions()

  init<Data: MutableCollection & RandomAccessCollection>(
    _ data: Binding<Data>, id: KeyPath<Element, ID>, editActions: EditActions<Data>,
    rowContent: @escaping (Binding<Element>) -> RowContent
  ) where Data.Element == Element {
    if editActions.contains(.delete) {
      actions.delete = { places in data.edit { $0.remove(atOffsets: places) } }
    }
    if editActions.contains(.move) {
      actions.move = { places, end in data.edit { $0.move(fromOffsets: places, toOffset: end) } }
    }
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

  public var body: some View {
    let rows = ForEach(elements) { rowContent($0.binding) }
    if actions.edit == ListRowEdit() {
      rows
    } else {
      EditableRows(rows: rows, actions: actions)
    }
  }
}

nonisolated extension Binding where Value: Collection {
  /// Changes the elements as an array. A collection that cannot be made of one stays as it is.
  fileprivate func edit(_ change: (inout [Value.Element]) -> Void) {
    var elements = Array(wrappedValue)
    change(&elements)
    func made<Made: RangeReplaceableCollection>(as type: Made.Type) -> Value? {
      (elements as? [Made.Element]).flatMap { Made($0) as? Value }
    }
    guard let type = Value.self as? any RangeReplaceableCollection.Type,
      let value = made(as: type)
    else { return }
    wrappedValue = value
  }
}

nonisolated extension List where SelectionValue == Never {
  /// - Parameter editActions: what can be done with the rows, as by `onDelete` and `onMove`.
  public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, editActions: EditActions<Data> = [],
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == _BoundRows<Data.Element, Data.Element.ID, RowContent>, Data.Element: Identifiable
  {
    self.init(rows: _BoundRows(data, id: \.id, editActions: editActions, rowContent: rowContent))
  }

  /// - Parameter editActions: what can be done with the rows, as by `onDelete` and `onMove`.
  public init<
    Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View
  >(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data> = [],
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  ) where Content == _BoundRows<Data.Element, ID, RowContent> {
    self.init(rows: _BoundRows(data, id: id, editActions: editActions, rowContent: rowContent))
  }
}

nonisolated extension List {
  /// - Parameter editActions: what can be done with the rows, as by `onDelete` and `onMove`.
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
      rows: _BoundRows(data, id: \.id, editActions: editActions, rowContent: rowContent),
      selector: ListSelector(selection))
  }

  /// - Parameter editActions: what can be done with the rows, as by `onDelete` and `onMove`.
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
      rows: _BoundRows(data, id: id, editActions: editActions, rowContent: rowContent),
      selector: ListSelector(selection))
  }
}
