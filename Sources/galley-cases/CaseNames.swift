import GalleyGeometry

/// Names views that a case expects somewhere but does not name in its tree.
enum CaseNames {
  /// Gives unnamed leaves the expected names that no view has, in their order: `k0`, `k1`; cells of
  /// a grid are `c` with their row and column, `c6_5`.
  static func complete(_ items: inout [CaseItem], expected: [String]) {
    var taken: Set<String> = []
    var unnamed = 0
    visit(&items) { item, _, _ in
      if let name = item.name { taken.insert(name) } else { unnamed += 1 }
    }
    let free = expected.filter { !taken.contains($0) }.sorted()
    if free.isEmpty { return }
    if free.allSatisfy(isCell) {
      visit(&items) { item, row, column in
        if item.name == nil { item.name = "c\(row)_\(column)" }
      }
    } else if free.count == unnamed {
      var rest = free[...]
      visit(&items) { item, _, _ in
        if item.name == nil { item.name = rest.popFirst() }
      }
    }
  }

  private static func isCell(_ name: String) -> Bool {
    let parts = name.dropFirst().split(separator: "_")
    return name.hasPrefix("c") && parts.count == 2 && parts.allSatisfy { Int($0) != nil }
  }

  /// Calls `body` with every leaf, its row among the grid's rows and its place in the row.
  private static func visit(
    _ items: inout [CaseItem], _ body: (inout CaseItem, Int, Int) -> Void
  ) {
    for index in items.indices { visit(&items[index], row: index, column: 0, body) }
  }

  private static func visit(
    _ item: inout CaseItem, row: Int, column: Int, _ body: (inout CaseItem, Int, Int) -> Void
  ) {
    guard var children = item.children else { return body(&item, row, column) }
    for index in children.indices {
      let isRow = item.head == "GridRow"
      visit(&children[index], row: isRow ? row : index, column: isRow ? index : 0, body)
    }
    item.children = children
  }
}
