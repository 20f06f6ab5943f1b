import GalleyGeometry
import GalleyGraphics

/// The primitives of a filter, each as items of a display list that are made of those before.
struct SVGFilterChain {
  let painter: SVGPainter
  let source: [DisplayItem]
  /// The filter's region in user units.
  let area: CGRect
  let box: CGRect
  let context: SVGPainter.Context
  /// Whether numbers are parts of the box.
  let isOfBox: Bool
  let style: SVGStyle
  private var results: [String: [DisplayItem]] = [:]
  /// What the last primitive made.
  private(set) var last: [DisplayItem]
  /// The regions of the results, in user units.
  private(set) var regions: [String: CGRect] = [:]
  private(set) var lastRegion = CGRect.zero
  /// How many times the source is painted, about.
  private(set) var cost = 1
  static let limit = 100
  static let costLimit = 5000

  init(
    painter: SVGPainter, source: [DisplayItem], area: CGRect, box: CGRect,
    context: SVGPainter.Context, isOfBox: Bool, style: SVGStyle
  ) {
    (self.painter, self.source, self.area, self.box) = (painter, source, area, box)
    (self.context, self.isOfBox, self.style) = (context, isOfBox, style)
    last = source
  }

  private static let opaque = ColorMatrix(
    red: .zero, green: .zero, blue: .zero, alpha: SIMD4(0, 0, 0, 1), constant: .zero)

  mutating func input(_ element: SVGElement, _ name: String = "in") -> [DisplayItem] {
    switch element[name]?.trimmingBlanks {
    case nil, "": return last
    case "SourceGraphic": return source
    case "SourceAlpha":
      return grouped(source) { $0.effects = [.color(Self.opaque)] }
    case "BackgroundImage", "BackgroundAlpha", "FillPaint", "StrokePaint":
      painter.warnings.add(
        "filter:in", "\(element[name] ?? "") is not supported as an input of a filter",
        element.line)
      return []
    case let name?: return results[name] ?? last
    }
  }

  func grouped(
    _ items: [DisplayItem], _ change: (inout DisplayGroup) -> Void
  ) -> [DisplayItem] {
    if items.isEmpty { return [] }
    var group = DisplayGroup(items: items)
    group.isIsolated = true
    change(&group)
    return [.group(group)]
  }

  /// A length of a filter in device pixels, along x and y.
  func pixels(_ x: Double, _ y: Double) -> (x: Double, y: Double) {
    let scales = context.transform.scales
    let (w, h) = isOfBox ? (Double(box.width), Double(box.height)) : (1, 1)
    return (x * w * scales.x, y * h * scales.y)
  }

  /// A move in device pixels.
  private func move(_ x: Double, _ y: Double) -> CGPoint {
    let (w, h) = isOfBox ? (Double(box.width), Double(box.height)) : (1, 1)
    let t = context.transform
    return CGPoint(x: t.a * x * w + t.c * y * h, y: t.b * x * w + t.d * y * h)
  }

  func numbers(_ element: SVGElement, _ name: String) -> (Double, Double)? {
    guard let list = element[name].flatMap({ SVGScanner.numbers($0) }), let first = list.first
    else { return nil }
    return (first, list.count > 1 ? list[1] : first)
  }

  func number(_ element: SVGElement, _ name: String, _ standard: Double) -> Double {
    numbers(element, name)?.0 ?? standard
  }

