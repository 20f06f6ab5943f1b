import GalleyGraphics
import GalleyGeometry

/// A rectangle of whole pixels; its last column and row belong to it.
struct PixelArea: Hashable, Sendable {
  var x: Int
  var y: Int
  /// At least 1.
  var width: Int
  var height: Int

  /// The smallest rectangle around all pixels in which two images of one size differ; nil for images that are
  /// the same.
  /// - Complexity: O(n) in the pixels.
  static func changed(from old: Bitmap, to new: Bitmap) -> PixelArea? {
    let (width, height) = (new.width, new.height)
    return old.pixels.withUnsafeBufferPointer { old in
      new.pixels.withUnsafeBufferPointer { new in
        guard let old = old.baseAddress, let new = new.baseAddress else { return nil }
        func differs(_ y: Int) -> Bool {
          memcmp(old + y * width, new + y * width, width * 4) != 0
        }
        guard let top = (0..<height).first(where: differs),
          let bottom = (top..<height).last(where: differs)
        else { return nil }
        var (left, right) = (width, -1)
        for y in top...bottom {
          let (one, other) = (old + y * width, new + y * width)
          var x = 0
          while x < left, one[x] == other[x] { x += 1 }
          left = min(left, x)
          x = width - 1
          while x > right, one[x] == other[x] { x -= 1 }
          right = max(right, x)
        }
        return PixelArea(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
      }
    }
  }

  /// The pixels of the rectangle, row by row.
  func pixels(of bitmap: Bitmap) -> [UInt32] {
    [UInt32](unsafeUninitializedCapacity: width * height) { room, count in
      bitmap.pixels.withUnsafeBufferPointer { source in
        guard let source = source.baseAddress, let room = room.baseAddress else { return }
        for row in 0..<height {
          (room + row * width).initialize(
            from: source + (y + row) * bitmap.width + x, count: width)
        }
        count = width * height
      }
    }
  }

  /// Writes the rectangle's pixels into an image.
  func write(_ pixels: [UInt32], into bitmap: inout Bitmap) {
    let stride = bitmap.width
    pixels.withUnsafeBufferPointer { source in
      bitmap.pixels.withUnsafeMutableBufferPointer { target in
        guard let source = source.baseAddress, let target = target.baseAddress else { return }
        for row in 0..<height {
          (target + (y + row) * stride + x).update(from: source + row * width, count: width)
        }
      }
    }
  }
}
