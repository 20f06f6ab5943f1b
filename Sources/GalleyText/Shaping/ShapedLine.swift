import CICU
import GalleyGeometry
import GalleyGraphics

/// One line of source text, between line feeds, shaped without a width.
struct ShapedLine {
  /// The characters that belong together for HarfBuzz, and so the finest places to break at, in the
  /// order in which they are read.
  struct Cluster {
    /// The part of the line's UTF-8 bytes.
    var bytes: Range<Int>
    /// The length of all clusters before it, in points, tabs left out.
    var x: CGFloat
    /// 0 for a tab.
    var width: CGFloat
    /// Whether it is a space or a tab, which vanishes at the end of a line.
    var isSpace: Bool
    var isTab = false
    var isSafeToBreakBefore: Bool
    /// Whether a line may end before it (UAX #14).
    var canBreakBefore = false
    /// Whether it is a soft hyphen, which is seen at the end of a line only.
    var isSoftHyphen = false
  }

  let bytes: [UInt8]
  let runs: [ShapedRun]
  let clusters: [Cluster]
  /// The clusters that are tabs, in their order.
  let tabs: [Int]
  /// The paragraph's level: even from left to right, odd from right to left.
  let level: UInt8
  let language: String
  /// Where the line begins in the whole text, in UTF-8 bytes.
  let offset: Int
  /// The number of the measures of what ends the line, which it has where it is empty.
  var measures = 0

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
    let clusters = Self.clusters(of: runs, in: bytes, breaks)
    self.clusters = clusters
    let hasTabs = runs.contains { $0.tabWidth != nil }
    tabs = hasTabs ? clusters.indices.filter { clusters[$0].isTab } : []
  }

  private static func clusters(
    of runs: [ShapedRun], in bytes: [UInt8], _ breaks: [LineBreaker.Break]
  ) -> [Cluster] {
    var clusters: [Cluster] = []
    var x: CGFloat = 0
    for run in runs {
      let first = clusters.count
      if run.joinsLast, first > 0 {
        let start = clusters[first - 1].bytes.lowerBound
        clusters[first - 1].bytes = start..<run.bytes.upperBound
        clusters[first - 1].width += run.width
        x += run.width
        continue
      }
      for glyph in run.readGlyphs {
        let width = run.tabWidth == nil ? CGFloat(glyph.advance) * run.scale : 0
        if clusters.count > first, clusters[clusters.count - 1].bytes.lowerBound == glyph.cluster {
          clusters[clusters.count - 1].width += width
        } else {
          clusters.append(
            Cluster(
              bytes: glyph.cluster..<run.bytes.upperBound, x: x, width: width, isSpace: false,
              isTab: run.tabWidth != nil, isSafeToBreakBefore: glyph.isSafeToBreakBefore))
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
      if first > 0, first < clusters.count { markJoin(&clusters, before: first, in: bytes) }
    }
    markBreaks(&clusters, in: bytes, breaks)
    return clusters
  }

  /// Marks the clusters between two letters that may join across the start of a run as unsafe to break before.
  ///
  /// HarfBuzz says so inside of a run. A letter that joins one of the run before, which it sees as context, is not
  /// marked: its form still changes when the line is broken there.
  /// - Parameter start: the first cluster of the run.
  private static func markJoin(_ clusters: inout [Cluster], before start: Int, in bytes: [UInt8]) {
    // All of ASCII joins nothing.
    let edge = clusters[start].bytes.lowerBound
    guard edge > 0, bytes[edge - 1] >= 0x80, bytes[edge] >= 0x80 else { return }
    var (last, next) = (start - 1, start)
    while last >= 0, start - last <= Self.joiningReach, isTransparent(bytes[clusters[last].bytes]) {
      last -= 1
    }
    while next < clusters.count, next - start <= Self.joiningReach,
      isTransparent(bytes[clusters[next].bytes])
    { next += 1 }
    guard last >= 0, next < clusters.count, joins(bytes[clusters[last].bytes]),
      joins(bytes[clusters[next].bytes])
    else { return }
    for index in last + 1...next { clusters[index].isSafeToBreakBefore = false }
  }

  /// How many clusters of marks are passed over between letters that join: more than HarfBuzz takes for context.
  private static let joiningReach = 16

  /// Whether letters join through the characters.
  private static func isTransparent(_ bytes: ArraySlice<UInt8>) -> Bool {
    String(decoding: bytes, as: UTF8.self).unicodeScalars.allSatisfy {
      galley_joining_type($0.value) == galley_joining_transparent
    }
  }

  /// Whether one of the characters is a letter that joins others, or makes them join.
  private static func joins(_ bytes: ArraySlice<UInt8>) -> Bool {
    String(decoding: bytes, as: UTF8.self).unicodeScalars.contains {
      let type = galley_joining_type($0.value)
      return type != galley_joining_none && type != galley_joining_transparent
    }
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
  /// - Parameter start: where they begin, in points from the start of the line: it decides how far tabs lead.
  /// - Complexity: O(1), and O(n) in the tabs.
  func unbrokenWidth(_ range: Range<Int>, at start: CGFloat = 0) -> CGFloat {
    if tabs.isEmpty { return widthWithoutTabs(range) }
    var x = start
    var first = range.lowerBound
    for tab in tabs(in: range) {
      x = TabStops.stop(after: x + widthWithoutTabs(first..<tab))
      first = tab + 1
    }
    return x + widthWithoutTabs(first..<range.upperBound) - start
  }

  /// What clusters need at least, wherever they begin, in points.
  /// - Complexity: O(log n) in the tabs.
  func leastWidth(_ range: Range<Int>) -> CGFloat {
    let width = widthWithoutTabs(range)
    if tabs.isEmpty { return width }
    return max(width, CGFloat(tabs(in: range).count - 1) * TabStops.interval)
  }

  private func widthWithoutTabs(_ range: Range<Int>) -> CGFloat {
    guard let last = range.last else { return 0 }
    return clusters[last].x + clusters[last].width - clusters[range.lowerBound].x
  }

  /// The tabs among clusters.
  func tabs(in range: Range<Int>) -> ArraySlice<Int> {
    let first = tabs.partitionPoint { $0 >= range.lowerBound }
    let end = tabs.partitionPoint { $0 >= range.upperBound }
    return tabs[first..<max(first, end)]
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

  /// The runs that clusters lie in, each whole.
  /// - Complexity: O(log n) in the line.
  func runs(of range: Range<Int>) -> ArraySlice<ShapedRun> {
    guard let last = range.last else { return [] }
    let (start, end) = (clusters[range.lowerBound].bytes, clusters[last].bytes)
    let first = runs.partitionPoint { $0.bytes.upperBound > start.lowerBound }
    return runs[first..<max(first, runs.partitionPoint { $0.bytes.lowerBound >= end.upperBound })]
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

  /// The runs of `range`, a part of `cut`, shaped as if the line held nothing but `cut`: letters join across runs, and
  /// nothing that was cut off.
  func reshape(_ range: Range<Int>, in cut: Range<Int>, by shaper: Shaper) -> [ShapedRun] {
    guard !range.isEmpty else { return [] }
    let context =
      clusters[cut.lowerBound].bytes.lowerBound..<clusters[cut.upperBound - 1].bytes.upperBound
    return slice(range).map { part in
      if part.tabWidth != nil || part.joinsLast { return part }
      return shaper.shape(
        bytes, part.bytes, in: context, face: part.face, font: part.font,
        attributes: part.attributes, script: part.script, level: part.bidiLevel,
        language: language)
    }
  }
}
