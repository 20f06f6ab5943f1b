import GalleyGeometry

extension FlowSolver {
  /// Breaks the items into lines, as many as the limit allows; where items are left over, the
  /// indicator takes the place of as many more as it needs.
  func breakLines(_ arrangement: inout Arrangement, room: CGFloat) {
    var lines = greedyLines(arrangement.items, room: room)
    if let maxLines, lines.count > max(1, maxLines) {
      lines = Array(lines.prefix(max(1, maxLines)))
      limit(&arrangement, to: &lines, room: room)
    }
    if isEven { lines = evenLines(arrangement.items, room: room) }
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
      if index > start, item.breaksLine || longer > room {
        lines.append(start..<index)
        start = index
      }
      length = index == start ? item.length : longer
    }
    if start < items.count { lines.append(start..<items.count) }
    return lines
  }

  /// Keeps the items of the lines that are left, and puts the indicator behind them.
  private func limit(
    _ arrangement: inout Arrangement, to lines: inout [Range<Int>], room: CGFloat
  ) {
    let content = arrangement.content
    let count = arrangement.items.count
    var shown = lines.last?.upperBound ?? 0
    defer { arrangement.hiddenCount = count - shown }
    guard let indicator = content.indicator else {
      arrangement.items.removeSubrange(shown...)
      return
    }
    shown = max(0, min(shown, count - content.indicatedCount))
    let start = lines.last { $0.lowerBound < shown }?.lowerBound ?? 0
    var length: CGFloat = 0
    for index in start..<shown {
      length += arrangement.items[index].length + (index > start ? arrangement.items[index].gap : 0)
    }
    var last = item(indicator, offered: room.isFinite ? room : nil)
    while shown > start {
      let item = arrangement.items[shown - 1]
      last.separator = nil
      join(&last, behind: item.subview, arrangement.items[shown].separator)
      if length + last.gap + last.length <= room { break }
      shown -= 1
      length -= item.length + (shown > start ? item.gap : 0)
    }
    last.flexibility = .minimum
    arrangement.items.removeSubrange(shown...)
    arrangement.items.append(last)
    lines = greedyLines(arrangement.items, room: room)
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
    // What a sum in another order may differ by.
    let tolerance = room * 1e-12
    var best = [Best()]
    best.reserveCapacity(items.count + 1)
    for end in 1..<(items.count + 1) {
      var found: Best?
      var length: CGFloat = 0
      for start in (0..<end).reversed() {
        length += items[start].length + (start + 1 < end ? items[start + 1].gap : 0)
        if length > room + tolerance, start + 1 < end { break }
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
