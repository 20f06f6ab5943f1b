import GalleyGeometry
import GalleyGraphics

extension SVGPainter {
  /// Fills an outline of device pixels.
  /// - Parameter box: of the whole element, in user units: what gradients and patterns are laid out in.
  func paint(
    _ path: Path, rule: FillRule, with paint: SVGPaint, opacity: Double, box: CGRect,
    _ context: Context, _ line: Int
  ) -> [DisplayItem] {
    guard let paint = resolved(paint, opacity: opacity, box: box, context, line) else { return [] }
    return context.style.isCrisp
      ? crisp(path, rule, paint) : [.fill(path: path, rule: rule, paint: paint)]
  }

  /// A fill whose edges are whole pixels: those that the outline covers by half or more.
  private func crisp(_ path: Path, _ rule: FillRule, _ paint: Paint) -> [DisplayItem] {
    let bounds = path.boundingRect
    guard [bounds.minX, bounds.minY, bounds.maxX, bounds.maxY].allSatisfy(\.isFinite) else {
      return []
    }
    if path.isOutline(of: bounds) {
      let (left, top) = (bounds.minX.rounded(), bounds.minY.rounded())
      let rect = PixelRect(
        x: left, y: top, width: bounds.maxX.rounded() - left, height: bounds.maxY.rounded() - top)
      return rect.width > 0 && rect.height > 0 ? [.fillRect(rect, paint: paint)] : []
    }
    let cover = DisplayGroup(
      items: [.fill(path: path, rule: rule, paint: .solid(.black))],
      effects: [.channels(Self.half)])
    let around = PixelRect(bounds.integral)
    return [.group(DisplayGroup(items: [.fillRect(around, paint: paint)], mask: [.group(cover)]))]
  }

  /// Opaque from one half on, else clear.
  private static let half = ChannelTables(
    red: { $0 }, green: { $0 }, blue: { $0 }, alpha: { $0 >= 0.5 ? 1 : 0 })

  /// A paint in device pixels; nil for one that paints nothing.
  func resolved(
    _ paint: SVGPaint, opacity: Double, box: CGRect, _ context: Context, _ line: Int
  ) -> Paint? {
    switch paint {
    case .none: return nil
    case .color(let color):
      return color.alpha * opacity > 0 ? .solid(color.opacity(opacity)) : nil
    case .currentColor:
      return resolved(
        .color(context.style.color), opacity: opacity, box: box, context, line)
    case .contextFill, .contextStroke:
      guard let other = paint == .contextFill ? context.contextFill : context.contextStroke
      else { return nil }
      var outer = context
      (outer.transform, outer.viewport) = (other.transform, other.viewport)
      (outer.contextFill, outer.contextStroke) = (nil, nil)
      let box = if case .server = other.paint { other.box.value } else { CGRect.zero }
      return resolved(other.paint, opacity: opacity, box: box, outer, line)
    case .server(let reference, let fallback):
      guard let index = tree.element(referredTo: reference) else {
        if fallback == nil {
          warnings.add("missing:\(reference)", "there is no paint \(reference.prefix(40))", line)
        }
        return fallback.flatMap { resolved($0, opacity: opacity, box: box, context, line) }
      }
      switch tree[index].kind {
      case .linearGradient, .radialGradient:
        if let paint = gradient(index, box, context) { return paint.opacity(opacity) }
      case .pattern:
        if let paint = pattern(index, box, context) { return paint.opacity(opacity) }
      default:
        let name = tree[index].name
        if fallback == nil {
          warnings.add(
            "paint:\(name)",
            "the paint \(reference.prefix(40)) is a \(name), which is none that is drawn",
            line)
        }
      }
      // One without a size, or in the units of a box without an area, paints nothing.
      return fallback.flatMap { resolved($0, opacity: opacity, box: box, context, line) }
    }
  }

  /// The style of an element where it stands in the document.
  func computedStyle(_ index: Int, _ viewport: SVGViewport) -> SVGStyle {
    var way: [Int] = []
    var next: Int? = index
    while let place = next {
      way.append(place)
      next = tree[place].parent
    }
    return way.reversed().reduce(SVGStyle()) { $0.inherited(by: tree[$1], in: viewport) }
  }

