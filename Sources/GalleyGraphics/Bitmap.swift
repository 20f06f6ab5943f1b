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

  /// A hash of size and pixels that is the same on every machine.
  /// - Complexity: O(n) in the pixels.
  public var pixelHash: UInt64 {
    var hash = PixelHash(width: width, height: height)
    pixels.withUnsafeBufferPointer { hash.mix($0) }
    return hash.value
  }
}

/// The hash of a picture whose rows come from the first to the last.
///
/// FNV-1a in 64 bits: of the size, and of a hash for each row. A row's is made of eight, one for every
/// eighth pair of pixels, so that no step waits for the one before: of single pixels in a chain it took
/// six times as long. After each multiplication the upper half is folded onto the lower one: a product
/// carries upwards alone, and two pixels whose highest bits both change would cancel each other.
public struct PixelHash: Sendable {
  public private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325
  private let width: Int
  private static let prime: UInt64 = 0x0000_0100_0000_01b3

  public init(width: Int, height: Int) {
    self.width = width
    mix(UInt64(truncatingIfNeeded: width))
    mix(UInt64(truncatingIfNeeded: height))
  }

  private mutating func mix(_ other: UInt64) { value = Self.step(value, other) }

  @inline(__always)
  private static func step(_ value: UInt64, _ other: UInt64) -> UInt64 {
    let product = (value ^ other) &* prime
    return product ^ product >> 32
  }

  /// Adds whole rows.
  /// - Complexity: O(n) in the pixels.
  public mutating func mix(_ pixels: UnsafeBufferPointer<UInt32>) {
    guard width > 0, let base = pixels.baseAddress else { return }
    for row in 0..<pixels.count / width { mix(Self.hash(base + row * width, count: width)) }
  }

  private static func hash(_ row: UnsafePointer<UInt32>, count: Int) -> UInt64 {
    var a: UInt64 = 1
    var b: UInt64 = 2
    var c: UInt64 = 3
    var d: UInt64 = 4
    var e: UInt64 = 5
    var f: UInt64 = 6
    var g: UInt64 = 7
    var h: UInt64 = 8
    @inline(__always) func pair(_ index: Int) -> UInt64 {
      UInt64(row[index]) | UInt64(row[index &+ 1]) << 32
    }
    var index = 0
    while index &+ 16 <= count {
      a = step(a, pair(index))
      b = step(b, pair(index &+ 2))
      c = step(c, pair(index &+ 4))
      d = step(d, pair(index &+ 6))
      e = step(e, pair(index &+ 8))
      f = step(f, pair(index &+ 10))
      g = step(g, pair(index &+ 12))
      h = step(h, pair(index &+ 14))
      index &+= 16
    }
    var result: UInt64 = 0
    func add(_ lane: UInt64) { result = step(result, lane) }
    add(a)
    add(b)
    add(c)
    add(d)
    add(e)
    add(f)
    add(g)
    add(h)
    while index < count {
      result = step(result, UInt64(row[index]))
      index &+= 1
    }
    return result
  }
}

extension UInt64 {
  /// Sixteen digits.
  public var hexadecimal: String {
    let digits = String(self, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
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
