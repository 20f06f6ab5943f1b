import GalleyGeometry
import GalleyGraphics
import GalleyLayout
import GalleyStrings

/// The caret of the field with the focus, or what is selected in it, as it is painted.
struct CaretMark {
  /// The view that shows the field's text, or what stands in for it.
  let leaf: ViewNode
  /// What the view shows.
  let text: String
  let caret: TextCaret

  /// Points (assumed).
  private static let width: CGFloat = 2
  /// How much of the tint is seen behind what is selected (assumed).
  private static let opacity = 0.2

  /// Paints what is selected, which lies behind the text.
  func displaySelection(_ places: TextPlaces, in builder: inout DisplayBuilder) {
    for box in places.boxes(of: caret.range) {
      fill(box, opacity: Self.opacity, in: &builder)
    }
  }

  /// Paints the caret in front of the text, where nothing is selected.
  func displayCaret(_ places: TextPlaces, in builder: inout DisplayBuilder) {
    guard caret.range.isEmpty else { return }
    let line = places.caret(at: caret.head)
    fill(line.insetBy(dx: -Self.width / 2, dy: 0), opacity: 1, in: &builder)
  }

  private func fill(_ box: CGRect, opacity: Double, in builder: inout DisplayBuilder) {
    let (frame, scale) = (builder.pixelFrame(of: leaf), builder.grid.scale)
    let left = (frame.minX + box.minX * scale).rounded()
    let top = (frame.minY + box.minY * scale).rounded()
    let rect = PixelRect(
      x: left, y: top, width: max(1, (frame.minX + box.maxX * scale).rounded() - left),
      height: max(1, (frame.minY + box.maxY * scale).rounded() - top))
    let paint = builder.paint(TintShapeStyle().opacity(opacity), of: leaf, in: rect)
    builder.append(.fillRect(rect, paint: paint))
  }
}

/// The mark that is painted.
private final class ShownCaret: GraphValue {
  var mark: CaretMark?

  init() {}

  func findMarks(in graph: ViewGraph) { mark = graph.makeCaretMark() }
}

extension ViewGraph {
  /// Whether the field with the focus shows its caret, and what is selected in it.
  package var showsCaret: Bool {
    get { marks.caret }
    set {
      marks.caret = newValue
      // It is there when the mark is looked for.
      if newValue { _ = memory.value(ShownCaret.self) }
    }
  }

  /// The mark in a text, if it is shown there.
  func caretMark(in node: ViewNode) -> CaretMark? {
    guard showsCaret else { return nil }
    let shown: ShownCaret = memory.value()
    return shown.mark.flatMap { $0.leaf === node ? $0 : nil }
  }

  /// The mark in the field with the focus; nil where there is none, or its text is not shown.
  fileprivate func makeCaretMark() -> CaretMark? {
    guard let root, let field = textFocus.current(in: root),
      let handle = field.element?.text, handle.isCopyable
    else { return nil }
    field.reinstallProperties()
    let text = handle.text()
    let end = text.count
    let caret = textFocus.caret(in: field, of: text) ?? TextCaret(anchor: end, head: end)
    // What stands in for an empty text begins where it does.
    let leaf = field.first { node in
      guard let shown = (node.layout.behavior as? TextBehavior)?.text else { return false }
      return text.isEmpty || shown.hasSameBytes(as: text)
    }
    guard let leaf, let shown = (leaf.layout.behavior as? TextBehavior)?.text else { return nil }
    return CaretMark(leaf: leaf, text: shown, caret: caret)
  }
}
