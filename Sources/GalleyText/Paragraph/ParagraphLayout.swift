import GalleyGeometry
import GalleyGraphics

/// Breaks a shaped text into lines: greedy breaks where Unicode allows them (UAX #14), a short word not alone in the second of
/// two lines (TX13), breaks inside a word only when the word alone is too wide (TX1), a hyphen where a soft one ends a line, an ellipsis
/// where not all lines are kept (TX2).
struct ParagraphLayout {
  let text: ShapedText
  let width: CGFloat
  let height: CGFloat?
  let style: ParagraphStyle
  let grid: PixelGrid

  /// Widths are compared with this much of a point to spare, so that a text fits into the width that
  /// it answered.
  static let tolerance: CGFloat = 1e-4

  init(_ text: ShapedText, width: CGFloat?, height: CGFloat?, style: ParagraphStyle) {
    self.text = text
    self.width = width ?? .infinity
    self.height = height
    self.style = style
    grid = PixelGrid(scale: style.displayScale)
  }

  /// A line's clusters, without the spaces at its end, and the runs that are drawn.
  struct FittedLine {
    var source: Int
    /// Whether the paragraph ends with it.
    var isLast = false
    var clusters: Range<Int>
    /// Whether the line ends with a soft hyphen that is seen.
    var hasHyphen = false
    /// In the order of reading.
    var runs: [ShapedRun] = []
    /// The place among the runs of an ellipsis or a hyphen.
    var insertion: Int?
    /// The first cluster of what the glyph stands for.
    var signCluster = 0
    /// What is to be said about the glyph.
    var problem: TextProblem?
    /// Less than 0 where a negative tracking exceeds the advances.
    var width: CGFloat = 0
  }

  func layout() -> TextLayout {
    guard width > 0 else { return emptyLayout() }
    return style.isBalanced ? balancedLayout() : plainLayout()
  }

  /// The layout at the least width at which the text has no more lines than at the one offered.
  private func balancedLayout() -> TextLayout {
    var style = style
    style.isBalanced = false
    func layout(_ width: CGFloat) -> TextLayout {
      ParagraphLayout(text, width: width, height: height, style: style).layout()
    }
    var best = layout(width)
    guard width.isFinite, best.lines.count > 1, !best.isTruncated else { return best }
    var (low, high) = (best.size.width / 2, best.size.width)
    while high - low > 0.5 {
      let middle = (low + high) / 2
      // Between lengths that large there is none.
      guard low < middle, middle < high, text.canContinue else { break }
      let found = layout(middle)
      if found.isTruncated || found.lines.count > best.lines.count {
        low = middle
      } else {
        (high, best) = (middle, found)
      }
    }
    return best
  }

  private func plainLayout() -> TextLayout {
    let kept = keptLines
    var stack = LineStack(grid: grid, spacing: style.lineSpacing)
    var fitted: [FittedLine] = []
    var isTruncated = false
    var hasBrokenWord = false
    lines: for source in text.lines.indices {
      var start = 0
      repeat {
        if fitted.count == kept {
          isTruncated = true
          break lines
        }
        if !text.canContinue { break lines }
        let end = endOfLine(source, from: start)
        let line = FittedLine(
          source: source, isLast: end >= text.lines[source].clusters.count,
          clusters: text.lines[source].withoutTrailingSpaces(start..<end),
          hasHyphen: hyphen(source, at: end) != nil)
        if !hasRoom(for: line, in: &stack) {
          isTruncated = true
          break lines
        }
        fitted.append(line)
        start = end
        hasBrokenWord = hasBrokenWord || isInsideWord(source, end)
      } while start < text.lines[source].clusters.count
    }
    if style.avoidsOrphans, !isTruncated { avoidOrphans(in: &fitted) }
    let cut = isTruncated ? fitted.indices.last : nil
    if let cut { truncate(&fitted[cut]) }
    for index in fitted.indices where index != cut {
      let line = fitted[index]
      let end = line.clusters.upperBound
      fitted[index].runs = text.runs(line: line.source, clusters: line.clusters)
      if line.hasHyphen, let hyphen = hyphen(line.source, at: end) {
        fitted[index].append(hyphen, for: end)
      }
      finish(&fitted[index])
    }
    var layout = place(fitted, isTruncated: isTruncated)
    layout.hasBrokenWord = hasBrokenWord
    if let problem = text.hyphenationProblem, style.isHyphenated {
      layout.problems.append(problem)
    }
    for problem in fitted.lazy.compactMap(\.problem) where !layout.problems.contains(problem) {
      layout.problems.append(problem)
    }
    return layout
  }

  /// Gives the tabs of a line that has all of its runs their widths, and the line its own.
  func finish(_ line: inout FittedLine) {
    if !text.lines[line.source].tabs.isEmpty { TabStops.set(&line.runs) }
    line.width = line.runs.reduce(0) { $0 + $1.width }
  }

  private func isInsideWord(_ source: Int, _ cluster: Int) -> Bool {
    let clusters = text.lines[source].clusters
    return cluster < clusters.count && !clusters[cluster].canBreakBefore
      && !isHyphenation(source, cluster)
  }

