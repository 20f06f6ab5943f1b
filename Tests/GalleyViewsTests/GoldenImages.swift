import Galley
import GalleySwiftTesting
import Testing

/// Small images of the worked examples and of what modifiers draw.
@Suite struct GoldenImages {
  @Test func sharedRow() throws {
    let row = HStack(spacing: 0) {
      Rectangle().fill(.green)
      Text("Hello world").border(.red)
      Rectangle().fill(.yellow)
    }
    .padding(20).frame(width: 400, height: 100).border(.blue)
    expectGolden(of: row, named: "shared-row", suite: "WorkedExamples")
  }

  @Test func baselines() throws {
    let row = HStack(alignment: .lastTextBaseline, spacing: 6) {
      Text("Delicious").font(.caption)
      RoundedRectangle(cornerRadius: 4).fill(.orange).frame(width: 20, height: 20)
        .alignmentGuide(.lastTextBaseline) { $0[.bottom] * 0.927 }
      Text("Lantern soup").font(.title)
    }
    expectGolden(of: row.padding(8), named: "baselines", suite: "WorkedExamples")
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
    expectGolden(
      of: both.padding(8).frame(width: 260), named: "directions", suite: "WorkedExamples")
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
    expectGolden(of: pile.padding(8), named: "unplaced", suite: "WorkedExamples")
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
    expectGolden(of: both.padding(8), named: "any-layout", suite: "WorkedExamples")
  }

  @Test func flexibleRows() throws {
    let words = ["One", "row", "after", "another", "the", "the", "the", "last"]
    let rows = FlexibleView(data: words, spacing: 6, alignment: .center) { word in
      Text(word).padding(6).background(RoundedRectangle(cornerRadius: 6).fill(.gray.opacity(0.2)))
    }
    expectGolden(of: rows.padding(8), named: "flexible-rows", suite: "WorkedExamples", width: 200)
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
    expectGolden(of: row.padding(12), named: "effects", suite: "Drawing")
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
    expectGolden(of: row.padding(8), named: "strokes", suite: "Drawing")
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
    expectGolden(of: row.padding(8), named: "gradients", suite: "Drawing")
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
      Text("Tiles").font(.largeTitle).fontWeight(.bold)
        .foregroundStyle(.image(Image(bitmap: Self.tile, scale: 1)))
    }
    .frame(height: 44)
    expectGolden(of: row.padding(8), named: "gradients-around", suite: "Drawing")
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
    expectGolden(
      of: row.padding(20).background(Color(white: 0.9)), named: "shadows", suite: "Drawing",
      scale: 1)
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
    expectGolden(of: column.padding(8), named: "placeholders", suite: "Drawing", width: 200)
  }
}
