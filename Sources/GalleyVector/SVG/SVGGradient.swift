import GalleyGeometry
import GalleyGraphics

/// A gradient as an element of SVG.
struct SVGGradient {
  let element: String
  /// With a space before each.
  private(set) var attributes: String
  let content: String

  init(_ gradient: VectorGradient) {
    func number(_ value: CGFloat) -> String { VectorNumber.text(value, digits: 6) }
    var stops = gradient.stops
    var shape = " gradientUnits=\"userSpaceOnUse\""
    switch gradient.shape {
    case .linear(let start, let end):
      element = "linearGradient"
      shape +=
        " x1=\"\(number(start.x))\" y1=\"\(number(start.y))\""
        + " x2=\"\(number(end.x))\" y2=\"\(number(end.y))\""
    case .radial(let center, let startRadius, let endRadius):
      element = "radialGradient"
      let (inner, outer) = (min(startRadius, endRadius), max(startRadius, endRadius))
      if startRadius > endRadius { stops = stops.reversed().map { $0.at(1 - $0.location) } }
      shape += " cx=\"\(number(center.x))\" cy=\"\(number(center.y))\" r=\"\(number(outer))\""
      if gradient.extend != .pad {
        shape += " fr=\"\(number(inner))\""
      } else if inner > 0 {
        // Without `fr`, which older readers do not have: the inside has the first colour anyway.
        stops = stops.map { $0.at((inner + $0.location * (outer - inner)) / outer) }
      }
    }
    shape += gradient.transform.attribute("gradientTransform")
    switch gradient.extend {
    case .pad: break
    case .repeat: shape += " spreadMethod=\"repeat\""
    case .reflect: shape += " spreadMethod=\"reflect\""
    }
    attributes = shape
    content = stops.map { stop in
      "<stop offset=\"\(VectorNumber.text(stop.location, digits: 5))\""
        + stop.color.attributes("stop-color", "stop-opacity") + "/>"
    }.joined()
  }
}

extension GradientPaint.Stop {
  /// The same colour elsewhere.
  func at(_ location: CGFloat) -> GradientPaint.Stop {
    GradientPaint.Stop(color: color, location: location)
  }
}
