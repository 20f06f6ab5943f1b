import Galley
import Testing

/// Reducing preferences costs in proportion to the views: values are added to, not copied.
@Suite struct PreferenceCostTests {
  /// A list that counts how many elements are copied.
  private struct Pile: Equatable {
    final class Storage {
      var items: [Int]
      init(_ items: [Int]) { self.items = items }
    }
    final class Counts {
      var copied = 0
      var reductions = 0
    }
    var storage: Storage
    let counts: Counts

    static func == (one: Pile, other: Pile) -> Bool { one.storage.items == other.storage.items }

    mutating func add(_ items: [Int]) {
      if !isKnownUniquelyReferenced(&storage) {
        counts.copied += storage.items.count
        storage = Storage(storage.items)
      }
      storage.items += items
      counts.reductions += 1
    }
  }

  private struct PileKey: PreferenceKey {
    static var defaultValue: Pile? { nil }
    static func reduce(value: inout Pile?, nextValue: () -> Pile?) {
      guard let next = nextValue() else { return }
      if value == nil { value = next } else { value?.add(next.storage.items) }
    }
  }

  private func settle(_ view: some View, expecting count: Int) {
    let graph = ViewGraph()
    var found = 0
    _ = graph.settle(
      view.overlayPreferenceValue(PileKey.self) { pile in
        let _ = found = pile?.storage.items.count ?? 0
        Color.clear
      }, environment: EnvironmentValues(), in: .unspecified)
    #expect(graph.problems.isEmpty)
    #expect(found == count)
  }

  @Test(arguments: [50, 400]) func aListCopiesNothing(count: Int) {
    let all = Pile.Counts()
    let list = VStack {
      ForEach(0..<count) { index in
        Color.red.frame(width: 5, height: 5)
          .anchorPreference(key: PileKey.self, value: .bounds) { _ in
            Pile(storage: Pile.Storage([index]), counts: all)
          }
      }
    }
    settle(list, expecting: count)
    // Three looks in two passes, and room for another pass.
    #expect(all.reductions <= 8 * count)
    #expect(all.copied <= 8 * count)
  }

  @Test func changesAlongAChainCopyNothing() {
    let all = Pile.Counts()
    var view = AnyView(
      Color.red.preference(
        key: PileKey.self, value: Pile(storage: Pile.Storage(Array(0..<200)), counts: all)))
    for level in 0..<100 {
      view = AnyView(view.transformPreference(PileKey.self) { $0?.add([level]) })
    }
    settle(view, expecting: 300)
    // The value that the view was made with is copied once for each look, and not once a level.
    #expect(all.copied <= 8 * 200)
  }
}
