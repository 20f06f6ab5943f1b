import GalleyBudget
import GalleyGeometry
import GalleyGraphics
import Testing

@testable import GalleyRaster

/// A filter's pixel is the same whatever region is painted: all of an image, one of its bands, a part that there is
/// memory for, or more than is seen.
@Suite struct FilterRegionTests {
  private static let (width, height) = (90, 100)
  /// What lies around the image when it is painted with all that there is.
  private static let margin = 140
  private static let area = CGRect(x: 6, y: 10, width: 78, height: 84)

  private static func list(_ nodes: [FilterNode], movedBy distance: CGFloat = 0) -> DisplayList {
    let shapes: [DisplayItem] = [
      .fill(
        path: Path(roundedRect: CGRect(x: 20, y: 34, width: 50, height: 40), cornerRadius: 9),
        rule: .nonZero, paint: .solid(ResolvedColor(red: 0.9, green: 0.4, blue: 0.1, alpha: 0.8))),
      .fillRect(PixelRect(x: 31, y: 20, width: 20, height: 70), paint: .solid(.black)),
    ]
    let group = DisplayGroup(
      items: shapes, transform: CGAffineTransform(translationX: distance, y: distance),
      filter: FilterGraph(nodes: nodes, transform: CGAffineTransform(scaleX: 1.5, y: 1.25)))
    return DisplayList(items: [.group(group)])
  }

  /// The image cut out of a larger one.
  private static func cut(_ nodes: [FilterNode]) -> [UInt32] {
    var large = Bitmap(width: width + 2 * margin, height: height + 2 * margin)
    Rasterizer().draw(list(nodes, movedBy: CGFloat(margin)), into: &large, glyphs: NoGlyphs())
    return (0..<height).flatMap { y in
      let start = (y + margin) * large.width + margin
      return large.pixels[start..<start + width]
    }
  }

  private static func inBands(_ nodes: [FilterNode], of count: Int, threads: Int) -> [UInt32] {
    let rows = PaintedRows(
      list(nodes), width: width, height: height, with: Rasterizer(), glyphs: NoGlyphs(),
      threads: threads)
    return stride(from: 0, to: height, by: count).flatMap { top in
      rows.withRows(top..<min(top + count, height)) { Array($0) }
    }
  }

  /// In memory that does not hold the images at once.
  private static func inParts(_ nodes: [FilterNode]) -> (pixels: [UInt32], excess: LimitError?) {
    let rasterizer = Rasterizer()
    rasterizer.budget = RenderBudget(RenderBudget.Limits(bytes: 260_000, duration: nil))
    var bitmap = Bitmap(width: width, height: height)
    rasterizer.draw(list(nodes), into: &bitmap, glyphs: NoGlyphs())
    return (bitmap.pixels, rasterizer.budget.excess)
  }

  /// A node of the source, and one of that.
  private static func pair(_ primitive: FilterPrimitive, isLinear: Bool = false) -> [FilterNode] {
    let own = CGRect(x: 10, y: 12, width: 44, height: 60)
    return [
      FilterNode(.merge, of: [.source], region: own),
      FilterNode(primitive, of: [.node(0)], region: area, worksInLinearLight: isLinear),
    ]
  }

  private static var graphs: [[FilterNode]] {
    let noise = FilterNode(
      .turbulence(
        FilterTurbulence(
          frequency: CGSize(width: 0.05, height: 0.09), octaves: 2, seed: 3, isFractal: true)),
      region: area)
    var convolution = FilterConvolution(
      columns: 3, rows: 2, kernel: [1, 2, -3, 0.5, 4, 1], target: (0, 1))
    convolution?.edges = .wrap
    let light = FilterLighting(
      .spot(SIMD3(20, 20, 30), at: SIMD3(40, 50, 0), exponent: 2, cone: 0.6),
      color: SIMD3(1, 0.8, 0.5), surfaceScale: 4, constant: 1.2, exponent: nil)
    let merged: [FilterNode] = [
      FilterNode(.offset(x: 12, y: 9), of: [.source], region: area),
      FilterNode(.blur(x: 4, y: 4, edges: .clear), of: [.node(0)], region: area),
      FilterNode(.blend(.sourceOut), of: [.source, .node(1)], region: area),
      FilterNode(.merge, of: [.node(1), .node(2), .source], worksInLinearLight: true),
    ]
    return [
      pair(.blur(x: 3, y: 8, edges: .clear)), pair(.blur(x: 5, y: 0, edges: .duplicate)),
      pair(.blur(x: 2, y: 2, edges: .wrap), isLinear: true), pair(.offset(x: 3.3, y: -7)),
      pair(.spread(x: 3, y: 2, isErosion: false)), pair(.spread(x: 2, y: 4, isErosion: true)),
      pair(.tile(CGRect(x: 14, y: 20, width: 13, height: 9))),
      pair(.lighting(light)), convolution.map { pair(.convolution($0)) } ?? [],
      [
        noise,
        FilterNode(
          .displacement(scale: CGSize(width: 20, height: 31), x: 0, y: 3),
          of: [.source, .node(0)], region: area),
      ],
      merged,
      [FilterNode(.arithmetic(SIMD4(0.2, 0.5, 0.4, 0.1)), of: [.source, .source], region: area)],
    ]
  }

