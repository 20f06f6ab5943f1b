import GalleyGeometry
import GalleyLayout
import GalleyStrings
import GalleyText

/// The places between the characters of a text that is laid out.
struct TextPlaces {
  /// A place between two characters, and where it lies in its line, in points from the left of the text's box.
  private struct Stop {
    var place: Int
    var x: CGFloat
  }

  private let characters: [Character]
  /// The offset in UTF-8 bytes of each character, and of the end.
  private let starts: [Int]
  private let layout: TextLayout

  init(_ text: String, _ layout: TextLayout) {
    characters = Array(text)
    starts = characters.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1.utf8.count) }
    self.layout = layout
  }

  /// How many characters lie before the place that is nearest to a point, in points of the text's box: in the line whose
  /// middle is nearest.
  func nearest(to point: CGPoint) -> Int {
    let run = layout.lines.lazy.compactMap(\.runs.first).first
    let rise = ((run?.ascent ?? 0) - (run?.descent ?? 0)) / 2
    let distances = layout.lines.map { (point.y - ($0.baseline - rise)).magnitude }
    guard let index = distances.indices.min(by: { distances[$0] < distances[$1] }) else {
      return characters.count
    }
    let stops = stops(ofLine: index)
    let runs = layout.lines[index].runs
    let isForward = runs.allSatisfy { $0.glyphRun.bidiLevel.isMultiple(of: 2) }
    let isBehind = isForward && !runs.isEmpty && point.x > stops.map(\.x).max() ?? 0
    // Spaces at the end of a text are in no line.
    if isBehind, index == layout.lines.count - 1 { return characters.count }
    let nearest = stops.min { ($0.x - point.x).magnitude < ($1.x - point.x).magnitude }
    return nearest?.place ?? emptyLine(index)
  }

  /// A character, or several that are drawn as one, as in a ligature; lengths in points.
  private struct Cluster {
    var start: Int
    var x: CGFloat
    var width: CGFloat
    var isMirrored: Bool
  }

  /// In the order in which they are seen. The glyphs of one character belong together.
  private func clusters(ofLine index: Int) -> [Cluster] {
    let line = layout.lines[index]
    var clusters: [Cluster] = []
    var x = line.x
    for run in line.runs {
      let isMirrored = !run.glyphRun.bidiLevel.isMultiple(of: 2)
      for glyph in run.glyphs {
        let start = place(of: glyph.cluster)
        if let last = clusters.indices.last, clusters[last].start == start {
          clusters[last].width += glyph.advance
        } else {
          clusters.append(
            Cluster(start: start, x: x, width: glyph.advance, isMirrored: isMirrored))
        }
        x += glyph.advance
      }
    }
    return clusters
  }

  /// A character, from where it is entered in the order of reading to where it is left; an end is on the left in a text
  /// that is read from the right.
  private struct Cell {
    var place: Int
    var start: CGFloat
    var end: CGFloat
  }

  private func cells(ofLine index: Int) -> [Cell] {
    let clusters = clusters(ofLine: index)
    let order = clusters.map(\.start).sorted()
    let ends = Dictionary(zip(order, order.dropFirst())) { $1 }
    return clusters.flatMap { cluster in
      let end = ends[cluster.start] ?? endOfLast(from: cluster.start, line: index)
      let count = max(1, end - cluster.start)
      func x(_ step: Int) -> CGFloat {
        let share = CGFloat(step) / CGFloat(count)
        return cluster.x + cluster.width * (cluster.isMirrored ? 1 - share : share)
      }
      return (0..<count).map { Cell(place: cluster.start + $0, start: x($0), end: x($0 + 1)) }
    }
  }

  private func stops(ofLine index: Int) -> [Stop] {
    cells(ofLine: index).flatMap {
      [
        Stop(place: $0.place, x: $0.start),
        Stop(place: min($0.place + 1, characters.count), x: $0.end),
      ]
    }
  }

  /// Where a caret stands, in points of the text's box; the box has no width.
  func caret(at place: Int) -> CGRect {
    let indices = layout.lines.indices
    guard let index = indices.last(where: { first(ofLine: $0) <= place }) ?? indices.first else {
      return CGRect(x: 0, y: 0, width: 0, height: layout.size.height)
    }
    let stops = stops(ofLine: index)
    var x = layout.lines[index].x
    if let stop = stops.first(where: { $0.place == place }) {
      x = stop.x
    } else if let last = stops.max(by: { $0.place < $1.place }) {
      // Spaces at the end of a line are in none: each is taken for a quarter of an em.
      let size = layout.lines[index].runs.last?.glyphRun.size ?? 0
      x = last.x + CGFloat(max(0, place - last.place)) * size / 4
    }
    let band = band(ofLine: index)
    return CGRect(x: x, y: band.lowerBound, width: 0, height: band.upperBound - band.lowerBound)
  }

  /// What some characters cover, in points of the text's box: a box for each part of a line.
  func boxes(of range: Range<Int>) -> [CGRect] {
    layout.lines.indices.flatMap { index in
      let band = band(ofLine: index)
      let cells = cells(ofLine: index).filter { range.contains($0.place) }
      let parts = cells.map { min($0.start, $0.end)...max($0.start, $0.end) }
      let merged = parts.sorted { $0.lowerBound < $1.lowerBound }
        .reduce(into: [ClosedRange<CGFloat>]()) { merged, part in
          if let last = merged.last, part.lowerBound <= last.upperBound + 0.01 {
            merged[merged.count - 1] =
              last.lowerBound...max(last.upperBound, part.upperBound)
          } else {
            merged.append(part)
          }
        }
      return merged.map {
        CGRect(
          x: $0.lowerBound, y: band.lowerBound, width: $0.upperBound - $0.lowerBound,
          height: band.upperBound - band.lowerBound)
      }
    }
  }

  private func first(ofLine index: Int) -> Int {
    clusters(ofLine: index).map(\.start).min() ?? emptyLine(index)
  }

  /// How far a line reaches, from its top to its bottom.
  private func band(ofLine index: Int) -> ClosedRange<CGFloat> {
    let line = layout.lines[index]
    let runs = line.runs.isEmpty ? layout.lines.flatMap(\.runs) : line.runs
    guard let ascent = runs.map(\.ascent).max(), let descent = runs.map(\.descent).max() else {
      return 0...max(0, layout.size.height)
    }
    return min(line.baseline - ascent, line.baseline)...(line.baseline + max(0, descent))
  }

  /// Where the last cluster of a line ends: with the line's last character that is no space.
  private func endOfLast(from start: Int, line index: Int) -> Int {
    let later = layout.lines[(index + 1)...].lazy.flatMap { $0.runs.flatMap(\.glyphs) }
    let limit = later.map(\.cluster).min().map { place(of: $0) } ?? characters.count
    var end = start + 1
    while end < limit, !characters[end].isWhitespace { end += 1 }
    return end
  }

  /// The character that a byte belongs to.
  private func place(of byte: Int) -> Int {
    (starts.firstIndex { $0 > byte } ?? starts.count) - 1
  }

  /// The place of a line without characters.
  private func emptyLine(_ index: Int) -> Int {
    guard index > 0 else { return 0 }
    let before = stops(ofLine: index - 1).map(\.place).max() ?? emptyLine(index - 1)
    let newline = characters[before...].firstIndex { $0.isNewline }
    return newline.map { $0 + 1 } ?? characters.count
  }
}

extension ViewNode {
  /// How many characters of a text in the node lie before the place that is nearest to a point of the image; nil where the
  /// node shows no such text.
  package func characterPlace(at point: CGPoint, in text: String) -> Int? {
    let leaf = first { node in
      (node.layout.behavior as? TextBehavior)?.text?.hasSameBytes(as: text) ?? false
    }
    guard let leaf, let behavior = leaf.layout.behavior as? TextBehavior,
      let own = leaf.point(fromImage: point)
    else { return nil }
    return TextPlaces(text, behavior.layout(leaf.layout.placedProposal)).nearest(to: own)
  }
}
