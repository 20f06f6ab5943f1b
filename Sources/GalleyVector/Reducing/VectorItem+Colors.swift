import GalleyGeometry
import GalleyGraphics

extension [VectorItem] {
  /// The items less opaque, where that needs no layer: a single one that paints each pixel once.
  func faded(_ opacity: Double) -> [VectorItem]? {
    guard count == 1, let item = first else { return nil }
    switch item {
    case .fill(var fill):
      fill.paint = fill.paint.mapped { $0.opacity(opacity) }
      return [.fill(fill)]
    case .image(var image):
      image.opacity *= opacity
      return [.image(image)]
    case .glyphs, .group: return nil
    }
  }

  /// The items in other colours; nil where that cannot be told item by item.
  ///
  /// A matrix that leaves opacity alone is affine, and so is compositing: colours may be changed before it.
  func recolored(_ matrix: ColorMatrix) -> [VectorItem]? {
    guard matrix.alpha.x == 0, matrix.alpha.y == 0, matrix.alpha.z == 0,
      matrix.constant.w == 0, (0...1).contains(matrix.alpha.w)
    else { return nil }
    let opacity = matrix.alpha.w
    var opaque = matrix
    opaque.alpha = SIMD4(0, 0, 0, 1)
    guard let items = changed(opaque) else { return nil }
    if opacity == 1 { return items }
    if opacity == 0 { return [] }
    return items.faded(opacity) ?? [.group(VectorGroup(items: items, effect: .opacity(opacity)))]
  }

  private func changed(_ matrix: ColorMatrix) -> [VectorItem]? {
    var result: [VectorItem] = []
    for item in self {
      switch item {
      case .fill(var fill):
        fill.paint = fill.paint.mapped { $0.changed(matrix) }
        result.append(.fill(fill))
      case .glyphs(var glyphs):
        glyphs.color = glyphs.color.changed(matrix)
        result.append(.glyphs(glyphs))
      case .image(var image):
        image.bitmap = image.bitmap.changed(matrix)
        result.append(.image(image))
      case .group(var group):
        guard group.blendMode == .normal, let items = group.items.changed(matrix) else {
          return nil
        }
        switch group.effect {
        case nil, .opacity: break
        case .color, .luminanceToAlpha, .blur, .shadow: return nil
        }
        group.items = items
        result.append(.group(group))
      }
    }
    return result
  }
}

extension VectorPaint {
  fileprivate func mapped(_ change: (ResolvedColor) -> ResolvedColor) -> VectorPaint {
    switch self {
    case .solid(let color): return .solid(change(color))
    case .gradient(var gradient):
      for index in gradient.stops.indices {
        gradient.stops[index].color = change(gradient.stops[index].color)
      }
      return .gradient(gradient)
    }
  }
}

extension ResolvedColor {
  fileprivate func changed(_ matrix: ColorMatrix) -> ResolvedColor {
    let result = matrix(
      SIMD4(Self.unit(red), Self.unit(green), Self.unit(blue), Self.unit(alpha)))
    return ResolvedColor(red: result.x, green: result.y, blue: result.z, alpha: result.w)
  }
}

extension Bitmap {
  fileprivate func changed(_ matrix: ColorMatrix) -> Bitmap {
    var result = self
    var known: [UInt32: UInt32] = [:]
    for index in pixels.indices where pixels[index] != 0 {
      let old = pixels[index]
      if let new = known[old] {
        result.pixels[index] = new
        continue
      }
      let new = Pixel(rawValue: old).straightColor.changed(matrix).pixel.rawValue
      if known.count < 1 << 16 { known[old] = new }
      result.pixels[index] = new
    }
    return result
  }
}

extension Pixel {
  /// The pixel's colour, not premultiplied.
  fileprivate var straightColor: ResolvedColor {
    guard alpha > 0 else { return .clear }
    func unit(_ channel: UInt8) -> Double { min(Double(channel) / Double(alpha), 1) }
    return ResolvedColor(
      red: unit(red), green: unit(green), blue: unit(blue), alpha: Double(alpha) / 255)
  }
}
