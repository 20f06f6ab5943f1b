/// One premultiplied RGBA pixel of 8 bits a channel, red in the lowest byte, so that in memory a
/// pixel is the bytes R, G, B, A.
public struct Pixel: Hashable, Sendable {
  /// The four channels as a number: red in the lowest byte, alpha in the highest.
  public var rawValue: UInt32

  /// The pixel of a number, with red in the lowest byte. Components are premultiplied; it is not checked that
  /// none exceeds alpha.
  @inlinable
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Premultiplied components: none may exceed `alpha`.
  @inlinable
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
    rawValue =
      UInt32(red) | UInt32(green) << 8 | UInt32(blue) << 16 | UInt32(alpha) << 24
  }

  /// 0...255, premultiplied: at most `alpha`.
  @inlinable public var red: UInt8 { UInt8(truncatingIfNeeded: rawValue) }
  /// 0...255, premultiplied: at most `alpha`.
  @inlinable public var green: UInt8 { UInt8(truncatingIfNeeded: rawValue >> 8) }
  /// 0...255, premultiplied: at most `alpha`.
  @inlinable public var blue: UInt8 { UInt8(truncatingIfNeeded: rawValue >> 16) }
  /// 0...255: 0 is clear, 255 is opaque.
  @inlinable public var alpha: UInt8 { UInt8(truncatingIfNeeded: rawValue >> 24) }

  /// No colour, and clear: zero.
  public static let clear = Pixel(rawValue: 0)
}
