import GalleyGeometry

/// What is in the brackets of a colour: three components, and an alpha behind a `/` or a third comma.
struct SVGColorParts {
  private enum Part: Equatable {
    case number(Double)
    case percent(Double)
    /// Degrees.
    case angle(Double)
    /// `none`, which counts as 0 where nothing is mixed.
    case missing
  }
  private var parts: [Part] = []
  /// 0 to 1.
  private(set) var alpha = 1.0
  private var hasCommas = false

  /// - Parameter isLegacy: whether commas may be between the components; then all of them are.
  init?(_ source: Substring, isLegacy: Bool) {
    var scanner = SVGScanner(source)
    scanner.skipSpaces()
    while parts.count < 3 {
      guard let part = Self.part(&scanner) else { return nil }
      parts.append(part)
      scanner.skipSpaces()
      let comma = scanner.take(",")
      if parts.count == 1 { hasCommas = comma }
      if parts.count == 3, comma || !hasCommas && scanner.take("/") {
        guard comma == hasCommas, readAlpha(&scanner) else { return nil }
      } else if parts.count < 3, comma != hasCommas {
        return nil
      }
      scanner.skipSpaces()
    }
    guard scanner.isAtEnd, isLegacy || !hasCommas else { return nil }
    if hasCommas, parts.contains(.missing) { return nil }
  }

  private mutating func readAlpha(_ scanner: inout SVGScanner) -> Bool {
    scanner.skipSpaces()
    switch Self.part(&scanner) {
    case .number(let value): alpha = min(max(value, 0), 1)
    case .percent(let value): alpha = min(max(value / 100, 0), 1)
    case .missing where !hasCommas: alpha = 0
    default: return false
    }
    return true
  }

  private static func part(_ scanner: inout SVGScanner) -> Part? {
    guard let number = scanner.number() else {
      return scanner.word() == "none" ? .missing : nil
    }
    if scanner.take("%") { return .percent(number) }
    switch scanner.unit() {
    case nil: return .number(number)
    case "deg": return .angle(number)
    case "rad": return .angle(number * 180 / Double.pi)
    case "grad": return .angle(number * 0.9)
    case "turn": return .angle(number * 360)
    default: return nil
    }
  }

  /// Degrees; nil for what is no angle.
  func hue(_ place: Int) -> Double? {
    switch parts[place] {
    case .number(let value), .angle(let value): value
    case .missing: 0
    case .percent: nil
    }
  }

  /// A number, or a percentage of what is full.
  func number(_ place: Int, ofFull full: Double) -> Double? {
    switch parts[place] {
    case .number(let value): value
    case .percent(let value): value / 100 * full
    case .missing: 0
    case .angle: nil
    }
  }

  /// Three numbers; with commas between them all or none are percentages.
  func numbers(ofFull one: Double, _ two: Double, _ three: Double) -> (Double, Double, Double)? {
    if hasCommas {
      let percentages = parts.count { if case .percent = $0 { true } else { false } }
      guard percentages == 0 || percentages == 3 else { return nil }
    }
    guard let a = number(0, ofFull: one), let b = number(1, ofFull: two),
      let c = number(2, ofFull: three)
    else { return nil }
    return (a, b, c)
  }

  /// Whether two components are percentages, as commas ask for.
  func hasPercentages(_ one: Int, _ other: Int) -> Bool {
    !hasCommas
      || [parts[one], parts[other]].allSatisfy { if case .percent = $0 { true } else { false } }
  }

  /// Lightness and two axes: 100 % of an axis is `full`.
  func rectangular(lightness: Double, _ full: Double) -> SIMD3<Double>? {
    guard let (l, a, b) = numbers(ofFull: lightness, full, full) else { return nil }
    return SIMD3(min(max(l, 0), lightness), a, b)
  }

  /// Lightness, chroma and hue as lightness and two axes.
  func polar(lightness: Double, _ full: Double) -> SIMD3<Double>? {
    guard let l = number(0, ofFull: lightness), let chroma = number(1, ofFull: full),
      let degrees = hue(2)
    else { return nil }
    let turned = DeterministicMath.sincos(
      degrees.truncatingRemainder(dividingBy: 360) * Double.pi / 180)
    let size = max(chroma, 0)
    return SIMD3(min(max(l, 0), lightness), size * turned.cos, size * turned.sin)
  }
}
