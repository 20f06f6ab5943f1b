import GalleyGeometry
import GalleyGraphics

/// What a shape is filled or stroked with.
indirect enum SVGPaint: Hashable, Sendable {
  case none
  case color(ResolvedColor)
  /// `currentColor` resolves against the painted element, not the referencing one.
  case currentColor
  /// A gradient or pattern by its reference, and what stands in for one that is not there.
  case server(String, fallback: SVGPaint?)
  case contextFill
  case contextStroke
}

/// The properties of an element, all worked out. The first ones are inherited.
struct SVGStyle: Sendable {
  var color = ResolvedColor.black
  var fill = SVGPaint.color(.black)
  var fillOpacity = 1.0
  var fillRule = FillRule.nonZero
  var stroke = SVGPaint.none
  var strokeOpacity = 1.0
  var strokeWidth = SVGLength(1)
  var lineCap = CGLineCap.butt
  var lineJoin = CGLineJoin.miter
  var miterLimit = 4.0
  var dashes: [SVGLength] = []
  var dashOffset = SVGLength(0)
  var clipRule = FillRule.nonZero
  var isVisible = true
  var markerStart: String?
  var markerMid: String?
  var markerEnd: String?
  /// `fill`, `stroke` and `markers` in the order of painting.
  var paintOrder = [SVGLayer.fill, .stroke, .markers]
  var isPixelated = false
  /// Whether the edges of shapes are those of pixels.
  var isCrisp = false
  var fontFamilies: [String] = []
  /// User units.
  var fontSize = 16.0
  var fontWeight = 400
  var isItalic = false
  var fontStretch = 100.0
  var textAnchor = "start"
  var letterSpacing = 0.0
  var wordSpacing = 0.0
  var keepsSpaces = false
  var isRightToLeft = false
  /// What else fonts and lines are made by.
  var text = SVGTextStyle()
  var dominantBaseline = "auto"
  var language = "en"
  var filtersInLinearLight = true
  var mixesInLinearLight = false

  // Not inherited.
  var opacity = 1.0
  var isDisplayed = true
  var clipPath: String?
  var mask: String?
  var filter: String?
  var overflow = "visible"
  var blendMode = BlendMode.normal
  var isIsolated = false
  var stopColor = ResolvedColor.black
  var stopOpacity = 1.0
  var floodColor = ResolvedColor.black
  var floodOpacity = 1.0
  var keepsStrokeWidth = false
  var baselineShift: String?
  /// `alignment-baseline`, which counts before the dominant one.
  var ownBaseline: String?
  /// Lines of this element and those around it, the outermost first: they go through what is in an element.
  var decorations: [SVGDecoration] = []
}

enum SVGLayer: String, Hashable, Sendable {
  case fill, stroke, markers
}

extension SVGStyle {
  /// The style of an element in one of this style.
  func inherited(by element: SVGElement, in viewport: SVGViewport) -> SVGStyle {
    var style = self
    style.resetOwn()
    // Others are lengths of these.
    style.setText(element, parent: self, viewport)
    // In one order always: two names may be of one property.
    let names = element.attributes.keys.filter { !Self.others.contains($0) }.sorted()
    for name in names {
      guard let value = element[named: name]?.trimmingBlanks else { continue }
      switch value {
      case "inherit": style.copy(name, from: self)
      case "initial": style.copy(name, from: SVGStyle())
      // What is inherited is there already, and what is not has its first value.
      case "unset", "revert", "revert-layer": continue
      case "contents" where name == "display":
        // What has nothing in it is not there (CSS Display 3, B).
        style.isDisplayed = element.kind.canLeaveItsBox
      default: style.set(name, value)
      }
    }
    // In the paints of the element that has them.
    style.addDecorations(element, in: viewport)
    return style
  }

  /// Common attributes that are not properties.
  private static let others: Set = [
    "id", "class", "d", "style", "points", "x", "y", "width", "height", "rx", "ry", "cx", "cy", "r",
    "transform", "viewBox", "href", "offset", "x1", "x2", "y1", "y2",
  ]

  private mutating func resetOwn() {
    let initial = SVGStyle()
    (opacity, isDisplayed, clipPath, mask, filter) = (1, true, nil, nil, nil)
    (overflow, blendMode, isIsolated) = (initial.overflow, .normal, false)
    (stopColor, stopOpacity) = (initial.stopColor, 1)
    (floodColor, floodOpacity, keepsStrokeWidth) = (initial.floodColor, 1, false)
    (baselineShift, ownBaseline, text.bidi) = (nil, nil, nil)
  }

  /// Whether a value of a style sheet is one; those that are not change nothing.
  static func accepts(_ value: String, for name: String) -> Bool {
    if ["inherit", "initial", "unset", "revert", "revert-layer"].contains(value) { return true }
    switch name {
    case "fill", "stroke": return paint(value) != nil
    case "color", "stop-color", "flood-color", "background-color":
      return SVGColor.parse(value, current: .black) != nil
    case "opacity", "fill-opacity", "stroke-opacity", "stop-opacity", "flood-opacity":
      return unit(value) != nil
    default: return true
    }
  }

  /// A number or a percentage, held in 0 to 1.
  static func unit(_ text: String) -> Double? {
    // No length: `0.1mm` is no opacity.
    var scanner = SVGScanner(text)
    scanner.skipSpaces()
    guard let number = scanner.number(), scanner.previous != 46 else { return nil }
    let isPercentage = scanner.take("%")
    scanner.skipSpaces()
    return scanner.isAtEnd ? min(max(isPercentage ? number / 100 : number, 0), 1) : nil
  }

  /// `none`, a colour, or `url(#id)` with what stands in for it.
  /// - Parameter current: what `currentcolor` is in a mixture: the color of the element that says so.
  static func paint(_ text: String, current: ResolvedColor = .black) -> SVGPaint? {
    switch text {
    case "none": return SVGPaint.none
    case "context-fill": return .contextFill
    case "context-stroke": return .contextStroke
    default: break
    }
    if text.hasPrefix("url(") {
      guard let (reference, rest) = reference(text) else { return nil }
      let fallback = rest.trimmingBlanks
      if fallback.isEmpty { return .server(reference, fallback: nil) }
      // What stands in for a reference is none, and is a paint itself (SVG 2, 13.2).
      guard !fallback.hasPrefix("url("), let second = paint(fallback, current: current)
      else { return nil }
      return .server(reference, fallback: second)
    }
    if text.lowercased() == "currentcolor" { return .currentColor }
    return SVGColor.parse(text, current: current).map { .color($0) }
  }

  /// The `#id` of `url(#id)`, quotes left out, and what follows.
  static func reference(_ text: String) -> (String, rest: String)? {
    guard text.hasPrefix("url("), let close = text.firstIndex(of: ")") else { return nil }
    var name = text[text.index(text.startIndex, offsetBy: 4)..<close].trimmingBlanks
    if let quote = name.first, quote == "\"" || quote == "'" {
      name = String(name.dropFirst().dropLast())
    }
    return (name.trimmingBlanks, String(text[text.index(after: close)...]))
  }
}
