/// Fills runs with one colour.
struct SolidSink: SpanSink {
  let surface: Surface
  /// A premultiplied pixel.
  let source: UInt32

  @inline(__always)
  func span(y: Int, x: Int, count: Int, coverage: UInt32) {
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
  func span(y: Int, x: Int, count: Int, coverage: UInt32) {
    let mask = mask + (y - maskBounds.top) * maskBounds.width + (x - maskBounds.left)
    surface.kernels.pointee.over_solid_masked(surface.address(x, y), mask, count, source, coverage)
  }
}

/// Writes coverages into a buffer of bytes.
struct MaskSink: SpanSink {
  let bytes: UnsafeMutablePointer<UInt8>
  let bounds: PixelRect

  @inline(__always)
  func span(y: Int, x: Int, count: Int, coverage: UInt32) {
    let row = bytes + (y - bounds.top) * bounds.width + (x - bounds.left)
    let value = UInt8(truncatingIfNeeded: coverage)
    for index in 0..<count { row[index] = value }
  }
}
