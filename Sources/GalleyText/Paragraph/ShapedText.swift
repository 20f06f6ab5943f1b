import GalleyGeometry
import GalleyGraphics

/// A text with its glyphs chosen, ready to be broken at any width without shaping it again.
public final class ShapedText {
  let text: AttributedText
  let lines: [ShapedLine]
  let metrics: LineMetrics
  /// What could not be done, in the order of the text.
  public let problems: [TextProblem]

  /// The shaper and not the engine, which keeps this text: neither would ever be freed.
  private let shaper: Shaper
  private let language: String
  private var layouts: [LayoutKey: TextLayout] = [:]
  /// Lines whose ends are unsafe to break, shaped alone.
  private var reshaped: [ReshapedKey: [ShapedRun]] = [:]
  private var signs: [SignKey: ShapedRun] = [:]

  private struct LayoutKey: Hashable {
    var width: CGFloat?
    var height: CGFloat?
    var style: ParagraphStyle
  }
  private struct SignKey: Hashable {
    var sign: Unicode.Scalar
    var face: FaceID
    var font: FontDescriptor
    var attributes: RunAttributes
  }
  private struct ReshapedKey: Hashable {
    var line: Int
    var clusters: Range<Int>
  }

  init(
    _ text: AttributedText, engine: TextEngine, language: String, direction: TextDirection
  ) {
    self.text = text
    shaper = engine.shaper
    self.language = language
    var itemizer = TextItemizer(
      engine: engine, language: language, direction: direction, whole: text.string)
    for run in text.runs { itemizer.append(run) }
    itemizer.finishLine()
    lines = itemizer.lines
    metrics = itemizer.metrics
    problems = itemizer.problems
  }

  /// The text set in lines (TX1 to TX5, TX8).
  /// - Parameters:
  ///   - width: what is offered in points; nil breaks at line feeds only.
  ///   - height: what is offered in points; nil keeps every line.
  /// - Complexity: O(n) in the text; constant for arguments that were asked before.
  public func layout(
    width: CGFloat?, height: CGFloat?, style: ParagraphStyle
  ) -> TextLayout {
    let key = LayoutKey(width: width, height: height, style: style)
    if let known = layouts[key] { return known }
    if layouts.count >= 32 { layouts.removeAll(keepingCapacity: true) }
    let layout = ParagraphLayout(self, width: width, height: height, style: style).layout()
    // Of a text that was given up halfway nothing is kept.
    if !mayGoOn { return layout }
    layouts[key] = layout
    return layout
  }

  /// Whether the picture has time left to set the text in.
  var mayGoOn: Bool { shaper.budget.mayGoOn("setting a text") }

  /// The text's wishes for the room around it (SG4, SG6), in points: towards a text above, towards
  /// what lies below, towards what lies above.
  public func spacing(displayScale: CGFloat) -> (leading: CGFloat, below: CGFloat, above: CGFloat) {
    let grid = PixelGrid(scale: displayScale)
    let height = metrics.ascent + metrics.descent
    let margin = grid.ceil(height / 10)
    return (
      grid.ceil(metrics.leading),
      max(height + margin - metrics.capHeight, margin + metrics.descent),
      height + margin - metrics.ascent
    )
  }

  /// The runs of a line that holds these clusters and nothing else: where a cut is unsafe, the text up
  /// to the nearest safe place is shaped again, once.
  func runs(line: Int, clusters: Range<Int>) -> [ShapedRun] {
    let source = lines[line]
    if source.isSafe(clusters) { return source.slice(clusters) }
    let key = ReshapedKey(line: line, clusters: clusters)
    if let known = reshaped[key] { return known }
    let kept = source.safeMiddle(of: clusters)
    let runs =
      source.reshape(clusters.lowerBound..<kept.lowerBound, by: shaper) + source.slice(kept)
      + source.reshape(kept.upperBound..<clusters.upperBound, by: shaper)
    reshaped[key] = runs
    return runs
  }

  /// The width in points of a line that holds these clusters and nothing else.
  func width(line: Int, clusters: Range<Int>) -> CGFloat {
    if lines[line].isSafe(clusters) { return lines[line].unbrokenWidth(clusters) }
    return runs(line: line, clusters: clusters).reduce(0) { $0 + $1.width }
  }

  /// A sign that is not in the text, in the font of a run: an ellipsis, or a hyphen where a soft one
  /// ends a line. A hyphen that the face does not have is a hyphen-minus.
  func sign(_ sign: Unicode.Scalar, after run: ShapedRun?) -> ShapedRun? {
    guard let run = run ?? lines.lazy.compactMap(\.runs.first).first else { return nil }
    let key = SignKey(
      sign: sign, face: run.face.id, font: run.font, attributes: run.attributes)
    if let known = signs[key] { return known }
    let isHyphen = sign == "\u{2010}" && run.face.glyph(for: sign) == 0
    let bytes = Array(String(isHyphen ? "-" : sign).utf8)
    let shaped = shaper.shape(
      bytes, bytes.indices, face: run.face, font: run.font, attributes: run.attributes,
      language: language)
    signs[key] = shaped
    return shaped
  }
}
