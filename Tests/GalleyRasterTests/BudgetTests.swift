import GalleyBudget
import GalleyGeometry
import GalleyGraphics
import TestSupport
import Testing

@testable import GalleyRaster

/// An image is right within its budget, or it is an error: never an exhausted machine, and never a wrong image.
@Suite struct BudgetTests {
  private static let size = (width: 100, height: 100)
  private static let red = ResolvedColor(red: 1, green: 0, blue: 0)
  private static let blue = ResolvedColor(red: 0, green: 0, blue: 1)

  private func draw(
    _ items: [DisplayItem], _ budget: RenderBudget, width: Int = size.width,
    height: Int = size.height, with rasterizer: Rasterizer = Rasterizer(),
    glyphs: some GlyphSource = NoGlyphs()
  ) -> Bitmap {
    rasterizer.budget = budget
    var bitmap = Bitmap(width: width, height: height)
    rasterizer.draw(DisplayList(items: items), into: &bitmap, glyphs: glyphs)
    return bitmap
  }

  private func limited(_ bytes: Int) -> RenderBudget {
    RenderBudget(RenderBudget.Limits(bytes: bytes, duration: nil))
  }

  private func gradient(_ rect: CGRect) -> DisplayItem {
    .fillRect(
      PixelRect(rect),
      paint: .gradient(
        GradientPaint(
          stops: [
            GradientPaint.Stop(color: Self.blue, location: 0),
            GradientPaint.Stop(color: Self.blue, location: 1),
          ], .linear(start: .zero, end: CGPoint(x: 60_000, y: 0)))))
  }

  /// Shadows of shadows, each as far away as one may be, come to more pixels than numbers hold.
  @Test func chainsOfFarShadowsAreTooLarge() {
    func shadow(_ index: Int) -> Effect {
      let far: CGFloat = index % 2 == 0 ? 1e9 : -1e9
      return .shadow(Self.red, sigma: 1, x: far, y: far)
    }
    let square = DisplayItem.fillRect(
      PixelRect(x: 9, y: 9, width: 20, height: 20), paint: .solid(Self.blue))
    let budget = limited(16 << 20)
    _ = draw(
      [.group(DisplayGroup(items: [square], effects: (0..<1500).map(shadow)))], budget)
    guard case .memory? = budget.excess else {
      Issue.record("\(String(describing: budget.excess))")
      return
    }
    #expect(budget.heldBytes == 0)
  }

  /// What lies between a shadow and what casts it is not painted.
  @Test func farShadowsNeedNothingInBetween() {
    for kind in 0..<2 {
      let shadow =
        kind == 0
        ? Effect.shadow(Self.red, sigma: 2, x: 50_000, y: 0)
        : Effect.innerShadow(Self.red, sigma: 2, x: 50_000, y: 0)
      let budget = limited(4 << 20)
      let bitmap = draw(
        [
          .group(
            DisplayGroup(
              items: [gradient(CGRect(x: -60_000, y: 0, width: 60_040, height: 60_000))],
              effects: [shadow]))
        ], budget)
      #expect(budget.excess == nil && budget.mostBytes < 1 << 20, "\(budget.mostBytes)")
      #expect(budget.heldBytes == 0)
      #expect(bitmap[10, 50] == Self.blue.pixel)
      #expect(bitmap[80, 50] == (kind == 0 ? Self.red.pixel : .clear))
    }
  }

  /// Six far shadows are 64 places that a pixel depends on.
  @Test func manyFarShadowsStayWithinTheBudget() {
    let effects = (0..<6).map { index in
      Effect.shadow(Self.red, sigma: 0, x: CGFloat(3000 << index), y: CGFloat(index * 900))
    }
    let budget = limited(8 << 20)
    let bitmap = draw(
      [
        .group(
          DisplayGroup(
            items: [gradient(CGRect(x: -500_000, y: -9000, width: 500_040, height: 9050))],
            effects: effects))
      ], budget)
    #expect(budget.excess == nil, "\(budget.mostBytes)")
    #expect(bitmap[10, 10] == Self.blue.pixel && bitmap[80, 10] == Self.red.pixel)
  }

  /// A plane up to the horizon needs no more than what is looked at.
  @Test func planesUpToTheHorizon() {
    let plane = DisplayGroup(
      items: [gradient(CGRect(x: -100_000, y: -100_000, width: 200_000, height: 200_000))],
      projection: ProjectionTransform(
        rotation: 1.2, axis: (x: 1, y: 0, z: 0), about: CGPoint(x: 3, y: 3), distance: 20))
    let budget = limited(2 << 20)
    let whole = draw([.group(plane)], budget, width: 6, height: 14)
    #expect(budget.excess == nil, "\(budget.mostBytes)")
    #expect(whole.pixels.contains { $0 == Self.blue.pixel.rawValue })
    let other = limited(16 << 20)
    #expect(draw([.group(plane)], other, width: 6, height: 14) == whole && other.excess == nil)
  }

