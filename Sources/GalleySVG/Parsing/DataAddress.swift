/// `data:image/png;base64,…`.
enum DataAddress {
  static func bytes(of text: String) -> [UInt8]? {
    guard let comma = text.firstIndex(of: ",") else { return nil }
    // Blanks may stand around the last word (Fetch, 6).
    let words = text[..<comma].lowercased().split(separator: ";").map(\.trimmingBlanks)
    let body = text[text.index(after: comma)...]
    guard words.count > 1, words.last == "base64" else { return percent(body.utf8) }
    guard body.utf8.contains(37) else { return base64(body.utf8) }
    return percent(body.utf8).flatMap { base64(String(decoding: $0, as: UTF8.self)[...].utf8) }
  }

  /// The value of `charset`, which may stand in quotes; nil where an address has none.
  static func encoding(of text: String) -> String? {
    guard let comma = text.firstIndex(of: ",") else { return nil }
    for word in text[..<comma].split(separator: ";").dropFirst() {
      let parts = word.split(separator: "=", maxSplits: 1).map(\.trimmingBlanks)
      guard parts.count == 2, parts[0].lowercased() == "charset" else { continue }
      let name = StyleText.unquoted(parts[1])
      return name.isEmpty ? nil : name
    }
    return nil
  }

  private static func base64(_ text: Substring.UTF8View) -> [UInt8]? {
    var result: [UInt8] = []
    result.reserveCapacity(text.count * 3 / 4)
    var bits: UInt32 = 0
    var count = 0
    for byte in text {
      let value: UInt8
      switch byte {
      case 65...90: value = byte - 65
      case 97...122: value = byte - 71
      case 48...57: value = byte + 4
      case 43, 45: value = 62
      case 47, 95: value = 63
      case 61: continue
      case let space where SVGScanner.isSpace(space): continue
      default: return nil
      }
      bits = bits << 6 | UInt32(value)
      count += 1
      if count == 4 {
        result += [UInt8(bits >> 16 & 255), UInt8(bits >> 8 & 255), UInt8(bits & 255)]
        (bits, count) = (0, 0)
      }
    }
    if count == 3 { result += [UInt8(bits >> 10 & 255), UInt8(bits >> 2 & 255)] }
    if count == 2 { result.append(UInt8(bits >> 4 & 255)) }
    return result
  }

  private static func percent(_ text: Substring.UTF8View) -> [UInt8]? {
    var result: [UInt8] = []
    let bytes = Array(text)
    func digit(_ byte: UInt8) -> UInt8? {
      switch byte {
      case 48...57: byte - 48
      case 65...70: byte - 55
      case 97...102: byte - 87
      default: nil
      }
    }
    var index = 0
    while index < bytes.count {
      if bytes[index] == 37, index + 2 < bytes.count, let high = digit(bytes[index + 1]),
        let low = digit(bytes[index + 2])
      {
        result.append(high << 4 | low)
        index += 3
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return result
  }
}
