import Foundation
import Testing

/// `galley batch --out -`.
@Suite struct ArchiveCommandTests {
  private func withRows(_ body: (URL) throws -> Void) throws {
    let scene =
      #"{"galley": 1, "canvas": {"width": 4, "height": 4}, "#
      + #""view": {"type": "Color", "color": "{{c}}"}}"#
    let rows = (1...5).map { #"{"id": "é\#($0)", "c": "\#($0 == 4 ? "none" : "teal")"}"# }
    try Program.withFolder { folder in
      try Program.write(
        ["s.json": Data(scene.utf8), "rows.jsonl": Data(rows.joined(separator: "\n").utf8)],
        in: folder)
      try body(folder)
    }
  }

  private func batch(_ words: [String], in folder: URL) throws -> Program.Result {
    try Program.run(["batch", "s.json", "--data", "rows.jsonl"] + words, in: folder)
  }

  private static let tar = URL(fileURLWithPath: "/usr/bin/tar")
  private static var hasTar: Bool { FileManager.default.isExecutableFile(atPath: tar.path) }

  @Test(.enabled(if: hasTar)) func tarReadsImagesAndWhatIsKnownOfThem() throws {
    try withRows { folder in
      let files = try batch(["--out", "o/{{id}}.png"], in: folder)
      #expect(files.code == 4)
      let result = try batch(
        ["--out", "-/new/{{id}}.png", "--manifest", "m.jsonl"], in: folder)
      #expect(result.code == 4 && result.errors.contains("4 drawn"), "\(result.errors)")
      try Program.write(["a.tar": result.output], in: folder)
      let unpacked = try Program.run(["xf", "a.tar"], by: Self.tar, in: folder)
      #expect(unpacked.code == 0 && unpacked.errors == "", "\(unpacked.errors)")
      for number in [1, 2, 3, 5] {
        let image = try Data(contentsOf: folder.appendingPathComponent("new/é\(number).png"))
        let file = try Data(contentsOf: folder.appendingPathComponent("o/é\(number).png"))
        #expect(image == file)
        let json = try Data(contentsOf: folder.appendingPathComponent("new/é\(number).json"))
        let known = try JSONSerialization.jsonObject(with: json) as? [String: Any]
        #expect(known?["row"] as? Int == number && known?["bytes"] as? Int == file.count)
        #expect((known?["data"] as? [String: String])?["c"] == "teal")
      }
      let names = try FileManager.default.contentsOfDirectory(
        atPath: folder.appendingPathComponent("new").path)
      #expect(names.count == 8)
      let manifest = try String(
        contentsOf: folder.appendingPathComponent("m.jsonl"), encoding: .utf8)
      #expect(manifest.split(separator: "\n").count == 5)
    }
  }

  /// Without names, rows are numbered; the format that was asked for is the extension.
  @Test func rowsAreNumbered() throws {
    try withRows { folder in
      let result = try batch(
        ["--out", "-", "--format", "webp", "--rows", "2-3", "--quiet"], in: folder)
      #expect(result.code == 0 && result.errors == "", "\(result.errors)")
      #expect(String(decoding: result.output.prefix(6), as: UTF8.self) == "2.webp")
      #expect(result.output.count % 512 == 0)
      #expect(!FileManager.default.fileExists(atPath: folder.path + "/-"))
    }
  }

  @Test(arguments: [
    (["--out", "-", "--json"], 2, "--json cannot be combined with --out -"),
    (["--out", "-", "--report", "r.html"], 2, "--report cannot be combined with --out -"),
    (["--out", "-/a.b.{{id}}.png"], 4, "expected one dot in it"),
    (["--out", "-/../{{id}}.png"], 2, "expected a path inside the archive"),
    (["--out", "-//{{id}}.png"], 2, "expected a path inside the archive"),
    (["--out", "-/a/./{{id}}.png"], 2, "expected a path inside the archive"),
    (["--out", "-/same.png"], 3, "two images would have the same name"),
  ])
  func wrongLinesAreExplained(words: [String], code: Int32, message: String) throws {
    try withRows { folder in
      let result = try batch(words, in: folder)
      #expect(result.code == code && result.errors.contains(message), "\(result.errors)")
    }
  }
}
