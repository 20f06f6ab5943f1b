import Foundation

/// 128 bits of bytes, by which compiled files are found again. It guards against chance, not against users who forge their
/// own cache.
struct Fingerprint: Hashable, Sendable {
  private var low: UInt64 = 0x9E37_79B9_7F4A_7C15
  private var high: UInt64 = 0xD1B5_4A32_D192_ED03

  init() {}

  init(_ text: String) { combine(text) }

  mutating func combine(_ word: UInt64) {
    let first = (low ^ word).multipliedFullWidth(by: 0xA076_1D64_78BD_642F)
    low = first.low ^ first.high ^ high
    let second = (high &+ word).multipliedFullWidth(by: 0xE703_7ED1_A0B4_28DB)
    high = (second.low ^ second.high) &+ low.byteSwapped
  }

  mutating func combine(_ other: Fingerprint) {
    combine(other.low)
    combine(other.high)
  }

  /// The length goes in, too: two texts after each other are not another two.
  mutating func combine(_ bytes: UnsafeRawBufferPointer) {
    combine(UInt64(bytes.count))
    var offset = 0
    while offset + 8 <= bytes.count {
      combine(bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      offset += 8
    }
    var rest: UInt64 = 0
    while offset < bytes.count {
      rest = rest << 8 | UInt64(bytes[offset])
      offset += 1
    }
    combine(rest)
  }

  mutating func combine(_ text: String) {
    var text = text
    text.withUTF8 { combine(UnsafeRawBufferPointer($0)) }
  }

  /// 32 digits.
  var digits: String { low.hexadecimal + high.hexadecimal }

  /// 16 bytes.
  var bytes: [UInt8] {
    (0..<8).map { UInt8(truncatingIfNeeded: low >> ($0 * 8)) }
      + (0..<8).map { UInt8(truncatingIfNeeded: high >> ($0 * 8)) }
  }
}
