import GalleyGeometry
import GalleyGraphics
import GalleyRaster
import TestSupport
import Testing

/// Blend modes and operators against the formulas of W3C's "Compositing and Blending Level 1", written
/// once more for straight colours in double precision.
@Suite struct BlendingTests {
  private typealias Channels = (red: Double, green: Double, blue: Double)

  private func map(
    _ one: Channels, _ other: Channels, _ mix: (Double, Double) -> Double
  ) -> Channels {
    (mix(one.red, other.red), mix(one.green, other.green), mix(one.blue, other.blue))
  }

  private func lum(_ c: Channels) -> Double { 0.3 * c.red + 0.59 * c.green + 0.11 * c.blue }

  private func clipColor(_ c: Channels) -> Channels {
    let l = lum(c)
    let n = min(c.red, c.green, c.blue)
    let x = max(c.red, c.green, c.blue)
    var result = c
    if n < 0 { result = map(result, result) { one, _ in l + (one - l) * l / (l - n) } }
    if x > 1 { result = map(result, result) { one, _ in l + (one - l) * (1 - l) / (x - l) } }
    return result
  }

  private func setLum(_ c: Channels, _ l: Double) -> Channels {
    let d = l - lum(c)
    return clipColor((c.red + d, c.green + d, c.blue + d))
  }

  private func sat(_ c: Channels) -> Double {
    max(c.red, c.green, c.blue) - min(c.red, c.green, c.blue)
  }

  private func setSat(_ c: Channels, _ s: Double) -> Channels {
    let order = [c.red, c.green, c.blue].enumerated().sorted { $0.element < $1.element }
    var result = [0.0, 0.0, 0.0]
    if order[2].element > order[0].element {
      result[order[1].offset] =
        (order[1].element - order[0].element) * s / (order[2].element - order[0].element)
      result[order[2].offset] = s
    }
    return (result[0], result[1], result[2])
  }

  private func mixed(_ mode: BlendMode, _ below: Channels, _ source: Channels) -> Channels? {
    func hardLight(_ b: Double, _ s: Double) -> Double {
      s <= 0.5 ? b * 2 * s : b + (2 * s - 1) - b * (2 * s - 1)
    }
    switch mode {
    case .normal: return source
    case .multiply: return map(below, source) { $0 * $1 }
    case .screen: return map(below, source) { 1 - (1 - $0) * (1 - $1) }
    case .overlay: return map(below, source) { hardLight($1, $0) }
    case .darken: return map(below, source) { min($0, $1) }
    case .lighten: return map(below, source) { max($0, $1) }
    case .colorDodge:
      return map(below, source) { $0 == 0 ? 0 : $1 == 1 ? 1 : min(1, $0 / (1 - $1)) }
    case .colorBurn:
      return map(below, source) { $0 == 1 ? 1 : $1 == 0 ? 0 : 1 - min(1, (1 - $0) / $1) }
    case .hardLight: return map(below, source, hardLight)
    case .softLight:
      return map(below, source) { b, s in
        let d = b <= 0.25 ? ((16 * b - 12) * b + 4) * b : b.squareRoot()
        return s <= 0.5 ? b - (1 - 2 * s) * b * (1 - b) : b + (2 * s - 1) * (d - b)
      }
    case .difference: return map(below, source) { ($0 - $1).magnitude }
    case .exclusion: return map(below, source) { $0 + $1 - 2 * $0 * $1 }
    case .hue: return setLum(setSat(source, sat(below)), lum(below))
    case .saturation: return setLum(setSat(below, sat(source)), lum(below))
    case .color: return setLum(source, lum(below))
    case .luminosity: return setLum(below, lum(source))
    default: return nil
    }
  }

  /// Fa and Fb.
  private func factors(_ mode: BlendMode, _ s: Double, _ b: Double) -> (Double, Double)? {
    switch mode {
    case .clear: (0, 0)
    case .copy: (1, 0)
    case .destination: (0, 1)
    case .destinationOver: (1 - b, 1)
    case .sourceIn: (b, 0)
    case .destinationIn: (0, s)
    case .sourceOut: (1 - b, 0)
    case .destinationOut: (0, 1 - s)
    case .sourceAtop: (b, 1 - s)
    case .destinationAtop: (1 - b, s)
    case .xor: (1 - b, 1 - s)
    case .plusLighter: (1, 1)
    default: nil
    }
  }

  /// The premultiplied result.
  private func expected(_ mode: BlendMode, _ source: Pixel, _ below: Pixel) -> [Double] {
    func straight(_ pixel: Pixel) -> (Channels, Double) {
      func channel(_ byte: UInt8) -> Double {
        pixel.alpha > 0 ? Double(byte) / Double(pixel.alpha) : 0
      }
      return (
        (channel(pixel.red), channel(pixel.green), channel(pixel.blue)), Double(pixel.alpha) / 255
      )
    }
    let (cs, s) = straight(source)
    let (cb, b) = straight(below)
    if mode == .plusDarker {
      let sum = min(1, s + b)
      let color = map(cb, cs) { max(0, sum - ((1 - $0) * b + (1 - $1) * s)) }
      return [color.red, color.green, color.blue, sum]
    }
    if let (fa, fb) = factors(mode, s, b) {
      let color = map(cb, cs) { min(1, s * fa * $1 + b * fb * $0) }
      return [color.red, color.green, color.blue, min(1, s * fa + b * fb)]
    }
    guard let mixed = mixed(mode, cb, cs) else { return [] }
    // Cs = (1 - ab) x Cs + ab x B(Cb, Cs), then source over.
    let color = map(cs, mixed) { (1 - b) * $0 + b * $1 }
    let over = map(cb, color) { s * $1 + b * $0 * (1 - s) }
    return [over.red, over.green, over.blue, s + b * (1 - s)]
  }

