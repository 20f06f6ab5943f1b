import Foundation
import Galley
import GalleyImages
import Testing

/// `galley batch --sprites`.
@Suite struct SpriteCommandTests {
  private static let scene =
    #"{"galley": 1, "canvas": {"width": 20, "height": 10, "scale": 2}, "#
    + #""view": {"type": "Color", "color": "{{c}}"}}"#

  private func withRows(_ count: Int = 5, _ body: (URL) throws -> Void) throws {
    let rows = (1...count).map { #"{"id": "é\#($0)", "c": "\#($0 == 4 ? "none" : "teal")"}"# }
    try Program.withFolder { folder in
      try Program.write(
        ["s.json": Data(Self.scene.utf8), "rows.jsonl": Data(rows.joined(separator: "\n").utf8)],
        in: folder)
      try body(folder)
    }
  }

  private func batch(_ words: [String], in folder: URL) throws -> Program.Result {
    try Program.run(["batch", "s.json", "--data", "rows.jsonl"] + words, in: folder)
  }

  private func read(_ name: String, in folder: URL) throws -> Data {
    try Data(contentsOf: folder.appendingPathComponent(name))
  }

  private func index(_ name: String, in folder: URL) throws -> [String: Any] {
    try #require(
      try JSONSerialization.jsonObject(with: read(name, in: folder)) as? [String: Any])
  }

