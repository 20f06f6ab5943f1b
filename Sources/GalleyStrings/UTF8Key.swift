/// A string that is known by its UTF-8 bytes.
///
/// Swift takes strings for equal when Unicode does: U+212B (ANGSTROM SIGN) and U+00C5 are one `String`, and are
/// two glyphs. What is cached by a foreign text is cached by this key, or an image would depend on which of the two
/// was drawn before.
package struct UTF8Key: Hashable, Sendable, ExpressibleByStringLiteral {
  package let string: String

  package init(_ string: String) {
    var string = string
    string.makeContiguousUTF8()
    self.string = string
  }

  package init(stringLiteral value: String) { self.init(value) }

  /// - Complexity: O(n) in the bytes.
  package static func == (one: Self, other: Self) -> Bool {
    one.string.hasSameBytes(as: other.string)
  }

  /// - Complexity: O(n) in the bytes.
  package func hash(into hasher: inout Hasher) { hasher.combine(bytesOf: string) }
}

extension UTF8Key: Comparable {
  /// By their bytes, so that texts in a set have one order only.
  /// - Complexity: O(n) in the bytes.
  package static func < (one: Self, other: Self) -> Bool {
    one.string.utf8.lexicographicallyPrecedes(other.string.utf8)
  }
}

extension String {
  /// Whether two strings are the same bytes, and not only equal by Unicode.
  /// - Complexity: O(n).
  @inlinable package func hasSameBytes(as other: String) -> Bool {
    let (one, other) = (utf8, other.utf8)
    guard one.count == other.count else { return false }
    let areSame: Bool?? = one.withContiguousStorageIfAvailable { one in
      other.withContiguousStorageIfAvailable { other in
        for index in 0..<one.count where one[index] != other[index] { return false }
        return true
      }
    }
    return (areSame ?? nil) ?? one.elementsEqual(other)
  }
}

extension Hasher {
  /// Feeds the UTF-8 bytes of a string, and their number.
  package mutating func combine(bytesOf string: String) {
    let bytes = string.utf8
    combine(bytes.count)
    let isContiguous: Void? = bytes.withContiguousStorageIfAvailable {
      combine(bytes: UnsafeRawBufferPointer($0))
    }
    if isContiguous == nil { for byte in bytes { combine(byte) } }
  }
}
