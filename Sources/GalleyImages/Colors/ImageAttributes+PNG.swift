import CDeflate

extension ImageAttributes {
  /// What a PNG says of its colours, in the specification's order (PNG, third edition, 4.3): cICP, iCCP, sRGB, then gAMA
  /// and cHRM; and how it is turned (eXIf). The first chunk of a name counts. Those of colours stand before the pixels.
  /// - Parameter file: may be damaged or cut off: what is there counts.
  static func png(_ file: UnsafeRawBufferPointer) -> ImageAttributes {
    var found: [String: UnsafeRawBufferPointer] = [:]
    var damaged: Set<String> = []
    var (offset, hasPixels) = (8, false)
    while offset <= file.count - 12 {
      let length = Int(bigEndian(file, offset))
      guard length <= file.count - offset - 12 else { break }
      let name = String(decoding: file[offset + 4..<offset + 8], as: UTF8.self)
      if name == "IDAT" { hasPixels = true }
      if name == "IEND" { break }
      let counts = name == "eXIf" || (!hasPixels && colorChunks.contains(name))
      if counts, found[name] == nil, !damaged.contains(name) {
        let sum = libdeflate_crc32(0, file.baseAddress.map { $0 + offset + 4 }, length + 4)
        if sum == bigEndian(file, offset + 8 + length) {
          found[name] = UnsafeRawBufferPointer(
            rebasing: file[offset + 8..<offset + 8 + length])
        } else {
          damaged.insert(name)
        }
      }
      offset += 12 + length
    }
    return ImageAttributes(
      colors: colors(found, damaged),
      orientation: found["eXIf"].flatMap(ExifOrientation.read) ?? 1)
  }

  private static let colorChunks: Set<String> = ["cICP", "iCCP", "sRGB", "gAMA", "cHRM"]

  private static func bigEndian(_ file: UnsafeRawBufferPointer, _ offset: Int) -> UInt32 {
    UInt32(bigEndian: file.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
  }

  private static func colors(
    _ chunks: [String: UnsafeRawBufferPointer], _ damaged: Set<String>
  ) -> ImageColors {
    // A cICP chunk whose codes are not supported counts for nothing where there is another chunk.
    var trouble: String?
    if let codes = chunks["cICP"] {
      do throws(ColorConversion.ProfileError) {
        let space = try ColorCodes.space(Array(codes))
        return space.isSRGB ? .sRGB : .space(space)
      } catch { trouble = error.reason }
    } else if damaged.contains("cICP") {
      trouble = "its cICP chunk is damaged"
    }
    if let profile = chunks["iCCP"] { return Self.profile(profile) }
    if damaged.contains("iCCP") { return .damagedProfile }
    if chunks["sRGB"] != nil { return .sRGB }
    if let wrong = ["gAMA", "cHRM"].first(where: damaged.contains) {
      return .unusable("its \(wrong) chunk is damaged")
    }
    if chunks["gAMA"] != nil || chunks["cHRM"] != nil {
      return space(gamma: chunks["gAMA"], primaries: chunks["cHRM"])
    }
    return trouble.map { .unusable($0) } ?? .sRGB
  }

  /// A name, a zero, the number of a compression, and the profile in a zlib stream.
  private static func profile(_ chunk: UnsafeRawBufferPointer) -> ImageColors {
    guard let end = chunk.firstIndex(of: 0), end < 80, end + 2 < chunk.count, chunk[end + 1] == 0
    else { return .damagedProfile }
    let stream = UnsafeRawBufferPointer(rebasing: chunk[(end + 2)...])
    switch Inflate.zlib(stream, limit: profileLimit) {
    case .whole(let bytes): return .profile(bytes)
    case .tooLong: return .tooLong
    case .damaged: return .damagedProfile
    }
  }

  /// Numbers of gAMA and cHRM are 100,000ths. A gamma of 0.45455 is what writers of sRGB put there for readers who do not
  /// know sRGB (PNG, third edition, 11.3.2.5): it is not taken for a power of 2.2, which is darker than sRGB.
  private static func space(
    gamma: UnsafeRawBufferPointer?, primaries: UnsafeRawBufferPointer?
  ) -> ImageColors {
    var space = ColorSpaceNumbers()
    if let chunk = primaries {
      guard chunk.count == 32 else { return .unusable("its cHRM chunk is damaged") }
      let places = (0..<4).map { index in
        ColorSpaceNumbers.Place(
          x: Double(bigEndian(chunk, index * 8)) / 1e5,
          y: Double(bigEndian(chunk, index * 8 + 4)) / 1e5)
      }
      (space.white, space.red, space.green, space.blue) = (
        places[0], places[1], places[2], places[3]
      )
    }
    if let chunk = gamma {
      guard chunk.count == 4, bigEndian(chunk, 0) > 0 else {
        return .unusable("its gAMA chunk is damaged")
      }
      let value = bigEndian(chunk, 0)
      let standsForSRGB =
        (45454...45456).contains(value) && space.hasPrimaries(near: ColorSpaceNumbers())
      if !standsForSRGB { space.curve = .power(1e5 / Double(value)) }
    }
    return space.isSRGB ? .sRGB : .space(space)
  }
}
