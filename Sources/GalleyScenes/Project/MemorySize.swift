import Galley

/// Sizes of memory as people write them.
public enum MemorySize {
  /// Bytes: a number, and K, M, G or T for units of 1,024, with or without a B; nil for anything else.
  public static func bytes(_ text: String) -> Int? {
    var digits = text.uppercased()
    var factor = 1.0
    if digits.hasSuffix("B") { digits.removeLast() }
    if let unit = digits.last, let power = ["K", "M", "G", "T"].firstIndex(of: unit) {
      digits.removeLast()
      for _ in 0...power { factor *= 1024 }
    }
    guard digits.allSatisfy({ $0.isASCII && ($0.isNumber || $0 == ".") }),
      let number = Double(digits), number * factor < 1e18
    else { return nil }
    // Less than a byte is not no limit.
    return number > 0 ? max(1, Int(number * factor)) : 0
  }
}
