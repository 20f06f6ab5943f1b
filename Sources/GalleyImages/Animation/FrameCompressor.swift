import CPixelKernels
import GalleyGraphics

/// Turns a rectangle of an animation into a zlib stream of PNG's samples: whole, or with what stays as it was
/// left out, whichever is smaller.
struct FrameCompressor {
  let type: FrameColorType
  let compression: PNGEncoder.Compression
  let kernels: UnsafePointer<galley_pixel_kernels>

  /// What stands in an APNG for one frame.
  struct Result {
    var stream: [UInt8]
    /// Whether the samples are drawn over what was before; otherwise, they take its place.
    var isOver: Bool
  }

  /// - Parameters:
  ///   - pixels: premultiplied, `width` in a row.
  ///   - before: what the rectangle showed before; nil for the first image.
  /// - Throws: `ImageError.encoding` when memory runs out.
  func compress(_ pixels: [UInt32], width: Int, before: [UInt32]?) throws -> Result {
    let whole = try samples(of: pixels, width: width, before: nil)
    let over = try before.flatMap { before in
      type.hasKey && canLeaveOut(pixels, before)
        ? try samples(of: pixels, width: width, before: before) : nil
    }
    var candidates: [Candidate] = []
    for (samples, isOver) in [(whole, false), (over, true)] {
      guard let samples else { continue }
      candidates += filters.map { Candidate(samples: samples, filter: $0, isOver: isOver) }
    }
    guard var best = candidates.first else {
      throw ImageError.encoding("the image changed while it was being written")
    }
    if candidates.count > 1 {
      var least = Int.max
      for candidate in candidates {
        let size = try size(of: candidate, width: width)
        if size < least { (least, best) = (size, candidate) }
      }
    }
    let rows = filtered(best, width: width, best.samples.indices)
    return Result(stream: try deflate(rows), isOver: best.isOver)
  }

  /// Samples with a way to filter them.
  private struct Candidate {
    var samples: [UInt8]
    var filter: FilterChoice
    var isOver: Bool
  }

  private var filters: [FilterChoice] {
    if case .palette = type, compression != .smallest { return [.one(.none)] }
    return compression == .fast ? FilterChoice.quick : FilterChoice.all
  }

  /// Whether all pixels that change are opaque: others would be mixed with what was before.
  private func canLeaveOut(_ pixels: [UInt32], _ before: [UInt32]) -> Bool {
    zip(pixels, before).allSatisfy { $0 == $1 || $0 >> 24 == 255 }
  }

  /// The bytes of a candidate, or about those of some stretches of its rows.
  private func size(of candidate: Candidate, width: Int) throws -> Int {
    let rowBytes = type.rowBytes(width)
    let height = candidate.samples.count / rowBytes
    if compression == .smallest {
      return try Deflate.smallZlib(
        filtered(candidate, width: width, candidate.samples.indices), level: 6
      ).count
    }
    guard height > 64 else {
      return try fast(filtered(candidate, width: width, candidate.samples.indices), level: 1)
    }
    return try [0.1, 0.5, 0.85].reduce(0) { size, part in
      let start = Int(Double(height) * part)
      let rows = start * rowBytes..<min(height, start + 16) * rowBytes
      return size + (try fast(filtered(candidate, width: width, rows), level: 1))
    }
  }

  private func fast(_ bytes: [UInt8], level: Int32) throws -> Int {
    try fastStream(bytes, level: level).count
  }

  private func fastStream(_ bytes: [UInt8], level: Int32) throws -> [UInt8] {
    let stream = try FastDeflateStream(level: level)
    try bytes.withUnsafeBufferPointer { try stream.append($0, isLast: true) }
    return stream.bytes
  }

  private func deflate(_ rows: [UInt8]) throws -> [UInt8] {
    switch compression {
    case .fast: try fastStream(rows, level: 2)
    case .small: try Deflate.smallZlib(rows, level: 6)
    case .smallest: try Deflate.smallZlib(rows, level: 12)
    }
  }

