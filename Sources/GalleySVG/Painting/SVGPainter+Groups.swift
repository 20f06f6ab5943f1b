import GalleyGeometry
import GalleyGraphics

extension SVGPainter {
  /// What an element paints with its filter, clip, mask, opacity and blend mode.
  func composed(_ result: Result, _ index: Int, _ context: Context) -> Result {
    let style = context.style
    var result = result
    if context.measuring != nil { return result }
    if context.isClip {
      if let reference = style.clipPath {
        result.items = clipped(result.items, reference, result.box, context, index)
      }
      return result
    }
    if let filter = style.filter {
      result.items = filtered(result, filter, context, index)
    }
    guard !result.items.isEmpty else { return result }
    if let reference = style.clipPath {
      result.items = clipped(result.items, reference, result.box, context, index)
    }
    if let reference = style.mask {
      result.items = masked(result.items, reference, result.box, context, tree[index].line)
    }
    if result.items.isEmpty { return result }
    if style.opacity <= 0 {
      result.items = []
      return result
    }
    let isPlain = style.opacity >= 1 && style.blendMode == .normal && !style.isIsolated
    if isPlain { return result }
    if style.blendMode == .normal, result.items.count == 1,
      let item = result.items[0].faded(style.opacity)
    {
      result.items = [item]
      return result
    }
    let group = DisplayGroup(
      items: result.items, blendMode: style.blendMode, isIsolated: true,
      effects: style.opacity < 1 ? [.opacity(style.opacity)] : [])
    result.items = [.group(group)]
    return result
  }

  /// Items inside of a clip path.
  /// - Parameters:
  ///   - box: of the element that is clipped, without strokes, in its units.
  ///   - clipped: the element.
  func clipped(
    _ items: [DisplayItem], _ text: String, _ box: CGRect?, _ context: Context, _ clipped: Int
  ) -> [DisplayItem] {
    let line = tree[clipped].line
    guard let (reference, _) = SVGStyle.reference(text) else {
      return shaped(items, text, box, context, clipped)
    }
    guard let index = tree.element(referredTo: reference), tree[index].kind == .clipPath else {
      warnings.add("missing:\(reference)", "there is no clip path \(reference.prefix(40))", line)
      return items
    }
    guard !following.contains(index), context.depth < Self.depthLimit else {
      warnings.add(
        "clip:circle", "a clip path refers to itself, or to too many others, and that is ignored",
        line)
      return items
    }
    following.insert(index)
    defer { following.remove(index) }
    let element = tree[index]
    var inner = context
    inner.depth += 1
    inner.isClip = true
    inner.style = computedStyle(index, context.viewport)
    // The transform is of the path in the user's units, whatever those of its shapes are.
    if let own = transform(of: element, context, fillBox: { _ in box }) {
      inner.transform = own.concatenating(inner.transform)
    }
    if element[.clipPathUnits] == "objectBoundingBox" {
      guard let box, box.width > 0, box.height > 0 else { return [] }
      inner.transform = Self.unitTransform(box).concatenating(inner.transform)
    }
    guard inner.transform.keepsAreas else { return [] }
    var areas = clipAreas(index, inner)
    if areas.isEmpty { return [] }
    var outer = items
    if let own = inner.style.clipPath {
      var next = context
      next.depth += 1
      // The clip path's own clip narrows its areas.
      if areas.count == 1, case .fill = areas[0] {
        outer = self.clipped(items, own, box, next, clipped)
        if outer.isEmpty { return [] }
      } else {
        areas = self.clipped(areas, own, box, next, clipped)
        if areas.isEmpty { return [] }
      }
    }
    if areas.count == 1, case .fill(let path, let rule, _) = areas[0] {
      return [
        .group(DisplayGroup(items: outer, clip: path, clipRule: rule, isIsolated: true))
      ]
    }
    return [.group(DisplayGroup(items: outer, mask: areas))]
  }

