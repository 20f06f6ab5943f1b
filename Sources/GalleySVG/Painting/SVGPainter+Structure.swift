import GalleyGeometry
import GalleyGraphics

extension SVGPainter {
  /// Whether an element's conditions hold: the language is English where the document asks.
  func passesConditions(_ element: SVGElement) -> Bool {
    // There is none, and an empty list holds for nobody (SVG 2, 5.7.4; W3C's test struct-cond-overview-03-f).
    if element[.requiredExtensions] != nil { return false }
    guard let languages = element[.systemLanguage] else { return true }
    return languages.split(separator: ",").contains { language in
      let tag = language.trimmingBlanks.lowercased()
      return tag == "en" || tag.hasPrefix("en-")
    }
  }

  /// The first child whose conditions hold.
  func switchContent(_ index: Int, _ context: Context) -> Result {
    for child in tree[index].children(tree) {
      let element = tree[child]
      guard element.kind.isPainted, passesConditions(element) else { continue }
      return paint(child, in: context)
    }
    return Result()
  }

  func length(
    _ element: SVGElement, _ name: SVGAttribute, _ axis: SVGAxis, _ context: Context
  ) -> Double? {
    guard let text = element[name], let length = SVGLength(text) else { return nil }
    let value = length.resolved(axis, in: context.viewport, fontSize: context.style.fontSize)
    return value.isFinite ? value : nil
  }

  /// An svg element in another one, or a symbol, in its place: SVG 2 gives both one.
  func nestedViewport(_ index: Int, _ context: Context) -> Result {
    let element = tree[index]
    let x = length(element, .x, .horizontal, context) ?? 0
    let y = length(element, .y, .vertical, context) ?? 0
    return viewport(index, x: x, y: y, context)
  }

  /// Whether an element is not drawn, as a side of its viewBox is 0 (SVG 2, 8.6); that is told.
  func hasEmptyBox(_ element: SVGElement) -> Bool {
    guard SVGViewBox.isEmpty(element[.viewBox]) else { return false }
    warnings.add(
      "viewBox:empty", "an element has a viewBox with a side of 0, and is not drawn", element.line)
    return true
  }

  /// The content of an svg or a symbol in its own units.
  private func viewport(_ index: Int, x: Double, y: Double, _ context: Context) -> Result {
    let element = tree[index]
    func side(_ name: SVGAttribute, _ asked: String?, _ axis: SVGAxis) -> Double {
      for text in [asked, element[name]] {
        guard let text, let length = SVGLength(text), length.value >= 0 else { continue }
        return length.resolved(axis, in: context.viewport, fontSize: context.style.fontSize)
      }
      return context.viewport.full(axis)
    }
    let width = side(.width, context.useSize?.width, .horizontal)
    let height = side(.height, context.useSize?.height, .vertical)
    guard width > 0, height > 0 else {
      if element.kind == .svg { element.noteWithoutArea(warnings) }
      return Result()
    }
    if hasEmptyBox(element) { return Result() }
    let area = CGRect(x: x, y: y, width: width, height: height)
    var inner = context
    inner.useSize = nil
    inner.viewport = SVGViewport(width: width, height: height)
    var place = CGAffineTransform(translationX: x, y: y)
    if let box = SVGViewBox(element[.viewBox]) {
      place = SVGAspect(element[.preserveAspectRatio]).transform(of: box, in: area)
      inner.viewport = SVGViewport(width: box.width, height: box.height)
    }
    // The point of a symbol that lies where it is used.
    var shift = CGAffineTransform.identity
    if element.kind == .symbol, element[.refX] != nil || element[.refY] != nil {
      let point = CGPoint(
        x: markerReference(element, .refX, .horizontal, inner),
        y: markerReference(element, .refY, .vertical, inner)
      ).applying(place)
      shift = CGAffineTransform(
        translationX: element[.refX] == nil ? 0 : area.minX - point.x,
        y: element[.refY] == nil ? 0 : area.minY - point.y)
      place = place.concatenating(shift)
    }
    inner.transform = place.concatenating(context.transform)
    guard inner.transform.keepsAreas else { return Result() }
    var result = children(of: index, inner)
    result.box = result.box.map { $0.applying(place) }
    if !result.items.isEmpty, !isOverflowVisible(index) {
      let clip = Path(area).applying(shift.concatenating(context.transform))
      result.items = [.group(DisplayGroup(items: result.items, clip: clip))]
    }
    return result
  }

