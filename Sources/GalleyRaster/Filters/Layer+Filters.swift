import GalleyGeometry
import GalleyGraphics

extension Layer {
  /// The layer with other bounds, clear where it had nothing; nil where the budget does not leave room for it.
  func cropped(to region: PixelBounds) -> Layer? {
    if region == bounds { return self }
    guard var result = Layer(bounds: region, kernels: kernels, budget: budget) else { return nil }
    let common = region.intersection(bounds)
    if common.isEmpty { return result }
    pixels.withUnsafeBufferPointer { old in
      result.pixels.withUnsafeMutableBufferPointer { new in
        guard let old = old.baseAddress, let new = new.baseAddress else { return }
        for y in common.top..<common.bottom {
          (new + (y - region.top) * region.width + common.left - region.left).update(
            from: old + (y - bounds.top) * bounds.width + common.left - bounds.left,
            count: common.width)
        }
      }
    }
    return result
  }

  /// The layer with other bounds; beyond the edges of an image lies what `edges` says.
  func extended(to region: PixelBounds, _ image: PixelBounds, _ edges: FilterEdges) -> Layer? {
    guard edges != .clear, !image.isEmpty else { return cropped(to: region) }
    guard var result = Layer(bounds: region, kernels: kernels, budget: budget) else { return nil }
    let columns = (region.left..<region.right).map {
      edges.place($0, image.left..<image.right)
    }
    for y in region.top..<region.bottom {
      guard y % 64 != 0 || budget.canContinue("painting a filter") else { return nil }
      let row = edges.place(y, image.top..<image.bottom)
      let start = (y - region.top) * region.width
      for (index, column) in columns.enumerated() {
        result.pixels[start + index] = pixel(column, row)
      }
    }
    return result
  }

  /// A pixel; clear beyond the layer.
  @inline(__always)
  func pixel(_ x: Int, _ y: Int) -> UInt32 {
    guard x >= bounds.left, x < bounds.right, y >= bounds.top, y < bounds.bottom else { return 0 }
    return pixels[(y - bounds.top) * bounds.width + x - bounds.left]
  }

  /// The bilinear mean of the four premultiplied pixels around a place, each channel 0 to 255. It is the same wherever the
  /// layer lies.
  /// - Parameter way: from the middle of a pixel to the place, in pixels.
  @inline(__always)
  func sample(_ x: Int, _ y: Int, _ way: SIMD2<Double>) -> SIMD4<Double> {
    Self.sample(x, y, way, pixel)
  }

  /// The same of pixels from elsewhere.
  @inline(__always)
  static func sample(
    _ x: Int, _ y: Int, _ way: SIMD2<Double>, _ pixel: (Int, Int) -> UInt32
  ) -> SIMD4<Double> {
    let limit = Double(1 << 40)
    guard way.x.magnitude < limit, way.y.magnitude < limit else { return .zero }
    let whole = way.rounded(.down)
    let share = way - whole
    let (left, top) = (x + Int(whole.x), y + Int(whole.y))
    if share == .zero { return pixel(left, top).channels }
    let above = pixel(left, top).channels * (1 - share.x) + pixel(left + 1, top).channels * share.x
    let below =
      pixel(left, top + 1).channels * (1 - share.x) + pixel(left + 1, top + 1).channels * share.x
    return above * (1 - share.y) + below * share.y
  }

  /// Changes each pixel by that of a layer of the same bounds.
  /// - Parameter pixel: of one above and one of this layer.
  mutating func combine(with above: Layer, _ pixel: (UInt32, UInt32) -> UInt32) {
    guard above.bounds == bounds else { return }
    for y in 0..<bounds.height {
      guard y % 16 != 0 || budget.canContinue("painting a filter") else { return }
      for index in y * bounds.width..<(y + 1) * bounds.width {
        pixels[index] = pixel(above.pixels[index], pixels[index])
      }
    }
  }

  /// Takes the pixels of a layer from elsewhere.
  /// - Parameter way: pixels.
  mutating func copy(_ source: Layer, movedBy way: SIMD2<Double>) {
    let isWhole = way == way.rounded(.toNearestOrAwayFromZero)
    let (x, y) = (FilterPlan.whole(way.x), FilterPlan.whole(way.y))
    each { column, row in
      isWhole
        ? source.pixel(column - x, row - y)
        : source.sample(column, row, -way).pixel
    }
  }

  /// Repeats a part of a layer.
  mutating func tile(_ source: Layer, _ tile: FilterTile) {
    let columns = (bounds.left..<bounds.right).map(tile.across.source)
    let rows = (bounds.top..<bounds.bottom).map(tile.down.source)
    let (left, top) = (bounds.left, bounds.top)
    each { source.pixel(columns[$0 - left], rows[$1 - top]) }
  }

