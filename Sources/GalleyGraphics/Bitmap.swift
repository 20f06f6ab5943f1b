/// A picture in memory: premultiplied RGBA of 8 bits a channel, rows from the top, no padding
/// between rows.
public struct Bitmap: Hashable, Sendable {
  /// Pixels in a row, at least 0.
  public let width: Int
  /// Rows, at least 0.
  public let height: Int
  /// `width * height` pixels, each as `Pixel.rawValue`.
  public var pixels: [UInt32]

  /// A bitmap of one pixel value.
  /// - Precondition: neither side is negative and the number of pixels fits an `Int`.
  public init(width: Int, height: Int, filledWith pixel: Pixel = .clear) {
    precondition(width >= 0 && height >= 0, "a bitmap of \(width) x \(height)")
    self.width = width
    self.height = height
    pixels = Array(repeating: pixel.rawValue, count: width * height)
  }

  /// The pixel in column `x` of row `y`, both counted from 0.
  public subscript(x: Int, y: Int) -> Pixel {
    get { Pixel(rawValue: pixels[y * width + x]) }
    set { pixels[y * width + x] = newValue.rawValue }
  }

  /// A hash of size and pixels that is the same on every machine (FNV-1a, 64 bits).
  /// - Complexity: O(n) in the pixels.
  public var pixelHash: UInt64 {
    var hash = PixelHash(width: width, height: height)
    pixels.withUnsafeBufferPointer { hash.mix($0) }
    return hash.value
  }
}

/// The hash of a picture whose pixels come in parts, from the first to the last (FNV-1a, 64 bits).
public struct PixelHash: Sendable {
  public private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  public init(width: Int, height: Int) {
    mix(UInt32(truncatingIfNeeded: width))
    mix(UInt32(truncatingIfNeeded: height))
  }

  private mutating func mix(_ pixel: UInt32) {
    value = (value ^ UInt64(pixel)) &* 0x0000_0100_0000_01b3
  }

  /// - Complexity: O(n) in the pixels.
  public mutating func mix(_ pixels: UnsafeBufferPointer<UInt32>) {
    for pixel in pixels { mix(pixel) }
  }
}

extension Bitmap: CustomStringConvertible, CustomReflectable {
  /// The size and the hash: nobody reads a million pixels in a message.
  public var description: String {
    "bitmap \(width) x \(height) \(String(pixelHash, radix: 16))"
  }

  public var customMirror: Mirror {
    Mirror(self, children: ["width": width, "height": height], displayStyle: .struct)
  }
}
