import Galley
import GalleyCanvas

/// What an event costs while a view is used: a phone's screen of 390 x 844 points at 2 pixels each, without files. Times
/// are those of this thread alone, in milliseconds: the median and the 95th percentile.
///
/// `event` is what the event does up to views that are laid out, `frame` also what has changed on the image. Of a canvas,
/// `sent` is all that a browser is sent of an event that a browser has sent: the frame as PNG, and the elements.
@MainActor struct LiveBenchmark {
  private static let events = 120

  /// 75 chips over a panel with two sliders.
  fileprivate struct Chips {
    @State private var padding = 30.0
    @State private var spacing = 20.0
  }

  /// Twelve fields.
  fileprivate struct Fields {
    @State private var texts = [String](repeating: "", count: 12)
  }

  func run() throws {
    print("CPU ms     event  95 %    frame  95 %   rows  bodies collected measured placed")
    for name in ["Padding", "Spacing"] {
      let renderer = renderer(Chips())
      let touch = try renderer.touch(name)
      try measure(name.lowercased(), renderer) { number in
        try touch.move(by: CGSize(width: number % 40 < 20 ? 3 : -3, height: 0))
      }
    }
    let fields = renderer(Fields())
    try fields.tap("Field 3")
    try measure("key", fields) { number in
      try fields.type(number % 24 < 12 ? "a" : "\u{8}")
    }
    let resting = renderer(Chips())
    try measure("rest", resting) { _ in try resting.advance(by: 1 / 60) }
    print("CPU ms      sent  95 %  of it: frame  words   kB/frame")
    for (name, height) in [("Padding", 778.0), ("Spacing", 814)] {
      try measureCanvas(name.lowercased(), height)
    }
  }

  /// A slider that a browser drags.
  /// - Parameter height: where the slider is, in points from the top.
  private func measureCanvas(_ name: String, _ height: Double) throws {
    var limits = RenderLimits()
    limits.pendingWork = .zero
    var configuration = PreviewConfiguration()
    configuration.scale = 2
    let canvas = try LiveCanvas(
      Preview(Chips()), on: configuration, with: Renderer(limits: limits, threads: 1))
    _ = (try canvas.frame(), canvas.news())
    var x = 195.0
    func send(_ phase: CanvasEvent.Phase) {
      let place = CGPoint(x: x, y: height)
      _ = canvas.take(CanvasMessage(.pointer(CanvasEvent.Pointer(phase, at: place))))
    }
    send(.down)
    var (all, frames, words, bytes): ([Double], [Double], [Double], Int) = ([], [], [], 0)
    for number in 0..<Self.events {
      x += number % 40 < 20 ? 3 : -3
      let start = Self.milliseconds
      send(.move)
      let settled = Self.milliseconds
      bytes += try canvas.frame().bytes.count
      let framed = Self.milliseconds
      bytes += canvas.news().reduce(0) { $0 + $1.utf8.count }
      let end = Self.milliseconds
      all.append(end - start)
      frames.append(framed - settled)
      words.append(end - framed)
    }
    let times = [
      Record.median(all), Self.percentile95(all), Record.median(frames), Record.median(words),
      Double(bytes) / Double(Self.events) / 1000,
    ]
    print(
      name.padding(toLength: 8, withPad: " ", startingAt: 0),
      times.map { Self.column($0, "%.2f") }.joined())
  }

  private func renderer<Content: View>(_ view: Content) -> ImageRenderer<Content> {
    var limits = RenderLimits()
    limits.pendingWork = .zero
    let renderer = ImageRenderer(content: view, renderer: Renderer(limits: limits, threads: 1))
    renderer.scale = 2
    return renderer
  }

  private func measure<Content: View>(
    _ name: String, _ renderer: ImageRenderer<Content>, _ event: (Int) throws -> Void
  ) throws {
    let image = KeptImage(of: renderer)
    try renderer.advance(by: 0)
    try image.update()
    let before = counts(of: renderer.graph, image.paintedRows)
    var (events, frames): ([Double], [Double]) = ([], [])
    for number in 0..<Self.events {
      let start = Self.milliseconds
      try event(number)
      let settled = Self.milliseconds
      try image.update()
      events.append(settled - start)
      frames.append(Self.milliseconds - start)
    }
    let work = zip(counts(of: renderer.graph, image.paintedRows), before).map {
      Double($0 - $1) / Double(Self.events)
    }
    let times = [events, frames].flatMap { [Record.median($0), Self.percentile95($0)] }
    print(
      name.padding(toLength: 8, withPad: " ", startingAt: 0),
      times.map { Self.column($0, "%.2f") }.joined(),
      work.map { Self.column($0, "%.1f") }.joined())
  }

  /// Rows painted, bodies evaluated, views collected, sizes measured, views placed so far.
  private func counts(of graph: ViewGraph, _ rows: Int) -> [Int] {
    [
      rows, graph.evaluations, graph.collectedViews, graph.statistics.measurements,
      graph.statistics.placements,
    ]
  }

  private static func percentile95(_ times: [Double]) -> Double {
    let sorted = times.sorted()
    return sorted[min(sorted.count - 1, sorted.count * 95 / 100)]
  }

  /// The time that this thread has used.
  private static var milliseconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
  }

  private static func column(_ value: Double, _ format: String) -> String {
    let text = String(format: format, value)
    return String(repeating: " ", count: max(1, 8 - text.count)) + text
  }
}

nonisolated extension LiveBenchmark.Chips: View {
  var body: some View {
    VStack {
      ScrollView {
        WrappingHStack(
          alignment: .topLeading, horizontalSpacing: spacing, verticalSpacing: spacing
        ) {
          ForEach(0..<75) { number in
            Text(SampleViews.words[number % SampleViews.words.count] + " \(number)")
              .padding(8)
              .background(.gray.opacity(0.2), in: RoundedRectangle(cornerRadius: 8))
          }
        }
        .padding(.horizontal, padding)
      }
      VStack {
        Slider(value: $padding, in: 0...60) { Text("Padding") }
        Slider(value: $spacing, in: 0...40) { Text("Spacing") }
      }
      .padding()
      .background(.white)
    }
    .frame(width: 390, height: 844)
  }
}

nonisolated extension LiveBenchmark.Fields: View {
  var body: some View {
    Form {
      ForEach(0..<12) { number in
        TextField("Field \(number)", text: $texts[number])
      }
    }
    .frame(width: 390, height: 844)
  }
}
