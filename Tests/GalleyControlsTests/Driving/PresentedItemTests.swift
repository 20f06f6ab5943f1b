import Galley
import Testing

/// What is presented for an item: for another item it is another view.
@Suite struct PresentedItemTests {
  struct Item: Identifiable, Hashable {
    var id: Int
    var name = ""
  }

  @Observable
  final class Store {
    var item: Item?
    var path: [Int] = []
  }

  private final class Log {
    var words: [String] = []
  }

  private nonisolated struct Counter: View {
    let item: Item
    let log: Log
    @State private var count = 0
    var body: some View {
      Text("\(item.id)\(item.name): \(count)").frame(width: 80, height: 20)
        .contentShape(Rectangle())
        .onTapGesture { count += 1 }
        .accessibilityIdentifier("counter")
        .onAppear { log.words.append("appear \(item.id)") }
        .onDisappear { log.words.append("disappear \(item.id)") }
    }
  }

  private nonisolated struct Host: View {
    let kind: Int
    let log: Log
    @Bindable var store: Store
    var body: some View {
      let log = log
      switch kind {
      case 0: Color.blue.sheet(item: $store.item) { Counter(item: $0, log: log) }
      case 1: Color.blue.fullScreenCover(item: $store.item) { Counter(item: $0, log: log) }
      case 2: Color.blue.popover(item: $store.item) { Counter(item: $0, log: log) }
      case 3:
        NavigationStack {
          Color.blue.navigationDestination(item: $store.item) { Counter(item: $0, log: log) }
        }
      default:
        NavigationStack(path: $store.path) {
          Color.blue.navigationDestination(for: Int.self) {
            Counter(item: Item(id: $0), log: log)
          }
        }
      }
    }
  }

  private func texts(_ renderer: ImageRenderer<some View>) throws -> [String] {
    var texts: [String] = []
    func walk(_ tree: LayoutTree) {
      if let text = tree.text, text.contains(":") { texts.append(text) }
      tree.children.forEach(walk)
    }
    if let tree = try renderer.draw().layoutTree { walk(tree) }
    return texts
  }

  @Test(arguments: 0..<5)
  func anotherItemIsAnotherView(kind: Int) throws {
    let (log, store) = (Log(), Store())
    let renderer = ImageRenderer(
      content: Host(kind: kind, log: log, store: store).frame(width: 300, height: 400))
    try renderer.advance(by: 0)
    func show(_ item: Item?) throws {
      try renderer.perform {
        store.item = item
        store.path = item.map { [$0.id] } ?? []
      }
    }
    try show(Item(id: 1))
    try renderer.tap("counter")
    #expect(try texts(renderer) == ["1: 1"])
    if kind < 3 {
      // The same item with another name: its id counts.
      try show(Item(id: 1, name: "b"))
      #expect(try texts(renderer) == ["1b: 1"])
    }
    try show(Item(id: 2))
    #expect(try texts(renderer) == ["2: 0"])
    try show(nil)
    #expect(try texts(renderer) == [])
    #expect(Set(log.words.prefix(3)) == ["appear 1", "appear 2", "disappear 1"])
    #expect(log.words.suffix(1) == ["disappear 2"] && log.words.count == 4)
  }
}
