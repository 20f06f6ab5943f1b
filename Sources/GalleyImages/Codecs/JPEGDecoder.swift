import CTurboJPEG
import GalleyBudget
import GalleyGeometry
import GalleyGraphics

/// JPEG files to bitmaps of sRGB by TurboJPEG, upright by their EXIF orientation. Grey, YCC and CMYK.
struct JPEGDecoder {
  var pixelLimit: Int
  var budget = RenderBudget(.unlimited)
  /// Pixels of all scans of a progressive file together: reading as many takes a second or two.
  static let scannedPixelLimit = 1 << 33

  func decodeImage(_ data: Data) throws -> DecodedImage {
    guard let handle = tjInitDecompress() else {
      throw ImageError.decoding("the JPEG decoder cannot be created")
    }
    defer { tjDestroy(handle) }
    return try data.withUnsafeBytes { raw in
      let bytes = raw.bindMemory(to: UInt8.self)
      var (width, height, sampling, space): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
      let failed =
        tjDecompressHeader3(
          handle, bytes.baseAddress, UInt(bytes.count), &width, &height, &sampling, &space) != 0
      // TurboJPEG 3 also reads the colour profile, and one that is damaged is only a warning.
      guard !failed || !Self.isFatal(handle) && width > 0 && height > 0 else {
        throw Self.failure(handle, "not a readable JPEG")
      }
      let size = StatedSize(Int(width), Int(height), of: "JPEG")
      try size.check(limit: pixelLimit)
      let isCMYK = space == TJCS_CMYK.rawValue || space == TJCS_YCCK.rawValue
      try Self.checkScans(of: bytes, width: Int(width), height: Int(height))
      let attributes = ImageAttributes.jpeg(raw)
      let channels: ColorConversion.Channels =
        isCMYK ? .cmyk : space == TJCS_GRAY.rawValue ? .grey : .rgb
      let (conversion, warnings) = ColorConversion.conversion(attributes.colors, channels)
      // Samples, the bitmap, and the coefficients of a progressive file.
      return try size.decode(perPixel: 16, within: budget) {
        var samples = [UInt8](repeating: 0, count: Int(width) * Int(height) * 4)
        let format = isCMYK ? TJPF_CMYK : TJPF_RGBA
        // The exact transform, the same on every processor; a progressive file may not ask for more scans
        // than an image needs.
        let flags = TJFLAG_ACCURATEDCT | TJFLAG_LIMITSCANS
        let failed =
          tjDecompress2(
            handle, bytes.baseAddress, UInt(bytes.count), &samples, width, 0, height,
            format.rawValue, Int32(flags)) != 0
        if failed, Self.isFatal(handle) { throw Self.failure(handle, "the JPEG is damaged") }
        try samples.withUnsafeMutableBytes { try conversion?.convert($0, within: budget) }
        if isCMYK { Self.finishInks(&samples, isConverted: conversion != nil) }
        let bitmap = Bitmap(width: Int(width), height: Int(height), straight: samples)
        return DecodedImage(
          bitmap: bitmap.oriented(attributes.orientation), warnings: warnings)
      }
    }
  }

  /// Each scan of a progressive file may go over all pixels and have a few bytes.
  private static func checkScans(
    of bytes: UnsafeBufferPointer<UInt8>, width: Int, height: Int
  ) throws {
    // Packed samples never have these two bytes behind each other.
    var (scans, place) = (0, 0)
    while let start = bytes.baseAddress, place + 1 < bytes.count,
      let found = memchr(start + place, 0xFF, bytes.count - place - 1)
    {
      let next = start.distance(to: found.assumingMemoryBound(to: UInt8.self)) + 1
      if bytes[next] == 0xDA { scans += 1 }
      place = next
    }
    guard scans * width * height <= scannedPixelLimit else {
      throw ImageError.decoding(
        "a JPEG of \(width) x \(height) pixels has \(scans) scans; the limit "
          + "is \(scannedPixelLimit / (width * height))")
    }
  }

  /// Inks as Adobe writes them, inverted: 255 is no ink. Without a profile that says what they look like, light is what
  /// each of them leaves.
  private static func finishInks(_ samples: inout [UInt8], isConverted: Bool) {
    for start in stride(from: 0, to: samples.count, by: 4) {
      let black = isConverted ? 255 : UInt32(samples[start + 3])
      for index in start..<start + 3 {
        samples[index] = UInt8((UInt32(samples[index]) * black + 127) / 255)
      }
      samples[start + 3] = 255
    }
  }

  /// Stray bytes between markers, which cameras write, are no more than a warning; a file that ends too
  /// soon is only that to the library.
  private static func isFatal(_ handle: tjhandle) -> Bool {
    let reason = tjGetErrorStr2(handle).map { String(cString: $0) } ?? ""
    return tjGetErrorCode(handle) != TJERR_WARNING.rawValue || reason.contains("Premature end")
  }

  private static func failure(_ handle: tjhandle, _ what: String) -> ImageError {
    let reason = tjGetErrorStr2(handle).map { String(cString: $0) } ?? "no reason given"
    return .decoding("\(what): \(reason)")
  }
}

extension Bitmap {
  /// The image upright.
  /// - Parameter orientation: EXIF's number.
  func oriented(_ orientation: Int) -> Bitmap {
    if orientation == 1 { return self }
    let upright = ExifOrientation.upright(pixels, width: width, height: height, orientation)
    var result = Bitmap(width: upright.width, height: upright.height)
    result.pixels = upright.pixels
    return result
  }
}