  @Test(arguments: BlendMode.allCases) func everyModeAgainstItsFormula(_ mode: BlendMode) {
    var random = SeededRandom(seed: 7)
    func pixel() -> Pixel {
      let alpha = [0, 255, 255, random.next(in: 0...255)][random.next(in: 0...3)]
      func channel() -> UInt8 {
        [0, UInt8(alpha), UInt8(random.next(in: 0...alpha))][random.next(in: 0...2)]
      }
      return Pixel(red: channel(), green: channel(), blue: channel(), alpha: UInt8(alpha))
    }
    let side = 48
    var below = Bitmap(width: side, height: side)
    var source = Bitmap(width: side, height: side)
    for index in 0..<side * side {
      below[index % side, index / side] = pixel()
      source[index % side, index / side] = pixel()
    }
    var result = below
    let frame = CGRect(x: 0, y: 0, width: side, height: side)
    let group = DisplayGroup(items: [.image(source, frame: PixelRect(frame))], blendMode: mode)
    Rasterizer().draw(DisplayList(items: [.group(group)]), into: &result, glyphs: NoGlyphs())
    for y in 0..<side {
      for x in 0..<side {
        let found = result[x, y]
        let exact = expected(mode, source[x, y], below[x, y])
        let bytes = [found.red, found.green, found.blue, found.alpha]
        for (byte, value) in zip(bytes, exact)
        where (Double(byte) - value * 255).magnitude > 1.0001 {
          Issue.record("\(source[x, y]) on \(below[x, y]): \(found), not \(exact.map { $0 * 255 })")
          return
        }
      }
    }
  }

  /// Pixels that code writes may have channels beyond their alphas, whose light may be no number.
  @Test(arguments: BlendMode.allCases) func channelsBeyondTheirAlphas(_ mode: BlendMode) {
    let levels: [UInt8] = [1, 3, 20, 77, 200, 255]
    let alphas: [UInt8] = [0, 1, 2, 9, 77]
    let grays = levels.flatMap { level in
      alphas.map { Pixel(red: level, green: level, blue: level, alpha: $0) }
    }
    let side = grays.count
    var result = Bitmap(width: side, height: side)
    var source = result
    for index in 0..<side * side {
      result[index % side, index / side] = grays[index % side]
      source[index % side, index / side] = grays[index / side]
    }
    let frame = PixelRect(x: 0, y: 0, width: CGFloat(side), height: CGFloat(side))
    let group = DisplayGroup(items: [.image(source, frame: frame)], blendMode: mode)
    Rasterizer().draw(DisplayList(items: [.group(group)]), into: &result, glyphs: NoGlyphs())
    // Source over does not look at what it adds.
    if mode == .normal { return }
    #expect(result.pixels.allSatisfy { $0 & 255 <= $0 >> 24 })
  }

  private func draw(_ items: [DisplayItem]) -> Bitmap {
    var bitmap = Bitmap(width: 8, height: 8)
    Rasterizer().draw(DisplayList(items: items), into: &bitmap, glyphs: NoGlyphs())
    return bitmap
  }

  private func rect(_ color: ResolvedColor, _ x: Int, _ width: Int) -> DisplayItem {
    .fillRect(PixelRect(CGRect(x: x, y: 0, width: width, height: 8)), paint: .solid(color))
  }

  @Test func isolatedGroupsBlendAmongThemselves() {
    let gray = ResolvedColor(bytes: 128, 128, 128)
    let multiplied = DisplayItem.group(
      DisplayGroup(items: [rect(gray, 0, 8)], blendMode: .multiply))
    let items = [rect(.white, 4, 4), multiplied]
    let through = draw([rect(gray, 0, 8), .group(DisplayGroup(items: items))])
    #expect(through[1, 1].red == 64 && through[6, 1].red == 128)
    let isolated = draw([
      rect(gray, 0, 8), .group(DisplayGroup(items: items, isIsolated: true)),
    ])
    #expect(isolated[1, 1].red == 128 && isolated[6, 1].red == 128)
  }

  @Test func operatorsReachBeyondTheirSource() {
    let keep = DisplayGroup(items: [rect(.white, 2, 3)], blendMode: .destinationIn)
    let bitmap = draw([rect(.black, 0, 8), .group(keep)])
    #expect(bitmap[1, 1] == .clear && bitmap[5, 1] == .clear)
    #expect(bitmap[3, 1] == ResolvedColor.black.pixel)
    // A clip is the end of the operator's reach.
    let clipped = DisplayGroup(
      items: keep.items, clip: Path(CGRect(x: 0, y: 0, width: 4, height: 8)),
      blendMode: .destinationIn)
    #expect(draw([rect(.black, 0, 8), .group(clipped)])[5, 1] == ResolvedColor.black.pixel)
    let nothing = DisplayGroup(items: [], blendMode: .clear)
    #expect(draw([rect(.black, 0, 8), .group(nothing)])[5, 1] == .clear)
  }

  @Test func aSoftClipDoesNotIsolate() {
    let gray = ResolvedColor(bytes: 128, 128, 128)
    let multiplied = DisplayItem.group(
      DisplayGroup(items: [rect(gray, 0, 8)], blendMode: .multiply))
    let disc = Path(ellipseIn: CGRect(x: 0, y: 0, width: 8, height: 8))
    let group = DisplayGroup(items: [multiplied, rect(.clear, 0, 1)], clip: disc)
    #expect(draw([rect(gray, 0, 8), .group(group)])[4, 4].red == 64)
  }
}
