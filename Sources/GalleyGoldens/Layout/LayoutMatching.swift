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

  /// A view with all that it holds, without places and sizes.
  private struct Fingerprint: Hashable {
    var name: String
    var text: String?
    var children: [Int]
  }

  /// Pairs of children that are compared one by one; longer lists are matched from both ends.
  private static let alignmentLimit = 250_000
  /// Modifiers that are looked through for a view that was wrapped.
  private static let wrapperDepth = 4

  /// - Complexity: O(n) in the views, and in each container O(n m) in the children between its first and
  ///   its last change.
  init(_ old: View, _ new: View) {
    var matching = Matcher()
    root = matching.match(old, new)
  }

  private struct Matcher {
    private var numbers: [Fingerprint: Int] = [:]

    /// The same number for views that hold the same.
    private mutating func number(_ view: View) -> Int {
      let children = view.children.map { number($0) }
      let print = Fingerprint(name: view.name, text: view.text, children: children)
      if let known = numbers[print] { return known }
      numbers[print] = numbers.count
      return numbers.count - 1
    }

    mutating func match(_ old: View, _ new: View) -> Node {
      .kept(old, new, align(old.children, new.children))
    }

    private mutating func align(_ old: [View], _ new: [View]) -> [Node] {
      let oldNumbers = old.map { number($0) }
      let newNumbers = new.map { number($0) }
      var start = 0
      while start < min(old.count, new.count), oldNumbers[start] == newNumbers[start] { start += 1 }
      var (oldEnd, newEnd) = (old.count, new.count)
      while oldEnd > start, newEnd > start, oldNumbers[oldEnd - 1] == newNumbers[newEnd - 1] {
        oldEnd -= 1
        newEnd -= 1
      }
      var nodes = (0..<start).map { match(old[$0], new[$0]) }
      let pairs = bestPairs(
        (start..<oldEnd).map { (old[$0], oldNumbers[$0]) },
        (start..<newEnd).map { (new[$0], newNumbers[$0]) })
      var (one, other) = (start, start)
      for (oldIndex, newIndex) in pairs {
        nodes += old[one..<start + oldIndex].map { Node.removed($0) }
        nodes += new[other..<start + newIndex].map { Node.added($0) }
        nodes.append(paired(old[start + oldIndex], new[start + newIndex]))
        (one, other) = (start + oldIndex + 1, start + newIndex + 1)
      }
      nodes += old[one..<oldEnd].map { Node.removed($0) }
      nodes += new[other..<newEnd].map { Node.added($0) }
      for offset in 0..<old.count - oldEnd {
        nodes.append(match(old[oldEnd + offset], new[newEnd + offset]))
      }
      return nodes
    }

    private mutating func paired(_ old: View, _ new: View) -> Node {
      if old.kind == new.kind { return match(old, new) }
      if let inner = LayoutMatching.view(like: old, within: new) {
        return .wrapped(by: new, match(old, inner))
      }
      if let inner = LayoutMatching.view(like: new, within: old) {
        return .unwrapped(from: old, match(inner, new))
      }
      return match(old, new)
    }

    /// Pairs of indices, rising, whose likeness is the largest in sum.
    private func bestPairs(
      _ old: [(View, Int)], _ new: [(View, Int)]
    ) -> [(Int, Int)] {
      guard old.count * new.count <= LayoutMatching.alignmentLimit else {
        return (0..<min(old.count, new.count)).filter { old[$0].0.kind == new[$0].0.kind }
          .map { ($0, $0) }
      }
      let width = new.count + 1
      var best = [Int](repeating: 0, count: (old.count + 1) * width)
      for i in old.indices.reversed() {
        for j in new.indices.reversed() {
          let likeness = LayoutMatching.likeness(old[i], new[j])
          let together = likeness > 0 ? likeness + best[(i + 1) * width + j + 1] : 0
          best[i * width + j] = max(
            together, best[(i + 1) * width + j], best[i * width + j + 1])
        }
      }
      var pairs: [(Int, Int)] = []
      var (i, j) = (0, 0)
      while i < old.count, j < new.count {
        let likeness = LayoutMatching.likeness(old[i], new[j])
        if likeness > 0, best[i * width + j] == likeness + best[(i + 1) * width + j + 1] {
          pairs.append((i, j))
          (i, j) = (i + 1, j + 1)
        } else if best[i * width + j] == best[(i + 1) * width + j] {
          i += 1
        } else {
          j += 1
        }
      }
      return pairs
    }
  }

  private static func likeness(_ old: (View, Int), _ new: (View, Int)) -> Int {
    if old.1 == new.1 { return 8 }
    if old.0.kind == new.0.kind {
      // Somebody chose the names to tell the views apart.
      if old.0.isNamed { return old.0.name == new.0.name ? 6 : 0 }
      if old.0.text != nil, old.0.text == new.0.text { return 6 }
      return firstText(old.0) == firstText(new.0) ? 5 : 3
    }
    if view(like: old.0, within: new.0) != nil || view(like: new.0, within: old.0) != nil {
      return 2
    }
    return 0
  }

  /// What a row is recognised by.
  private static func firstText(_ view: View) -> String? {
    if let text = view.text { return text }
    for child in view.children {
      if let text = firstText(child) { return text }
    }
    return nil
  }

  /// A view of the same kind and with the same text further inside.
  private static func view(like view: View, within outer: View) -> View? {
    var next = outer.children.first
    for _ in 0..<wrapperDepth {
      guard let current = next else { return nil }
      if current.kind == view.kind, firstText(current) == firstText(view) { return current }
      next = current.children.first
    }
    return nil
  }
}
