import Galley
import GalleyGoldens

/// Goldens: what comparing costs besides drawing, `galley diff` beside ImageMagick's `compare`, and a report of
/// a thousand failures.
struct GoldenBenchmark {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
    "galley-golden-\(ProcessInfo.processInfo.processIdentifier)")
  private static let count = 1000

  /// - Parameter part: `checking`, `files` or `report`; nil is all of them.
  func run(_ part: String?, _ mode: Record.Mode) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var record = Record("golden", mode)
    if part == nil || part == "checking" {
      try compareChecking("cards", &record, scale: 1) { BenchmarkCard(number: $0) }
      try compareChecking("plain rows", &record, scale: 2) { BenchmarkRow(number: $0) }
    }
    if part == nil || part == "files" { try compareFiles(&record) }
    if part == nil || part == "report" { try measureReport(&record) }
    try record.finish()
  }

  /// Checks and draws the same images in turn.
  private func compareChecking<Card: View>(
    _ name: String, _ record: inout Record, scale: CGFloat, card: (Int) -> Card
  ) throws {
    let goldens = GoldenFolder(folder.appendingPathComponent(name), name: name)
    let canvas = GoldenCanvas(scale: scale)
    func draw(_ renderer: Renderer) throws -> Double {
      let start = ContinuousClock.now
      for number in 0..<Self.count { _ = try canvas.draw(card(number), with: renderer).bitmap() }
      return (ContinuousClock.now - start).milliseconds
    }
    let (one, other) = (Renderer(), Renderer())
    _ = try check(GoldenSession(goldens, record: .missing), one, canvas, card)
    _ = try draw(other)
    var ratios: [Double] = []
    var (drawing, checking): ([Double], [Double]) = ([], [])
    for _ in 0..<7 {
      drawing.append(try draw(other))
      checking.append(try check(GoldenSession(goldens, record: .never), one, canvas, card))
      ratios.append(checking[checking.count - 1] / drawing[drawing.count - 1])
    }
    print(
      "checking \(Self.count) unchanged goldens of 400 x 300, \(name): "
        + "\(Record.round(Record.median(checking))) ms, drawing them "
        + "\(Record.round(Record.median(drawing))) ms; by drawing: "
        + record.note(name, ratios))
  }

  private func check<Card: View>(
    _ session: GoldenSession, _ renderer: Renderer, _ canvas: GoldenCanvas, _ card: (Int) -> Card
  ) throws -> Double {
    let start = ContinuousClock.now
    for number in 0..<Self.count {
      let result = session.check(
        GoldenCase(try GoldenID(suite: "Cards", name: "card-\(number)")), with: renderer
      ) { try canvas.draw(card(number), with: $0) }
      guard session.record != .never || result.verdict == .same else {
        throw TextBenchmark.BenchmarkError(description: result.message)
      }
    }
    return (ContinuousClock.now - start).milliseconds
  }

  /// Whole processes, one after the other in turn.
  private func compareFiles(_ record: inout Record) throws {
    let scene = "\(Peer.scenes)/chips.json"
    let source = FileManager.default.fileExists(atPath: scene) ? scene : "Examples/chips.json"
    let files = ["a.png", "b.png", "c.png"].map { folder.appendingPathComponent($0).path }
    let canvas = ["--width", "390", "--height", "844", "--scale", "2"]
    _ = try Peer.run(Peer.galley, ["render", source, "-o", files[0], "--quiet"] + canvas)
    try FileManager.default.copyItem(atPath: files[0], toPath: files[1])
    let text = try String(contentsOfFile: source, encoding: .utf8)
    let changed = folder.appendingPathComponent("changed.json").path
    try Data(text.replacingOccurrences(of: "maple", with: "apple").utf8)
      .write(to: URL(fileURLWithPath: changed))
    _ = try Peer.run(Peer.galley, ["render", changed, "-o", files[2], "--quiet"] + canvas)
    for (name, other) in [("identical", files[1]), ("different", files[2])] {
      var ratios: [Double] = []
      var times: [[Double]] = [[], []]
      for _ in 0..<15 {
        times[0].append(try time(Peer.galley, ["diff", files[0], other]))
        times[1].append(try time("/usr/bin/compare", ["-metric", "AE", files[0], other, "null:"]))
        ratios.append(times[0][times[0].count - 1] / times[1][times[1].count - 1])
      }
      print(
        "\(name) files of 780 x 1688: galley diff \(Record.round(Record.median(times[0]))) ms, compare "
          + "\(Record.round(Record.median(times[1]))) ms; by compare: "
          + record.note("\(name) files", ratios))
    }
  }

  /// Milliseconds of a process that may end with 1; waited for without a look at the clock every 50 ms, as
  /// `Process` does.
  private func time(_ program: String, _ arguments: [String]) throws -> Double {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for descriptor in [STDOUT_FILENO, STDERR_FILENO] {
      posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_WRONLY, 0)
    }
    var words = ([program] + arguments).map { strdup($0) } + [nil]
    defer { words.forEach { free($0) } }
    var child = pid_t()
    var status: Int32 = 0
    let start = ContinuousClock.now
    guard posix_spawn(&child, program, &actions, nil, &words, environ) == 0,
      waitpid(child, &status, 0) == child
    else { throw TextBenchmark.BenchmarkError(description: "\(program) cannot be run") }
    let time = (ContinuousClock.now - start).milliseconds
    guard status & 0x7F == 0, status >> 8 & 0xFF < 2 else {
      throw TextBenchmark.BenchmarkError(description: "\(program) ended with \(status)")
    }
    return time
  }

  /// A thousand cards against the cards of other numbers, and how long Chromium takes to show them.
  private func measureReport(_ record: inout Record) throws {
    let goldens = GoldenFolder(folder.appendingPathComponent("report"), name: "Goldens")
    let canvas = GoldenCanvas(scale: 1)
    let renderer = Renderer()
    _ = try check(GoldenSession(goldens, record: .missing), renderer, canvas) {
      BenchmarkCard(number: $0)
    }
    let session = try GoldenSession(goldens, record: .never)
    for number in 0..<Self.count {
      _ = session.check(
        GoldenCase(try GoldenID(suite: "Cards", name: "card-\(number)")), with: renderer
      ) { try canvas.draw(BenchmarkCard(number: number + 1), with: $0) }
    }
    let start = ContinuousClock.now
    let files = try GoldenReport(goldens).write(to: folder.path)
    let time = (ContinuousClock.now - start).milliseconds
    let bytes = (try FileManager.default.attributesOfItem(atPath: files[0])[.size] as? Int) ?? 0
    print(
      "report of \(Self.count) failures: written in \(Record.round(time)) ms, \(bytes) bytes of HTML"
    )
    let timing = try Peer.run(
      "/usr/bin/python3", ["Tests/Report/drive-report", files[0], "--timing-only"]
    ).output
    print(timing, terminator: "")
  }
}

