import CLittleCMS
import Foundation
import GalleyGraphics

@testable import GalleyImages

/// Profiles that LittleCMS makes, and what it makes of colours by them.
enum TestProfile {
  struct Space {
    var primaries: [(x: Double, y: Double)]
    var white = (x: 0.3127, y: 0.329)
    /// Of each channel: LittleCMS's parametric type and its numbers.
    var curves: [(type: Int32, numbers: [Double])]

    static let sRGBCurve = (
      type: Int32(4), numbers: [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045]
    )
    static let displayP3 = Space(
      primaries: [(0.68, 0.32), (0.265, 0.69), (0.15, 0.06)],
      curves: [sRGBCurve, sRGBCurve, sRGBCurve])
    static let adobe = Space(
      primaries: [(0.64, 0.33), (0.21, 0.71), (0.15, 0.06)],
      curves: [(1, [2.19921875]), (1, [2.19921875]), (1, [2.19921875])])
    /// Curves alone, each channel its own.
    static let curved = Space(
      primaries: [(0.64, 0.33), (0.3, 0.6), (0.15, 0.06)],
      curves: [(1, [1]), (1, [1.8]), (1, [2.6])])
  }

  static func rgb(_ space: Space) -> [UInt8] {
    var white = cmsCIExyY(x: space.white.x, y: space.white.y, Y: 1)
    let places = space.primaries.map { cmsCIExyY(x: $0.x, y: $0.y, Y: 1) }
    var primaries = cmsCIExyYTRIPLE(Red: places[0], Green: places[1], Blue: places[2])
    let curves = space.curves.map { cmsBuildParametricToneCurve(nil, $0.type, $0.numbers) }
    defer { curves.forEach { cmsFreeToneCurve($0) } }
    return bytes(cmsCreateRGBProfile(&white, &primaries, curves))
  }

  static func sRGB() -> [UInt8] { bytes(cmsCreate_sRGBProfile()) }

  static func grey(gamma: Double) -> [UInt8] {
    let curve = cmsBuildGamma(nil, gamma)
    defer { cmsFreeToneCurve(curve) }
    return bytes(cmsCreateGrayProfile(cmsD50_xyY(), curve))
  }

  /// Four inks whose colours are mixed in Lab, by a table of three steps for each.
  static func cmyk() -> [UInt8] {
    var table: [UInt16] = []
    for place in 0..<81 {
      let inks = [27, 9, 3, 1].map { Double(place / $0 % 3) / 2 }
      let light =
        100 * (1 - inks[3] * 0.9) * (1 - (inks[0] * 0.35 + inks[1] * 0.4 + inks[2] * 0.08))
      let rest = 1 - inks[3]
      let a = (-35 * inks[0] + 70 * inks[1] - 5 * inks[2]) * rest
      let b = (-45 * inks[0] - 3 * inks[1] + 88 * inks[2]) * rest
      // Lab in version 2's 16 bits.
      table += [light * 652.8, (a + 128) * 256, (b + 128) * 256].map { UInt16(min($0, 65535)) }
    }
    let pipeline = cmsPipelineAlloc(nil, 4, 3)
    defer { cmsPipelineFree(pipeline) }
    cmsPipelineInsertStage(pipeline, cmsAT_END, cmsStageAllocToneCurves(nil, 4, nil))
    cmsPipelineInsertStage(pipeline, cmsAT_END, cmsStageAllocCLut16bit(nil, 3, 4, 3, table))
    cmsPipelineInsertStage(pipeline, cmsAT_END, cmsStageAllocToneCurves(nil, 3, nil))
    let profile = cmsCreateProfilePlaceholder(nil)
    cmsSetProfileVersion(profile, 2.1)
    cmsSetDeviceClass(profile, cmsSigOutputClass)
    cmsSetColorSpace(profile, cmsSigCmykData)
    cmsSetPCS(profile, cmsSigLabData)
    cmsWriteTag(profile, cmsSigAToB0Tag, pipeline.map { UnsafeRawPointer($0) })
    return bytes(profile)
  }

  /// RGB whose perceptual table in floating point has so many steps that change nothing.
  static func steps(_ count: Int, of tag: cmsTagSignature = cmsSigDToB0Tag) -> [UInt8] {
    let pipeline = cmsPipelineAlloc(nil, 3, 3)
    defer { cmsPipelineFree(pipeline) }
    for _ in 0..<count {
      let own: [Double] = [1, 0, 0, 0, 1, 0, 0, 0, 1]
      cmsPipelineInsertStage(pipeline, cmsAT_END, cmsStageAllocMatrix(nil, 3, 3, own, nil))
    }
    let profile = cmsCreateProfilePlaceholder(nil)
    cmsSetProfileVersion(profile, 4.3)
    cmsSetDeviceClass(profile, cmsSigInputClass)
    cmsSetColorSpace(profile, cmsSigRgbData)
    cmsSetPCS(profile, cmsSigXYZData)
    cmsWriteTag(profile, tag, pipeline.map { UnsafeRawPointer($0) })
    return bytes(profile)
  }

