/// A Gaussian blur as three running means, whose variance is the Gaussian's exactly: each mean takes a
/// whole number of samples, and one more at both ends for the part that is left (an extended box
/// filter). It is finite: nothing further away than `reach` has a share in a sample.
struct BoxBlur {
  /// Whole samples on both sides of the middle one.
  private let radius: Int
  /// How much the samples behind those count, in 65,536ths.
  private let share: UInt64
  private let inverse: Double

  /// - Parameter sigma: the standard deviation in pixels, positive and finite.
  init(sigma: Double) {
    let variance = sigma * sigma / 3
    let whole = ((12 * variance + 1).squareRoot() - 1) / 2
    radius = Int(whole)
    let (r, width) = (Double(radius), Double(2 * radius + 1))
    let part =
      width * (r * (r + 1) - 3 * variance) / (6 * (variance - (r + 1) * (r + 1)))
    share = UInt64(max(0, min(1, part)) * 65536 + 0.5)
    inverse = 1 / (Double(2 * radius + 1) * 65536 + 2 * Double(share))
  }

  /// How far samples reach, in pixels.
  var reach: Int { 3 * (radius + 1) }

  /// Blurs a plane of `width` by `height` samples along both axes; beyond its edges there is nothing.
  /// - Complexity: O(n) in the samples and in the lines times the deviation.
  func apply(to plane: inout [UInt32], width: Int, height: Int) {
    let padding = radius + 1
    var line = [UInt32](repeating: 0, count: max(width, height) + 2 * padding)
    var other = line
    plane.withUnsafeMutableBufferPointer { plane in
      line.withUnsafeMutableBufferPointer { line in
        other.withUnsafeMutableBufferPointer { other in
          guard let plane = plane.baseAddress, let line = line.baseAddress,
            let other = other.baseAddress
          else { return }
          for y in 0..<height { blur(plane + y * width, step: 1, count: width, line, other) }
          for x in 0..<width { blur(plane + x, step: width, count: height, line, other) }
        }
      }
    }
  }

  /// Three means along one line. What the first spreads beyond the ends comes back by the others: it
  /// has room on both sides.
  private func blur(
    _ samples: UnsafeMutablePointer<UInt32>, step: Int, count: Int,
    _ line: UnsafeMutablePointer<UInt32>, _ other: UnsafeMutablePointer<UInt32>
  ) {
    let padding = radius + 1
    let length = count + 2 * padding
    var isEmpty = true
    for index in 0..<padding {
      line[index] = 0
      line[padding + count + index] = 0
    }
    for index in 0..<count {
      line[padding + index] = samples[index * step]
      if samples[index * step] != 0 { isEmpty = false }
    }
    if isEmpty { return }
    mean(of: line, into: other, count: length)
    mean(of: other, into: line, count: length)
    mean(of: line, into: other, count: length)
    for index in 0..<count { samples[index * step] = other[padding + index] }
  }

  private func mean(
    of line: UnsafeMutablePointer<UInt32>, into result: UnsafeMutablePointer<UInt32>, count: Int
  ) {
    var sum: UInt64 = 0
    for index in 0..<min(radius, count) { sum += UInt64(line[index]) }
    for index in 0..<count {
      if index + radius < count { sum += UInt64(line[index + radius]) }
      if index > radius { sum -= UInt64(line[index - radius - 1]) }
      var total = sum << 16
      if index + radius + 1 < count { total += share * UInt64(line[index + radius + 1]) }
      if index > radius { total += share * UInt64(line[index - radius - 1]) }
      result[index] = UInt32(Double(total) * inverse + 0.5)
    }
  }
}
