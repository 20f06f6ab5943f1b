import GalleyGeometry
import GalleyGraphics
import TestSupport
import Testing

@testable import GalleyRaster

/// What an opaque item covers is not painted below it, and nobody sees that.
@Suite struct OcclusionTests {
  private static let size = 240
  private static let bounds = PixelBounds(left: 0, top: 0, right: size, bottom: size)

  private func color(_ alpha: Double, _ random: inout SeededRandom) -> ResolvedColor {
    ResolvedColor(
      red: random.next(in: 0.0..<1), green: random.next(in: 0.0..<1),
      blue: random.next(in: 0.0..<1), alpha: alpha)
  }

  private func ground(_ random: inout SeededRandom) -> DisplayItem {
    .fillRect(
      PixelRect(CGRect(x: 0, y: 0, width: Self.size, height: Self.size)),
      paint: .solid(color(1, &random)))
  }

  private func card(_ alpha: Double, _ random: inout SeededRandom) -> DisplayItem {
    let box = CGRect(
      x: random.next(in: -20.0..<40), y: random.next(in: -20.0..<40),
      width: random.next(in: 130.0..<260), height: random.next(in: 130.0..<260))
    let path = Path(roundedRect: box, cornerRadius: random.next(in: 0.0..<40), style: .continuous)
    let fill = DisplayItem.fill(path: path, rule: .nonZero, paint: .solid(color(alpha, &random)))
    guard random.next(in: 0...1) == 0 else { return fill }
    return .group(
      DisplayGroup(
        items: [fill],
        transform: CGAffineTransform(translationX: random.next(in: 0.0..<9), y: 3),
        effects: [.shadow(color(0.5, &random), sigma: 6, x: 0, y: 4)]))
  }

  private func bitmap(_ items: [DisplayItem], _ occlusion: Occlusion?) throws -> [UInt32] {
    var pixels = [UInt32](repeating: 0, count: Self.size * Self.size)
    pixels.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      Rasterizer().draw(
        items, extents: nil, occlusion: occlusion, bounds: Self.bounds, into: base,
        glyphs: NoGlyphs())
    }
    return pixels
  }

  @Test func pixelsAreThoseWithoutIt() throws {
    var random = SeededRandom(seed: 4)
    var covered = 0
    for _ in 0..<80 {
      var items = [ground(&random)]
      for _ in 0..<random.next(in: 1...4) {
        items.append(card([1, 1, 0.9][random.next(in: 0...2)], &random))
        if random.next(in: 0...2) == 0 { items.append(ground(&random)) }
      }
      let occlusion = Occlusion(items, within: Self.bounds)
      if occlusion != nil { covered += 1 }
      #expect(try bitmap(items, occlusion) == bitmap(items, nil))
    }
    #expect(covered > 40)
  }

  @Test func whatLooksBelowIsLeftAlone() {
    var random = SeededRandom(seed: 5)
    let items = [ground(&random), card(1, &random)]
    #expect(Occlusion(items, within: Self.bounds) != nil)
    let blended = DisplayGroup(items: [card(1, &random)], blendMode: .multiply)
    #expect(Occlusion(items + [.group(blended)], within: Self.bounds) == nil)
    #expect(Occlusion([items[0], card(0.99, &random)], within: Self.bounds) == nil)
    #expect(Occlusion([items[1]], within: Self.bounds) == nil)
  }

  /// Only what replaces every pixel, whatever it holds, spares the clearing of a band.
  @Test func anImageIsCoveredByWhatReplacesAllOfIt() {
    let whole = CGRect(x: 0, y: 0, width: Self.size, height: Self.size)
    func gradient(_ geometry: GradientPaint.Geometry, alpha: Double = 1, at place: CGFloat = 1)
      -> Paint
    {
      let white = ResolvedColor(red: 1, green: 1, blue: 1)
      let end = ResolvedColor(red: 1, green: 0, blue: 0, alpha: alpha)
      return .gradient(
        GradientPaint(
          stops: [.init(color: white, location: 0), .init(color: end, location: place)],
          geometry))
    }
    let line = GradientPaint.Geometry.linear(start: .zero, end: CGPoint(x: 9, y: 9))
    let none = GradientPaint.Geometry.linear(start: .zero, end: .zero)
    let circle = GradientPaint.Geometry.radial(center: .zero, startRadius: 0, endRadius: 9)
    let red = Paint.solid(ResolvedColor(red: 1, green: 0, blue: 0))
    let clear = Paint.solid(ResolvedColor(red: 1, green: 0, blue: 0, alpha: 0.99))
    func covers(_ rect: CGRect, _ paint: Paint) -> Bool {
      Occlusion.covers(Self.bounds, [.fillRect(PixelRect(rect), paint: paint)])
    }
    for paint in [red, gradient(line), gradient(none)] {
      #expect(covers(whole, paint) && covers(whole.insetBy(dx: -3, dy: 0), paint))
      #expect(!covers(whole.insetBy(dx: 1, dy: 0), paint))
      #expect(!covers(whole.insetBy(dx: -0.5, dy: -0.5), paint))
    }
    for paint in [
      clear, gradient(line, alpha: 0.5), gradient(line, at: .nan), gradient(circle),
    ] {
      #expect(!covers(whole, paint))
    }
    #expect(!Occlusion.covers(Self.bounds, []))
    #expect(
      !Occlusion.covers(
        Self.bounds, [.fill(path: Path(whole), rule: .nonZero, paint: red)]))
    // And what was in the pixels before is not seen.
    for paint in [red, gradient(line), gradient(none)] {
      var pixels = [UInt32](repeating: 0xdead_beef, count: Self.size * Self.size)
      pixels.withUnsafeMutableBufferPointer { buffer in
        guard let base = buffer.baseAddress else { return }
        Rasterizer().draw(
          [.fillRect(PixelRect(whole), paint: paint)], extents: nil, bounds: Self.bounds,
          into: base,
          glyphs: NoGlyphs())
      }
      let cleared = try? bitmap([.fillRect(PixelRect(whole), paint: paint)], nil)
      #expect(cleared == pixels)
    }
  }
}
