import Galley
import GalleyImages
import GalleySwiftTesting
import Testing

/// The animated image in the guide of wrapping: chips whose spacing a slider changes.
@Suite struct FlexibleDemoTests {
  private nonisolated struct Demo: View {
    @State private var spacing = 4.0
    private let words = [
      "Harbour", "Tide", "Old mill", "Pier", "Bridge", "Quay", "Ferry", "Lighthouse", "Dunes",
      "Beach",
      "Lamp", "North pier",
    ]

    var body: some View {
      VStack(alignment: .leading, spacing: 16) {
        LabeledContent("Spacing") {
          Slider(value: $spacing, in: 0...24) { Text("Spacing") }
            .frame(width: 200)
        }
        FlexibleView(data: words, spacing: spacing, alignment: .leading) { word in
          Text(word)
            .font(.subheadline)
            .padding(.horizontal, 12)
            .padding(.vertical, 6)
            .background(.teal.opacity(0.18), in: .capsule)
        }
        .animation(.smooth(duration: 0.35), value: spacing)
      }
      .padding(16)
      .frame(width: 320, height: 268, alignment: .top)
      .background(.white)
    }
  }

  private static let file = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appendingPathComponent(
      "../../../Guides/Pictures/flexible-view.png"
    )
    .standardizedFileURL
  private static let rate = 15.0

  /// A drag of the slider to the right in a second, a rest, and the way back.
  private func movie() throws -> Data {
    let renderer = ImageRenderer(content: Demo())
    renderer.scale = 1
    try renderer.advance(by: 0)
    let movie = try AnimatedImage(.png(.small), scale: 1)
    var count = 0
    func show() throws {
      try movie.append(renderer.draw(), at: Double(count) / Self.rate)
      count += 1
    }
    try show()
    // The slider is 200 points wide, and its knob 28.
    for (start, end) in [(4.0, 20.0), (20, 4)] {
      let touch = try renderer.touch(at: CGPoint(x: 118 + 172 * start / 24, y: 30))
      let step = CGSize(width: 172 * (end - start) / 24 / 15, height: 0)
      for _ in 0..<15 {
        try touch.move(by: step, over: 1 / Self.rate)
        try show()
      }
      try touch.lift()
      for _ in 0..<8 {
        try renderer.advance(by: 1 / Self.rate)
        try show()
      }
    }
    #expect(movie.frameCount > 30)
    return try movie.data(endingAt: Double(count) / Self.rate)
  }

  @Test func theGuidesImageIsWhatIsDrawn() throws {
    let drawn = try movie()
    // Other libraries may deflate to other bytes: the frames are compared.
    func frames(_ file: Data) throws -> [AnimatedImageDecoder.Frame] {
      try AnimatedImageDecoder().frames(of: file)
    }
    let known = try frames(Data(contentsOf: Self.file))
    let new = try frames(drawn)
    if known.map(\.image) == new.map(\.image), known.map(\.duration) == new.map(\.duration) {
      return
    }
    let other = URL(fileURLWithPath: ".build/goldens/flexible-view.png")
    try FileManager.default.createDirectory(
      at: other.deletingLastPathComponent(), withIntermediateDirectories: true)
    try drawn.write(to: other)
    Issue.record("Guides/Pictures/flexible-view.png is not what is drawn: see \(other.path)")
  }
}
