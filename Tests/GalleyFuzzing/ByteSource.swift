import Foundation

/// Bytes as choices and numbers, from the front on: what is made of them stays alike where a fuzzer changes a few of them.
/// Behind the end all bytes are zero.
struct ByteSource {
  private let bytes: [UInt8]
  private var place = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var isAtEnd: Bool { place >= bytes.count }

  mutating func byte() -> UInt8 {
    defer { place += 1 }
    return place < bytes.count ? bytes[place] : 0
  }

  /// From 0 up to, but not including, `limit`, which is 1 or more.
  mutating func below(_ limit: Int) -> Int {
    let one = Int(byte())
    return limit <= 256 ? one % limit : (one << 8 | Int(byte())) % limit
  }

  mutating func choice<Value>(_ values: [Value]) -> Value { values[below(values.count)] }

  mutating func flag() -> Bool { byte() & 1 == 1 }

  /// Most often a number of the size of an image's lengths; now and then a large one, a tiny one, or none.
  mutating func number() -> Double {
    switch byte() {
    case 0..<200: Double(Int(byte()) - 64) + Double(byte()) / 256
    case 200..<220: Double(byte()) / 255
    case 220..<240: (Double(byte()) - 128) * 1000
    case 240..<250: Double(bitPattern: (0..<8).reduce(0) { bits, _ in bits << 8 | UInt64(byte()) })
    default: [0, -0.0, 1e-30, 1e30, -1e30, .infinity, -.infinity, .nan][below(8)]
    }
  }

  /// From 0 to 1.
  mutating func share() -> Double { Double(byte()) / 255 }

  /// The bytes up to a length that the next one tells, or up to the end.
  mutating func part() -> [UInt8] {
    let count = Int(byte())
    let start = min(place, bytes.count)
    let end = min(start + count, bytes.count)
    place = end
    return Array(bytes[start..<end])
  }

  /// All that is left.
  mutating func rest() -> [UInt8] {
    defer { place = bytes.count }
    return place < bytes.count ? Array(bytes[place...]) : []
  }
}
