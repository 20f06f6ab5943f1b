import GalleyGeometry
import GalleyGraphics

extension Layer {
  /// Fills the layer with noise, a pixel with that of its upper left corner.
  mutating func fill(with turbulence: FilterTurbulence, _ plan: FilterPlan) {
    let noise = PerlinNoise(turbulence)
    each { column, row in
      let place = (SIMD2(Double(column), Double(row)) - plan.origin) / plan.scale
      return noise.pixel(place)
    }
  }
}

/// Perlin's noise as the specification of `feTurbulence` has it: four lattices of 256 directions, chosen by a table that
/// the seed shuffles.
///
/// Source: Filter Effects Module Level 1, section 9.21; the generator is Park and Miller's (CACM 31, 1988).
struct PerlinNoise {
  private let turbulence: FilterTurbulence
  private let frequency: SIMD2<Double>
  private let stitch: Stitch?
  private var selector: [Int]
  /// The directions of the four channels, one after the other.
  private var directions: [SIMD2<Double>]
  /// Both tables go on behind their 256 entries, as sums of two places are looked up.
  private static let size = 256
  private static let entries = 2 * size + 2
  /// Added to places, so that those left of the origin are positive, too.
  private static let shift = 4096.0
  /// More waves than these change no channel by half of a 255th.
  static let mostOctaves = 16

  /// Where a lattice begins anew.
  private struct Stitch {
    var width: Int
    var height: Int
    var endX: Int
    var endY: Int

    /// For waves half as long.
    var doubled: Stitch {
      Stitch(
        width: 2 &* width, height: 2 &* height, endX: 2 &* endX &- Int(PerlinNoise.shift),
        endY: 2 &* endY &- Int(PerlinNoise.shift))
    }
  }

  init(_ turbulence: FilterTurbulence) {
    self.turbulence = turbulence
    var frequency = SIMD2(Double(turbulence.frequency.width), Double(turbulence.frequency.height))
    if let tile = turbulence.stitched, tile.width > 0, tile.height > 0 {
      frequency.x = Self.fitted(frequency.x, Double(tile.width))
      frequency.y = Self.fitted(frequency.y, Double(tile.height))
      let width = Self.whole(Double(tile.width) * frequency.x + 0.5)
      let height = Self.whole(Double(tile.height) * frequency.y + 0.5)
      stitch = Stitch(
        width: width, height: height,
        endX: Self.whole(Double(tile.minX) * frequency.x + Self.shift + Double(width)),
        endY: Self.whole(Double(tile.minY) * frequency.y + Self.shift + Double(height)))
    } else {
      stitch = nil
    }
    self.frequency = frequency
    selector = Array(repeating: 0, count: Self.entries)
    directions = Array(repeating: .zero, count: 4 * Self.entries)
    fill(seed: turbulence.seed)
  }

  /// The next frequency of which a tile holds whole waves.
  private static func fitted(_ frequency: Double, _ length: Double) -> Double {
    if frequency == 0 { return 0 }
    let low = (length * frequency).rounded(.down) / length
    let high = (length * frequency).rounded(.up) / length
    return frequency / low < high / frequency ? low : high
  }

  /// A number without its fraction; one that no place of an image has is 0.
  @inline(__always)
  private static func whole(_ value: Double) -> Int {
    value.magnitude < 1e15 ? Int(value) : 0
  }

  private static func next(_ seed: Int) -> Int {
    let result = 16807 * (seed % 127_773) - 2836 * (seed / 127_773)
    return result <= 0 ? result + 2_147_483_647 : result
  }

  private mutating func fill(seed: Int) {
    let most = 2_147_483_646
    var seed = seed <= 0 ? -(seed % most) + 1 : min(seed, most)
    let size = Self.size
    for channel in 0..<4 {
      for index in 0..<size {
        selector[index] = index
        var way = SIMD2<Double>.zero
        repeat {
          for axis in 0..<2 {
            seed = Self.next(seed)
            way[axis] = Double(seed % (2 * size) - size) / Double(size)
          }
        } while way == .zero
        directions[channel * Self.entries + index] = way / (way * way).sum().squareRoot()
      }
    }
    for index in stride(from: size - 1, to: 0, by: -1) {
      seed = Self.next(seed)
      selector.swapAt(index, seed % size)
    }
    for index in 0..<size + 2 {
      selector[size + index] = selector[index]
      for channel in 0..<4 {
        let start = channel * Self.entries
        directions[start + size + index] = directions[start + index]
      }
    }
  }

  /// The premultiplied pixel of a place in units of the filter.
  func pixel(_ place: SIMD2<Double>) -> UInt32 {
    var color = sum(place)
    if turbulence.isFractal { color = (color + 1) / 2 }
    color = color.clamped(lowerBound: .zero, upperBound: .one)
    let alpha = color.w
    return (SIMD4(color.x * alpha, color.y * alpha, color.z * alpha, alpha) * 255).pixel
  }

  /// The noise of the four channels, each wave half as long and half as high as the one before.
  func sum(_ place: SIMD2<Double>) -> SIMD4<Double> {
    var (place, stitch, ratio) = (place * frequency, stitch, 1.0)
    var sum = SIMD4<Double>.zero
    for _ in 0..<max(0, min(turbulence.octaves, Self.mostOctaves)) {
      let noise = noise(place, stitch)
      sum += (turbulence.isFractal ? noise : noise.magnitudes) / ratio
      place *= 2
      ratio *= 2
      stitch = stitch?.doubled
    }
    return sum
  }

  @inline(__always)
  private func noise(_ place: SIMD2<Double>, _ stitch: Stitch?) -> SIMD4<Double> {
    let moved = place + Self.shift
    guard moved.x.magnitude < 1e15, moved.y.magnitude < 1e15 else { return .zero }
    var (x0, y0) = (Int(moved.x), Int(moved.y))
    let near = SIMD2(moved.x - Double(x0), moved.y - Double(y0))
    let far = near - 1
    var (x1, y1) = (x0 + 1, y0 + 1)
    // Only the last bits count.
    if let stitch {
      if x0 >= stitch.endX { x0 &-= stitch.width }
      if x1 >= stitch.endX { x1 &-= stitch.width }
      if y0 >= stitch.endY { y0 &-= stitch.height }
      if y1 >= stitch.endY { y1 &-= stitch.height }
    }
    let (left, right) = (selector[x0 & 255], selector[x1 & 255])
    let (top, bottom) = (y0 & 255, y1 & 255)
    let corners = (
      selector[left + top], selector[right + top], selector[left + bottom], selector[right + bottom]
    )
    let curve = near * near * (3 - 2 * near)
    var result = SIMD4<Double>.zero
    for channel in 0..<4 {
      let start = channel * Self.entries
      let upper = mixed(
        (directions[start + corners.0] * near).sum(),
        (directions[start + corners.1] * SIMD2(far.x, near.y)).sum(), curve.x)
      let lower = mixed(
        (directions[start + corners.2] * SIMD2(near.x, far.y)).sum(),
        (directions[start + corners.3] * far).sum(), curve.x)
      result[channel] = mixed(upper, lower, curve.y)
    }
    return result
  }

  @inline(__always)
  private func mixed(_ one: Double, _ other: Double, _ share: Double) -> Double {
    one + share * (other - one)
  }
}

extension SIMD4<Double> {
  fileprivate var magnitudes: SIMD4<Double> {
    SIMD4(x.magnitude, y.magnitude, z.magnitude, w.magnitude)
  }
}
