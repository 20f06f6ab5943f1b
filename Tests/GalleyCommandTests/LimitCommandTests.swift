import Foundation
import GalleyImages
import Testing

/// `--timeout` and `--max-memory`, and what happens where memory is exhausted without them.
@Suite struct LimitCommandTests {
  /// As many views as the square of the list's length.
  private let squares = """
    {"galley": 1, "canvas": {"width": 40, "height": 30}, "sample": {"id": "s", "n": [1]},
     "view": {"type": "ZStack", "children": [{"forEach": "{{n}}", "view": {"type": "ZStack",
       "children": [{"forEach": "{{n}}", "view": {"type": "Color", "color": "red"}}]}}]}}
    """
  private let sized = """
    {"galley": 1, "canvas": {"width": "{{w}}", "height": "{{w}}"},
     "view": {"type": "Color", "color": "red"}}
    """

  private func row(_ id: String, _ count: Int) -> String {
    "{\"id\": \"\(id)\", \"n\": [\((0..<count).map { "\($0)" }.joined(separator: ","))]}"
  }

  private func withFiles<Value>(
    _ files: [String: String], _ body: (URL) throws -> Value
  ) throws -> Value {
    try Program.withFolder { folder in
      try Program.write(files.mapValues { Data($0.utf8) }, in: folder)
      return try body(folder)
    }
  }

  private func names(_ folder: URL) throws -> Set<String> {
    Set(try FileManager.default.contentsOfDirectory(atPath: folder.path))
  }

  @Test(arguments: [
    ["--timeout", "-1"], ["--timeout", "soon"], ["--timeout", "nan"], ["--timeout", "inf"],
    ["--timeout", ""], ["--max-memory", "-5M"], ["--max-memory", "much"], ["--max-memory", "M"],
    ["--max-memory", "1e9"], ["--max-memory", "5X"], ["--max-memory", "9999999T"],
    ["--max-memory", ""],
  ])
  func wrongLimitsAreWrongUsage(_ options: [String]) throws {
    try withFiles(["s.json": squares]) { folder in
      let result = try Program.run(["render", "s.json"] + options, in: folder)
      #expect(result.code == 2 && result.errors.contains(options[0]), "\(result.errors)")
      #expect(try names(folder) == ["s.json"])
    }
  }

