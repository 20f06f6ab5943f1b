import CLittleCMS
import Foundation
import GalleyGraphics
import Testing

@testable import GalleyImages

/// What files say of their colours and how they are turned.
@Suite struct ColorFileTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Images")
  private static let original: [UInt8] = [200, 120, 60]
  private static let brighter: [UInt8] = [213, 115, 42]
  private static let p3 = TestProfile.rgb(.displayP3)

  private func file(_ name: String) throws -> Data {
    try Data(contentsOf: Self.folder.appendingPathComponent(name))
  }

  private func color(_ data: Data, _ warnings: [String] = []) throws -> [UInt8] {
    let image = try ImageDecoder().decodeImage(data)
    #expect(image.warnings == warnings)
    // Comparisons see what is drawn.
    #expect(
      try FileImage(imageData: data).straight.bitmap == image.bitmap
        && StraightAlphaImage(imageData: data).bitmap == image.bitmap)
    let pixel = image.bitmap[0, 0]
    return [pixel.red, pixel.green, pixel.blue]
  }

  private func png(_ chunks: [(String, [UInt8])]) throws -> Data {
    try ColorFiles.png(1, 1, Self.original, chunks: chunks)
  }

  /// The specification's order: cICP, iCCP, sRGB, gAMA and cHRM.
  @Test func chunksCountInOrder() throws {
    let p3 = ("cICP", [12, 13, 0, 1] as [UInt8])
    let plain = ("cICP", [1, 13, 0, 1] as [UInt8])
    let profile = try ColorFiles.iccp(Self.p3)
    let linear = try ColorFiles.iccp(
      TestProfile.rgb(
        TestProfile.Space(
          primaries: TestProfile.Space.curved.primaries, curves: [(1, [1]), (1, [1]), (1, [1])])))
    let standard = ("sRGB", [0] as [UInt8])
    let one = ColorFiles.gama(100_000)
    #expect(try color(png([])) == Self.original)
    #expect(try color(png([p3])) == Self.brighter)
    #expect(try color(png([linear, standard, one, p3])) == Self.brighter)
    #expect(try color(png([profile, plain])) == Self.original)
    #expect(try color(png([one, standard, profile])) == Self.brighter)
    #expect(try color(png([one, standard])) == Self.original)
    // Linear 200, 120 and 60 of 255 by the curve of sRGB.
    #expect(try color(png([one])) == [229, 182, 133])
    // A code that is not supported leaves the next chunk.
    #expect(try color(png([("cICP", [9, 16, 0, 1]), profile])) == Self.brighter)
    #expect(
      try color(
        png([("cICP", [9, 16, 0, 1])]),
        ["is drawn as sRGB: high dynamic range (PQ in its cICP chunk) is not supported"])
        == Self.original)
    // Behind the pixels is too late.
    #expect(
      try color(ColorFiles.png(1, 1, Self.original, after: [p3, profile])) == Self.original)
  }

  /// cHRM alone has the curve of sRGB, gAMA alone its primaries, and 0.45455 with these stands for sRGB.
  @Test func gammasAndPrimariesAreRead() throws {
    let usual: [UInt32] = [31270, 32900, 64000, 33000, 30000, 60000, 15000, 6000]
    let wide: [UInt32] = [31270, 32900, 68000, 32000, 26500, 69000, 15000, 6000]
    #expect(try color(png([ColorFiles.gama(45455)])) == Self.original)
    #expect(try color(png([ColorFiles.gama(45455), ColorFiles.chrm(usual)])) == Self.original)
    #expect(try color(png([ColorFiles.chrm(wide)])) == Self.brighter)
    let both = TestProfile.Space(
      primaries: TestProfile.Space.displayP3.primaries,
      curves: [(1, [1 / 0.6]), (1, [1 / 0.6]), (1, [1 / 0.6])])
    let file = try png([ColorFiles.gama(60000), ColorFiles.chrm(wide)])
    #expect(try color(file) == color(png([ColorFiles.iccp(TestProfile.rgb(both))])))
    for (chunk, words) in [
      (ColorFiles.gama(0), "its gAMA chunk is damaged"),
      (("cHRM", [1, 2]), "its cHRM chunk is damaged"),
      (
        ColorFiles.chrm([UInt32](repeating: 0, count: 8)),
        "the primaries of its cHRM chunk are not those of colours"
      ),
    ] {
      #expect(try color(png([chunk]), ["is drawn as sRGB: \(words)"]) == Self.original)
    }
  }

  @Test func videoRangesAreStretched() throws {
    for (sample, result) in [(16, 0), (235, 255), (0, 0), (255, 255), (126, 128)]
      as [(UInt8, UInt8)]
    {
      let data = try ColorFiles.png(
        1, 1, [sample, sample, sample], chunks: [("cICP", [1, 13, 0, 0])])
      #expect(try color(data) == [result, result, result], "\(sample)")
    }
  }

  @Test func damagedProfilesAreWarnings() throws {
    let damaged = ["is drawn as sRGB: its colour profile is damaged"]
    let profile = try ColorFiles.iccp(Self.p3)
    let pieces: [(String, [UInt8])] = [
      ("iCCP", Array(profile.1.prefix(40))), ("iCCP", []), ("iCCP", [65, 0, 1, 2, 3]),
      try ColorFiles.iccp(Array(Self.p3.prefix(200))),
    ]
    for piece in pieces { #expect(try color(png([piece]), damaged) == Self.original) }
    // A checksum that is wrong.
    var broken = try png([profile])
    broken[60] ^= 1
    #expect(try color(broken, damaged) == Self.original)
    // More than four megabytes, in four kilobytes.
    let long = try ColorFiles.iccp([UInt8](repeating: 0, count: (4 << 20) + 1))
    #expect(
      try color(
        png([long]), ["is drawn as sRGB: its colour profile has more than 4194304 bytes"])
        == Self.original)
    let plain = try ImageDecoder().decode(file("colour.jpg"))
    func jpeg(_ order: @escaping ([Int]) -> [Int]) throws -> DecodedImage {
      try ImageDecoder().decodeImage(
        ColorFiles.jpeg(file("colour.jpg"), profile: Self.p3, part: 100, order: order))
    }
    let missing = try jpeg { $0.dropLast() }
    #expect(missing.bitmap == plain)
    let parts = (Self.p3.count + 99) / 100
    #expect(
      missing.warnings
        == [
          "is drawn as sRGB: its colour profile is damaged: it has \(parts - 1) of \(parts) parts"
        ])
    let twice = try jpeg { $0 + [0] }
    #expect(twice.bitmap == plain && twice.warnings == damaged)
  }

  @Test func photosOfPhonesAreConverted() throws {
    let plain = try StraightAlphaImage(imageData: file("colour.jpg")).pixels
    let expected = TestProfile.converted(
      plain.flatMap { value in (0..<4).map { UInt8(value >> ($0 * 8) & 255) } }, by: Self.p3,
      galley_cms_rgba_8)
    for order in [{ $0 }, { $0.reversed() }] as [([Int]) -> [Int]] {
      let data = try ColorFiles.jpeg(
        file("colour.jpg"), profile: Self.p3, part: 90, order: order)
      let pixels = try StraightAlphaImage(imageData: data).pixels
      for (index, value) in pixels.enumerated() {
        for channel in 0..<3 {
          #expect(UInt8(value >> (channel * 8) & 255) == expected[index * 4 + channel])
        }
      }
    }
    var bitmap = Bitmap(width: 3, height: 2)
    for index in 0..<6 {
      bitmap.pixels[index] = Pixel(red: 200, green: 120, blue: 60, alpha: 255).rawValue
    }
    let webP = try WebPEncoder(quality: nil).encode(bitmap)
    #expect(try color(ColorFiles.webP(webP, 3, 2, profile: Self.p3)) == Self.brighter)
    #expect(
      try color(
        ColorFiles.webP(webP, 3, 2, profile: [1, 2, 3]),
        ["is drawn as sRGB: its colour profile is damaged"]) == Self.original)
  }

  /// Clear and half clear pixels keep their alpha, grey and palettes have profiles too.
  @Test func allKindsOfPNGsAreConverted() throws {
    let profile = try ColorFiles.iccp(Self.p3)
    let clear = try ColorFiles.png(1, 1, type: 6, Self.original + [128], chunks: [profile])
    let straight = try StraightAlphaImage(imageData: clear).pixels
    #expect(straight == [0x80_2A_73_D5])
    let palette = try ColorFiles.png(
      2, 1, type: 3, [1, 0], chunks: [profile, ("PLTE", [9, 9, 9] + Self.original)])
    #expect(try color(palette) == Self.brighter)
    let grey = try ColorFiles.iccp(TestProfile.grey(gamma: 1))
    #expect(try color(ColorFiles.png(1, 1, type: 0, [128], chunks: [grey])) == [188, 188, 188])
    let deep = try ColorFiles.png(
      1, 1, type: 0, depth: 16, [0, 66], chunks: [ColorFiles.gama(100_000)])
    #expect(try ImageDecoder().decode(deep)[0, 0].red == 3)
    let wide = try ColorFiles.png(
      1, 1, type: 2, depth: 16, Self.original.flatMap { [$0, $0] }, chunks: [profile])
    let pixel = try ImageDecoder().decode(wide)[0, 0]
    #expect([pixel.red, pixel.green, pixel.blue] == Self.brighter)
  }

  @Test func inksOfPhotosAreConverted() throws {
    let profile = TestProfile.cmyk()
    let image = try ImageDecoder().decodeImage(
      ColorFiles.jpeg(file("cmyk.jpg"), profile: profile))
    // What Pillow made inks of is (200, 60, 20) without black.
    let inks: [UInt8] = [200, 60, 20, 255]
    let expected = TestProfile.converted(inks, by: profile, galley_cms_inverted_cmyk_8)
    let pixel = image.bitmap[5, 4]
    #expect(image.warnings.isEmpty && pixel.alpha == 255)
    for (one, other) in zip([pixel.red, pixel.green, pixel.blue], expected) {
      #expect(abs(Int(one) - Int(other)) <= 3)
    }
    #expect(try ImageDecoder().decode(file("cmyk.jpg"))[5, 4] != pixel)
  }

  /// EXIF in PNG and WebP files turns them as it turns a JPEG, with either order of bytes.
  @Test func allFormatsStandUpright() throws {
    var stored = Bitmap(width: 3, height: 2)
    for index in 0..<6 {
      stored.pixels[index] = Pixel(red: UInt8(index * 40), green: 9, blue: 1, alpha: 255).rawValue
    }
    let samples = stored.pixels.flatMap { [UInt8($0 & 255), 9, 1] }
    let webP = try WebPEncoder(quality: nil).encode(stored)
    let places = [
      1: [0, 1, 2, 3, 4, 5], 2: [2, 1, 0, 5, 4, 3], 3: [5, 4, 3, 2, 1, 0], 4: [3, 4, 5, 0, 1, 2],
      5: [0, 3, 1, 4, 2, 5], 6: [3, 0, 4, 1, 5, 2], 7: [5, 2, 4, 1, 3, 0], 8: [2, 5, 1, 4, 0, 3],
    ]
    for (number, order) in places {
      for isLittle in [false, true] {
        let exif = ColorFiles.exif(UInt8(number), isLittle: isLittle)
        let files = [
          try ColorFiles.png(3, 2, samples, chunks: [("eXIf", exif)]),
          try ColorFiles.png(3, 2, samples, after: [("eXIf", Array("Exif\0\0".utf8) + exif)]),
          ColorFiles.webP(webP, 3, 2, exif: exif),
          ColorFiles.webP(webP, 3, 2, exif: Array("Exif\0\0".utf8) + exif),
        ]
        for file in files {
          let bitmap = try ImageDecoder().decode(file)
          #expect(bitmap.width == (number < 5 ? 3 : 2) && bitmap.height == (number < 5 ? 2 : 3))
          #expect(bitmap.pixels == order.map { stored.pixels[$0] }, "\(number)")
          #expect(try FileImage(imageData: file).straight.bitmap == bitmap)
        }
      }
    }
  }

  /// EXIF that is not of an orientation changes nothing; one behind a long profile counts.
  @Test func orientationsAreFoundAnywhere() throws {
    let held = try file("held-6.jpg")
    let long = TestProfile.cmyk() + [UInt8](repeating: 0, count: 200_000)
    let upright = try ImageDecoder().decode(held)
    #expect(try ImageDecoder().decode(ColorFiles.jpeg(held, profile: long)) == upright)
    for exif in [[], [77], ColorFiles.exif(9), ColorFiles.exif(0), Array("MM".utf8)] as [[UInt8]] {
      let data = try ColorFiles.png(3, 1, [UInt8](repeating: 8, count: 9), chunks: [("eXIf", exif)])
      #expect(try ImageDecoder().decode(data).width == 3)
    }
  }

  @Test func whatMovesShowsItsFirstImage() throws {
    let data = try file("animated.webp")
    let first = try #require(try AnimatedImageDecoder().frames(of: data).first).image
    #expect(try ImageDecoder().decode(data) == first)
    #expect(throws: ImageError.self) { try ImageDecoder().decode(data.prefix(data.count - 4)) }
    let movie = Movie(.color, width: 20, height: 12, count: 4, seed: 5)
    let encoder = try AnimatedWebPEncoder(quality: nil, loopCount: 0)
    for (index, image) in movie.images.enumerated() {
      try encoder.append(image, at: Double(index) / 10)
    }
    #expect(try ImageDecoder().decode(encoder.data(endingAt: 1)) == movie.images[0])
    #expect(throws: ImageError.self) { try ImageDecoder(pixelLimit: 100).decode(data) }
  }
}
