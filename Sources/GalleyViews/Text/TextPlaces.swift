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

  private func stops(ofLine index: Int) -> [Stop] {
    let clusters = clusters(ofLine: index)
    let order = clusters.map(\.start).sorted()
    let ends = Dictionary(zip(order, order.dropFirst())) { $1 }
    return clusters.flatMap { cluster in
      let end = ends[cluster.start] ?? endOfLast(from: cluster.start, line: index)
      let count = max(1, end - cluster.start)
      return (0...count).map { step in
        let share = CGFloat(step) / CGFloat(count)
        return Stop(
          place: min(cluster.start + step, characters.count),
          x: cluster.x + cluster.width * (cluster.isMirrored ? 1 - share : share))
      }
    }
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