  mutating func apply(_ index: Int) {
    let element = painter.tree[index]
    let own = style.inherited(by: element, in: context.viewport)
    var made: [DisplayItem]
    switch element.name {
    case "feGaussianBlur": made = blurred(element, own)
    case "feOffset":
      let way = move(number(element, "dx", 0), number(element, "dy", 0))
      made = grouped(input(element)) {
        $0.transform = CGAffineTransform(translationX: way.x, y: way.y)
      }
    case "feFlood": made = flood(own)
    case "feDropShadow": made = dropShadow(element, own)
    case "feMerge":
      made = []
      for child in element.children(painter.tree)
      where painter.tree[child].name == "feMergeNode" {
        made += input(painter.tree[child])
      }
    case "feBlend": made = blended(element, own)
    case "feComposite": made = composed(element, own)
    case "feColorMatrix": made = recolored(element, own)
    case "feComponentTransfer": made = transferred(element, own)
    case "feMorphology": made = spread(element)
    case "feTile": made = tiled(element)
    case "feImage", "feTurbulence", "feConvolveMatrix", "feDisplacementMap", "feDiffuseLighting",
      "feSpecularLighting":
      painter.warnings.add(
        element.name, "the filter \(element.name) is not supported and changes nothing",
        element.line)
      made = input(element)
    default: return
    }
    made = narrowed(made, element)
    cost += made.reduce(0) { $0 + $1.size }
    if cost > Self.costLimit {
      painter.warnings.add("filter:cost", "a filter that is too large is not drawn", element.line)
      made = []
    }
    last = made
    if let name = element["result"]?.trimmingBlanks, !name.isEmpty { results[name] = made }
  }

  /// The primitive's own region.
  private mutating func narrowed(_ items: [DisplayItem], _ element: SVGElement) -> [DisplayItem] {
    let names = ["x", "y", "width", "height"]
    var region = area
    if names.contains(where: { element[$0] != nil }) {
      func value(_ name: String, _ axis: SVGAxis, _ standard: CGFloat) -> CGFloat {
        guard let length = element[name].flatMap({ SVGLength($0) }) else { return standard }
        let viewport = isOfBox ? SVGViewport(width: 1, height: 1) : context.viewport
        let value = length.resolved(axis, in: viewport, fontSize: style.fontSize)
        guard isOfBox else { return value }
        let side = axis == .horizontal ? box.width : box.height
        let start = name == "x" ? box.minX : name == "y" ? box.minY : 0
        return start + value * side
      }
      region = CGRect(
        x: value("x", .horizontal, area.minX), y: value("y", .vertical, area.minY),
        width: max(0, value("width", .horizontal, area.width)),
        height: max(0, value("height", .vertical, area.height)))
    }
    lastRegion = region
    if let name = element["result"]?.trimmingBlanks, !name.isEmpty { regions[name] = region }
    return grouped(items) { $0.clip = Path(region).applying(context.transform) }
  }

  private mutating func blurred(_ element: SVGElement, _ own: SVGStyle) -> [DisplayItem] {
    let items = input(element)
    guard let (x, y) = numbers(element, "stdDeviation"), x >= 0, y >= 0, x + y > 0 else {
      return items
    }
    let sigma = pixels(x, y)
    if (sigma.x - sigma.y).magnitude > 0.05 * max(sigma.x, sigma.y) {
      painter.warnings.add(
        "filter:stdDeviation", "a blur of two deviations becomes one of their mean", element.line)
    }
    return colored(items, own, [.blur(sigma: (sigma.x + sigma.y) / 2)])
  }

  private func flood(_ own: SVGStyle) -> [DisplayItem] {
    let color = own.floodColor.opacity(own.floodOpacity)
    return [
      .fill(
        path: Path(area).applying(context.transform), rule: .nonZero, paint: .solid(color))
    ]
  }

  private mutating func dropShadow(_ element: SVGElement, _ own: SVGStyle) -> [DisplayItem] {
    let items = input(element)
    let (x, y) = numbers(element, "stdDeviation") ?? (2, 2)
    let sigma = pixels(max(0, x), max(0, y))
    let way = move(number(element, "dx", 2), number(element, "dy", 2))
    let color = own.floodColor.opacity(own.floodOpacity)
    let shadow = Effect.shadow(color, sigma: (sigma.x + sigma.y) / 2, x: way.x, y: way.y)
    return grouped(items) { $0.effects = [shadow] }
  }

  /// Effects in the colours that the primitive asks for.
  func colored(_ items: [DisplayItem], _ own: SVGStyle, _ effects: [Effect]) -> [DisplayItem] {
    grouped(items) {
      $0.effects =
        own.filtersInLinearLight
        ? [.channels(.linearLight)] + effects + [.channels(.gammaEncoded)] : effects
    }
  }

