import CPixelKernels
import GalleyGraphics

/// What a PNG's samples are; all have eight bits.
enum SampleKind {
  case grey
  case rgb
  case rgba

  var channels: Int {
    switch self {
    case .grey: 1
    case .rgb: 3
    case .rgba: 4
    }
  }
}

/// An image's rows as filtered samples, some of them at a time.
struct SampleRows {
  let kind: SampleKind
  private let filter: FilterChoice
  private let width: Int
  private let kernels: UnsafePointer<galley_pixel_kernels>
  private var rowBytes: Int { width * kind.channels }
  /// Whether samples and their differences are made in one go.
  private var isFilteredAsRead: Bool { kind == .rgb && filter == .one(.up) }
  /// The samples of the row above and of the row itself.
  private var above: [UInt8]
  private var row: [UInt8]
  private var filtered: [UInt8] = []
  private var scratch: [UInt8]
  /// The pixels of the row above, for what is filtered as it is read.
  private var pixelsAbove: [UInt32] = []

  init(
    _ kind: SampleKind, by filter: FilterChoice, width: Int,
    _ kernels: UnsafePointer<galley_pixel_kernels>
  ) {
    (self.kind, self.filter) = (kind, filter)
    self.width = width
    self.kernels = kernels
    (above, row, scratch) = ([], [], [])
    if isFilteredAsRead {
      pixelsAbove = [UInt32](repeating: 0, count: width)
    } else {
      above = [UInt8](repeating: 0, count: rowBytes)
      row = above
      scratch = above + [0]
    }
  }

  /// Whether all pixels are of the kind.
  static func areOfKind(
    _ kind: SampleKind, _ pixels: UnsafeBufferPointer<UInt32>, width: Int
  ) -> Bool {
    guard width > 0, let base = pixels.baseAddress else { return false }
    // Without a branch a pixel: some at a time.
    switch kind {
    case .rgb: return pixels.reduce(UInt32.max, &) >> 24 == 255
    case .rgba: return true
    case .grey:
      return (0..<pixels.count / width).allSatisfy { row in
        var differences: UInt32 = 0
        for pixel in UnsafeBufferPointer(start: base + row * width, count: width) {
          let channels = (pixel ^ pixel >> 8) & 0xFFFF
          differences |= channels | ~pixel >> 24
        }
        return differences == 0
      }
    }
  }

  /// Runs `body` with the filtered samples of the rows behind those before.
  /// - Returns: nil for pixels that are not of the kind.
  mutating func withFiltered<Result>(
    _ pixels: UnsafeBufferPointer<UInt32>, _ body: (UnsafeBufferPointer<UInt8>) throws -> Result
  ) rethrows -> Result? {
    guard width > 0, let source = pixels.baseAddress else { return nil }
    let rows = pixels.count / width
    let size = rows * (rowBytes + 1)
    if filtered.count < size {
      // All of it is written before it is read.
      filtered = [UInt8](unsafeUninitializedCapacity: size) { $1 = size }
    }
    guard isFilteredAsRead ? filterAsRead(source, rows) : filter(source, rows) else { return nil }
    return try filtered.withUnsafeBufferPointer {
      try body(UnsafeBufferPointer(rebasing: $0[..<size]))
    }
  }

  private mutating func filterAsRead(_ pixels: UnsafePointer<UInt32>, _ rows: Int) -> Bool {
    let (width, size) = (width, rowBytes + 1)
    let kernels = kernels.pointee
    let isOfKind = filtered.withUnsafeMutableBufferPointer { filtered in
      pixelsAbove.withUnsafeBufferPointer { first in
        guard let output = filtered.baseAddress, let first = first.baseAddress else { return false }
        return (0..<rows).allSatisfy { row in
          let source = pixels + row * width
          output[row * size] = RowFilter.up.rawValue
          let above = row == 0 ? first : source - width
          return kernels.opaque_rgb_up(source, above, width, output + row * size + 1) != 0
        }
      }
    }
    pixelsAbove.withUnsafeMutableBufferPointer { above in
      if rows > 0 { above.baseAddress?.update(from: pixels + (rows - 1) * width, count: width) }
    }
    return isOfKind
  }

  private mutating func filter(_ pixels: UnsafePointer<UInt32>, _ rows: Int) -> Bool {
    var source = pixels
    for index in 0..<rows {
      guard fill(from: source) else { return false }
      let (count, channels) = (rowBytes, kind.channels)
      row.withUnsafeBufferPointer { row in
        above.withUnsafeBufferPointer { above in
          filtered.withUnsafeMutableBufferPointer { filtered in
            scratch.withUnsafeMutableBufferPointer { scratch in
              guard let row = row.baseAddress, let above = above.baseAddress,
                let output = filtered.baseAddress, let scratch = scratch.baseAddress
              else { return }
              filter.apply(
                to: UnfilteredRow(
                  samples: row, above: above, count: count, channels: channels, kernels: kernels),
                into: output + index * (count + 1), scratch: scratch)
            }
          }
        }
      }
      swap(&row, &above)
      source += width
    }
    return true
  }

  /// The samples of one row of pixels.
  /// - Returns: false for pixels that are not of the kind.
  private mutating func fill(from pixels: UnsafePointer<UInt32>) -> Bool {
    row.withUnsafeMutableBufferPointer { row in
      guard let row = row.baseAddress else { return false }
      switch kind {
      case .grey: return Self.grey(pixels, count: width, into: row)
      case .rgb: return kernels.pointee.opaque_rgb(pixels, width, row) != 0
      case .rgba:
        Self.straight(pixels, count: width, into: row)
        return true
      }
    }
  }

  private static func grey(
    _ pixels: UnsafePointer<UInt32>, count: Int, into row: UnsafeMutablePointer<UInt8>
  ) -> Bool {
    for index in 0..<count {
      let pixel = pixels[index]
      if pixel & 0x00ff_ffff != (pixel & 255) &* 0x0001_0101 || pixel >> 24 != 255 { return false }
      row[index] = UInt8(truncatingIfNeeded: pixel)
    }
    return true
  }

  private static func straight(
    _ pixels: UnsafePointer<UInt32>, count: Int, into row: UnsafeMutablePointer<UInt8>
  ) {
    var (last, straight) = (UInt32(0), Pixel.clear)
    for index in 0..<count {
      if pixels[index] != last {
        last = pixels[index]
        straight = Pixel(rawValue: last).straight
      }
      row[index * 4] = straight.red
      row[index * 4 + 1] = straight.green
      row[index * 4 + 2] = straight.blue
      row[index * 4 + 3] = straight.alpha
    }
  }
}
