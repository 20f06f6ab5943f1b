import CPixelKernels
import GalleyBudget
import GalleyGeometry
import GalleyGraphics

/// What a PNG holds besides its header: a zlib stream and what its samples mean.
struct CompressedImage {
  enum Colors {
    case palette(PaletteIndices)
    case samples(SampleKind)
  }

  var colors: Colors
  var stream: [UInt8]
}

/// Turns an image's rows into a PNG's zlib stream, a band at a time: first as grey, then as a palette,
/// then without alpha, then with it, each given up at the first pixel that does not fit.
struct PNGCompressor<Rows: PixelRows> {
  let rows: Rows
  let compression: PNGEncoder.Compression
  let kernels: UnsafePointer<galley_pixel_kernels>
  let budget: RenderBudget
  private let stretches = SampleBands()

  init(
    rows: Rows, compression: PNGEncoder.Compression, kernels: UnsafePointer<galley_pixel_kernels>,
    budget: RenderBudget
  ) {
    (self.rows, self.compression, self.kernels, self.budget) = (rows, compression, kernels, budget)
  }

  /// Images of more pixels are deflated as a stream where they are to be small.
  private static var wholeLimit: Int { 1 << 24 }
  private var isWhole: Bool { rows.width * rows.height <= Self.wholeLimit }

  func compress() throws -> CompressedImage {
    if let grey = try samples(.grey) { return grey }
    if let palette = try palette() { return palette }
    if let opaque = try samples(.rgb) { return opaque }
    guard let all = try samples(.rgba) else {
      throw ImageError.encoding("the image changed while it was being written")
    }
    return all
  }

  /// Rows that are drawn and deflated together: about a megabyte of pixels, the same for every image of
  /// this width, so that the file does not depend on how it was drawn.
  private var bandRows: Int { min(max((1 << 18) / rows.width, 96), 512) }

  /// Calls `body` with all rows, band by band, until it answers false.
  /// - Throws: `LimitError`, too.
  private func forEachBand(
    into stream: (any DeflateStream)? = nil,
    _ body: (UnsafeBufferPointer<UInt32>, _ isLast: Bool) throws -> Bool
  ) throws -> Bool {
    var held = GrowingReservation(in: budget, for: "the bytes of a PNG file")
    defer { held.end() }
    for top in stride(from: 0, to: rows.height, by: bandRows) {
      try goOn()
      let end = min(top + bandRows, rows.height)
      if try !rows.withRows(top..<end, { try body($0, end == rows.height) }) { return false }
      if let stream { try held.grow(to: stream.bytes.count) }
    }
    return true
  }

  private func goOn() throws {
    _ = budget.canContinue("writing the PNG")
    try budget.check()
  }

  private func stream(level: Int32) throws -> any DeflateStream {
    switch compression {
    case .fast: try FastDeflateStream(level: level)
    case .small, .smallest: isWhole ? StoredStream() : try SmallDeflateStream()
    }
  }

  /// Nil for more than 256 colours.
  private func palette() throws -> CompressedImage? {
    let numbers = try PaletteIndices(kernels)
    if let stream = try stream(of: numbers, bitDepth: 8), numbers.count > 16 {
      return CompressedImage(colors: .palette(numbers), stream: try finished(stream))
    }
    // Once more, now that the number of bits is known.
    guard numbers.count <= 16, let stream = try stream(of: numbers, bitDepth: numbers.bitDepth)
    else { return nil }
    return CompressedImage(colors: .palette(numbers), stream: try finished(stream))
  }

