import GalleyGeometry

extension ParagraphLayout {
  /// Cuts the last line that is kept, and lets an ellipsis stand for what is left out of it (TX2).
  func truncate(_ line: inout FittedLine) {
    let source = text.lines[line.source]
    guard var ellipsis = text.sign("\u{2026}", after: source.runs.last) else { return }
    ellipsis.bidiLevel = source.level
    line.hasHyphen = false
    let room = width - ellipsis.width + Self.tolerance
    let rest = line.clusters.lowerBound..<source.clusters.count
    // Without a width only whole lines are left out, and the line itself is whole.
    guard width.isFinite else {
      line.runs = text.runs(line: line.source, clusters: line.clusters) + [ellipsis]
      return finish(&line, sign: line.runs.count - 1)
    }
    guard room >= 0 else {
      line.clusters = rest.lowerBound..<rest.lowerBound
      line.runs = []
      return finish(&line, sign: nil)
    }
    switch style.truncation {
    case .tail:
      line.clusters = prefix(of: rest, in: room, source: line.source)
      line.runs = text.runs(line: line.source, clusters: line.clusters) + [ellipsis]
      finish(&line, sign: line.runs.count - 1)
    case .head:
      let end = suffix(of: rest, in: room, source: line.source)
      line.runs = [ellipsis] + text.runs(line: line.source, clusters: end)
      finish(&line, sign: 0)
    case .middle:
      let start = prefix(of: rest, in: room / 2, source: line.source)
      let left = room - text.width(line: line.source, clusters: start)
      let end = suffix(of: start.upperBound..<rest.upperBound, in: left, source: line.source)
      line.clusters = start
      let before = text.runs(line: line.source, clusters: start)
      line.runs = before + [ellipsis] + text.runs(line: line.source, clusters: end)
      finish(&line, sign: before.count)
    }
  }

  private func finish(_ line: inout FittedLine, sign: Int?) {
    line.sign = sign
    line.width = line.runs.reduce(0) { $0 + $1.width }
  }

  /// As many of the first clusters as fit, the spaces at their end left out.
  private func prefix(of range: Range<Int>, in room: CGFloat, source: Int) -> Range<Int> {
    let line = text.lines[source]
    var end = range.upperBound
    while end > range.lowerBound {
      let visible = line.withoutTrailingSpaces(range.lowerBound..<end)
      if text.width(line: source, clusters: visible) <= room { return visible }
      // Far too wide ends are skipped by the widths that are known.
      end -= 1
      while end > range.lowerBound,
        line.unbrokenWidth(range.lowerBound..<end) > room + line.clusters[end - 1].width * 2
      { end -= 1 }
    }
    return range.lowerBound..<range.lowerBound
  }

  /// As many of the last clusters as fit, the spaces at both ends left out.
  private func suffix(of range: Range<Int>, in room: CGFloat, source: Int) -> Range<Int> {
    let line = text.lines[source]
    let range = line.withoutTrailingSpaces(range)
    var start = range.lowerBound
    while start < range.upperBound {
      if line.clusters[start].isSpace {
        start += 1
        continue
      }
      if text.width(line: source, clusters: start..<range.upperBound) <= room {
        return start..<range.upperBound
      }
      start += 1
      while start < range.upperBound,
        line.unbrokenWidth(start..<range.upperBound) > room + line.clusters[start].width * 2
      { start += 1 }
    }
    return range.upperBound..<range.upperBound
  }
}
