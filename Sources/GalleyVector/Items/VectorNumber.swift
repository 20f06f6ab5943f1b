import GalleyGeometry

/// Numbers as both formats write them: in decimals, without exponents and without what does not count.
enum VectorNumber {
  /// Larger ones are this one: no reader has them.
  private static let limit = 1e9

  /// - Parameter digits: behind the point at most, 0 to 8; undefined numbers are 0.
  static func text(_ value: CGFloat, digits: Int = 3) -> String {
    var result: [UInt8] = []
    append(value, digits: digits, to: &result)
    return String(decoding: result, as: UTF8.self)
  }

  /// The number that `text` says.
  static func rounded(_ value: CGFloat, digits: Int) -> CGFloat {
    let factor = power(digits)
    return CGFloat(units(value, factor)) / CGFloat(factor)
  }

  static func append(_ value: CGFloat, digits: Int = 3, to result: inout [UInt8]) {
    let factor = power(digits)
    let units = units(value, factor)
    if units < 0 { result.append(UInt8(ascii: "-")) }
    let (whole, rest) = units.magnitude.quotientAndRemainder(dividingBy: factor.magnitude)
    if whole > 0 || rest == 0 { result += Array(String(whole).utf8) }
    if rest == 0 { return }
    let text = Array(String(rest).utf8)
    result.append(UInt8(ascii: "."))
    result += Array(repeating: UInt8(ascii: "0"), count: max(0, digits - text.count))
    result += text[...(text.lastIndex { $0 != UInt8(ascii: "0") } ?? 0)]
  }

  private static func power(_ digits: Int) -> Int {
    (0..<digits).reduce(1) { power, _ in power * 10 }
  }

  private static func units(_ value: CGFloat, _ factor: Int) -> Int {
    guard !value.isNaN else { return 0 }
    let held = min(max(Double(value), -limit), limit)
    return Int((held * Double(factor)).rounded())
  }
}
