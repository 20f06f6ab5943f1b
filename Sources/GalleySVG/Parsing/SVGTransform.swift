import GalleyGeometry

/// Lists of transforms, in the notation of SVG and with CSS's units.
enum SVGTransform {
  /// A list without percentages, in which an em is 16 units; nil for what is none.
  static func parse(_ text: String) -> CGAffineTransform? { parse(text, size: .zero, fontSize: 16) }

  /// Nil for what is no list: the attribute is ignored then.
  /// - Parameters:
  ///   - size: what percentages of a move are of.
  ///   - fontSize: what an em is, in user units.
  static func parse(_ text: String, size: CGSize, fontSize: Double) -> CGAffineTransform? {
    var scanner = SVGScanner(text)
    var result = CGAffineTransform.identity
    scanner.skipSpaces()
    if scanner.rest == "none" { return result }
    while !scanner.isAtEnd {
      guard let name = scanner.word() else { return nil }
      scanner.skipSpaces()
      guard let inner = scanner.brackets(), let numbers = arguments(inner, name, size, fontSize),
        let next = transform(name, numbers)
      else { return nil }
      // The last one is applied first.
      result = next.concatenating(result)
      scanner.skipSeparator()
    }
    return result
  }

  private static func arguments(_ text: String, _ name: String, _ size: CGSize, _ fontSize: Double)
    -> [Double]?
  {
    var scanner = SVGScanner(text)
    var result: [Double] = []
    scanner.skipSpaces()
    while !scanner.isAtEnd {
      if scanner.peek == UInt8(ascii: "c"), name.hasPrefix("translate"), result.count < 2 {
        guard let length = SVGLength(&scanner) else { return nil }
        let isAcross = name != "translateY" && result.isEmpty
        let viewport = SVGViewport(width: Double(size.width), height: Double(size.height))
        result.append(
          length.resolved(isAcross ? .horizontal : .vertical, in: viewport, fontSize: fontSize))
        if scanner.skipSeparator(), scanner.isAtEnd { return nil }
        continue
      }
      guard var number = scanner.number(), result.count < 6 else { return nil }
      if scanner.take("%") {
        let isAcross = name == "translateX" || name == "translate" && result.isEmpty
        if name.hasPrefix("translate") {
          number *= Double(isAcross ? size.width : size.height)
        } else if !name.hasPrefix("scale") {
          return nil
        }
        result.append(number / 100)
        if scanner.skipSeparator(), scanner.isAtEnd { return nil }
        continue
      }
      switch scanner.unit() {
      case nil, "px", "deg": break
      case "em", "rem", "ic", "ric": number *= fontSize
      case "ex", "ch", "rex", "rch": number *= fontSize / 2
      case let unit? where SVGLength.units[unit] != nil: number *= SVGLength.units[unit] ?? 1
      case "rad": number *= 180 / Double.pi
      case "grad": number *= 0.9
      case "turn": number *= 360
      default: return nil
      }
      result.append(number)
      if scanner.skipSeparator(), scanner.isAtEnd { return nil }
    }
    return result
  }

  /// Whether a number of an attribute has a unit, which SVG's own grammar has not (CSS Transforms 1, 8): only those that are
  /// worked out have some.
  static func hasUnits(_ attribute: String) -> Bool {
    let bytes = Array(attribute.utf8)
    var depth = 0
    for (index, byte) in bytes.enumerated() {
      if byte == 40 { depth += 1 }
      if byte == 41 { depth -= 1 }
      // Those in a function of a function are.
      if depth > 1 { return false }
      guard depth == 1, index > 0, SVGScanner.isDigit(bytes[index - 1]) || bytes[index - 1] == 46
      else { continue }
      if byte == 37 { return true }
      guard SVGScanner.isLetter(byte) else { continue }
      // `1e5`, and no `1em`.
      let next = index + 1 < bytes.count ? bytes[index + 1] : 0
      let isExponent =
        byte | 32 == 101 && (SVGScanner.isDigit(next) || next == 43 || next == 45)
      if !isExponent { return true }
    }
    return false
  }

