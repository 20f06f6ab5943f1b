import Galley
import Testing

/// The window of a preview keeps its size and its middle while what is in it moves.
@Suite struct PreviewWindowTests {
  private nonisolated struct Growing: View {
    let animation: Animation
    @State private var isLarge = false

    var body: some View {
      Color.red.frame(width: isLarge ? 40 : 20, height: isLarge ? 60 : 20)
        .onAppear { withAnimation(animation) { isLarge = true } }
    }
  }

  /// Bars that stand in a row, each with a movement of its own.
  private nonisolated struct Bars: View {
    @State private var isLarge = false

    var body: some View {
      HStack(spacing: 0) {
        ForEach(0..<2, id: \.self) { index in
          Color.red.frame(width: 10, height: isLarge ? 60 : 10)
            .animation(
              .linear(duration: 1).repeatForever().delay(Double(index) * 0.1), value: isLarge)
        }
      }
      .onAppear { isLarge = true }
    }
  }

  private var configuration: PreviewConfiguration {
    var configuration = PreviewConfiguration()
    configuration.scale = 1
    return configuration
  }

  /// What is red of an image: its left, upper, right and lower edge, where all within is red and all around is the
  /// window's white.
  private func red(_ drawing: Drawing) throws -> [Int] {
    let bitmap = try drawing.bitmap()
    let pixels = bitmap.pixels.map { Pixel(rawValue: $0) }
    let isRed = pixels.map { $0.alpha == 255 && $0.red > 200 && $0.green < 100 }
    let ground = pixels.filter { $0.alpha == 255 && $0.green == 255 && $0.blue == 255 }
    let places = isRed.indices.filter { isRed[$0] }
    #expect(ground.count + places.count == pixels.count)
    let (columns, rows) = (places.map { $0 % bitmap.width }, places.map { $0 / bitmap.width })
    let box: [Int] = [
      try #require(columns.min()), try #require(rows.min()), try #require(columns.max()) + 1,
      try #require(rows.max()) + 1,
    ]
    #expect((box[2] - box[0]) * (box[3] - box[1]) == places.count)
    return box
  }

  /// At rest a movement without an end is shown as it begins: in the middle, where a root view is.
  @Test(arguments: [false, true])
  func theGroundIsAllOfTheImage(showsOverflow: Bool) throws {
    let preview = Preview(Growing(animation: .linear(duration: 1).repeatForever()))
    let drawing = try preview.draw(
      on: configuration, with: Renderer(), environment: EnvironmentValues(),
      showsOverflow: showsOverflow)
    #expect(drawing.width == 40 && drawing.height == 60)
    #expect(try red(drawing) == [10, 20, 30, 40])
  }

  @Test func whatGrowsGrowsFromTheMiddle() throws {
    let made = try Preview(Growing(animation: .linear(duration: 1)))
      .makeRenderer(on: configuration, with: Renderer())
    for (moment, box) in [
      (0.0, [10, 20, 30, 40]), (0.5, [5, 10, 35, 50]), (1.0, [0, 0, 40, 60]),
    ] {
      try made.renderer.advance(to: moment)
      let drawing = try made.renderer.draw()
      #expect(drawing.width == 40 && drawing.height == 60)
      #expect(try red(drawing) == box)
    }
  }

  @Test func barsStandInTheMiddleOfTheirRow() throws {
    let drawing = try Preview(Bars()).draw(on: configuration)
    #expect(drawing.width == 20 && drawing.height == 60)
    #expect(try red(drawing) == [0, 25, 20, 35])
  }

  /// A canvas of its own size has the same middle all the time.
  @Test func aCanvasOfASizeIsAsItWas() throws {
    var sized = configuration
    try sized.set("size", to: "60x80")
    let drawing = try Preview(Growing(animation: .linear(duration: 1).repeatForever()))
      .draw(on: sized)
    #expect(try red(drawing) == [20, 30, 40, 50])
  }
}