  /// Takes the pixels of a layer from places that another one of the same bounds names.
  /// - Parameter scale: pixels.
  mutating func displace(
    _ source: Layer, by map: Layer, _ scale: SIMD2<Double>, channels: (x: Int, y: Int)
  ) {
    each { column, row in
      let straight = map.pixel(column, row).straight
      let way = SIMD2(straight[channels.x & 3] - 0.5, straight[channels.y & 3] - 0.5) * scale
      return source.sample(column, row, way).pixel
    }
  }

  /// Sets all pixels.
  mutating func each(_ pixel: (_ x: Int, _ y: Int) -> UInt32) {
    let bounds = bounds
    for y in bounds.top..<bounds.bottom {
      guard budget.canContinue("painting a filter") else { return }
      let start = (y - bounds.top) * bounds.width - bounds.left
      for x in bounds.left..<bounds.right { pixels[start + x] = pixel(x, y) }
    }
  }
}

extension Layer {
  /// How far a blur looks, in pixels.
  static func blurReach(_ sigma: Double) -> Int {
    sigma > Double(leastSigma) ? GaussianBlur(sigma: sigma).reach : 0
  }

  /// Blurs by deviations of their own along both axes, in pixels.
  mutating func blur(_ sigmas: SIMD2<Double>) {
    // Shadows have an alpha alone.
    let used = pixels.reduce(0) { $0 | $1 }
    for shift in stride(from: UInt32(0), to: 32, by: 8) where used >> shift & 255 != 0 {
      guard let plane = blurred(channelAt: shift, x: CGFloat(sigmas.x), y: CGFloat(sigmas.y)) else {
        return
      }
      let others = ~(UInt32(255) << shift)
      for index in pixels.indices {
        pixels[index] = pixels[index] & others | UInt32(Self.byte(plane.samples[index])) << shift
      }
    }
    // Each channel was rounded by itself.
    for index in pixels.indices { pixels[index] = pixels[index].withinAlpha }
  }
}

extension FilterEdges {
  /// The place of an image that stands for one beyond its edges; beyond clear ones each stands for itself.
  @inline(__always)
  func place(_ place: Int, _ image: Range<Int>) -> Int {
    if image.contains(place) || image.isEmpty { return place }
    switch self {
    case .clear: return place
    case .duplicate: return place < image.lowerBound ? image.lowerBound : image.upperBound - 1
    case .wrap:
      let rest = (place - image.lowerBound) % image.count
      return image.lowerBound + (rest < 0 ? rest + image.count : rest)
    }
  }
}

extension UInt32 {
  /// Red, green, blue and alpha of a pixel, 0 to 255.
  @inline(__always)
  var channels: SIMD4<Double> {
    SIMD4(Double(self & 255), Double(self >> 8 & 255), Double(self >> 16 & 255), Double(self >> 24))
  }

  /// The channels of a premultiplied pixel as they were before that, 0 to 1.
  @inline(__always)
  var straight: SIMD4<Double> {
    let alpha = self >> 24
    if alpha == 0 { return .zero }
    var result = channels / Double(alpha)
    result.w = Double(alpha) / 255
    return result
  }

  /// The pixel without more of a colour than of alpha.
  @inline(__always)
  fileprivate var withinAlpha: UInt32 {
    let alpha = self >> 24
    return Swift.min(self & 255, alpha) | Swift.min(self >> 8 & 255, alpha) << 8
      | Swift.min(self >> 16 & 255, alpha) << 16 | alpha << 24
  }

  /// `k.x * one * other + k.y * one + k.z * other + k.w`, held within 0 and 1, and colours within alpha.
  @inline(__always)
  func arithmetic(_ other: UInt32, _ k: SIMD4<Double>) -> UInt32 {
    let (one, two) = (channels, other.channels)
    let products = one * two * (k.x / 255)
    return (products + one * k.y + two * k.z + k.w * 255).pixel
  }
}

extension SIMD4<Double> {
  /// A pixel of premultiplied channels of 0 to 255; what lies outside is held within, and colours within alpha. What is
  /// undefined is 0.
  @inline(__always)
  var pixel: UInt32 {
    func byte(_ value: Double, _ limit: UInt32) -> UInt32 {
      value > 0 ? Swift.min(UInt32(Swift.min(value, 255) + 0.5), limit) : 0
    }
    let alpha = byte(w, 255)
    return byte(x, alpha) | byte(y, alpha) << 8 | byte(z, alpha) << 16 | alpha << 24
  }
}
