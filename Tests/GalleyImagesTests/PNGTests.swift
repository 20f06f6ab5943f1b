import Foundation
import GalleyGraphics
import GalleyImages
import Testing

@Suite struct PNGTests {
  private func bitmap(_ width: Int, _ height: Int, _ make: (Int, Int) -> Pixel) -> Bitmap {
    var bitmap = Bitmap(width: width, height: height)
    for y in 0..<height { for x in 0..<width { bitmap[x, y] = make(x, y) } }
    return bitmap
  }

  /// The colour type and bit depth in the file's header.
  private func header(_ png: Data) -> (depth: UInt8, colorType: UInt8) { (png[24], png[25]) }

  private func gray(_ value: Int) -> Pixel {
    Pixel(red: UInt8(value), green: UInt8(value), blue: UInt8(value), alpha: 255)
  }

  @Test(arguments: [(2, 1), (4, 2), (5, 4), (16, 4), (17, 8), (256, 8)])
  func fewColorsMakeAPalette(colors: Int, depth: Int) throws {
    let picture = bitmap(37, 29) { x, y in gray((x * 7 + y * 13) % colors) }
    let png = try PNGEncoder().encode(picture)
    #expect(header(png) == (UInt8(depth), 3))
    #expect(try PNGDecoder().decode(png) == picture)
  }

  @Test func manyColorsMakeTrueColor() throws {
    let picture = bitmap(64, 33) { x, y in
      Pixel(red: UInt8(x * 4), green: UInt8(y * 7), blue: UInt8((x * y) % 256), alpha: 255)
    }
    let png = try PNGEncoder().encode(picture)
    #expect(header(png) == (8, 2))
    #expect(try PNGDecoder().decode(png) == picture)
  }

  @Test func alphaSurvives() throws {
    let palette = bitmap(8, 8) { x, y in
      x < 4 ? .clear : Pixel(red: 100, green: 0, blue: 0, alpha: 200)
    }
    let png = try PNGEncoder().encode(palette)
    #expect(header(png).colorType == 3)
    #expect(try PNGDecoder().decode(png) == palette)
    let many = bitmap(64, 64) { x, y in
      Pixel(red: UInt8(x), green: UInt8(y), blue: 0, alpha: UInt8(255 - x * 2))
    }
    let trueColor = try PNGEncoder().encode(many)
    #expect(header(trueColor) == (8, 6))
    #expect(try PNGDecoder().decode(trueColor) == many)
  }

  @Test func noPixelsAreAnError() {
    #expect(throws: ImageError.self) { try PNGEncoder().encode(Bitmap(width: 0, height: 4)) }
  }

  @Test func damagedFilesAreErrors() throws {
    let png = try PNGEncoder().encode(bitmap(20, 20) { x, y in gray(x + y) })
    for count in [0, 1, 8, 20, 33, png.count / 2, png.count - 13] {
      #expect(throws: ImageError.self) { try PNGDecoder().decode(png.prefix(count)) }
    }
    #expect(throws: ImageError.self) { try PNGDecoder().decode(Data("not a picture".utf8)) }
    #expect(throws: ImageError.self) { try PNGDecoder(pixelLimit: 399).decode(png) }
  }
}
