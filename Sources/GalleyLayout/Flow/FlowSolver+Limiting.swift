import GalleyGeometry

extension FlowSolver {
  /// Keeps the items of the lines that are left, and puts the indicator behind them.
  ///
  /// The lines before the last one stay as they are. The last line keeps as many items as leave room for the indicator
  /// that is made for the number of all others; if there is room for none, the indicator has the line for itself. Each
  /// number is tried, the least first: a view for more items may be narrower, as "+11 more" is in most fonts beside
  /// "+10 more".
  /// - Complexity: O(k) in the items of the last line that are left out for the indicator.
  func limit(
    _ arrangement: inout Arrangement, to lines: inout [Range<Int>], room: CGFloat
  ) {
    let count = arrangement.items.count
    guard let line = lines.popLast() else { return }
    var shown = line.upperBound
    var length = length(of: line, in: arrangement.items)
    var last = indicator(of: arrangement, behind: line.lowerBound..<shown, room: room)
    while let item = last, shown > line.lowerBound,
      !(length + item.gap + item.length).fits(in: room)
    {
      shown -= 1
      let hidden = arrangement.items[shown]
      length -= hidden.length + (shown > line.lowerBound ? hidden.gap : 0)
      last = indicator(of: arrangement, behind: line.lowerBound..<shown, room: room)
    }
    arrangement.hiddenCount = count - shown
    arrangement.indicator = last?.subview
    arrangement.items.removeSubrange(shown...)
    if let last { arrangement.items.append(last) }
    lines.append(line.lowerBound..<arrangement.items.count)
  }

  /// The indicator for all items behind those of a line, measured and joined to the last of them.
  private func indicator(
    of arrangement: Arrangement, behind line: Range<Int>, room: CGFloat
  ) -> Item? {
    let hidden = arrangement.items.count - line.upperBound
    guard let view = arrangement.content.indicator(hidden: hidden) else { return nil }
    var result = item(view, offered: room.isFinite ? room : nil)
    result.flexibility = .minimum
    if let last = line.last {
      let separator = arrangement.items[line.upperBound].separator
      join(&result, behind: arrangement.items[last].subview, separator)
    }
    return result
  }
}
