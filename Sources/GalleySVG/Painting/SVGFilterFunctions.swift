import GalleyGeometry
import GalleyGraphics

/// The filter functions of CSS: `blur(2px) drop-shadow(1px 1px 2px black)`.
struct SVGFilterFunctions {
  private(set) var effects: [Effect] = []

  /// Nil for what is no list of functions.
  init?(_ text: String, _ context: SVGPainter.Context) {
    var scanner = SVGScanner(text)
    scanner.skipSpaces()
    let scales = context.transform.scales
    let scale = (scales.x + scales.y) / 2
    func length(_ text: String) -> Double? {
      SVGLength(text)?.resolved(.diagonal, in: context.viewport, fontSize: context.style.fontSize)
    }
    while !scanner.isAtEnd {
      guard let name = scanner.word(), scanner.take("("),
        let inner = Self.arguments(&scanner)
      else { return nil }
      let amount =
        inner.isEmpty ? 1 : SVGLength(inner).map { $0.unit == .percent ? $0.value / 100 : $0.value }
      switch name {
      case "blur":
        guard let sigma = inner.isEmpty ? 0 : length(inner), sigma >= 0 else { return nil }
        effects.append(.blur(sigma: sigma * scale))
      case "drop-shadow":
        guard let shadow = Self.shadow(inner, context, length, scale) else { return nil }
        effects.append(shadow)
      case "opacity":
        guard let amount else { return nil }
        effects.append(.opacity(min(max(amount, 0), 1)))
      case "hue-rotate":
        guard let degrees = inner.isEmpty ? 0 : Self.degrees(inner) else { return nil }
        effects.append(.color(.hueRotation(Angle(degrees: degrees))))
      default:
        guard let amount, amount >= 0, let matrix = Self.matrix(name, amount) else { return nil }
        effects.append(.color(matrix))
      }
      scanner.skipSpaces()
    }
    if effects.isEmpty { return nil }
  }

  /// Up to the bracket that closes, with brackets in it.
  private static func arguments(_ scanner: inout SVGScanner) -> String? {
    var text = ""
    var open = 0
    while let part = scanner.text(upTo: UInt8(ascii: ")")) {
      text += part
      open += part.utf8.count { $0 == UInt8(ascii: "(") }
      if open == 0 { return text.trimmingBlanks }
      open -= 1
      text += ")"
    }
    return nil
  }

  private static func shadow(
    _ text: String, _ context: SVGPainter.Context, _ length: (String) -> Double?, _ scale: Double
  ) -> Effect? {
    var color = context.style.color
    var lengths: [Double] = []
    var rest = text
    if let open = text.firstIndex(of: "("), let close = text.lastIndex(of: ")") {
      let start = text[..<open].lastIndex(of: " ").map { text.index(after: $0) } ?? text.startIndex
      guard let own = SVGColor.parse(String(text[start...close])) else { return nil }
      color = own
      rest = String(text[..<start]) + String(text[text.index(after: close)...])
    }
    for word in rest.split(separator: " ") {
      if let value = length(String(word)) {
        lengths.append(value)
      } else if let own = context.style.plainColor(String(word)) {
        color = own
      } else {
        return nil
      }
    }
    guard lengths.count >= 2 else { return nil }
    let t = context.transform
    return .shadow(
      color, sigma: (lengths.count > 2 ? max(0, lengths[2]) : 0) * scale,
      x: t.a * lengths[0] + t.c * lengths[1], y: t.b * lengths[0] + t.d * lengths[1])
  }

  private static func degrees(_ text: String) -> Double? {
    var scanner = SVGScanner(text)
    guard let number = scanner.number() else { return nil }
    switch scanner.unit() {
    case nil, "deg": return number
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
