import Galley
import GalleyViews
import Testing

/// What a frame of a movement costs where the layout does not change: counted, not timed.
@Suite struct FrameCostTests {
  private final class Model: ObservableObject {
    @Published var isOn = false
  }

  private nonisolated struct Wave: Shape {
    var phase: CGFloat
    var animatableData: CGFloat {
      get { phase }
      set { phase = newValue }
    }

    func path(in rect: CGRect) -> Path {
      Path(CGRect(x: rect.minX, y: rect.midY, width: rect.width * phase, height: 8))
    }
  }

  /// A shape whose size moves, too.
  private nonisolated struct Growing: Shape {
    var length: CGFloat
    var animatableData: CGFloat {
      get { length }
      set { length = newValue }
    }

    func path(in rect: CGRect) -> Path { Path(rect) }
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
      CGSize(width: length, height: 10)
    }
  }

  @Test func aShapeWhoseSizeMovesIsLaidOut() throws {
    nonisolated struct Row: View {
      @ObservedObject var model: Model
      var body: some View { Growing(length: model.isOn ? 40 : 20).fill(.red).padding(5) }
    }
    let model = Model()
    let renderer = ImageRenderer(content: Row(model: model))
    try renderer.perform { withAnimation(.linear(duration: 1)) { model.isOn = true } }
    for (time, width) in [(0.0, 30), (0.5, 40), (1, 50)] {
      try renderer.advance(to: time)
      #expect(try renderer.draw().width == width)
    }
  }

  private nonisolated struct Page: View {
    let kind: String
    @ObservedObject var model: Model

    private var content: some View {
      VStack(spacing: 4) {
        ForEach(0..<20) { Text("Row \($0)").padding(4).background(.yellow) }
      }
    }

    var body: some View {
      let part: CGFloat = model.isOn ? 1 : 0
      HStack {
        switch kind {
        case "offset": content.offset(x: 40 * part, y: 10 * part)
        case "position": content.position(x: 100 + 50 * part, y: 300)
        case "opacity": content.opacity(1 - part / 2)
        case "scale": content.scaleEffect(1 + part)
        case "rotation": content.rotationEffect(.degrees(90 * part))
        case "blur": content.blur(radius: 4 * part)
        case "shape": content.background { Wave(phase: part).fill(.green) }
        case "trim": content.overlay { Circle().trim(from: 0, to: part).stroke(.green) }
        case "colour": content.foregroundStyle(model.isOn ? .red : .blue)
        default: content.shadow(radius: 6 * part)
        }
      }
      .frame(width: 390, height: 844)
    }
  }

  @Test(arguments: [
    "offset", "position", "opacity", "scale", "rotation", "blur", "colour", "shadow", "shape",
    "trim",
  ])
  func whatMovesNoNeighbourMeasuresAndShapesNothing(kind: String) throws {
    let model = Model()
    let graph = ViewGraph()
    graph.beginClock()
    func settle() {
      _ = graph.settle(
        Page(kind: kind, model: model), environment: EnvironmentValues(),
        in: ProposedViewSize(width: 390, height: 844))
    }
    settle()
    _ = graph.display(on: PixelGrid(scale: 1))
    graph.perform { withAnimation(.easeInOut(duration: 1)) { model.isOn = true } }
    settle()
    var images: Set<String> = ["\(graph.display(on: PixelGrid(scale: 1)))"]
    let counts = (
      graph.evaluations, graph.statistics.measurements,
      graph.resources.textEngine.statistics.shapedRuns
    )
    for frame in 1..<30 {
      graph.turnClock(to: Double(frame) / 30)
      settle()
      images.insert("\(graph.display(on: PixelGrid(scale: 1)))")
    }
    #expect(graph.evaluations == counts.0)
    #expect(graph.statistics.measurements == counts.1)
    #expect(graph.resources.textEngine.statistics.shapedRuns == counts.2)
    // Moves are rounded to whole pixels.
    #expect(images.count > 20)
  }

  /// A position that moved is laid out as one that was always there.
  @Test(arguments: ["offset", "position"])
  func whereAMovementEndsIsWhereALayoutBegins(kind: String) throws {
    let model = Model()
    let renderer = ImageRenderer(content: Page(kind: kind, model: model))
    try renderer.perform { withAnimation(.linear(duration: 1)) { model.isOn = true } }
    try renderer.advance(by: 0.5)
    _ = try renderer.draw()
    try renderer.advance(by: 1)
    let moved = try renderer.draw()
    let still = try ImageRenderer(content: Page(kind: kind, model: model)).draw()
    #expect(moved.layoutTree == still.layoutTree)
    #expect(try moved.bitmap() == still.bitmap())
  }
}
