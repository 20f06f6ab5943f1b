extension InlineMarkdown {
  /// Real texts have fewer delimiters; those beyond stay text.
  private static let delimiterLimit = 4000

  /// What pairs of delimiters say of the nodes between them.
  private enum Emphasis: Int, CaseIterable {
    case bold, italic, struck
  }

  /// Every run that can close looks for the nearest one before it that can open.
  /// - Complexity: O(n) in the nodes and O(m²) in the runs, of which there are some thousands at most.
  mutating func pairDelimiters() {
    let runs = nodes.indices.filter { nodes[$0].delimiter != nil }
    guard !runs.isEmpty, runs.count <= Self.delimiterLimit else { return }
    // How many pairs of each kind begin at a node, less those that end there.
    var changes = Array(
      repeating: [Int](repeating: 0, count: nodes.count + 1), count: Emphasis.allCases.count)
    // Runs that may still open, the nearest last.
    var open: [Int] = []
    for closer in runs {
      while nodes[closer].canClose, nodes[closer].count > 0,
        let place = open.lastIndex(where: { opens($0, closer) })
      {
        let opener = open[place]
        let isStrong = nodes[opener].count >= 2 && nodes[closer].count >= 2
        let isStruck = nodes[closer].delimiter == UInt8(ascii: "~")
        if isStruck, nodes[opener].count != nodes[closer].count {
          // Neither pairs with another one (cmark-gfm).
          open.removeSubrange(place...)
          nodes[closer].canOpen = false
          break
        }
        let kind = isStruck ? Emphasis.struck : isStrong ? .bold : .italic
        changes[kind.rawValue][opener + 1] += 1
        changes[kind.rawValue][closer] -= 1
        // What lies between and was not paired stays text.
        open.removeSubrange((place + 1)...)
        nodes[opener].count -= isStrong ? 2 : 1
        nodes[closer].count -= isStrong ? 2 : 1
        if nodes[opener].count == 0 { open.removeLast() }
      }
      if nodes[closer].canOpen, nodes[closer].count > 0 { open.append(closer) }
    }
    emphasize(changes)
  }

  private mutating func emphasize(_ changes: [[Int]]) {
    var depths = [0, 0, 0]
    for index in nodes.indices {
      for kind in Emphasis.allCases { depths[kind.rawValue] += changes[kind.rawValue][index] }
      if depths[Emphasis.bold.rawValue] > 0 { nodes[index].style.isBold = true }
      if depths[Emphasis.italic.rawValue] > 0 { nodes[index].style.isItalic = true }
      if depths[Emphasis.struck.rawValue] > 0 { nodes[index].style.isStruck = true }
    }
  }

  private func opens(_ opener: Int, _ closer: Int) -> Bool {
    let (open, close) = (nodes[opener], nodes[closer])
    guard open.delimiter == close.delimiter else { return false }
    // A run that can do both pairs with one of a length that makes no multiple of three.
    let isOdd = (open.canClose || close.canOpen) && (open.count + close.count) % 3 == 0
    return !isOdd || (open.count % 3 == 0 && close.count % 3 == 0)
  }
}
