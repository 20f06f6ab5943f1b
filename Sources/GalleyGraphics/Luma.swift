/// How light a colour is: the shares of Rec. 709 (W3C's filter effects have the same) of its gamma-encoded channels.
///
/// The three precisions have different last digits, and pixels, goldens' verdicts and reports depend on those: each is
/// used where it was.
package enum Luma {
  /// The shares of red, green and blue, and 0 for alpha.
  package static let shares = SIMD4(0.2126, 0.7152, 0.0722, 0)

  /// The shares in 65,536ths of the channels' unit.
  /// - Precondition: the sum has room: channels are at most 65,536 times smaller than the largest `Value`.
  @inlinable
  package static func precise<Value: FixedWidthInteger>(
    _ red: Value, _ green: Value, _ blue: Value
  ) -> Value {
    red &* 13_933 &+ green &* 46_871 &+ blue &* 4732
  }

  /// In the unit of the channels, by shares in 256ths, rounded down. For images that are only looked at.
  @inlinable
  package static func coarse(_ red: UInt32, _ green: UInt32, _ blue: UInt32) -> UInt32 {
    (red * 54 + green * 183 + blue * 19) / 256
  }
}
