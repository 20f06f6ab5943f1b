import Galley
import GalleyScenes

/// The milliseconds of each stage of a scene: cold, the first image of a process, and warm, the
/// median of many in one process; and the peak memory of a process that draws one.
struct StageBenchmark {
  private static let coldRuns = 15
  private static let warmRuns = 50
  private static let stages = [
    "read", "scene", "update", "layout", "display", "raster", "png", "total",
  ]

  private let path: String

  init(scene: String?) { path = scene ?? "Examples/chips.json" }

  /// Draws a scene that was read once again and again, for a profiler.
  func repeatWarm() throws {
    let renderer = Renderer()
    let file = URL(fileURLWithPath: path)
    let scene = try Scene(data: Data(contentsOf: file), file: path)
    for _ in 0..<300 {
      _ = try scene.draw(with: renderer, imageFolder: file.deletingLastPathComponent()).pngData()
    }
  }

  func run() throws {
    let cold = try (0..<Self.coldRuns).map { _ in try coldRun() }
    let renderer = Renderer()
    var bytes = 0
    var warm = try (0..<Self.warmRuns + 3).map { _ in
      let (times, count) = try Self.draw(path, with: renderer)
      bytes = count
      return times
    }
    warm.removeFirst(3)
    print(
      "\(path), \(bytes) bytes of PNG; medians of \(cold.count) cold and \(warm.count) warm runs")
    print("stage      cold ms   warm ms")
    for (index, stage) in Self.stages.enumerated() {
      let line = [cold.map { $0.times[index] }, warm.map { $0[index] }].map { times in
        Self.column(Record.median(times))
      }
      print(stage + String(repeating: " ", count: 9 - stage.count) + line.joined(separator: " "))
    }
    print("process  \(Self.column(Record.median(cold.map(\.wall)))) ms, start to end")
    print("memory   \(Self.column(Record.median(cold.map(\.peak)))) MB at its peak")
  }

  /// One image and the milliseconds of its stages.
  private static func draw(_ path: String, with renderer: Renderer) throws -> ([Double], Int) {
    let clock = ContinuousClock()
    let start = clock.now
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    let read = clock.now
    let scene = try Scene(data: data, file: path)
    let decoded = clock.now
    let drawing = try scene.draw(
      with: renderer, imageFolder: URL(fileURLWithPath: path).deletingLastPathComponent())
    let drawn = clock.now
    let png = try drawing.pngData()
    let end = clock.now
    let times = drawing.timings
    let durations = [
      read - start, decoded - read, times.update, times.layout, times.display, times.raster,
      end - drawn - times.raster, end - start,
    ]
    return (durations.map(\.milliseconds), png.count)
  }

  private struct ColdRun {
    var times: [Double]
    var wall: Double
    var peak: Double
  }

  /// Draws in a process of its own, the program beside this one.
  private func coldRun() throws -> ColdRun {
    let program = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appendingPathComponent("galley")
    let process = Process()
    process.executableURL = program
    // The image goes to a pipe; the table comes on standard error.
    process.arguments = ["render", path, "-o", "-", "--timings"]
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    let clock = ContinuousClock()
    let start = clock.now
    try process.run()
    _ = try output.fileHandleForReading.readToEnd()
    let table = try errors.fileHandleForReading.readToEnd() ?? Data()
    let wall = (clock.now - start).milliseconds
    process.waitUntilExit()
    var times: [String: Double] = [:]
    for line in String(decoding: table, as: UTF8.self).split(separator: "\n") {
      let words = line.split(separator: " ")
      if words.count >= 3, let value = Double(words[1]) { times[String(words[0])] = value }
    }
    return ColdRun(
      times: Self.stages.map { times[$0] ?? .nan }, wall: wall, peak: times["memory"] ?? .nan)
  }

  private static func column(_ value: Double) -> String {
    let text = value.isNaN ? "-" : "\((value * 100).rounded() / 100)"
    return String(repeating: " ", count: max(0, 9 - text.count)) + text
  }
}
