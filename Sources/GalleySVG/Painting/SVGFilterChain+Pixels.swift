import GalleyGeometry
import GalleyGraphics

extension SVGFilterChain {
  /// `feComponentTransfer`.
  mutating func transferred(_ element: SVGElement, _ own: SVGStyle) -> [DisplayItem] {
    let items = input(element)
    func function(_ name: String) -> (Double) -> Double {
      // The last one of a channel counts.
      let child = element.children(painter.tree).last { painter.tree[$0].name == name }
      guard let child else { return { $0 } }
      return transfer(painter.tree[child])
    }
    let tables = ChannelTables(
      red: function("feFuncR"), green: function("feFuncG"), blue: function("feFuncB"),
      alpha: function("feFuncA"))
    return colored(items, own, [.channels(tables)])
  }

  private func transfer(_ element: SVGElement) -> (Double) -> Double {
    switch element["type"] {
    case "linear":
      let (slope, intercept) = (number(element, "slope", 1), number(element, "intercept", 0))
      return { $0 * slope + intercept }
    case "gamma":
      let (amplitude, exponent) = (number(element, "amplitude", 1), number(element, "exponent", 1))
      let offset = number(element, "offset", 0)
      return {
        amplitude * ($0 == 0 && exponent == 0 ? 1 : Elementary.power($0, exponent)) + offset
      }
    case "table", "discrete":
      let values = element["tableValues"].flatMap { SVGScanner.numbers($0) } ?? []
      guard !values.isEmpty else { return { $0 } }
      let count = values.count
      if element["type"] == "discrete" {
        return { values[min(count - 1, Int($0 * Double(count)))] }
      }
      return { value in
        guard count > 1 else { return values[0] }
        let place = value * Double(count - 1)
        let index = min(count - 2, Int(place))
        return values[index] + (place - Double(index)) * (values[index + 1] - values[index])
      }
    default: return { $0 }
    }
  }

  /// `feMorphology`.
  mutating func spread(_ element: SVGElement) -> [DisplayItem] {
    let items = input(element)
    guard let (x, y) = numbers(element, "radius"), x >= 0, y >= 0, x + y > 0 else { return items }
    let radius = pixels(x, y)
    let isErosion = element["operator"]?.trimmingBlanks != "dilate"
    return grouped(items) {
      $0.effects = [.spread(x: radius.x, y: radius.y, isErosion: isErosion)]
    }
  }

  /// `feTile`: the region of what goes in, again and again.
  mutating func tiled(_ element: SVGElement) -> [DisplayItem] {
    let name = element["in"]?.trimmingBlanks ?? ""
    let tile = regions[name] ?? lastRegion
    let items = input(element)
    guard tile.width > 0, tile.height > 0, !items.isEmpty else { return items }
    let scales = context.transform.scales
    let (width, height) = (Double(tile.width) * scales.x, Double(tile.height) * scales.y)
    guard width >= 0.5, height >= 0.5, width <= 4096, height <= 4096,
      let toUser = SVGPainter.inverted(context.transform)
    else { return items }
    let (columns, rows) = (Int((width - 0.001).rounded(.up)), Int((height - 0.001).rounded(.up)))
    let toTile = CGAffineTransform(
      a: CGFloat(columns) / tile.width, b: 0, c: 0, d: CGFloat(rows) / tile.height,
      tx: -tile.minX * CGFloat(columns) / tile.width, ty: -tile.minY * CGFloat(rows) / tile.height)
    guard let back = SVGPainter.inverted(toTile) else { return items }
    let placed = DisplayGroup(items: items, transform: toUser.concatenating(toTile))
    let paint = TilePaint(
      items: [.group(placed)], width: max(1, columns), height: max(1, rows),
      transform: back.concatenating(context.transform))
    let path = Path(area).applying(context.transform)
    return [.fill(path: path, rule: .nonZero, paint: .tiles(paint))]
  }
}
