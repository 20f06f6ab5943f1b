import GalleyGeometry

extension SVGPainter {
  /// The transform of an element in its own units, around its origin, with `translate`, `rotate` and `scale` of style sheets
  /// outside of it (CSS Transforms 2, 6); nil where it has none or it is none.
  /// - Parameters:
  ///   - name: of the attribute: `gradientTransform` for a gradient.
  ///   - context: of the element without the transform.
  ///   - isOfBox: whether the units are parts of a box, as a gradient's may be.
  ///   - fillBox: of what is painted, for `transform-box`, without and with its strokes.
  func transform(
    of element: SVGElement, _ context: Context, from name: SVGAttribute = .transform,
    isOfBox: Bool = false, fillBox: (_ withStrokes: Bool) -> CGRect?
  ) -> CGAffineTransform? {
    let text = element[name]
    let outer = tree.hasStyleTransforms ? SVGTransform.ownFunctions(of: element) : nil
    guard text != nil || outer != nil else { return nil }
    let frame: CGRect
    switch element[.transformBox]?.trimmingBlanks {
    case "fill-box", "content-box": frame = fillBox(false) ?? .zero
    case "stroke-box", "border-box": frame = fillBox(true) ?? .zero
    default:
      frame =
        isOfBox
        ? CGRect(x: 0, y: 0, width: 1, height: 1)
        : CGRect(x: 0, y: 0, width: context.viewport.width, height: context.viewport.height)
    }
    let parts = [text, outer].compactMap { list in
      list.flatMap { matrix($0, frame.size, context, element.line) }
    }
    guard let first = parts.first else { return nil }
    let own = parts.dropFirst().reduce(first) { $0.concatenating($1) }
    let origin = origin(element[.transformOrigin], in: frame, context)
    if origin == .zero { return own }
    return CGAffineTransform(translationX: -origin.x, y: -origin.y).concatenating(own)
      .concatenating(CGAffineTransform(translationX: origin.x, y: origin.y))
  }

  /// What a list comes to; nil, with a warning, for what is none.
  private func matrix(
    _ list: String, _ size: CGSize, _ context: Context, _ line: Int
  ) -> CGAffineTransform? {
    let found = SVGTransform.parse(list, size: size, fontSize: context.style.fontSize)
    if found == nil {
      warnings.add(
        "transform:\(list)", "the transform \(list.prefix(40)) is not understood and is ignored",
        line)
    }
    return found
  }

  /// The point of `transform-origin`; without one, and for what is none, the corner of the frame (CSS Transforms 1, 6).
  private func origin(_ text: String?, in frame: CGRect, _ context: Context) -> CGPoint {
    var words = (text ?? "").lowercased().split(whereSeparator: \.isWhitespace).map(String.init)
    // The third one is a depth.
    guard (1...3).contains(words.count) else { return frame.origin }
    if words.count == 1 { words.append("center") }
    if ["top", "bottom"].contains(words[0]) || ["left", "right"].contains(words[1]) {
      words.swapAt(0, 1)
    }
    let viewport = SVGViewport(width: Double(frame.width), height: Double(frame.height))
    func length(_ word: String, _ names: [String: String], _ axis: SVGAxis) -> Double? {
      SVGLength(names[word] ?? word).map {
        $0.resolved(axis, in: viewport, fontSize: context.style.fontSize)
      }
    }
    let (columns, rows) = (
      ["left": "0%", "center": "50%", "right": "100%"],
      ["top": "0%", "center": "50%", "bottom": "100%"]
    )
    guard let x = length(words[0], columns, .horizontal), let y = length(words[1], rows, .vertical)
    else { return frame.origin }
    return CGPoint(x: Double(frame.minX) + x, y: Double(frame.minY) + y)
  }

  /// The box of an element in its own units, found by walking through it once more.
  func measured(_ index: Int, _ context: Context, withStrokes: Bool) -> CGRect? {
    var context = context
    context.measuring = withStrokes ? .strokes : .fills
    (context.contextFill, context.contextStroke) = (nil, nil)
    return content(index, tree[index], context).box
  }
}
