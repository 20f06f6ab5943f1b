import GalleyGeometry
import GalleyGraphics

/// Colours in CSS's notations.
enum SVGColor {
  /// Nil for what is no colour.
  static func parse(_ source: String) -> ResolvedColor? {
    let text = source.trimmingBlanks.lowercased()
    if text.hasPrefix("#") { return hex(text.dropFirst()) }
    if text == "transparent" { return .clear }
    if let known = SVGColorNames.values[text] {
      return ResolvedColor(bytes: known >> 16 & 255, known >> 8 & 255, known & 255)
    }
    guard let open = text.firstIndex(of: "("), text.hasSuffix(")") else { return nil }
    let name = text[..<open].trimmingBlanks
    let inner = String(text[text.index(after: open)...].dropLast())
    switch name {
    case "rgb", "rgba": return rgb(inner)
    case "hsl", "hsla": return hsl(inner)
    default: return nil
    }
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

  /// Numbers with their units: `%`, a unit of angles, or nothing.
  private static func parts(_ text: String) -> [(value: Double, unit: String)]? {
    var scanner = SVGScanner(text)
    var result: [(value: Double, unit: String)] = []
    scanner.skipSpaces()
    while !scanner.isAtEnd {
      guard let number = scanner.number(), result.count < 4 else { return nil }
      result.append((number, scanner.take("%") ? "%" : scanner.unit() ?? ""))
      scanner.skipSpaces()
      if !scanner.take(","), scanner.take("/") {}
      scanner.skipSpaces()
    }
    return result.count >= 3 ? result : nil
  }

  private static func alpha(_ parts: [(value: Double, unit: String)]) -> Double {
    guard parts.count > 3 else { return 1 }
    return min(max(parts[3].unit == "%" ? parts[3].value / 100 : parts[3].value, 0), 1)
  }

  private static func rgb(_ text: String) -> ResolvedColor? {
    guard let parts = parts(text), parts.prefix(3).allSatisfy({ $0.unit == "" || $0.unit == "%" })
    else { return nil }
    let bytes = parts.prefix(3).map { part in
      let value = part.unit == "%" ? part.value * 2.55 : part.value
      return Int(min(max(value, 0), 255).rounded())
    }
    return ResolvedColor(bytes: bytes[0], bytes[1], bytes[2], alpha: alpha(parts))
  }

  private static func hsl(_ text: String) -> ResolvedColor? {
    guard let parts = parts(text), parts[1].unit == "%", parts[2].unit == "%" else { return nil }
    var degrees = parts[0].value
    switch parts[0].unit {
    case "", "deg": break
    case "rad": degrees *= 180 / Double.pi
    case "grad": degrees *= 0.9
    case "turn": degrees *= 360
    default: return nil
    }
    var hue = degrees.truncatingRemainder(dividingBy: 360) / 60
    if hue < 0 { hue += 6 }
    let saturation = min(max(parts[1].value / 100, 0), 1)
    let lightness = min(max(parts[2].value / 100, 0), 1)
    let high =
      lightness <= 0.5
      ? lightness * (saturation + 1) : lightness + saturation - lightness * saturation
    let low = lightness * 2 - high
    func channel(_ turned: Double) -> Int {
      var place = turned
      if place < 0 { place += 6 }
      if place >= 6 { place -= 6 }
      let value: Double =
        switch place {
        case ..<1: low + (high - low) * place
        case ..<3: high
        case ..<4: low + (high - low) * (4 - place)
        default: low
        }
      return Int((min(max(value, 0), 1) * 255).rounded())
    }
    return ResolvedColor(
      bytes: channel(hue + 2), channel(hue), channel(hue - 2), alpha: alpha(parts))
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
