import GalleyGraphics

/// Fewer colours for an image, chosen so that they differ little from its own: boxes of colours are cut at
/// their medians (P. Heckbert, 1982), their means are moved to what is nearest to them, and the error of a
/// pixel is spread over its neighbours (R. Floyd, L. Steinberg, 1976). Integers throughout.
struct Quantizer {
  /// Premultiplied channels of 0 to 255.
  private typealias Color = SIMD4<Int32>

  private struct Entry {
    var color: Color
    var count: Int
  }

  private let colors: [Color]

  /// - Parameter count: 2 to 256.
  init(_ bitmap: Bitmap, count: Int) {
    let entries = Self.histogram(of: bitmap)
    var boxes = [entries[...]]
    while boxes.count < count {
      // The box whose colours differ most, by their number.
      let costs = boxes.map { $0.count > 1 ? Self.spread(of: $0).cost : 0 }
      guard let index = costs.indices.max(by: { (costs[$0], $1) < (costs[$1], $0) }),
        costs[index] > 0
      else { break }
      let (one, other) = Self.cut(boxes[index])
      boxes[index] = one
      boxes.append(other)
    }
    var colors = boxes.map(Self.mean)
    for _ in 0..<4 {
      var sums = colors.map { _ in (sum: SIMD4<Int>(), count: 0) }
      for entry in entries {
        let index = Self.nearest(to: entry.color, in: colors)
        sums[index].sum &+= SIMD4<Int>(truncatingIfNeeded: entry.color) &* entry.count
        sums[index].count += entry.count
      }
      for index in colors.indices where sums[index].count > 0 {
        colors[index] = Self.divide(sums[index].sum, by: sums[index].count)
      }
    }
    self.colors = colors
  }

  /// The image in the chosen colours.
  /// - Complexity: O(n) in the pixels, times the colours for those that are not like one before.
  func reduced(_ bitmap: Bitmap) -> Bitmap {
    var result = bitmap
    let pixels = colors.map(Self.pixel)
    var known: [UInt32: Int] = [:]
    var errors = [Color](repeating: .zero, count: bitmap.width + 2)
    for y in 0..<bitmap.height {
      var below = [Color](repeating: .zero, count: bitmap.width + 2)
      var right = Color.zero
      for x in 0..<bitmap.width {
        let own = Self.color(bitmap.pixels[y * bitmap.width + x])
        // Three quarters of the error: enough against bands, without noise where it is plain.
        let error = (right &+ errors[x + 1]) &* 3 / 64
        let alpha = min(max(own.w &+ error.w, 0), 255)
        let wanted = (own &+ error).clamped(
          lowerBound: .zero, upperBound: Color(repeating: alpha))
        let key = Self.pixel(wanted)
        let index = known[key] ?? Self.nearest(to: wanted, in: colors)
        known[key] = index
        result.pixels[y * bitmap.width + x] = pixels[index]
        let rest = wanted &- colors[index]
        right = rest &* 7
        below[x] &+= rest &* 3
        below[x + 1] &+= rest &* 5
        below[x + 2] &+= rest
      }
      errors = below
    }
    return result
  }

  /// How often colours come, those that differ only in their last two bits together.
  private static func histogram(of bitmap: Bitmap) -> [Entry] {
    var found: [UInt32: (sum: SIMD4<Int>, count: Int)] = [:]
    for pixel in bitmap.pixels {
      let color = SIMD4<Int>(truncatingIfNeeded: color(pixel))
      var entry = found[pixel & 0xfcfc_fcfc] ?? (.zero, 0)
      entry.sum &+= color
      entry.count += 1
      found[pixel & 0xfcfc_fcfc] = entry
    }
    return found.sorted { $0.key < $1.key }.map {
      Entry(color: divide($0.value.sum, by: $0.value.count), count: $0.value.count)
    }
  }

  /// The channel along which colours differ most, and how much by their number.
  private static func spread(of box: ArraySlice<Entry>) -> (channel: Int, cost: Int) {
    var low = Color(repeating: 255)
    var high = Color.zero
    var count = 0
    for entry in box {
      low = pointwiseMin(low, entry.color)
      high = pointwiseMax(high, entry.color)
      count += entry.count
    }
    let range = high &- low
    let channel = (0..<4).max { (range[$0], $1) < (range[$1], $0) } ?? 0
    // The square root keeps small areas of colours of their own from being lost in large ones.
    return (channel, Int(range[channel]) * Int(Double(count).squareRoot() * 16))
  }

  private static func cut(_ box: ArraySlice<Entry>) -> (ArraySlice<Entry>, ArraySlice<Entry>) {
    let channel = spread(of: box).channel
    let sorted = box.enumerated().sorted {
      ($0.element.color[channel], $0.offset) < ($1.element.color[channel], $1.offset)
    }.map(\.element)
    let half = sorted.reduce(0) { $0 + $1.count } / 2
    var reached = 0
    var index = 0
    while index < sorted.count - 1, reached <= half {
      reached += sorted[index].count
      index += 1
    }
    let place = max(1, index)
    return (sorted[..<place], sorted[place...])
  }

  private static func mean(_ box: ArraySlice<Entry>) -> Color {
    var sum = SIMD4<Int>()
    var count = 0
    for entry in box {
      sum &+= SIMD4<Int>(truncatingIfNeeded: entry.color) &* entry.count
      count += entry.count
    }
    return divide(sum, by: count)
  }

  private static func divide(_ sum: SIMD4<Int>, by count: Int) -> Color {
    Color(truncatingIfNeeded: (sum &+ count / 2) / max(count, 1))
  }

  private static func nearest(to color: Color, in colors: [Color]) -> Int {
    var best = (distance: Int32.max, index: 0)
    for (index, other) in colors.enumerated() {
      let difference = color &- other
      let distance = (difference &* difference).wrappedSum()
      if distance < best.distance { best = (distance, index) }
    }
    return best.index
  }

  private static func color(_ pixel: UInt32) -> Color {
    Color(
      Int32(pixel & 255), Int32(pixel >> 8 & 255), Int32(pixel >> 16 & 255), Int32(pixel >> 24))
  }

  private static func pixel(_ color: Color) -> UInt32 {
    UInt32(color.x) | UInt32(color.y) << 8 | UInt32(color.z) << 16 | UInt32(color.w) << 24
  }
}
