/// Fills runs with one colour.
struct SolidSink: SpanSink {
  let surface: Surface
  let color: SolidColor

  @inline(__always)
  func span(y: Int, x: Int, count: Int, coverage: UInt32) {
    if coverage == 255, !color.isOpaque {
      return surface.kernels.pointee.over_color(surface.address(x, y), count, color.deep)
    }
    let pixel = coverage == 255 ? color.pixel : PixelMath.scale(color.pixel, by: coverage)
    surface.blend(pixel, x: x, y: y, count: count)
  }
}

/// Fills runs with one colour where a mask lets it through.
struct MaskedSolidSink: SpanSink {
  let surface: Surface
  let color: SolidColor
  let mask: UnsafePointer<UInt8>
  /// The mask's place in device pixels; every run lies inside.
  let maskBounds: PixelBounds

  @inline(__always)
  func span(y: Int, x: Int, count: Int, coverage: UInt32) {
    let mask = mask + (y - maskBounds.top) * maskBounds.width + (x - maskBounds.left)
    let (row, kernels) = (surface.address(x, y), surface.kernels)
    if coverage == 255, !color.isOpaque {
      kernels.pointee.over_color_masked(row, mask, count, color.deep)
    } else {
      kernels.pointee.over_solid_masked(row, mask, count, color.pixel, coverage)
    }
  }
}

/// Writes coverages into a buffer of bytes.
struct MaskSink: SpanSink {
  let bytes: UnsafeMutablePointer<UInt8>
  let bounds: PixelBounds

  @inline(__always)
  func span(y: Int, x: Int, count: Int, coverage: UInt32) {
    let row = bytes + (y - bounds.top) * bounds.width + (x - bounds.left)
    let value = UInt8(truncatingIfNeeded: coverage)
    for index in 0..<count { row[index] = value }
  }
}
