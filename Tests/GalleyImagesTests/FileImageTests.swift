import Foundation
import GalleyGraphics
import GalleyImages
import Testing

/// What a file holds as numbers of colours has the pixels that decoding it to pixels gives.
@Suite struct FileImageTests {
  private func bitmap(_ width: Int, _ height: Int, colors: Int) -> Bitmap {
    let pixels = (0..<width * height).map { index -> UInt32 in
      let (x, y) = (index % width, index / width)
      let number = UInt32((x * 7 + y * 13 + x * y) % colors)
      // Clear, faint and opaque ones.
      let alpha: UInt32 = number % 5 == 4 ? number * 40 % 256 : 255
      let blue = 255 - number % 256
      return alpha << 24 | blue << 16 | number * 11 % 256 << 8 | number % 256
    }
    return StraightAlphaImage(width: width, height: height, pixels: pixels).bitmap
  }

  @Test(arguments: [1, 2, 3, 4, 5, 16, 17, 100, 256, 1000], [PNGEncoder.Compression.fast, .small])
  func numbersStandForTheSamePixels(colors: Int, compression: PNGEncoder.Compression) throws {
    for (width, height) in [(1, 1), (3, 2), (9, 40), (130, 75)] {
      let data = try PNGEncoder(compression: compression).encode(
        bitmap(width, height, colors: colors))
      let image = try FileImage(imageData: data)
      #expect(try image.straight == StraightAlphaImage(imageData: data))
      #expect(image.width == width && image.height == height)
      let hasPalette = data[25] == 3
      if case .palette(let palette) = image {
        #expect(hasPalette && palette.numbers.count == width * height)
        #expect(palette.colors.allSatisfy { $0 == 0 || $0 >> 24 > 0 })
      } else {
        #expect(!hasPalette)
      }
    }
  }

  @Test func otherFormatsHavePixels() throws {
    let data = try WebPEncoder(quality: nil).encode(bitmap(20, 10, colors: 3))
    guard case .pixels(let image) = try FileImage(imageData: data) else {
      return #expect(Bool(false), "a WebP has no palette")
    }
    #expect(try image == StraightAlphaImage(imageData: data))
  }

  /// Whatever is cut off or changed: the same image, or the same error.
  @Test func damagedFilesAreTheSameErrors() throws {
    let data = try PNGEncoder(compression: .fast).encode(bitmap(40, 30, colors: 20))
    #expect(data[25] == 3)
    func outcome(_ make: () throws -> StraightAlphaImage) -> Result<StraightAlphaImage, ImageError>
    {
      do {
        return .success(try make())
      } catch let error as ImageError {
        return .failure(error)
      } catch {
        return .failure(.decoding("another error: \(error)"))
      }
    }
    var damaged = (0..<data.count).map { data.prefix($0) }
    damaged += data.indices.map { index in
      var changed = data
      changed[index] ^= 0x15
      return changed
    }
    // Behind the last row.
    damaged.append(data + Data(repeating: 7, count: 40_000))
    for file in damaged {
      let pixels = outcome { try StraightAlphaImage(imageData: file) }
      let numbers = outcome { try FileImage(imageData: file).straight }
      switch (pixels, numbers) {
      case (.success(let one), .success(let other)): #expect(one == other)
      case (.failure(let one), .failure(let other)): #expect("\(one)" == "\(other)")
      default: Issue.record("pixels: \(pixels), numbers: \(numbers)")
      }
    }
  }
}
