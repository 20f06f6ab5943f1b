import GalleyGeometry
import GalleyGraphics

extension Layer {
  /// Gives each pixel the weighted sum of those around it in another layer.
  ///
  /// Source: Filter Effects Module Level 1, section 9.11.
  /// - Parameters:
  ///   - source: with all pixels that the kernel looks at; those that it has not are clear.
  ///   - image: the edges of the whole input.
  ///   - step: the distance of neighbours in pixels.
  mutating func convolve(
    _ convolution: FilterConvolution, _ source: Layer, _ image: PixelBounds, _ step: SIMD2<Double>
  ) {
    let source = EdgedLayer(layer: source, image: image, edges: convolution.edges)
    let isWhole = step == step.rounded(.toNearestOrAwayFromZero)
    let kernel = convolution.kernel
    let ways = (0..<kernel.count).map { index in
      SIMD2(
        Double(index % convolution.columns - convolution.targetX),
        Double(index / convolution.columns - convolution.targetY)) * step
    }
    let bounds = bounds
    // A large kernel is asked about more often.
    let turn = max(1, (1 << 20) / kernel.count)
    for y in bounds.top..<bounds.bottom {
      guard budget.canContinue("painting a filter") else { return }
      let start = (y - bounds.top) * bounds.width - bounds.left
      for x in bounds.left..<bounds.right {
        if (x - bounds.left) % turn == turn - 1, !budget.canContinue("painting a filter") { return }
        var sum = SIMD4<Double>.zero
        for (index, way) in ways.enumerated() {
          let weight = kernel[kernel.count - 1 - index]
          if weight == 0 { continue }
          let color =
            isWhole
            ? source.pixel(x + Int(way.x), y + Int(way.y)).channels
            : source.sample(x, y, way)
          sum += (convolution.keepsAlpha ? color.straight : color) * weight
        }
        let alpha = Double(source.layer.pixel(x, y) >> 24)
        pixels[start + x] = convolution.pixel(sum, alpha)
      }
    }
  }
}

/// An image, and what stands for the pixels beyond its edges.
private struct EdgedLayer {
  let layer: Layer
  let image: PixelBounds
  let edges: FilterEdges

  @inline(__always)
  func pixel(_ x: Int, _ y: Int) -> UInt32 {
    layer.pixel(
      edges.place(x, image.left..<max(image.left, image.right)),
      edges.place(y, image.top..<max(image.top, image.bottom)))
  }

  func sample(_ x: Int, _ y: Int, _ way: SIMD2<Double>) -> SIMD4<Double> {
    Layer.sample(x, y, way, pixel)
  }
}

extension FilterConvolution {
  /// The pixel of a weighted sum.
  /// - Parameter alpha: of the pixel as it was, 0 to 255.
  fileprivate func pixel(_ sum: SIMD4<Double>, _ alpha: Double) -> UInt32 {
    var result = sum / divisor
    if keepsAlpha {
      result =
        (result + bias * 255).clamped(
          lowerBound: .zero, upperBound: SIMD4(repeating: 255)) * (alpha / 255)
      result.w = alpha
    } else {
      let opacity = result.w + bias * 255
      result += bias * min(max(opacity, 0), 255)
      result.w = opacity
    }
    return result.pixel
  }
}

extension SIMD4<Double> {
  /// Colours of 0 to 255 as they were before they were multiplied by alpha.
  fileprivate var straight: SIMD4<Double> { w > 0 ? self * (255 / w) : .zero }
}
