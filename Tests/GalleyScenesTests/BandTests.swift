import Foundation
import Galley
import GalleyScenes
import Testing

/// The same pixels however an image is drawn: whole or in bands of any height, with any kernels.
@Suite struct BandTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private static let examples = [
    "Examples/card.json", "Examples/chips.json", "Examples/painting.json", "Examples/specimen.json",
    "Benchmarks/Scenes/card.json", "Benchmarks/Scenes/honeycomb.json",
  ]

  private func draw(
    _ path: String, _ kernels: PixelKernels = .best, threads: Int = 1
  ) throws -> Drawing {
    let file = Self.root.appendingPathComponent(path)
    let scene = try Scene(data: Data(contentsOf: file), file: path)
    return try scene.draw(
      with: Renderer(kernels: kernels, threads: threads),
      imageFolder: file.deletingLastPathComponent())
  }

  /// The first row in which two images differ.
  private func difference(_ one: Bitmap, _ other: Bitmap) -> Int? {
    if one == other { return nil }
    return (0..<one.height).first { y in
      (0..<one.width).contains { one[$0, y] != other[$0, y] }
    }
  }

  private func bitmap(_ drawing: Drawing, bandsOf rows: Int) throws -> Bitmap {
    var bitmap = Bitmap(width: drawing.width, height: drawing.height)
    for top in stride(from: 0, to: drawing.height, by: rows) {
      let band = top..<min(top + rows, drawing.height)
      try drawing.withRows(band) { pixels in
        bitmap.pixels.replaceSubrange(
          band.lowerBound * drawing.width..<band.upperBound * drawing.width, with: pixels)
      }
    }
    return bitmap
  }

  @Test(arguments: examples) func bandsAndKernelsChangeNothing(_ path: String) throws {
    let drawing = try draw(path)
    let whole = try drawing.bitmap()
    for rows in [37, 200] {
      #expect(try difference(whole, bitmap(drawing, bandsOf: rows)) == nil, "bands of \(rows)")
    }
    for kernels in PixelKernels.available {
      #expect(try difference(whole, draw(path, kernels).bitmap()) == nil, "\(kernels)")
    }
    #expect(try PNGEncoder(scale: 1).encode(whole) == PNGEncoder(scale: 1).encode(drawing))
    for threads in [2, 5] {
      let drawing = try draw(path, threads: threads)
      #expect(try difference(whole, bitmap(drawing, bandsOf: 37)) == nil, "\(threads) threads")
      #expect(try difference(whole, drawing.bitmap()) == nil, "\(threads) threads")
      #expect(try PNGEncoder(scale: 1).encode(whole) == PNGEncoder(scale: 1).encode(drawing))
    }
  }

  /// Effects within effects, backdrops over backdrops, operators that reach beyond their source.
  @Test func effectsThatReachAcrossBands() throws {
    let tile = RoundedRectangle(cornerRadius: 9).fill(.blue).frame(width: 60, height: 40)
    let view = ZStack {
      LinearGradient(colors: [.red, .yellow, .green], startPoint: .top, endPoint: .bottomTrailing)
      VStack(spacing: 7) {
        tile.shadow(radius: 9, x: 3, y: 5).blur(radius: 4)
        Text("Across").font(.title).foregroundStyle(.white).shadow(radius: 3).opacity(0.7)
        tile.rotationEffect(.degrees(20)).shadow(color: .black, radius: 6)
        HStack {
          tile; tile.blur(radius: 12)
        }.blur(radius: 2).drawingGroup()
        tile.blendMode(.destinationOut).compositingGroup()
        tile.shadow(radius: 4).rotation3DEffect(.degrees(50), axis: (x: 1, y: 1, z: 0))
      }
      VStack(spacing: -20) {
        ForEach(0..<5) { index in
          Text("glass \(index)").padding(20).background(.ultraThinMaterial)
        }
      }.offset(x: 30)
    }
    let renderer = ImageRenderer(content: view.frame(width: 240, height: 420))
    let drawing = try renderer.draw()
    let whole = try drawing.bitmap()
    for rows in [5, 29, 128] {
      #expect(try difference(whole, bitmap(drawing, bandsOf: rows)) == nil, "bands of \(rows)")
    }
  }

  /// A drawing that nobody reads to its end is no danger for the next one of its renderer.
  @Test func abandonedDrawings() throws {
    let renderer = Renderer(threads: 3)
    func view(_ number: Int) -> some View {
      VStack {
        ForEach(0..<20) { Text("row \($0) of \(number)").font(.title).shadow(radius: 2) }
      }.frame(width: 300, height: 900)
    }
    var kept: [Drawing] = []
    for number in 0..<6 {
      let drawing = try renderer.draw(view(number))
      try drawing.withRows(0..<40) { _ in }
      kept.append(drawing)
      let alone = try Renderer().render(view(number)).bitmap
      let whole = try renderer.draw(view(number)).bitmap()
      #expect(difference(whole, alone) == nil, "\(number)")
    }
  }
}