  /// Layers, masks and flat images that do not fit are painted part by part, with the same pixels.
  @Test func whatDoesNotFitIsPaintedInParts() {
    let disc = DisplayItem.fill(
      path: Path(ellipseIn: CGRect(x: -300, y: -200, width: 700, height: 640)), rule: .nonZero,
      paint: .solid(Self.blue))
    let turned = DisplayGroup(
      items: [disc],
      projection: ProjectionTransform(
        rotation: 0.8, axis: (x: 0, y: 1, z: 0), about: CGPoint(x: 50, y: 50), distance: 900))
    let groups = [
      DisplayGroup(items: [disc], effects: [.opacity(0.5)]),
      DisplayGroup(items: [disc], mask: [gradient(CGRect(x: 5, y: 5, width: 90, height: 80))]),
      DisplayGroup(items: [disc], blendMode: .xor, effects: [.blur(sigma: 2)]),
      turned,
    ]
    for (index, group) in groups.enumerated() {
      let below = DisplayItem.fillRect(
        PixelRect(x: 0, y: 30, width: 100, height: 30), paint: .solid(Self.red))
      let free = RenderBudget(.unlimited)
      let exact = draw([below, .group(group)], free)
      let tight = limited(free.mostBytes / 2)
      #expect(draw([below, .group(group)], tight) == exact, "group \(index)")
      #expect(tight.excess == nil && tight.mostBytes <= free.mostBytes / 2, "group \(index)")
    }
  }

  /// With any budget an image is right or an error, holds no more than it may, and leaves nothing behind.
  @Test func imagesAreRightOrErrors() {
    var random = SeededRandom(seed: 77)
    for seed in UInt64(200)..<230 {
      var scene = RandomScene(seed: seed)
      let items = scene.list().items
      let (width, height) = (RandomScene.width, RandomScene.height)
      let free = RenderBudget(.unlimited)
      let exact = draw(items, free, width: width, height: height)
      let rasterizer = Rasterizer()
      for _ in 0..<2 {
        let limit = random.next(in: 0...max(1, free.mostBytes))
        let budget = limited(limit)
        let bitmap = draw(items, budget, width: width, height: height, with: rasterizer)
        #expect(budget.mostBytes <= limit, "seed \(seed)")
        if budget.excess == nil { #expect(bitmap == exact, "seed \(seed), \(limit) bytes") }
      }
      // What was not finished was not kept.
      let again = draw(
        items, RenderBudget(.unlimited), width: width, height: height, with: rasterizer)
      #expect(again == exact, "seed \(seed)")
    }
  }

  @Test func whatIsOutOfTimeEndsAndIsNotKept() {
    let rasterizer = Rasterizer()
    let shadow = DisplayGroup(
      items: [
        .fillRect(PixelRect(x: 20, y: 20, width: 50, height: 40), paint: .solid(Self.blue))
      ], effects: [.shadow(Self.red, sigma: 6, x: 3, y: 3)])
    let over = RenderBudget(RenderBudget.Limits(bytes: nil, duration: .zero))
    _ = draw([.group(shadow)], over, with: rasterizer)
    guard case .time = over.excess else {
      Issue.record("\(String(describing: over.excess))")
      return
    }
    let free = RenderBudget(.unlimited)
    #expect(
      draw([.group(shadow)], free, with: rasterizer) == draw([.group(shadow)], free))
  }

