import GalleyGraphics

/// The colours of a picture of at most 256, and the number of each.
struct Palette {
  /// Bits of a number: 1, 2, 4 or 8.
  let bitDepth: Int
  /// Red, green and blue of each colour, not premultiplied.
  let colors: [UInt8]
  /// The alphas of the first colours; what follows is opaque.
  let alphas: [UInt8]
  /// Colours by an open-addressed table of premultiplied pixels.
  private let table: PixelTable

  /// Nil when the bitmap has more than 256 colours.
  init?(_ bitmap: Bitmap) {
    var table = PixelTable()
    let fits = bitmap.pixels.withUnsafeBufferPointer { pixels in
      var previous = ~(pixels.first ?? 0)
      for pixel in pixels where pixel != previous {
        previous = pixel
        if !table.insert(pixel) { return false }
      }
      return true
    }
    guard fits else { return nil }
    // Transparent colours first, so that tRNS need not name the opaque ones.
    let order = table.pixels.indices.sorted { one, other in
      let (a, b) = (table.pixels[one], table.pixels[other])
      let (isOpaqueA, isOpaqueB) = (a >> 24 == 255, b >> 24 == 255)
      return isOpaqueA == isOpaqueB ? one < other : isOpaqueB
    }
    var colors: [UInt8] = []
    var alphas: [UInt8] = []
    for (number, index) in order.enumerated() {
      table.number(index, as: UInt8(number))
      let straight = Pixel(rawValue: table.pixels[index]).straight
      colors += [straight.red, straight.green, straight.blue]
      if straight.alpha < 255 { alphas.append(straight.alpha) }
    }
    self.colors = colors
    self.alphas = alphas
    self.table = table
    switch order.count {
    case ...2: bitDepth = 1
    case ...4: bitDepth = 2
    case ...16: bitDepth = 4
    default: bitDepth = 8
    }
  }

  /// Rows of numbers, each after a filter byte of 0, packed from the high bits.
  func packedRows(of bitmap: Bitmap) -> [UInt8] {
    let perByte = 8 / bitDepth
    let rowBytes = (bitmap.width + perByte - 1) / perByte
    let (width, height, depth) = (bitmap.width, bitmap.height, bitDepth)
    let size = (rowBytes + 1) * height
    return [UInt8](unsafeUninitializedCapacity: size) { rows, count in
      rows.initialize(repeating: 0)
      count = size
      bitmap.pixels.withUnsafeBufferPointer { pixels in
        var previous = ~(pixels.first ?? 0)
        var number: UInt8 = 0
        for y in 0..<height {
          let start = y * (rowBytes + 1) + 1
          for x in 0..<width {
            let pixel = pixels[y * width + x]
            if pixel != previous {
              previous = pixel
              number = table.number(of: pixel)
            }
            if depth == 8 {
              rows[start + x] = number
            } else {
              let shift = 8 - depth * (x % perByte + 1)
              rows[start + x / perByte] |= number << UInt8(shift)
            }
          }
        }
      }
    }
  }
}

/// At most 256 pixels and their numbers, by open addressing.
private struct PixelTable {
  private(set) var pixels: [UInt32] = []
  private var numbers: [UInt8] = []
  /// Indices into `pixels`, plus one; 0 is free.
  private var slots = [UInt16](repeating: 0, count: 1024)

  private func slot(of pixel: UInt32) -> Int {
    var slot = Int((pixel &* 0x9e37_79b1) >> 22)
    while slots[slot] != 0, pixels[Int(slots[slot]) - 1] != pixel { slot = (slot + 1) & 1023 }
    return slot
  }

  /// False when the pixel is new and the table is full.
  mutating func insert(_ pixel: UInt32) -> Bool {
    let slot = slot(of: pixel)
    if slots[slot] != 0 { return true }
    guard pixels.count < 256 else { return false }
    pixels.append(pixel)
    numbers.append(0)
    slots[slot] = UInt16(pixels.count)
    return true
  }

  mutating func number(_ index: Int, as number: UInt8) { numbers[index] = number }

  /// The number of a pixel; 0 for one that is not in the table.
  func number(of pixel: UInt32) -> UInt8 {
    let entry = slots[slot(of: pixel)]
    return entry == 0 ? 0 : numbers[Int(entry) - 1]
  }
}
