import GalleyGeometry

extension ParagraphLayout {
  /// Cuts the last line that is kept, and lets an ellipsis stand for what is left out of it (TX2).
  func truncate(_ line: inout FittedLine) {
    let source = text.lines[line.source]
    let last = source.runs.last { !$0.attributes.isReplaced }
    guard let ellipsis = text.insertion(.ellipsis, like: last, level: source.level) else {
      line.runs = text.runs(line: line.source, clusters: line.clusters)
      return finish(&line)
    }
    line.hasHyphen = false
    let room = width - ellipsis.run.width + Self.tolerance
    let rest = line.clusters.lowerBound..<source.clusters.count
    guard room >= 0 else {
      line.clusters = rest.lowerBound..<rest.lowerBound
      return finish(&line)
    }
    let whole = source.withoutTrailingSpaces(rest)
    // Only whole lines behind it are left out where the line itself has room.
    if text.width(line: line.source, clusters: whole) <= room {
      return keep(whole, ellipsis, nil, in: &line)
    }
    switch style.truncation {
    case .tail:
      keep(prefix(of: rest, in: room, source: line.source), ellipsis, nil, in: &line)
    case .head:
      let end = suffix(of: rest, in: room, at: ellipsis.run.width, source: line.source)
      keep(nil, ellipsis, end, in: &line)
    case .middle:
      let start = prefix(of: rest, in: room / 2, source: line.source)
      let used = text.width(line: line.source, clusters: start)
      let end = suffix(
        of: start.upperBound..<rest.upperBound, in: room - used, at: used + ellipsis.run.width,
        source: line.source)
      keep(start, ellipsis, end, in: &line)
    }
  }

  /// The line of the clusters before an ellipsis, the ellipsis and the clusters behind it, the last to be read at the
  /// end of reading. What the ellipsis stands for begins behind the first ones, or with the line. Where its own looks do not fit it
  /// keeps those of the line's end, by which the clusters were chosen.
  private func keep(
    _ start: Range<Int>?, _ ellipsis: ShapedInsertion, _ end: Range<Int>?, in line: inout FittedLine
  ) {
    let place = start?.upperBound ?? line.clusters.lowerBound
    let before = start.map { text.runs(line: line.source, clusters: $0) } ?? []
    let after = end.map { text.runs(line: line.source, clusters: $0) } ?? []
    line.clusters = start ?? end ?? place..<place
    func put(_ sign: ShapedInsertion, in line: inout FittedLine) {
      line.runs = before
      line.append(sign, for: place)
      if let last = before.last, let next = after.first {
        // Between words of one direction it is read with them, as a character of the text would be (UAX #9, N1).
        let levels = (last.bidiLevel, next.bidiLevel)
        if levels.0 % 2 == levels.1 % 2 {
          line.runs[before.count].bidiLevel = min(levels.0, levels.1)
        }
      }
      line.runs += after
      finish(&line)
    }
    if let own = sign(like: place, of: text.lines[line.source]) {
      put(own, in: &line)
      if line.width <= width + Self.tolerance { return }
    }
    put(ellipsis, in: &line)
  }

  /// The ellipsis with the looks of the first character that is left out: recorded on SwiftUI (MetalUI,
  /// docs/probes/swiftui-rich-text, arm C13). Nil where all of the line looks alike.
  private func sign(like cluster: Int, of source: ShapedLine) -> ShapedInsertion? {
    guard source.runs.count > 1, let run = source.run(ofCluster: cluster),
      !run.attributes.isReplaced
    else { return nil }
    return text.insertion(.ellipsis, like: run, level: source.level)
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
        line.leastWidth(range.lowerBound..<end) > room + line.clusters[end - 1].width * 2
      { end -= 1 }
    }
    return range.lowerBound..<range.lowerBound
  }

  /// As many of the last clusters as fit behind `offset` points of the line, the spaces at both ends left out.
  private func suffix(
    of range: Range<Int>, in room: CGFloat, at offset: CGFloat, source: Int
  ) -> Range<Int> {
    let line = text.lines[source]
    let range = line.withoutTrailingSpaces(range)
    var start = range.lowerBound
    while start < range.upperBound {
      if line.clusters[start].isSpace {
        start += 1
        continue
      }
      if text.width(line: source, clusters: start..<range.upperBound, at: offset) <= room {
        return start..<range.upperBound
      }
      start += 1
      while start < range.upperBound,
        line.leastWidth(start..<range.upperBound) > room + line.clusters[start].width * 2
      { start += 1 }
    }
    return range.upperBound..<range.upperBound
  }
}

extension ParagraphLayout.FittedLine {
  /// Adds a glyph behind the runs so far.
  /// - Parameter cluster: the first one of what it stands for.
  mutating func append(_ insertion: ShapedInsertion, for cluster: Int) {
    self.insertion = runs.count
    signCluster = cluster
    problem = insertion.problem
    runs.append(insertion.run)
  }
}
