import Foundation
import Testing

/// Paths of one character, for which Foundation's `deletingLastPathComponent` of `NSString` ends the process.
@Suite struct ShortPathTests {
  private static let scene = Data(#"{"galley": 1, "view": {"type": "Text", "text": "a"}}"#.utf8)
  private static let moving = Data(
    """
    {"galley": 1, "canvas": {"width": 9, "height": 9}, "view": {"type": "Circle", "modifiers":
     [{"opacity": {"animate": {"from": 0, "to": 1}}}]}}
    """.utf8)

  @Test func filesMayHaveNamesOfOneCharacter() throws {
    try Program.withFolder { folder in
      try Program.write(["t.json": Self.scene, "m.json": Self.moving], in: folder)
      try FileManager.default.createSymbolicLink(
        atPath: folder.appendingPathComponent("l").path, withDestinationPath: "new.png")
      for words in [
        ["render", "m.json", "-o", "x"], ["render", "m.json", "-o", "é"],
        ["render", "t.json", "-o", "p", "--durable"], ["render", "t.json", "-o", "l"],
        ["inspect", "t.json", "--png", "l"],
        ["render", "m.json", "-o", "v", "--format", "png", "--duration", "0.2"],
      ] {
        let result = try Program.run(words, in: folder)
        #expect(result.code == 0, "\(words): \(result.errors)")
      }
      let slash = try Program.run(["render", "m.json", "-o", "y/"], in: folder)
      #expect(slash.code == 5, "\(slash.errors)")
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      #expect(names.sorted() == ["l", "m.json", "new.png", "p", "t.json", "v", "x", "é"])
    }
  }

  @Test func goldensOfAFolderOfOneCharacterAreRemoved() throws {
    try Program.withFolder { folder in
      try Program.write(["c/a.json": Self.scene, "c/s/b.json": Self.scene], in: folder)
      #expect(try Program.run(["golden", "record", "c"], in: folder).code == 0)
      try FileManager.default.removeItem(at: folder.appendingPathComponent("c/s/b.json"))
      #expect(try Program.run(["golden", "check", "c"], in: folder).code == 1)
      let result = try Program.run(["golden", "prune", "c", "--delete"], in: folder)
      #expect(result.code == 0, "\(result.errors)")
      let goldens = folder.appendingPathComponent("c/Goldens").path
      #expect(try !FileManager.default.contentsOfDirectory(atPath: goldens).contains("s"))
    }
  }
}
