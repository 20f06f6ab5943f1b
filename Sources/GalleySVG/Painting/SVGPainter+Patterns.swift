import GalleyGeometry
import GalleyGraphics

extension SVGPainter {
  /// A pattern as a tile of device pixels.
  func pattern(_ index: Int, _ box: CGRect, _ context: Context) -> Paint? {
    let chain = tree.chain(from: index) { $0 == .pattern }
    func attribute(_ name: SVGAttribute) -> String? {
      for place in chain { if let value = tree[place][name] { return value } }
      return nil
    }
    guard let owner = chain.first(where: { !tree[$0].children(tree).isEmpty }),
      !following.contains(owner), context.depth < Self.depthLimit
    else { return nil }
    let isOfBox = attribute(.patternUnits) != "userSpaceOnUse"
    let hasArea = box.width > 0 && box.height > 0
    if isOfBox, !hasArea { return nil }
    guard
      let area = region(
        attribute, isOfBox: isOfBox, box, context, standard: ("0", "0", "0", "0")),
      area.width > 0, area.height > 0
    else { return nil }
    var outer = context.transform
    // The tile was brought to the user's units, and the transform is of those.
    let own = ownTransform(
      chain, [.patternTransform, .transform], box, context, isOfBox: false)
    if let own { outer = own.concatenating(outer) }
    guard outer.keepsAreas else { return nil }
    let scales = outer.scales
    func pixels(_ length: Double) -> Int {
      guard length.isFinite else { return 1 }
      return max(1, Int(min(length - 0.001, 4096).rounded(.up)))
    }
    let width = pixels(Double(area.width) * scales.x)
    let height = pixels(Double(area.height) * scales.y)
    let toTile = CGAffineTransform(
      a: CGFloat(width) / area.width, b: 0, c: 0, d: CGFloat(height) / area.height,
      tx: -area.minX * CGFloat(width) / area.width, ty: -area.minY * CGFloat(height) / area.height)
    // Contents begin at the tile's corner.
    let content = CGAffineTransform(translationX: area.minX, y: area.minY).concatenating(toTile)
    var inner = Context(viewport: context.viewport, transform: content)
    inner.depth = context.depth + 1
    inner.style = computedStyle(owner, context.viewport)
    if SVGViewBox.isEmpty(attribute(.viewBox)) { return nil }
    if let view = SVGViewBox(attribute(.viewBox)) {
      inner.transform = SVGAspect(attribute(.preserveAspectRatio)).transform(of: view, in: area)
        .concatenating(toTile)
    } else if attribute(.patternContentUnits) == "objectBoundingBox" {
      guard hasArea else { return nil }
      inner.transform = CGAffineTransform(scaleX: box.width, y: box.height).concatenating(content)
    }
    following.insert(owner)
    let items = children(of: owner, inner).items
    following.remove(owner)
    guard let back = Self.inverted(toTile) else { return nil }
    return items.isEmpty
      ? nil
      : .tiles(
        TilePaint(
          items: items, width: width, height: height, transform: back.concatenating(outer)))
  }

  static func inverted(_ transform: CGAffineTransform) -> CGAffineTransform? {
    transform.keepsAreas ? transform.inverted() : nil
  }

  /// A rectangle of `x`, `y`, `width` and `height` in the units of a box or of the user; nil where a side is none.
  func region(
    _ attribute: (SVGAttribute) -> String?, isOfBox: Bool, _ box: CGRect, _ context: Context,
    standard: (String, String, String, String)
  ) -> CGRect? {
    func value(_ name: SVGAttribute, _ standard: String, _ axis: SVGAxis) -> Double {
      let length = attribute(name).flatMap { SVGLength($0) } ?? SVGLength(standard)
      guard let length else { return 0 }
      let viewport = isOfBox ? SVGViewport(width: 1, height: 1) : context.viewport
      return length.resolved(axis, in: viewport, fontSize: context.style.fontSize)
    }
    let (width, height) = (
      value(.width, standard.2, .horizontal), value(.height, standard.3, .vertical)
    )
    let rect = CGRect(
      x: value(.x, standard.0, .horizontal), y: value(.y, standard.1, .vertical),
      width: width, height: height)
    // The sides of a rectangle are never negative.
    guard width >= 0, height >= 0, rect.maxX.isFinite, rect.maxY.isFinite else { return nil }
    guard isOfBox else { return rect }
    return CGRect(
      x: box.minX + rect.minX * box.width, y: box.minY + rect.minY * box.height,
      width: rect.width * box.width, height: rect.height * box.height)
  }
}