  @Test func theImageIsPartOfALargerOne() {
    for (index, nodes) in Self.graphs.enumerated() {
      let cut = Self.cut(nodes)
      #expect(Set(cut).count > 3, "graph \(index) paints something")
      for (rows, threads) in [(Self.height, 1), (17, 1), (17, 3), (1, 1)] {
        let painted = Self.inBands(nodes, of: rows, threads: threads)
        let wrong = painted.indices.first { painted[$0] != cut[$0] } ?? -1
        #expect(
          wrong < 0,
          "graph \(index), bands of \(rows): row \(wrong / Self.width), \(wrong % Self.width)")
      }
      let parts = Self.inParts(nodes)
      #expect(
        parts.excess == nil && parts.pixels == cut,
        "graph \(index) in parts, \(String(describing: parts.excess))")
    }
  }

  /// What a filter makes is looked at where its axes are not those of the device.
  @Test func filtersTurnWithTheirGroup() {
    let corner = CGRect(x: 10, y: 20, width: 30, height: 10)
    let filter = FilterGraph(
      nodes: [FilterNode(.flood(.black), region: corner)], transform: .identity)
    // Right becomes down, and down left.
    let turn = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 60, ty: 0)
    let group = DisplayGroup(items: [], transform: turn, filter: filter)
    var bitmap = Bitmap(width: 60, height: 60)
    Rasterizer().draw(DisplayList(items: [.group(group)]), into: &bitmap, glyphs: NoGlyphs())
    for y in 0..<60 {
      for x in 0..<60 {
        let isInside = (30..<40).contains(x) && (10..<40).contains(y)
        #expect(bitmap[x, y].alpha == (isInside ? 255 : 0), "\(x), \(y)")
      }
    }
  }

  /// Memory is asked for before it is taken, and a time limit ends the largest kernel and the longest blur.
  @Test func limitsEndFilters() {
    let kernel = FilterConvolution(
      columns: 100, rows: 100, kernel: Array(repeating: 1, count: 10_000))
    var far = FilterConvolution(columns: 3, rows: 3, kernel: Array(repeating: 1, count: 9))
    far?.step = CGSize(width: 1e300, height: 3e9)
    far?.edges = .wrap
    let nodes: [[FilterNode]] = [
      kernel.map { Self.pair(.convolution($0)) } ?? [],
      Self.pair(.blur(x: 1e9, y: 1e9, edges: .duplicate)),
      Self.pair(.spread(x: 1e300, y: 2, isErosion: false)),
      Self.pair(.offset(x: 1e300, y: -1e300)),
      Self.pair(.tile(CGRect(x: 1e300, y: 0, width: 1e-300, height: 1e300))),
      far.map { Self.pair(.convolution($0)) } ?? [],
    ]
    for nodes in nodes {
      let rasterizer = Rasterizer()
      rasterizer.budget = RenderBudget(
        RenderBudget.Limits(bytes: 1 << 20, duration: .milliseconds(300)))
      var bitmap = Bitmap(width: Self.width, height: Self.height)
      let start = ContinuousClock.now
      rasterizer.draw(Self.list(nodes), into: &bitmap, glyphs: NoGlyphs())
      #expect(ContinuousClock.now - start < .seconds(20))
      #expect(rasterizer.budget.heldBytes == 0 && rasterizer.budget.mostBytes <= 1 << 20)
    }
  }

  /// Park and Miller's generator, and the noise of the program in the specification, worked out by another one.
  @Test func noiseIsThatOfTheSpecification() {
    let plain = PerlinNoise(
      FilterTurbulence(
        frequency: CGSize(width: 0.05, height: 0.05), octaves: 2, seed: 0, isFractal: false))
    let stitched = PerlinNoise(
      FilterTurbulence(
        frequency: CGSize(width: 0.04, height: 0.04), octaves: 3, seed: -7, isFractal: false,
        stitched: CGRect(x: 0, y: 0, width: 100, height: 100)))
    for place in [SIMD2(13.0, 0.0), SIMD2(62, 0)] {
      // The edges of a stitched tile fit each other.
      let (one, other) = (stitched.sum(place), stitched.sum(place + SIMD2(0, 100)))
      #expect((one - other).max() < 1e-9 && (other - one).max() < 1e-9)
      #expect(plain.sum(place) != plain.sum(place + SIMD2(0, 100)))
    }
    let endless = PerlinNoise(
      FilterTurbulence(
        frequency: CGSize(width: 1e300, height: 1e18), octaves: 1000, seed: .max, isFractal: true))
    #expect(endless.pixel(SIMD2(3, 4)) >> 24 <= 255)
  }
}
