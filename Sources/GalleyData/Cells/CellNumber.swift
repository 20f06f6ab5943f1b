/// Numbers in cells of text, which have no type of their own.
enum CellNumber {
  /// A decimal number with a point, an exponent left out, and blanks around it; with a separator named, thousands may
  /// be set apart by the other separator, blanks or apostrophes, three digits each: `1.234,5` with a comma.
  /// - Returns: nil for what is no number of that form.
  /// - Complexity: O(n).
  static func read(_ text: String, _ decimal: DecimalSign?) -> Double? {
    unmarked(text, decimal).flatMap { plain($0) }
  }

  /// The digits of a number as they were written: with a point before decimals, and with nothing between thousands.
  /// - Returns: nil for what is no number of that form.
  static func digits(_ text: String, _ decimal: DecimalSign?) -> String? {
    guard let text = unmarked(text, decimal), plain(text) != nil else { return nil }
    return String(text)
  }

  private static func unmarked(
    _ text: String, _ decimal: DecimalSign?
  ) -> Substring? {
    // Longer ones are none that a `Double` holds.
    guard !text.isEmpty, text.utf8.count <= 1024 else { return nil }
    let trimmed = CellText.trimmed(text)
    guard let decimal else { return trimmed }
    return ungrouped(trimmed, decimal).map { $0[...] }
  }

  /// An optional sign, digits, a point and digits.
  private static func plain(_ text: some StringProtocol) -> Double? {
    var digits = 0
    var points = 0
    for (index, byte) in text.utf8.enumerated() {
      switch byte {
      case 0x30...0x39: digits += 1
      case UInt8(ascii: "."): points += 1
      case UInt8(ascii: "+"), UInt8(ascii: "-"): if index > 0 { return nil }
      default: return nil
      }
    }
    guard digits > 0, points <= 1, let number = Double(text), number.isFinite else { return nil }
    return number
  }

  /// The number without separators between thousands and with a point; nil where those do not stand three digits apart.
  private static func ungrouped(
    _ text: Substring, _ decimal: DecimalSign
  ) -> String? {
    let sign: Character = decimal == .comma ? "," : "."
    let parts = text.split(separator: sign, omittingEmptySubsequences: false)
    guard parts.count <= 2, let whole = parts.first else { return nil }
    var result = ""
    var rest = whole
    if let first = rest.first, first == "-" || first == "+" || first == "\u{2212}" {
      result = first == "+" ? "" : "-"
      rest = rest.dropFirst()
    }
    let groups = rest.split(omittingEmptySubsequences: false) { separators(decimal).contains($0) }
    if groups.count > 1 {
      let used = Set(rest.filter { separators(decimal).contains($0) })
      guard used.count == 1, (1...3).contains(groups[0].count),
        groups.dropFirst().allSatisfy({ $0.count == 3 })
      else { return nil }
    }
    result += groups.joined()
    guard parts.count == 2 else { return result }
    return result + "." + parts[1]
  }

  private static func separators(_ decimal: DecimalSign) -> Set<Character> {
    [decimal == .comma ? "." : ",", " ", "\u{A0}", "\u{202F}", "'", "\u{2019}"]
  }
}

/// The text of a cell or of a column's name.
package enum CellText {
  /// Without blanks at its ends: spaces, tabs, line ends, and those that are not seen at all.
  package static func trimmed(_ text: String) -> Substring {
    func isBlank(_ scalar: Unicode.Scalar) -> Bool {
      scalar.properties.isWhitespace || scalar.value == 0x200B || scalar.value == 0xFEFF
    }
    let scalars = text.unicodeScalars
    guard let first = scalars.firstIndex(where: { !isBlank($0) }),
      let last = scalars.lastIndex(where: { !isBlank($0) })
    else { return "" }
    return text[first...last]
  }
}
