import Foundation
import Testing

/// `galley render` of several scenes.
@Suite struct RenderSeriesTests {
  private func scene(_ text: String) -> Data {
    Data(#"{"galley": 1, "view": {"type": "Text", "text": "\#(text)"}}"#.utf8)
  }

  /// A scene with canvases of these names.
  private func scene(canvases: [String]) -> Data {
    let listed = canvases.map { #""\#($0)": {"width": 12}"# }.joined(separator: ", ")
    return Data(
      (#"{"galley": 1, "canvas": {"height": 5}, "canvases": {\#(listed)}, "#
        + #""view": {"type": "Color", "color": "red"}}"#).utf8)
  }

  private func names(in folder: URL) throws -> Set<String> {
    Set(try FileManager.default.subpathsOfDirectory(atPath: folder.path))
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

  /// An image of a canvas has a name that only its scene tells.
  @Test(arguments: [
    (["a.json", "a-og.json"], [], "col/a-og.png would be the image of both a.json and a-og.json"),
    (["a-og.json", "a.json"], [], "col/a-og.png would be the image of both a-og.json and a.json"),
    (["b-c.json", "b.json"], [], "col/b-c-d.png would be the image of both b-c.json and b.json"),
    (["a.json", "./a.json"], [], "col/a.png would be the image of both a.json and ./a.json"),
    (["a.json", "a-og.json"], ["--canvas", "sq"], nil), (["a.json", "a-x.json"], [], nil),
  ])
  func noImageOfACanvasIsLost(_ scenes: [String], _ options: [String], _ message: String?) throws {
    try Program.withFolder { folder in
      try Program.write(
        [
          "a.json": scene(canvases: ["og", "sq"]), "a-og.json": scene(canvases: ["sq"]),
          "a-x.json": scene("Mill"), "b.json": scene(canvases: ["c-d", "e"]),
          "b-c.json": scene(canvases: ["d", "f"]),
        ], in: folder)
      let result = try Program.run(["render"] + scenes + ["-o", "col/"] + options, in: folder)
      #expect(result.code == (message == nil ? 0 : 2), "\(result.errors)")
      if let message { #expect(result.errors.contains(message), "\(result.errors)") }
      #expect(try names(in: folder).contains("col") == (message == nil))
    }
  }

  @Test func foldersAreMadeForImagesAlone() throws {
    try Program.withFolder { folder in
      try Program.write(
        ["a.json": scene("Harbour"), "b.json": scene("Mill"), "c.json": Data("{".utf8)], in: folder)
      let before = try names(in: folder)
      for words in [
        ["a.json", "a.json", "-o", "d/"], ["a.json", "b.json", "-o", "d/", "--preview", "x"],
        ["c.json", "d.json", "-o", "d/"],
      ] {
        #expect(try Program.run(["render"] + words, in: folder).code != 0)
        #expect(try names(in: folder) == before, "\(words)")
      }
      let result = try Program.run(
        ["render", "a.json", "b.json", "-o", "at-{{canvas.scale}}/"], in: folder)
      #expect(result.code == 0, "\(result.errors)")
      #expect(
        try names(in: folder).subtracting(before) == ["at-1", "at-1/a.png", "at-1/b.png"])
    }
  }

  @Test func problemsOfASceneHaveLinesOfTheirOwn() throws {
    try Program.withFolder { folder in
      let two =
        #"{"galley": 1, "view": {"type": "VStack", "children": [{"type": "Text", "text": 1, "#
        + #""modifiers": [{"fnt": 1}]}, {"type": "Txt"}]}}"#
      try Program.write(["two.json": Data(two.utf8), "b.json": scene("Mill")], in: folder)
      let result = try Program.run(["render", "two.json", "b.json"], in: folder)
      let lines = result.errors.split(separator: "\n")
      #expect(lines.count > 2, "\(result.errors)")
      #expect(lines.dropLast().allSatisfy { $0.hasPrefix("galley: two.json:1:") })
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
