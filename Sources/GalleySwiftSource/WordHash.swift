/// 64 bits of a name, by which names are compared. Two names with the same bits would make a build read a file too
/// many, and nothing else.
package enum WordHash {
  @inlinable package static func of<Bytes: Sequence>(_ bytes: Bytes) -> UInt64
  where Bytes.Element == UInt8 {
    var value: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return value
  }

  package static func of(_ text: StaticString) -> UInt64 {
    of(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Of what belongs to a type: a member, or a protocol that an extension makes it conform to.
  package static func joined(_ type: UInt64, _ name: UInt64, _ kind: StaticString) -> UInt64 {
    var value = of(kind)
    for part in [type, name] { value = (value ^ part) &* 0x9E37_79B9_7F4A_7C15 ^ value >> 29 }
    return value
  }
}
