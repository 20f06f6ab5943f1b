import Foundation
import Galley
import Testing

/// Compares a view's picture with the approved one in `Goldens/<topic>/<name>.png`, pixel by pixel.
/// A picture that is not there yet is written, and the test fails once.
func expectGolden(
  _ view: some View, _ topic: String, _ name: String, width: CGFloat? = nil, scale: CGFloat = 2
) throws {
  let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Goldens/\(topic)/\(name).png")
  let renderer = ImageRenderer(content: view.background(.white))
  renderer.scale = scale
  renderer.proposedSize = ProposedViewSize(width: width, height: nil)
  guard let lock = GoldenFonts.lock else { return }
  let report = try renderer.render()
  let fonts = Renderer().lock(report).fonts.keys
  #expect(
    fonts.allSatisfy { lock.fonts[$0] != nil }, "fonts that Goldens/fonts.lock does not name")
  let drawn = report.bitmap
  guard FileManager.default.fileExists(atPath: file.path) else {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try OutputFile.write(drawn.pngData(), to: file.path)
    Issue.record("\(topic)/\(name) was written: look at it, then run the tests again")
    return
  }
  let golden = try Bitmap(pngData: Data(contentsOf: file))
  let isSame = drawn == golden
  #expect(isSame, "\(topic)/\(name) is \(drawn), \(golden) is approved")
}

/// The fonts that all goldens are set in.
private enum GoldenFonts {
  /// Nil, and one failure, where a font is not the one of the lock: the pictures are then not compared.
  static let lock: FontLock? = {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Goldens/fonts.lock")
    do {
      let fonts = try JSONDecoder().decode([String: String].self, from: Data(contentsOf: file))
      let lock = FontLock(fonts: fonts)
      _ = try Renderer().render(Color.clear.frame(width: 1, height: 1), fontLock: lock)
      return lock
    } catch {
      Issue.record("the goldens' fonts: \(error)")
      return nil
    }
  }()
}

/// Small pictures of the worked examples and of what modifiers draw.
@Suite struct GoldenPictures {
  @Test func sharedRow() throws {
    let row = HStack(spacing: 0) {
      Rectangle().fill(.green)
      Text("Hello world").border(.red)
      Rectangle().fill(.yellow)
    }
    .padding(20).frame(width: 400, height: 100).border(.blue)
    try expectGolden(row, "WorkedExamples", "shared-row")
  }

  @Test func baselines() throws {
    let row = HStack(alignment: .lastTextBaseline, spacing: 6) {
      Text("Delicious").font(.caption)
      RoundedRectangle(cornerRadius: 4).fill(.orange).frame(width: 20, height: 20)
        .alignmentGuide(.lastTextBaseline) { $0[.bottom] * 0.927 }
      Text("Lantern soup").font(.title)
    }
    try expectGolden(row.padding(8), "WorkedExamples", "baselines")
  }

  @Test func directions() throws {
    let row = HStack {
      VStack {
        Text("*****")
        Text("5 stars")
      }.font(.caption)
      VStack(alignment: .leading) {
        HStack {
          Text("Lantern soup").font(.title3)
          Spacer()
          Circle().fill(.green).frame(width: 16, height: 16)
        }
        Text("Leek, potato, saffron, a squeeze of lemon and toast").font(.caption).lineLimit(1)
      }
    }
    let both = VStack(spacing: 8) {
      row
      row.environment(\.layoutDirection, .rightToLeft)
    }
    try expectGolden(both.padding(8).frame(width: 260), "WorkedExamples", "directions")
  }

