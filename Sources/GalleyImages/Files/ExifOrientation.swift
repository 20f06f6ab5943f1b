/// How a camera was held: EXIF's numbers 1 to 8 (CIPA DC-008, tag 274).
enum ExifOrientation {
  /// The number in EXIF's bytes: TIFF's, behind `Exif` and two zeros or not, as JPEG has them and PNG and WebP files of
  /// some writers do. Nil for bytes without a number that counts.
  static func read(_ exif: UnsafeRawBufferPointer) -> Int? {
    let marked = exif.starts(with: Array("Exif\0\0".utf8))
    let tiff = UnsafeRawBufferPointer(rebasing: exif.dropFirst(marked ? 6 : 0))
    guard tiff.count >= 8 else { return nil }
    let isLittle = tiff[0] == 0x49
    func number(_ offset: Int, _ count: Int) -> Int? {
      guard offset >= 0, offset <= tiff.count - count else { return nil }
      return (0..<count).reduce(0) { sum, index in
        sum << 8 | Int(tiff[offset + (isLittle ? count - 1 - index : index)])
      }
    }
    guard let directory = number(4, 4), let count = number(directory, 2) else { return nil }
    for index in 0..<min(count, 512) {
      let entry = directory + 2 + index * 12
      guard number(entry, 2) == 0x0112, let value = number(entry + 8, 2) else { continue }
      return (1...8).contains(value) ? value : nil
    }
    return nil
  }

  /// Rows of pixels upright, and their sides.
  static func upright<Pixel>(
    _ pixels: [Pixel], width: Int, height: Int, _ orientation: Int
  ) -> (pixels: [Pixel], width: Int, height: Int) {
    guard (2...8).contains(orientation) else { return (pixels, width, height) }
    let (newWidth, newHeight) = orientation >= 5 ? (height, width) : (width, height)
    var result: [Pixel] = []
    result.reserveCapacity(pixels.count)
    for y in 0..<newHeight {
      for x in 0..<newWidth {
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
        result.append(pixels[row * width + column])
      }
    }
    return (result, newWidth, newHeight)
  }
}
