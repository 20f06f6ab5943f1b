import GalleyGeometry
import GalleyGraphics

/// One function of `filter`, in user units.
enum SVGFilterFunction {
  /// `#id` of `url(#id)`.
  case reference(String)
  case color(ColorMatrix)
  /// 0 to 1.
  case opacity(Double)
  /// The standard deviation.
  case blur(Double)
  case shadow(SVGFilterShadow)

  /// The same as an effect of a group; nil for a filter element.
  /// - Parameter transform: from user units to the group.
  func effect(_ transform: CGAffineTransform) -> Effect? {
    let scales = transform.scales
    let scale = (scales.x + scales.y) / 2
    switch self {
    case .reference: return nil
    case .color(let matrix): return .color(matrix)
    case .opacity(let opacity): return .opacity(opacity)
    case .blur(let sigma): return .blur(sigma: sigma * scale)
    case .shadow(let shadow):
      let (x, y) = shadow.offset
      return .dropShadow(
        shadow.color, sigma: (shadow.sigma.x + shadow.sigma.y) / 2 * scale,
        x: transform.a * x + transform.c * y, y: transform.b * x + transform.d * y)
    }
  }
}

/// A shadow in user units.
struct SVGFilterShadow {
  var color: ResolvedColor
  var sigma: (x: Double, y: Double)
  var offset: (x: Double, y: Double)
}

/// The value of `filter`: `url(#glow) blur(2px) drop-shadow(1px 1px 2px black)`.
struct SVGFilterFunctions {
  private(set) var functions: [SVGFilterFunction] = []

  /// Nil for what is no list of functions.
  /// - Parameters:
  ///   - style: whose font size and color lengths and shadows are of.
  ///   - viewport: what lengths are worked out by.
  init?(_ text: String, _ style: SVGStyle, in viewport: SVGViewport) {
    var scanner = SVGScanner(text)
    scanner.skipSpaces()
    func length(_ text: String) -> Double? {
      // Percentages are none.
      guard let length = SVGLength(text), !length.hasPercentage else { return nil }
      return length.resolved(.diagonal, in: viewport, fontSize: style.fontSize)
    }
    while !scanner.isAtEnd {
      guard let name = scanner.word()?.lowercased(), let inner = scanner.brackets()?.trimmingBlanks,
        let function = Self.function(name, inner, style, length)
      else { return nil }
      functions.append(function)
      scanner.skipSpaces()
    }
    if functions.isEmpty { return nil }
  }

  private static func function(
    _ name: String, _ inner: String, _ style: SVGStyle, _ length: (String) -> Double?
  ) -> SVGFilterFunction? {
    let amount =
      inner.isEmpty
      ? 1
      : SVGLength(inner).flatMap { length -> Double? in
        switch length.unit {
        case .percent: length.value / 100
        case .user: length.value
        default: nil
        }
      }
    switch name {
    case "url": return SVGStyle.reference("url(\(inner))").map { .reference($0.0) }
    case "blur":
      guard let sigma = inner.isEmpty ? 0 : length(inner), sigma >= 0 else { return nil }
      return .blur(sigma)
    case "drop-shadow": return shadow(inner, style, length).map { .shadow($0) }
    case "opacity":
      guard let amount, amount >= 0 else { return nil }
      return .opacity(min(amount, 1))
    case "hue-rotate":
      guard let degrees = inner.isEmpty ? 0 : degrees(inner) else { return nil }
      return .color(.hueRotation(Angle(degrees: degrees)))
    default:
      guard let amount, amount >= 0, let matrix = matrix(name, amount) else { return nil }
      return .color(matrix)
    }
  }

  private static func shadow(
    _ text: String, _ style: SVGStyle, _ length: (String) -> Double?
  ) -> SVGFilterShadow? {
    var color: ResolvedColor?
    var lengths: [Double] = []
    for word in StyleText.words(text).map(String.init) {
      if let value = length(word) {
        lengths.append(value)
      } else if color == nil, let own = style.plainColor(word) {
        color = own
      } else {
        return nil
      }
    }
    guard lengths.count == 2 || lengths.count == 3 else { return nil }
    let sigma = lengths.count > 2 ? lengths[2] : 0
    guard sigma >= 0 else { return nil }
    return SVGFilterShadow(
      color: color ?? style.color, sigma: (sigma, sigma), offset: (lengths[0], lengths[1]))
  }

  private static func degrees(_ text: String) -> Double? {
    var scanner = SVGScanner(text)
    guard let number = scanner.number() else { return nil }
    switch scanner.unit() {
    case nil: return number == 0 ? 0 : nil
    case "deg": return number
    case "rad": return number * 180 / Double.pi
    case "grad": return number * 0.9
    case "turn": return number * 360
    default: return nil
    }
  }

  private static func matrix(_ name: String, _ amount: Double) -> ColorMatrix? {
    var matrix = ColorMatrix.identity
    switch name {
    case "brightness":
      matrix.red *= amount
      matrix.green *= amount
      matrix.blue *= amount
      return matrix
    case "contrast": return .contrast(amount)
    case "grayscale": return .saturation(1 - min(amount, 1))
    case "saturate": return .saturation(amount)
    case "invert":
      let share = min(amount, 1)
      let factor = 1 - 2 * share
      matrix.red *= factor
      matrix.green *= factor
      matrix.blue *= factor
      matrix.constant = SIMD4(share, share, share, 0)
      return matrix
    case "sepia":
      let s = 1 - min(amount, 1)
      matrix.red = SIMD4(0.393 + 0.607 * s, 0.769 - 0.769 * s, 0.189 - 0.189 * s, 0)
      matrix.green = SIMD4(0.349 - 0.349 * s, 0.686 + 0.314 * s, 0.168 - 0.168 * s, 0)
      matrix.blue = SIMD4(0.272 - 0.272 * s, 0.534 - 0.534 * s, 0.131 + 0.869 * s, 0)
      return matrix
    default: return nil
    }
  }
}
