extension FixedWidthInteger {
  /// The hexadecimal digits in capitals, as colours, characters and escaped bytes have them.
  /// - Parameter count: how many digits there are at least; zeros stand before fewer ones.
  package func hexadecimalCapitals(_ count: Int) -> String {
    let digits = String(self, radix: 16, uppercase: true)
    return String(repeating: "0", count: Swift.max(0, count - digits.count)) + digits
  }
}

extension Unicode.Scalar {
  /// Its code as Unicode writes it: `U+4E2D`.
  package var codeName: String { "U+" + value.hexadecimalCapitals(4) }
}
