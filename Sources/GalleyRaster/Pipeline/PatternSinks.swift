import GalleyGeometry
import GalleyGraphics

/// Fills runs with a gradient, evaluated at the middle of each pixel.
struct GradientSink: SpanSink {
  let surface: Surface
  let colors: GradientColors
  let place: GradientPlace
  let clip: ClipRows
  /// Room for the colours of a row of the surface.
  let scratch: UnsafeMutablePointer<UInt32>

  func span(y: Int, x: Int, count: Int, coverage: UInt32) {
    if coverage == 255, clip.bytes == nil, colors.isOpaque, !place.hasGaps {
      return fill(surface.address(x, y), y: y, x: x, count: count)
    }
    fill(scratch, y: y, x: x, count: count)
    surface.blend(scratch, x: x, y: y, count: count, coverage: coverage, clip: clip)
  }

  private func fill(_ row: UnsafeMutablePointer<UInt32>, y: Int, x: Int, count: Int) {
    if let thresholds = colors.thresholds {
      for index in 0..<count {
        let entry = place.entry(Double(x + index) + 0.5, Double(y) + 0.5)
        row[index] = DitheredColors.pixel(
          colors.fine[entry], threshold: thresholds[(y & 7) << 3 | (x + index) & 7])
      }
    } else if let line = place.line(y: Double(y) + 0.5) {
      surface.kernels.pointee.linear_colors(
        row, count, colors.pixels, line.base, line.slope, Double(x))
    } else {
      for index in 0..<count {
        row[index] = colors.pixels[place.entry(Double(x + index) + 0.5, Double(y) + 0.5)]
      }
    }
  }
}

/// Fills runs with an image that repeats itself, the bilinear mean of four pixels at the middle of
/// each pixel of the device.
struct BitmapSink: SpanSink {
  let surface: Surface
  let bitmap: BitmapSamples
  /// From device pixels to the image's.
  let transform: CGAffineTransform
  let opacity: UInt32
  let clip: ClipRows
  /// Room for the pixels of a row of the surface.
  let scratch: UnsafeMutablePointer<UInt32>

  func span(y: Int, x: Int, count: Int, coverage: UInt32) {
    for index in 0..<count {
      let place = CGPoint(x: CGFloat(x + index) + 0.5, y: CGFloat(y) + 0.5).applying(transform)
      scratch[index] = bitmap.sample(
        BilinearTap(tilesOf: bitmap.width, at: place.x),
        BilinearTap(tilesOf: bitmap.height, at: place.y))
    }
    let share = PixelMath.multiply(coverage, opacity)
    surface.blend(scratch, x: x, y: y, count: count, coverage: share, clip: clip)
  }
}

/// Fills runs with the pixels of a layer that lies in place.
struct LayerSink: SpanSink {
  let surface: Surface
  let pixels: UnsafePointer<UInt32>
  /// Every run lies inside.
  let bounds: PixelBounds
  let opacity: UInt32
  let clip: ClipRows

  func span(y: Int, x: Int, count: Int, coverage: UInt32) {
    let source = pixels + (y - bounds.top) * bounds.width + (x - bounds.left)
    let share = PixelMath.multiply(coverage, opacity)
    surface.blend(source, x: x, y: y, count: count, coverage: share, clip: clip)
  }
}

/// Fills runs with an image that stands upright in a frame.
struct ImageSink: SpanSink {
  let surface: Surface
  let image: AxisAlignedImage
  let clip: ClipRows
  /// Room for the pixels of a row of the surface.
  let scratch: UnsafeMutablePointer<UInt32>

  func span(y: Int, x: Int, count: Int, coverage: UInt32) {
    let source = image.row(y, x: x, count: count, kernels: surface.kernels, into: scratch)
    surface.blend(source, x: x, y: y, count: count, coverage: coverage, clip: clip)
  }

  func pixels(y: Int, x: Int, coverages: UnsafeBufferPointer<UInt8>) {
    guard clip.bytes == nil, let mask = coverages.baseAddress else {
      return spans(y: y, x: x, coverages: coverages)
    }
    let count = coverages.count
    let source = image.row(y, x: x, count: count, kernels: surface.kernels, into: scratch)
    surface.kernels.pointee.over_pixels_masked(surface.address(x, y), source, mask, count, 255)
  }
}
