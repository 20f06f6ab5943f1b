/// Fills runs with one colour.
struct SolidSink: SpanSink {
  let surface: Surface
  /// A premultiplied pixel.
  let source: UInt32

  @inline(__always)
  mutating func span(y: Int, x: Int, count: Int, coverage: UInt32) {
    let pixel = coverage == 255 ? source : PixelMath.scale(source, by: coverage)
    surface.blend(pixel, x: x, y: y, count: count)
  }
}

/// Fills runs with one colour where a mask lets it through.
struct MaskedSolidSink: SpanSink {
  let surface: Surface
  let source: UInt32
  let mask: UnsafePointer<UInt8>
  /// The mask's place in device pixels; every run lies inside.
  let maskBounds: PixelRect

  @inline(__always)
  mutating func span(y: Int, x: Int, count: Int, coverage: UInt32) {
    let mask = mask + (y - maskBounds.top) * maskBounds.width + (x - maskBounds.left)
    let row = surface.address(x, y)
    for index in 0..<count {
      let share = PixelMath.multiply(UInt32(mask[index]), coverage)
      if share == 0 { continue }
      row[index] = PixelMath.over(PixelMath.scale(source, by: share), row[index])
    }
  }
}

/// Writes coverages into a buffer of bytes.
struct MaskSink: SpanSink {
  let bytes: UnsafeMutablePointer<UInt8>
  let bounds: PixelRect

  @inline(__always)
  mutating func span(y: Int, x: Int, count: Int, coverage: UInt32) {
    let row = bytes + (y - bounds.top) * bounds.width + (x - bounds.left)
    let value = UInt8(truncatingIfNeeded: coverage)
    for index in 0..<count { row[index] = value }
  }
}
