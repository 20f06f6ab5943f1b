import GalleyBudget
import GalleyGeometry
import GalleyGraphics
import GalleyImages
import GalleyText

/// Walks through a document and collects what it paints, in device pixels.
///
/// A walk is bounded: by the depth of elements with what `use` and paint servers bring in, by the number of elements
/// that are painted, and by the image's budget.
final class SVGPainter {
  let tree: SVGTree
  /// Font families that CSS's generic ones stand for, by their names in lower case; others are the bundled designs.
  var genericFamilies: [String: String] = [:]
  let engine: TextEngine?
  let warnings: SVGWarnings
  let budget: RenderBudget
  /// Nothing outside of it is seen.
  let frame: PixelRect
  /// How many elements were painted, and how many pieces of paths and characters they had.
  var painted = 0
  var work = 0
  /// The references that are being followed, so that a circle ends.
  var following: Set<Int> = []
  static let depthLimit = 160
  static let elementLimit = 200_000
  static let workLimit = 10_000_000
  /// The images that were decoded, by their addresses, and their pixels together.
  var images: [String: Bitmap] = [:]
  var imagePixels = 0

  init(
    _ tree: SVGTree, frame: PixelRect, engine: TextEngine?, _ warnings: SVGWarnings,
    _ budget: RenderBudget
  ) {
    (self.tree, self.frame, self.engine) = (tree, frame, engine)
    (self.warnings, self.budget) = (warnings, budget)
  }

  /// What an element is painted in.
  struct Context {
    var style = SVGStyle()
    var viewport: SVGViewport
    /// From user units to device pixels.
    var transform: CGAffineTransform
    var depth = 0
    /// The fill and the stroke of the shape that a marker belongs to, with that shape's box.
    var contextFill: ContextPaint?
    var contextStroke: ContextPaint?
    /// Whether shapes give their areas alone, as in a clip path.
    var isClip = false
    /// Whether boxes alone are asked for, with strokes or without them.
    var measuring: Measuring?
    /// How much longer dashes are than they say, by `pathLength`.
    var dashScale = 1.0
    /// The size of the symbol or svg that a `use` asks for.
    var useSize: (width: String?, height: String?)?
  }

  enum Measuring {
    case fills, strokes
  }

  /// The paint of another shape.
  struct ContextPaint {
    var paint: SVGPaint
    var box: ContextBox
    var transform: CGAffineTransform
    var viewport: SVGViewport
  }

  /// The box of what a context paint is of, worked out where it is asked for first.
  final class ContextBox {
    private let find: () -> CGRect
    lazy var value = find()

    init(_ find: @escaping () -> CGRect) { self.find = find }
  }

  /// What an element paints, and the box of its shapes without strokes in the units of its parent; nil where it has
  /// none.
  struct Result {
    var items: [DisplayItem] = []
    var box: CGRect?

    mutating func add(_ other: Result) {
      items += other.items
      guard let added = other.box else { return }
      box = box.map { $0.joined(with: added) } ?? added
    }
  }

  /// The whole document at its own size.
  func document(size: CGSize, _ transform: CGAffineTransform) -> [DisplayItem] {
    let area = CGRect(origin: .zero, size: size)
    let place = SVGViewBox(tree[0][.viewBox]).map { box in
      SVGAspect(tree[0][.preserveAspectRatio]).transform(of: box, in: area)
    }
    return root(size: size, at: place ?? .identity, in: area, transform, depth: 0)
  }

