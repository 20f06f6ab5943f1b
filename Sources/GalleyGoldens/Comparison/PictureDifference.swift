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
}

/// Two pictures of one size side by side, and which of their pixels differ.
public struct PictureComparison: Sendable {
  public let expected: StraightPicture
  public let actual: StraightPicture
  public let difference: PictureDifference
  /// A byte for each pixel, 1 where the pictures differ; empty where they do not differ at all.
  let changed: [UInt8]

  /// Nil for pictures of two sizes.
  /// - Complexity: O(n) in the pixels.
  public init?(expected: StraightPicture, actual: StraightPicture) {
    guard expected.width == actual.width, expected.height == actual.height else { return nil }
    self.expected = expected
    self.actual = actual
    guard expected.pixels != actual.pixels else {
      changed = []
      difference = PictureDifference(
        count: 0, total: expected.pixels.count, largest: 0, first: nil, regions: [])
      return
    }
    var scan = DifferenceScan(width: expected.width, height: expected.height)
    scan.read(expected.pixels, actual.pixels)
    changed = scan.changed
    difference = PictureDifference(
      count: scan.count, total: expected.pixels.count, largest: scan.largest, first: scan.first,
      regions: ChangedRegions(changed, width: expected.width, height: expected.height).regions)
  }

  /// Calls `body` with each pixel that differs, by rows.
  func forEachChange(_ body: (_ x: Int, _ y: Int, _ expected: UInt32, _ actual: UInt32) -> Void) {
    let width = expected.width
    for index in changed.indices where changed[index] != 0 {
      body(index % width, index / width, expected.pixels[index], actual.pixels[index])
    }
  }
}

/// Finds the pixels that differ, a row at a time.
private struct DifferenceScan {
  let width: Int
  let height: Int
  var changed: [UInt8]
  var count = 0
  var largest = 0
  var first: PictureDifference.Place?

  init(width: Int, height: Int) {
    (self.width, self.height) = (width, height)
    changed = [UInt8](repeating: 0, count: width * height)
  }

  mutating func read(_ expected: [UInt32], _ actual: [UInt32]) {
    expected.withUnsafeBufferPointer { expected in
      actual.withUnsafeBufferPointer { actual in
        guard let one = expected.baseAddress, let other = actual.baseAddress else { return }
        for y in 0..<height where memcmp(one + y * width, other + y * width, width * 4) != 0 {
          readRow(y, one + y * width, other + y * width)
        }
      }
    }
  }

  private mutating func readRow(
    _ y: Int, _ one: UnsafePointer<UInt32>, _ other: UnsafePointer<UInt32>
  ) {
    for x in 0..<width where one[x] != other[x] {
      changed[y &* width &+ x] = 1
      count &+= 1
      if first == nil { first = PictureDifference.Place(x: x, y: y) }
      largest = max(largest, Self.largestChannel(one[x], other[x]))
    }
  }

  @inline(__always)
  static func largestChannel(_ one: UInt32, _ other: UInt32) -> Int {
    var largest = 0
    for shift in [0, 8, 16, 24] as [UInt32] {
      let (a, b) = (Int(one >> shift & 255), Int(other >> shift & 255))
      largest = max(largest, abs(a - b))
    }
    return largest
  }
}
