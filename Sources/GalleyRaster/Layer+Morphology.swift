import GalleyGeometry
import GalleyGraphics

extension Layer {
  /// Changes each channel by itself.
  mutating func change(by tables: ChannelTables) {
    // Images have few colours that differ from those of their neighbours.
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
  ///
  /// A window's least is the lesser one of two: that from its start to the next multiple of its length, and that from
  /// there on (van Herk 1992, Gil and Werman 1993).
  /// - Parameters:
  ///   - x: how far to look to both sides, in pixels.
  ///   - y: how far to look up and down.
  /// - Complexity: O(n) in the pixels, whatever the radii.
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
    across distance: Int, _ isErosion: Bool, count: Int, lines: Int, _ step: Int, _ next: Int
  ) {
    // A window that is longer than a line to both sides sees all of it and beyond.
    let radius = min(distance, count)
    let (window, length) = (2 * radius + 1, count + 2 * radius)
    var line = [UInt32](repeating: 0, count: length)
    var (from, back) = (line, line)
    for row in 0..<lines {
      guard row % 16 != 0 || budget.canContinue("painting a filter") else { return }
      for index in 0..<count { line[radius + index] = pixels[row * next + index * step] }
      for index in 0..<length {
        from[index] =
          index % window == 0
          ? line[index] : Self.spread(from[index - 1], line[index], isErosion)
      }
      for index in stride(from: length - 1, through: 0, by: -1) {
        back[index] =
          index % window == window - 1 || index == length - 1
          ? line[index] : Self.spread(back[index + 1], line[index], isErosion)
      }
      for index in 0..<count {
        pixels[row * next + index * step] = Self.spread(
          back[index], from[index + window - 1], isErosion)
      }
    }
  }

  /// The lesser or the larger one of each channel.
  @inline(__always)
  private static func spread(_ one: UInt32, _ other: UInt32, _ isErosion: Bool) -> UInt32 {
    var result: UInt32 = 0
    for shift in stride(from: UInt32(0), to: 32, by: 8) {
      let (a, b) = (one >> shift & 255, other >> shift & 255)
      result |= (isErosion ? min(a, b) : max(a, b)) << shift
    }
    return result
  }
}