  /// Wide blurs take as much memory as there is, and threads do not take each other's: what one thread can paint within
  /// a limit several can, and it is the same.
  @Test func threadsDoWithTheMemoryOfOne() {
    let (width, height) = (120, 420)
    let card = DisplayGroup(
      items: [
        gradient(CGRect(x: 20, y: 90, width: 80, height: 200)),
        .fillRect(PixelRect(x: 40, y: 160, width: 30, height: 180), paint: .solid(Self.red)),
      ], effects: [.shadow(Self.blue, sigma: 16, x: 0, y: 25)])
    let whole = draw([.group(card)], RenderBudget(.unlimited), width: width, height: height)
    var fitting = 0
    for kilobytes in [60, 120, 200, 300, 400, 600, 900, 1400, 2000, 4000] {
      var isFitting = true
      for threads in [1, 2, 4, 2, 4] where isFitting {
        let rasterizer = Rasterizer()
        rasterizer.budget = limited(kilobytes << 10)
        let rows = PaintedRows(
          DisplayList(items: [.group(card)]), width: width, height: height, with: rasterizer,
          glyphs: NoGlyphs(), threads: threads)
        var pixels: [UInt32] = []
        for top in stride(from: 0, to: height, by: 30) {
          rows.withRows(top..<min(top + 30, height)) { pixels += $0 }
          // As somebody who looks at a few rows elsewhere.
          rows.withRows(200..<204) { #expect($0.count == 4 * width) }
        }
        if threads == 1 { isFitting = rasterizer.budget.excess == nil }
        #expect(
          !isFitting || rasterizer.budget.excess == nil && pixels == whole.pixels,
          "\(kilobytes) kB, \(threads) threads")
      }
      fitting += isFitting ? 1 : 0
    }
    #expect((4...9).contains(fitting), "\(fitting) of 10 limits are enough for one thread")
  }

  /// Threads share the budget, and rows can be read when it is exhausted.
  @Test func bandsShareTheBudget() {
    let wide = DisplayItem.fillRect(
      PixelRect(x: 0, y: 0, width: 100, height: 4000),
      paint: .backdrop(BackdropPaint(sigma: 300, saturation: 1, tint: .clear)))
    for threads in [1, 3] {
      let rasterizer = Rasterizer()
      rasterizer.budget = limited(50_000)
      let rows = PaintedRows(
        DisplayList(items: [wide]), width: 100, height: 4000, with: rasterizer, glyphs: NoGlyphs(),
        threads: threads)
      for top in stride(from: 0, to: 4000, by: 100) {
        rows.withRows(top..<top + 100) { #expect($0.count == 10_000) }
      }
      guard case .memory = rasterizer.budget.excess else {
        Issue.record("\(String(describing: rasterizer.budget.excess))")
        return
      }
      #expect(rasterizer.budget.mostBytes <= 50_000)
    }
  }
}

/// A font whose outlines are far larger than its em.
private struct HugeGlyphs: GlyphSource {
  let side: CGFloat

  func image(of glyph: GlyphID, in face: FaceID) -> GlyphImage {
    var path = Path(CGRect(x: -side, y: -side, width: 2 * side, height: 2 * side))
    path.addRect(CGRect(x: -3, y: -3, width: 7, height: 5))
    return .outline(path, unitsPerEm: 16)
  }
}

@Suite struct HugeGlyphTests {
  private func draw(
    _ side: CGFloat, size: CGFloat, _ budget: RenderBudget, rows: Range<Int> = 0..<60
  ) -> [UInt32] {
    let run = GlyphRun(
      face: FaceID(rawValue: 0), size: size, bidiLevel: 0,
      glyphs: [GlyphRun.Glyph(id: 1, position: .zero, advance: size, cluster: 0)], width: size)
    let list = DisplayList(items: [
      .glyphs(run, origin: PixelPoint(x: 20.3, y: 30.4), scale: 1, paint: .solid(.black))
    ])
    let rasterizer = Rasterizer()
    rasterizer.budget = budget
    var bitmap = Bitmap(width: 50, height: 60)
    bitmap.pixels.withUnsafeMutableBufferPointer { pixels in
      guard let base = pixels.baseAddress else { return }
      rasterizer.draw(
        list.items, extents: nil,
        bounds: PixelBounds(left: 0, top: rows.lowerBound, right: 50, bottom: rows.upperBound),
        into: base, glyphs: HugeGlyphs(side: side))
    }
    return Array(bitmap.pixels.prefix(rows.count * 50))
  }

  /// 3,000 ems are no larger in memory than what is seen of them.
  @Test func areClippedPaths() {
    for side in [2000, 30_000, 1e9] as [CGFloat] {
      let budget = RenderBudget(RenderBudget.Limits(bytes: 4 << 20, duration: nil))
      let whole = draw(side, size: 200, budget)
      #expect(budget.excess == nil && budget.mostBytes < 1 << 20)
      #expect(whole.allSatisfy { $0 >> 24 == 255 })
    }
  }

  /// Whether a glyph is a mask is said by its size, never by what of it is seen.
  @Test func bandsChangeNothing() {
    for size in [6, 11.3, 60, 250] as [CGFloat] {
      let free = RenderBudget(.unlimited)
      for side in [9, 40] as [CGFloat] {
        let whole = draw(side, size: size, free)
        let parts = [0..<7, 7..<31, 31..<60].flatMap { draw(side, size: size, free, rows: $0) }
        #expect(whole == parts, "\(size), \(side)")
      }
    }
  }
}
