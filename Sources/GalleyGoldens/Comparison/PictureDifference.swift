import Galley
import GalleyImages

/// What differs between two pictures of one size, pixel by pixel, and exactly.
public struct PictureDifference: Hashable, Sendable, Codable {
  /// A rectangle around changed pixels that lie together.
  public struct Region: Hashable, Sendable, Codable {
    /// In pixels from the upper left corner.
    public var x: Int
    public var y: Int
    public var width: Int
    public var height: Int
    /// Changed pixels in it.
    public var pixels: Int

    public init(x: Int, y: Int, width: Int, height: Int, pixels: Int) {
      (self.x, self.y, self.width, self.height, self.pixels) = (x, y, width, height, pixels)
    }
  }

  public struct Place: Hashable, Sendable, Codable {
    public var x: Int
    public var y: Int

    public init(x: Int, y: Int) { (self.x, self.y) = (x, y) }
  }

  /// Pixels that differ in any channel.
  public var count: Int
  /// Pixels of the picture.
  public var total: Int
  /// The largest difference of a channel of straight RGBA, of 255.
  public var largest: Int
  /// The first pixel that differs, by rows; nil where none does.
  public var first: Place?
  /// Where they lie, the region with the most changed pixels first.
  public var regions: [Region]

  public var isEmpty: Bool { count == 0 }

  /// How much differs, in a sentence; nil where nothing does.
  public var summary: String? {
    first.map {
      "\(count) of \(total) pixels differ\(count == 1 ? "s" : ""), by up to \(largest) of 255; "
        + "the first is at \($0.x), \($0.y)"
    }
  }
}

/// Two pictures of one size side by side, and which of their pixels differ.
public struct PictureComparison: Sendable {
  public let expected: StraightPicture
  public let actual: StraightPicture
  public let difference: PictureDifference

  /// Nil for pictures of two sizes.
  /// - Complexity: O(n) in the pixels.
  public init?(expected: StraightPicture, actual: StraightPicture) {
    guard expected.width == actual.width, expected.height == actual.height else { return nil }
    self.expected = expected
    self.actual = actual
    var regions = ChangedRegions(width: expected.width, height: expected.height)
    var (count, largest) = (0, 0)
    var first: PictureDifference.Place?
    Self.forEachChange(expected, actual) { x, y, one, other in
      if first == nil { first = PictureDifference.Place(x: x, y: y) }
      count &+= 1
      largest = max(largest, Self.largestChannel(one, other))
      regions.add(x: x, y: y)
    }
    difference = PictureDifference(
      count: count, total: expected.pixels.count, largest: largest, first: first,
      regions: regions.joined)
  }

  /// Calls `body` with each pixel that differs, by rows.
  func forEachChange(_ body: (_ x: Int, _ y: Int, _ expected: UInt32, _ actual: UInt32) -> Void) {
    Self.forEachChange(expected, actual, body)
  }

  @inline(__always)
  private static func forEachChange(
    _ expected: StraightPicture, _ actual: StraightPicture,
    _ body: (Int, Int, UInt32, UInt32) -> Void
  ) {
    let width = expected.width
    expected.pixels.withUnsafeBufferPointer { expected in
      actual.pixels.withUnsafeBufferPointer { actual in
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

  @inline(__always)
  private static func largestChannel(_ one: UInt32, _ other: UInt32) -> Int {
    func difference(_ shift: UInt32) -> Int {
      abs(Int(one >> shift & 255) - Int(other >> shift & 255))
    }
    return max(max(difference(0), difference(8)), max(difference(16), difference(24)))
  }
}
