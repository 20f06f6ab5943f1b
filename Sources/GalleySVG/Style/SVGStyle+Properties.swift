import GalleyGeometry
import GalleyGraphics

extension SVGStyle {
  /// Sets a property; a value that is none changes nothing.
  mutating func set(_ name: String, _ value: String) {
    switch name.utf8.first {
    case UInt8(ascii: "s") where setStroke(name, value): return
    case UInt8(ascii: "f") where setFill(name, value): return
    default: setOther(name, value)
    }
  }

  private mutating func setFill(_ name: String, _ value: String) -> Bool {
    switch name {
    case "fill": if let paint = Self.paint(value, current: color) { fill = paint }
    case "fill-opacity": if let value = Self.unit(value) { fillOpacity = value }
    case "fill-rule": if let rule = Self.rule(value) { fillRule = rule }
    case "filter": filter = value == "none" ? nil : value
    case "flood-color": if let color = plainColor(value) { floodColor = color }
    case "flood-opacity": if let value = Self.unit(value) { floodOpacity = value }
    default: return false
    }
    return true
  }

  private mutating func setStroke(_ name: String, _ value: String) -> Bool {
    switch name {
    case "stroke": if let paint = Self.paint(value, current: color) { stroke = paint }
    case "stroke-opacity": if let value = Self.unit(value) { strokeOpacity = value }
    case "stroke-width":
      if let length = SVGLength(value), length.value >= 0 { strokeWidth = length }
    case "stroke-linecap":
      if let cap = ["butt": CGLineCap.butt, "round": .round, "square": .square][value] {
        lineCap = cap
      }
    case "stroke-linejoin":
      let joins: [String: CGLineJoin] = [
        "miter": .miter, "miter-clip": .miter, "round": .round, "bevel": .bevel, "arcs": .miter,
      ]
      if let join = joins[value] { lineJoin = join }
    case "stroke-miterlimit":
      // Below 1 no corner is within it, as in browsers; below 0 is none.
      if let limit = SVGScanner.number(value), limit >= 0 { miterLimit = limit }
    case "stroke-dasharray":
      dashes = value == "none" ? [] : SVGLength.list(value) ?? dashes
    case "stroke-dashoffset": if let length = SVGLength(value) { dashOffset = length }
    case "stop-color": if let color = plainColor(value) { stopColor = color }
    case "stop-opacity": if let value = Self.unit(value) { stopOpacity = value }
    case "shape-rendering":
      if ["auto", "optimizeSpeed", "crispEdges", "geometricPrecision"].contains(value) {
        isCrisp = value == "optimizeSpeed" || value == "crispEdges"
      }
    default: return false
    }
    return true
  }

  private mutating func setOther(_ name: String, _ value: String) {
    switch name {
    case "opacity": if let value = Self.unit(value) { opacity = value }
    case "visibility":
      if ["visible", "hidden", "collapse"].contains(value) { isVisible = value == "visible" }
    case "display": isDisplayed = value != "none"
    case "clip-path": clipPath = value == "none" ? nil : value
    case "mask": mask = value == "none" ? nil : value
    case "clip-rule": if let rule = Self.rule(value) { clipRule = rule }
    case "overflow": overflow = value
    case "marker-start": markerStart = value == "none" ? nil : value
    case "marker-mid": markerMid = value == "none" ? nil : value
    case "marker-end": markerEnd = value == "none" ? nil : value
    case "paint-order": paintOrder = Self.layers(value) ?? paintOrder
    case "image-rendering":
      isPixelated = ["pixelated", "crisp-edges", "optimizeSpeed"].contains(value)
    case "mix-blend-mode": if let mode = Self.blendMode(value) { blendMode = mode }
    case "isolation": isIsolated = value == "isolate"
    case "vector-effect": keepsStrokeWidth = value == "non-scaling-stroke"
    case "color-interpolation": mixesInLinearLight = value == "linearRGB"
    case "color-interpolation-filters": filtersInLinearLight = value != "sRGB"
    default: break
    }
  }

  func plainColor(_ value: String) -> ResolvedColor? {
    SVGColor.parse(value, current: color)
  }

  private static func rule(_ value: String) -> FillRule? {
    value == "nonzero" ? .nonZero : value == "evenodd" ? .evenOdd : nil
  }

  /// The order that a value of `paint-order` says; nil for what is none.
  static func layers(_ value: String) -> [SVGLayer]? {
    var order: [SVGLayer] = []
    for word in value == "normal" ? [] : StyleText.words(value) {
      guard let layer = SVGLayer(rawValue: String(word)), !order.contains(layer) else { return nil }
      order.append(layer)
    }
    for layer in [SVGLayer.fill, .stroke, .markers] where !order.contains(layer) {
      order.append(layer)
    }
    return order
  }

  static func blendMode(_ name: String) -> BlendMode? {
    let modes: [String: BlendMode] = [
      "normal": .normal, "multiply": .multiply, "screen": .screen, "overlay": .overlay,
      "darken": .darken, "lighten": .lighten, "color-dodge": .colorDodge,
      "color-burn": .colorBurn, "hard-light": .hardLight, "soft-light": .softLight,
      "difference": .difference, "exclusion": .exclusion, "hue": .hue,
      "saturation": .saturation, "color": .color, "luminosity": .luminosity,
      "plus-lighter": .plusLighter,
    ]
    return modes[name]
  }
}
