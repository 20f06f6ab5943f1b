import Galley

/// What a frame of a movement costs: a phone's screen of 390 x 844 points at 2 pixels each, 75 chips on it, 60 frames
/// a second, without files, on one core.
///
/// `rows` moves all chips to other rows, because their order and their spacing change; `offset` and `opacity` change
/// nothing of the layout.
@MainActor struct MotionBenchmark {
  private static let frames = 60

  fileprivate nonisolated final class Model: ObservableObject {
    @Published var isMoved = false
  }

  fileprivate nonisolated struct Chip: View {
    let number: Int
    var body: some View {
      Text(SampleViews.words[number % SampleViews.words.count] + " \(number)")
        .font(.subheadline)
        .padding(.horizontal, 12)
        .padding(.vertical, 6)
        .background(
          Color(hue: Double(number) / 75, saturation: 0.3, brightness: 0.95), in: Capsule())
    }
  }

  /// 75 chips; what moves of them is said by the name.
  fileprivate struct Screen {
    let kind: String
    @ObservedObject var model: Model
  }

  func run() throws {
    print(
      "ms a frame  median     most   update   layout  display   raster   bodies measured   placed   shaped"
    )
    for kind in ["rows", "offset", "opacity"] { try measure(kind) }
  }

  private func measure(_ kind: String) throws {
    var limits = RenderLimits()
    limits.pendingWork = .zero
    let renderer = Renderer(limits: limits, threads: 1)
    let model = Model()
    let image = ImageRenderer(content: Screen(kind: kind, model: model), renderer: renderer)
    image.scale = 2
    try image.advance(by: 0)
    _ = try image.draw().bitmap()
    try image.perform { withAnimation(.easeInOut(duration: 1)) { model.isMoved = true } }
    let start = counts(of: image.graph)
    let clock = ContinuousClock()
    var times: [Double] = []
    var stages: [[Double]] = []
    for frame in 1...Self.frames {
      let begin = clock.now
      try image.advance(to: Double(frame) / Double(Self.frames))
      let drawing = try image.draw()
      _ = try drawing.bitmap()
      times.append((clock.now - begin).milliseconds)
      let own = drawing.timings
      stages.append([own.update, own.layout, own.display, own.raster].map(\.milliseconds))
    }
    let middle = (0..<4).map { stage in Record.median(stages.map { $0[stage] }) }
    let work = zip(counts(of: image.graph), start).map { Double($0 - $1) / Double(Self.frames) }
    print(
      kind.padding(toLength: 10, withPad: " ", startingAt: 0),
      ([Record.median(times), times.max() ?? 0] + middle + work).map(Self.column)
        .joined(separator: " "))
  }

  /// Bodies, measurements, placements, runs of text since the clock began.
  private func counts(of graph: ViewGraph) -> [Int] {
    [
      graph.evaluations, graph.statistics.measurements, graph.statistics.placements,
      graph.resources.textEngine.statistics.shapedRuns,
    ]
  }

  private static func column(_ value: Double) -> String {
    let text = String(format: "%.2f", value)
    return String(repeating: " ", count: max(0, 8 - text.count)) + text
  }
}

nonisolated extension MotionBenchmark.Screen: View {
  var body: some View {
    let moved = model.isMoved
    let order = kind == "rows" && moved ? Array((0..<75).reversed()) : Array(0..<75)
    WrappingHStack(
      alignment: .topLeading, horizontalSpacing: kind == "rows" && moved ? 14 : 6,
      verticalSpacing: 6
    ) {
      ForEach(order, id: \.self) { MotionBenchmark.Chip(number: $0) }
    }
    .opacity(kind == "opacity" && moved ? 0.3 : 1)
    .offset(x: kind == "offset" && moved ? 40 : 0)
    .padding(12)
    .frame(width: 390, height: 844, alignment: .top)
    .background(.white)
  }
}
