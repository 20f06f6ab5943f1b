/// What several cells have in common.
enum Shared<Value: Equatable & Sendable>: Equatable, Sendable {
  /// There is no cell.
  case none
  case same(Value)
  /// The cells differ; the value is the first one's.
  case different(first: Value)

  init(_ values: [Value]) {
    guard let first = values.first else {
      self = .none
      return
    }
    self = values.allSatisfy { $0 == first } ? .same(first) : .different(first: first)
  }

  /// Nil where there is none, or where the cells differ.
  var common: Value? {
    if case .same(let value) = self { value } else { nil }
  }

  var first: Value? {
    switch self {
    case .none: nil
    case .same(let value), .different(let value): value
    }
  }

  var differs: Bool {
    if case .different = self { true } else { false }
  }
}

extension GridDocument {
  func shared<Value: Equatable & Sendable>(
    _ path: KeyPath<Cell, Value>, in ids: Set<CellID>
  ) -> Shared<Value> {
    Shared(cells.filter { ids.contains($0.id) }.map { $0[keyPath: path] })
  }

  func sharedRows<Value: Equatable & Sendable>(
    _ path: KeyPath<Row, Value>, of ids: Set<CellID>
  ) -> Shared<Value> {
    Shared(
      rows.filter { $0.cells.contains { ids.contains($0.id) } }.map { $0[keyPath: path] })
  }
}
