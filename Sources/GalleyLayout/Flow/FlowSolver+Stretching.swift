import GalleyGeometry

extension FlowSolver {
  /// Gives the items of a line their offsets: items that can grow share what the line leaves, and a
  /// justified line spreads the rest over its gaps.
  func stretch(_ arrangement: inout Arrangement, line index: Int, room: CGFloat) {
    let line = arrangement.lines[index]
    var rest = room - length(of: line.items, in: arrangement.items)
    if measuring == .flexible, rest > 0, rest.isFinite {
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

  private func length(of range: Range<Int>, in items: [Item]) -> CGFloat {
    range.reduce(0) { sum, index in
      sum + items[index].length + (index > range.lowerBound ? items[index].gap : 0)
    }
  }

  /// Shares `rest` points among the items that can grow, in proportion to their weights. Those that
  /// can grow the least for their weight come first: what they do not take is left to the others.
  private func grow(_ items: inout [Item], _ range: Range<Int>, by rest: CGFloat) {
    var growing: [(item: Int, weight: CGFloat, most: CGFloat)] = []
    for index in range {
      let item = items[index]
      guard let weight = item.flexibility.weight, weight > 0 else { continue }
      let longest = item.subview.sizeThatFits(
        ProposedViewSize(major: .infinity, minor: nil, along: axis))
      let most = longest[axis] - item.length
      if most > 0 { growing.append((index, CGFloat(weight), most)) }
    }
    growing.sort {
      ($0.most / $0.weight, $0.item) < ($1.most / $1.weight, $1.item)
    }
    var rest = rest
    var weights = growing.reduce(0) { $0 + $1.weight }
    for (index, weight, most) in growing {
      let part = min(most, max(0, rest * (weight / weights)))
      weights -= weight
      guard part > 0 else { continue }
      let length = items[index].length + part
      items[index].proposal = ProposedViewSize(major: length, minor: nil, along: axis)
      items[index].dimensions = items[index].subview.dimensions(in: items[index].proposal)
      let grown = items[index].dimensions.size[axis]
      rest -= grown - items[index].length
      items[index].length = grown
    }
  }
}
