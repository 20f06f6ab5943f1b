import GalleyGeometry

/// Names views that a case expects somewhere but does not name in its tree.
enum CaseNames {
  /// Gives unnamed leaves the expected names that no view has, in their order: `k0`, `k1`; cells of
  /// a grid are `c` with their row and column, `c6_5`.
  static func complete(_ items: inout [CaseItem], expected: [String]) {
    let taken = names(in: items)
    var unnamed = 0
    visit(&items) { item, _, _ in
      if item.name == nil { unnamed += 1 }
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

  /// The names of all views, those of containers and in modifiers, too.
  private static func names(in items: [CaseItem]) -> Set<String> {
    items.reduce(into: []) { names, item in
      if let name = item.name { names.insert(name) }
      names.formUnion(self.names(in: item.children ?? []))
      for modifier in item.modifiers { names.formUnion(self.names(in: modifier.children ?? [])) }
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
