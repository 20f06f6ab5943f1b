import GalleyGeometry
import GalleyGraphics

/// Rows of the device that a bitmap stretched over an upright frame has by the cubic kernel: first down the columns that a
/// row needs, then along it.
struct CubicRows {
  private let bitmap: BitmapSamples
  private let frame: CGRect
  /// The first device column of `columns`.
  private let left: Int
  private let columns: UnsafePointer<CubicTap>
  /// A sum for each column of the bitmap that `columns` need.
  private let sums: UnsafeMutablePointer<SIMD4<Int32>>

  /// Runs `body` with the rows of a frame that has a width and a height.
  /// - Parameters:
  ///   - range: the device's columns that are asked for; not empty.
  static func with(
    _ bitmap: BitmapSamples, frame: CGRect, _ range: Range<Int>,
    _ body: (UnsafePointer<CubicRows>) -> Void
  ) {
    let columns = range.map { x in
      CubicTap(at: (CGFloat(x) + 0.5 - frame.minX) / frame.width, count: bitmap.width)
    }
    guard let first = columns.first, let last = columns.last else { return }
    let needed = last.places(in: bitmap.width).3 - first.places(in: bitmap.width).0 + 1
    withUnsafeTemporaryAllocation(of: SIMD4<Int32>.self, capacity: needed) { sums in
      columns.withUnsafeBufferPointer { columns in
        guard let columns = columns.baseAddress, let sums = sums.baseAddress else { return }
        let rows = CubicRows(
          bitmap: bitmap, frame: frame, left: range.lowerBound, columns: columns, sums: sums)
        withUnsafePointer(to: rows, body)
      }
    }
  }

  /// - Precondition: the run lies in the columns that were asked for.
  func fill(_ y: Int, x: Int, count: Int, into row: UnsafeMutablePointer<UInt32>) {
    guard count > 0 else { return }
    let lines = bitmap.lines(
      of: CubicTap(
        at: (CGFloat(y) + 0.5 - frame.minY) / frame.height, count: bitmap.height))
    let columns = columns + (x - left)
    let width = bitmap.width
    let start = columns[0].places(in: width).0
    for column in start...columns[count - 1].places(in: width).3 {
      sums[column - start] = lines.sum(column)
    }
    CubicKernel.weights.withUnsafeBufferPointer { weights in
      for index in 0..<count {
        let places = columns[index].places(in: width)
        row[index] = BitmapSamples.across(
          sums[places.0 - start], sums[places.1 - start], sums[places.2 - start],
          sums[places.3 - start], weights[Int(columns[index].phase)])
      }
    }
  }
}
