import Galley
import GalleyText

/// Shaping and wrapping of long texts beside Pango's, on the same text and fonts, in turn.
struct TextBenchmark {
  /// Made by `Scripts/bench text`.
  private static let peer = ".build/peers/pango-text"
  private static let runs = 7
  private static let width: CGFloat = 358
  private static let bytes = 100_000

  func run() throws {
    guard FileManager.default.isExecutableFile(atPath: Self.peer) else {
      throw BenchmarkError(description: "\(Self.peer) is not there: run Scripts/bench text")
    }
    print(
      "text: milliseconds to shape and wrap \(Self.bytes / 1000) kB at \(Int(Self.width)) points, "
        + "medians of \(Self.runs) runs in turn")
    var isSlower = false
    for (name, words, separator) in Self.texts {
      var text = ""
      var index = 0
      while text.utf8.count < Self.bytes {
        text += words[index * index % words.count] + separator
        index += 1
      }
      let file = FileManager.default.temporaryDirectory
        .appendingPathComponent("galley-bench-\(name).txt")
      try Data(text.utf8).write(to: file)
      defer { try? FileManager.default.removeItem(at: file) }
      var own: [Double] = []
      var others: [Double] = []
      for _ in 0..<Self.runs {
        own.append(Self.time(text))
        others.append(try Self.peerTime(file))
      }
      let (mine, theirs) = (own.sorted()[Self.runs / 2], others.sorted()[Self.runs / 2])
      let ratio = mine / theirs
      print(
        "  \(name): Galley \(Self.round(mine)), Pango \(Self.round(theirs)), "
          + "ratio \(Self.round(ratio))")
      if ratio > 1 { isSlower = true }
    }
    if isSlower { throw BenchmarkError(description: "a text is slower than Pango's") }
  }

  struct BenchmarkError: Error, CustomStringConvertible {
    var description: String
  }

  private static func round(_ value: Double) -> Double { (value * 100).rounded() / 100 }

  /// Each run shapes anew: the second of two texts in one engine, which has its fonts open.
  private static func time(_ text: String) -> Double {
    let engine = TextEngine()
    let font = FontDescriptor(size: 17)
    let style = ParagraphStyle()
    _ = engine.shape(AttributedText(String(text.prefix(100)), font: font))
      .layout(width: width, height: nil, style: style)
    let clock = ContinuousClock()
    let start = clock.now
    _ = engine.shape(AttributedText(text, font: font))
      .layout(width: width, height: nil, style: style)
    return (clock.now - start).milliseconds
  }

  /// The last of the peer's three runs in one process.
  private static func peerTime(_ file: URL) throws -> Double {
    let output = try Peer.run(peer, ["Fonts", file.path, "Inter", "\(Int(width))", "3"]).output
    let lines = output.split(separator: "\n")
    guard let time = lines.last?.split(separator: " ").first.flatMap({ Double($0) }) else {
      throw BenchmarkError(description: "\(peer) printed no time")
    }
    return time
  }

  private static let latin = [
    "maple", "cedar", "a", "river", "herons", "marmalade", "in", "lantern", "quay", "oak", "willow",
    "slowly", "bends", "around", "mill", "the", "harbour",
  ]
  private static let arabic = [
    "مرحبا", "بالعالم", "هذا", "نص", "عربي", "طويل", "يمتد", "على", "أكثر", "من", "سطر", "واحد",
    "كتاب", "مدينة", "البحر", "شمس", "قمر",
  ]
  private static let thai = [
    "ภาษาไทยไม่มีช่องว่าง", "ระหว่างคำและ", "ต้องตัดคำ", "ด้วยพจนานุกรม", "แม่น้ำ", "ท่าเรือ", "สะพานเก่า",
  ]

  private static let texts: [(String, [String], String)] = [
    ("Latin", latin, " "), ("Arabic", arabic, " "), ("mixed", latin + arabic, " "),
    ("Thai", thai, ""),
  ]
}
