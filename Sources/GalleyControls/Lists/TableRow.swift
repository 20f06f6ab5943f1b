import GalleyGeometry
import GalleyViews

/// Rows of a table.
@MainActor @preconcurrency
public protocol TableRowContent<TableRowValue> {
  /// The type of the values of which the rows show something.
  associatedtype TableRowValue: Identifiable
  /// The type of the rows in `tableRowBody`.
  associatedtype TableRowBody: TableRowContent
  /// The rows that these ones are made of.
  @TableRowBuilder<TableRowBody.TableRowValue> var tableRowBody: TableRowBody { get }

  /// What the table draws of the rows; the default draws those of `tableRowBody`.
  nonisolated var _tableRows: [_TableRowPart<TableRowValue>] { get }
}

extension TableRowContent where TableRowBody.TableRowValue == TableRowValue {
  public nonisolated var _tableRows: [_TableRowPart<TableRowValue>] {
    onAnyActor(self) { $0.tableRowBody }._tableRows
  }
}

/// What a table draws of a row, or of a section with rows.
nonisolated public struct _TableRowPart<RowValue: Identifiable> {
  enum Content {
    /// - Parameter change: makes of the row's view what its modifiers say.
    case row(RowValue, change: (AnyView) -> AnyView)
    case section(header: AnyView, footer: AnyView, rows: [_TableRowPart])
  }
  let content: Content

  init(_ value: RowValue) { content = .row(value) { $0 } }
  init(header: AnyView, footer: AnyView, rows: [_TableRowPart]) {
    content = .section(header: header, footer: footer, rows: rows)
  }
  private init(content: Content) { self.content = content }

  /// The same rows, each with another modifier around it.
  func changed(_ change: @escaping (AnyView) -> AnyView) -> _TableRowPart {
    switch content {
    case .row(let value, let inner):
      _TableRowPart(content: .row(value) { change(inner($0)) })
    case .section(let header, let footer, let rows):
      _TableRowPart(header: header, footer: footer, rows: rows.map { $0.changed(change) })
    }
  }
}

nonisolated extension Never: TableRowContent, PrimitiveTableRowContent {
  /// Such a row cannot be made.
  public typealias TableRowValue = Never
  public typealias TableRowBody = Never
  public var _tableRows: [_TableRowPart<Never>] { [] }
}

/// Rows that Galley collects itself.
nonisolated protocol PrimitiveTableRowContent: TableRowContent where TableRowBody == Never {}

nonisolated extension PrimitiveTableRowContent {
  public var tableRowBody: Never { preconditionFailure("\(Self.self) has no rows of its own") }
}

/// A row of a table.
nonisolated public struct TableRow<Value: Identifiable>: PrimitiveTableRowContent {
  /// The type of the value.
  public typealias TableRowValue = Value
  private let value: Value

  /// A row with a value, from which the columns make their views.
  public init(_ value: Value) { self.value = value }

  public var _tableRows: [_TableRowPart<Value>] { [_TableRowPart(value)] }
}

/// Rows one after the other.
nonisolated public struct _TableRows<Value: Identifiable>: PrimitiveTableRowContent {
  public typealias TableRowValue = Value
  public let _tableRows: [_TableRowPart<Value>]
}

/// Makes the rows of a table of the statements of a closure.
@resultBuilder
public enum TableRowBuilder<Value: Identifiable> {
  /// The rows of a statement.
  public static func buildExpression<Rows: TableRowContent>(
    _ rows: Rows
  ) -> _TableRows<Value> where Rows.TableRowValue == Value {
    _TableRows(_tableRows: rows._tableRows)
  }

  /// The rows of all statements, in order.
  public static func buildBlock(_ rows: _TableRows<Value>...) -> _TableRows<Value> {
    _TableRows(_tableRows: rows.flatMap(\._tableRows))
  }

  /// The rows of an `if` without `else`; none if its condition is false.
  public static func buildOptional(_ rows: _TableRows<Value>?) -> _TableRows<Value> {
    rows ?? _TableRows(_tableRows: [])
  }

  /// The rows of a condition that is true.
  public static func buildEither(first: _TableRows<Value>) -> _TableRows<Value> { first }

  /// The rows of a condition that is false.
  public static func buildEither(second: _TableRows<Value>) -> _TableRows<Value> { second }

  /// The rows of a loop, in order.
  public static func buildArray(_ rows: [_TableRows<Value>]) -> _TableRows<Value> {
    _TableRows(_tableRows: rows.flatMap(\._tableRows))
  }

  /// The rows of a branch that asks for a version of the system.
  public static func buildLimitedAvailability(_ rows: _TableRows<Value>) -> _TableRows<Value> {
    rows
  }
}
