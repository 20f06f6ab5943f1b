import GalleyGeometry
import GalleyGraphics

extension SVGPainter {
  /// What a filter makes of an element's items. Not all primitives are there: one that is not is a warning, and
  /// what would go into it comes out.
  func filtered(
    _ result: Result, _ text: String, _ context: Context, _ index: Int
  ) -> [DisplayItem] {
    let line = tree[index].line
    guard let (reference, _) = SVGStyle.reference(text) else {
      guard let functions = SVGFilterFunctions(text, context) else {
        warnings.add("filter:\(text)", "the filter \(text.prefix(40)) is not understood", line)
        return result.items
      }
      if result.items.isEmpty { return [] }
      return [.group(DisplayGroup(items: result.items, effects: functions.effects))]
    }
    guard let filter = tree.element(referredTo: reference), tree[filter].name == "filter",
      !following.contains(filter)
    else {
      warnings.add("missing:\(reference)", "there is no filter \(reference.prefix(40))", line)
      return []
    }
    let element = tree[filter]
    let isOfBox = element["filterUnits"] != "userSpaceOnUse"
    let box = result.box ?? .zero
    if isOfBox, !(box.width > 0 && box.height > 0) { return result.box == nil ? [] : result.items }
    guard
      let area = region(
        { element[$0] }, isOfBox: isOfBox, box, context,
        standard: ("-10%", "-10%", "120%", "120%")), area.width > 0, area.height > 0
    else { return [] }
    let primitives = element.children(tree).filter { tree[$0].name.hasPrefix("fe") }
    if primitives.isEmpty { return [] }
    var chain = SVGFilterChain(
      painter: self, source: result.items, area: area, box: box, context: context,
      isOfBox: element["primitiveUnits"] == "objectBoundingBox",
      style: computedStyle(filter, context.viewport))
    for primitive in primitives.prefix(SVGFilterChain.limit) { chain.apply(primitive) }
    guard !chain.last.isEmpty, chain.cost < SVGFilterChain.costLimit else { return [] }
    var group = DisplayGroup(
      items: chain.last, clip: Path(area).applying(context.transform))
    group.isIsolated = true
    return [.group(group)]
  }
}
