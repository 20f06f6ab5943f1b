extension ImageAttributes {
  /// What a JPEG's segments before its first scan say: EXIF in APP1, and in APP2 a profile in numbered parts
  /// (ISO 15076-1, annex B.4).
  static func jpeg(_ file: UnsafeRawBufferPointer) -> ImageAttributes {
    var attributes = ImageAttributes()
    var orientation: Int?
    var parts = ProfileParts()
    var place = 2
    while place + 4 <= file.count, file[place] == 0xFF {
      let marker = file[place + 1]
      // Bytes that fill, and markers without a length.
      if marker == 0xFF || marker == 0x01 || (0xD0...0xD7).contains(marker) {
        place += marker == 0xFF ? 1 : 2
        continue
      }
      let end = place + 2 + (Int(file[place + 2]) << 8 | Int(file[place + 3]))
      guard marker != 0xDA, marker != 0xD9, end >= place + 4, end <= file.count else { break }
      let segment = UnsafeRawBufferPointer(rebasing: file[place + 4..<end])
      if marker == 0xE1, orientation == nil, segment.starts(with: Array("Exif\0\0".utf8)) {
        orientation = ExifOrientation.read(segment)
      }
      if marker == 0xE2 { parts.take(segment) }
      place = end
    }
    attributes.orientation = orientation ?? 1
    attributes.colors = parts.colors
    return attributes
  }

  /// The parts of a profile, in any order.
  private struct ProfileParts {
    private static let name = Array("ICC_PROFILE\0".utf8)
    private var parts: [UInt8: UnsafeRawBufferPointer] = [:]
    private var count: UInt8?
    private var isDamaged = false

    mutating func take(_ segment: UnsafeRawBufferPointer) {
      guard segment.starts(with: Self.name) else { return }
      guard segment.count > 14 else {
        isDamaged = true
        return
      }
      let (number, total) = (segment[12], segment[13])
      if number == 0 || number > total || count ?? total != total || parts[number] != nil {
        isDamaged = true
      }
      count = total
      parts[number] = UnsafeRawBufferPointer(rebasing: segment[14...])
    }

    var colors: ImageColors {
      if isDamaged { return .damagedProfile }
      guard let count else { return .sRGB }
      guard parts.count == Int(count) else {
        return .unusable(
          "its colour profile is damaged: it has \(parts.count) of \(count) parts")
      }
      let length = parts.values.reduce(0) { $0 + $1.count }
      guard length <= ImageAttributes.profileLimit else { return .tooLong }
      var bytes: [UInt8] = []
      bytes.reserveCapacity(length)
      for number in 1...count { parts[number].map { bytes += $0 } }
      return .profile(bytes)
    }
  }
}