  private mutating func blended(_ element: SVGElement, _ own: SVGStyle) -> [DisplayItem] {
    var top = input(element)
    var below = input(element, "in2")
    if own.filtersInLinearLight {
      top = grouped(top) { $0.effects = [.channels(.linearLight)] }
      below = grouped(below) { $0.effects = [.channels(.linearLight)] }
    }
    let mode = element["mode"].flatMap { SVGStyle.blendMode($0.trimmingBlanks) } ?? .normal
    return grouped(below + grouped(top) { $0.blendMode = mode }) {
      if own.filtersInLinearLight { $0.effects = [.channels(.gammaEncoded)] }
    }
  }

  private mutating func composed(_ element: SVGElement, _ own: SVGStyle) -> [DisplayItem] {
    let top = input(element)
    let below = input(element, "in2")
    let modes: [String: BlendMode] = [
      "over": .normal, "in": .sourceIn, "out": .sourceOut, "atop": .sourceAtop, "xor": .xor,
      "lighter": .plusLighter,
    ]
    let name = element["operator"]?.trimmingBlanks ?? "over"
    if name == "arithmetic" { return arithmetic(element, top, below, own) }
    guard let mode = modes[name] else { return grouped(below + top) { _ in } }
    if mode == .sourceIn || mode == .sourceOut, top.isEmpty { return [] }
    return grouped(below + grouped(top) { $0.blendMode = mode }) { _ in }
  }

  /// Sums of both inputs, each in a share; what has products or a constant is not supported.
  private func arithmetic(
    _ element: SVGElement, _ top: [DisplayItem], _ below: [DisplayItem], _ own: SVGStyle
  ) -> [DisplayItem] {
    let k = ["k1", "k2", "k3", "k4"].map { number(element, $0, 0) }
    guard k[0] == 0, k[3] == 0, k[1] >= 0, k[1] <= 1, k[2] >= 0, k[2] <= 1 else {
      painter.warnings.add(
        "filter:arithmetic", "feComposite takes k2 and k3 of 0 to 1 alone", element.line)
      return top
    }
    let isLinear = own.filtersInLinearLight
    let start: [Effect] = isLinear ? [.channels(.linearLight)] : []
    let one = grouped(below) { $0.effects = start + [.opacity(k[2])] }
    let other = grouped(top) {
      $0.effects = start + [.opacity(k[1])]
      $0.blendMode = .plusLighter
    }
    return grouped(one + other) {
      if isLinear { $0.effects = [.channels(.gammaEncoded)] }
    }
  }

  private mutating func recolored(_ element: SVGElement, _ own: SVGStyle) -> [DisplayItem] {
    let items = input(element)
    let values = element["values"].flatMap { SVGScanner.numbers($0) } ?? []
    switch element["type"] ?? "matrix" {
    case "saturate":
      let amount = values.first ?? 1
      return colored(items, own, [.color(.saturation(amount))])
    case "hueRotate":
      let angle = Angle(degrees: values.first ?? 0)
      return colored(items, own, [.color(.hueRotation(angle))])
    case "luminanceToAlpha":
      let matrix = ColorMatrix(
        red: .zero, green: .zero, blue: .zero, alpha: SIMD4(0.2125, 0.7154, 0.0721, 0),
        constant: .zero)
      return colored(items, own, [.color(matrix)])
    default:
      guard values.count == 20 else { return items }
      func row(_ index: Int) -> SIMD4<Double> {
        SIMD4(values[index], values[index + 1], values[index + 2], values[index + 3])
      }
      let matrix = ColorMatrix(
        red: row(0), green: row(5), blue: row(10), alpha: row(15),
        constant: SIMD4(values[4], values[9], values[14], values[19]))
      return colored(items, own, [.color(matrix)])
    }
  }
}

extension DisplayItem {
  /// How many items there are in it.
  fileprivate var size: Int {
    guard case .group(let group) = self else { return 1 }
    return group.items.reduce(1) { $0 + $1.size }
  }
}
