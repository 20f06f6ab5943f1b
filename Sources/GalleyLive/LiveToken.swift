/// The secret in the address of a server: 32 hexadecimal digits of 128 random bits.
package struct LiveToken: Sendable, Equatable {
  package let text: String

  /// A token of the system's random numbers, which cannot be predicted.
  package init() {
    var random = SystemRandomNumberGenerator()
    let halves = [random.next(), random.next()] as [UInt64]
    text = halves.map { half in
      let digits = String(half, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }

  /// Whether the texts are equal, in a time that does not depend on where they differ.
  func matches(_ other: Substring) -> Bool {
    guard other.utf8.count == text.utf8.count else { return false }
    return zip(other.utf8, text.utf8).reduce(0 as UInt8) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
