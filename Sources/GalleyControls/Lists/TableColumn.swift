import GalleyGeometry
import GalleyViews

/// One column of a table or several.
@MainActor @preconcurrency
public protocol TableColumnContent<TableRowValue> {
  /// The type of the values of which the columns show something.
  associatedtype TableRowValue: Identifiable
  nonisolated var _parts: [_TableColumnPart<TableRowValue>] { get }
}

/// What a table draws of a column.
nonisolated public struct _TableColumnPart<RowValue> {
  let label: AnyView
  let cell: (RowValue) -> AnyView
  /// What rows are sorted by where the label is tapped; nil is nothing.
  var sort: _TableColumnSort<RowValue>?
  /// Points; nil shares the room with the other columns.
  var width: CGFloat?
  var minimumWidth: CGFloat?
  var maximumWidth: CGFloat?
}

/// A column of a table: a label, and a view for each row.
nonisolated public struct TableColumn<RowValue: Identifiable, Sort, Content: View, Label: View>:
  TableColumnContent
{
  /// The type of the values of which the column shows something.
  public typealias TableRowValue = RowValue
  private var part: _TableColumnPart<RowValue>

  public var _parts: [_TableColumnPart<RowValue>] { [part] }

  init(
    label: Label, sort: (any SortComparator<RowValue>)? = nil,
    content: @escaping (RowValue) -> Content
  ) {
    part = _TableColumnPart(
      label: AnyView(label), cell: { AnyView(content($0)) },
      sort: sort.map { _TableColumnSort(comparator: $0) })
  }

  /// A column of a width in points; nil shares the room with the other columns.
  public func width(_ width: CGFloat? = nil) -> TableColumn {
    var result = self
    result.part.width = width
    return result
  }

  /// A column with limits of its width in points.
  public func width(
    min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil
  ) -> TableColumn {
    var result = self
    result.part.minimumWidth = min
    result.part.maximumWidth = max
    return result
  }

  /// No effect: columns are not hidden in an image.
  public func customizationID(_ id: String) -> TableColumn { self }
}

nonisolated extension TableColumn where Label == Text, Sort == Never {
  /// A column with a localized label and a view for each row.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleKey), content: content)
  }

  /// A column with a label that is not localized and a view for each row.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(title), content: content)
  }

  /// A column with a text as its label and a view for each row.
  public init(_ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(label: text, content: content)
  }
}

nonisolated extension TableColumn where Label == Text, Sort == Never {
  /// A column with a view for each row, by whose property rows can be sorted.
  public init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleKey), sort: KeyPathComparator(value), content: content)
  }

  /// A column with a view for each row, by whose property rows can be sorted; rows without it come last.
  public init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V?> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleKey), sort: KeyPathComparator(value), content: content)
  }

  /// A column with a view for each row, by whose property rows can be sorted, in the order of a comparator.
  public init<V, Comparator: SortComparator>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V> & Sendable, comparator: Comparator,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where Comparator.Compared == V {
    self.init(
      label: Text(titleKey), sort: KeyPathComparator(value, comparator: comparator),
      content: content)
  }

  /// A column with a label that is not localized and a view for each row, by whose property rows can be sorted.
  @_disfavoredOverload
  public init<V: Comparable>(
    _ title: some StringProtocol, value: KeyPath<RowValue, V> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(title), sort: KeyPathComparator(value), content: content)
  }
}

nonisolated extension TableColumn
where Label == Text, Sort: SortComparator, Sort.Compared == RowValue {
  /// A column with a view for each row, by which rows can be sorted as a comparator says.
  public init(
    _ titleKey: LocalizedStringKey, sortUsing comparator: Sort,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleKey), sort: comparator, content: content)
  }
}

nonisolated extension TableColumn where Label == Text, Sort == Never, Content == Text {
  /// A column with a localized label and a text of each row, which is not localized. Rows can be sorted by it.
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String> & Sendable) {
    self.init(label: Text(titleKey), sort: KeyPathComparator(value)) {
      Text(verbatim: $0[keyPath: value])
    }
  }

  /// A column with a label and a text of each row, neither of them localized. Rows can be sorted by it.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, value: KeyPath<RowValue, String> & Sendable) {
    self.init(label: Text(title), sort: KeyPathComparator(value)) {
      Text(verbatim: $0[keyPath: value])
    }
  }
}

/// Columns one after the other.
nonisolated public struct _TableColumns<RowValue: Identifiable>: TableColumnContent {
  public typealias TableRowValue = RowValue
  public let _parts: [_TableColumnPart<RowValue>]
}

/// Makes the columns of a table of the statements of a closure.
@resultBuilder
public enum TableColumnBuilder<RowValue: Identifiable, Sort> {
  /// The column of a statement.
  public static func buildExpression<Column: TableColumnContent>(
    _ column: Column
  ) -> _TableColumns<RowValue> where Column.TableRowValue == RowValue {
    _TableColumns(_parts: column._parts)
  }

  /// The columns of all statements, in order.
  public static func buildBlock(_ columns: _TableColumns<RowValue>...) -> _TableColumns<RowValue> {
    _TableColumns(_parts: columns.flatMap(\._parts))
  }

  /// The columns of an `if` without `else`; none if its condition is false.
  public static func buildOptional(_ columns: _TableColumns<RowValue>?) -> _TableColumns<RowValue> {
    columns ?? _TableColumns(_parts: [])
  }

  /// The columns of a condition that is true.
  public static func buildEither(first: _TableColumns<RowValue>) -> _TableColumns<RowValue> {
    first
  }

  /// The columns of a condition that is false.
  public static func buildEither(second: _TableColumns<RowValue>) -> _TableColumns<RowValue> {
    second
  }

  /// The columns of a branch that asks for a version of the system.
  public static func buildLimitedAvailability(
    _ columns: _TableColumns<RowValue>
  ) -> _TableColumns<RowValue> { columns }
}