  /// Items inside of a shape that the style describes.
  private func shaped(
    _ items: [DisplayItem], _ text: String, _ box: CGRect?, _ context: Context, _ clipped: Int
  ) -> [DisplayItem] {
    let viewport = CGRect(
      x: 0, y: 0, width: context.viewport.width, height: context.viewport.height)
    guard let shape = SVGClipShape(text) else {
      warnings.add(
        "clip-path", "the clip path \(text.prefix(40)) is not supported", tree[clipped].line)
      return items
    }
    let frame: CGRect? =
      switch shape.box {
      case .fill: box
      case .stroke: measured(clipped, context, withStrokes: true) ?? box
      case .view: viewport
      }
    // What has no box is not clipped.
    guard let frame else { return items }
    guard let (path, rule) = shape.path(in: frame, fontSize: context.style.fontSize) else {
      warnings.add(
        "clip-path", "the clip path \(text.prefix(40)) is not supported", tree[clipped].line)
      return items
    }
    if path.isEmpty { return [] }
    let group = DisplayGroup(
      items: items, clip: path.applying(context.transform), clipRule: rule, isIsolated: true)
    return [.group(group)]
  }

  private func clipAreas(_ index: Int, _ context: Context) -> [DisplayItem] {
    func isArea(_ index: Int) -> Bool { tree[index].kind.isShape || tree[index].kind == .text }
    var result: [DisplayItem] = []
    for child in tree[index].children(tree) {
      if tree[child].kind == .use {
        // A use of a group is none of a shape.
        guard let target = tree.linked(child), isArea(target) else { continue }
      } else if !isArea(child) {
        continue
      }
      result += paint(child, in: context).items
    }
    return result
  }

  /// Items under a mask.
  func masked(
    _ items: [DisplayItem], _ text: String, _ box: CGRect?, _ context: Context, _ line: Int
  ) -> [DisplayItem] {
    guard let (reference, rest) = SVGStyle.reference(text),
      let index = tree.element(referredTo: reference), tree[index].kind == .mask
    else {
      warnings.add("missing:\(text)", "there is no mask \(text.prefix(40))", line)
      return items
    }
    guard !following.contains(index), context.depth < Self.depthLimit else {
      warnings.add(
        "mask:circle", "a mask refers to itself, or to too many others, and that is ignored", line)
      return items
    }
    following.insert(index)
    defer { following.remove(index) }
    if !rest.trimmingBlanks.isEmpty {
      warnings.add("mask", "mask: \(rest.trimmingBlanks.prefix(40)) is not supported", line)
    }
    let element = tree[index]
    let isOfBox = element[.maskUnits] != "userSpaceOnUse"
    let box = box ?? .zero
    let hasArea = box.width > 0 && box.height > 0
    if isOfBox, !hasArea { return [] }
    guard
      let area = region(
        { element[$0] }, isOfBox: isOfBox, box, context,
        standard: ("-10%", "-10%", "120%", "120%")), area.width > 0, area.height > 0
    else { return [] }
    var inner = Context(viewport: context.viewport, transform: context.transform)
    inner.depth = context.depth + 1
    inner.style = computedStyle(index, context.viewport)
    if element[.maskContentUnits] == "objectBoundingBox" {
      guard hasArea else { return [] }
      inner.transform = Self.unitTransform(box).concatenating(context.transform)
    }
    var contents = children(of: index, inner).items
    if let own = inner.style.mask {
      var next = context
      next.depth += 1
      contents = masked(contents, own, box, next, line)
    }
    if contents.isEmpty { return [] }
    var compositing = Compositing(clip: Path(area).applying(context.transform), isIsolated: true)
    let isAlpha = (element[.maskType] ?? "luminance") == "alpha"
    if !isAlpha {
      compositing.effects =
        inner.style.mixesInLinearLight
        ? [.channels(.linearLight), .luminanceToAlpha] : [.luminanceToAlpha]
    }
    let group = DisplayGroup(items: contents, compositing: compositing)
    return [.group(DisplayGroup(items: items, mask: [.group(group)]))]
  }
}

extension DisplayItem {
  /// A single area with an opacity; nil for what needs a layer.
  fileprivate func faded(_ opacity: Double) -> DisplayItem? {
    switch self {
    case .fill(let path, let rule, let paint):
      .fill(path: path, rule: rule, paint: paint.opacity(opacity))
    default: nil
    }
  }
}
