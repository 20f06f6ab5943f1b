/// An image in memory: premultiplied RGBA of 8 bits a channel, rows from the top, no padding
/// between rows.
public struct Bitmap: Hashable, Sendable {
  /// Pixels in a row, at least 0.
  public let width: Int
  /// Rows, at least 0.
  public let height: Int
  /// `width * height` pixels, each as `Pixel.rawValue`. Never another number of them: what draws a bitmap does not ask.
  public package(set) var pixels: [UInt32]

  /// A bitmap of one pixel value.
  /// - Precondition: neither side is negative and the number of pixels fits an `Int`.
  public init(width: Int, height: Int, filledWith pixel: Pixel = .clear) {
    precondition(width >= 0 && height >= 0, "a bitmap of \(width) x \(height)")
    self.width = width
    self.height = height
    pixels = Array(repeating: pixel.rawValue, count: width * height)
  }

  /// A bitmap of these pixels, row by row from the top; nil unless there are `width * height` of them.
  public init?(width: Int, height: Int, pixels: [UInt32]) {
    let (count, isTooLarge) = width.multipliedReportingOverflow(by: height)
    guard width >= 0, height >= 0, !isTooLarge, count == pixels.count else { return nil }
    (self.width, self.height, self.pixels) = (width, height, pixels)
  }

  /// The pixel in column `x` of row `y`, both counted from 0.
  public subscript(x: Int, y: Int) -> Pixel {
    get { Pixel(rawValue: pixels[y * width + x]) }
    set { pixels[y * width + x] = newValue.rawValue }
  }

  /// A hash of size and pixels that is the same on every machine of this byte order.
  /// - Complexity: O(n) in the pixels.
  public var pixelHash: UInt64 {
    var hash = PixelHash(width: width, height: height)
    pixels.withUnsafeBufferPointer { hash.mix($0) }
    return hash.value
  }
}

/// The hash of an image whose rows come from the first to the last, in pieces of any number of rows.
package struct PixelHash: Sendable {
  /// Eight sums, and what the next piece adds to its keys; the rest is not used.
  private var state: SIMD16<UInt64>
  private let width: Int
  private static let loop = PixelKernels.best.loops.pointee.hash
  private static let prime: UInt64 = 0x9e37_79b9_7f4a_7c15

  package init(width: Int, height: Int) {
    self.width = width
    state = SIMD16(repeating: 0)
    state[0] = UInt64(truncatingIfNeeded: width) &* Self.prime
    state[1] = UInt64(truncatingIfNeeded: height) &* Self.prime
  }

  /// Adds whole rows.
  /// - Complexity: O(n) in the pixels.
  package mutating func mix(_ pixels: UnsafeBufferPointer<UInt32>) {
    guard width > 0 else { return }
    let bytes = UnsafeRawBufferPointer(pixels)
    // Rows that are whole pieces need no end of their own.
    let step = width % 16 == 0 ? max(bytes.count, 1) : width * 4
    for start in stride(from: 0, to: bytes.count, by: step) {
      add(UnsafeRawBufferPointer(rebasing: bytes[start..<start + step]))
    }
  }

  private mutating func add(_ bytes: UnsafeRawBufferPointer) {
    guard let start = bytes.baseAddress else { return }
    guard let loop = Self.loop else { preconditionFailure("the pixel loops have no hash") }
    withUnsafeMutableBytes(of: &state) { state in
      loop(
        state.assumingMemoryBound(to: UInt64.self).baseAddress,
        start.assumingMemoryBound(to: UInt8.self), bytes.count)
    }
  }

  /// The hash of the rows so far.
  package var value: UInt64 {
    var result: UInt64 = 0xcbf2_9ce4_8422_2325
    for lane in 0..<8 {
      result = (result ^ state[lane]) &* Self.prime
      result ^= result >> 32
    }
    return result
  }

  /// 64 bits that tell bytes apart, the same on every machine of this byte order; not against forgery.
  package static func hash(of bytes: UnsafeRawBufferPointer) -> UInt64 {
    var hash = PixelHash(width: bytes.count, height: 1)
    hash.add(bytes)
    return hash.value
  }
}

extension UInt64 {
  /// Sixteen digits.
  package var hexadecimal: String {
    let digits = String(self, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

extension Bitmap: CustomStringConvertible, CustomReflectable {
  /// The size and the hash, as a message has no room for a million pixels.
  public var description: String {
    "bitmap \(width) x \(height) \(String(pixelHash, radix: 16))"
  }

  public var customMirror: Mirror {
    Mirror(self, children: ["width": width, "height": height], displayStyle: .struct)
  }
}
