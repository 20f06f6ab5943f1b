import GalleyGeometry
import GalleyGraphics

/// A gradient as premultiplied pixels at equal steps, and the way from a pixel to its step.
struct GradientTable {
  /// The number of colours less one.
  static let steps = 1023

  let colors: [UInt32]
  /// The step of the device's origin, and how many steps a pixel to the right and one down are.
  let origin: Double
  let step: (x: Double, y: Double)

  init(_ gradient: LinearGradientPaint) {
    colors = (0...Self.steps).map { index in
      gradient.color(at: CGFloat(index) / CGFloat(Self.steps)).pixel.rawValue
    }
    let dx = Double(gradient.end.x - gradient.start.x)
    let dy = Double(gradient.end.y - gradient.start.y)
    let length = dx * dx + dy * dy
    guard length > 0, length.isFinite else {
      // A line of no length is all end.
      origin = Double(Self.steps)
      step = (0, 0)
      return
    }
    let factor = Double(Self.steps) / length
    step = (dx * factor, dy * factor)
    origin = -(Double(gradient.start.x) * step.x + Double(gradient.start.y) * step.y)
  }
}

/// Fills runs with a gradient, evaluated at the middle of each pixel.
struct GradientSink: SpanSink {
  let surface: Surface
  let colors: UnsafePointer<UInt32>
  let origin: Double
  let step: (x: Double, y: Double)
  /// Nil lets everything through.
  let mask: UnsafePointer<UInt8>?
  let maskBounds: PixelRect

  mutating func span(y: Int, x: Int, count: Int, coverage: UInt32) {
    let row = surface.address(x, y)
    let start = origin + (Double(y) + 0.5) * step.y
    let last = Double(GradientTable.steps)
    for index in 0..<count {
      let place = start + (Double(x + index) + 0.5) * step.x
      let color = colors[Int(place > 0 ? min(place + 0.5, last) : 0)]
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
