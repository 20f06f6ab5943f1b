import GalleyGeometry
import GalleyGraphics

/// The primitives of a filter element: each becomes an image that is made of those before.
struct SVGFilterChain {
  var builder: SVGFilterBuilder
  /// The filter's region in user units: nothing is seen outside of it.
  let area: CGRect
  /// What numbers are parts of; nil where they are user units.
  let unit: CGRect?
  let style: SVGStyle
  /// What the element paints, in the region.
  private let source: FilterInput
  /// All that the element paints.
  private let whole: FilterInput
  /// The alpha of that, once it was asked for.
  private var sourceAlpha: FilterInput?
  private var results: [String: FilterInput] = [:]
  /// What the last primitive made; nil before the first one.
  private var last: FilterInput?
  /// The subregions of the images that primitives made, in user units, by their places. Only what lies in the filter's
  /// region is seen of them.
  private var regions: [Int: CGRect] = [:]

  init(builder: SVGFilterBuilder, area: CGRect, unit: CGRect?, style: SVGStyle) {
    (self.area, self.unit, self.style) = (area, unit, style)
    self.builder = builder
    whole = builder.last
    // The region clips what goes in.
    source = self.builder.add(FilterNode(.merge, of: [builder.last], region: area))
  }

  var painter: SVGPainter { builder.painter }
  var context: SVGPainter.Context { builder.context }

  /// Adds an image with the primitive's region.
  mutating func add(_ node: FilterNode, _ element: SVGElement, region: CGRect) {
    var node = node
    node.region = region.common(with: area)
    finish(builder.add(node), element, region: region)
  }

  /// Names the image that a primitive made.
  mutating func finish(_ made: FilterInput, _ element: SVGElement, region: CGRect) {
    last = made
    if case .node(let index) = made { regions[index] = region }
    if let name = element[.result]?.trimmingBlanks, !name.isEmpty { results[name] = made }
  }

  /// What `in` or another attribute names: one of the filter's own inputs, or the nearest result of that name; else what
  /// the primitive before made.
  ///
  /// The backdrop and the element's paints are inputs in Filter Effects Module Level 1 (9.3), but in no browser: Chromium takes
  /// them for names of no result. So does Galley, with a warning.
  mutating func input(_ element: SVGElement, _ name: SVGAttribute = .in) -> FilterInput {
    let text = element[name]?.trimmingBlanks ?? ""
    switch text {
    case "SourceGraphic": return source
    case "SourceAlpha":
      if let sourceAlpha { return sourceAlpha }
      let made = builder.add(
        FilterNode(.color(.silhouette(.black)), of: [source], region: area))
      sourceAlpha = made
      return made
    case "BackgroundImage", "BackgroundAlpha", "FillPaint", "StrokePaint":
      painter.warnings.add(
        "filter:\(text)",
        "\(text) is not supported as an input of a filter and is ignored, as by browsers",
        element.line)
    default: break
    }
    return results[text] ?? last ?? source
  }

  /// What a displacement reads of an input: also what the element paints beyond the region comes from there, in Chromium
  /// and in librsvg. The region clips what primitives make (Filter Effects Module Level 1, 8).
  private mutating func unclipped(_ input: FilterInput) -> FilterInput {
    if input == source { return whole }
    guard input == sourceAlpha else { return input }
    return builder.add(FilterNode(.color(.silhouette(.black)), of: [whole]))
  }

