import GalleyGraphics

/// A picture as rows of RGB or RGBA samples, to be filtered for deflating.
struct TrueColorRows {
  let hasAlpha: Bool
  private let channels: Int
  private let rowBytes: Int
  private let height: Int
  /// `rowBytes * height` straight samples.
  private let samples: [UInt8]

  init(_ bitmap: Bitmap) {
    let hasAlpha = bitmap.pixels.contains { $0 >> 24 != 255 }
    let channels = hasAlpha ? 4 : 3
    self.hasAlpha = hasAlpha
    self.channels = channels
    rowBytes = bitmap.width * channels
    height = bitmap.height
    samples = [UInt8](unsafeUninitializedCapacity: bitmap.pixels.count * channels) {
      buffer, count in
      var offset = 0
      for raw in bitmap.pixels {
        let pixel = Pixel(rawValue: raw).straight
        buffer[offset] = pixel.red
        buffer[offset + 1] = pixel.green
        buffer[offset + 2] = pixel.blue
        if hasAlpha { buffer[offset + 3] = pixel.alpha }
        offset += channels
      }
      count = offset
    }
  }

  /// PNG's filters.
  private enum Filter: UInt8, CaseIterable {
    case none = 0
    case sub = 1
    case up = 2
    case average = 3
    case paeth = 4

    /// Those that are tried where speed counts.
    static let quick: [Filter] = [.none, .up, .paeth]
  }

  /// All rows by the filter whose sample deflates to the fewest bytes. The sum of absolute
  /// differences, which encoders like to judge by, made interface pictures 5 to 24 % larger.
  func filtered() throws -> [UInt8] {
    let all = 0..<height
    let sampled = sampleRows
    var best = Filter.none
    var fewest = Int.max
    for filter in Filter.quick {
      var rows: [UInt8] = []
      for range in sampled { rows += apply(filter, to: range) }
      let size = try Deflate.zlib(rows, level: 1).count
      if size < fewest {
        fewest = size
        best = filter
      }
    }
    return apply(best, to: all)
  }

  /// The smallest zlib stream of all rows by one filter each, and by the one of the smallest absolute
  /// differences row by row.
  func smallest() throws -> [UInt8] {
    let all = 0..<height
    var best: (size: Int, rows: [UInt8]) = (.max, [])
    for rows in Filter.allCases.map({ apply($0, to: all) }) + [adaptive()] {
      let size = try Deflate.smallZlib(rows, level: 6).count
      if size < best.size { best = (size, rows) }
    }
    return try Deflate.smallZlib(best.rows, level: 10)
  }

  private func adaptive() -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(height * (rowBytes + 1))
    for y in 0..<height {
      let candidates = Filter.allCases.map { apply($0, to: y..<y + 1) }
      func differences(_ row: [UInt8]) -> Int {
        row.dropFirst().reduce(0) { $0 + Int(min($1, 0 &- $1)) }
      }
      let sums = candidates.map(differences)
      let least = sums.indices.min { (sums[$0], $0) < (sums[$1], $1) } ?? 0
      result += candidates[least]
    }
    return result
  }

  /// Three stretches of 16 rows spread over the height, or everything where that is not much more.
  private var sampleRows: [Range<Int>] {
    guard height > 64 else { return [0..<height] }
    return [0.1, 0.5, 0.85].map { part in
      let start = Int(Double(height) * part)
      return start..<min(height, start + 16)
    }
  }

  private func apply(_ filter: Filter, to rows: Range<Int>) -> [UInt8] {
    let count = rows.count * (rowBytes + 1)
    return [UInt8](unsafeUninitializedCapacity: count) { output, written in
      samples.withUnsafeBufferPointer { samples in
        var offset = 0
        for y in rows {
          output[offset] = filter.rawValue
          let target = UnsafeMutableBufferPointer(rebasing: output[(offset + 1)...])
          filterRow(filter, y, samples, into: target)
          offset += rowBytes + 1
        }
      }
      written = count
    }
  }

  private func filterRow(
    _ filter: Filter, _ y: Int, _ samples: UnsafeBufferPointer<UInt8>,
    into output: UnsafeMutableBufferPointer<UInt8>
  ) {
    let row = y * rowBytes
    let above = row - rowBytes
    switch filter {
    case .none:
      for x in 0..<rowBytes { output[x] = samples[row + x] }
    case .sub:
      for x in 0..<rowBytes {
        output[x] = samples[row + x] &- (x >= channels ? samples[row + x - channels] : 0)
      }
    case .average:
      for x in 0..<rowBytes {
        let left = x >= channels ? UInt16(samples[row + x - channels]) : 0
        let up = y > 0 ? UInt16(samples[above + x]) : 0
        output[x] = samples[row + x] &- UInt8((left + up) / 2)
      }
    case .up:
      for x in 0..<rowBytes {
        output[x] = samples[row + x] &- (y > 0 ? samples[above + x] : 0)
      }
    case .paeth:
      for x in 0..<rowBytes {
        let left = x >= channels ? samples[row + x - channels] : 0
        let up = y > 0 ? samples[above + x] : 0
        let corner = y > 0 && x >= channels ? samples[above + x - channels] : 0
        output[x] = samples[row + x] &- Self.paeth(left, up, corner)
      }
    }
  }

  /// The neighbour nearest to left + up - corner (PNG specification, section 9.4).
  @inline(__always)
  private static func paeth(_ left: UInt8, _ up: UInt8, _ corner: UInt8) -> UInt8 {
    let (a, b, c) = (Int16(left), Int16(up), Int16(corner))
    let distanceA = (b - c).magnitude
    let distanceB = (a - c).magnitude
    let distanceC = (a + b - 2 * c).magnitude
    if distanceA <= distanceB, distanceA <= distanceC { return left }
    return distanceB <= distanceC ? up : corner
  }
}
