import Galley
import GalleyScenes

/// The scenes of `Benchmarks/Scenes` beside programs that draw them with other libraries: warm, in one
/// process each, and cold, as whole processes, in turn.
struct SceneBenchmark {
  private static let rounds = 5
  private static let runs = 9
  private static let coldRuns = 3
  static let names = ["chips", "honeycomb", "card", "grid"]
  private static let peers = [Peer.cairo, .skia, .pillow, .rsvg]

  func run(_ mode: Record.Mode) throws {
    for peer in Self.peers { try peer.check() }
    var record = Record("scenes", mode)
    print("scenes: medians in milliseconds; ratios are Galley's time by the peer's")
    for name in Self.names { try compare(name, &record) }
    try record.finish()
  }

  /// Rounds in turn: the median of a round's images is one sample of each program.
  private func compare(_ name: String, _ record: inout Record) throws {
    let path = "\(Peer.scenes)/\(name).json"
    let renderer = Renderer()
    let scene = try Scene(data: Data(contentsOf: URL(fileURLWithPath: path)), file: path)
    var own: [Peer.Sample] = []
    var others = Self.peers.map { _ in [Peer.Sample]() }
    var cold: [Double] = []
    var otherCold = Self.peers.map { _ in [Double]() }
    for _ in 0..<Self.rounds {
      own.append(
        Self.median(
          try (0..<Self.runs).map { _ in try Self.draw(scene, with: renderer) }.suffix(
            Self.runs - 2)))
      for (index, peer) in Self.peers.enumerated() where peer.isWarm {
        others[index].append(
          Self.median(try peer.samples(name, runs: peer.name == "Cairo" ? Self.runs : 4)))
      }
      let starts = try (0..<Self.coldRuns).map { _ in
        (try Self.coldTime(path), try Self.peers.map { try $0.coldTime(name) })
      }
      cold.append(Record.median(starts.map(\.0)))
      for index in Self.peers.indices {
        otherCold[index].append(Record.median(starts.map { $0.1[index] }))
      }
    }
    let mine = Self.median(own)
    print("\(name)\n  Galley: warm \(Self.line(mine)); cold \(Record.round(Record.median(cold)))")
    for (index, peer) in Self.peers.enumerated() {
      var parts: [String] = []
      if peer.isWarm {
        let theirs = Self.median(others[index])
        let ratio = record.note(
          "\(name) warm \(peer.name)", zip(own, others[index]).map { $0.time / $1.time })
        parts.append("warm \(Self.line(theirs)), ratio \(ratio)")
        if peer.name == "Cairo" {
          let drawing = record.note(
            "\(name) drawing \(peer.name)",
            zip(own, others[index]).map { $0.drawing / $1.drawing })
          parts.append("drawing alone \(drawing)")
        }
      }
      let time = Record.median(otherCold[index])
      let ratio = record.note(
        "\(name) cold \(peer.name)", zip(cold, otherCold[index]).map { $0 / $1 })
      parts.append("cold \(Record.round(time)), ratio \(ratio)")
      print("  \(peer.name): \(parts.joined(separator: "; "))")
    }
  }

  /// An image of a scene that was read before, as the peers have their words and their photo.
  static func draw(_ scene: Scene, with renderer: Renderer) throws -> Peer.Sample {
    let start = ContinuousClock.now
    let drawing = try scene.draw(
      with: renderer, imageFolder: URL(fileURLWithPath: Peer.scenes))
    let laidOut = ContinuousClock.now
    let png = try drawing.pngData()
    let whole = ContinuousClock.now - start
    // Painting goes on while the file is written.
    let painting = (laidOut - start) + drawing.timings.raster
    return Peer.Sample(
      drawing: painting.milliseconds, png: (whole - painting).milliseconds, bytes: png.count)
  }

  static func coldTime(_ path: String) throws -> Double {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("galley-own.png").path
    return try Peer.run(Peer.galley, ["render", path, "-o", file]).milliseconds
  }

  private static func median(_ samples: [Peer.Sample]) -> Peer.Sample {
    Peer.Sample(
      drawing: Record.median(samples.map(\.drawing)), png: Record.median(samples.map(\.png)),
      bytes: samples.first?.bytes ?? 0)
  }

  private static func line(_ sample: Peer.Sample) -> String {
    "\(Record.round(sample.drawing)) + PNG \(Record.round(sample.png)) (\(sample.bytes) bytes)"
  }
}
