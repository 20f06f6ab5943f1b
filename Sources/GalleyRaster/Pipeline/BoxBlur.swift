import CPixelKernels
import GalleyGeometry
import GalleyGraphics

/// A Gaussian blur as three running means, whose variance is the Gaussian's exactly: each mean takes a
/// whole number of samples, and one more at both ends for the part that is left (an extended box
/// filter). It is finite: nothing further away than `reach` has a share in a sample.
struct BoxBlur {
  /// Whole samples on both sides of the middle one.
  private let radius: Int
  /// How much the samples behind those count, in 65,536ths.
  private let share: UInt32
  private let inverse: Double

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

  /// Blurs a plane of `width` by `height` samples of 0 to 65,280 along both axes; beyond its edges there is
  /// nothing.
  ///
  /// Means run down columns, all columns of a row at once; for the other axis the plane is turned and turned
  /// back.
  /// - Complexity: O(n) in the samples and in the lines times the deviation.
  func apply(
    to plane: inout [UInt16], width: Int, height: Int,
    kernels: UnsafePointer<galley_pixel_kernels> = PixelKernels.best.loops
  ) {
    guard width > 0, height > 0 else { return }
    var turned = [UInt16](repeating: 0, count: plane.count)
    plane.withUnsafeMutableBufferPointer { plane in
      turned.withUnsafeMutableBufferPointer { turned in
        guard let plane = plane.baseAddress, let turned = turned.baseAddress else { return }
        kernels.pointee.transpose(plane, width, height, turned)
        blurColumns(of: turned, width: height, height: width, kernels)
        kernels.pointee.transpose(turned, height, width, plane)
        blurColumns(of: plane, width: width, height: height, kernels)
      }
    }
  }

  /// Columns that are blurred together: so many that their samples stay in a fast cache.
  private static let strip = 256

  private func blurColumns(
    of rows: UnsafeMutablePointer<UInt16>, width: Int, height: Int,
    _ kernels: UnsafePointer<galley_pixel_kernels>
  ) {
    // What the first mean spreads beyond the ends comes back by the others: there is room for it.
    let padding = radius + 1
    let length = height + 2 * padding
    let columns = min(width, Self.strip)
    var one = [UInt16](repeating: 0, count: length * columns)
    var other = one
    var sums = [UInt32](repeating: 0, count: columns)
    let none = [UInt16](repeating: 0, count: columns)
    for left in stride(from: 0, to: width, by: columns) {
      let count = min(columns, width - left)
      one.withUnsafeMutableBufferPointer { one in
        other.withUnsafeMutableBufferPointer { other in
          sums.withUnsafeMutableBufferPointer { sums in
            none.withUnsafeBufferPointer { none in
              guard let one = one.baseAddress, let other = other.baseAddress,
                let sums = sums.baseAddress, let none = none.baseAddress
              else { return }
              one.update(repeating: 0, count: padding * count)
              (one + (padding + height) * count).update(repeating: 0, count: padding * count)
              for y in 0..<height {
                (one + (padding + y) * count).update(from: rows + y * width + left, count: count)
              }
              let work = Means(kernels: kernels, sums: sums, none: none, count: count)
              mean(of: one, into: other, length: length, work)
              mean(of: other, into: one, length: length, work)
              mean(of: one, into: other, length: length, work)
              for y in 0..<height {
                (rows + y * width + left).update(
                  from: other + (padding + y) * count, count: count)
              }
            }
          }
        }
      }
    }
  }

  /// What running means need besides samples.
  private struct Means {
    let kernels: UnsafePointer<galley_pixel_kernels>
    let sums: UnsafeMutablePointer<UInt32>
    /// A row of zeros.
    let none: UnsafePointer<UInt16>
    let count: Int
  }

  private func mean(
    of rows: UnsafeMutablePointer<UInt16>, into result: UnsafeMutablePointer<UInt16>, length: Int,
    _ work: Means
  ) {
    func row(_ y: Int) -> UnsafePointer<UInt16> {
      (0..<length).contains(y) ? UnsafePointer(rows + y * work.count) : work.none
    }
    work.sums.update(repeating: 0, count: work.count)
    for y in 0..<min(radius, length) {
      for x in 0..<work.count { work.sums[x] += UInt32(row(y)[x]) }
    }
    for y in 0..<length {
      work.kernels.pointee.mean_row(
        work.sums, row(y + radius), row(y - radius - 1), row(y + radius + 1), work.count, share,
        inverse, result + y * work.count)
    }
  }
}