  /// What a `use` refers to, in its place.
  func use(_ index: Int, _ context: Context) -> Result {
    let element = tree[index]
    guard let target = tree.linked(index) else {
      noteMissing(element)
      return Result()
    }
    // An element in itself, or in what is being followed, has no end.
    guard !following.contains(target), !isAncestor(target, of: index) else {
      warnings.add(
        "use:circle", "a use refers to an element that it is a part of, and is not drawn",
        element.line)
      return Result()
    }
    following.insert(target)
    defer { following.remove(target) }
    let x = length(element, .x, .horizontal, context) ?? 0
    let y = length(element, .y, .vertical, context) ?? 0
    let place = CGAffineTransform(translationX: x, y: y)
    var inner = context
    inner.transform = place.concatenating(context.transform)
    inner.useSize = nil
    let box = contextBox(target, element, place, inner)
    (inner.contextFill, inner.contextStroke) = (
      contextPaint(context.style.fill, box, context),
      contextPaint(context.style.stroke, box, context)
    )
    var result = used(target, element, inner)
    result.box = result.box.map { $0.applying(place) }
    return result
  }

  /// What a `use` names, in the style and units of it.
  func used(_ target: Int, _ use: SVGElement, _ context: Context) -> Result {
    switch tree[target].kind {
    case .symbol: return symbol(target, use, context)
    case .svg:
      var inner = context
      inner.useSize = (use[.width], use[.height])
      return paint(target, in: inner)
    default: return paint(target, in: context)
    }
  }

  private func symbol(_ target: Int, _ use: SVGElement, _ outer: Context) -> Result {
    var context = outer
    context.depth += 1
    context.style = outer.style.inherited(by: tree[target], in: outer.viewport)
    guard context.style.isDisplayed, context.depth < Self.depthLimit else { return Result() }
    context.useSize = (use[.width], use[.height])
    let own = transform(of: tree[target], context) { withStrokes in
      var inner = context
      inner.measuring = withStrokes ? .strokes : .fills
      return nestedViewport(target, inner).box
    }
    if let own {
      context.transform = own.concatenating(context.transform)
      guard context.transform.keepsAreas else { return Result() }
    }
    let result = composed(nestedViewport(target, context), target, context)
    guard let own else { return result }
    return Result(items: result.items, box: result.box?.applying(own))
  }

  /// Whether what is beyond the viewport of an element is seen. Browsers' own style sheet hides it for all but the root
  /// (SVG 2, 3.7).
  func isOverflowVisible(_ index: Int) -> Bool {
    var next: Int? = index
    while let place = next {
      let element = tree[place]
      switch element[.overflow]?.trimmingBlanks {
      case "inherit": next = element.parent
      case "initial", "unset": return true
      case nil, "revert", "revert-layer":
        return !element.kind.hidesOverflow || element.parent == nil
      case let words?:
        return !words.split(whereSeparator: \.isWhitespace).contains {
          ["hidden", "scroll", "clip"].contains($0)
        }
      }
    }
    return true
  }

  private func isAncestor(_ index: Int, of other: Int) -> Bool {
    var next: Int? = other
    while let place = next {
      if place == index { return true }
      next = tree[place].parent
    }
    return false
  }

  func noteMissing(_ element: SVGElement) {
    guard let reference = element[.href]?.trimmingBlanks, !reference.isEmpty else { return }
    let text = String(reference.prefix(40))
    if reference.hasPrefix("#") {
      warnings.add(
        "missing:\(reference)", "there is no element of the id \(text.dropFirst())", element.line)
    } else {
      warnings.add(
        "outside:\(element.name)",
        "\(element.name) refers to \(text), and nothing outside of the file is read", element.line)
    }
  }
}
