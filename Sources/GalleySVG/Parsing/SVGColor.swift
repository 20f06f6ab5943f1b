import GalleyGeometry
import GalleyGraphics

/// Colours in CSS's notations.
enum SVGColor {
  /// Nil for what is no colour.
  /// - Parameter current: what `currentcolor` is in a mixture; nil where it is not known.
  static func parse(_ source: String, current: ResolvedColor? = nil) -> ResolvedColor? {
    let text = source.trimmingBlanks.lowercased()
    if text.hasPrefix("#") { return hex(text.dropFirst()) }
    if text == "transparent" { return .clear }
    if text == "currentcolor" { return current }
    if let known = SVGColorNames.values[text] {
      return ResolvedColor(bytes: known >> 16 & 255, known >> 8 & 255, known & 255)
    }
    guard let open = text.firstIndex(of: "(") else { return nil }
    let name = text[..<open]
    var inner = text[text.index(after: open)...]
    // The end of a value closes its brackets (CSS Syntax 3, 5.4.9).
    if inner.last == ")" { inner = inner.dropLast() } else if inner.contains(")") { return nil }
    if name == "color" { return profiled(inner) }
    if name == "color-mix" {
      return text.utf8.count < 2000 ? SVGColorMixture.color(inner, current: current) : nil
    }
    guard let function = functions[String(name)] else { return nil }
    guard let parts = SVGColorParts(inner, isLegacy: function.isLegacy) else { return nil }
    return function.color(parts)
  }

  private struct Function: Sendable {
    /// Whether commas are allowed.
    var isLegacy = false
    var color: @Sendable (SVGColorParts) -> ResolvedColor?
  }

  private static let functions: [String: Function] = [
    "rgb": Function(isLegacy: true, color: rgb), "rgba": Function(isLegacy: true, color: rgb),
    "hsl": Function(isLegacy: true, color: hsl), "hsla": Function(isLegacy: true, color: hsl),
    "hwb": Function(color: hwb),
    "lab": Function { parts in
      let place = parts.rectangular(lightness: 100, 125)
      return place.map { SVGColorSpace.color(lab: $0, alpha: parts.alpha) }
    },
    "lch": Function { parts in
      let place = parts.polar(lightness: 100, 150)
      return place.map { SVGColorSpace.color(lab: $0, alpha: parts.alpha) }
    },
    "oklab": Function { parts in
      parts.rectangular(lightness: 1, 0.4).map { ResolvedColor(oklab: $0, alpha: parts.alpha) }
    },
    "oklch": Function { parts in
      parts.polar(lightness: 1, 0.4).map { ResolvedColor(oklab: $0, alpha: parts.alpha) }
    },
  ]

  /// `color(display-p3 1 0 0 / 50%)`.
  private static func profiled(_ inner: Substring) -> ResolvedColor? {
    let text = inner.trimmingBlanks
    let name = text.prefix { !$0.isWhitespace }
    guard let space = SVGColorSpace(rawValue: String(name)),
      let parts = SVGColorParts(text[name.endIndex...], isLegacy: false),
      let (a, b, c) = parts.numbers(ofFull: 1, 1, 1)
    else { return nil }
    return space.color(SIMD3(a, b, c), alpha: parts.alpha)
  }

  private static func hex(_ digits: Substring) -> ResolvedColor? {
    let values = digits.compactMap { $0.isASCII ? $0.hexDigitValue : nil }
    guard values.count == digits.count else { return nil }
    switch values.count {
    case 3, 4:
      let alpha = values.count == 4 ? Double(values[3] * 17) / 255 : 1
      return ResolvedColor(bytes: values[0] * 17, values[1] * 17, values[2] * 17, alpha: alpha)
    case 6, 8:
      let alpha = values.count == 8 ? Double(values[6] * 16 + values[7]) / 255 : 1
      return ResolvedColor(
        bytes: values[0] * 16 + values[1], values[2] * 16 + values[3], values[4] * 16 + values[5],
        alpha: alpha)
    default: return nil
    }
  }

  private static func rgb(_ parts: SVGColorParts) -> ResolvedColor? {
    guard let (red, green, blue) = parts.numbers(ofFull: 255, 255, 255) else { return nil }
    return bytes([red, green, blue], alpha: parts.alpha)
  }

  /// Components of 0 to 255 as a screen has them.
  private static func bytes(_ values: [Double], alpha: Double) -> ResolvedColor {
    let whole = values.map { Int(min(max($0, 0), 255).rounded()) }
    return ResolvedColor(bytes: whole[0], whole[1], whole[2], alpha: alpha)
  }

  private static func hsl(_ parts: SVGColorParts) -> ResolvedColor? {
    guard let hue = parts.hue(0), let saturation = parts.number(1, ofFull: 100),
      let light = parts.number(2, ofFull: 100), parts.hasPercentages(1, 2)
    else { return nil }
    let share = min(max(saturation / 100, 0), 1)
    return bytes(
      hued(hue, share, min(max(light / 100, 0), 1)).map { $0 * 255 }, alpha: parts.alpha)
  }

  private static func hwb(_ parts: SVGColorParts) -> ResolvedColor? {
    guard let hue = parts.hue(0), let white = parts.number(1, ofFull: 100),
      let black = parts.number(2, ofFull: 100)
    else { return nil }
    return bytes(
      hued(hue, white: max(white, 0) / 100, black: max(black, 0) / 100).map { $0 * 255 },
      alpha: parts.alpha)
  }

  /// Red, green and blue of a hue in degrees with shares of white and black, which are all there is where they are 1 in sum.
  static func hued(_ degrees: Double, white: Double, black: Double) -> [Double] {
    if white + black >= 1 { return Array(repeating: white / (white + black), count: 3) }
    return hued(degrees, 1, 0.5).map { $0 * (1 - white - black) + white }
  }

  /// Red, green and blue of a hue in degrees.
  static func hued(_ degrees: Double, _ saturation: Double, _ light: Double) -> [Double] {
    let chroma = saturation * min(light, 1 - light)
    return [0.0, 8, 4].map { start in
      var place = (start + degrees / 30).truncatingRemainder(dividingBy: 12)
      if place < 0 { place += 12 }
      return light - chroma * max(-1, min(place - 3, 9 - place, 1))
    }
  }
}

extension StringProtocol {
  /// Without XML's blanks at both ends.
  var trimmingBlanks: String {
    let bytes = Array(utf8)
    guard let first = bytes.firstIndex(where: { !SVGScanner.isSpace($0) }),
      let last = bytes.lastIndex(where: { !SVGScanner.isSpace($0) })
    else { return "" }
    return String(decoding: bytes[first...last], as: UTF8.self)
  }
}