  /// Rows with the bytes of their filters.
  /// - Parameter range: the samples of whole rows.
  private func filtered(_ candidate: Candidate, width: Int, _ range: Range<Int>) -> [UInt8] {
    let rowBytes = type.rowBytes(width)
    let rows = range.count / rowBytes
    let zeros = [UInt8](repeating: 0, count: rowBytes)
    var scratch = [UInt8](repeating: 0, count: rowBytes + 1)
    // What is filtered by the sample before it: a byte holds several pixels of few colours.
    let channels = max(1, type.channels)
    return [UInt8](unsafeUninitializedCapacity: rows * (rowBytes + 1)) { output, count in
      candidate.samples.withUnsafeBufferPointer { samples in
        zeros.withUnsafeBufferPointer { zeros in
          scratch.withUnsafeMutableBufferPointer { scratch in
            guard let samples = samples.baseAddress, let zeros = zeros.baseAddress,
              let scratch = scratch.baseAddress, let output = output.baseAddress
            else { return }
            for index in 0..<rows {
              let row = samples + range.lowerBound + index * rowBytes
              let isFirst = range.lowerBound == 0 && index == 0
              let unfiltered = UnfilteredRow(
                samples: row, above: isFirst ? zeros : row - rowBytes, count: rowBytes,
                channels: channels, kernels: kernels)
              candidate.filter.apply(
                to: unfiltered, into: output + index * (rowBytes + 1), scratch: scratch)
            }
            count = rows * (rowBytes + 1)
          }
        }
      }
    }
  }
}

// Pixels to samples.
extension FrameCompressor {
  /// The samples of all rows; a pixel that is the one before is the key, where `before` is given.
  private func samples(of pixels: [UInt32], width: Int, before: [UInt32]?) throws -> [UInt8]? {
    let rowBytes = type.rowBytes(width)
    let height = pixels.count / width
    var isKnown = true
    let result = [UInt8](unsafeUninitializedCapacity: rowBytes * height) { output, count in
      pixels.withUnsafeBufferPointer { pixels in
        guard let pixels = pixels.baseAddress, let output = output.baseAddress else { return }
        switch type {
        case .palette(let numbers, let key):
          isKnown = number(
            UnsafeBufferPointer(start: pixels, count: width * height), width: width, before,
            PaletteKey(numbers: numbers, key: key ?? 0), into: output)
        case .grey(let key):
          Self.each(pixels, before, width * height) { index, pixel in
            output[index] = pixel.map { UInt8(truncatingIfNeeded: $0) } ?? key ?? 0
          }
        case .rgb(let key):
          Self.each(pixels, before, width * height) { index, pixel in
            let color = pixel ?? key ?? 0
            output[index * 3] = UInt8(truncatingIfNeeded: color)
            output[index * 3 + 1] = UInt8(truncatingIfNeeded: color >> 8)
            output[index * 3 + 2] = UInt8(truncatingIfNeeded: color >> 16)
          }
        case .rgba:
          var (last, straight) = (UInt32(0), Pixel.clear)
          Self.each(pixels, before, width * height) { index, pixel in
            let color = pixel ?? 0
            if color != last { (last, straight) = (color, Pixel(rawValue: color).straight) }
            output[index * 4] = straight.red
            output[index * 4 + 1] = straight.green
            output[index * 4 + 2] = straight.blue
            output[index * 4 + 3] = straight.alpha
          }
        }
        count = rowBytes * height
      }
    }
    return isKnown && result.count == rowBytes * height ? result : nil
  }

  /// Calls `body` with each pixel, or nil for one that stays as it was.
  @inline(__always)
  private static func each(
    _ pixels: UnsafePointer<UInt32>, _ before: [UInt32]?, _ count: Int,
    _ body: (Int, UInt32?) -> Void
  ) {
    guard let before else {
      for index in 0..<count { body(index, pixels[index]) }
      return
    }
    before.withUnsafeBufferPointer { before in
      for index in 0..<count { body(index, before[index] == pixels[index] ? nil : pixels[index]) }
    }
  }

  /// The numbers of a palette, and that of pixels which stay as they were.
  private struct PaletteKey {
    let numbers: PaletteIndices
    let key: UInt8
  }

  /// Writes the numbers of pixels.
  /// - Returns: false for colours that are not in the palette.
  private func number(
    _ pixels: UnsafeBufferPointer<UInt32>, width: Int, _ before: [UInt32]?, _ palette: PaletteKey,
    into output: UnsafeMutablePointer<UInt8>
  ) -> Bool {
    guard let first = pixels.baseAddress else { return true }
    let (bitDepth, rowBytes) = (type.bitDepth, type.rowBytes(width))
    var row = [UInt8](repeating: 0, count: width)
    for y in 0..<pixels.count / width {
      let isKnown = palette.numbers.number(first + y * width, count: width, into: &row)
      guard isKnown else { return false }
      if let before {
        for x in 0..<width where before[y * width + x] == pixels[y * width + x] {
          row[x] = palette.key
        }
      }
      if bitDepth == 8 {
        (output + y * rowBytes).update(from: row, count: width)
      } else {
        PaletteIndices.pack(row, count: width, bitDepth: bitDepth, into: output + y * rowBytes)
      }
    }
    return true
  }
}
