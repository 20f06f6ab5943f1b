/// Finds what is no UTF-8 (RFC 3629).
enum UTF8Validation {
  /// The first byte of the range that belongs to no character, or nil.
  /// - Complexity: O(n) in the bytes.
  static func firstInvalidByte(_ bytes: [UInt8], in range: Range<Int>) -> Int? {
    bytes[range].withUnsafeBufferPointer { buffer in
      var index = 0
      while index < buffer.count {
        if buffer[index] < 0x80 {
          index += 1
          continue
        }
        guard let length = characterLength(buffer, at: index) else {
          return range.lowerBound + index
        }
        index += length
      }
      return nil
    }
  }

  /// The bytes of the character that begins at `index`, or nil where none does.
  private static func characterLength(
    _ bytes: UnsafeBufferPointer<UInt8>, at index: Int
  ) -> Int? {
    let first = bytes[index]
    // The second byte's range tells overlong forms, surrogates and what lies beyond U+10FFFF.
    let (length, second): (Int, ClosedRange<UInt8>)
    switch first {
    case 0x00...0x7F: return 1
    case 0xC2...0xDF: (length, second) = (2, 0x80...0xBF)
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: (length, second) = (3, 0x80...0xBF)
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: (length, second) = (4, 0x80...0xBF)
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    default: return nil
    }
    guard index + length <= bytes.count, second.contains(bytes[index + 1]) else { return nil }
    for offset in 2..<max(length, 2) where !(0x80...0xBF).contains(bytes[index + offset]) {
      return nil
    }
    return length
  }
}
