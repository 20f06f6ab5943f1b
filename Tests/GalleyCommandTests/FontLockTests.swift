import Foundation
import Testing

/// `galley fonts lock` with rows, and what is said of scripts that no font has.
@Suite struct FontLockTests {
  private static let scene = """
    {"galley": 1, "canvases": {"a": {"width": 200}, "b": {"width": 300}},
     "sample": {"name": "Ada", "bold": false},
     "view": {"type": "VStack", "children": [
       {"type": "Text", "text": "{{name}}"},
       {"if": "{{bold}}", "then":
         {"type": "Text", "text": "{{name}}", "modifiers": [{"font": {"size": 20, "weight": "bold"}}]}}]}}
    """

  private func withFolder(rows: String, _ body: (URL) throws -> Void) throws {
    try Program.withFolder { folder in
      try Program.write(
        ["card.json": Data(Self.scene.utf8), "rows.jsonl": Data(rows.utf8)], in: folder)
      try body(folder)
    }
  }

  private func names(_ result: Program.Result) throws -> [String] {
    try JSONDecoder().decode([String: String].self, from: result.output).keys.sorted()
  }

  @Test func allRowsAreLockedAndNotTheSampleAlone() throws {
    let rows = """
      {"name": "Ada", "bold": false}
      {"name": "\u{0639}\u{0645}\u{0631}", "bold": false}
      {"name": "Zoe", "bold": true}
      {"name": "\u{05D0}", "bold": false}
      """
    try withFolder(rows: rows) { folder in
      let sample = try Program.run(["fonts", "lock", "card.json"], in: folder)
      #expect(try names(sample) == ["Inter-Regular"])
      let lock = ["fonts", "lock", "card.json", "--data", "rows.jsonl"]
      let all = try Program.run(lock, in: folder)
      #expect(all.code == 0 && all.errors == "")
      #expect(
        try names(all)
          == ["Inter-Bold", "Inter-Regular", "NotoSansArabic-Regular", "NotoSansHebrew-Regular"])
      let one = try Program.run(lock + ["--row", "3"], in: folder)
      #expect(try names(one) == ["Inter-Bold", "Inter-Regular"])
      // The batch is held to what was printed, and the sample's lock is too small for it.
      try all.output.write(to: folder.appendingPathComponent("fonts.lock"))
      try sample.output.write(to: folder.appendingPathComponent("small.lock"))
      let batch = [
        "batch", "card.json", "--data", "rows.jsonl", "--out",
        "o/{{row.number}}-{{canvas.name}}.png",
      ]
      #expect(try Program.run(batch + ["--font-lock", "fonts.lock"], in: folder).code == 0)
      let held = try Program.run(batch + ["--force", "--font-lock", "small.lock"], in: folder)
      #expect(held.code == 4 && held.errors.contains("NotoSansArabic-Regular"), "\(held.errors)")
    }
  }

  @Test func rowsThatFailAreNamedAndNothingIsPrinted() throws {
    let rows = (1...30).map {
      $0 % 2 == 0 ? "{\"name\": \"x\", \"bold\": false}" : "{\"bold\": false}"
    }
    try withFolder(rows: rows.joined(separator: "\n")) { folder in
      let result = try Program.run(
        ["fonts", "lock", "card.json", "--data", "rows.jsonl"], in: folder)
      #expect(result.code == 4 && result.output.isEmpty)
      #expect(result.errors.contains("name"), "\(result.errors)")
      #expect(result.errors.contains("rows.jsonl"), "\(result.errors)")
      #expect(result.errors.contains("galley: 5 more failed\n"))
      #expect(result.errors.contains("galley: 15 of 30 rows failed: no fonts were locked"))
    }
  }

  @Test(
    arguments: [
      (["--data", "none.csv"], 5), (["--data", "empty.csv"], 3),
      (["--data", "rows.jsonl", "--row", "9"], 2),
      (["--row", "1"], 2), (["--canvas", "c"], 3),
      (["--data", "rows.jsonl", "--data-format", "xml"], 2),
    ] as [([String], Int32)])
  func wrongDataIsNamed(options: [String], code: Int32) throws {
    try withFolder(rows: "{\"name\": \"x\"}") { folder in
      try Data().write(to: folder.appendingPathComponent("empty.csv"))
      let result = try Program.run(["fonts", "lock", "card.json"] + options, in: folder)
      #expect(result.code == code, "\(options): \(result.errors)")
      #expect(result.output.isEmpty)
    }
  }

  /// A line for each script, however many texts, rows and characters there are.
  @Test func missingScriptsAreCountedOverAllRows() throws {
    let names = ["\u{16A0}\u{16A2}", "\u{16A0}\u{16A6}", "plain", "\u{10330}"]
    let rows = names.map { "{\"name\": \"\($0)\", \"bold\": true}" }.joined(separator: "\n")
    try withFolder(rows: rows) { folder in
      let result = try Program.run(
        ["fonts", "lock", "card.json", "--data", "rows.jsonl", "--canvas", "a"], in: folder)
      #expect(result.code == 0)
      let lines = result.errors.split(separator: "\n")
      #expect(lines.count == 2, "\(result.errors)")
      #expect(result.errors.contains("no font has 3 Runic characters in 4 texts: first U+16A0"))
      #expect(result.errors.contains("no font has 1 Gothic character in 2 texts: first U+10330"))
      #expect(
        result.errors.contains("for Runic add Noto Sans Runic (Debian package fonts-noto-core)"))
      let drawn = try Program.run(
        ["render", "card.json", "--data", "rows.jsonl", "--row", "1", "--canvas", "b", "--strict"],
        in: folder)
      #expect(drawn.code == 3)
      #expect(drawn.errors.contains("error at "))
      #expect(drawn.errors.contains("no font has 2 Runic characters in 2 texts"))
    }
  }
}
