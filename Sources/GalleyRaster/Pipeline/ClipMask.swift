import GalleyGraphics

/// Where drawing is let through: a rectangle, and inside it a coverage for every pixel or full
/// coverage.
struct ClipMask {
  let bounds: PixelRect
  /// `bounds.width` bytes a row, rows from the top; nil lets everything in the rectangle through.
  let coverage: [UInt8]?

  init(bounds: PixelRect, coverage: [UInt8]? = nil) {
    self.bounds = bounds
    self.coverage = coverage
  }

  /// The same coverage inside a smaller rectangle.
  func narrowed(to rect: PixelRect) -> ClipMask {
    let smaller = bounds.intersection(rect)
    guard let coverage, smaller != bounds else {
      return ClipMask(bounds: smaller, coverage: coverage)
    }
    var result: [UInt8] = []
    result.reserveCapacity(smaller.width * smaller.height)
    if !smaller.isEmpty {
      for y in smaller.top..<smaller.bottom {
        let start = (y - bounds.top) * bounds.width + smaller.left - bounds.left
        result += coverage[start..<(start + smaller.width)]
      }
    }
    return ClipMask(bounds: smaller, coverage: result)
  }

  /// The product of this mask and a coverage of the same bounds.
  func multiplied(by other: [UInt8]) -> ClipMask {
    guard let coverage else { return ClipMask(bounds: bounds, coverage: other) }
    var product = other
    for index in product.indices {
      product[index] = UInt8(
        truncatingIfNeeded: PixelMath.multiply(UInt32(coverage[index]), UInt32(product[index])))
    }
    return ClipMask(bounds: bounds, coverage: product)
  }
}
