import Galley
import GalleyScenes

/// Batches of scene C by whole processes, beside programs that draw it again and again: images a second, what a
/// second core brings, memory, and what checking, reading and a report cost.
struct BatchBenchmark {
  private static let scene = "\(Peer.scenes)/batch.json"
  private static let words = """
    harbour lantern evening river quay maple cedar larch willow meadow orchard bridge tower market garden window
    island valley summit forest
    """.split(whereSeparator: \.isWhitespace).map(String.init)
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
    "galley-batch-\(ProcessInfo.processInfo.processIdentifier)")

  /// Makes the folder that batches are drawn into; `end` removes it.
  func begin() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  func end() { try? FileManager.default.removeItem(at: folder) }

  func run(_ mode: Record.Mode) throws {
    for peer in [Peer.cairo, .skia] { try peer.check() }
    try begin()
    defer { end() }
    var record = Record("batch", mode)
    try compareRates(&record)
    try compareCores(&record)
    try measureMemory(&record)
    try measureChecking(&record)
    try measureReports(&record)
    try measureReading(&record)
    try record.finish()
  }

  /// Rows whose words and colours differ, the same in each run.
  private func rows(_ count: Int) throws -> String {
    let file = folder.appendingPathComponent("rows-\(count).jsonl").path
    guard !FileManager.default.fileExists(atPath: file) else { return file }
    var state: UInt64 = 7
    func next(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
    func text(_ count: Int) -> String {
      (0..<count).map { _ in Self.words[next(Self.words.count)] }.joined(separator: " ")
    }
    func color() -> String { "#" + String(0x100_0000 + next(0x100_0000), radix: 16).dropFirst() }
    var lines = ""
    for index in 0..<count {
      let chips = (0..<5).map { _ in "\"\(Self.words[next(Self.words.count)])\"" }
      lines +=
        "{\"slug\": \"\(index)\", \"title\": \"\(text(7))\", \"subtitle\": \"\(text(6))\", "
        + "\"from\": \"\(color())\", \"to\": \"\(color())\", "
        + "\"chips\": [\(chips.joined(separator: ", "))]}\n"
    }
    try Data(lines.utf8).write(to: URL(fileURLWithPath: file))
    return file
  }

  /// Seconds of a batch, and the bytes of an image.
  /// - Parameters:
  ///   - scene: that of the cards unless another one is given.
  ///   - file: the scene's rows, where they are others than those of the cards.
  func draw(
    _ count: Int, jobs: Int, _ options: [String] = [], scene: String = Self.scene,
    rows file: String? = nil
  ) throws -> (seconds: Double, bytes: Double) {
    // Each in a folder of its own, kept until the end: for minutes after files were removed, ext4 looks at each of them
    // when it makes another.
    let output = folder.appendingPathComponent("out-\(UUID().uuidString)").path
    let manifest = folder.appendingPathComponent("manifest.jsonl").path
    let time = try Peer.run(
      Peer.galley,
      [
        "batch", scene, "--data", try file ?? rows(count), "--out", output + "/{{slug}}.png",
        "--jobs", "\(jobs)", "--manifest", manifest, "--quiet",
      ] + options
    ).milliseconds
    let lines = try String(contentsOfFile: manifest, encoding: .utf8).split(separator: "\n")
    let bytes = lines.compactMap { line in
      line.firstRange(of: "\"bytes\":").flatMap { range in
        Double(line[range.upperBound...].prefix { $0.isNumber })
      }
    }
    return (time / 1000, bytes.reduce(0, +) / Double(max(bytes.count, 1)))
  }

  private func compareRates(_ record: inout Record) throws {
    var own: [Double] = []
    var small: [Double] = []
    var (bytes, smallBytes) = (0.0, 0.0)
    var others: [[Peer.Sample]] = [[], []]
    for _ in 0..<3 {
      let fast = try draw(500, jobs: 1)
      own.append(500 / fast.seconds)
      bytes = fast.bytes
      let squeezed = try draw(150, jobs: 1, ["--compression", "small"])
      small.append(150 / squeezed.seconds)
      smallBytes = squeezed.bytes
      for (index, peer) in [Peer.cairo, .skia].enumerated() {
        others[index] += try peer.samples("card", runs: 20)
      }
    }
    let rate = Record.median(own)
    print(
      "batch of 500, one core: \(Record.round(rate)) images a second, \(Int(bytes)) bytes each; "
        + "small: \(Record.round(Record.median(small))), \(Int(smallBytes)) bytes")
    for (index, peer) in [Peer.cairo, .skia].enumerated() {
      let time = Record.median(others[index].map { $0.drawing + $0.png })
      let theirs = Double(others[index].first?.bytes ?? 0)
      print(
        "  \(peer.name): \(Record.round(1000 / time)) a second, \(Int(theirs)) bytes; Galley's rate by its: "
          + record.note("batch \(peer.name)", own.map { $0 * time / 1000 }, .higher) + ", bytes "
          + record.note("batch bytes \(peer.name)", bytes / theirs) + "; small: rate "
          + record.note("small \(peer.name)", small.map { $0 * time / 1000 }, .higher) + ", bytes "
          + record.note("small bytes \(peer.name)", smallBytes / theirs))
    }
  }

  private func compareCores(_ record: inout Record) throws {
    var (one, two, spinning): ([Double], [Double], [Double]) = ([], [], [])
    for _ in 0..<3 {
      one.append(try draw(500, jobs: 1).seconds)
      two.append(try draw(500, jobs: 2).seconds)
      spinning.append(try Self.spinningRatio())
    }
    print(
      "two cores against one: "
        + record.note("two cores", zip(one, two).map { $0 / $1 }, .higher)
        + "; two spinning processes get \(Record.round(Record.median(spinning)))")
  }

  /// How much more two processes that only count get done than one.
  private static func spinningRatio() throws -> Double {
    let alone = try Peer.run(CommandLine.arguments[0], ["spin"]).milliseconds
    let start = ContinuousClock.now
    let processes = try (0..<2).map { _ in
      let process = Process()
      process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
      process.arguments = ["spin"]
      try process.run()
      return process
    }
    processes.forEach { $0.waitUntilExit() }
    return 2 * alone / (ContinuousClock.now - start).milliseconds
  }

  /// Counts for half a second or so.
  static func spin() {
    var value: UInt64 = 1
    for step in 0..<600_000_000 as Range<UInt64> {
      value = (value ^ step) &* 0x0000_0100_0000_01b3
    }
    withExtendedLifetime(value) {}
    if value == 0 { print(value) }
  }

  /// Resident memory while a batch of 10,000 runs.
  private func measureMemory(_ record: inout Record) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: Peer.galley)
    let output = folder.appendingPathComponent("memory").path
    process.arguments = [
      "batch", Self.scene, "--data", try rows(10_000), "--out", output + "/{{slug}}.png", "--json",
    ]
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    let start = ContinuousClock.now
    try process.run()
    var images = 0
    var resident: [Int: Double] = [:]
    while true {
      let data = pipe.fileHandleForReading.availableData
      if data.isEmpty { break }
      images += data.count { $0 == 0x0A }
      for mark in [100, 1000, 9_900] where images >= mark && resident[mark] == nil {
        resident[mark] = Self.resident(process.processIdentifier)
      }
    }
    process.waitUntilExit()
    let seconds = (ContinuousClock.now - start).milliseconds / 1000
    print("batch of 10,000: \(Record.round(10_000 / seconds)) images a second on all cores")
    let (early, late) = (resident[100] ?? .nan, resident[9_900] ?? .nan)
    print(
      "memory after 100 images \(Record.round(early)) MB, after 1,000 "
        + "\(Record.round(resident[1000] ?? .nan)), after 9,900 \(Record.round(late)): ratio "
        + record.note("memory", late / early))
  }

  private static func resident(_ process: Int32) -> Double {
    let status = (try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") }
    let digits = (line ?? "").filter(\.isNumber)
    return (Double(digits) ?? .nan) / 1024
  }

  private func measureChecking(_ record: inout Record) throws {
    let rows = try rows(100_000)
    let checking = try Peer.run(
      Peer.galley, ["check", Self.scene, "--data", rows, "--jobs", "1"]
    ).milliseconds
    let drawing = try draw(500, jobs: 1).seconds * 200 * 1000
    print(
      "checking 100,000 rows: \(Int(checking)) ms on one core, of the time of drawing them "
        + record.note("checking", checking / drawing))
  }

  /// The time of batches with a report by that of the same without one: cards, badges, which are hardly larger than a
  /// thumbnail, and screens.
  private func measureReports(_ record: inout Record) throws {
    let screen = folder.appendingPathComponent("screen.json").path
    let views =
      #"{"galley": 1, "canvas": {"width": 390, "height": 844, "scale": 2, "background": "white"}, "#
      + #""view": {"type": "VStack", "children": [{"type": "Text", "text": "{{name}}"}, "#
      + #"{"type": "RoundedRectangle", "cornerRadius": 20, "fill": "{{color}}"}, "#
      + #"{"type": "Text", "text": "{{town}}"}], "modifiers": [{"padding": 24}]}}"#
    try Data(views.utf8).write(to: URL(fileURLWithPath: screen))
    let rows = folder.appendingPathComponent("badges.jsonl")
    let lines = (0..<1000).map { row in
      let words = [row, row / 7].map { Self.words[$0 % Self.words.count] }
      return "{\"slug\": \"\(row)\", \"name\": \"\(words[0]) \(row)\", \"town\": \"\(words[1])\", "
        + "\"stops\": \(row % 40), \"color\": \"\(["teal", "pink", "indigo"][row % 3])\"}"
    }
    try Data(lines.joined(separator: "\n").utf8).write(to: rows)
    let report = ["--report", folder.appendingPathComponent("report.html").path]
    for (name, scene) in [
      ("cards", Self.scene), ("badges", "Examples/pipelines/badge.json"), ("screens", screen),
    ] {
      let file = name == "cards" ? nil : rows.path
      let ratios = try (0..<5).map { _ in
        let without = try draw(500, jobs: 1, scene: scene, rows: file).seconds
        return try draw(500, jobs: 1, report, scene: scene, rows: file).seconds / without
      }
      print(
        "report of \(file == nil ? 500 : lines.count) \(name): the batch's time, divided by its time "
          + "without a report: " + record.note("report \(name)", ratios))
    }
  }

  private func measureReading(_ record: inout Record) throws {
    let text =
      #"{"type": "Text", "text": "Word", "modifiers": [{"font": {"size": 13}}, {"padding": 4}, "#
      + #"{"background": {"type": "Capsule", "fill": "blue 20%"}}]}"#
    let count = (5 << 20) / (text.utf8.count + 2)
    let children = Array(repeating: text, count: count).joined(separator: ",\n")
    let scene = Data(
      (#"{"galley": 1, "view": {"type": "WrappingHStack", "children": ["# + children + "]}}").utf8)
    var (reading, building): ([Double], [Double]) = ([], [])
    for _ in 0..<5 {
      let start = ContinuousClock.now
      let template = try SceneTemplate(data: scene, file: "large.json")
      let read = ContinuousClock.now
      let views = try template.scene()
      building.append((ContinuousClock.now - start).milliseconds)
      reading.append((read - start).milliseconds)
      withExtendedLifetime(views) {}
    }
    print(
      "reading a scene of \(scene.count) bytes, \(count * 2) views: "
        + "\(Record.round(Record.median(reading) / 1000)) s, with the views made: "
        + "\(Record.round(Record.median(building) / 1000)) s")
  }
}
