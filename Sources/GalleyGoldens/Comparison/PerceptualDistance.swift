import Galley
import GalleyImages

/// How far apart the changed pixels are to the eye.
struct PerceptualDistance {
  /// The largest distance in OKLab of a pixel that does not smooth an edge in either image.
  private(set) var largest = 0.0

  init(_ comparison: ImageComparison) {
    let (one, other) = (comparison.expected, comparison.actual)
    comparison.forEachChange { x, y, expected, actual in
      let distance = Self.distance(expected, actual)
      guard distance > largest else { return }
      let smooths =
        EdgeSmoothing.isSmoothing(x, y, in: one, beside: other)
        || EdgeSmoothing.isSmoothing(x, y, in: other, beside: one)
      if !smooths { largest = distance }
    }
  }

  /// The larger one of the distances over black and over white.
  static func distance(_ one: UInt32, _ other: UInt32) -> Double {
    func lab(_ pixel: UInt32, over ground: Double) -> SIMD3<Double> {
      let alpha = Double(pixel >> 24) / 255
      func channel(_ shift: UInt32) -> Double {
        Double(pixel >> shift & 255) / 255 * alpha + ground * (1 - alpha)
      }
      return ResolvedColor(red: channel(0), green: channel(8), blue: channel(16), alpha: 1).oklab
    }
    func distance(over ground: Double) -> Double {
      let difference = lab(one, over: ground) - lab(other, over: ground)
      return (difference * difference).sum().squareRoot()
    }
    let onBlack = distance(over: 0)
    return one >> 24 == 255 && other >> 24 == 255 ? onBlack : max(onBlack, distance(over: 1))
  }
}

/// Tells pixels that smooth an edge from others, after V. Vysniauskas, "Anti-aliased pixel and intensity slope
/// detector" (2009): such a pixel lies on a slope between a darker and a lighter neighbour, and at least one
/// of those two belongs to a flat stretch in both images.
enum EdgeSmoothing {
  static func isSmoothing(
    _ x: Int, _ y: Int, in image: StraightAlphaImage, beside other: StraightAlphaImage
  ) -> Bool {
    let own = image.pixels[y * image.width + x]
    let level = brightness(own)
    var equal = 0
    var darkest = (difference: 0, x: x, y: y)
    var lightest = (difference: 0, x: x, y: y)
    for (nextX, nextY) in neighbours(x, y, in: image) {
      let difference = brightness(image.pixels[nextY * image.width + nextX]) - level
      if difference == 0 { equal += 1 }
      // A flat stretch, not a slope.
      if equal > 2 { return false }
      if difference < darkest.difference { darkest = (difference, nextX, nextY) }
      if difference > lightest.difference { lightest = (difference, nextX, nextY) }
    }
    guard darkest.difference < 0, lightest.difference > 0 else { return false }
    return [darkest, lightest].contains { side in
      isFlat(side.x, side.y, in: image) && isFlat(side.x, side.y, in: other)
    }
  }

  /// Whether three neighbours or more are the same pixel.
  private static func isFlat(_ x: Int, _ y: Int, in image: StraightAlphaImage) -> Bool {
    let own = image.pixels[y * image.width + x]
    let same = neighbours(x, y, in: image).count {
      image.pixels[$0.1 * image.width + $0.0] == own
    }
    return same >= 3
  }

  private static func neighbours(
    _ x: Int, _ y: Int, in image: StraightAlphaImage
  ) -> [(Int, Int)] {
    var found: [(Int, Int)] = []
    for nextY in max(0, y - 1)...min(image.height - 1, y + 1) {
      for nextX in max(0, x - 1)...min(image.width - 1, x + 1)
      where nextX != x || nextY != y {
        found.append((nextX, nextY))
      }
    }
    return found
  }

  /// The luma over white, in 65,536ths of a level of 255.
  private static func brightness(_ pixel: UInt32) -> Int {
    let alpha = Int(pixel >> 24)
    func channel(_ shift: UInt32) -> Int {
      Int(pixel >> shift & 255) * alpha + 255 * (255 - alpha)
    }
    return Luma.precise(channel(0), channel(8), channel(16)) / 255
  }
}