  /// Whether a line may end before a cluster with a hyphen that is not in the text.
  private func isHyphenation(_ source: Int, _ cluster: Int) -> Bool {
    guard style.isHyphenated else { return false }
    let places = text.hyphenations(line: source)
    let place = places.partitionPoint { $0 >= cluster }
    return place < places.count && places[place] == cluster
  }

  /// Nothing is drawn without width, and nothing needs height but one line where any is offered
  /// (TX3).
  private func emptyLayout() -> TextLayout {
    let offered = height ?? .infinity
    let metrics = metrics(line: 0, clusters: text.lines[0].clusters.indices)
    return TextLayout(
      size: CGSize(width: 0, height: offered > 0 ? metrics.height(grid) : 0), lines: [],
      isTruncated: text.lines.contains { !$0.clusters.isEmpty },
      firstBaseline: grid.round(metrics.ascent), lastBaseline: grid.round(metrics.ascent))
  }

  func fits(_ source: Int, _ clusters: Range<Int>) -> Bool {
    let visible = text.lines[source].withoutTrailingSpaces(clusters)
    let hyphen = hyphen(source, at: clusters.upperBound)?.run.width ?? 0
    return text.width(line: source, clusters: visible) + hyphen <= width + Self.tolerance
  }

  /// The hyphen that is seen when a line ends before a cluster: behind a soft one or within a word that is hyphenated,
  /// at the end of reading.
  private func hyphen(_ source: Int, at end: Int) -> ShapedInsertion? {
    let line = text.lines[source]
    guard end > 0, end < line.clusters.count,
      line.clusters[end - 1].isSoftHyphen || isHyphenation(source, end)
    else { return nil }
    return text.insertion(.hyphen, like: line.run(ofCluster: end - 1), level: line.level)
  }

  /// Where the line that begins with cluster `start` ends: behind the spaces after its last word.
  private func endOfLine(_ source: Int, from start: Int) -> Int {
    let line = text.lines[source]
    guard width.isFinite else { return line.clusters.count }
    let limit = line.clusters.indices.contains(start) ? line.clusters[start].x + width : 0
    var opportunities: [Int] = []
    var index = start
    /// How much longer the line is by its tabs so far.
    var tabs: CGFloat = 0
    while index < line.clusters.count {
      let cluster = line.clusters[index]
      if !cluster.isSpace, cluster.x + cluster.width + tabs > limit + Self.tolerance { break }
      if cluster.isTab {
        let x = cluster.x - line.clusters[start].x + tabs
        tabs += TabStops.stop(after: x) - x
      }
      index += 1
      if index < line.clusters.count, line.clusters[index].canBreakBefore {
        opportunities.append(index)
      }
    }
    if index == line.clusters.count, fits(source, start..<index) { return index }
    if style.isHyphenated {
      let places = text.hyphenations(line: source)
      let first = places.partitionPoint { $0 > start }
      let last = places.partitionPoint { $0 > index }
      if first < last { opportunities = (opportunities + places[first..<last]).sorted() }
    }
    // Cut ends that are shaped again may come out wider: then an earlier break is tried.
    for end in opportunities.reversed() where fits(source, start..<end) { return end }
    var end = max(index, start + 1)
    while end > start + 1, !fits(source, start..<end) { end -= 1 }
    // Spaces never begin a line, not even behind a character that is wider than the line.
    while end < line.clusters.count, line.clusters[end].isSpace { end += 1 }
    return end
  }

  private func place(_ fitted: [FittedLine], isTruncated: Bool) -> TextLayout {
    let widest = max(0, fitted.map(\.width).max() ?? 0)
    let isJustified = style.isJustified && width.isFinite && fitted.count > 1
    let boxWidth = grid.ceil(isJustified ? max(width, widest) : widest)
    var stack = LineStack(grid: grid, spacing: style.lineSpacing)
    var lines: [TextLayout.Line] = []
    for (index, line) in fitted.enumerated() {
      var slack = boxWidth - line.width
      var gap: CGFloat = 0
      if isJustified, !line.isLast, line.insertion == nil || line.hasHyphen {
        let spaces = stretchableSpaces(line)
        if spaces > 0, slack > 0 { (gap, slack) = (slack / CGFloat(spaces), 0) }
      }
      let x: CGFloat =
        switch style.alignment {
        case .leading: 0
        case .center: slack / 2
        case .trailing: slack
        }
      lines.append(
        TextLayout.Line(
          x: x, baseline: stack.append(metrics(of: line)),
          width: max(0, line.width + gap * CGFloat(gap > 0 ? stretchableSpaces(line) : 0)),
          runs: visualOrder(glyphRuns(line, widening: gap)),
          isWrapped: !line.isLast && index < fitted.count - 1))
    }
    let reserved = text.height(ofLines: style.reservedLines, style: style)
    let firstBaseline = lines.first?.baseline ?? grid.round(text.metrics.ascent)
    return TextLayout(
      size: CGSize(width: boxWidth, height: max(grid.ceil(stack.height), reserved)), lines: lines,
      isTruncated: isTruncated,
      firstBaseline: firstBaseline, lastBaseline: lines.last?.baseline ?? firstBaseline)
  }

