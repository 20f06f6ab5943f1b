/// One premultiplied RGBA pixel of 8 bits a channel, red in the lowest byte, so that in memory a
/// pixel is the bytes R, G, B, A.
public struct Pixel: Hashable, Sendable {
  public var rawValue: UInt32

  @inlinable
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Premultiplied components: none may exceed `alpha`.
  @inlinable
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
    rawValue =
      UInt32(red) | UInt32(green) << 8 | UInt32(blue) << 16 | UInt32(alpha) << 24
  }

  @inlinable public var red: UInt8 { UInt8(truncatingIfNeeded: rawValue) }
  @inlinable public var green: UInt8 { UInt8(truncatingIfNeeded: rawValue >> 8) }
  @inlinable public var blue: UInt8 { UInt8(truncatingIfNeeded: rawValue >> 16) }
  @inlinable public var alpha: UInt8 { UInt8(truncatingIfNeeded: rawValue >> 24) }

  public static let clear = Pixel(rawValue: 0)
}
