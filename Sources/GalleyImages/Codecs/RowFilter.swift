import CPixelKernels

/// A row of samples before it is filtered.
struct UnfilteredRow {
  let samples: UnsafePointer<UInt8>
  /// The row above; zeros for the first one.
  let above: UnsafePointer<UInt8>
  /// How many samples it has.
  let count: Int
  /// Samples of a pixel.
  let channels: Int
  let kernels: UnsafePointer<galley_pixel_kernels>
}

/// PNG's filters: what stands for a row of samples, so that it deflates better.
enum RowFilter: UInt8, CaseIterable {
  case none = 0
  case sub = 1
  case up = 2
  case average = 3
  case paeth = 4

  /// Writes the filter's byte and the filtered samples.
  func apply(to unfiltered: UnfilteredRow, into output: UnsafeMutablePointer<UInt8>) {
    let (row, above) = (unfiltered.samples, unfiltered.above)
    let (count, channels) = (unfiltered.count, unfiltered.channels)
    output[0] = rawValue
    let output = output + 1
    switch self {
    case .none: output.update(from: row, count: count)
    case .up: unfiltered.kernels.pointee.filter_up(row, above, count, output)
    case .paeth: unfiltered.kernels.pointee.filter_paeth(row, above, count, channels, output)
    case .sub:
      let start = min(channels, count)
      output.update(from: row, count: start)
      for x in start..<count { output[x] = row[x] &- row[x &- channels] }
    case .average:
      let start = min(channels, count)
      for x in 0..<start { output[x] = row[x] &- above[x] / 2 }
      for x in start..<count {
        let sum = UInt16(row[x &- channels]) &+ UInt16(above[x])
        output[x] = row[x] &- UInt8(truncatingIfNeeded: sum >> 1)
      }
    }
  }
}

/// How an image's rows are filtered.
enum FilterChoice: Hashable {
  case one(RowFilter)
  /// Each row by the filter that leaves the smallest differences.
  case smallestDifferences

  /// Those that are tried where speed counts. The sum of absolute differences, which encoders like to judge
  /// by, made interface images 5 to 24 % larger.
  static let quick: [FilterChoice] = [.one(.none), .one(.up), .one(.paeth)]
  static let all: [FilterChoice] = RowFilter.allCases.map { .one($0) } + [.smallestDifferences]

  /// Writes the filter's byte and the filtered samples.
  /// - Parameter scratch: room for a row and its byte.
  func apply(
    to row: UnfilteredRow, into output: UnsafeMutablePointer<UInt8>,
    scratch: UnsafeMutablePointer<UInt8>
  ) {
    if case .one(let filter) = self { return filter.apply(to: row, into: output) }
    var least = Int.max
    for filter in RowFilter.allCases {
      filter.apply(to: row, into: scratch)
      let sum = Self.differences(scratch + 1, count: row.count)
      if sum < least {
        least = sum
        output.update(from: scratch, count: row.count + 1)
      }
    }
  }

  /// The sum of filtered samples as signed numbers without their signs.
  private static func differences(_ samples: UnsafePointer<UInt8>, count: Int) -> Int {
    var sum: UInt32 = 0
    for x in 0..<count { sum &+= UInt32(min(samples[x], 0 &- samples[x])) }
    return Int(sum)
  }
}
