import Foundation
import Testing

/// `Scripts/coverage-table` makes shares of what the compiler's counters say, keeps them, and notices what was lost.
@Suite struct CoverageTableTests {
  /// The counts of a file: its path from the package, its lines, and those that were run.
  private typealias Counts = (path: String, lines: Int, run: Int)

  private final class Folder {
    let path = FileManager.default.temporaryDirectory.path + "/galley-coverage-\(UUID().uuidString)"

    init() throws {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    func write(_ name: String, _ text: String) throws -> String {
      try text.write(toFile: "\(path)/\(name)", atomically: true, encoding: .utf8)
      return "\(path)/\(name)"
    }
  }

  private let folder: Folder

  init() throws { folder = try Folder() }

  private func profile(_ files: [Counts]) throws -> String {
    let entries = files.map {
      #"{"filename": "/a/\#($0.path)", "summary": {"lines": {"count": \#($0.lines), "covered": \#($0.run)}}}"#
    }
    let name = "\(UUID().uuidString).json"
    return try folder.write(
      name,
      #"{"type": "llvm.coverage.json.export", "data": [{"files": [\#(entries.joined(separator: ","))]}]}"#
    )
  }

  private let files: [Counts] = [
    ("Sources/GalleyText/A.swift", 300, 299), ("Sources/GalleyText/Lines/B.swift", 100, 100),
    ("Sources/GalleyRaster/C.swift", 200, 100), ("Sources/CEmpty/shim.h", 0, 0),
    ("Tests/GalleyTextTests/D.swift", 50, 50), (".build/x/Sources/Other/E.swift", 9, 0),
  ]

  @Test func sharesAreThoseOfModules() throws {
    let found = try SourceTree.run("coverage-table", [try profile(files)])
    #expect(found.code == 0)
    #expect(
      found.output == """
         50.0 % of    200 lines  GalleyRaster
         99.7 % of    400 lines  GalleyText
         83.1 % of    600 lines  together

        """)
  }

  @Test func filesHaveTheirLines() throws {
    let path = "\(folder.path)/lines.txt"
    #expect(
      try SourceTree.run("coverage-table", [try profile(files), "--files", path]).code == 0)
    #expect(
      try String(contentsOfFile: path, encoding: .utf8) == """
        GalleyText/A.swift 300 1
        GalleyText/Lines/B.swift 100 0
        GalleyRaster/C.swift 200 100
        CEmpty/shim.h 0 0

        """)
  }

  /// A point is allowed, more is an error, and so is a module that is gone; a new one is a note.
  @Test func whatIsLostIsAnError() throws {
    let table = "\(folder.path)/coverage.md"
    let kept = try SourceTree.run(
      "coverage-table", [try profile(files), "--keep", table, "abc1234"])
    #expect(kept.code == 0)
    let text = try String(contentsOfFile: table, encoding: .utf8)
    #expect(text.contains("| `GalleyRaster` | 200 | 50.0 % |\n| `GalleyText` | 400 | 99.7 % |"))
    #expect(text.contains(" at commit abc1234 by"))

    func check(_ files: [Counts]) throws -> (code: Int32, output: String) {
      try SourceTree.run("coverage-table", [try profile(files), "--check", table])
    }
    #expect(try check(files).code == 0)
    var changed = files
    changed[2].run = 98
    #expect(try check(changed).code == 0)
    changed[2].run = 97
    let lost = try check(changed)
    #expect(lost.code == 1)
    #expect(lost.output.contains("error: GalleyRaster: found 48.5 %, expected at least 49.0 %"))
    changed[2].path = "Sources/GalleyNew/C.swift"
    let gone = try check(changed)
    #expect(gone.code == 1)
    #expect(gone.output.contains("error: GalleyRaster: no line of it was counted"))
    #expect(gone.output.contains("note: GalleyNew: 48.5 %, and not in"))
  }

  @Test func whatCannotBeReadIsAnError() throws {
    let table = try folder.write("table.md", "| `GalleyText` | many | 3 % |\n")
    let good = try profile(files)
    for (words, message) in [
      (["/nowhere.json"], "/nowhere.json: No such file"),
      ([try folder.write("none.json", "{}")], "expected the JSON of llvm-cov export"),
      ([try folder.write("text.json", "lines")], "expected the JSON of llvm-cov export"),
      ([try profile([])], "found no file of Sources"),
      ([good, "--check", "/nowhere.md"], "there is no table; Scripts/coverage --keep writes it"),
      ([good, "--check", table], "table.md:1: found '| `GalleyText` | many | 3 % |'"),
      ([good, "--keep", table], "expected --files FILE, --keep TABLE COMMIT or --check TABLE"),
    ] {
      let result = try SourceTree.run("coverage-table", words)
      #expect(result.code == 2 && result.output.contains(message), "\(words): \(result.output)")
    }
  }
}
