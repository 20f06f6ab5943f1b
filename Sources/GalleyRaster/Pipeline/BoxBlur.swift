import CPixelKernels

/// A threefold running mean with the variance of a Gaussian: each mean takes a whole number of samples, and
/// one more at both ends for the part that is left (an extended box filter).
struct BoxBlur {
  /// Whole samples on both sides of the middle one.
  let radius: Int
  /// How much the samples behind those count, in 65,536ths.
  let share: UInt32
  let inverse: Double

  /// - Parameter sigma: the standard deviation in pixels, positive and finite.
  init(sigma: Double) {
    let variance = sigma * sigma / 3
    let whole = ((12 * variance + 1).squareRoot() - 1) / 2
    radius = Int(whole)
    let (r, width) = (Double(radius), Double(2 * radius + 1))
    let part =
      width * (r * (r + 1) - 3 * variance) / (6 * (variance - (r + 1) * (r + 1)))
    share = UInt32(max(0, min(1, part)) * 65536 + 0.5)
    inverse = 1 / (Double(2 * radius + 1) * 65536 + 2 * Double(share))
  }

  /// How far samples reach, in pixels.
  var reach: Int { 3 * (radius + 1) }
}

/// Some columns of a plane, blurred where they lie.
struct Strip {
  let rows: UnsafeMutablePointer<UInt16>
  /// Samples from a row to the next one.
  let width: Int
  let height: Int
  let count: Int
  let kernels: UnsafePointer<galley_pixel_kernels>

  /// Each sample becomes the weighted sum of those above and below it.
  func weigh(_ weights: [UInt32]) {
    let pairs = weights.count - 1
    var copy = [UInt16](repeating: 0, count: (height + 1) * count)
    copy.withUnsafeMutableBufferPointer { copy in
      guard let copy = copy.baseAddress else { return }
      for y in 0..<height { (copy + y * count).update(from: rows + y * width, count: count) }
      // A row of zeros stands for all that lie beyond.
      let none = UnsafePointer(copy + height * count)
      func row(_ y: Int) -> UnsafePointer<UInt16>? {
        (0..<height).contains(y) ? UnsafePointer(copy + y * count) : none
      }
      var taps = [UnsafePointer<UInt16>?](repeating: none, count: 2 * pairs + 1)
      for y in 0..<height {
        taps[0] = row(y)
        for pair in 1...max(pairs, 1) where pairs > 0 {
          taps[2 * pair - 1] = row(y - pair)
          taps[2 * pair] = row(y + pair)
        }
        kernels.pointee.weigh_row(taps, weights, pairs, count, rows + y * width)
      }
    }
  }

  /// Each sample becomes half the sum of two threefold means.
  func average(_ one: BoxBlur, _ other: BoxBlur) {
    let first = threefold(one)
    let second = threefold(other)
    first.withUnsafeBufferPointer { first in
      second.withUnsafeBufferPointer { second in
        for y in 0..<height {
          let (above, below) = ((y + one.radius + 1) * count, (y + other.radius + 1) * count)
          let row = rows + y * width
          for x in 0..<count {
            let sum = UInt32(first[above + x]) + UInt32(second[below + x]) + 1
            row[x] = UInt16(truncatingIfNeeded: sum >> 1)
          }
        }
      }
    }
  }

  /// What the first mean spreads beyond the ends comes back by the others: there is room for it, `radius + 1`
  /// rows at both ends.
  private func threefold(_ means: BoxBlur) -> [UInt16] {
    let padding = means.radius + 1
    let length = height + 2 * padding
    var one = [UInt16](repeating: 0, count: length * count)
    var other = one
    var sums = [UInt32](repeating: 0, count: count)
    let none = [UInt16](repeating: 0, count: count)
    one.withUnsafeMutableBufferPointer { one in
      other.withUnsafeMutableBufferPointer { other in
        sums.withUnsafeMutableBufferPointer { sums in
          none.withUnsafeBufferPointer { none in
            guard let one = one.baseAddress, let other = other.baseAddress,
              let sums = sums.baseAddress, let none = none.baseAddress
            else { return }
            for y in 0..<height {
              (one + (padding + y) * count).update(from: rows + y * width, count: count)
            }
            let work = Work(means: means, length: length, sums: sums, none: none)
            mean(of: one, into: other, work)
            mean(of: other, into: one, work)
            mean(of: one, into: other, work)
          }
        }
      }
    }
    return other
  }

  /// What running means need besides samples.
  private struct Work {
    let means: BoxBlur
    let length: Int
    let sums: UnsafeMutablePointer<UInt32>
    /// A row of zeros.
    let none: UnsafePointer<UInt16>
  }

  private func mean(
    of source: UnsafeMutablePointer<UInt16>, into result: UnsafeMutablePointer<UInt16>, _ work: Work
  ) {
    let radius = work.means.radius
    func row(_ y: Int) -> UnsafePointer<UInt16> {
      (0..<work.length).contains(y) ? UnsafePointer(source + y * count) : work.none
    }
    work.sums.update(repeating: 0, count: count)
    for y in 0..<min(radius, work.length) {
      for x in 0..<count { work.sums[x] += UInt32(row(y)[x]) }
    }
    for y in 0..<work.length {
      kernels.pointee.mean_row(
        work.sums, row(y + radius), row(y - radius - 1), row(y + radius + 1), count,
        work.means.share, work.means.inverse, result + y * count)
    }
  }
}