  private static func bytes(_ profile: cmsHPROFILE?) -> [UInt8] {
    defer { cmsCloseProfile(profile) }
    var count: UInt32 = 0
    cmsSaveProfileToMem(profile, nil, &count)
    var bytes = [UInt8](repeating: 0, count: Int(count))
    cmsSaveProfileToMem(profile, &bytes, &count)
    return bytes
  }

  /// What LittleCMS alone makes of pixels: four bytes or words each, to red, green, blue and a byte that does not count.
  static func converted<Sample: BitwiseCopyable>(
    _ pixels: [Sample], by profile: [UInt8], _ format: UInt32, flags: Int32 = 0
  ) -> [UInt8] {
    let source = cmsOpenProfileFromMem(profile, UInt32(profile.count))
    let target = cmsCreate_sRGBProfile()
    let transform = cmsCreateTransform(
      source, format, target, galley_cms_rgba_8, 0, UInt32(flags))
    var result = [UInt8](repeating: 0, count: pixels.count)
    cmsDoTransform(transform, pixels, &result, UInt32(pixels.count / 4))
    cmsDeleteTransform(transform)
    cmsCloseProfile(source)
    cmsCloseProfile(target)
    return result
  }
}

/// Files with what they say of their colours in them.
enum ColorFiles {
  /// - Parameters:
  ///   - chunks: between the header and the pixels.
  ///   - type: PNG's number of colours: 0 grey, 2 RGB, 4 grey with alpha, 6 RGBA.
  ///   - samples: row by row, of 8 bits, or each two bytes of 16.
  static func png(
    _ width: Int, _ height: Int, type: UInt8 = 2, depth: UInt8 = 8, _ samples: [UInt8],
    chunks: [(String, [UInt8])] = [], after: [(String, [UInt8])] = []
  ) throws -> Data {
    let row = samples.count / height
    let rows = (0..<height).flatMap { [0] + samples[$0 * row..<($0 + 1) * row] }
    var file = Data(PNGChunks.signature)
    file += PNGChunks.chunk(
      "IHDR",
      UInt32(width).bigEndianBytes + UInt32(height).bigEndianBytes + [depth, type, 0, 0, 0])
    for (name, bytes) in chunks { file += PNGChunks.chunk(name, bytes) }
    file += PNGChunks.chunk("IDAT", try Deflate.smallZlib(rows, level: 6))
    for (name, bytes) in after { file += PNGChunks.chunk(name, bytes) }
    return file + PNGChunks.chunk("IEND", [])
  }

  static func iccp(_ profile: [UInt8]) throws -> (String, [UInt8]) {
    ("iCCP", Array("own".utf8) + [0, 0] + (try Deflate.smallZlib(profile, level: 6)))
  }

  static func gama(_ value: UInt32) -> (String, [UInt8]) { ("gAMA", value.bigEndianBytes) }

  /// White, red, green and blue in 100,000ths.
  static func chrm(_ values: [UInt32]) -> (String, [UInt8]) {
    ("cHRM", values.flatMap(\.bigEndianBytes))
  }

  /// The file with a profile in parts of `part` bytes, in an order of numbers.
  static func jpeg(
    _ file: Data, profile: [UInt8], part: Int = 60_000, order: ([Int]) -> [Int] = { $0 }
  ) -> Data {
    let count = (profile.count + part - 1) / part
    var result = Data(file.prefix(2))
    for index in order(Array(0..<count)) {
      let bytes = profile[index * part..<min((index + 1) * part, profile.count)]
      let content = Array("ICC_PROFILE\0".utf8) + [UInt8(index + 1), UInt8(count)] + bytes
      let length = content.count + 2
      result += [0xFF, 0xE2, UInt8(length >> 8), UInt8(length & 255)] + content
    }
    return result + file.dropFirst(2)
  }

  /// The file as one of parts, with a profile or EXIF around its pixels.
  static func webP(
    _ file: Data, _ width: Int, _ height: Int, profile: [UInt8]? = nil, exif: [UInt8]? = nil
  ) -> Data {
    let flags: UInt8 = (profile == nil ? 0 : 0x20) | (exif == nil ? 0 : 8) | 0x10
    let size =
      AnimatedWebP.littleEndian(width - 1, bytes: 3)
      + AnimatedWebP.littleEndian(height - 1, bytes: 3)
    var body = Array("WEBP".utf8) + AnimatedWebP.chunk("VP8X", [flags, 0, 0, 0] + size)
    if let profile { body += AnimatedWebP.chunk("ICCP", profile) }
    body += Array(file.dropFirst(12))
    if let exif { body += AnimatedWebP.chunk("EXIF", exif) }
    return Data(AnimatedWebP.chunk("RIFF", body))
  }

  /// EXIF's bytes with a number of orientation alone.
  static func exif(_ orientation: UInt8, isLittle: Bool = false) -> [UInt8] {
    isLittle
      ? Array("II".utf8) + [
        42, 0, 8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0,
      ]
        + [0, 0, 0, 0]
      : Array("MM".utf8) + [
        0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0,
      ]
        + [0, 0, 0, 0]
  }
}
