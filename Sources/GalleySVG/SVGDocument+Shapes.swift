import GalleyBudget
import GalleyGeometry
import GalleyGraphics

/// What an element of an SVG file covers, without its colours.
package struct SVGShape: Hashable, Sendable {
  /// In the units of the document's view box.
  package var path: Path
  package var rule: FillRule
  /// The names of its `class` and of those of the elements around, the outer ones first.
  package var classes: [String]
}

extension SVGDocument {
  /// What the element of an id and the elements in it cover, in their order. What is neither filled nor stroked, and
  /// what is not displayed, covers nothing.
  /// - Parameter isFilled: whether shapes of these classes cover their areas, whatever they are painted with.
  /// - Returns: nil where no element has the id.
  /// - Complexity: O(n) in what is in the element, with what `use` brings in.
  package func shapes(
    ofElement id: String, isFilled: @escaping ([String]) -> Bool = { _ in false },
    budget: RenderBudget = RenderBudget(.unlimited)
  ) -> [SVGShape]? {
    guard let index = tree.ids[id] else { return nil }
    let painter = SVGPainter(
      tree, frame: PixelRect(CGRect(origin: .zero, size: size)), engine: nil, SVGWarnings(), budget)
    return ShapeCollector(painter: painter, isFilled: isFilled).shapes(of: index)
  }

  /// The box of an element's outline in the units of the view box, of a line without an area, too.
  /// - Returns: nil where no element has the id, or it is no shape.
  package func outlineBox(ofElement id: String) -> CGRect? {
    guard let index = tree.ids[id] else { return nil }
    let painter = SVGPainter(
      tree, frame: PixelRect(CGRect(origin: .zero, size: size)), engine: nil, SVGWarnings(),
      RenderBudget(.unlimited))
    let context = ShapeCollector.context(around: index, in: painter, size: size)
    let own = tree.plainTransform(of: index) ?? .identity
    return painter.outline(tree[index], context)?
      .applying(own.concatenating(context.transform)).boundingRect
  }
}

/// Walks through an element and collects what it covers.
private struct ShapeCollector {
  let painter: SVGPainter
  let isFilled: ([String]) -> Bool

  func shapes(of index: Int) -> [SVGShape] {
    let context = Self.context(around: index, in: painter, size: painter.frame.cgRect.size)
    var shapes: [SVGShape] = []
    collect(index, in: context, classes: [], into: &shapes)
    return shapes
  }

  /// The style and the units in which an element stands.
  static func context(
    around index: Int, in painter: SVGPainter, size: CGSize
  ) -> SVGPainter.Context {
    let tree = painter.tree
    var around: [Int] = []
    var next = tree[index].parent
    while let place = next, around.count <= SVGPainter.depthLimit {
      around.append(place)
      next = tree[place].parent
    }
    let box = SVGViewBox(tree[0][.viewBox])
    let viewport = SVGViewport(
      width: box?.width ?? Double(size.width), height: box?.height ?? Double(size.height))
    var context = SVGPainter.Context(viewport: viewport, transform: .identity)
    for place in around.reversed() {
      context.style = context.style.inherited(by: tree[place], in: viewport)
      if let own = tree.plainTransform(of: place) {
        context.transform = own.concatenating(context.transform)
      }
    }
    return context
  }

  private func collect(
    _ index: Int, in parent: SVGPainter.Context, classes: [String],
    into shapes: inout [SVGShape]
  ) {
    let element = painter.tree[index]
    painter.painted += 1
    guard parent.depth < SVGPainter.depthLimit, painter.painted < SVGPainter.elementLimit,
      painter.work < SVGPainter.workLimit, painter.budget.canContinue("reading an SVG file")
    else { return }
    var context = parent
    context.depth += 1
    context.style = parent.style.inherited(by: element, in: parent.viewport)
    guard context.style.isDisplayed, context.style.opacity > 0 else { return }
    if let own = painter.tree.plainTransform(of: index) {
      context.transform = own.concatenating(context.transform)
    }
    guard context.transform.keepsAreas else { return }
    let own = (element[.class] ?? "").split(whereSeparator: \.isWhitespace).map(String.init)
    let classes = classes + own
    switch element.kind {
    case .g, .a, .svg:
      for child in element.children(painter.tree) {
        collect(child, in: context, classes: classes, into: &shapes)
      }
    case .use:
      guard let target = painter.tree.linked(index), !painter.following.contains(target) else {
        return
      }
      painter.following.insert(target)
      defer { painter.following.remove(target) }
      let x = painter.length(element, .x, .horizontal, context) ?? 0
      let y = painter.length(element, .y, .vertical, context) ?? 0
      context.transform = CGAffineTransform(translationX: x, y: y)
        .concatenating(context.transform)
      collect(target, in: context, classes: classes, into: &shapes)
    default:
      guard context.style.isVisible, let outline = painter.outline(element, context) else { return }
      shapes += areas(of: outline, context, classes)
    }
  }

  private func areas(
    of outline: Path, _ context: SVGPainter.Context, _ classes: [String]
  ) -> [SVGShape] {
    let style = context.style
    let isForced = isFilled(classes)
    var shapes: [SVGShape] = []
    if isForced || style.fill != .none {
      shapes.append(
        SVGShape(
          path: outline.applying(context.transform), rule: style.fillRule, classes: classes))
    }
    if !isForced, style.stroke != .none, let line = painter.strokeOutline(outline, context) {
      shapes.append(SVGShape(path: line, rule: .nonZero, classes: classes))
    }
    return shapes
  }
}
