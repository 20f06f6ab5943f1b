import GalleyGraphics

/// Coverages of the pixels of a rectangle.
struct Coverage {
  let bounds: PixelBounds
  /// `bounds.width` bytes a row, rows from the top.
  var bytes: [UInt8]
  let held: MemoryReservation

  /// The coverages for reading.
  func withRows<Result>(_ body: (ClipRows) -> Result) -> Result {
    bytes.withUnsafeBufferPointer { body(ClipRows(bytes: $0.baseAddress, bounds: bounds)) }
  }
}

/// Where drawing is let through: a rectangle, and inside it a coverage for every pixel or full
/// coverage.
struct ClipMask {
  let bounds: PixelBounds
  /// Of `bounds` or more; nil lets everything in the rectangle through.
  let coverage: Coverage?

  init(bounds: PixelBounds, coverage: Coverage? = nil) {
    self.bounds = bounds
    self.coverage = coverage
  }

  /// The same coverage inside a smaller rectangle.
  func narrowed(to rect: PixelBounds) -> ClipMask {
    ClipMask(bounds: bounds.intersection(rect), coverage: coverage)
  }

  /// The product of this mask and a coverage of its bounds.
  func multiplied(by other: consuming Coverage) -> ClipMask {
    guard let coverage else { return ClipMask(bounds: bounds, coverage: other) }
    coverage.withRows { rows in
      other.bytes.withUnsafeMutableBufferPointer { product in
        for y in bounds.top..<max(bounds.top, bounds.bottom) {
          guard let own = rows.row(bounds.left, y) else { return }
          let start = (y - bounds.top) * bounds.width
          for x in 0..<bounds.width {
            product[start + x] = UInt8(
              truncatingIfNeeded: PixelMath.multiply(UInt32(own[x]), UInt32(product[start + x])))
          }
        }
      }
    }
    return ClipMask(bounds: bounds, coverage: other)
  }

  /// The mask for reading.
  func withRows<Result>(_ body: (ClipRows) -> Result) -> Result {
    guard let coverage else { return body(ClipRows(bytes: nil, bounds: bounds)) }
    return coverage.withRows(body)
  }
}