  /// The line's runs; an ellipsis or a hyphen stands for what begins where the line was cut.
  private func glyphRuns(_ line: FittedLine, widening gap: CGFloat) -> [TextLayout.Run] {
    let source = text.lines[line.source]
    let place = line.signCluster
    let cut =
      place < source.clusters.count ? source.clusters[place].bytes.lowerBound : source.bytes.count
    let stretched = source.tabs(in: line.clusters).last.map { source.clusters[$0].bytes.upperBound }
    var runs = line.runs.enumerated().map { index, run in
      let isInsertion = index == line.insertion
      let lines = run.face.metrics
      var glyphRun = Self.glyphRun(run, offset: source.offset + (isInsertion ? cut : 0)) {
        gap > 0 && !isInsertion && $0 >= stretched ?? 0 && source.isSpace(at: $0) ? gap : 0
      }
      // An ellipsis or a hyphen stands for no characters of the text.
      if !isInsertion { glyphRun.text = GlyphText(source.bytes, offset: source.offset) }
      return TextLayout.Run(
        glyphRun: glyphRun,
        style: run.attributes.style, baselineOffset: run.attributes.baselineOffset,
        ascent: lines.ascent * run.scale, descent: lines.descent * run.scale,
        capHeight: lines.capHeight * run.scale,
        underline: run.underline, strikethrough: run.strikethrough)
    }
    measureLeadingSpaces(of: line, in: &runs)
    return runs
  }

  /// Notes how far the spaces reach that a line begins with: what is drawn below a text begins at its first letter, recorded
  /// on SwiftUI (MetalUI, docs/probes/swiftui-rich-text, arm C9w).
  /// - Parameter runs: those of the line, in the order of reading.
  private func measureLeadingSpaces(of line: FittedLine, in runs: inout [TextLayout.Run]) {
    let source = text.lines[line.source]
    guard let first = line.clusters.first, source.clusters[first].isSpace else { return }
    let letter = line.clusters.first { !source.clusters[$0].isSpace }
    let end = letter.map { source.clusters[$0].bytes.lowerBound } ?? source.bytes.count
    for index in runs.indices where index != line.insertion {
      let run = runs[index].glyphRun
      let spaces = run.glyphs.filter { $0.cluster < source.offset + end }
      runs[index].leadingSpaces = spaces.reduce(0) { $0 + $1.advance }
      if spaces.count < run.glyphs.count { return }
    }
  }

  /// Runs from left to right (L2).
  private func visualOrder(_ runs: [TextLayout.Run]) -> [TextLayout.Run] {
    if runs.allSatisfy({ $0.glyphRun.bidiLevel == 0 }) { return runs }
    return BidiResolver.visualOrder(of: runs.map(\.glyphRun.bidiLevel)).map { runs[$0] }
  }

  /// How many spaces justification widens: those behind the last tab, as what stands at a stop stays there.
  private func stretchableSpaces(_ line: FittedLine) -> Int {
    let source = text.lines[line.source]
    let first = source.tabs(in: line.clusters).last.map { $0 + 1 } ?? line.clusters.lowerBound
    return (first..<line.clusters.upperBound).count { source.clusters[$0].isSpace }
  }

  /// The run with its glyphs at their places, in points; y grows downwards.
  /// - Parameter widening: the points that are added behind the last glyph of a cluster.
  private static func glyphRun(
    _ run: ShapedRun, offset: Int, widening: (Int) -> CGFloat
  ) -> GlyphRun {
    var pen = 0
    var added: CGFloat = 0
    var glyphs = run.glyphs.map { glyph in
      let wider = widening(glyph.cluster)
      defer {
        pen += Int(glyph.advance)
        added += wider
      }
      return GlyphRun.Glyph(
        id: glyph.id,
        position: CGPoint(
          x: CGFloat(pen + Int(glyph.offsetX)) * run.scale + added,
          y: -CGFloat(glyph.offsetY) * run.scale),
        advance: run.tabWidth ?? CGFloat(glyph.advance) * run.scale + wider,
        cluster: glyph.cluster + offset)
    }
    // From the last one that is read: a cluster ends where the next one begins.
    var (end, next) = (run.bytes.upperBound, run.bytes.upperBound)
    func setLength(_ index: Int) {
      let cluster = run.glyphs[index].cluster
      if cluster != next { (end, next) = (next, cluster) }
      glyphs[index].clusterLength = UInt32(clamping: end - cluster)
    }
    if run.bidiLevel % 2 == 0 {
      glyphs.indices.reversed().forEach(setLength)
    } else {
      glyphs.indices.forEach(setLength)
    }
    return GlyphRun(
      face: run.face.id, size: run.glyphSize, bidiLevel: run.bidiLevel, glyphs: glyphs,
      width: run.tabWidth ?? CGFloat(pen) * run.scale + added, inkBox: run.face.inkBox)
  }
}