/// Words and colours that differ from number to number.
private struct CardContent {
  let number: Int
  private static let words = [
    "harbour", "lantern", "evening", "river", "quay", "maple", "cedar", "meadow", "orchard",
  ]

  func word(_ index: Int) -> String { Self.words[(number * 5 + index) % Self.words.count] }

  func color(_ index: Int) -> Color {
    Color(hue: Double((number * 7 + index * 40) % 360) / 360, saturation: 0.6, brightness: 0.8)
  }
}

/// Scene C at 400 x 300: a gradient, a card with a shadow, a title on two lines, an image in a circle, chips.
nonisolated private struct BenchmarkCard: View {
  private let content: CardContent
  private static let photo = makePhoto()

  init(number: Int) { content = CardContent(number: number) }

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      HStack(spacing: 8) {
        Image(bitmap: Self.photo, scale: 2).clipShape(Circle())
        Text("A \(content.word(1)) by the \(content.word(2))").font(.system(size: 13))
          .foregroundStyle(.secondary)
      }
      Text("Where the \(content.word(0)) lights meet the \(content.word(4)) \(content.number)")
        .font(.system(size: 28, weight: .bold))
      HStack(spacing: 6) {
        ForEach(0..<4, id: \.self) { index in
          Text(content.word(index + 3)).font(.system(size: 12)).padding(5)
            .background(Capsule().fill(.gray.opacity(0.2)))
        }
      }
    }
    .padding(20).frame(width: 352, height: 240, alignment: .leading)
    .background(RoundedRectangle(cornerRadius: 16).fill(.white).shadow(radius: 12, y: 6))
    .frame(width: 400, height: 300)
    .background(
      LinearGradient(
        colors: [content.color(0), content.color(1)], startPoint: .topLeading,
        endPoint: .bottomTrailing))
  }

  private static func makePhoto() -> Bitmap {
    var photo = Bitmap(width: 80, height: 80)
    for y in 0..<80 {
      for x in 0..<80 {
        let shade = UInt8((x * x + y * 3 + x * y / 5) % 256)
        photo[x, y] = Pixel(red: shade, green: UInt8(255 - x * 2), blue: UInt8(y * 3), alpha: 255)
      }
    }
    return photo
  }
}

/// As little as a row of an interface has: a disc and three words, of 200 x 150 points.
nonisolated private struct BenchmarkRow: View {
  private let content: CardContent

  init(number: Int) { content = CardContent(number: number) }

  var body: some View {
    HStack(spacing: 8) {
      Circle().fill(content.color(0)).frame(width: 36, height: 36)
      VStack(alignment: .leading, spacing: 2) {
        Text("The \(content.word(0)) \(content.number)").font(.headline)
        Text("A \(content.word(1)) by the \(content.word(2))").font(.caption)
          .foregroundStyle(.secondary)
      }
      Spacer(minLength: 0)
    }
    .padding(14).frame(width: 200, height: 150).background(Color.white)
  }
}