  private func stream(
    of numbers: PaletteIndices, bitDepth: Int
  ) throws -> (any DeflateStream)? {
    let stream = try stream(level: 2)
    let width = rows.width
    let rowBytes = (width * bitDepth + 7) / 8 + 1
    // All of it is written before it is read, if the image has few colours.
    let room = min(bandRows, rows.height) * rowBytes
    var output = [UInt8](unsafeUninitializedCapacity: room) { $1 = room }
    var unpacked = [UInt8](repeating: 0, count: width)
    let fits = try forEachBand(into: stream) { pixels, isLast in
      guard let source = pixels.baseAddress else { return false }
      let count = pixels.count / width
      return try output.withUnsafeMutableBufferPointer { output in
        guard let output = output.baseAddress else { return false }
        for y in 0..<count {
          let row = output + y * rowBytes + 1
          row[-1] = RowFilter.none.rawValue
          if y > 0, memcmp(source + y * width, source + (y - 1) * width, width * 4) == 0 {
            memcpy(row, row - rowBytes, rowBytes - 1)
          } else if bitDepth == 8 {
            if !numbers.number(source + y * width, count: width, into: row) { return false }
          } else {
            if !numbers.number(source + y * width, count: width, into: &unpacked) { return false }
            PaletteIndices.pack(unpacked, count: width, bitDepth: bitDepth, into: row)
          }
        }
        try stream.append(
          UnsafeBufferPointer(start: output, count: count * rowBytes), isLast: isLast)
        return true
      }
    }
    return fits ? stream : nil
  }

  /// Nil for an image that is not of the kind.
  private func samples(_ kind: SampleKind) throws -> CompressedImage? {
    // Seen in the first rows, for most.
    let isOfKind = try rows.withRows(0..<min(bandRows, rows.height)) {
      SampleRows.areOfKind(kind, $0, width: rows.width)
    }
    guard isOfKind, try areSamplesOfKind(kind) else { return nil }
    if kind == .grey, try levels() <= 16 { return nil }
    if compression == .smallest, isWhole { return try smallest(kind) }
    guard let filter = try bestFilter(kind) else { return nil }
    let stream = try stream(level: 2)
    guard try deflate(kind, filter, into: stream) else { return nil }
    return CompressedImage(colors: .samples(kind), stream: try finished(stream))
  }

  /// How many colours there are, at most 17: with fewer a palette of less than eight bits is smaller.
  private func levels() throws -> Int {
    let numbers = try PaletteIndices(kernels)
    var row = [UInt8](repeating: 0, count: rows.width)
    func count(_ pixels: UnsafeBufferPointer<UInt32>) -> Bool {
      guard let source = pixels.baseAddress else { return false }
      for y in 0..<pixels.count / rows.width where numbers.count <= 16 {
        _ = numbers.number(source + y * rows.width, count: rows.width, into: &row)
      }
      return numbers.count <= 16
    }
    // Mostly those of some rows are too many.
    guard try forEachStretch({ count($1) }) else { return 17 }
    _ = try forEachBand { pixels, _ in count(pixels) }
    return min(numbers.count, 17)
  }

  /// Calls `body` with the sampled rows until it answers false. They are painted once.
  private func forEachStretch(
    _ body: (Range<Int>, UnsafeBufferPointer<UInt32>) throws -> Bool
  ) throws -> Bool {
    if stretches.rows.isEmpty {
      for range in sampleRows {
        var held = GrowingReservation(in: budget, for: "sampled rows of a PNG file")
        try held.grow(to: range.count * rows.width * 4)
        stretches.held.append(held)
        try rows.withRows(range) { stretches.rows.append((range, Array($0))) }
      }
    }
    for (range, pixels) in stretches.rows {
      if try !pixels.withUnsafeBufferPointer({ try body(range, $0) }) { return false }
    }
    return true
  }

  private func areSamplesOfKind(_ kind: SampleKind) throws -> Bool {
    try forEachStretch { SampleRows.areOfKind(kind, $1, width: rows.width) }
  }

  private func deflate(
    _ kind: SampleKind, _ filter: FilterChoice, into stream: any DeflateStream
  ) throws -> Bool {
    var samples = SampleRows(kind, by: filter, width: rows.width, kernels)
    return try forEachBand(into: stream) { pixels, isLast in
      let done: Void? = try samples.withFiltered(pixels) {
        try stream.append($0, isLast: isLast)
      }
      return done != nil
    }
  }

