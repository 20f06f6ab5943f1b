import Foundation
import Testing

/// `galley manifest merge`, and `galley batch --rows`.
@Suite struct ManifestCommandTests {
  /// A folder with a scene, ten rows, and the manifests of two parts of three.
  private func withParts(_ body: (URL) throws -> Void) throws {
    let scene =
      #"{"galley": 1, "canvas": {"width": 4, "height": 4}, "#
      + #""view": {"type": "Color", "color": "{{c}}"}}"#
    let rows = (1...10).map { #"{"id": \#($0), "c": "teal"}"# }.joined(separator: "\n")
    try Program.withFolder { folder in
      try Program.write(
        ["s.json": Data(scene.utf8), "rows.jsonl": Data(rows.utf8)], in: folder)
      for part in [1, 3] {
        let drawn = try Program.run(
          Self.batch + ["--shard", "\(part)/3", "--manifest", "part-\(part).jsonl"], in: folder)
        #expect(drawn.code == 0, "\(drawn.errors)")
      }
      try body(folder)
    }
  }

  private static let batch = ["batch", "s.json", "--data", "rows.jsonl", "--out", "o/{{id}}.png"]
  private static let named = ["--scene", "s.json", "--data", "rows.jsonl", "--out", "o/{{id}}.png"]

  private func merge(_ words: [String], in folder: URL) throws -> (
    code: Int32, text: String, errors: String
  ) {
    let result = try Program.run(["manifest", "merge"] + words, in: folder)
    return (result.code, String(decoding: result.output, as: UTF8.self), result.errors)
  }

  /// Runs the command that a line of the output has.
  private func draw(_ text: String, in folder: URL) throws {
    let start = "draw them: galley "
    let line = try #require(text.split(separator: "\n").first { $0.hasPrefix(start) })
    let result = try Program.run(
      ["-c", "'\(Program.galley.path)' \(line.dropFirst(start.count)) --quiet"],
      by: URL(fileURLWithPath: "/bin/sh"), in: folder)
    #expect(result.code == 0, "\(result.errors)")
  }

  @Test func theCommandThatIsPrintedDrawsTheMissingRows() throws {
    try withParts { folder in
      let first = try merge(["part-1.jsonl", "part-3.jsonl"] + Self.named, in: folder)
      #expect(first.code == 1 && first.errors.contains("missing"), "\(first)")
      #expect(first.text.contains("missing: "))
      try draw(first.text, in: folder)
      let second = try merge(
        ["part-1.jsonl", "part-3.jsonl", "missing.jsonl", "-o", "all.jsonl"] + Self.named,
        in: folder)
      #expect(second.code == 0 && second.errors == "", "\(second)")
      let lines = try String(
        contentsOf: folder.appendingPathComponent("all.jsonl"), encoding: .utf8
      ).split(separator: "\n")
      #expect(lines.count == 10)
      for (index, line) in lines.enumerated() {
        #expect(line.hasPrefix(#"{"row":\#(index + 1),"#), "\(line)")
      }
    }
  }

  @Test func partsAreDrawnAgainAsAWhole() throws {
    try withParts { folder in
      let first = try merge(
        ["part-1.jsonl", "part-3.jsonl", "--shards", "3"] + Self.named, in: folder)
      #expect(first.text.contains(" --shard 2/3 --manifest part-2.jsonl"), "\(first)")
      try draw(first.text, in: folder)
      let parts = (1...3).map { "part-\($0).jsonl" }
      #expect(try merge(parts + ["--data", "rows.jsonl"], in: folder).code == 0)
      #expect(try merge(parts + ["--count", "11"], in: folder).text.contains("missing: 1 row: 11"))
    }
  }

  @Test func numbersOfRowsGoThroughAFile() throws {
    try withParts { folder in
      let first = try merge(
        ["part-1.jsonl", "part-3.jsonl", "--missing", "rows.txt"] + Self.named, in: folder)
      #expect(first.text.contains(" --rows @rows.txt "), "\(first)")
      try draw(first.text, in: folder)
      let all = ["part-1.jsonl", "part-3.jsonl", "missing.jsonl"]
      let merged = try merge(all + ["--missing", "rows.txt", "-o", "-"], in: folder)
      #expect(merged.code == 0)
      #expect(merged.text.split(separator: "\n").count == 10)
      #expect(merged.errors.contains("10 drawn"))
      #expect(try Data(contentsOf: folder.appendingPathComponent("rows.txt")).isEmpty)
    }
  }

  @Test func programsReadEvents() throws {
    try withParts { folder in
      let result = try merge(
        ["part-1.jsonl", "part-1.jsonl", "part-3.jsonl", "--json"], in: folder)
      #expect(result.code == 1)
      var events: [[String: Any]] = []
      for line in result.text.split(separator: "\n") {
        let object = try JSONSerialization.jsonObject(with: Data(line.utf8))
        events.append(try #require(object as? [String: Any]))
      }
      let names = events.map { $0["event"] as? String ?? "" }
      #expect(Set(names) == ["merged", "missing", "double", "draw", "error"], "\(names)")
      #expect(events[0]["images"] as? Int == 10)
      let doubles = events.filter { $0["event"] as? String == "double" }
      #expect(doubles.count == events[0]["double"] as? Int)
    }
  }

  @Test(arguments: [
    ([], 2, "needs a manifest"), (["none.jsonl"], 5, "none.jsonl: cannot be read"),
    (["rows.jsonl"], 3, "rows.jsonl:1: no line of a manifest"),
    (["part-1.jsonl", "--shards", "3"], 2, "--shards needs --scene, --data and --out"),
    (["part-1.jsonl", "--count", "1"], 3, "but there is 1 row"),
    (["part-1.jsonl", "--count", "9", "--data", "rows.jsonl"], 2, "but --data has 10 rows"),
    (["part-1.jsonl", "-o", "./part-1.jsonl"], 2, "cannot be its output"),
    (["part-1.jsonl", "--missing", "part-1.jsonl"], 2, "cannot be its output"),
    (["part-1.jsonl", "-o", "a", "--missing", "./a"], 2, "--missing and -o are one file"),
    (["part-1.jsonl", "-o", "no/such/all.jsonl"], 5, "cannot be written"),
  ])
  func wrongLinesAreExplained(words: [String], code: Int32, message: String) throws {
    try withParts { folder in
      let result = try merge(words, in: folder)
      #expect(result.code == code && result.errors.contains(message), "\(result)")
    }
  }

  @Test(arguments: [
    ("3", 0, [3]), ("9-10,1", 0, [1, 9, 10]), ("@list.txt", 0, [2, 4, 5]),
    ("11", 2, []), ("x", 2, []), ("@none.txt", 5, []),
  ])
  func aBatchDrawsRowsByTheirNumbers(list: String, code: Int32, drawn: [Int]) throws {
    try withParts { folder in
      try Data("2\n4-5\n".utf8).write(to: folder.appendingPathComponent("list.txt"))
      let output = ["--out", "new/{{id}}.png", "--manifest", "m.jsonl", "--rows", list]
      let result = try Program.run(
        ["batch", "s.json", "--data", "rows.jsonl"] + output, in: folder)
      #expect(result.code == code, "\(result.errors)")
      let names = try? FileManager.default.contentsOfDirectory(
        atPath: folder.appendingPathComponent("new").path)
      let images = Set((names ?? []).filter { $0.hasSuffix(".png") })
      #expect(images == Set(drawn.map { "\($0).png" }))
    }
  }
}