  /// A gradient in device pixels; nil for one that paints nothing.
  private func gradient(_ index: Int, _ box: CGRect, _ context: Context) -> Paint? {
    let chain = tree.chain(from: index, where: \.isGradient)
    let kind = tree[index].kind
    func attribute(_ name: SVGAttribute, isCommon: Bool = false) -> String? {
      for place in chain where isCommon || tree[place].kind == kind {
        if let value = tree[place][name] { return value }
      }
      return nil
    }
    let stops = stops(chain, context)
    // As if "none" was said (SVG 2, 14.2.4): no fallback stands in for it.
    guard let last = stops.last else { return .solid(.clear) }
    if stops.count == 1 { return .solid(last.color) }
    let isOfBox = attribute(.gradientUnits, isCommon: true) != "userSpaceOnUse"
    if isOfBox, !(box.width > 0 && box.height > 0) { return nil }
    func value(_ name: SVGAttribute, _ standard: String, _ axis: SVGAxis) -> Double {
      let length = attribute(name).flatMap { SVGLength($0) } ?? SVGLength(standard)
      guard let length else { return 0 }
      let viewport = isOfBox ? SVGViewport(width: 1, height: 1) : context.viewport
      return length.resolved(axis, in: viewport, fontSize: context.style.fontSize)
    }
    let geometry: GradientPaint.Geometry
    if kind == .linearGradient {
      let start = CGPoint(
        x: value(.x1, "0%", .horizontal), y: value(.y1, "0%", .vertical))
      let end = CGPoint(x: value(.x2, "100%", .horizontal), y: value(.y2, "0%", .vertical))
      if start == end { return .solid(last.color) }
      geometry = .linear(start: start, end: end)
    } else {
      let r = value(.r, "50%", .diagonal)
      guard r > 0 else { return .solid(last.color) }
      geometry = radial(value, r: r, hasFX: attribute(.fx) != nil, hasFY: attribute(.fy) != nil)
    }
    var transform = context.transform
    if isOfBox { transform = Self.unitTransform(box).concatenating(transform) }
    let own = ownTransform(
      chain, [.gradientTransform, .transform], box, context, isOfBox: isOfBox)
    if let own { transform = own.concatenating(transform) }
    guard transform.keepsAreas else { return nil }
    var paint = GradientPaint(stops: stops, geometry)
    paint.transform = transform
    paint.interpolation = .straight
    switch attribute(.spreadMethod, isCommon: true) {
    case "reflect": paint.extend = .reflect
    case "repeat": paint.extend = .repeat
    default: break
    }
    return .gradient(paint)
  }

  /// The transform of the first gradient or pattern of a chain that has one.
  func ownTransform(
    _ chain: [Int], _ names: [SVGAttribute], _ box: CGRect, _ context: Context, isOfBox: Bool
  ) -> CGAffineTransform? {
    for place in chain {
      let own = names.first { tree[place][$0] != nil }
      let isMoved =
        tree.hasStyleTransforms && SVGTransform.ownFunctions(of: tree[place]) != nil
      guard let name = own ?? (isMoved ? .transform : nil) else { continue }
      return transform(
        of: tree[place], context, from: name, isOfBox: isOfBox, fillBox: { _ in box })
    }
    return nil
  }

  private func radial(
    _ value: (SVGAttribute, String, SVGAxis) -> Double, r: Double, hasFX: Bool, hasFY: Bool
  ) -> GradientPaint.Geometry {
    let (cx, cy) = (value(.cx, "50%", .horizontal), value(.cy, "50%", .vertical))
    let fx = hasFX ? value(.fx, "50%", .horizontal) : cx
    let fy = hasFY ? value(.fy, "50%", .vertical) : cy
    let fr = max(0, value(.fr, "0%", .diagonal))
    let center = CGPoint(x: cx, y: cy)
    if fx == cx, fy == cy { return .radial(center: center, startRadius: fr, endRadius: r) }
    // A focal point beyond the circle makes a cone, outside of which nothing is painted (SVG 2).
    return .conical(
      start: CGPoint(x: fx, y: fy), startRadius: fr, end: center, endRadius: r)
  }

  private func stops(_ chain: [Int], _ context: Context) -> [GradientPaint.Stop] {
    let owner = chain.first { place in
      tree[place].children(tree).contains { tree[$0].kind == .stop }
    }
    guard let owner else { return [] }
    let style = computedStyle(owner, context.viewport)
    if style.mixesInLinearLight {
      warnings.add(
        "color-interpolation", "color-interpolation: linearRGB is not supported in gradients",
        tree[owner].line)
    }
    var stops: [GradientPaint.Stop] = []
    for child in tree[owner].children(tree) where tree[child].kind == .stop {
      guard stops.count < 10_000 else { break }
      let own = style.inherited(by: tree[child], in: context.viewport)
      let offset = tree[child][.offset].flatMap(SVGStyle.unit) ?? 0
      let place = max(offset, stops.last.map { Double($0.location) } ?? 0)
      stops.append(
        GradientPaint.Stop(color: own.stopColor.opacity(own.stopOpacity), location: place))
    }
    return stops
  }

  /// From the unit square to a box.
  static func unitTransform(_ box: CGRect) -> CGAffineTransform {
    CGAffineTransform(
      a: box.width, b: 0, c: 0, d: box.height, tx: box.minX, ty: box.minY)
  }
}
