import GalleyGeometry
import GalleyGraphics

extension SVGPainter {
  /// Whether an element's conditions hold: the language is English where the document asks.
  func passesConditions(_ element: SVGElement) -> Bool {
    if let text = element["requiredExtensions"], !text.trimmingBlanks.isEmpty { return false }
    guard let languages = element["systemLanguage"] else { return true }
    return languages.split(separator: ",").contains { language in
      let tag = language.trimmingBlanks.lowercased()
      return tag == "en" || tag.hasPrefix("en-")
    }
  }

  /// The first child whose conditions hold.
  func switchContent(_ index: Int, _ context: Context) -> Result {
    for child in tree[index].children(tree) {
      let element = tree[child]
      guard Self.painted.contains(element.name), passesConditions(element) else { continue }
      return paint(child, in: context)
    }
    return Result()
  }

  func length(
    _ element: SVGElement, _ name: String, _ axis: SVGAxis, _ context: Context
  ) -> Double? {
    guard let text = element[name], let length = SVGLength(text) else { return nil }
    let value = length.resolved(axis, in: context.viewport, fontSize: context.style.fontSize)
    return value.isFinite ? value : nil
  }

  /// An svg element in another one.
  func nestedViewport(_ index: Int, _ context: Context) -> Result {
    let element = tree[index]
    let x = length(element, "x", .horizontal, context) ?? 0
    let y = length(element, "y", .vertical, context) ?? 0
    return viewport(index, x: x, y: y, context)
  }

  /// The content of an svg or a symbol in its own units.
  private func viewport(_ index: Int, x: Double, y: Double, _ context: Context) -> Result {
    let element = tree[index]
    func side(_ name: String, _ asked: String?, _ axis: SVGAxis) -> Double {
      let own = element.name == "symbol" ? nil : element[name]
      for text in [asked, own] {
        guard let text, let length = SVGLength(text) else { continue }
        return length.resolved(axis, in: context.viewport, fontSize: context.style.fontSize)
      }
      return context.viewport.full(axis)
    }
    let width = side("width", context.useSize?.width, .horizontal)
    let height = side("height", context.useSize?.height, .vertical)
    guard width > 0, height > 0 else { return Result() }
    let area = CGRect(x: x, y: y, width: width, height: height)
    var inner = context
    inner.useSize = nil
    inner.viewport = SVGViewport(width: width, height: height)
    var place = CGAffineTransform(translationX: x, y: y)
    if let box = SVGViewBox(element["viewBox"]) {
      place = SVGAspect(element["preserveAspectRatio"]).transform(of: box, in: area)
      inner.viewport = SVGViewport(width: box.width, height: box.height)
    }
    inner.transform = place.concatenating(context.transform)
    guard inner.transform.keepsAreas else { return Result() }
    var result = children(of: index, inner)
    result.box = result.box.map { $0.applying(place) }
    let overflow = element["overflow"] ?? "hidden"
    if overflow != "visible", overflow != "auto", !result.items.isEmpty {
      let clip = Path(area).applying(context.transform)
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
    let x = length(element, "x", .horizontal, context) ?? 0
    let y = length(element, "y", .vertical, context) ?? 0
    let place = CGAffineTransform(translationX: x, y: y)
    var inner = context
    inner.transform = place.concatenating(context.transform)
    inner.useSize = nil
    let style = context.style
    (inner.contextFill, inner.contextStroke) = (
      contextPaint(style.fill, context), contextPaint(style.stroke, context)
    )
    var result: Result
    switch tree[target].name {
    case "symbol": result = symbol(target, element, inner)
    case "svg":
      inner.useSize = (element["width"], element["height"])
      result = paint(target, in: inner)
    default: result = paint(target, in: inner)
    }
    result.box = result.box.map { $0.applying(place) }
    return result
  }

  /// A paint that what a `use` brings in may take over: gradients in units of a box have none there.
  private func contextPaint(_ paint: SVGPaint, _ context: Context) -> ContextPaint? {
    switch paint {
    case .contextFill: context.contextFill
    case .contextStroke: context.contextStroke
    case .currentColor:
      ContextPaint(
        paint: .color(context.style.color), box: .zero, transform: context.transform,
        viewport: context.viewport)
    default:
      ContextPaint(
        paint: paint, box: .zero, transform: context.transform, viewport: context.viewport)
    }
  }

  private func symbol(_ target: Int, _ use: SVGElement, _ outer: Context) -> Result {
    var context = outer
    context.depth += 1
    context.style = outer.style.inherited(by: tree[target], in: outer.viewport)
    guard context.style.isDisplayed, context.depth < Self.depthLimit else { return Result() }
    if let own = tree[target]["transform"].flatMap(SVGTransform.parse) {
      context.transform = own.concatenating(context.transform)
      guard context.transform.keepsAreas else { return Result() }
    }
    context.useSize = (use["width"], use["height"])
    let result = viewport(target, x: 0, y: 0, context)
    return composed(result, target, context)
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
    guard let reference = element["href"]?.trimmingBlanks, !reference.isEmpty else { return }
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
