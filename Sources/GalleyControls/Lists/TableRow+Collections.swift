import GalleyGeometry
import GalleyViews

// Views come first: the compiler need not look here for them.

/// Rows of the elements of a collection.
nonisolated extension ForEach: TableRowContent, PrimitiveTableRowContent
where Content: TableRowContent {
  /// The type of the values of which the rows show something.
  public typealias TableRowValue = Content.TableRowValue
  public typealias TableRowBody = Never

  public var _tableRows: [_TableRowPart<Content.TableRowValue>] {
    data.flatMap { content($0)._tableRows }
  }

  /// Rows of each element, told apart by `id`.
  @_disfavoredOverload
  public init<Value>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TableRowBuilder<Value> content: @escaping (Data.Element) -> Content
  ) where Content.TableRowValue == Value {
    self.init(data: data, content: content, identity: { $0[keyPath: id] })
  }
}

nonisolated extension ForEach
where Content: TableRowContent, Data.Element: Identifiable, ID == Data.Element.ID {
  /// Rows of each element, told apart by the element's own id.
  @_disfavoredOverload
  public init<Value>(
    _ data: Data, @TableRowBuilder<Value> content: @escaping (Data.Element) -> Content
  ) where Content.TableRowValue == Value {
    self.init(data: data, content: content, identity: { $0.id })
  }

  /// A row for each element, with the element as its value.
  public init(_ data: Data) where Content == TableRow<Data.Element> {
    self.init(data: data, content: { TableRow($0) }, identity: { $0.id })
  }
}

nonisolated extension ForEach where Content: TableRowContent, Data == Range<Int>, ID == Int {
  /// Rows of a range that does not change.
  @_disfavoredOverload
  public init<Value>(
    _ data: Range<Int>, @TableRowBuilder<Value> content: @escaping (Int) -> Content
  ) where Content.TableRowValue == Value {
    self.init(data: data, content: content, identity: { $0 })
  }
}

/// Rows below a header.
nonisolated extension Section: TableRowContent, PrimitiveTableRowContent
where Parent: View, Content: TableRowContent, Footer: View {
  /// The type of the values of which the rows show something.
  public typealias TableRowValue = Content.TableRowValue
  public typealias TableRowBody = Never

  public var _tableRows: [_TableRowPart<Content.TableRowValue>] {
    [_TableRowPart(header: AnyView(header), footer: AnyView(footer), rows: content._tableRows)]
  }

  /// Rows of a table with a header and a footer.
  @_disfavoredOverload
  public init<Value>(
    @TableRowBuilder<Value> content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) where Content.TableRowValue == Value {
    self.init(header: header(), footer: footer(), content: content())
  }
}

nonisolated extension Section where Content: TableRowContent, Parent: View, Footer == EmptyView {
  /// Rows of a table with a header.
  @_disfavoredOverload
  public init<Value>(
    @TableRowBuilder<Value> content: () -> Content, @ViewBuilder header: () -> Parent
  ) where Content.TableRowValue == Value {
    self.init(header: header(), footer: EmptyView(), content: content())
  }
}

nonisolated extension Section
where Content: TableRowContent, Parent == EmptyView, Footer == EmptyView {
  /// Rows of a table that belong together.
  @_disfavoredOverload
  public init<Value>(@TableRowBuilder<Value> content: () -> Content)
  where Content.TableRowValue == Value {
    self.init(header: EmptyView(), footer: EmptyView(), content: content())
  }
}

nonisolated extension Section where Content: TableRowContent, Parent == Text, Footer == EmptyView {
  /// Rows of a table with a localized title.
  @_disfavoredOverload
  public init<Value>(
    _ titleKey: LocalizedStringKey, @TableRowBuilder<Value> content: () -> Content
  ) where Content.TableRowValue == Value {
    self.init(header: Text(titleKey), footer: EmptyView(), content: content())
  }

  /// Rows of a table with a title that is not localized.
  @_disfavoredOverload
  public init<Value>(
    _ title: some StringProtocol, @TableRowBuilder<Value> content: () -> Content
  ) where Content.TableRowValue == Value {
    self.init(header: Text(title), footer: EmptyView(), content: content())
  }
}

nonisolated extension TableRowContent {
  /// Opens a menu at the rows, as `View.contextMenu(menuItems:)` does.
  public func contextMenu<Items: View>(
    @ViewBuilder menuItems: () -> Items
  ) -> some TableRowContent<TableRowValue> {
    let items = menuItems()
    return changed { AnyView($0.contextMenu { items }) }
  }

  /// Whether a tap on the rows does not select them.
  public func selectionDisabled(
    _ isDisabled: Bool = true
  ) -> some TableRowContent<TableRowValue> {
    changed { AnyView($0.selectionDisabled(isDisabled)) }
  }

  /// A finger takes a value along that moves on the rows.
  public func draggable<T: Transferable>(
    _ payload: @autoclosure @escaping () -> T
  ) -> some TableRowContent<TableRowValue> {
    changed { AnyView($0.draggable(payload())) }
  }

  /// Name only: nothing is taken along.
  public func itemProvider(
    _ action: (() -> NSItemProvider?)?
  ) -> some TableRowContent<TableRowValue> { _TableRows(_tableRows: _tableRows) }

  private func changed(_ change: @escaping (AnyView) -> AnyView) -> _TableRows<TableRowValue> {
    _TableRows(_tableRows: _tableRows.map { $0.changed(change) })
  }
}
