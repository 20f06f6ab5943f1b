import Galley
import TestSupport
import Testing

/// Tables: rows of builders, selection, sort order, and what a compact place leaves of them.
@MainActor @Suite struct TableTests {
  private struct Person: Identifiable, Equatable {
    let id: Int
    let name: String
    let age: Int
  }

  private final class Model: ObservableObject, @unchecked Sendable {
    @Published var one: Int?
    @Published var several: Set<Int> = []
    @Published var order = [KeyPathComparator(\Person.name)]
    @Published var people = TableTests.people
  }

  nonisolated private static let people = [
    Person(id: 1, name: "Anna", age: 41), Person(id: 2, name: "Bert", age: 7),
    Person(id: 3, name: "Cleo", age: 29),
  ]

  private struct Sorted: View {
    @ObservedObject var model: Model
    var body: some View {
      Table(model.people, selection: $model.one, sortOrder: $model.order) {
        TableColumn("Name", value: \.name)
        TableColumn("Age", value: \.age) { Text("\($0.age) years") }
        TableColumn("Initial") { Text($0.name.prefix(1)) }
      }
      .onChange(of: model.order) { _, order in model.people.sort(using: order) }
    }
  }

  private func wide(_ view: some View, height: CGFloat = 300) -> some View {
    view.environment(\.horizontalSizeClass, .regular).frame(width: 400, height: height)
  }

  private func texts(_ renderer: ImageRenderer<some View>) throws -> [String] {
    try renderer.draw().layoutTree?.texts ?? []
  }

  @Test func aTapSelectsARowAndItIsFilled() throws {
    let model = Model()
    let renderer = ImageRenderer(content: wide(Sorted(model: model)))
    let plain = try renderer.draw().bitmap()
    try renderer.tap("Bert")
    #expect(model.one == 2)
    let selected = try renderer.draw().bitmap()
    #expect(selected != plain)
    // Any cell of the row does it.
    try renderer.tap("29 years")
    #expect(model.one == 3)
    // The labels of the columns are no row.
    try renderer.tap("Initial")
    #expect(model.one == 3)
    model.one = nil
    #expect(try renderer.draw().bitmap() == plain)
  }

  @Test func severalRowsAreSelectedWithKeys() throws {
    let model = Model()
    let renderer = ImageRenderer(
      content: wide(
        Table(
          Self.people,
          selection: Binding {
            model.several
          } set: {
            model.several = $0
          }
        ) {
          TableColumn("Name", value: \.name)
        }))
    try renderer.tap("Anna")
    try renderer.tap("Cleo", modifiers: .command)
    #expect(model.several == [1, 3])
    try renderer.tap("Bert", modifiers: .shift)
    #expect(model.several == [2, 3])
  }

  @Test func aTapOnALabelSorts() throws {
    let model = Model()
    let renderer = ImageRenderer(content: wide(Sorted(model: model)))
    let byName = try renderer.draw().bitmap()
    try renderer.tap("Name")
    #expect(model.order.map(\.order) == [.reverse])
    #expect(model.people.map(\.id) == [3, 2, 1])
    #expect(try texts(renderer).filter { Self.people.map(\.name).contains($0) }.first == "Cleo")
    try renderer.tap("Age")
    #expect(model.order.map(\.keyPath) == [\Person.age, \Person.name])
    #expect(model.order.first?.order == .forward)
    #expect(model.people.map(\.id) == [2, 3, 1])
    // A column without a value sorts nothing.
    try renderer.tap("Initial")
    #expect(model.people.map(\.id) == [2, 3, 1])
    try renderer.tap("Name")
    #expect(model.people.map(\.id) == [1, 2, 3])
    #expect(try renderer.draw().bitmap() == byName)
  }

  private struct Built: View {
    let showsBert: Bool
    @Binding var selection: Int?
    var body: some View {
      Table(of: Person.self, selection: $selection) {
        TableColumn("Name", value: \.name)
        TableColumn("Age") { Text("\($0.age)") }
      } rows: {
        TableRow(Person(id: 9, name: "First", age: 1))
        Section("Adults") {
          ForEach(TableTests.people.filter { $0.age > 18 }) { person in
            TableRow(person).selectionDisabled(person.id == 3)
          }
        }
        if showsBert {
          ForEach(TableTests.people.filter { $0.age < 18 })
        } else {
          TableRow(Person(id: 8, name: "Nobody", age: 0))
        }
        ForEach(0..<2) { TableRow(Person(id: 20 + $0, name: "Nr \($0)", age: $0)) }
      }
    }
  }

  @Test func rowsAreBuiltOfStatements() throws {
    let model = Model()
    let selection = Binding<Int?> {
      model.one
    } set: {
      model.one = $0
    }
    func names(_ showsBert: Bool) throws -> [String] {
      let view = wide(Built(showsBert: showsBert, selection: selection))
      return try texts(ImageRenderer(content: view)).filter { Int($0) == nil }
    }
    #expect(
      try names(true)
        == ["Name", "Age", "First", "Adults", "Anna", "Cleo", "Bert", "Nr 0", "Nr 1"])
    #expect(
      try names(false)
        == ["Name", "Age", "First", "Adults", "Anna", "Cleo", "Nobody", "Nr 0", "Nr 1"])
    let renderer = ImageRenderer(
      content: wide(Built(showsBert: true, selection: selection), height: 400))
    for (name, id) in [("First", 9), ("Anna", 1), ("Cleo", 1), ("Bert", 2), ("Nr 1", 21)] {
      try renderer.tap(name)
      #expect(model.one == id, "\(name)")
    }
  }

  /// Apple's documentation of `Table`: where the size class is compact, headers and all columns but the first are hidden.
  @Test func aCompactTableIsItsFirstColumn() throws {
    let table = Table(Self.people) {
      TableColumn("Name", value: \.name)
      TableColumn("Age") { Text("\($0.age) years") }
    }
    let compact = ImageRenderer(
      content: table.environment(\.horizontalSizeClass, .compact).frame(width: 400, height: 300))
    #expect(try texts(compact) == ["Anna", "Bert", "Cleo"])
    let regular = ImageRenderer(content: wide(table))
    #expect(try texts(regular).prefix(4) == ["Name", "Age", "Anna", "41 years"])
    let bare = ImageRenderer(content: wide(table.tableColumnHeaders(.hidden)))
    #expect(try texts(bare).prefix(2) == ["Anna", "41 years"])
  }
}