  /// The first function of an attribute that style sheets alone have: its own grammar has `matrix`, `translate`, `scale`,
  /// `rotate`, `skewX` and `skewY` (CSS Transforms 1, 8).
  /// - Complexity: O(n) in the bytes.
  static func functionOfStyles(in attribute: String) -> String? {
    let names: Set = ["translateX", "translateY", "scaleX", "scaleY", "skew"]
    var scanner = SVGScanner(attribute)
    scanner.skipSpaces()
    while let name = scanner.word() {
      if names.contains(name) { return name }
      scanner.skipSpaces()
      guard scanner.brackets() != nil else { return nil }
      scanner.skipSeparator()
    }
    return nil
  }

  /// Whether all arguments have commas between them, and lengths and angles but 0 have units, as those in style sheets need
  /// (CSS Transforms 1, 11).
  static func isOfStyles(_ value: String) -> Bool {
    var scanner = SVGScanner(value)
    scanner.skipSpaces()
    while let name = scanner.word() {
      guard let inner = scanner.brackets() else { return true }
      let parts = StyleText.split(inner[...], at: ",")
      if parts.contains(where: { StyleText.words($0).count > 1 }) { return false }
      let needsUnits = ["translate", "rotate", "skew"].contains { name.hasPrefix($0) }
      if needsUnits, parts.contains(where: { (SVGScanner.number(String($0)) ?? 0) != 0 }) {
        return false
      }
      scanner.skipSpaces()
    }
    return true
  }

  private static func transform(_ name: String, _ n: [Double]) -> CGAffineTransform? {
    switch (name, n.count) {
    case ("matrix", 6):
      return CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
    case ("translate", 1), ("translateX", 1): return CGAffineTransform(translationX: n[0], y: 0)
    case ("translateY", 1): return CGAffineTransform(translationX: 0, y: n[0])
    case ("translate", 2): return CGAffineTransform(translationX: n[0], y: n[1])
    case ("scale", 1): return CGAffineTransform(scaleX: n[0], y: n[0])
    case ("scaleX", 1): return CGAffineTransform(scaleX: n[0], y: 1)
    case ("scaleY", 1): return CGAffineTransform(scaleX: 1, y: n[0])
    case ("scale", 2): return CGAffineTransform(scaleX: n[0], y: n[1])
    case ("rotate", 1): return rotation(n[0])
    case ("rotate", 3):
      return CGAffineTransform(translationX: -n[1], y: -n[2]).concatenating(rotation(n[0]))
        .concatenating(CGAffineTransform(translationX: n[1], y: n[2]))
    case ("skew", 1), ("skew", 2):
      return CGAffineTransform(
        a: 1, b: n.count > 1 ? tangent(n[1]) : 0, c: tangent(n[0]), d: 1, tx: 0, ty: 0)
    case ("skewX", 1):
      return CGAffineTransform(a: 1, b: 0, c: tangent(n[0]), d: 1, tx: 0, ty: 0)
    case ("skewY", 1):
      return CGAffineTransform(a: 1, b: tangent(n[0]), c: 0, d: 1, tx: 0, ty: 0)
    default: return nil
    }
  }

  static func rotation(_ degrees: Double) -> CGAffineTransform {
    let (sine, cosine) = DeterministicMath.sincos(
      degrees.truncatingRemainder(dividingBy: 360) * Double.pi / 180)
    return CGAffineTransform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  private static func tangent(_ degrees: Double) -> Double {
    let (sine, cosine) = DeterministicMath.sincos(
      degrees.truncatingRemainder(dividingBy: 360) * Double.pi / 180)
    return cosine == 0 ? 0 : sine / cosine
  }
}

extension CGAffineTransform {
  /// Whether it makes an area of what has one.
  var keepsAreas: Bool {
    let determinant = a * d - b * c
    return determinant != 0 && determinant.isFinite && tx.isFinite && ty.isFinite
      && (1 / determinant).isFinite
  }

  /// How much longer lengths become along the x axis and the y axis.
  var scales: (x: Double, y: Double) {
    (Double((a * a + b * b).squareRoot()), Double((c * c + d * d).squareRoot()))
  }

  /// How much longer the length that grows most becomes.
  var largestScale: Double {
    // The larger singular value.
    let (p, q) = (Double(a * a + b * b + c * c + d * d), Double(a * d - b * c))
    return ((p + max(0, p * p - 4 * q * q).squareRoot()) / 2).squareRoot()
  }
}
