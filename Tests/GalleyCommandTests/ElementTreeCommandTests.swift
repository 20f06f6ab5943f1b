import Foundation
import GalleyImages
import Testing

/// `galley inspect` with the elements of a scene.
@Suite struct ElementTreeCommandTests {
  private static let scene = """
    {"galley": 1, "canvas": {"width": 100, "background": "white"}, "view": {"type": "VStack", "children": [
      {"type": "Text", "text": "Title"},
      {"type": "Text", "text": "Pale", "modifiers": [{"foregroundStyle": "#999999"}]}]}}
    """

  private func withScene(_ body: (URL) throws -> Void) throws {
    try Program.withFolder { folder in
      try Data(Self.scene.utf8).write(to: folder.appendingPathComponent("a.json"))
      try body(folder)
    }
  }

  private func elements(_ data: Data) throws -> [[String: Any]] {
    let file = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    #expect(file["version"] as? Int == 1)
    return try #require(file["elements"] as? [[String: Any]])
  }

  @Test func theTreeHasPlacesAndTheKeysOfItsSchema() throws {
    try withScene { folder in
      let result = try Program.run(["inspect", "a.json", "--tree", "-"], in: folder)
      #expect(result.code == 0, "\(result.errors)")
      let elements = try elements(result.output)
      #expect(elements.map { $0["label"] as? String } == ["Title", "Pale"])
      #expect(elements.map { $0["line"] as? Int } == [2, 3])
      #expect(elements.map { $0["file"] as? String } == ["a.json", "a.json"])
      let schema = try Program.run(["schema", "--tree"])
      let document = try #require(
        try JSONSerialization.jsonObject(with: schema.output) as? [String: Any])
      let list = (document["properties"] as? [String: Any])?["elements"] as? [String: Any]
      let item = list?["items"] as? [String: Any]
      let properties = try #require(item?["properties"] as? [String: Any])
      #expect(elements.allSatisfy { Set($0.keys).isSubset(of: Set(properties.keys)) })
      for key in item?["required"] as? [String] ?? ["none"] {
        #expect(elements.allSatisfy { $0[key] != nil }, "\(key)")
      }
    }
  }

  @Test func marksAreDrawnOnTheImageAndALegendBesideIt() throws {
    try withScene { folder in
      let plain = folder.appendingPathComponent("plain.png")
      let marks = folder.appendingPathComponent("marks.png")
      let legend = folder.appendingPathComponent("legend.png")
      for arguments in [
        ["render", "a.json", "-o", plain.path], ["inspect", "a.json", "--marks", marks.path],
        ["inspect", "a.json", "--marks", legend.path, "--legend"],
      ] {
        let result = try Program.run(arguments, in: folder)
        #expect(result.code == 0, "\(result.errors)")
      }
      let images = try [plain, marks, legend].map {
        try PNGDecoder().decode(Data(contentsOf: $0))
      }
      #expect(images[0].width == images[1].width && images[0].height == images[1].height)
      #expect(images[0].pixelHash != images[1].pixelHash)
      #expect(images[2].width > images[1].width)
    }
  }

  @Test func warningsAreGivenWhenTheyAreAskedFor() throws {
    try withScene { folder in
      let silent = try Program.run(["inspect", "a.json", "--reading-order"], in: folder)
      #expect(silent.code == 0 && silent.errors.isEmpty)
      let result = try Program.run(["inspect", "a.json", "--accessibility"], in: folder)
      #expect(result.code == 0)
      #expect(
        result.errors
          == "a.json:3: warning: element 2, \"Pale\": the contrast is 2.84, below 4.5\n")
    }
  }

  @Test func onlyOneOutputIsStandardOutput() throws {
    try withScene { folder in
      let both = try Program.run(
        ["inspect", "a.json", "--reading-order", "--tree", "-"], in: folder)
      #expect(both.code == 2 && both.errors.contains("choose one of them"))
      let legend = try Program.run(["inspect", "a.json", "--legend"], in: folder)
      #expect(legend.code == 2 && legend.errors.contains("--legend is for --marks FILE"))
    }
  }
}
