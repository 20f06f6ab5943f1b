import CPixelKernels

/// PNG's filters: what stands for a row of samples, so that it deflates better.
enum RowFilter: UInt8, CaseIterable {
  case none = 0
  case sub = 1
  case up = 2
  case average = 3
  case paeth = 4

  /// Those that are tried where speed counts.
  static let quick: [RowFilter] = [.none, .up, .paeth]

  /// Writes the filter's byte and the filtered samples.
  /// - Parameters:
  ///   - above: the row above; zeros for the first one.
  ///   - channels: samples of a pixel.
  func apply(
    to row: UnsafePointer<UInt8>, above: UnsafePointer<UInt8>, count: Int, channels: Int,
    kernels: UnsafePointer<galley_pixel_kernels>, into output: UnsafeMutablePointer<UInt8>
  ) {
    output[0] = rawValue
    let output = output + 1
    switch self {
    case .none: output.update(from: row, count: count)
    case .up: kernels.pointee.filter_up(row, above, count, output)
    case .paeth: kernels.pointee.filter_paeth(row, above, count, channels, output)
    case .sub:
      for x in 0..<count { output[x] = row[x] &- (x >= channels ? row[x - channels] : 0) }
    case .average:
      for x in 0..<count {
        let left = x >= channels ? UInt16(row[x - channels]) : 0
        output[x] = row[x] &- UInt8((left + UInt16(above[x])) / 2)
      }
    }
  }
}
