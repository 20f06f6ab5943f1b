import Galley
import GalleyScenes

/// The scenes of `Benchmarks/Scenes` beside a program that draws them with Cairo and Pango: warm, in one
/// process each, and cold, as whole processes, in turn.
struct SceneBenchmark {
  /// Made by `Scripts/bench scenes`.
  private static let peer = ".build/peers/cairo-scenes"
  private static let folder = "Benchmarks/Scenes"
  /// Where a run leaves its ratios for the next one.
  private static let record = ".build/bench-scenes.json"
  private static let blocks = 5
  private static let runs = 9

  private struct Ratio: Codable {
    var warm: Double
    var cold: Double
    var bytes: Double
  }

  /// Milliseconds of a picture and of its PNG, and the PNG's bytes.
  private struct Sample {
    var drawing: Double
    var png: Double
    var bytes: Int
  }

  func run() throws {
    guard FileManager.default.isExecutableFile(atPath: Self.peer) else {
      throw TextBenchmark.BenchmarkFailure(
        description: "\(Self.peer) is not there: run Scripts/bench scenes")
    }
    let earlier = (try? Data(contentsOf: URL(fileURLWithPath: Self.record)))
      .flatMap { try? JSONDecoder().decode([String: Ratio].self, from: $0) }
    var ratios: [String: Ratio] = [:]
    print("scenes: medians in milliseconds beside Cairo and Pango; ratios are Galley's over theirs")
    for name in ["chips", "honeycomb", "card", "grid"] {
      ratios[name] = try compare(name, earlier?[name])
    }
    try JSONEncoder().encode(ratios).write(to: URL(fileURLWithPath: Self.record))
  }

  private func compare(_ name: String, _ earlier: Ratio?) throws -> Ratio {
    let path = "\(Self.folder)/\(name).json"
    let renderer = Renderer()
    let scene = try Scene(data: Data(contentsOf: URL(fileURLWithPath: path)), file: path)
    var own: [Sample] = []
    var others: [Sample] = []
    var cold: (own: [Double], other: [Double]) = ([], [])
    for _ in 0..<Self.blocks {
      own += try (0..<Self.runs).map { _ in try Self.draw(scene, with: renderer) }.dropFirst(2)
      others += try Self.peerSamples(name).dropFirst(2)
      for _ in 0..<3 {
        cold.own.append(
          try Self.wall(
            Self.program("galley"), ["render", path, "-o", "-", "--images", Self.folder]))
        cold.other.append(
          try Self.wall(
            URL(fileURLWithPath: Self.peer), ["Fonts", Self.folder, name, "1", "/dev/null"]))
      }
    }
    let (mine, theirs) = (Self.median(own), Self.median(others))
    let ratio = Ratio(
      warm: (mine.drawing + mine.png) / (theirs.drawing + theirs.png),
      cold: Self.median(cold.own) / Self.median(cold.other),
      bytes: Double(mine.bytes) / Double(max(theirs.bytes, 1)))
    print(
      """
      \(name)
        warm  \(Self.line(mine)), theirs \(Self.line(theirs)), ratio \(Self.round(ratio.warm))
        cold  \(Self.round(Self.median(cold.own))), theirs \(Self.round(Self.median(cold.other))), \
      ratio \(Self.round(ratio.cold))
      """)
    if let earlier {
      print(
        "  before: warm \(Self.round(earlier.warm)), cold \(Self.round(earlier.cold)), "
          + "bytes \(Self.round(earlier.bytes))")
    }
    return ratio
  }

  /// A picture of a scene that was read before, as the peer has its words and its photo.
  private static func draw(_ scene: Scene, with renderer: Renderer) throws -> Sample {
    let start = ContinuousClock.now
    let drawing = try scene.draw(with: renderer, imageFolder: URL(fileURLWithPath: folder))
    let laidOut = ContinuousClock.now
    let png = try drawing.pngData()
    let whole = ContinuousClock.now - start
    // Painting goes on while the file is written.
    let painting = (laidOut - start) + drawing.timings.raster
    return Sample(
      drawing: painting.milliseconds, png: (whole - painting).milliseconds, bytes: png.count)
  }

  private static func peerSamples(_ name: String) throws -> [Sample] {
    let output = try output(
      URL(fileURLWithPath: peer), ["Fonts", folder, name, "\(runs)"])
    return output.split(separator: "\n").compactMap { line in
      let fields = line.split(separator: " ")
      guard fields.count == 3, let drawing = Double(fields[0]), let png = Double(fields[1]),
        let bytes = Int(fields[2])
      else { return nil }
      return Sample(drawing: drawing, png: png, bytes: bytes)
    }
  }

  private static func program(_ name: String) -> URL {
    URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appendingPathComponent(name)
  }

  private static func wall(_ program: URL, _ arguments: [String]) throws -> Double {
    try run(program, arguments).milliseconds
  }

  private static func output(_ program: URL, _ arguments: [String]) throws -> String {
    try run(program, arguments).output
  }

  /// What a program prints, and the milliseconds until it prints no more.
  private static func run(
    _ program: URL, _ arguments: [String]
  ) throws -> (output: String, milliseconds: Double) {
    let clock = ContinuousClock()
    let start = clock.now
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
    let end = clock.now
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw TextBenchmark.BenchmarkFailure(
        description: "\(program.lastPathComponent) ended with \(process.terminationStatus)")
    }
    return (String(decoding: data, as: UTF8.self), (end - start).milliseconds)
  }

  private static func median(_ values: [Double]) -> Double {
    values.sorted()[values.count / 2]
  }

  private static func median(_ samples: [Sample]) -> Sample {
    Sample(
      drawing: median(samples.map(\.drawing)), png: median(samples.map(\.png)),
      bytes: samples[0].bytes)
  }

  private static func round(_ value: Double) -> Double { (value * 100).rounded() / 100 }

  private static func line(_ sample: Sample) -> String {
    "\(round(sample.drawing)) + PNG \(round(sample.png)) (\(sample.bytes) bytes)"
  }
}
