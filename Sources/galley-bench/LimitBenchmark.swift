import Galley
import GalleyScenes

/// The four scenes and the batch beside a program written by hand that draws these and nothing else
/// (`Benchmarks/limit`), in turn: whole processes, images in one process, and cards one after the other.
struct LimitBenchmark {
  private static let scenes = zip(SceneBenchmark.names, ["A", "B", "C", "D"])
  private static let rounds = 5
  private static let coldRuns = 9

  func run(_ mode: Record.Mode) throws {
    try Peer.limit.check()
    var record = Record("limit", mode)
    print(
      "limit: Galley's time by that of the program written by hand, \(Self.rounds) rounds in turn")
    for (name, letter) in Self.scenes { try compare(name, letter, &record) }
    try compareBatch(&record)
    try record.finish()
  }

  private func compare(_ name: String, _ letter: String, _ record: inout Record) throws {
    let path = "\(Peer.scenes)/\(name).json"
    let scene = try Scene(data: Data(contentsOf: URL(fileURLWithPath: path)), file: path)
    let renderer = Renderer()
    var (cold, warm): ([Double], [Double]) = ([], [])
    var (ownCold, ownWarm): ([Double], [Double]) = ([], [])
    for round in 0..<Self.rounds {
      let runs = try (0..<Self.coldRuns).map { _ in
        (try SceneBenchmark.coldTime(path), try Peer.limit.coldTime(letter))
      }
      ownCold.append(Record.median(runs.map(\.0)))
      cold.append(ownCold[round] / Record.median(runs.map(\.1)))
      // The first images of a renderer make its glyphs.
      let samples = try (0..<(round == 0 ? 45 : 40)).map { _ in
        try SceneBenchmark.draw(scene, with: renderer)
      }.suffix(40)
      ownWarm.append(Record.median(samples.map { $0.drawing + $0.png }))
      warm.append(ownWarm[round] / (try Peer.limitTime(letter)))
    }
    print(
      "  \(name): cold \(record.note("\(name) cold", cold)), \(Record.round(Record.median(ownCold))) ms; "
        + "warm \(record.note("\(name) warm", warm)), \(Record.round(Record.median(ownWarm))) ms")
  }

  /// Rates of 500 cards: whole processes that read rows and write files and a manifest, by the limit's, which keeps
  /// its files in memory.
  private func compareBatch(_ record: inout Record) throws {
    let batch = BatchBenchmark()
    try batch.begin()
    defer { batch.end() }
    var rates: [Double] = []
    var own: [Double] = []
    for _ in 0..<Self.rounds {
      own.append(500 / (try batch.draw(500, jobs: 1).seconds))
      rates.append(own[own.count - 1] / (try Peer.limitRate()))
    }
    print(
      "  batch, one core: rate \(record.note("batch rate", rates, .higher)), "
        + "\(Record.round(Record.median(own))) cards a second")
  }
}