  /// Names of views cost an image little, and the source all their bytes.
  @Test func theSwiftSourceTakesOfTheImagesMemory() throws {
    let name = String(repeating: "a", count: 1_000_000)
    let modifiers = Array(repeating: #"{"layoutName": "\#(name)"}"#, count: 4)
    let scene = #"""
      {"galley": 1, "canvas": {"width": 8, "height": 4}, "view": {"type": "Color", "color": "red",
        "modifiers": [\#(modifiers.joined(separator: ","))]}}
      """#
    try withFiles(["s.json": scene]) { folder in
      let inspect = ["inspect", "s.json", "--max-memory", "3M", "--json"]
      #expect(try Program.run(inspect, in: folder).code == 0)
      let result = try Program.run(inspect + ["--swift", "a.swift"], in: folder)
      #expect(result.code == 3 && result.errors.contains("Swift source needs "), "\(result.errors)")
      #expect(try !names(folder).contains("a.swift"))
    }
  }

  @Test(arguments: [
    ["batch", "s.json", "--data", "d.jsonl", "--out", "{{id}}.png"],
    ["batch", "s.json", "--protocol", "jsonl"], ["watch", "s.json"], ["check", "s.json"],
    ["inspect", "s.json"], ["golden", "check", "."],
  ])
  func allThatDrawTakeLimits(_ command: [String]) throws {
    try withFiles(["s.json": squares, "d.jsonl": row("a", 1)]) { folder in
      for (options, expected) in [
        (["--timeout", "soon"], "a number of seconds, or 0 for no limit\n"),
        (
          ["--max-memory", "much"],
          "a size such as 300M, 2G or 50000000, or 0 for no limit\n"
        ),
      ] {
        let result = try Program.run(command + options, in: folder)
        #expect(result.code == 2, "\(command + options): \(result.errors)")
        let message = "galley: found \(options[0]) \"\(options[1])\"; expected \(expected)"
        #expect(result.errors.contains(message), "\(result.errors)")
      }
      #expect(try names(folder) == ["s.json", "d.jsonl"])
    }
  }

  @Test func noLimitAndLimitsThatSufficeGiveTheSameFile() throws {
    try withFiles(["s.json": squares]) { folder in
      var files: Set<Data> = []
      for options in [
        [], ["--timeout", "0", "--max-memory", "0"], ["--max-memory", "256MB", "--timeout", "600"],
        ["--max-memory", "0.5G"], ["--max-memory", "500000000"], ["--max-memory=262144k"],
      ] {
        let result = try Program.run(["render", "s.json", "-o", "-"] + options, in: folder)
        #expect(result.code == 0, "\(options): \(result.errors)")
        files.insert(result.output)
      }
      #expect(files.count == 1)
    }
  }

  @Test func anImageThatTakesTooLongIsAnErrorWithoutAFile() throws {
    try withFiles(["s.json": squares, "d.jsonl": row("a", 900)]) { folder in
      let result = try Program.run(
        ["render", "s.json", "--data", "d.jsonl", "-o", "p.png", "--timeout", "0.2"], in: folder)
      #expect(result.code == 3)
      #expect(
        result.errors.contains("did not finish within 0.2 s, the time limit for one image"),
        "\(result.errors)")
      #expect(result.errors.hasPrefix("galley: s.json:"), "\(result.errors)")
      #expect(try names(folder) == ["s.json", "d.jsonl"])
    }
  }

  @Test func aRowThatNeedsTooMuchFailsAlone() throws {
    let rows = [row("a", 2), row("big", 250), row("c", 3)].joined(separator: "\n")
    try withFiles(["s.json": squares, "d.jsonl": rows]) { folder in
      let result = try Program.run(
        [
          "batch", "s.json", "--data", "d.jsonl", "--out", "out/{{id}}.png", "--max-memory", "20M",
          "--timeout", "0",
        ], in: folder)
      #expect(result.code == 4, "\(result.errors)")
      #expect(result.errors.contains("of memory"), "\(result.errors)")
      #expect(result.errors.contains("the limit for one image is 20 MB"), "\(result.errors)")
      #expect(
        try names(folder.appendingPathComponent("out")).subtracting([".galley"]) == [
          "a.png", "c.png",
        ])
      // With enough of it only that row is drawn: what was drawn does not depend on limits.
      let again = try Program.run(
        [
          "batch", "s.json", "--data", "d.jsonl", "--out", "out/{{id}}.png", "--max-memory", "24M",
        ], in: folder)
      #expect(
        String(decoding: again.output, as: UTF8.self).contains("2 unchanged"), "\(again.errors)")
    }
  }

  @Test func aRequestThatNeedsTooMuchIsAnswered() throws {
    let requests = [row("a", 2), row("big", 250), row("c", 3)].enumerated().map {
      "{\"id\": \($0.offset), \"row\": \($0.element), \"out\": \"inline\"}\n"
    }.joined()
    try withFiles(["s.json": squares]) { folder in
      let result = try Program.run(
        [
          "batch", "s.json", "--protocol", "jsonl", "--max-memory", "20M", "--timeout", "0",
          "--jobs", "2",
        ], input: Data(requests.utf8), in: folder)
      #expect(result.code == 4, "\(result.errors)")
      let answers = Array(
        String(decoding: result.output, as: UTF8.self).split(separator: "\n").dropFirst())
      try #require(answers.count == 3)
      #expect(answers[0].contains("drawn") && answers[2].contains("drawn"))
      #expect(
        answers[1].contains("failed") && answers[1].contains("the limit for one image is 20 MB"))
    }
  }

  @Test func aGoldenThatNeedsTooMuchIsAFailedCase() throws {
    let big = squares.replacingOccurrences(
      of: "\"n\": [1]", with: row("x", 250).dropFirst(12).dropLast(1))
    try withFiles(["cards/small.json": squares]) { folder in
      let recorded = try Program.run(["golden", "record", "cards"], in: folder)
      #expect(recorded.code == 0, "\(recorded.errors)")
      try Data(big.utf8).write(to: folder.appendingPathComponent("cards/small.json"))
      let result = try Program.run(
        ["golden", "check", "cards", "--max-memory", "20M", "--timeout", "0"], in: folder)
      #expect(result.code == 1, "\(result.errors)")
      #expect(result.errors.contains("the limit for one image is 20 MB"), "\(result.errors)")
      let wrong = try Program.run(["golden", "prune", "cards", "--timeout", "3"], in: folder)
      #expect(wrong.code == 2, "\(wrong.errors)")
    }
  }

  /// Runs the program with so many kilobytes of address space.
  private func run(
    _ arguments: [String], kilobytes: Int, in folder: URL
  ) throws -> Program.Result {
    try Program.run(
      ["-c", "ulimit -v \(kilobytes); exec \"$0\" \"$@\"", Program.galley.path] + arguments,
      by: URL(fileURLWithPath: "/bin/sh"), in: folder)
  }

  @Test func exhaustedMemoryIsOneSentence() throws {
    let scene = sized.replacingOccurrences(of: "\"{{w}}\"", with: "10000")
    try withFiles(["s.json": scene]) { folder in
      let result = try run(
        ["render", "s.json", "-o", "p.jpg", "--max-memory", "0"], kilobytes: 420_000, in: folder)
      #expect(result.code == 6, "\(result.errors)")
      #expect(result.errors.hasPrefix("galley: memory is exhausted: "), "\(result.errors)")
      #expect(result.errors.split(separator: "\n").count == 1, "\(result.errors)")
      #expect(try names(folder) == ["s.json"])
      // With the limit it is an error of the image.
      let limited = try run(
        ["render", "s.json", "-o", "p.jpg", "--max-memory", "200M"], kilobytes: 420_000, in: folder)
      #expect(limited.code == 3, "\(limited.errors)")
    }
  }

  @Test func aBatchWithoutMemoryIsPickedUp() throws {
    let rows = ["a 10", "b 10000", "c 12"].map { text -> String in
      let parts = text.split(separator: " ")
      return "{\"id\": \"\(parts[0])\", \"w\": \(parts[1])}"
    }.joined(separator: "\n")
    try withFiles(["s.json": sized, "d.jsonl": rows]) { folder in
      let batch = [
        "batch", "s.json", "--data", "d.jsonl", "--out", "out/{{id}}.jpg", "--jobs", "1",
      ]
      let out = folder.appendingPathComponent("out")
      let ended = try run(batch + ["--max-memory", "0"], kilobytes: 420_000, in: folder)
      #expect(ended.code == 6, "\(ended.errors)")
      #expect(ended.errors.contains("galley: memory is exhausted: "), "\(ended.errors)")
      #expect(!ended.errors.contains("stack trace"), "\(ended.errors)")
      #expect(try names(out).subtracting([".galley"]) == ["a.jpg"])
      let date =
        try FileManager.default.attributesOfItem(atPath: out.path + "/a.jpg")[
          .modificationDate] as? Date
      let resumed = try run(batch + ["--max-memory", "200M"], kilobytes: 420_000, in: folder)
      #expect(resumed.code == 4, "\(resumed.errors)")
      #expect(try names(out).subtracting([".galley"]) == ["a.jpg", "c.jpg"])
      let later =
        try FileManager.default.attributesOfItem(atPath: out.path + "/a.jpg")[
          .modificationDate] as? Date
      // What the first run drew was not drawn again.
      #expect(date == later)
    }
  }
}
