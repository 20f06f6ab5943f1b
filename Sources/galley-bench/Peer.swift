import Galley

/// Another program that draws the scenes of Benchmarks/Scenes.
struct Peer {
  /// Milliseconds of an image and of its PNG, and the PNG's bytes.
  struct Sample: Codable {
    var drawing: Double
    var png: Double
    var bytes: Int

    var time: Double { drawing + png }
  }

  let name: String
  private let program: String
  private let arguments: [String]
  /// Whether it draws many images in one process.
  let isWarm: Bool
  /// Where the program works; nil is where the benchmark does.
  private var workingFolder: String?

  private func run(_ arguments: [String]) throws -> (output: String, milliseconds: Double) {
    try Self.run(program, arguments, in: workingFolder)
  }

  /// A program written by hand for the four scenes; it works in its own folder.
  static let limit = Peer(
    name: "Limit", program: "\(folder)/limit", arguments: [], isWarm: false,
    workingFolder: "Benchmarks/limit")

  /// The milliseconds of an image of the limit's, drawing and PNG, the median of 60 in one process.
  static func limitTime(_ scene: String) throws -> Double {
    let fields = try limit.run(["bench", scene, "60"]).output.split(separator: " ")
    guard let drawing = value("draw_ms", fields), let png = value("encode_ms", fields) else {
      throw TextBenchmark.BenchmarkError(description: "the limit's program printed no times")
    }
    return drawing + png
  }

  /// Cards a second of the limit's, which keeps its files in memory.
  static func limitRate() throws -> Double {
    let fields = try limit.run(["batch", "500", "1"]).output.split(separator: " ")
    guard let rate = value("img_per_s", fields) else {
      throw TextBenchmark.BenchmarkError(description: "the limit's program printed no rate")
    }
    return rate
  }

  /// What stands behind a word.
  private static func value(_ word: Substring, _ fields: [Substring]) -> Double? {
    fields.firstIndex(of: word).flatMap { $0 + 1 < fields.count ? Double(fields[$0 + 1]) : nil }
  }

  /// Galley's own program, beside this one.
  static var galley: String {
    URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appendingPathComponent("galley").path
  }

  /// Where `Scripts/bench-peers` puts them.
  static let folder = ".build/peers"
  static let scenes = "Benchmarks/Scenes"

  static let cairo = Peer(
    name: "Cairo", program: "\(folder)/cairo-scenes", arguments: ["Fonts", scenes], isWarm: true)
  static let skia = Peer(
    name: "Skia", program: "\(folder)/python/bin/python",
    arguments: ["Benchmarks/peer_scenes.py", "skia", "Fonts", scenes], isWarm: true)
  static let pillow = Peer(
    name: "Pillow", program: "\(folder)/python/bin/python",
    arguments: ["Benchmarks/peer_scenes.py", "pillow", "Fonts", scenes], isWarm: true)
  /// It gets the coordinates.
  static let rsvg = Peer(
    name: "rsvg-convert", program: "/usr/bin/rsvg-convert", arguments: [], isWarm: false)

  /// - Throws: for a peer that is not installed.
  func check() throws {
    guard FileManager.default.isExecutableFile(atPath: program) else {
      throw TextBenchmark.BenchmarkError(
        description: "\(name) is not there: run Scripts/bench-peers (\(program))")
    }
  }

  /// Images of a scene in one process; the first ones are left out.
  func samples(_ scene: String, runs: Int, leavingOut first: Int = 2) throws -> [Sample] {
    try lines([scene, "\(runs)"]).compactMap { line in
      let fields = line.split(separator: " ")
      guard fields.count == 3, let drawing = Double(fields[0]), let png = Double(fields[1]),
        let bytes = Int(fields[2])
      else { return nil }
      return Sample(drawing: drawing, png: png, bytes: bytes)
    }.dropFirst(first).map { $0 }
  }

  /// A file's image written again and again.
  func pngSamples(_ file: String, runs: Int) throws -> [Sample] {
    try lines(["png", "\(runs)", file]).compactMap { line in
      let fields = line.split(separator: " ")
      guard fields.count == 3, let png = Double(fields[1]), let bytes = Int(fields[2]) else {
        return nil
      }
      return Sample(drawing: 0, png: png, bytes: bytes)
    }
  }

  /// Thousands a second by the names of the micro cases.
  func rates(runs: Int) throws -> [String: Double] {
    try lines(["micro", "\(runs)"]).reduce(into: [:]) { rates, line in
      let fields = line.split(separator: " ")
      if fields.count == 2 { rates[String(fields[0])] = Double(fields[1]) }
    }
  }

  /// The milliseconds of a whole process that draws a scene into a file.
  func coldTime(_ scene: String) throws -> Double {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("galley-peer.png").path
    if workingFolder != nil { return try run([scene, file]).milliseconds }
    let own =
      isWarm ? [scene, "1", file] : ["\(Self.folder)/\(scene).svg", "-o", file]
    return try Self.run(program, arguments + own).milliseconds
  }

  private func lines(_ more: [String]) throws -> [Substring] {
    try Self.run(program, arguments + more).output.split(separator: "\n")
  }

  /// What a program prints, and the milliseconds until it ended.
  static func run(
    _ program: String, _ arguments: [String], in folder: String? = nil
  ) throws -> (output: String, milliseconds: Double) {
    let clock = ContinuousClock()
    let start = clock.now
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
    let end = clock.now
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw TextBenchmark.BenchmarkError(
        description: "\(program) ended with \(process.terminationStatus)")
    }
    return (String(decoding: data, as: UTF8.self), (end - start).milliseconds)
  }
}
