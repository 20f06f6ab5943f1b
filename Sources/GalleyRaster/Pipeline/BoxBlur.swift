import CPixelKernels

/// A threefold running mean with the variance of a Gaussian: each mean takes a whole number of samples, and
/// one more at both ends for the part that is left (an extended box filter).
struct BoxBlur {
  /// Whole samples on both sides of the middle one.
  let radius: Int
  /// How much the samples behind those count, in 65,536ths.
  let share: UInt32
  let inverse: Double

  /// - Parameter variance: the square of the standard deviation in pixels, positive and finite.
  init(variance: Double) {
    let whole = ((12 * variance + 1).squareRoot() - 1) / 2
    radius = Int(whole)
    let (r, width) = (Double(radius), Double(2 * radius + 1))
    let part =
      width * (r * (r + 1) - 3 * variance) / (6 * (variance - (r + 1) * (r + 1)))
    share = UInt32(max(0, min(1, part)) * 65536 + 0.5)
    inverse = 1 / (Double(2 * radius + 1) * 65536 + 2 * Double(share))
  }
}

/// A running mean that is made several times, as a part of a sum.
struct RepeatedMean {
  let mean: BoxBlur
  let folds: Int
  /// In 32,768ths; those of a sum are 32,768 in all.
  let share: Int32

  /// - Parameter variance: that of all of them together.
  init(variance: Double, folds: Int, share: Double) {
    mean = BoxBlur(variance: variance / Double(folds))
    self.folds = folds
    self.share = Int32((share * 32768).rounded())
  }

  /// How far samples reach, in pixels.
  var reach: Int { folds * (mean.radius + 1) }
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

  /// Each sample becomes a sum of repeated means.
  func mix(_ means: [RepeatedMean]) {
    let made = means.map { repeated($0) }
    // A half rounds them; what runs over on the way runs back.
    var sums = [Int32](repeating: 0, count: count)
    sums.withUnsafeMutableBufferPointer { sums in
      for y in 0..<height {
        sums.update(repeating: 1 << 14)
        for (mean, samples) in zip(means, made) {
          let start = (y + mean.mean.radius + 1) * count
          samples.withUnsafeBufferPointer { samples in
            for x in 0..<count { sums[x] &+= Int32(samples[start + x]) &* mean.share }
          }
        }
        let row = rows + y * width
        for x in 0..<count { row[x] = UInt16(truncatingIfNeeded: max(sums[x] >> 15, 0)) }
      }
    }
  }

  /// What the first mean spreads beyond the ends comes back by the others: there is room for it, `radius + 1`
  /// rows at both ends.
  private func repeated(_ repeated: RepeatedMean) -> [UInt16] {
    let padding = repeated.mean.radius + 1
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
            let work = Work(means: repeated.mean, length: length, sums: sums, none: none)
            for fold in 0..<repeated.folds {
              mean(of: fold % 2 == 0 ? one : other, into: fold % 2 == 0 ? other : one, work)
            }
          }
        }
      }
    }
    return repeated.folds % 2 == 0 ? one : other
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
