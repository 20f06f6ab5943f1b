import GalleyGeometry

/// Catmull-Rom's cubic (Keys 1981, with a = -1/2; Mitchell and Netravali 1988, with B = 0 and C = 1/2), over two pixels on
/// either side. Of the kernels in use it is the one that keeps every pixel at its own place, that needs no sine, whose
/// last bit is each machine's own, and whose overshoot beside an edge is 7 % and one pixel wide: Mitchell's blurs an image
/// that is drawn at its own size, and Lanczos's of three pixels rings a second time, which is seen beside flat colours.
enum CubicKernel {
  /// Weights of four neighbours together.
  static let one: Int32 = 1 << 14
  /// Places between two pixels that are told apart.
  static let phases = 256

  /// How much the pixels before, at, behind and one further behind a place count, for each phase from 0 to 256
  /// inclusive: in 16,384ths, exactly `one` together.
  static let weights: [SIMD4<Int32>] = (0...phases).map { phase in
    let t = Int64(phase)
    let (square, cube, whole) = (t * t * 256, t * t * t, Int64(1) << 24)
    // Twice the weights, in 2^24ths.
    let twice = [
      -t << 16 + 2 * square - cube, 2 * whole - 5 * square + 3 * cube,
      t << 16 + 4 * square - 3 * cube, cube - square,
    ]
    var weights = SIMD4<Int32>()
    for index in 0..<4 { weights[index] = Int32((twice[index] + 1 << 10) >> 11) }
    // What rounding left belongs to the nearer pixel.
    weights[phase < 128 ? 1 : 2] += one - weights.wrappedSum()
    return weights
  }

  /// The kernel at a distance in pixels.
  static func value(_ distance: Double) -> Double {
    let x = distance.magnitude
    if x < 1 { return 1 - x * x * (2.5 - 1.5 * x) }
    return x < 2 ? 2 - x * (4 - x * (2.5 - 0.5 * x)) : 0
  }

  /// A premultiplied pixel of channels that may lie beyond what there is: each is cut to 0 and 255, and no colour is more
  /// than the alpha.
  @inline(__always)
  static func pixel(_ channels: SIMD4<Int32>) -> UInt32 {
    let cut = channels.clamped(
      lowerBound: SIMD4(repeating: 0), upperBound: SIMD4(repeating: 255))
    let whole = pointwiseMin(cut, SIMD4(repeating: cut.w))
    let bits = SIMD4<UInt32>(truncatingIfNeeded: whole)
    return bits.x | bits.y << 8 | bits.z << 16 | bits.w << 24
  }
}

/// Four neighbouring samples along one axis: those before and at a place, and two behind it.
struct CubicTap {
  /// The second of them.
  var place: Int32
  /// How far behind it the place is, in 256ths.
  var phase: Int32

  /// - Parameter position: 0 to 1 along the axis; beyond it the last sample goes on, and what is undefined is 0.
  init(at position: CGFloat, count: Int) {
    let tap = BilinearTap(at: position, count: count)
    (place, phase) = (Int32(tap.first), Int32(tap.weight))
  }

  @inline(__always)
  var weights: SIMD4<Int32> { CubicKernel.weights[Int(phase)] }

  /// The samples' places, those beyond the ends of `count` at them.
  @inline(__always)
  func places(in count: Int) -> (Int, Int, Int, Int) {
    let place = Int(place)
    return (max(place - 1, 0), place, min(place + 1, count - 1), min(place + 2, count - 1))
  }
}

extension BitmapSamples {
  /// The pixel that the cubic kernel makes of sixteen.
  func sample(_ column: CubicTap, _ row: CubicTap) -> UInt32 {
    let lines = lines(of: row)
    let places = column.places(in: width)
    return Self.across(
      lines.sum(places.0), lines.sum(places.1), lines.sum(places.2), lines.sum(places.3),
      column.weights)
  }

  /// Four rows, and how much each counts.
  struct CubicLines {
    let rows:
      (
        UnsafePointer<UInt32>, UnsafePointer<UInt32>, UnsafePointer<UInt32>, UnsafePointer<UInt32>
      )
    let weights: SIMD4<Int32>

    /// The sum of a column's channels, in 64ths.
    @inline(__always)
    func sum(_ column: Int) -> SIMD4<Int32> {
      let one = BitmapSamples.numbers(rows.0[column]) &* weights.x
      let two = BitmapSamples.numbers(rows.1[column]) &* weights.y
      let three = BitmapSamples.numbers(rows.2[column]) &* weights.z
      let four = BitmapSamples.numbers(rows.3[column]) &* weights.w
      return (one &+ two &+ three &+ four &+ SIMD4(repeating: 1 << 7)) &>> 8
    }
  }

  func lines(of row: CubicTap) -> CubicLines {
    let places = row.places(in: height)
    return CubicLines(
      rows: (
        pixels + places.0 * width, pixels + places.1 * width, pixels + places.2 * width,
        pixels + places.3 * width
      ), weights: row.weights)
  }

  /// A pixel of four sums of columns.
  @inline(__always)
  static func across(
    _ one: SIMD4<Int32>, _ two: SIMD4<Int32>, _ three: SIMD4<Int32>, _ four: SIMD4<Int32>,
    _ weights: SIMD4<Int32>
  ) -> UInt32 {
    // At most 255 * 64 * 1.25 * 16,384 * 1.25: less than 2^31.
    let first = one &* weights.x &+ two &* weights.y
    let second = three &* weights.z &+ four &* weights.w
    return CubicKernel.pixel((first &+ second &+ SIMD4(repeating: 1 << 19)) &>> 20)
  }

  @inline(__always)
  fileprivate static func numbers(_ pixel: UInt32) -> SIMD4<Int32> {
    SIMD4(
      Int32(pixel & 255), Int32(pixel >> 8 & 255), Int32(pixel >> 16 & 255), Int32(pixel >> 24))
  }
}
