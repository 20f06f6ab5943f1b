import GalleyGeometry

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
  ///
  /// Lines that equal the one before them, as nearly all do in the shadow of a box, are copied. Columns are
  /// turned into rows and back, so that memory is read in its order.
  /// - Complexity: O(n) in the samples and in the lines times the deviation.
  func apply(to plane: inout [UInt32], width: Int, height: Int) {
    guard width > 0, height > 0 else { return }
    var turned = [UInt32](repeating: 0, count: plane.count)
    plane.withUnsafeMutableBufferPointer { plane in
      turned.withUnsafeMutableBufferPointer { turned in
        guard let plane = plane.baseAddress, let turned = turned.baseAddress else { return }
        blurRows(plane, length: width, count: height)
        Self.transpose(plane, width, height, into: turned)
        blurRows(turned, length: height, count: width)
        Self.transpose(turned, height, width, into: plane)
      }
    }
  }

  private func blurRows(_ rows: UnsafeMutablePointer<UInt32>, length: Int, count: Int) {
    let padding = radius + 1
    var line = [UInt32](repeating: 0, count: length + 2 * padding)
    var other = line
    // The row before this one, as it was and as it became.
    var source = [UInt32](repeating: 0, count: length)
    line.withUnsafeMutableBufferPointer { line in
      other.withUnsafeMutableBufferPointer { other in
        source.withUnsafeMutableBufferPointer { source in
          guard let line = line.baseAddress, let other = other.baseAddress,
            let source = source.baseAddress
          else { return }
          for index in 0..<count {
            let row = rows + index * length
            // The first one is compared with an empty row, which stays so.
            if memcmp(row, source, length * 4) != 0 {
              source.update(from: row, count: length)
              blur(row, count: length, line, other)
            }
            row.update(from: other + padding, count: length)
          }
        }
      }
    }
  }

  /// Three means along one line, into `other`. What the first spreads beyond the ends comes back by the
  /// others: it has room on both sides.
  private func blur(
    _ samples: UnsafeMutablePointer<UInt32>, count: Int, _ line: UnsafeMutablePointer<UInt32>,
    _ other: UnsafeMutablePointer<UInt32>
  ) {
    let padding = radius + 1
    let length = count + 2 * padding
    for index in 0..<padding {
      line[index] = 0
      line[padding + count + index] = 0
    }
    (line + padding).update(from: samples, count: count)
    mean(of: line, into: other, count: length)
    mean(of: other, into: line, count: length)
    mean(of: line, into: other, count: length)
  }

  private static func transpose(
    _ plane: UnsafeMutablePointer<UInt32>, _ width: Int, _ height: Int,
    into result: UnsafeMutablePointer<UInt32>
  ) {
    let side = 16
    for top in stride(from: 0, to: height, by: side) {
      for left in stride(from: 0, to: width, by: side) {
        for y in top..<min(top + side, height) {
          for x in left..<min(left + side, width) { result[x * height + y] = plane[y * width + x] }
        }
      }
    }
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
