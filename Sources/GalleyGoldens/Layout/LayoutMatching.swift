import Galley

/// Which view of one layout is which of another one.
struct LayoutMatching {
  typealias View = LayoutSnapshot.View

  /// What happened between two containers, or to one view.
  indirect enum Node {
    /// A view that is in both, with what became of its children.
    case kept(View, View, [Node])
    case removed(View)
    case added(View)
    /// A view that is in both, now inside of modifiers that it was not in; the outermost of those.
    case wrapped(by: View, Node)
    /// A view that is in both and was inside of modifiers.
    case unwrapped(from: View, Node)
  }

  let root: Node

  /// Pairs of children that are compared one by one; longer lists are matched from both ends.
  private static let alignmentLimit = 250_000
  /// Modifiers that are looked through for a view that was wrapped.
  private static let wrapperDepth = 4

  /// - Complexity: O(n) in the views, and in each container O(n m) in the children between its first and
  ///   its last change.
  init(_ old: View, _ new: View) {
    var numbers = ItemNumbers()
    root = Self.match(Item(old, &numbers), Item(new, &numbers))
  }

  /// A view with what it is recognised by.
  private final class Item {
    let view: View
    let children: [Item]
    /// The same for views that hold the same, places and sizes aside.
    let number: Int
    let kind: String
    /// The first text in it.
    let text: String?

    init(_ view: View, _ numbers: inout ItemNumbers) {
      self.view = view
      var children: [Item] = []
      children.reserveCapacity(view.children.count)
      for child in view.children { children.append(Item(child, &numbers)) }
      self.children = children
      kind = view.kind
      text = view.text ?? children.lazy.compactMap(\.text).first
      number = numbers.number(
        ItemNumbers.Content(
          name: view.name, text: view.text, children: children.map(\.number)))
    }
  }

  private struct ItemNumbers {
    struct Content: Hashable {
      var name: String
      var text: String?
      var children: [Int]
    }

    private var known: [Content: Int] = [:]

    mutating func number(_ content: Content) -> Int {
      if let number = known[content] { return number }
      known[content] = known.count
      return known.count - 1
    }
  }

  private static func match(_ old: Item, _ new: Item) -> Node {
    .kept(old.view, new.view, align(old.children, new.children))
  }

  private static func align(_ old: [Item], _ new: [Item]) -> [Node] {
    var start = 0
    while start < min(old.count, new.count), old[start].number == new[start].number { start += 1 }
    var (oldEnd, newEnd) = (old.count, new.count)
    while oldEnd > start, newEnd > start, old[oldEnd - 1].number == new[newEnd - 1].number {
      oldEnd -= 1
      newEnd -= 1
    }
    var nodes = (0..<start).map { match(old[$0], new[$0]) }
    var (one, other) = (start, start)
    for (oldIndex, newIndex) in bestPairs(old[start..<oldEnd], new[start..<newEnd]) {
      nodes += old[one..<oldIndex].map { .removed($0.view) }
      nodes += new[other..<newIndex].map { .added($0.view) }
      nodes += paired(old[oldIndex], new[newIndex])
      (one, other) = (oldIndex + 1, newIndex + 1)
    }
    nodes += old[one..<oldEnd].map { .removed($0.view) }
    nodes += new[other..<newEnd].map { .added($0.view) }
    for offset in 0..<old.count - oldEnd {
      nodes.append(match(old[oldEnd + offset], new[newEnd + offset]))
    }
    return nodes
  }

  /// The pair, and what is beside the view within modifiers that came or went.
  private static func paired(_ old: Item, _ new: Item) -> [Node] {
    if old.kind == new.kind { return [match(old, new)] }
    if let (inner, others) = item(like: old, within: new) {
      return [.wrapped(by: new.view, match(old, inner))] + others.map { .added($0.view) }
    }
    if let (inner, others) = item(like: new, within: old) {
      return [.unwrapped(from: old.view, match(inner, new))] + others.map { .removed($0.view) }
    }
    return [match(old, new)]
  }

  /// Pairs of indices, rising, whose likeness is the largest in sum.
  private static func bestPairs(
    _ old: ArraySlice<Item>, _ new: ArraySlice<Item>
  ) -> [(Int, Int)] {
    guard old.count * new.count <= alignmentLimit else {
      return zip(old.indices, new.indices).filter { old[$0].kind == new[$1].kind }
    }
    let width = new.count + 1
    var best = [Int](repeating: 0, count: (old.count + 1) * width)
    func place(_ i: Int, _ j: Int) -> Int { (i - old.startIndex) * width + j - new.startIndex }
    for i in old.indices.reversed() {
      for j in new.indices.reversed() {
        let likeness = likeness(old[i], new[j])
        let together = likeness > 0 ? likeness + best[place(i + 1, j + 1)] : 0
        best[place(i, j)] = max(together, best[place(i + 1, j)], best[place(i, j + 1)])
      }
    }
    var pairs: [(Int, Int)] = []
    var (i, j) = (old.startIndex, new.startIndex)
    while i < old.endIndex, j < new.endIndex {
      let likeness = likeness(old[i], new[j])
      if likeness > 0, best[place(i, j)] == likeness + best[place(i + 1, j + 1)] {
        pairs.append((i, j))
        (i, j) = (i + 1, j + 1)
      } else if best[place(i, j)] == best[place(i + 1, j)] {
        i += 1
      } else {
        j += 1
      }
    }
    return pairs
  }

  private static func likeness(_ old: Item, _ new: Item) -> Int {
    if old.number == new.number { return 8 }
    if old.kind == new.kind {
      // Names were set to tell the views apart.
      if old.view.isNamed { return old.view.name == new.view.name ? 6 : 0 }
      if old.view.text != nil, old.view.text == new.view.text { return 6 }
      return old.text == new.text ? 5 : 3
    }
    return item(like: old, within: new) != nil || item(like: new, within: old) != nil ? 2 : 0
  }

  /// A view of the same kind and with the same text further inside, and what is beside it on the way.
  private static func item(like item: Item, within outer: Item) -> (Item, others: [Item])? {
    var others: [Item] = []
    var current = outer
    for _ in 0..<wrapperDepth {
      guard let next = current.children.first else { return nil }
      others += current.children.dropFirst()
      current = next
      if current.kind == item.kind, current.text == item.text { return (current, others) }
    }
    return nil
  }
}