  /// The filter whose sample deflates to the fewest bytes; nil for samples that are not of the kind.
  private func bestFilter(_ kind: SampleKind) throws -> FilterChoice? {
    let choices = compression == .fast ? FilterChoice.quick : FilterChoice.all
    var sizes = choices.map { _ in 0 }
    var leaders: [Int] = []
    var areOfKind = true
    let stream = try FastDeflateStream(level: 1)
    _ = try forEachStretch { range, pixels in
      var own: [Int] = []
      for filter in choices {
        var samples = SampleRows(kind, by: filter, width: rows.width, kernels)
        stream.reset()
        let size: Int? = try samples.withFiltered(pixels) { rows in
          // The first row is only there to be looked at by the second.
          let first = range.lowerBound == 0 ? 0 : rows.count / range.count
          try stream.append(UnsafeBufferPointer(rebasing: rows[first...]), isLast: true)
          return stream.bytes.count
        }
        guard let size else {
          areOfKind = false
          return false
        }
        own.append(size)
      }
      for index in sizes.indices { sizes[index] += own[index] }
      leaders.append(Self.smallest(own))
      return compression != .fast || !Self.areDecided(sizes, leaders)
    }
    return areOfKind ? choices[Self.smallest(sizes)] : nil
  }

  /// The place of the first of the smallest.
  private static func smallest(_ sizes: [Int]) -> Int {
    sizes.indices.reduce(0) { sizes[$1] < sizes[$0] ? $1 : $0 }
  }

  /// Whether two stretches have the same smallest size, and all others are larger by a twentieth. Of 247 images of
  /// interfaces the third stretch would have chosen otherwise for one then.
  private static func areDecided(_ sizes: [Int], _ leaders: [Int]) -> Bool {
    guard leaders.count == 2, leaders[0] == leaders[1] else { return false }
    return sizes.indices.allSatisfy { $0 == leaders[0] || sizes[$0] * 19 >= sizes[leaders[0]] * 20 }
  }

  /// Three stretches of 15 rows spread over the height, each behind one that is looked at, or everything
  /// where that is not much more. The upper one, which is the least like the rest, comes last.
  private var sampleRows: [Range<Int>] {
    guard rows.height > 64 else { return [0..<rows.height] }
    return [0.5, 0.85, 0.1].map { part in
      let start = Int(Double(rows.height) * part)
      return start..<min(rows.height, start + 16)
    }
  }
}

extension PNGCompressor {
  private func finished(_ stream: any DeflateStream) throws -> [UInt8] {
    guard stream is StoredStream else { return stream.bytes }
    var held = GrowingReservation(in: budget, for: "the rows of a PNG file")
    defer { held.end() }
    try held.grow(to: stream.bytes.count * 2)
    return try Deflate.smallZlib(stream.bytes, level: compression == .small ? 6 : 12)
  }

  /// The smallest zlib stream of all rows by each way to filter them.
  private func smallest(_ kind: SampleKind) throws -> CompressedImage? {
    var best: (size: Int, rows: [UInt8]) = (.max, [])
    // The best rows, those that are tried, and what becomes of them.
    var held = GrowingReservation(in: budget, for: "the rows of a PNG file")
    defer { held.end() }
    try held.grow(to: (rows.width * kind.channels + 1) * rows.height * 3)
    for choice in FilterChoice.all {
      try goOn()
      let stored = StoredStream()
      guard try deflate(kind, choice, into: stored) else { return nil }
      let size = try Deflate.smallZlib(stored.bytes, level: 6).count
      if size < best.size { best = (size, stored.bytes) }
    }
    try goOn()
    return CompressedImage(
      colors: .samples(kind), stream: try Deflate.smallZlib(best.rows, level: 12))
  }
}

/// The rows of an image that filters are tried on.
private final class SampleBands {
  var rows: [(range: Range<Int>, pixels: [UInt32])] = []
  var held: [GrowingReservation] = []

  deinit { for index in held.indices { held[index].end() } }
}

/// Keeps what is to be deflated as a whole.
private final class StoredStream: DeflateStream {
  private(set) var bytes: [UInt8] = []

  func append(_ piece: UnsafeBufferPointer<UInt8>, isLast: Bool) throws { bytes += piece }
}
