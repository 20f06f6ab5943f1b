import Galley
import GalleyImages

/// What differs between two images of one size, pixel by pixel, and exactly.
public struct ImageDifference: Hashable, Sendable, Codable {
  /// A rectangle around changed pixels that lie together.
  public struct Region: Hashable, Sendable, Codable {
    /// In pixels from the upper left corner.
    public var x: Int
    /// In pixels from the upper edge.
    public var y: Int
    /// In pixels.
    public var width: Int
    /// In pixels.
    public var height: Int
    /// Changed pixels in it.
    public var pixels: Int

    /// A region with `pixels` changed pixels; all lengths in pixels.
    public init(x: Int, y: Int, width: Int, height: Int, pixels: Int) {
      (self.x, self.y, self.width, self.height, self.pixels) = (x, y, width, height, pixels)
    }
  }

  /// A pixel.
  public struct Place: Hashable, Sendable, Codable {
    /// In pixels from the left edge; the first column is 0.
    public var x: Int
    /// In pixels from the upper edge; the first row is 0.
    public var y: Int

    /// The pixel in a column and a row, each from 0.
    public init(x: Int, y: Int) { (self.x, self.y) = (x, y) }
  }

  /// Pixels that differ in any channel.
  public var count: Int
  /// Pixels of the image.
  public var total: Int
  /// The largest difference of a channel of straight RGBA, of 255.
  public var largest: Int
  /// The first pixel that differs, by rows; nil where none does.
  public var first: Place?
  /// Where they lie, the region with the most changed pixels first.
  public var regions: [Region]

  /// Whether no pixel differs.
  public var isEmpty: Bool { count == 0 }

  /// How much differs, in a sentence; nil where nothing does.
  public var summary: String? {
    first.map {
      "\(count) of \(total) pixels differ\(count == 1 ? "s" : ""), by up to \(largest) of 255; "
        + "the first is at \($0.x), \($0.y)"
    }
  }
}

/// Two images of one size side by side, and which of their pixels differ.
package struct ImageComparison: Sendable {
  private let one: FileImage
  private let other: FileImage
  package let difference: ImageDifference

  package var width: Int { one.width }
  package var height: Int { one.height }

  /// - Complexity: O(n) in the pixels where the file has numbers of colours.
  package var expected: StraightAlphaImage { one.straight }
  /// - Complexity: that of `expected`.
  package var actual: StraightAlphaImage { other.straight }

  /// Nil for images of two sizes.
  /// - Complexity: O(n) in the pixels.
  package init?(expected: StraightAlphaImage, actual: StraightAlphaImage) {
    self.init(expected: .pixels(expected), actual: .pixels(actual))
  }

  /// Nil for images of two sizes.
  /// - Complexity: O(n) in the pixels.
  package init?(expected: FileImage, actual: FileImage) {
    guard expected.width == actual.width, expected.height == actual.height else { return nil }
    (one, other) = (expected, actual)
    var regions = ChangedRegions(width: expected.width, height: expected.height)
    var (count, largest) = (0, 0)
    var first: ImageDifference.Place?
    Self.forEachChange(expected, actual) { x, y, one, other in
      if first == nil { first = ImageDifference.Place(x: x, y: y) }
      count &+= 1
      largest = max(largest, Self.largestChannel(one, other))
      regions.add(x: x, y: y)
    }
    difference = ImageDifference(
      count: count, total: expected.width * expected.height, largest: largest, first: first,
      regions: regions.joined)
  }

  /// Calls `body` with each pixel that differs, by rows.
  func forEachChange(_ body: (_ x: Int, _ y: Int, _ expected: UInt32, _ actual: UInt32) -> Void) {
    Self.forEachChange(one, other, body)
  }

  @inline(__always)
  private static func forEachChange(
    _ expected: FileImage, _ actual: FileImage, _ body: (Int, Int, UInt32, UInt32) -> Void
  ) {
    if case .palette(let expected) = expected, case .palette(let actual) = actual {
      forEachChange(expected, actual, body)
    } else {
      forEachChange(expected.straight.pixels, actual.straight.pixels, expected.width, body)
    }
  }

  @inline(__always)
  private static func forEachChange(
    _ expected: [UInt32], _ actual: [UInt32], _ width: Int,
    _ body: (Int, Int, UInt32, UInt32) -> Void
  ) {
    expected.withUnsafeBufferPointer { expected in
      actual.withUnsafeBufferPointer { actual in
        guard let one = expected.baseAddress, let other = actual.baseAddress, width > 0 else {
          return
        }
        for y in 0..<expected.count / width {
          let (one, other) = (one + y * width, other + y * width)
          if memcmp(one, other, width * 4) == 0 { continue }
          for x in 0..<width where one[x] != other[x] { body(x, y, one[x], other[x]) }
        }
      }
    }
  }

  /// The same colours may have other numbers. Most pixels lie among equal ones: eight numbers beside eight others that
  /// were found to be the same pixels before are not looked up again.
  @inline(__always)
  private static func forEachChange(
    _ expected: IndexedImage, _ actual: IndexedImage, _ body: (Int, Int, UInt32, UInt32) -> Void
  ) {
    let (width, colors, others) = (expected.width, expected.colors, actual.colors)
    expected.numbers.withUnsafeBytes { expected in
      actual.numbers.withUnsafeBytes { actual in
        var alike: (UInt64, UInt64)?
        for y in 0..<expected.count / max(width, 1) {
          let row = y * width
          var x = 0
          while x < width {
            let end = min(x + 8, width)
            var pair: (UInt64, UInt64)?
            if end == x + 8 {
              let eight = (
                expected.loadUnaligned(fromByteOffset: row + x, as: UInt64.self),
                actual.loadUnaligned(fromByteOffset: row + x, as: UInt64.self)
              )
              if let alike, alike == eight {
                x = end
                continue
              }
              pair = eight
            }
            while x < end {
              let (old, new) = (colors[Int(expected[row + x])], others[Int(actual[row + x])])
              if old != new {
                body(x, y, old, new)
                pair = nil
              }
              x += 1
            }
            alike = pair ?? alike
          }
        }
      }
    }
  }

  @inline(__always)
  private static func largestChannel(_ one: UInt32, _ other: UInt32) -> Int {
    func difference(_ shift: UInt32) -> Int {
      abs(Int(one >> shift & 255) - Int(other >> shift & 255))
    }
    return max(max(difference(0), difference(8)), max(difference(16), difference(24)))
  }
}

/// The old name of `ImageDifference`.
@available(*, deprecated, renamed: "ImageDifference")
public typealias PictureDifference = ImageDifference
