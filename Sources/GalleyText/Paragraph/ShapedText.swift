import GalleyBudget
import GalleyGeometry
import GalleyGraphics

/// A text with its glyphs chosen, ready to be broken at any width without shaping it again.
package final class ShapedText {
  let text: AttributedText
  let lines: [ShapedLine]
  let measures: LineMeasures
  /// Of a line with all of the text.
  let metrics: LineMetrics
  /// What could not be done, in the order of the text.
  package let problems: [TextProblem]

  /// The shaper and the library, and not the engine, which keeps this text: neither would ever be freed.
  let shaper: Shaper
  let library: FontLibrary
  let hyphenator: Hyphenator
  let language: String
  private(set) var layouts = BoundedCache<LayoutKey, TextLayout>(limit: 64)
  /// Lines whose ends are unsafe to break, shaped alone. A glyph costs 1.
  private(set) var reshaped: BoundedCache<ReshapedKey, [ShapedRun]>
  /// Where the lines that were asked for may end with a hyphen, by their places; as many as there are lines.
  var hyphenations: [Int: [Int]] = [:]
  /// What is to be said where they cannot.
  var hyphenationProblem: TextProblem?
  var insertions = BoundedCache<InsertionKey, ShapedInsertion>(limit: 64)

  struct LayoutKey: Hashable {
    var width: CGFloat?
    var height: CGFloat?
    var style: ParagraphStyle
  }
  struct InsertionKey: Hashable {
    var insertion: InsertedGlyph
    var font: FontDescriptor
    var attributes: RunAttributes
    var level: UInt8
  }
  struct ReshapedKey: Hashable {
    var line: Int
    var clusters: Range<Int>
  }

  init(
    _ text: AttributedText, engine: TextEngine, language: String, direction: TextDirection
  ) {
    self.text = text
    shaper = engine.shaper
    library = engine.library
    hyphenator = engine.hyphenator
    self.language = language
    var itemizer = TextItemizer(
      engine: engine, language: language, direction: direction, whole: text.string)
    // Parts without a character count only where there is nothing else: recorded on SwiftUI (MetalUI,
    // docs/probes/swiftui-rich-text, arm C17b).
    let isEmpty = text.runs.allSatisfy { $0.text.isEmpty }
    for run in isEmpty ? text.runs.prefix(1) : text.runs[...] where isEmpty || !run.text.isEmpty {
      itemizer.append(run)
    }
    itemizer.finishLine()
    lines = itemizer.lines
    measures = itemizer.measures
    metrics = measures.union
    problems = itemizer.problems
    // The lines of some widths, however long the text is.
    reshaped = BoundedCache(limit: lines.reduce(4096) { $0 + 8 * $1.clusters.count })
  }

  /// The text set in lines (TX1 to TX5, TX8).
  /// - Parameters:
  ///   - width: what is offered in points; nil breaks at line feeds only.
  ///   - height: what is offered in points; nil keeps every line.
  /// - Complexity: O(n) in the text; constant for arguments that were asked before.
  package func layout(
    width: CGFloat?, height: CGFloat?, style: ParagraphStyle
  ) -> TextLayout {
    var key = LayoutKey(width: width, height: height, style: style)
    // One line that is not cut is the same at whatever more is offered, and no height takes the last line away.
    if isOneLine(within: width) { (key.width, key.height) = (nil, nil) }
    if let known = layouts.value(for: key) { return known }
    let layout = ParagraphLayout(self, width: key.width, height: key.height, style: style).layout()
    // Of a text that was given up halfway nothing is kept.
    if !canContinue { return layout }
    layouts.insert(layout, for: key)
    return layout
  }

  private func isOneLine(within width: CGFloat?) -> Bool {
    guard lines.count == 1 else { return false }
    guard let width else { return true }
    return width > 0 && width >= wholeWidth
  }

  /// The width in points at which the first line is not broken, the rest of the text left out.
  private lazy var wholeWidth: CGFloat = {
    guard let line = lines.first, line.tabs.isEmpty else { return .infinity }
    let start = line.clusters.first?.x ?? 0
    let clusters = line.withoutTrailingSpaces(line.clusters.indices)
    // With a tracking below 0 a letter may end behind those that follow it.
    return clusters.reduce(self.width(line: 0, clusters: clusters)) {
      max($0, line.clusters[$1].x + line.clusters[$1].width - start)
    }
  }()

  /// Whether the image has time left to set the text in.
  var canContinue: Bool { shaper.budget.canContinue("setting a text") }

  /// The text's wishes for the room around it (SG4, SG6), in points: towards a text above, towards
  /// what lies below, towards what lies above.
  package func spacing(displayScale: CGFloat) -> (leading: CGFloat, below: CGFloat, above: CGFloat)
  {
    let grid = PixelGrid(scale: displayScale)
    let height = metrics.ascent + metrics.descent
    let margin = grid.ceil(height / 10)
    return (
      grid.ceil(max(0, metrics.lineGap + metrics.leading)),
      max(height + margin - metrics.capHeight, margin + metrics.descent),
      height + margin - metrics.ascent
    )
  }

  /// The height in points of `count` lines as high as the text's first part asks for (TX3, TX6).
  package func height(ofLines count: Int, style: ParagraphStyle) -> CGFloat {
    guard count > 0 else { return 0 }
    let grid = PixelGrid(scale: style.displayScale)
    // Recorded on SwiftUI (MetalUI, docs/probes/swiftui-rich-text, arm C18).
    let metrics = measures[0]
    let pitch = metrics.pitch(grid) + style.lineSpacing
    return grid.ceil(CGFloat(count - 1) * pitch + metrics.height(grid))
  }

  /// The runs of a line that holds these clusters and nothing else: where a cut is unsafe, the text up
  /// to the nearest safe place is shaped again, once. Tabs have no width yet.
  func runs(line: Int, clusters: Range<Int>) -> [ShapedRun] {
    let source = lines[line]
    if source.isSafe(clusters) { return source.slice(clusters) }
    let key = ReshapedKey(line: line, clusters: clusters)
    if let known = reshaped.value(for: key) { return known }
    let kept = source.safeMiddle(of: clusters)
    let runs =
      source.reshape(clusters.lowerBound..<kept.lowerBound, in: clusters, by: shaper)
      + source.slice(kept)
      + source.reshape(kept.upperBound..<clusters.upperBound, in: clusters, by: shaper)
    reshaped.insert(runs, for: key, cost: runs.reduce(1) { $0 + $1.glyphs.count })
    return runs
  }

  /// The width in points of a line that holds these clusters and nothing else before them but `start` points.
  func width(line: Int, clusters: Range<Int>, at start: CGFloat = 0) -> CGFloat {
    let source = lines[line]
    if source.isSafe(clusters) { return source.unbrokenWidth(clusters, at: start) }
    var runs = runs(line: line, clusters: clusters)
    if !source.tabs.isEmpty { TabStops.set(&runs, from: start) }
    return runs.reduce(0) { $0 + $1.width }
  }
}
