import Foundation
import Testing

/// `--accessibility` of commands that draw: warnings of elements among those of images.
@Suite struct AccessibilityCommandTests {
  private static let scene = """
    {"galley": 1, "canvas": {"width": 100, "background": "white"}, "view": {"type": "VStack", "children": [
      {"type": "Text", "text": "Title"},
      {"type": "Text", "text": "Pale", "modifiers": [{"foregroundStyle": "#999999"}]}]}}
    """
  private static let source = """
    import SwiftUI
    #Preview("Card") {
      Text("Pale").foregroundStyle(Color(red: 0.6, green: 0.6, blue: 0.6)).padding()
        .background(.white)
    }
    """
  /// The contrast of #999999 on white by WCAG 2.2: 1.05 / (0.3185 + 0.05), down to 2.84.
  private static let words = "\"Pale\": the contrast is 2.84, below 4.5"

  private func withFiles(
    _ body: (URL, _ run: (String...) throws -> Program.Result) throws -> Void
  ) throws {
    try Program.withFolder { folder in
      try Program.write(
        ["cards/a.json": Data(Self.scene.utf8), "Card.swift": Data(Self.source.utf8)], in: folder)
      try body(folder) { (words: String...) in try Program.run(words, in: folder) }
    }
  }

  private func isThere(_ file: String, in folder: URL) -> Bool {
    FileManager.default.fileExists(atPath: folder.appendingPathComponent(file).path)
  }

  @Test func renderWarnsWhereItIsAsked() throws {
    try withFiles { folder, run in
      #expect(try run("render", "cards/a.json", "-o", "a.png").errors == "")
      let warned = try run("render", "cards/a.json", "-o", "a.png", "--accessibility")
      #expect(warned.code == 0)
      #expect(warned.errors.hasPrefix("cards/a.json:3:"), "\(warned.errors)")
      #expect(warned.errors.hasSuffix("element 2, \(Self.words)\n"), "\(warned.errors)")
      let strict = try run(
        "render", "cards/a.json", "-o", "b.png", "--accessibility", "--strict")
      #expect(strict.code == 3 && strict.errors.contains(Self.words))
      #expect(!isThere("b.png", in: folder))
      let cells = try run(
        "render", "cards/a.json", "-o", "c.png", "--accessibility", "--matrix", "width=60,90")
      #expect(cells.code == 0, "\(cells.errors)")
      #expect(cells.errors.components(separatedBy: Self.words).count == 3, "\(cells.errors)")
      let rule = try run("render", "cards/a.json", "--contrast-rule", "wcag")
      #expect(rule.code == 2 && rule.errors.contains("--contrast-rule is for --accessibility"))
    }
  }

  /// Each row's image, also those that the rows before have their views from, and answers to requests.
  @Test func batchesWarnWhereTheyAreAsked() throws {
    try withFiles { folder, run in
      try Program.write(
        [
          "row.json": Data(
            #"""
            {"galley": 1, "canvas": {"width": 100, "background": "white"},
              "sample": {"c": "black"},
              "view": {"type": "Text", "text": "Pale", "modifiers": [{"foregroundStyle": "{{c}}"}]}}
            """#.utf8),
          "rows.csv": Data("c\n#999999\nblack\n#999999\n".utf8),
        ], in: folder)
      let plain = ["batch", "row.json", "--data", "rows.csv", "--out", "out/{{row.number}}.png"]
      let manifest = ["--manifest", "m.jsonl", "--accessibility"]
      #expect(try !Program.run(plain, in: folder).errors.contains("warning"))
      // Images that were not looked at are drawn again.
      let warned = try Program.run(plain + manifest, in: folder)
      let said = String(decoding: warned.output, as: UTF8.self)
      #expect(warned.code == 0 && said.contains("3 drawn"), "\(said)")
      #expect(warned.errors.contains("warning: 2 images have warnings"), "\(warned.errors)")
      let lines = try String(contentsOf: folder.appendingPathComponent("m.jsonl"), encoding: .utf8)
        .split(separator: "\n").map { $0.contains("the contrast is 2.84, below 4.5") }
      #expect(lines == [true, false, true])
      let strict = try Program.run(plain + ["--accessibility", "--strict"], in: folder)
      #expect(strict.code == 4 && strict.errors.contains("the contrast is 2.84"))
      let rule = try Program.run(plain + ["--contrast-rule", "wcag"], in: folder)
      #expect(rule.code == 2 && rule.errors.contains("--contrast-rule is for --accessibility"))
      let answer = try Program.run(
        ["batch", "row.json", "--protocol", "jsonl", "--inline", "--accessibility"],
        input: Data((##"{"id": 1, "row": {"c": "#999999"}}"## + "\n").utf8), in: folder)
      let results = String(decoding: answer.output, as: UTF8.self)
      #expect(results.contains("the contrast is 2.84"), "\(results.suffix(300))")
    }
  }

  @Test func previewsWarnWhereTheyAreAsked() throws {
    try withFiles { folder, run in
      let warned = try run("render", "Card.swift", "-o", "a.png", "--accessibility")
      #expect(warned.code == 0)
      #expect(warned.errors.contains("element 1, \(Self.words)\n"), "\(warned.errors)")
      let drawn = try run("preview", "Card.swift", "-o", "out", "--accessibility")
      #expect(drawn.code == 0)
      #expect(drawn.errors.hasPrefix("Card.swift:2: warning: "), "\(drawn.errors)")
      #expect(drawn.errors.hasSuffix("element 1, \(Self.words)\n"), "\(drawn.errors)")
      #expect(try run("preview", "Card.swift", "-o", "out").errors == "")
      let moment = try run("render", "Card.swift", "-o", "b.png", "--at", "0", "--accessibility")
      #expect(moment.code == 0 && moment.errors.contains(Self.words), "\(moment.errors)")
      for words in [["render", "Card.swift"], ["preview", "Card.swift"]] {
        let film = try Program.run(words + ["--duration", "1", "--accessibility"], in: folder)
        #expect(film.code == 2)
        #expect(
          film.errors.contains("--accessibility is for images, and not for an animation"),
          "\(film.errors)")
      }
    }
  }

  @Test(arguments: [("cards", "a: element 2"), ("Card.swift", "Card/Card: element 1")])
  func goldensWarnWhereTheyAreAsked(place: String, element: String) throws {
    try withFiles { _, run in
      let refused = try run("golden", "record", place, "--accessibility")
      #expect(refused.code == 1)
      #expect(
        refused.errors.contains("it was not recorded, because of a warning: element "),
        "\(refused.errors)")
      #expect(try run("golden", "record", place).code == 0)
      let plain = try run("golden", "check", place)
      #expect(plain.code == 0 && !plain.errors.contains("warning"), "\(plain.errors)")
      let warned = try run("golden", "check", place, "--accessibility")
      #expect(warned.code == 0)
      #expect(
        warned.errors.contains("warning: \(element), \(Self.words)\n"), "\(warned.errors)")
      let strict = try run("golden", "check", place, "--accessibility", "--strict")
      #expect(strict.code == 1 && strict.errors.contains(Self.words), "\(strict.errors)")
      let approved = try run("golden", "approve", place, "--accessibility")
      #expect(approved.code == 2)
      #expect(
        approved.errors.contains(
          "--accessibility is for galley golden check and record, not for approve"),
        "\(approved.errors)")
    }
  }
}