  @Test func sheetsHaveAnIndexWithTheNamesOfTheRows() throws {
    try withRows { folder in
      let result = try batch(
        [
          "--out", "{{id}}", "--sprites", "new.png", "--sprite-side", "64", "--manifest", "m.jsonl",
        ],
        in: folder)
      #expect(result.code == 4 && result.errors.contains("1 of 5 failed"), "\(result.errors)")
      #expect(
        String(decoding: result.output, as: UTF8.self).hasPrefix(
          "new.png: 40 x 62 px, "))
      let found = try index("new.json", in: folder)
      let sprites = try #require(found["sprites"] as? [String: [String: Any]])
      #expect(sprites.keys.sorted() == ["é1", "é2", "é3", "é5"])
      let fifth = try #require(sprites["é5"])
      #expect(fifth["x"] as? Int == 0 && fifth["y"] as? Int == 0 && fifth["sheet"] as? Int == 1)
      #expect(fifth["pixelRatio"] as? Double == 2 && fifth["row"] as? Int == 5)
      let files = try #require(found["sheets"] as? [[String: Any]])
      #expect(files.map { $0["file"] as? String } == ["new.png", "new-2.png"])
      for file in files {
        let name = try #require(file["file"] as? String)
        let sheet = try ImageDecoder().decode(read(name, in: folder))
        #expect(sheet.pixelHash.hexadecimal == file["pixels"] as? String)
      }
      let manifest = try String(decoding: read("m.jsonl", in: folder), as: UTF8.self)
      let lines = manifest.split(separator: "\n")
      try #require(lines.count == 5 && lines[0].contains(#""path":"é1""#), "\(manifest)")
    }
  }

  @Test func anotherRunGivesTheSameBytesWithAnyNumberOfThreads() throws {
    try withRows(30) { folder in
      let words = ["--sprites", "a.webp", "--sprite-gap", "3", "--sprite-side", "128", "--quiet"]
      func files(jobs: String) throws -> [Data] {
        let result = try batch(words + ["--jobs", jobs], in: folder)
        #expect(result.code == 4 && result.output.isEmpty, "\(result.errors)")
        return try ["a.webp", "a-2.webp", "a.json"].map { try read($0, in: folder) }
      }
      #expect(try files(jobs: "1") == files(jobs: "4"))
      let sprites = try index("a.json", in: folder)["sprites"] as? [String: [String: Any]]
      #expect(sprites?["2"]?["x"] as? Int == 43 && sprites?.count == 29)
      #expect(!FileManager.default.fileExists(atPath: folder.path + "/.galley"))
    }
  }

  /// An index names sheets that are there: one of an earlier run goes before its sheets do.
  @Test func aRunThatIsRefusedAByFullFolderLeavesNoIndex() throws {
    try withRows { folder in
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent("a-2.png"), withIntermediateDirectories: false)
      try Program.write(["a.json": Data("{}".utf8)], in: folder)
      let result = try batch(["--sprites", "a.png", "--sprite-side", "64"], in: folder)
      #expect(
        result.code == 5 && result.errors.contains("a-2.png: cannot be written"), "\(result.errors)"
      )
      #expect(!FileManager.default.fileExists(atPath: folder.path + "/a.json"))
    }
  }

  @Test func programsReadEvents() throws {
    try withRows { folder in
      let result = try batch(["--sprites", "a.png", "--json"], in: folder)
      let events = try String(decoding: result.output, as: UTF8.self).split(separator: "\n").map {
        try #require(
          try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
      }
      let sheet = try #require(events.first { $0["event"] as? String == "sheet" })
      #expect(sheet["path"] as? String == "a.png" && sheet["width"] as? Int == 163)
      #expect(
        events.contains { $0["event"] as? String == "sprites" && $0["path"] as? String == "a.json" }
      )
    }
  }

  @Test(arguments: [
    (["--sprites", "a.jpg"], 2, "JPEG has not"),
    (["--sprites", "a.svg"], 2, "a sheet of sprites is made of pixels"),
    (["--sprites", "a"], 2, "expected .png or .webp"),
    (["--sprites", "a.png", "--out", "-"], 2, "cannot be combined with --out -"),
    (["--sprites", "a.png", "--report", "r.html"], 2, "--report cannot be combined"),
    (["--sprites", "a.png", "--sprite-side", "8193"], 2, "from 64 to 8192"),
    (["--sprites", "a.png", "--sprite-gap", "-1"], 2, "from 0 to 64"),
    (["--out", "{{id}}.png", "--sprite-gap", "1"], 2, "only for --sprites"),
    (["--sprites", "s.png"], 2, "s.json is an input"),
    (["--sprites", "a.png", "--manifest", "a.json"], 2, "the index of --sprites are one file"),
    (["--sprites", "a.png", "--manifest", "./a.json"], 2, "the index of --sprites are one file"),
    (["--sprites", "a.png", "--manifest", "a.png"], 2, "--manifest and --sprites are one file"),
    (["--sprites", "nowhere/a.png"], 5, "there is no folder"),
    (["--sprites", "a.png", "--out", "same"], 3, "two images would have the same name"),
    (["--sprites", "a.png", "--sprite-side", "64", "--scale", "4"], 4, "expected at most 64 x 64"),
  ])
  func wrongLinesAreExplained(words: [String], code: Int32, message: String) throws {
    try withRows { folder in
      let result = try batch(words, in: folder)
      #expect(
        result.code == code && result.errors.contains(message), "\(result.code) \(result.errors)")
    }
  }

  @Test func theManifestIsNoSheetOfTheSprites() throws {
    try withRows { folder in
      for (link, target) in [("a.jsonl", "a.json"), ("b-2.png", "b.jsonl")] {
        try FileManager.default.createSymbolicLink(
          atPath: folder.appendingPathComponent(link).path, withDestinationPath: target)
      }
      for (name, manifest, message) in [
        ("a", "a.jsonl", "the index of --sprites are one file"),
        ("b", "b.jsonl", "sheet 2 of --sprites and another output are one file, b-2.png"),
        ("c", "c-2.png", "sheet 2 of --sprites and another output are one file, c-2.png"),
      ] {
        let result = try batch(
          ["--sprites", "\(name).png", "--sprite-side", "64", "--manifest", manifest], in: folder)
        #expect(result.code == 2 && result.errors.contains(message), "\(result.errors)")
        for file in ["\(name)-2.png", "\(name).json"] {
          #expect(access(folder.appendingPathComponent(file).path, F_OK) != 0, "\(file)")
        }
      }
    }
  }

  @Test func requestsHaveNoSprites() throws {
    let result = try Program.run(["batch", "-", "--protocol", "jsonl", "--sprites", "a.png"])
    #expect(result.code == 2 && result.errors.contains("--sprites cannot be combined"))
  }
}
