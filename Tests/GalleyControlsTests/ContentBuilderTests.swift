import Galley
import TestSupport
import Testing

/// Items of toolbars, tabs and columns that stand in conditions.
@MainActor @Suite struct ContentBuilderTests {
  private func texts(_ view: some View, width: CGFloat = 390) throws -> [String] {
    try #require(Renderer().render(view.frame(width: width, height: 600)).layoutTree).texts
  }

  @Test func itemsOfAToolbarStandInConditions() throws {
    func found(_ isNew: Bool) throws -> Set<String> {
      let view = NavigationStack {
        Text("page").toolbar {
          if isNew {
            ToolbarItem(placement: .topBarLeading) { Text("new") }
          } else {
            ToolbarItem(placement: .topBarLeading) { Text("old") }
          }
          if isNew { ToolbarItem(placement: .topBarTrailing) { Text("more") } }
          if #available(iOS 15, *) { ToolbarItem(placement: .bottomBar) { Text("below") } }
        }
      }
      return Set(try texts(view)).intersection(["page", "new", "old", "more", "below"])
    }
    #expect(try found(true) == ["page", "new", "more", "below"])
    #expect(try found(false) == ["page", "old", "below"])
  }

  @Test func tabsStandInConditions() throws {
    let names = ["New", "Old", "More", "Last"]
    let all = Set(names + names.map { "page of \($0.lowercased())" })
    func found(_ isNew: Bool) throws -> Set<String> {
      let view = TabView {
        if isNew {
          Tab("New", systemImage: "star") { Text("page of new") }
        } else {
          Tab("Old", systemImage: "star") { Text("page of old") }
        }
        if isNew { Tab("More", systemImage: "plus") { Text("page of more") } }
        Tab("Last", systemImage: "minus") { Text("page of last") }
      }
      return Set(try texts(view)).intersection(all)
    }
    #expect(try found(true) == ["page of new", "New", "More", "Last"])
    #expect(try found(false) == ["page of old", "Old", "Last"])
  }

  private struct Item: Identifiable {
    let id: Int
  }

  @Test func columnsStandInConditions() throws {
    func found(_ isNew: Bool) throws -> [String] {
      let table = Table([Item(id: 7)]) {
        TableColumn("Number") { Text("\($0.id)") }
        if isNew {
          TableColumn("New") { _ in Text("n") }
        } else {
          TableColumn("Old") { _ in Text("o") }
        }
        if isNew { TableColumn("More") { _ in Text("m") } }
      }
      return try texts(table.environment(\.horizontalSizeClass, .regular), width: 600)
    }
    #expect(try found(true) == ["Number", "New", "More", "7", "n", "m"])
    #expect(try found(false) == ["Number", "Old", "7", "o"])
  }
}
