import GalleyGeometry

extension FlowSolver {
  /// Gives the items of a line their offsets: items that can grow share what the line leaves, and a
  /// justified line spreads the rest over its gaps. In a line without end each item that can grow is as
  /// long as it can be (PR2).
  func stretch(_ arrangement: inout Arrangement, line index: Int, offered: CGFloat?) {
    let room = offered ?? .infinity
    let line = arrangement.lines[index]
    var rest = room - length(of: line.items, in: arrangement.items)
    // Without an offer views have the lengths that they like best.
    if measuring == .flexible, offered != nil, rest > 0 {
      grow(&arrangement.items, line.items, by: rest)
      rest = room - length(of: line.items, in: arrangement.items)
    }
    let gaps = line.items.count - 1
    if isJustified, gaps > 0, rest > 0, rest.isFinite, justifiesLastLines || !line.isLast {
      let part = rest / CGFloat(gaps)
      for item in line.items.dropFirst() {
        arrangement.items[item].gap += part
        arrangement.items[item].separator?.gap += part / 2
      }
    }
    var position: CGFloat = 0
    for item in line.items {
      if item > line.items.lowerBound { position += arrangement.items[item].gap }
      arrangement.items[item].offset = position
      position += arrangement.items[item].length
    }
    arrangement.lines[index].length = position
  }

  /// The length of the items of a range and of the gaps between them.
  func length(of range: Range<Int>, in items: [Item]) -> CGFloat {
    range.reduce(0) { sum, index in
      sum + items[index].length + (index > range.lowerBound ? items[index].gap : 0)
    }
  }

  /// Shares `rest` points among the items that can grow: those of a higher layout priority come first,
  /// as in a stack (ST4), and leave the others what they do not take. Among equals the shares are in
  /// proportion to the weights; those that can grow the least for their weight come first, and what
  /// they do not take is left to the others.
  private func grow(_ items: inout [Item], _ range: Range<Int>, by rest: CGFloat) {
    var growing = range.compactMap { Growth(of: items[$0], at: $0, along: axis) }
    growing.sort { $0.comes(before: $1) }
    var rest = rest
    var position = 0
    while position < growing.count, rest > 0 {
      let group = growing[position...].prefix { $0.priority == growing[position].priority }
      position = group.endIndex
      var weights = group.reduce(0) { $0 + $1.weight }
      for growth in group {
        let part = min(growth.most, max(0, rest * (growth.weight / weights)))
        weights -= growth.weight
        guard part > 0 else { continue }
        let before = items[growth.index].length
        items[growth.index].measure(before + part, along: axis)
        // There is no end of a rest that is infinite.
        if rest.isFinite { rest -= items[growth.index].length - before }
      }
    }
  }

  /// The item as it is placed: one that can be deeper is as deep as its line, as the children of a
  /// stack are offered the stack's own depth where it was offered none (ST8). One that would become
  /// longer by that stays as it is: its line is broken.
  func stretchedAcross(_ item: Item, _ line: Line) -> Item {
    let size = item.dimensions.size
    guard measuring == .flexible, line.depth.isFinite, !line.depth.fits(in: size[axis.other])
    else { return item }
    let proposal = ProposedViewSize(major: item.proposal[axis], minor: line.depth, along: axis)
    let dimensions = item.subview.dimensions(in: proposal)
    guard dimensions.size[axis.other] > size[axis.other],
      dimensions.size[axis.other].fits(in: line.depth), dimensions.size[axis].fits(in: size[axis])
    else { return item }
    var result = item
    result.proposal = proposal
    result.dimensions = dimensions
    result.fillsDepth = true
    return result
  }
}

extension FlowSolver.Item {
  /// Offers the item a length in points; it is as long as it then answers.
  fileprivate mutating func measure(_ length: CGFloat, along axis: Axis) {
    proposal = ProposedViewSize(major: length, minor: nil, along: axis)
    dimensions = subview.dimensions(in: proposal)
    self.length = dimensions.size[axis]
  }
}

/// How an item of a line can grow.
private struct Growth {
  /// The item's place among all.
  let index: Int
  let weight: CGFloat
  /// By how many points it can grow.
  let most: CGFloat
  /// Its layout priority; undefined ones count as 0.
  let priority: Double

  /// Nil for an item that cannot grow, or is not to.
  init?(of item: FlowSolver.Item, at index: Int, along axis: Axis) {
    guard let weight = item.flexibility.weight, weight > 0 else { return nil }
    let longest = item.subview.sizeThatFits(
      ProposedViewSize(major: .infinity, minor: nil, along: axis))
    let most = longest[axis] - item.length
    guard most > 0 else { return nil }
    self.index = index
    self.weight = CGFloat(weight)
    self.most = most
    let priority = item.subview.priority
    self.priority = priority.isNaN ? 0 : priority
  }

  func comes(before other: Growth) -> Bool {
    if priority != other.priority { return priority > other.priority }
    return (most / weight, index) < (other.most / other.weight, other.index)
  }
}
