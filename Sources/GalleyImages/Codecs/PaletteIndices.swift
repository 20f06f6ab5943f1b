import CPixelKernels
import GalleyGraphics

/// The colours of an image of at most 256, numbered as they come.
final class PaletteIndices {
  private let palette: OpaquePointer
  private let kernels: UnsafePointer<galley_pixel_kernels>

  /// - Throws: `ImageError.encoding` when memory runs out.
  init(_ kernels: UnsafePointer<galley_pixel_kernels>) throws {
    guard let palette = galley_palette_create() else {
      throw ImageError.encoding("the image could not be written: out of memory")
    }
    self.palette = palette
    self.kernels = kernels
  }

  deinit { galley_palette_free(palette) }

  var count: Int { galley_palette_count(palette) }

  /// Bits of a number: 1, 2, 4 or 8.
  var bitDepth: Int {
    switch count {
    case ...2: 1
    case ...4: 2
    case ...16: 4
    default: 8
    }
  }

  /// The numbers of a row.
  /// - Returns: false for the 257th colour.
  func number(
    _ row: UnsafePointer<UInt32>, count: Int, into numbers: UnsafeMutablePointer<UInt8>
  ) -> Bool {
    kernels.pointee.palette_numbers(palette, row, count, numbers) != 0
  }

  /// Premultiplied pixels in the order of their numbers.
  var pixels: [UInt32] {
    Array(UnsafeBufferPointer(start: galley_palette_colors(palette), count: count))
  }

  /// PNG's PLTE: red, green and blue of each colour, not premultiplied.
  var colors: [UInt8] {
    pixels.flatMap { pixel in
      let straight = Pixel(rawValue: pixel).straight
      return [straight.red, straight.green, straight.blue]
    }
  }

  /// PNG's tRNS: the alphas up to the last one that is not opaque.
  var alphas: [UInt8] {
    let alphas = pixels.map { UInt8($0 >> 24) }
    return Array(alphas.prefix((alphas.lastIndex { $0 < 255 } ?? -1) + 1))
  }

  /// Numbers of fewer than eight bits in bytes, the first in the high bits.
  static func pack(
    _ numbers: UnsafePointer<UInt8>, count: Int, bitDepth: Int,
    into bytes: UnsafeMutablePointer<UInt8>
  ) {
    let perByte = 8 / bitDepth
    for index in 0..<(count + perByte - 1) / perByte {
      var byte: UInt8 = 0
      for place in 0..<perByte where index * perByte + place < count {
        byte |= numbers[index * perByte + place] << UInt8(8 - bitDepth * (place + 1))
      }
      bytes[index] = byte
    }
  }
}
