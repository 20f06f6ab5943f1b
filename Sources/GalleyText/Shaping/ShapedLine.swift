import GalleyGeometry
import GalleyGraphics

/// One line of source text, between line feeds, shaped without a width.
struct ShapedLine {
  /// The characters that belong together for HarfBuzz, and so the finest places to break at, in the
  /// order in which they are read.
  struct Cluster {
    /// The part of the line's UTF-8 bytes.
    var bytes: Range<Int>
    /// The length of all clusters before it, in points.
    var x: CGFloat
    var width: CGFloat
    /// Whether it is a space that vanishes at the end of a line.
    var isSpace: Bool
    var isSafeToBreakBefore: Bool
    /// Whether a line may end before it (UAX #14).
    var canBreakBefore = false
    /// Whether it is a soft hyphen, which is seen at the end of a line only.
    var isSoftHyphen = false
  }

  let bytes: [UInt8]
  let runs: [ShapedRun]
  let clusters: [Cluster]
  /// The paragraph's level: even from left to right, odd from right to left.
  let level: UInt8
  let language: String
  /// Where the line begins in the whole text, in UTF-8 bytes.
  let offset: Int

  /// - Parameter breaks: whether the line may end before each of its characters.
  init(
    bytes: [UInt8], runs: [ShapedRun], breaks: [LineBreaker.Break], level: UInt8, language: String,
    offset: Int
  ) {
    self.level = level
    self.offset = offset
    self.bytes = bytes
    self.runs = runs
    self.language = language
    clusters = Self.clusters(of: runs, in: bytes, breaks)
  }

  private static func clusters(
    of runs: [ShapedRun], in bytes: [UInt8], _ breaks: [LineBreaker.Break]
  ) -> [Cluster] {
    var clusters: [Cluster] = []
    var x: CGFloat = 0
    for run in runs {
      let first = clusters.count
      for glyph in run.readGlyphs {
        let width = CGFloat(glyph.advance) * run.scale
        if clusters.count > first, clusters[clusters.count - 1].bytes.lowerBound == glyph.cluster {
          clusters[clusters.count - 1].width += width
        } else {
          clusters.append(
            Cluster(
              bytes: glyph.cluster..<run.bytes.upperBound, x: x, width: width, isSpace: false,
              isSafeToBreakBefore: glyph.isSafeToBreakBefore || clusters.count == first))
        }
        x += width
      }
      for index in first..<clusters.count {
        let end =
          index + 1 < clusters.count
          ? clusters[index + 1].bytes.lowerBound : run.bytes.upperBound
        let start = clusters[index].bytes.lowerBound
        clusters[index].bytes = start..<max(start, end)
        clusters[index].isSpace = isSpace(bytes[clusters[index].bytes])
        clusters[index].isSoftHyphen = bytes[clusters[index].bytes].elementsEqual("\u{AD}".utf8)
      }
    }
    markBreaks(&clusters, in: bytes, breaks)
    return clusters
  }

  private static func markBreaks(
    _ clusters: inout [Cluster], in bytes: [UInt8], _ breaks: [LineBreaker.Break]
  ) {
    var offset = 0
    var index = 0
    for (scalar, kind) in zip(String(decoding: bytes, as: UTF8.self).unicodeScalars, breaks) {
      while index < clusters.count, clusters[index].bytes.lowerBound < offset { index += 1 }
      if index < clusters.count, clusters[index].bytes.lowerBound == offset {
        clusters[index].canBreakBefore = kind != .none
      }
      offset += UTF8.width(scalar)
    }
  }

  /// Whether the characters are spaces at which a line may end: U+0020, tab, and the spaces of
  /// U+2000 to U+200A and U+3000 but the figure space, which does not break.
  private static func isSpace(_ bytes: ArraySlice<UInt8>) -> Bool {
    let text = String(decoding: bytes, as: UTF8.self)
    return !text.isEmpty
      && text.unicodeScalars.allSatisfy { scalar in
        switch scalar.value {
        case 0x20, 0x09, 0x3000, 0x205F: true
        case 0x2000...0x200A: scalar.value != 0x2007
        default: false
        }
      }
  }

  /// The advance of clusters that keep the shape they have in the whole line, in points.
  func unbrokenWidth(_ range: Range<Int>) -> CGFloat {
    guard let last = range.last else { return 0 }
    return clusters[last].x + clusters[last].width - clusters[range.lowerBound].x
  }

  /// `range` without the spaces at its end.
  func withoutTrailingSpaces(_ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound, clusters[end - 1].isSpace { end -= 1 }
    return range.lowerBound..<end
  }

  /// Whether the cluster that begins at a byte is a space.
  func isSpace(at byte: Int) -> Bool {
    let place = clusters.partitionPoint { $0.bytes.lowerBound >= byte }
    return place < clusters.count && clusters[place].bytes.lowerBound == byte
      && clusters[place].isSpace
  }

  /// The run that a cluster lies in.
  func run(ofCluster index: Int) -> ShapedRun? {
    guard clusters.indices.contains(index) else { return nil }
    let place = runs.partitionPoint { $0.bytes.upperBound > clusters[index].bytes.lowerBound }
    return place < runs.count ? runs[place] : nil
  }

  private func isSafe(_ index: Int) -> Bool {
    index <= 0 || index >= clusters.count || clusters[index].isSafeToBreakBefore
  }

  /// The clusters of `range` between the first and the last place in it that is safe to break at, its
  /// own ends included; empty at the upper end when there is none.
  func safeMiddle(of range: Range<Int>) -> Range<Int> {
    var start = range.lowerBound
    while start < range.upperBound, !isSafe(start) { start += 1 }
    var end = range.upperBound
    while end > start, !isSafe(end) { end -= 1 }
    return end > start ? start..<end : range.upperBound..<range.upperBound
  }

  /// Whether `range` looks the same in a line of its own as in the whole line.
  func isSafe(_ range: Range<Int>) -> Bool {
    isSafe(range.lowerBound) && isSafe(range.upperBound)
  }

  /// The runs of clusters that keep the shape they have in the whole line.
  /// - Complexity: O(log n) in the line, and O(m) in what is cut out.
  func slice(_ range: Range<Int>) -> [ShapedRun] {
    guard !range.isEmpty else { return [] }
    let cut =
      clusters[range.lowerBound].bytes.lowerBound..<clusters[range.upperBound - 1].bytes.upperBound
    let first = runs.partitionPoint { $0.bytes.upperBound > cut.lowerBound }
    var parts: [ShapedRun] = []
    for run in runs[first...] {
      let bytes = run.bytes.clamped(to: cut)
      guard !bytes.isEmpty else { break }
      parts.append(run.part(bytes))
    }
    return parts
  }

  /// The runs of `range` shaped as if the line held nothing else.
  func reshape(_ range: Range<Int>, by shaper: Shaper) -> [ShapedRun] {
    slice(range).map { part in
      let alone = Array(bytes[part.bytes])
      var run = shaper.shape(
        alone, alone.indices, face: part.face, font: part.font, attributes: part.attributes,
        script: part.script,
        level: part.bidiLevel, language: language)
      run.bytes = part.bytes
      for index in run.glyphs.indices { run.glyphs[index].cluster += part.bytes.lowerBound }
      return run
    }
  }
}
