import Foundation
import Testing

/// `galley render` of several scenes.
@Suite struct RenderSeriesTests {
  private func scene(_ text: String) -> Data {
    Data(#"{"galley": 1, "view": {"type": "Text", "text": "\#(text)"}}"#.utf8)
  }

  private func bytes(_ name: String, in folder: URL) -> Data? {
    try? Data(contentsOf: folder.appendingPathComponent(name))
  }

  @Test func eachHasTheBytesOfAnImageOfItsOwn() throws {
    try Program.withFolder { folder in
      let scenes = ["a.json": scene("Harbour"), "b.json": scene("مرفأ"), "c.json": scene("🌊")]
      try Program.write(scenes, in: folder)
      let alone = ["a", "b", "c"].map { name in
        _ = try? Program.run(["render", "\(name).json", "-o", "alone-\(name).png"], in: folder)
        return bytes("alone-\(name).png", in: folder)
      }
      for order in [["a", "b", "c"], ["c", "b", "a"]] {
        let result = try Program.run(
          ["render"] + order.map { $0 + ".json" } + ["-o", "out/"], in: folder)
        #expect(result.code == 0, "\(result.errors)")
        #expect(["a", "b", "c"].map { bytes("out/\($0).png", in: folder) } == alone)
      }
      let beside = try Program.run(["render", "a.json", "b.json", "--quiet"], in: folder)
      #expect(beside.code == 0 && bytes("b.png", in: folder) == alone[1])
    }
  }

  @Test(arguments: [
    (["-o", "{{bogus}}.png"], 3, "galley: -o:1:1: error: found {{bogus}}"),
    (["-o", "m.png", "--matrix", "canvas=a"], 2, "expected no canvas: the scene names none"),
    (["-o", "m.png", "--fonts", "a.json"], 5, "--fonts a.json: it is no folder"),
    (["-o", "m.png", "--fonts", "nowhere"], 5, "--fonts nowhere: the folder does not exist"),
  ])
  func wrongOptionsAreNamed(_ words: [String], _ code: Int32, _ message: String) throws {
    try Program.withFolder { folder in
      try Program.write(["a.json": scene("Harbour")], in: folder)
      let result = try Program.run(["render", "a.json"] + words, in: folder)
      #expect(result.code == code && result.errors.contains(message), "\(result.errors)")
    }
  }

  @Test func aSceneThatFailsDoesNotStopTheOthers() throws {
    try Program.withFolder { folder in
      try Program.write(
        ["a.json": Data("{".utf8), "b.json": scene("Harbour"), "c.json": scene("{{gone}}")],
        in: folder)
      let result = try Program.run(
        ["render", "a.json", "b.json", "c.json", "missing.json"], in: folder)
      #expect(result.code == 3)
      #expect(result.errors.contains("galley: a.json:1:2"))
      #expect(result.errors.contains("galley: c.json:1:"))
      #expect(result.errors.contains("missing.json"))
      #expect(result.errors.hasSuffix("galley: 3 of 4 scenes failed\n"), "\(result.errors)")
      #expect(bytes("b.png", in: folder) != nil && bytes("a.png", in: folder) == nil)
    }
  }

  @Test(arguments: [
    (["a.json", "-"], "takes standard input alone"),
    (["a.json", "Card.swift"], "takes one Swift file alone"),
    (["a.json", "b.json", "-o", "x.png"], "-o x.png is one file for 2 scenes; use a folder"),
    (["a.json", "sub/a.json", "-o", "out/"], "would be the image of both a.json and sub/a.json"),
    (["a.json", "a.json"], "would be the image of both a.json and a.json"),
    ([], "takes a scene, but none was given"),
  ])
  func whatCannotBeDrawnTogetherIsRefused(_ words: [String], _ message: String) throws {
    try Program.withFolder { folder in
      try Program.write(["a.json": scene("Harbour"), "sub/a.json": scene("Mill")], in: folder)
      let result = try Program.run(["render"] + words, in: folder)
      #expect(result.code == 2 && result.errors.contains(message), "\(result.errors)")
      #expect(bytes("a.png", in: folder) == nil)
    }
  }

  /// As in the README.
  @Test func theHoneycombsAreDrawnWithoutAnOption() throws {
    try Program.withFolder { folder in
      let steps = (1...7).map { "Examples/honeycomb-steps/step-\($0).json" }
      let result = try Program.run(["render"] + steps + ["-o", folder.path], in: Program.root)
      #expect(result.code == 0 && result.errors.isEmpty, "\(result.errors)")
      #expect((1...7).allSatisfy { bytes("step-\($0).png", in: folder) != nil })
    }
  }
}
