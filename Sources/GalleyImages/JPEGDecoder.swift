import CTurboJPEG
import GalleyGeometry
import GalleyGraphics
import GalleyLimits

/// JPEG files to bitmaps by TurboJPEG, upright by their EXIF orientation. Grey, YCC and CMYK; colour
/// profiles are not read.
struct JPEGDecoder {
  var pixelLimit: Int
  var budget = PictureBudget(.unlimited)
  /// Pixels of all scans of a progressive file together: reading as many takes a second or two.
  static let scannedPixelLimit = 1 << 33

  func decode(_ data: Data) throws -> Bitmap {
    guard let handle = tjInitDecompress() else {
      throw ImageError.decoding("the JPEG decoder cannot be created")
    }
    defer { tjDestroy(handle) }
    let stored = try data.withUnsafeBytes { raw -> Bitmap in
      let bytes = raw.bindMemory(to: UInt8.self)
      var (width, height, sampling, space): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
      guard
        tjDecompressHeader3(
          handle, bytes.baseAddress, UInt(bytes.count), &width, &height, &sampling, &space) == 0
      else { throw Self.failure(handle, "not a readable JPEG") }
      try ImageDecoder.check(Int(width), Int(height), limit: pixelLimit, "JPEG")
      let isCMYK = space == TJCS_CMYK.rawValue || space == TJCS_YCCK.rawValue
      try Self.checkScans(of: bytes, width: Int(width), height: Int(height))
      // Samples, the bitmap, and the coefficients of a progressive file.
      return try ImageDecoder.decode(
        Int(width), Int(height), perPixel: 16, "JPEG", within: budget
      ) {
        var samples = [UInt8](repeating: 0, count: Int(width) * Int(height) * 4)
        let format = isCMYK ? TJPF_CMYK : TJPF_RGBA
        // The exact transform, the same on every processor; a progressive file may not ask for more scans
        // than a picture needs.
        let flags = TJFLAG_ACCURATEDCT | TJFLAG_LIMITSCANS
        let failed =
          tjDecompress2(
            handle, bytes.baseAddress, UInt(bytes.count), &samples, width, 0, height,
            format.rawValue, Int32(flags)) != 0
        if failed, Self.isFatal(handle) { throw Self.failure(handle, "the JPEG is damaged") }
        if isCMYK { Self.convert(&samples) }
        return Bitmap(width: Int(width), height: Int(height), straight: samples)
      }
    }
    return stored.oriented(ExifOrientation.read(data))
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

  /// Inks as Adobe writes them, inverted: 255 is no ink.
  private static func convert(_ samples: inout [UInt8]) {
    for start in stride(from: 0, to: samples.count, by: 4) {
      let black = UInt32(samples[start + 3])
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

/// How a camera was held: EXIF's numbers 1 to 8.
enum ExifOrientation {
  /// 1 where a JPEG file says nothing, or nothing that can be read.
  static func read(_ data: Data) -> Int {
    let bytes = [UInt8](data.prefix(1 << 17))
    var place = 2
    // Markers up to the first scan; the one of EXIF is near the start.
    while place + 4 <= bytes.count, bytes[place] == 0xFF, bytes[place + 1] != 0xDA {
      let length = Int(bytes[place + 2]) << 8 | Int(bytes[place + 3])
      let end = place + 2 + length
      guard length >= 2, end <= bytes.count else { return 1 }
      if bytes[place + 1] == 0xE1, let found = orientation(in: bytes[(place + 4)..<end]) {
        return found
      }
      place = end
    }
    return 1
  }

  private static func orientation(in segment: ArraySlice<UInt8>) -> Int? {
    guard segment.starts(with: Array("Exif\0\0".utf8)) else { return nil }
    let tiff = Array(segment.dropFirst(6))
    guard tiff.count >= 8 else { return nil }
    let isLittle = tiff[0] == 0x49
    func number(_ offset: Int, _ count: Int) -> Int? {
      guard offset >= 0, offset + count <= tiff.count else { return nil }
      let bytes = tiff[offset..<offset + count]
      return (isLittle ? Array(bytes.reversed()) : Array(bytes)).reduce(0) { $0 << 8 | Int($1) }
    }
    guard let directory = number(4, 4), let count = number(directory, 2) else { return nil }
    for index in 0..<min(count, 512) {
      let entry = directory + 2 + index * 12
      guard number(entry, 2) == 0x0112, let value = number(entry + 8, 2) else { continue }
      return (1...8).contains(value) ? value : nil
    }
    return nil
  }
}

extension Bitmap {
  /// The picture upright.
  func oriented(_ orientation: Int) -> Bitmap {
    if orientation == 1 { return self }
    let isTurned = orientation >= 5
    var result = Bitmap(width: isTurned ? height : width, height: isTurned ? width : height)
    for y in 0..<result.height {
      for x in 0..<result.width {
        let (column, row) =
          switch orientation {
          case 2: (width - 1 - x, y)
          case 3: (width - 1 - x, height - 1 - y)
          case 4: (x, height - 1 - y)
          case 5: (y, x)
          case 6: (y, height - 1 - x)
          case 7: (width - 1 - y, height - 1 - x)
          default: (width - 1 - y, x)
          }
        result.pixels[y * result.width + x] = pixels[row * width + column]
      }
    }
    return result
  }
}
