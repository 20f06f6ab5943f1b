import GalleyGraphics

/// How far two images may be apart and still be the same.
struct SuiteTolerance: Sendable {
  /// The largest distance of a premultiplied channel, 0 to 255, that does not count: edges are covered a little
  /// differently by each renderer.
  var channel = 32
  /// The share of pixels, 0 to 1, that may be farther apart.
  var share = 0.005

  /// The share of pixels that are farther apart than a channel may be; 1 for images of other sizes.
  func difference(_ one: Bitmap, _ other: Bitmap) -> Double {
    guard one.width == other.width, one.height == other.height, !one.pixels.isEmpty else {
      return 1
    }
    var count = 0
    for (left, right) in zip(one.pixels, other.pixels) where left != right {
      let isApart = [0, 8, 16, 24].contains { (shift: UInt32) in
        let (a, b) = (Int(left >> shift & 255), Int(right >> shift & 255))
        return (a - b).magnitude > channel
      }
      if isApart { count += 1 }
    }
    return Double(count) / Double(one.pixels.count)
  }

  func accepts(_ difference: Double) -> Bool { difference <= share }
}
