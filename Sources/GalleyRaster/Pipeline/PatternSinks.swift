import GalleyGeometry
import GalleyGraphics

/// Fills runs with a gradient, evaluated at the middle of each pixel.
struct GradientSink: SpanSink {
  let surface: Surface
  let colors: UnsafePointer<UInt32>
  let place: GradientPlace
  /// Nil lets everything through.
  let mask: UnsafePointer<UInt8>?
  let maskBounds: PixelRect

  mutating func span(y: Int, x: Int, count: Int, coverage: UInt32) {
    let row = surface.address(x, y)
    if mask == nil, coverage == 255 {
      for index in 0..<count {
        let color = colors[place.entry(Double(x + index) + 0.5, Double(y) + 0.5)]
        row[index] = color >> 24 == 255 ? color : PixelMath.over(color, row[index])
      }
      return
    }
    for index in 0..<count {
      let color = colors[place.entry(Double(x + index) + 0.5, Double(y) + 0.5)]
      var share = coverage
      if let mask {
        let offset = (y - maskBounds.top) * maskBounds.width + (x + index - maskBounds.left)
        share = PixelMath.multiply(UInt32(mask[offset]), coverage)
      }
      if share == 0 { continue }
      row[index] = PixelMath.over(
        share == 255 ? color : PixelMath.scale(color, by: share), row[index])
    }
  }
}

/// Fills runs with a picture that repeats itself, the bilinear mean of four pixels at the middle of
/// each pixel of the device.
struct BitmapSink: SpanSink {
  let surface: Surface
  let bitmap: Bitmap
  /// From device pixels to the picture's.
  let transform: CGAffineTransform
  let opacity: UInt32
  /// Nil lets everything through.
  let mask: UnsafePointer<UInt8>?
  let maskBounds: PixelRect

  mutating func span(y: Int, x: Int, count: Int, coverage: UInt32) {
    let row = surface.address(x, y)
    for index in 0..<count {
      let place = CGPoint(x: CGFloat(x + index) + 0.5, y: CGFloat(y) + 0.5).applying(transform)
      var share = PixelMath.multiply(coverage, opacity)
      if let mask {
        let offset = (y - maskBounds.top) * maskBounds.width + (x + index - maskBounds.left)
        share = PixelMath.multiply(UInt32(mask[offset]), share)
      }
      if share == 0 { continue }
      let color = bitmap.sample(
        BilinearTap(tilesOf: bitmap.width, at: place.x),
        BilinearTap(tilesOf: bitmap.height, at: place.y))
      row[index] = PixelMath.over(PixelMath.scale(color, by: share), row[index])
    }
  }
}

/// Fills runs with the pixels of a layer that lies in place.
struct LayerSink: SpanSink {
  let surface: Surface
  let pixels: UnsafePointer<UInt32>
  /// Every run lies inside.
  let bounds: PixelRect
  let opacity: UInt32
  /// Nil lets everything through.
  let mask: UnsafePointer<UInt8>?
  let maskBounds: PixelRect

  mutating func span(y: Int, x: Int, count: Int, coverage: UInt32) {
    let row = surface.address(x, y)
    let source = pixels + (y - bounds.top) * bounds.width + (x - bounds.left)
    for index in 0..<count {
      var share = PixelMath.multiply(coverage, opacity)
      if let mask {
        let offset = (y - maskBounds.top) * maskBounds.width + (x + index - maskBounds.left)
        share = PixelMath.multiply(UInt32(mask[offset]), share)
      }
      if share == 0 { continue }
      row[index] = PixelMath.over(PixelMath.scale(source[index], by: share), row[index])
    }
  }
}
