import GalleyGeometry

extension FlowSolver {
  /// Breaks the items into lines, as many as the limit allows.
  func breakLines(_ arrangement: inout Arrangement, room: CGFloat) {
    var lines = greedyLines(arrangement.items, room: room)
    if let maxLines, lines.count > max(1, maxLines) {
      lines = Array(lines.prefix(max(1, maxLines)))
      limit(&arrangement, to: &lines, room: room)
    }
    if isEven {
      // An indicator that has the last line for itself keeps it: it would else stand behind the items
      // of another line wherever it is shorter than the item that it stands for.
      let isAlone = arrangement.indicator != nil && lines.last?.count == 1
      let alone = isAlone ? Array(lines.suffix(1)) : []
      lines = evenLines(Array(arrangement.items.dropLast(alone.count)), room: room) + alone
    }
    arrangement.lines = lines.map { Line(items: $0) }
    for index in arrangement.lines.indices {
      let next = arrangement.lines[index].items.upperBound
      arrangement.lines[index].isLast =
        next == arrangement.items.count || arrangement.items[next].breaksLine
    }
  }

  /// An item that does not fit behind the one before it starts a new line; a line has one at least.
  private func greedyLines(_ items: [Item], room: CGFloat) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = 0
    var length: CGFloat = 0
    for (index, item) in items.enumerated() {
      let longer = length + item.gap + item.length
      if index > start, item.breaksLine || !longer.fits(in: room) {
        lines.append(start..<index)
        start = index
      }
      length = index == start ? item.length : longer
    }
    if start < items.count { lines.append(start..<items.count) }
    return lines
  }

  /// As many lines as greedy breaks make, with the least sum of the squares of what is left in each:
  /// minimum raggedness, as Knuth and Plass break paragraphs. The last line counts like any other.
  private func evenLines(_ items: [Item], room: CGFloat) -> [Range<Int>] {
    guard room.isFinite else { return greedyLines(items, room: room) }
    struct Best {
      var lineCount = 0
      var cost: CGFloat = 0
      var start = 0
    }
    var best = [Best()]
    best.reserveCapacity(items.count + 1)
    for end in 1..<(items.count + 1) {
      var found: Best?
      var length: CGFloat = 0
      for start in (0..<end).reversed() {
        length += items[start].length + (start + 1 < end ? items[start + 1].gap : 0)
        if !length.fits(in: room), start + 1 < end { break }
        let rest = max(0, room - length)
        let candidate = Best(
          lineCount: best[start].lineCount + 1, cost: best[start].cost + rest * rest, start: start)
        let isBetter =
          found.map { (candidate.lineCount, candidate.cost) < ($0.lineCount, $0.cost) } ?? true
        if isBetter { found = candidate }
        if items[start].breaksLine { break }
      }
      best.append(found ?? Best())
    }
    var lines: [Range<Int>] = []
    var end = items.count
    while end > 0 {
      lines.append(best[end].start..<end)
      end = best[end].start
    }
    return lines.reversed()
  }
}
