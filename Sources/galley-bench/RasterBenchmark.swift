import Galley
import GalleyRaster
import GalleyText

/// Shapes, pixels and glyphs a second beside Cairo's and Skia's, in turn.
struct RasterBenchmark {
  private static let blocks = 5
  private static let runs = 9
  private static let (width, height) = (1280, 960)
  private static let line =
    "Where the harbour lights meet the evening river, a lantern walks along the quay"

  private struct Case {
    var name: String
    var unit: String
    /// What one drawing of the list draws.
    var count: Double
    var list: DisplayList
  }

  func run(_ mode: Record.Mode) throws {
    let peers = [Peer.cairo, .skia]
    for peer in peers { try peer.check() }
    var record = Record("raster", mode)
    let engine = TextEngine()
    let rasterizer = Rasterizer()
    var bitmap = Bitmap(width: Self.width, height: Self.height)
    let cases = Self.cases(engine)
    var own: [String: Double] = [:]
    var rates = peers.map { _ in [String: Double]() }
    for _ in 0..<Self.blocks {
      for item in cases {
        for _ in 0..<Self.runs {
          let start = ContinuousClock.now
          rasterizer.draw(item.list, into: &bitmap, glyphs: engine)
          let rate = item.count / (ContinuousClock.now - start).milliseconds
          own[item.name] = max(own[item.name] ?? 0, rate)
        }
      }
      for (index, peer) in peers.enumerated() {
        rates[index].merge(try peer.rates(runs: Self.runs), uniquingKeysWith: max)
      }
    }
    print(
      "raster: the best of \(Self.blocks * Self.runs) runs; ratios are Galley's rate by the peer's")
    for item in cases {
      let mine = own[item.name] ?? 0
      let parts = peers.indices.map { index in
        let theirs = rates[index][item.name] ?? .nan
        let ratio = record.note("\(item.name) \(peers[index].name)", mine / theirs, .higher)
        return "\(peers[index].name) \(Record.round(theirs)), ratio \(ratio)"
      }
      print(
        "\(item.name), \(item.unit) a second: Galley \(Record.round(mine)); "
          + parts.joined(separator: "; "))
    }
    try record.finish()
  }

  private static func cases(_ engine: TextEngine) -> [Case] {
    let blue = Paint.solid(ResolvedColor(red: 0.12, green: 0.35, blue: 0.78, alpha: 0.5))
    func place(_ index: Int, _ width: Int, _ height: Int) -> CGPoint {
      CGPoint(
        x: CGFloat(index * 37 % width) + 0.3, y: CGFloat(index * 53 % height) + 0.6)
    }
    let rectangles = (0..<1000).map { index in
      let box = CGRect(origin: place(index, 1150, 880), size: CGSize(width: 120, height: 72))
      return DisplayItem.fill(
        path: RoundedRectangle(cornerRadius: 12, style: .circular).path(in: box), rule: .nonZero,
        paint: blue)
    }
    let side: CGFloat = 64 * CGFloat(3).squareRoot() / 2
    let corners = [
      CGPoint(x: 64, y: 0), CGPoint(x: 64 + side, y: 32), CGPoint(x: 64 + side, y: 96),
      CGPoint(x: 64, y: 128), CGPoint(x: 64 - side, y: 96), CGPoint(x: 64 - side, y: 32),
    ]
    let hexagons = (0..<500).map { index in
      let origin = place(index, 1100, 800)
      var path = Path()
      path.addLines(corners.map { CGPoint(x: origin.x + $0.x, y: origin.y + $0.y) })
      path.closeSubpath()
      return DisplayItem.fill(path: path, rule: .nonZero, paint: blue)
    }
    let frame = PixelRect(CGRect(x: 0, y: 0, width: width, height: height))
    let gradient = GradientPaint(
      stops: [
        GradientPaint.Stop(color: ResolvedColor(red: 1, green: 0, blue: 0), location: 0),
        GradientPaint.Stop(color: ResolvedColor(red: 0, green: 0, blue: 1), location: 1),
      ], .linear(start: .zero, end: CGPoint(x: width, y: height)))
    let layout = engine.shape(AttributedText(line, font: FontDescriptor(size: 17)))
      .layout(width: 2000, height: nil, style: ParagraphStyle())
    let runs = layout.lines.first?.runs.map(\.glyphRun) ?? []
    var glyphs: [DisplayItem] = []
    for index in 0..<200 {
      let origin = PixelPoint(x: CGFloat(index * 7 % 600) + 0.3, y: CGFloat(index * 31 % 940))
      glyphs += runs.map { .glyphs($0, origin: origin, scale: 1, paint: .solid(.black)) }
    }
    return [
      Case(
        name: "rectangles", unit: "thousands", count: 1000, list: DisplayList(items: rectangles)),
      Case(name: "hexagons", unit: "thousands", count: 500, list: DisplayList(items: hexagons)),
      Case(
        name: "gradient", unit: "thousands of pixels", count: Double(width * height),
        list: DisplayList(items: [.fillRect(frame, paint: .gradient(gradient))])),
      Case(
        name: "glyphs", unit: "thousands", count: Double(200 * line.utf8.count),
        list: DisplayList(items: glyphs)),
    ]
  }
}
