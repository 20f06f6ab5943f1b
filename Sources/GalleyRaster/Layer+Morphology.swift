import GalleyGeometry
import GalleyGraphics

extension Layer {
  /// Changes each channel by itself.
  mutating func change(by tables: ChannelTables) {
    // Pictures have few colours that differ from those of their neighbours.
    var last: UInt32 = 0
    var result = tables.pixel(0)
    for index in pixels.indices {
      if pixels[index] != last {
        last = pixels[index]
        result = tables.pixel(last)
      }
      pixels[index] = result
    }
  }

  /// Gives each pixel the least or the most of each channel around it; beyond the layer is nothing.
  /// - Complexity: O(n) in the pixels and the radii.
  mutating func spread(x: Int, y: Int, isErosion: Bool) {
    if x > 0 {
      spread(across: x, isErosion, count: bounds.width, lines: bounds.height, 1, bounds.width)
    }
    if y > 0 {
      spread(across: y, isErosion, count: bounds.height, lines: bounds.width, bounds.width, 1)
    }
  }

  /// - Parameters:
  ///   - step: from a pixel of a line to the next one.
  ///   - next: from a line to the next one.
  private mutating func spread(
    across radius: Int, _ isErosion: Bool, count: Int, lines: Int, _ step: Int, _ next: Int
  ) {
    func combined(_ one: UInt32, _ other: UInt32) -> UInt32 {
      var result: UInt32 = 0
      for shift in stride(from: UInt32(0), to: 32, by: 8) {
        let (a, b) = (one >> shift & 255, other >> shift & 255)
        result |= (isErosion ? min(a, b) : max(a, b)) << shift
      }
      return result
    }
    var line = [UInt32](repeating: 0, count: count)
    for row in 0..<lines {
      guard row % 16 != 0 || budget.mayGoOn("painting") else { return }
      for index in 0..<count { line[index] = pixels[row * next + index * step] }
      for index in 0..<count {
        let (first, end) = (max(0, index - radius), min(count - 1, index + radius))
        var value = isErosion && (index < radius || index + radius >= count) ? 0 : line[index]
        if !(isErosion && value == 0) {
          for place in first...end { value = combined(value, line[place]) }
        }
        pixels[row * next + index * step] = value
      }
    }
  }
}