  /// The root with all that is in it.
  /// - Parameters:
  ///   - size: the document's own.
  ///   - place: brings the root's own units to those around it.
  ///   - area: where it is seen, in the units around it, which `transform` brings to the device.
  ///   - depth: how many elements it is in.
  func root(
    size: CGSize, at place: CGAffineTransform, in area: CGRect, _ transform: CGAffineTransform,
    depth: Int
  ) -> [DisplayItem] {
    let root = tree[0]
    let viewport = SVGViewport(width: Double(size.width), height: Double(size.height))
    var context = Context(viewport: viewport, transform: place.concatenating(transform))
    context.depth = depth
    context.style = context.style.inherited(by: root, in: viewport)
    guard context.style.isDisplayed, passesConditions(root) else { return [] }
    if hasEmptyBox(root) { return [] }
    if let box = SVGViewBox(root[.viewBox]) {
      context.viewport = SVGViewport(width: box.width, height: box.height)
    }
    let whole = CGRect(origin: .zero, size: size)
    if let own = self.transform(of: root, context, fillBox: { _ in whole }) {
      context.transform = own.concatenating(context.transform)
    }
    guard context.transform.keepsAreas else { return [] }
    var result = children(of: 0, context)
    result.items.insert(contentsOf: background(of: root, context, area, transform), at: 0)
    result = composed(result, 0, context)
    // What is beyond the edges is not seen.
    let isUpright = transform.b == 0 && transform.c == 0
    let group = DisplayGroup(
      items: result.items,
      clip: isUpright ? Path(area.applying(transform)) : Path(area).applying(transform),
      isIsolated: true, bounds: frame)
    return result.items.isEmpty ? [] : [.group(group)]
  }

  /// The colour behind a document, as its style sheet says.
  /// - Parameters:
  ///   - context: of the root.
  ///   - area: in the units around the root, which the transform brings to the device.
  func background(
    of root: SVGElement, _ context: Context, _ area: CGRect, _ transform: CGAffineTransform
  ) -> [DisplayItem] {
    guard let text = root[.backgroundColor], context.style.isVisible,
      let color = context.style.plainColor(text), color.alpha > 0
    else { return [] }
    return [.fill(path: Path(area).applying(transform), rule: .nonZero, paint: .solid(color))]
  }

  func children(of index: Int, _ context: Context) -> Result {
    var result = Result()
    for child in tree[index].children(tree) { result.add(paint(child, in: context)) }
    return result
  }

  /// Paints an element in the style and units of its parent.
  func paint(_ index: Int, in parent: Context) -> Result {
    let element = tree[index]
    guard parent.depth < Self.depthLimit else {
      warnings.add(
        "depth", "elements are nested more than \(Self.depthLimit) deep, with what use brings in",
        element.line)
      return Result()
    }
    painted += 1
    guard hasWorkLeft(element) else { return Result() }
    guard budget.canContinue("drawing an SVG file") else { return Result() }
    guard element.kind.isPainted else {
      noteUnpainted(element)
      return Result()
    }
    var context = parent
    context.depth += 1
    context.style = parent.style.inherited(by: element, in: parent.viewport)
    guard context.style.isDisplayed else { return Result() }
    guard passesConditions(element) else { return Result() }
    let own = transform(of: element, context) { measured(index, context, withStrokes: $0) }
    if let own {
      context.transform = own.concatenating(context.transform)
      guard context.transform.keepsAreas else { return Result() }
    }
    var result = content(index, element, context)
    // A shape without an outline is not rendered, and neither is what its filter adds (SVG 2, 7.2).
    if result.box == nil, context.style.isVisible, element.kind.isOutlined {
      return result
    }
    result = composed(result, index, context)
    result.box = result.box.map { box in
      box.applying(context.transform.concatenating(parent.transform.inverted()))
    }
    return result
  }

  /// Whether the file has not been too much so far; with a warning if it has.
  func hasWorkLeft(_ element: SVGElement) -> Bool {
    if painted < Self.elementLimit, work < Self.workLimit { return true }
    warnings.add(
      "elements",
      "the file has more to paint than is allowed, with what use brings in; the rest is left out",
      element.line)
    return false
  }

  func content(_ index: Int, _ element: SVGElement, _ context: Context) -> Result {
    switch element.kind {
    case .g, .a: return children(of: index, context)
    case .switch: return switchContent(index, context)
    case .svg, .symbol: return nestedViewport(index, context)
    case .use: return use(index, context)
    case .text: return text(index, context)
    case .image: return image(element, context)
    default: return shape(element, context)
    }
  }

  /// Reports an element that has no place where it stands.
  func noteUnpainted(_ element: SVGElement) {
    // Unsupported ones are warned of wherever they stand.
    if element.kind.isSilent || element.kind.unsupported != nil { return }
    warnings.add(
      element.name, "the element \(element.name) is not supported and is not drawn", element.line)
  }
}

extension CGRect {
  /// The smallest rectangle around both, which may have no width or no height.
  func joined(with other: CGRect) -> CGRect {
    let (left, top) = (min(minX, other.minX), min(minY, other.minY))
    return CGRect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }
}
