import CPixelKernels
import GalleyGraphics

/// The colours of all images of an animation: an APNG has one palette or one type of samples for all of them.
final class FrameColors {
  /// At most 256 colours, or nil for more.
  private var numbers: PaletteIndices?
  private var isOpaque = true
  private var isGrey = true
  /// A bit for each opaque colour that there is: 2 MB.
  private var used: [UInt64]
  private static let colors = 1 << 24
  private var row: [UInt8] = []
  private let kernels: UnsafePointer<galley_pixel_kernels>

  /// Bytes of memory.
  static let bytes = colors / 8

  init(_ kernels: UnsafePointer<galley_pixel_kernels>) throws {
    self.kernels = kernels
    numbers = try PaletteIndices(kernels)
    used = [UInt64](repeating: 0, count: Self.colors / 64)
  }

  /// Takes the colours of premultiplied pixels, `width` in a row.
  /// - Complexity: O(n) in the pixels.
  func add(_ pixels: [UInt32], width: Int) {
    if row.count < width { row = [UInt8](repeating: 0, count: width) }
    pixels.withUnsafeBufferPointer { pixels in
      guard let start = pixels.baseAddress else { return }
      var y = 0
      while let numbers, y < pixels.count / width {
        if !numbers.number(start + y * width, count: width, into: &row) { self.numbers = nil }
        y += 1
      }
      // What is opaque in no place needs no table.
      guard isOpaque else { return }
      used.withUnsafeMutableBufferPointer { used in
        // The pixel before: most are like it.
        var last = ~start[0]
        for pixel in pixels where pixel != last {
          last = pixel
          guard pixel >> 24 == 255 else {
            isOpaque = false
            return
          }
          let color = Int(pixel & 0xff_ffff)
          used[color >> 6] |= 1 << UInt64(color & 63)
          if pixel & 0xff_ffff != (pixel & 255) &* 0x0001_0101 { isGrey = false }
        }
      }
    }
  }

  /// What samples say them all.
  /// - Throws: `ImageError.encoding` when memory runs out.
  func type() throws -> FrameColorType {
    if let numbers, !(isOpaque && isGrey && numbers.count > 16) {
      return .palette(numbers, key: numbers.count < 256 ? UInt8(numbers.count) : nil)
    }
    guard isOpaque else { return .rgba }
    if isGrey {
      let level = (0...255).first { !isUsed(Int($0) * 0x0001_0101) }
      return .grey(key: level.map { UInt8($0) })
    }
    let word = used.firstIndex { $0 != .max }
    return .rgb(key: word.map { UInt32($0 * 64 + (~used[$0]).trailingZeroBitCount) })
  }

  private func isUsed(_ color: Int) -> Bool { used[color >> 6] >> UInt64(color & 63) & 1 == 1 }
}

/// What the samples of all images are, and the one that leaves a pixel as it was before.
enum FrameColorType {
  /// The number behind those of the colours, which is clear.
  case palette(PaletteIndices, key: UInt8?)
  /// A level that no image has.
  case grey(key: UInt8?)
  /// A colour that no image has: red in the lowest byte.
  case rgb(key: UInt32?)
  /// Clear pixels leave what was before.
  case rgba

  /// Whether a pixel can stay as it was.
  var hasKey: Bool {
    switch self {
    case .palette(_, let key), .grey(let key): key != nil
    case .rgb(let key): key != nil
    case .rgba: true
    }
  }

  var bitDepth: Int {
    guard case .palette(let numbers, let key) = self else { return 8 }
    switch numbers.count + (key == nil ? 0 : 1) {
    case ...2: return 1
    case ...4: return 2
    case ...16: return 4
    default: return 8
    }
  }

  /// Samples of a pixel.
  var channels: Int {
    switch self {
    case .palette, .grey: 1
    case .rgb: 3
    case .rgba: 4
    }
  }

  /// PNG's number of the type.
  var code: UInt8 {
    switch self {
    case .grey: 0
    case .rgb: 2
    case .palette: 3
    case .rgba: 6
    }
  }

  /// The chunks that stand before the first image.
  var chunks: [(name: String, bytes: [UInt8])] {
    switch self {
    case .grey(let key): key.map { [("tRNS", [0, $0])] } ?? []
    case .rgb(let key):
      key.map { key in
        [("tRNS", [0, 8, 16].flatMap { [0, UInt8(truncatingIfNeeded: key >> $0)] })]
      } ?? []
    case .rgba: []
    case .palette(let numbers, let key):
      paletteChunks(numbers, key)
    }
  }

  private func paletteChunks(
    _ numbers: PaletteIndices, _ key: UInt8?
  ) -> [(name: String, bytes: [UInt8])] {
    var (colors, alphas) = (numbers.colors, numbers.alphas)
    if key != nil {
      colors += [0, 0, 0]
      alphas += [UInt8](repeating: 255, count: numbers.count - alphas.count) + [0]
    }
    return alphas.isEmpty ? [("PLTE", colors)] : [("PLTE", colors), ("tRNS", alphas)]
  }

  /// Bytes of a row's samples.
  func rowBytes(_ width: Int) -> Int { (width * channels * bitDepth + 7) / 8 }
}
