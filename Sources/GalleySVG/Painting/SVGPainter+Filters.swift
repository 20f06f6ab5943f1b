import GalleyGeometry
import GalleyGraphics

extension SVGPainter {
  /// What the filters of an element make of its items, one after the other.
  ///
  /// Source: Filter Effects Module Level 1, section 5: a value that is not understood is none, and a list that refers to
  /// something that is no filter is none as well.
  func filtered(
    _ result: Result, _ text: String, _ context: Context, _ index: Int
  ) -> [DisplayItem] {
    let line = tree[index].line
    guard let functions = SVGFilterFunctions(text, context.style, in: context.viewport)?.functions
    else {
      warnings.add(
        "filter:\(text)", "the filter \(text.prefix(40)) is not understood and is ignored", line)
      return result.items
    }
    let effects = functions.compactMap { $0.effect(context.transform) }
    if effects.count == functions.count {
      if result.items.isEmpty { return [] }
      return [.group(DisplayGroup(items: result.items, effects: effects))]
    }
    var builder = SVGFilterBuilder(painter: self, box: result.box, context: context)
    for function in functions {
      guard case .reference(let reference) = function else {
        builder.add(function)
        continue
      }
      guard let filter = tree.element(referredTo: reference), tree[filter].kind == .filter else {
        warnings.add(
          "missing:\(reference)",
          "there is no filter \(reference.prefix(40)), and no filter is applied", line)
        return result.items
      }
      guard !following.contains(filter) else {
        warnings.add(
          "filter:circle", "a filter shows an element that has the filter, and that is ignored",
          line)
        return result.items
      }
      following.insert(filter)
      defer { following.remove(filter) }
      guard builder.add(filter: filter) else { return [] }
    }
    if builder.nodes.isEmpty { return result.items }
    if builder.isTooLarge {
      warnings.add(
        "filter:cost",
        "filters have more than \(SVGFilterBuilder.limit) inputs, and the element is not drawn",
        line)
      return []
    }
    let filter = FilterGraph(nodes: builder.nodes, transform: context.transform)
    return [.group(DisplayGroup(items: result.items, filter: filter))]
  }
}

/// The images of all filters of an element.
struct SVGFilterBuilder {
  let painter: SVGPainter
  /// Of the element's shapes, in user units; nil without any.
  let box: CGRect?
  let context: SVGPainter.Context
  private(set) var nodes: [FilterNode] = []
  /// What comes out so far.
  private(set) var last = FilterInput.source
  private var inputs = 0
  /// Inputs of all images together, at most.
  static let limit = 4000

  init(painter: SVGPainter, box: CGRect?, context: SVGPainter.Context) {
    (self.painter, self.box, self.context) = (painter, box, context)
  }

  var isTooLarge: Bool { inputs > Self.limit }

  /// Adds an image. Beyond the limit it is none.
  @discardableResult
  mutating func add(_ node: FilterNode) -> FilterInput {
    inputs += max(1, node.inputs.count)
    painter.work += max(1, node.inputs.count)
    guard !isTooLarge else { return last }
    nodes.append(node)
    last = .node(nodes.count - 1)
    return last
  }

  /// Adds a function of CSS, which works on gamma-encoded colours and has no region.
  mutating func add(_ function: SVGFilterFunction) {
    switch function {
    case .reference: break
    case .color(let matrix): add(FilterNode(.color(matrix), of: [last]))
    case .opacity(let opacity):
      add(FilterNode(.color(.multiply(ResolvedColor.white.opacity(opacity))), of: [last]))
    case .blur(let sigma): add(FilterNode(.blur(x: sigma, y: sigma, edges: .clear), of: [last]))
    case .shadow(let shadow): add(shadow, under: last, region: nil, worksInLinearLight: false)
    }
  }

  /// Adds a shadow and what casts it above: the alpha, blurred, moved and coloured.
  mutating func add(
    _ shadow: SVGFilterShadow, under input: FilterInput, region: CGRect?, worksInLinearLight: Bool
  ) {
    var shade = add(FilterNode(.color(.silhouette(.black)), of: [input]))
    let (x, y) = shadow.sigma
    shade = add(FilterNode(.blur(x: x, y: y, edges: .clear), of: [shade]))
    shade = add(FilterNode(.offset(x: shadow.offset.x, y: shadow.offset.y), of: [shade]))
    shade = add(FilterNode(.color(.silhouette(shadow.color)), of: [shade]))
    add(
      FilterNode(
        .merge, of: [shade, input], region: region, worksInLinearLight: worksInLinearLight))
  }

  /// Adds the primitives of a filter element.
  /// - Returns: false for a filter that makes the element disappear.
  mutating func add(filter: Int) -> Bool {
    let tree = painter.tree
    // What a filter does not say itself the one says that it refers to (SVG 1.1).
    let chain = tree.chain(from: filter) { $0 == .filter }
    func attribute(_ name: SVGAttribute) -> String? {
      chain.lazy.compactMap { tree[$0][name] }.first
    }
    func primitives(_ index: Int) -> [Int] {
      tree[index].children(tree).filter { tree[$0].kind.isPrimitive }
    }
    guard let owner = chain.first(where: { !primitives($0).isEmpty }) else { return false }
    let isOfBox = attribute(.filterUnits) != "userSpaceOnUse"
    let measuresByBox = attribute(.primitiveUnits) == "objectBoundingBox"
    let box = box ?? .zero
    if isOfBox || measuresByBox, !(box.width > 0 && box.height > 0) {
      if self.box == nil { return false }
      // A region of a part of nothing has no area, and nothing is drawn (Filter Effects Module Level 1, 8). Parts of
      // nothing are not other lengths: the filter is ignored (SVG 2, 8.11).
      let result = isOfBox ? "the element is not drawn" : "it is ignored"
      painter.warnings.add(
        "filter:box",
        "a filter is measured in parts of the element's box, which has no area: \(result)",
        tree[filter].line)
      return !isOfBox
    }
    guard
      let area = painter.region(
        attribute, isOfBox: isOfBox, box, context, standard: ("-10%", "-10%", "120%", "120%")),
      area.width > 0, area.height > 0
    else { return false }
    var chainOfImages = SVGFilterChain(
      builder: self, area: area, unit: measuresByBox ? box : nil,
      style: painter.computedStyle(owner, context.viewport))
    for child in tree[owner].children(tree) {
      if tree[child].kind.isPrimitive {
        chainOfImages.apply(child)
      } else {
        painter.noteUnpainted(tree[child])
      }
    }
    self = chainOfImages.builder
    return true
  }
}