  /// Where a primitive paints: what it says of it, and for the rest the region around its inputs, or the filter's where
  /// there are none, where one is not a primitive's result, and for `feTile`.
  ///
  /// Source: Filter Effects Module Level 1, section 9.4.
  func region(_ element: SVGElement, _ inputs: [FilterInput]) -> CGRect {
    var region = area
    let own = inputs.map { input -> CGRect? in
      if case .node(let index) = input { regions[index] } else { nil }
    }
    if element.kind != .feTile, let first = own.first ?? nil, !own.contains(nil) {
      region = own.reduce(first) { $0.joined(with: $1 ?? $0) }
    }
    func value(_ name: SVGAttribute, _ axis: SVGAxis) -> CGFloat? {
      guard let length = element[name].flatMap({ SVGLength($0) }) else { return nil }
      let viewport = unit == nil ? context.viewport : SVGViewport(width: 1, height: 1)
      let value = CGFloat(length.resolved(axis, in: viewport, fontSize: style.fontSize))
      guard value.isFinite else { return nil }
      guard let unit else { return value }
      let start = name == .x ? unit.minX : name == .y ? unit.minY : 0
      return start + value * (axis == .horizontal ? unit.width : unit.height)
    }
    return CGRect(
      x: value(.x, .horizontal) ?? region.minX, y: value(.y, .vertical) ?? region.minY,
      width: max(0, value(.width, .horizontal) ?? region.width),
      height: max(0, value(.height, .vertical) ?? region.height))
  }

  /// Where an image that goes in ends, in user units.
  func region(_ input: FilterInput) -> CGRect {
    if case .node(let index) = input { regions[index] ?? area } else { area }
  }

  mutating func apply(_ index: Int) {
    let element = painter.tree[index]
    let own = style.inherited(by: element, in: context.viewport)
    for child in element.children(painter.tree) where !painter.tree[child].kind.isPrimitive {
      painter.noteUnpainted(painter.tree[child])
    }
    switch element.kind {
    case .feMerge:
      let inputs = element.children(painter.tree).compactMap { child in
        painter.tree[child].kind == .feMergeNode ? input(painter.tree[child]) : nil
      }
      let node = FilterNode(.merge, of: inputs, worksInLinearLight: own.filtersInLinearLight)
      add(node, element, region: region(element, inputs))
    case .feBlend, .feComposite, .feDisplacementMap:
      var inputs = [input(element), input(element, .in2)]
      let primitive = combination(element)
      if case .displacement = primitive { inputs[0] = unclipped(inputs[0]) }
      let node = FilterNode(
        primitive, of: inputs, worksInLinearLight: own.filtersInLinearLight)
      add(node, element, region: region(element, inputs))
    case .feDropShadow:
      let input = input(element)
      let region = region(element, [input])
      builder.add(
        shadow(element, own), under: input, region: region.common(with: area),
        worksInLinearLight: own.filtersInLinearLight)
      finish(builder.last, element, region: region)
    case .feFlood, .feTurbulence, .feImage:
      let region = region(element, [])
      guard let primitive = origin(element, own, index, region) else { return clear(element, []) }
      let node = FilterNode(primitive, worksInLinearLight: own.filtersInLinearLight)
      add(node, element, region: region)
    case .feGaussianBlur, .feOffset, .feColorMatrix, .feComponentTransfer, .feMorphology, .feTile,
      .feConvolveMatrix, .feDiffuseLighting, .feSpecularLighting:
      let input = input(element)
      guard let primitive = change(element, own, input) else { return clear(element, [input]) }
      let node = FilterNode(
        primitive, of: [input], worksInLinearLight: own.filtersInLinearLight)
      add(node, element, region: region(element, [input]))
    default:
      painter.warnings.add(
        element.name, "the filter \(element.name) is not supported and changes nothing",
        element.line)
    }
  }

  /// The image of a primitive whose attributes make none.
  private mutating func clear(_ element: SVGElement, _ inputs: [FilterInput]) {
    add(FilterNode(.flood(.clear)), element, region: region(element, inputs))
  }
}

extension CGRect {
  /// What both have; a rectangle without a width or a height where that is nothing.
  fileprivate func common(with other: CGRect) -> CGRect {
    let (left, top) = (max(minX, other.minX), max(minY, other.minY))
    return CGRect(
      x: left, y: top, width: max(0, min(maxX, other.maxX) - left),
      height: max(0, min(maxY, other.maxY) - top))
  }
}