  @Test func unplacedViewsLieInTheMiddle() throws {
    struct Idle: Layout {
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
      ) -> CGSize { CGSize(width: 120, height: 40) }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
      ) {}
    }
    let pile = Idle {
      Circle().fill(.teal).frame(width: 30, height: 30)
      Text("in the middle").font(.caption)
    }.border(.gray)
    try expectGolden(pile.padding(8), "WorkedExamples", "unplaced")
  }

  @Test func stackedLayouts() throws {
    func stack(_ layout: AnyLayout) -> some View {
      layout {
        Image(systemName: "globe")
        Text("Hello").font(.headline)
      }.border(.gray)
    }
    let both = HStack(spacing: 20) {
      stack(AnyLayout(VStackLayout(spacing: 5)))
      stack(AnyLayout(HStackLayout(spacing: 10)))
    }
    try expectGolden(both.padding(8), "WorkedExamples", "any-layout")
  }

  @Test func flexibleRows() throws {
    let words = ["One", "row", "after", "another", "the", "the", "the", "last"]
    let rows = FlexibleView(data: words, spacing: 6, alignment: .center) { word in
      Text(word).padding(6).background(RoundedRectangle(cornerRadius: 6).fill(.gray.opacity(0.2)))
    }
    try expectGolden(rows.padding(8), "WorkedExamples", "flexible-rows", width: 200)
  }

  @Test func effects() throws {
    let tile = RoundedRectangle(cornerRadius: 6).fill(.blue).frame(width: 36, height: 36)
    let row = HStack(spacing: 16) {
      tile.rotationEffect(.degrees(30))
      tile.scaleEffect(0.6)
      tile.opacity(0.4)
      tile.mask { Circle() }
      tile.overlay(alignment: .topTrailing) { Circle().fill(.red).frame(width: 12, height: 12) }
      tile.clipShape(Capsule()).border(.red, width: 2)
      Text("Turned").font(.caption).rotationEffect(.degrees(-20))
    }
    try expectGolden(row.padding(12), "Drawing", "effects")
  }

  @Test func strokes() throws {
    let row = HStack(spacing: 14) {
      Circle().stroke(.red, lineWidth: 4)
      Rectangle().strokeBorder(.blue, lineWidth: 3)
      RoundedRectangle(cornerRadius: 10).stroke(
        .green, style: StrokeStyle(lineWidth: 2, dash: [6, 3]))
      Capsule().stroke(.purple, lineWidth: 1)
      Path { path in
        path.move(to: CGPoint(x: 4, y: 34))
        path.addLine(to: CGPoint(x: 18, y: 6))
        path.addLine(to: CGPoint(x: 32, y: 34))
      }.stroke(.orange, style: StrokeStyle(lineWidth: 6, lineCap: .round, lineJoin: .round))
      Path { path in
        path.move(to: CGPoint(x: 4, y: 34))
        path.addLine(to: CGPoint(x: 18, y: 6))
        path.addLine(to: CGPoint(x: 32, y: 34))
      }.stroke(.orange, style: StrokeStyle(lineWidth: 6, lineCap: .square, lineJoin: .miter))
    }
    .frame(width: 320, height: 40)
    try expectGolden(row.padding(8), "Drawing", "strokes")
  }

  @Test func gradients() throws {
    let row = HStack(spacing: 12) {
      LinearGradient(
        colors: [.orange, .purple], startPoint: .topLeading, endPoint: .bottomTrailing
      )
      .frame(width: 60, height: 40)
      Circle().fill(.blue.gradient).frame(width: 40, height: 40)
      Text("Sunset").font(.title).bold()
        .foregroundStyle(
          .linearGradient(colors: [.red, .yellow], startPoint: .leading, endPoint: .trailing))
      RoundedRectangle(cornerRadius: 8)
        .stroke(
          LinearGradient(colors: [.green, .clear], startPoint: .top, endPoint: .bottom),
          lineWidth: 4
        )
        .frame(width: 40, height: 36)
    }
    try expectGolden(row.padding(8), "Drawing", "gradients")
  }

  @Test func gradientsAroundAPoint() throws {
    let disc = Circle()
    let row = HStack(spacing: 12) {
      disc.fill(
        .radialGradient(colors: [.white, .blue], center: .center, startRadius: 2, endRadius: 22)
      )
      .frame(width: 44)
      EllipticalGradient(stops: [
        Gradient.Stop(color: .orange, location: 0.2), Gradient.Stop(color: .clear, location: 1),
      ])
      .frame(width: 64, height: 44)
      disc.fill(.conicGradient(colors: [.red, .yellow, .green, .blue, .red], center: .center))
        .frame(width: 44)
      disc.fill(
        .angularGradient(
          colors: [.red, .blue], center: .center, startAngle: .degrees(-90), endAngle: .degrees(90))
      )
      .frame(width: 44)
      Text("Tiles").font(.largeTitle).fontWeight(.black)
        .foregroundStyle(.image(Image(bitmap: Self.tile, scale: 1)))
    }
    .frame(height: 44)
    try expectGolden(row.padding(8), "Drawing", "gradients-around")
  }

  /// Stripes of two colours.
  private static let tile: Bitmap = {
    var tile = Bitmap(width: 6, height: 6, filledWith: ResolvedColor(bytes: 0, 90, 180).pixel)
    for index in 0..<6 {
      tile[index, 5 - index] = ResolvedColor(bytes: 250, 200, 60).pixel
      tile[index, (10 - index) % 6] = ResolvedColor(bytes: 250, 200, 60).pixel
    }
    return tile
  }()

  @Test func shadows() throws {
    let tile = RoundedRectangle(cornerRadius: 10).fill(.white).frame(width: 44, height: 36)
    let row = HStack(spacing: 22) {
      tile.shadow(radius: 4)
      tile.shadow(color: .blue.opacity(0.6), radius: 6, x: 4, y: 6)
      Circle().fill(.orange).frame(width: 36, height: 36).shadow(radius: 0, x: 3, y: 3)
      Text("Title").font(.title).bold().foregroundStyle(.white)
        .shadow(color: .black, radius: 3)
      tile.overlay { Circle().fill(.teal).frame(width: 16) }.shadow(radius: 3)
      tile.overlay { Circle().fill(.teal).frame(width: 16) }.compositingGroup().shadow(radius: 3)
      tile.overlay { Text("ab").font(.caption) }.blur(radius: 2)
    }
    try expectGolden(row.padding(20).background(Color(white: 0.9)), "Drawing", "shadows", scale: 1)
  }

  @Test func placeholders() throws {
    let column = VStack(alignment: .leading, spacing: 8) {
      Stepper(value: .constant(3), in: 0...5) { Text("3 words") }
      Slider(value: .constant(0.5))
      Image("absent")
      HStack {
        Image(systemName: "globe")
        Image(systemName: "globe.americas.fill")
        Image(systemName: "globe.europe.africa.fill")
        Image(systemName: "checkmark")
        Image(systemName: "xmark")
      }.imageScale(.large)
    }
    try expectGolden(column.padding(8), "Drawing", "placeholders", width: 200)
  }
}
