import GalleyGeometry
import GalleyViews

/// The sort order of a table without its type.
nonisolated struct TableSorter<Value> {
  /// How a column stands in the order: nil where another one is first, or none.
  let direction: (_TableColumnSort<Value>) -> SortOrder?
  /// A column's label was tapped.
  let tap: (_TableColumnSort<Value>) -> Void

  /// What sorts by a column that is tapped becomes the first of the order, from small to large; the others stay behind it,
  /// which is assumed. Of what is first already the direction is turned around.
  init<Sort: SortComparator>(_ binding: Binding<[Sort]>) where Sort.Compared == Value {
    direction = { column in
      guard let first = binding.wrappedValue.first, column.matches(first) else { return nil }
      return first.order
    }
    tap = { column in
      var order = binding.wrappedValue
      if let first = order.first, column.matches(first) {
        order[0].order = first.order == .forward ? .reverse : .forward
      } else if let comparator = column.comparator as? Sort {
        order.removeAll { column.matches($0) }
        order.insert(comparator, at: 0)
      } else {
        return
      }
      binding.wrappedValue = order
    }
  }
}

/// What a column sorts by.
nonisolated struct _TableColumnSort<Value> {
  /// From small to large.
  let comparator: any SortComparator<Value>

  /// Whether an element of the sort order is the column's: of the same property, or equal but for its direction.
  func matches<Sort: SortComparator>(_ other: Sort) -> Bool where Sort.Compared == Value {
    if let own = comparator as? KeyPathComparator<Value>,
      let other = other as? KeyPathComparator<Value>
    {
      return own.keyPath == other.keyPath
    }
    guard var own = comparator as? Sort else { return false }
    own.order = other.order
    return own == other
  }
}

/// The label of a column, with an arrow where the table is sorted by it.
nonisolated struct TableColumnLabel<Value>: View {
  let column: _TableColumnPart<Value>
  let sorter: TableSorter<Value>?

  var body: some View {
    if let sorter, let sort = column.sort {
      Button {
        sorter.tap(sort)
      } label: {
        HStack(spacing: 4) {
          column.label
          if let direction = sorter.direction(sort) {
            Image(systemName: direction == .forward ? "chevron.up" : "chevron.down")
              .imageScale(.small)
          }
        }
      }
      .buttonStyle(.plain)
    } else {
      column.label
    }
  }
}
