import Galley
import Testing

@testable import GalleyViews

/// Views that are kept while what they are made of is the same, and those that are not.
@Suite struct KeptViewTests {
  private final class Remote {
    var change: () -> Void = {}
  }

  /// An element whose id is another one whenever it is read.
  private struct Fresh: Identifiable {
    var id: UUID { UUID() }
  }

  private nonisolated struct Row: View {
    let remote: Remote
    @State private var width: CGFloat = 4
    var body: some View {
      Color.red.frame(width: width, height: 4)
        .onAppear { remote.change = { width += 10 } }
    }
  }

  private nonisolated struct Rows: View {
    let remote: Remote
    var body: some View { ForEach([Fresh()]) { _ in Row(remote: remote) } }
  }

  /// SwiftUI asks a `ForEach` for ids when it is made, not whenever something in it changes.
  @Test func anElementWhoseIdIsMadeAnewStays() throws {
    let remote = Remote()
    let renderer = ImageRenderer(content: Rows(remote: remote))
    try renderer.advance(by: 0)
    #expect(try renderer.box(of: .red).width == 4)
    for width: CGFloat in [14, 24] {
      try renderer.perform { remote.change() }
      #expect(try renderer.box(of: .red).width == width)
    }
  }

  private nonisolated struct Follower: View {
    let proxy: GeometryProxy
    var body: some View {
      Color.red.frame(width: max(1, proxy.frame(in: .global).minX), height: 4)
    }
  }

  private nonisolated struct Shifted: View {
    let remote: Remote
    @State private var x: CGFloat = 10
    var body: some View {
      HStack(spacing: 0) {
        Color.clear.frame(width: x, height: 4)
        GeometryReader { Follower(proxy: $0) }.frame(width: 40, height: 4)
      }
      .onAppear { remote.change = { x += 20 } }
    }
  }

  @Test func aViewWithAProxyIsToldWhereItsReaderIs() throws {
    let remote = Remote()
    let renderer = ImageRenderer(content: Shifted(remote: remote))
    try renderer.advance(by: 0)
    #expect(try renderer.box(of: .red) == CGRect(x: 10, y: 0, width: 10, height: 4))
    try renderer.perform { remote.change() }
    #expect(try renderer.box(of: .red) == CGRect(x: 30, y: 0, width: 30, height: 4))
  }

  /// Equal as long as its key is the same.
  private nonisolated struct Keyed: View, Equatable {
    let key: Int
    let width: Int
    let isRed: Bool
    var body: some View {
      (isRed ? Color.red : Color.blue).frame(width: CGFloat(width), height: 4)
    }
    static func == (one: Keyed, other: Keyed) -> Bool { one.key == other.key }
  }

  private nonisolated struct Pair: View {
    let remote: Remote
    @State private var key = 0
    @State private var width = 4
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Keyed(key: key, width: width, isRed: true)
        Keyed(key: key, width: width, isRed: false).equatable()
      }
      .onAppear {
        remote.change = {
          if width == 14 { key += 1 }
          width += 10
        }
      }
    }
  }

  /// A view of numbers alone is compared by them, unless it asks for its `==`.
  @Test func equalityCountsWhereItIsAskedFor() throws {
    let remote = Remote()
    let renderer = ImageRenderer(content: Pair(remote: remote))
    try renderer.advance(by: 0)
    #expect(try renderer.box(of: .red).width == 4)
    #expect(try renderer.box(of: .blue).width == 4)
    try renderer.perform { remote.change() }
    #expect(try renderer.box(of: .red).width == 14)
    #expect(try renderer.box(of: .blue).width == 4)
    try renderer.perform { remote.change() }
    #expect(try renderer.box(of: .red).width == 24)
    #expect(try renderer.box(of: .blue).width == 24)
  }

  private struct Item: Equatable {
    let id: Int
    var isOn = false
    var size = 1.0
    static func == (one: Item, other: Item) -> Bool { one.id == other.id }
  }
  private nonisolated struct Chosen: View {
    let remote: Remote
    @State private var item = Item(id: 1)
    @State private var width: CGFloat = 4
    var body: some View {
      (item.isOn ? Color.red : .blue).frame(width: width, height: 4)
        .onAppear {
          remote.change = {
            item.isOn = true
            width += 1
          }
        }
    }
  }

  /// What `==` does not see does not reach a state (OpenSwiftUI, `StoredLocation.set`).
  @Test func aStateDoesNotKeepAnEqualValue() throws {
    let remote = Remote()
    let renderer = ImageRenderer(content: Chosen(remote: remote))
    try renderer.advance(by: 0)
    try renderer.perform { remote.change() }
    #expect(try renderer.box(of: .blue).width == 5)
    #expect(try renderer.box(of: .red).isNull)
  }

  private struct Named: Equatable {
    let id: Int
    var note: [Int] = []
    static func == (one: Named, other: Named) -> Bool { one.id == other.id }
  }
  private struct Holder<Content> {
    var content: Content
    var number = 1
  }

  @Test func memoryWithoutReferencesIsComparedAsItIs() {
    func areEqual<Value>(_ one: Value, _ other: Value) -> Bool {
      InputComparison.areEqual(one, other, isLenient: false)
    }
    #expect(areEqual(Item(id: 1), Item(id: 1)))
    #expect(!areEqual(Item(id: 1), Item(id: 1, isOn: true)))
    #expect(!areEqual(Holder(content: Item(id: 1)), Holder(content: Item(id: 1, isOn: true))))
    #expect(!areEqual(Optional(Item(id: 1)), Optional(Item(id: 1, isOn: true))))
    #expect(areEqual(Item(id: 1, size: .nan), Item(id: 1, size: .nan)))
    #expect(areEqual(1...2, 1...2) && !areEqual(1...2, 1...3))
    #expect(
      areEqual(CGRect(x: 0, y: 1, width: 2, height: 3), CGRect(x: 0, y: 1, width: 2, height: 3)))
    // What refers to something else is asked whether it is equal.
    #expect(areEqual(Named(id: 1), Named(id: 1, note: [2])))
    // A state is set where `==` says so.
    #expect(ValueComparison.areEqual(Item(id: 1), Item(id: 1, isOn: true)) == true)
  }
}
