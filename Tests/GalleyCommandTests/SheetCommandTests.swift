import Foundation
import Testing

/// Sheets as they come, by the built program.
@Suite struct SheetCommandTests {
  private let scene =
    #"{"galley": 1, "view": {"type": "Text", "text": "{{name}} {{price | number}}"}}"#

  private func run(
    _ command: String, _ data: Data, _ options: [String] = [], file: String = "d.csv"
  ) throws -> Program.Result {
    try Program.withFolder { folder in
      try Data(scene.utf8).write(to: folder.appendingPathComponent("s.json"))
      try data.write(to: folder.appendingPathComponent(file))
      let output = ["batch": ["--out", "o/{{name}}.png"], "render": ["-o", "p.png"]]
      return try Program.run(
        [command, "s.json", "--data", file] + (output[command] ?? []) + options, in: folder)
    }
  }

  /// One sentence and one exit code, whatever the command.
  @Test(arguments: ["", "name,price\n", "\u{FEFF}"])
  func anEmptyFileIsTheSameEverywhere(text: String) throws {
    for command in ["check", "batch", "render", "inspect"] {
      let result = try run(command, Data(text.utf8))
      #expect(result.code == 3, "\(command)")
      #expect(result.errors == "galley: d.csv: there is no row in it\n", "\(command)")
    }
    for file in ["d.json", "d.jsonl"] where !text.contains("name") {
      for command in ["check", "batch"] {
        let result = try run(command, Data(text.utf8), file: file)
        #expect(result.code == 3 && result.errors == "galley: \(file): there is no row in it\n")
      }
    }
  }

  @Test func whatWasFoundOutIsSaid() throws {
    let sheet = Data("name ;price\nA;1,5\n".utf8)
    let result = try run("check", sheet, ["--decimal", "comma"])
    #expect(result.code == 0)
    #expect(
      result.errors
        == """
        note: d.csv: columns are separated by semicolons, as its first lines show; --delimiter names another sign
        note: d.csv: blanks around the column name "name" are removed

        """)
    #expect(try run("check", sheet, ["--decimal", "comma", "--quiet"]).errors.isEmpty)
    let named = try run("check", sheet, ["--decimal", "comma", "--delimiter", "semicolon"])
    #expect(named.code == 0 && !named.errors.contains("separated"))
    let plain = try run("check", sheet)
    #expect(plain.code == 4)
    #expect(plain.errors.contains("found the string \"1,5\" (a number with --decimal comma)"))
  }

  @Test func encodingsAreNamedAndConverted() throws {
    let latin = try #require("name,price\nKöln,1\n".data(using: .isoLatin1))
    for command in ["check", "batch"] {
      let refused = try run(command, latin)
      #expect(refused.code == 3)
      #expect(refused.errors.contains("--encoding iso-8859-1 converts the file"))
      #expect(try run(command, latin, ["--encoding", "latin1"]).code == 0)
    }
  }

  @Test func optionsAreChecked() throws {
    let sheet = Data("name,price\nA,1\n".utf8)
    for (options, message) in [
      (["--delimiter", "semicolom"], "did you mean \"semicolon\"?"),
      (["--encoding", "utf8x"], "did you mean \"utf-8\"?"), (["--decimal", "dot"], "comma"),
      (
        ["--data-format", "cvs"],
        "--data-format is json, jsonl, csv or xlsx, not \"cvs\"; did you mean csv?\n"
      ),
    ] {
      let result = try run("check", sheet, options)
      #expect(result.code == 2 && result.errors.contains(message), "\(result.errors)")
    }
    try Program.withFolder { folder in
      try Data(scene.utf8).write(to: folder.appendingPathComponent("s.json"))
      let result = try Program.run(["check", "s.json", "--delimiter", ";"], in: folder)
      #expect(result.code == 2 && result.errors.contains("--delimiter belongs to --data"))
    }
  }

  /// 14 MB of escapes: what is read takes a few times that, whatever stands in it.
  @Test func aWorkbookOfEscapesIsReadInItsOwnMemory() throws {
    let workbook = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent()
      .appendingPathComponent("Sheets/escapes.xlsx")
    try Program.withFolder { folder in
      try Program.write(
        [
          "s.json": Data(#"{"galley": 1, "view": {"type": "Text", "text": "x"}}"#.utf8),
          "d.xlsx": Data(contentsOf: workbook),
        ], in: folder)
      let result = try Program.run(
        [
          "-c", "ulimit -v 400000; exec \"$0\" \"$@\"", Program.galley.path, "check", "s.json",
          "--data",
          "d.xlsx",
        ], by: URL(fileURLWithPath: "/bin/sh"), in: folder)
      #expect(result.code == 0, "\(result.errors)")
    }
  }
}
