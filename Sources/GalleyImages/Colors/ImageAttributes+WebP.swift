extension ImageAttributes {
  /// What the chunks ICCP and EXIF of a WebP file say (RFC 9649, 2.7.1.4 and 2.7.1.5).
  static func webP(_ file: UnsafeRawBufferPointer) -> ImageAttributes {
    var attributes = ImageAttributes()
    var (hasProfile, hasOrientation) = (false, false)
    var offset = 12
    while offset <= file.count - 8 {
      let length = Int(
        UInt32(littleEndian: file.loadUnaligned(fromByteOffset: offset + 4, as: UInt32.self)))
      let isWhole = length <= file.count - offset - 8
      let content = UnsafeRawBufferPointer(
        rebasing: file[offset + 8..<(isWhole ? offset + 8 + length : file.count)])
      let name = file[offset..<offset + 4]
      if !hasProfile, name.elementsEqual("ICCP".utf8) {
        hasProfile = true
        attributes.colors =
          !isWhole
          ? .damagedProfile
          : length > profileLimit ? .tooLong : .profile(Array(content))
      }
      if !hasOrientation, name.elementsEqual("EXIF".utf8) {
        hasOrientation = true
        attributes.orientation = ExifOrientation.read(content) ?? 1
      }
      offset += 8 + length + length % 2
    }
    return attributes
  }
}
