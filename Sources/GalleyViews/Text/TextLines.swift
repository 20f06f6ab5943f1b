import GalleyDiagnostics
import GalleyGeometry
import GalleyGraphics
import GalleyLayout
import GalleyText

extension ViewGraph {
  /// The lines of the text that a node of this graph shows, as the last pass has set them; empty for what is no text.
  package func textLines(
    of node: ViewNode
  ) -> (lines: [ElementTree.Line], isTruncated: Bool) {
    guard let behavior = node.layout.behavior as? TextBehavior,
      let content = node.content as? TextContent, let text = behavior.text
    else { return ([], false) }
    let layout = behavior.layout(node.layout.placedProposal)
    let size = node.layout.frame.size
    let frame = PixelRect(x: 0, y: 0, width: size.width, height: size.height)
    let colors = content.styles.map { style -> [Double]? in
      let paint = (style.style ?? AnyShapeStyle(ForegroundStyle()))
        ._paint(in: node.environment, frame: frame, scale: 1).paint
      guard case .solid(let color) = paint else { return nil }
      return [color.red, color.green, color.blue, color.alpha]
    }
    let fonts = Dictionary(content.text.runs.map { ($0.style, $0.font) }) { one, _ in one }
    let engine = resources.textEngine
    let texts = Self.texts(of: layout, in: text)
    let lines = zip(layout.lines, texts).map { line, text in
      var styles: [ElementTree.Style] = []
      for run in line.runs where !run.glyphs.isEmpty {
        let style = ElementTree.Style(
          font: engine.fontName(of: run.glyphRun.face),
          size: fonts[run.style].map { engine.statedSize(of: run.glyphRun, font: $0) }
            ?? run.glyphRun.size,
          color: colors.indices.contains(run.style) ? colors[run.style] : nil)
        if !styles.contains(style) { styles.append(style) }
      }
      return ElementTree.Line(text: text, frame: node.imageBox(of: line), styles: styles)
    }
    return (lines, layout.isTruncated)
  }

  /// The part of a text that each line stands for: up to where the next one starts.
  private static func texts(of layout: TextLayout, in text: String) -> [String] {
    let bytes = Array(text.utf8)
    var end = bytes.count
    let texts = layout.lines.reversed().map { line -> String in
      let start = line.runs.flatMap(\.glyphs).map(\.cluster).min() ?? end
      guard start <= end else { return "" }
      let part = String(decoding: bytes[start..<end], as: UTF8.self)
      end = start
      let words = part.drop { $0.isWhitespace }
      let last = words.lastIndex { !$0.isWhitespace }
      return last.map { String(words[...$0]) } ?? ""
    }
    return texts.reversed()
  }
}

extension ViewNode {
  /// The box of a line of the node's text, in points of the image.
  fileprivate func imageBox(of line: TextLayout.Line) -> CGRect {
    let ascent = line.runs.map(\.ascent).max() ?? 0
    let descent = line.runs.map(\.descent).max() ?? 0
    let (top, bottom) = (line.baseline - ascent, line.baseline + descent)
    let corners = [
      CGPoint(x: line.x, y: top), CGPoint(x: line.x + line.width, y: top),
      CGPoint(x: line.x, y: bottom), CGPoint(x: line.x + line.width, y: bottom),
    ]
    let seen = corners.compactMap { seenPointInImage($0) }
    guard let first = seen.first else { return .zero }
    return seen.dropFirst().reduce(CGRect(origin: first, size: .zero)) {
      $0.union(CGRect(origin: $1, size: .zero))
    }
  }
}
