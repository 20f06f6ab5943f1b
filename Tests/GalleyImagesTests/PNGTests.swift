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
    let image = bitmap(37, 29) { x, y in
      let value = (x * 7 + y * 13) % colors
      return Pixel(red: UInt8(value), green: 9, blue: UInt8(255 - value), alpha: 255)
    }
    let png = try PNGEncoder().encode(image)
    #expect(header(png) == (UInt8(depth), 3))
    #expect(try PNGDecoder().decode(png) == image)
  }

  /// Grey images of more than 16 colours need no palette.
  @Test(arguments: [(2, 1, 3), (16, 4, 3), (17, 8, 0), (256, 8, 0)])
  func greyIsGrey(colors: Int, depth: Int, type: Int) throws {
    let image = bitmap(37, 129) { x, y in gray((x * 7 + y * 13) % colors) }
    for compression in PNGEncoder.Compression.allCases {
      let png = try PNGEncoder(compression: compression).encode(image)
      #expect(header(png) == (UInt8(depth), UInt8(type)))
      #expect(try PNGDecoder().decode(png) == image)
    }
  }

  /// What is seen late, in rows of another band, is not lost: a colour, the 257th one, an alpha.
  @Test func lateSurprisesChangeTheKind() throws {
    func tall(_ last: Pixel, colors: Int) -> Bitmap {
      bitmap(300, 2000) { x, y in
        y == 1999 && x == 299 ? last : gray((x + y) % colors)
      }
    }
    let red = Pixel(red: 200, green: 0, blue: 0, alpha: 255)
    let soft = Pixel(red: 20, green: 0, blue: 0, alpha: 100)
    for (image, type) in [
      (tall(gray(7), colors: 200), 0), (tall(red, colors: 200), 3), (tall(red, colors: 256), 2),
      (tall(soft, colors: 256), 6), (tall(soft, colors: 30), 3),
    ] {
      let png = try PNGEncoder().encode(image)
      #expect(header(png).colorType == UInt8(type))
      #expect(try PNGDecoder().decode(png) == image)
    }
  }

  @Test func kernelsWriteTheSameFiles() throws {
    for side in [1, 2, 7, 33, 200] {
      for step in [1, 3, 37] {
        let image = bitmap(side, side) { x, y in
          let alpha = step == 37 ? UInt8(255 - x % 64) : 255
          return Pixel(
            red: UInt8(x * step % 64), green: UInt8(y * step % 64), blue: UInt8((x ^ y) % 64),
            alpha: alpha)
        }
        let files = try PixelKernels.available.map { kernels in
          var encoder = PNGEncoder()
          encoder.kernels = kernels
          return try encoder.encode(image)
        }
        #expect(files.allSatisfy { $0 == files[0] })
        #expect(try PNGDecoder().decode(files[0]) == image)
      }
    }
  }

  @Test func manyColorsMakeTrueColor() throws {
    let image = bitmap(64, 33) { x, y in
      Pixel(red: UInt8(x * 4), green: UInt8(y * 7), blue: UInt8((x * y) % 256), alpha: 255)
    }
    let png = try PNGEncoder().encode(image)
    #expect(header(png) == (8, 2))
    #expect(try PNGDecoder().decode(png) == image)
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
    #expect(throws: ImageError.self) { try PNGDecoder().decode(Data("not an image".utf8)) }
    #expect(throws: ImageError.self) { try PNGDecoder(pixelLimit: 399).decode(png) }
  }

  /// The chunks of a file, in their order.
  private func chunks(_ data: Data) -> [(name: String, bytes: [UInt8])] {
    let bytes = [UInt8](data)
    var result: [(name: String, bytes: [UInt8])] = []
    var place = 8
    while place + 8 <= bytes.count {
      let length = bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
      let name = String(decoding: bytes[(place + 4)..<(place + 8)], as: UTF8.self)
      result.append((name, Array(bytes[(place + 8)..<(place + 8 + length)])))
      place += 12 + length
    }
    return result
  }

  @Test func smallFilesHaveTheSamePixels() throws {
    var colors = Bitmap(width: 97, height: 61)
    for y in 0..<61 {
      for x in 0..<97 {
        colors[x, y] = Pixel(
          red: UInt8((x * 3 + y) % 256), green: UInt8(y * 4), blue: UInt8(x * y % 256), alpha: 255)
      }
    }
    var faded = colors
    for index in faded.pixels.indices where index % 3 == 0 {
      faded.pixels[index] = Pixel(red: 9, green: 8, blue: 7, alpha: UInt8(9 + index % 200)).rawValue
    }
    let plain = Bitmap(width: 64, height: 64, filledWith: ResolvedColor.white.pixel)
    for bitmap in [colors, faded, plain] {
      let fast = try PNGEncoder().encode(bitmap)
      let small = try PNGEncoder(compression: .small).encode(bitmap)
      #expect(try PNGDecoder().decode(small) == PNGDecoder().decode(fast))
      #expect(small.count <= fast.count, "\(small.count), fast \(fast.count)")
    }
  }

  @Test func filesSayTheirScaleAndTexts() throws {
    let bitmap = Bitmap(width: 2, height: 2, filledWith: ResolvedColor.black.pixel)
    let texts = ["Title": "Card", "Author": "Łódź"]
    let data = try PNGEncoder(scale: 2, texts: texts).encode(bitmap)
    let found = chunks(data)
    #expect(
      found.map(\.name) == ["IHDR", "sRGB", "PLTE", "pHYs", "iTXt", "tEXt", "IDAT", "IEND"])
    // 144 pixels to an inch of 0.0254 m.
    #expect(found[3].bytes == [0, 0, 0x16, 0x25, 0, 0, 0x16, 0x25, 1])
    #expect(found[4].bytes == Array("Author".utf8) + [0, 0, 0, 0, 0] + Array("Łódź".utf8))
    #expect(found[5].bytes == Array("Title\u{0}Card".utf8))
    #expect(try PNGDecoder().decode(data) == bitmap)
    #expect(chunks(try PNGEncoder(scale: .nan).encode(bitmap)).allSatisfy { $0.name != "pHYs" })
    for keyword in ["", " a", "a ", "ä", String(repeating: "k", count: 80), "a\nb"] {
      #expect(throws: ImageError.self, "\(keyword)") {
        try PNGEncoder(texts: [keyword: ""]).encode(bitmap)
      }
    }
  }
}
