import GalleyGeometry

/// A number of 2^53 or more, of which a `Double` may not keep all digits: it is compared by its digits.
///
/// Numbers below that are told apart by `Double`, as far as whole numbers go, and any of them is smaller than these.
package struct LongNumber: Comparable {
  /// 2^53: from here on two whole numbers may be one `Double`.
  package static let least = 9_007_199_254_740_992.0

  private let isNegative: Bool
  /// Without leading zeros.
  private let whole: String
  /// Behind the point, without zeros at the end.
  private let fraction: String
  /// Whether its digits are those of a text.
  package let isWritten: Bool

  /// Nil for a smaller number, and for what reads as none.
  package init?(_ node: JSONNode) {
    guard let number = node.readNumber, number.magnitude >= Self.least else { return nil }
    let text: String
    switch node.value {
    case .string:
      guard let digits = node.numberText else { return nil }
      (text, isWritten) = (digits, true)
    // All of its digits: those of the `Double`.
    default: (text, isWritten) = (String(format: "%.0f", number), false)
    }
    isNegative = text.hasPrefix("-")
    let parts = text.drop { $0 == "-" || $0 == "+" }.split(
      separator: ".", omittingEmptySubsequences: false)
    whole = String((parts.first ?? "").drop { $0 == "0" })
    var fraction = parts.count > 1 ? parts[1] : ""
    while fraction.last == "0" { fraction.removeLast() }
    self.fraction = String(fraction)
  }

  /// The digits of a number of 2^53 or more that its `Double` does not have: `9007199254740993.0`, `9.007199254740993e15`.
  /// - Parameters:
  ///   - text: the number as JSON or XML has it.
  ///   - number: what it reads as.
  /// - Returns: a sign, digits and a point where there are decimals; nil for what the `Double` keeps.
  static func lostDigits(of text: String, readAs number: Double) -> String? {
    guard number.magnitude >= least, let written = plain(text), written != plain("\(number)") else {
      return nil
    }
    return written
  }

  /// A number without an exponent, a plus sign, and zeros at its ends; nil for what has other characters.
  private static func plain(_ text: String) -> String? {
    let sign = text.hasPrefix("-") ? "-" : ""
    let parts = text.drop { $0 == "-" || $0 == "+" }.split(
      maxSplits: 1, omittingEmptySubsequences: false
    ) { $0 == "e" || $0 == "E" }
    // No `Double` reaches further.
    guard let mantissa = parts.first,
      let exponent = parts.count > 1 ? Int(parts[1]) : 0, exponent.magnitude <= 1_000
    else { return nil }
    let halves = mantissa.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    var whole = String(halves.first ?? "")
    var fraction = halves.count > 1 ? String(halves[1]) : ""
    guard (whole + fraction).utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    if exponent > 0 {
      fraction += String(repeating: "0", count: max(0, exponent - fraction.utf8.count))
      whole += fraction.prefix(exponent)
      fraction.removeFirst(exponent)
    } else if exponent < 0 {
      whole = String(repeating: "0", count: max(0, -exponent - whole.utf8.count)) + whole
      fraction = whole.suffix(-exponent) + fraction
      whole.removeLast(-exponent)
    }
    whole = String(whole.drop { $0 == "0" })
    while fraction.last == "0" { fraction.removeLast() }
    return sign + (whole.isEmpty ? "0" : whole) + (fraction.isEmpty ? "" : "." + fraction)
  }

  /// The same number for Foundation, which keeps 38 digits; nil where it has more.
  package var decimal: Decimal? {
    guard whole.utf8.count + fraction.utf8.count <= 38 else { return nil }
    let text = (isNegative ? "-" : "") + whole + (fraction.isEmpty ? "" : "." + fraction)
    return Decimal(string: text, locale: Locale(identifier: "en_US_POSIX"))
  }

  package static func == (one: Self, other: Self) -> Bool {
    (one.isNegative, one.whole, one.fraction) == (other.isNegative, other.whole, other.fraction)
  }

  package static func < (one: Self, other: Self) -> Bool {
    guard one.isNegative == other.isNegative else { return one.isNegative }
    let (small, large) = one.isNegative ? (other, one) : (one, other)
    let lengths = (small.whole.utf8.count, large.whole.utf8.count)
    if lengths.0 != lengths.1 { return lengths.0 < lengths.1 }
    if small.whole != large.whole { return small.whole < large.whole }
    return small.fraction < large.fraction
  }
}

extension JSONNode {
  /// Below 0 where this number is the smaller one, above 0 where it is the larger one: exactly, however long they are.
  /// - Parameters:
  ///   - number: what the node reads as.
  ///   - otherNumber: what the other one reads as.
  package func order(_ number: Double, before other: JSONNode, _ otherNumber: Double) -> Int {
    if number.magnitude >= LongNumber.least, otherNumber.magnitude >= LongNumber.least,
      let long = LongNumber(self), let otherLong = LongNumber(other)
    {
      return long < otherLong ? -1 : (long == otherLong ? 0 : 1)
    }
    return number < otherNumber ? -1 : (number > otherNumber ? 1 : 0)
  }

  /// Whether two values that read as numbers are the same one.
  package func isSameNumber(as other: JSONNode) -> Bool {
    guard let number = readNumber, let otherNumber = other.readNumber else { return false }
    return order(number, before: other, otherNumber) == 0
  }
}
