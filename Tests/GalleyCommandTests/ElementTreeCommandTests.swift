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

  @Test func renderWritesTheTreeOfOneImage() throws {
    try withScene { folder in
      let drawn = try Program.run(
        ["render", "a.json", "-o", "a.png", "--tree", "tree.json"], in: folder)
      #expect(drawn.code == 0, "\(drawn.errors)")
      let inspected = try Program.run(["inspect", "a.json", "--tree", "-"], in: folder)
      let tree = try Data(contentsOf: folder.appendingPathComponent("tree.json"))
      #expect(tree == inspected.output && !tree.isEmpty)
      for (words, message) in [
        (["--matrix", "width=20,30"], "--tree is for one image, and not for --matrix"),
        (["--frames", "frames"], "--tree is for one image, and not for --frames"),
        (["--rate", "10"], "--tree is for one image, and not for an animation"),
      ] {
        let result = try Program.run(
          ["render", "a.json", "--tree", "tree.json"] + words, in: folder)
        #expect(result.code == 2 && result.errors.contains(message), "\(result.errors)")
      }
      let mixed = try Program.run(["render", "a.json", "--tree", "-"], in: folder)
      #expect(mixed.code == 2 && mixed.errors.contains("--tree - needs --quiet"))
      let quiet = try Program.run(["render", "a.json", "--tree", "-", "--quiet"], in: folder)
      #expect(quiet.code == 0 && quiet.output == tree)
    }
  }

  @Test func whatIsObservedIsWritten() throws {
    try withScene { folder in
      func files() throws -> Set<String> {
        Set(try FileManager.default.contentsOfDirectory(atPath: folder.path)).subtracting(["a.json"]
        )
      }
      func render(_ words: String...) throws -> Program.Result {
        try Program.run(["render", "a.json"] + words, in: folder)
      }
      let tree = try render("--observe", "tree")
      #expect(
        tree.code == 0 && String(decoding: tree.output, as: UTF8.self).hasPrefix("a.tree.json: "))
      #expect(try files() == ["a.tree.json"])
      let inspected = try Program.run(["inspect", "a.json", "--tree", "-"], in: folder)
      #expect(
        try Data(contentsOf: folder.appendingPathComponent("a.tree.json")) == inspected.output)
      #expect(try render("--observe", "both").code == 0)
      #expect(try files() == ["a.tree.json", "a.png"])
      #expect(try render("--observe", "tree", "-o", "-").output == inspected.output)
      for (words, message) in [
        (["--observe", "words"], "found --observe \"words\"; expected tree, image or both"),
        (["--observe", "both", "-o", "-"], "--observe both writes two files"),
        (["--observe", "both", "--tree", "b.json"], "use one of them"),
        (["--observe", "tree", "--matrix", "width=20,30"], "not for --matrix"),
        (["--max-pixels", "400", "--rate", "10"], "not for an animation"),
      ] {
        let result = try Program.run(["render", "a.json"] + words, in: folder)
        #expect(result.code == 2 && result.errors.contains(message), "\(words): \(result.errors)")
      }
    }
  }

  @Test func aLimitOfPixelsLowersTheScale() throws {
    try withScene { folder in
      func size(_ words: String...) throws -> (width: Int, height: Int) {
        let result = try Program.run(
          ["render", "a.json", "-o", "a.png", "--quiet", "--scale", "2"] + words, in: folder)
        #expect(result.code == 0, "\(result.errors)")
        let image = try PNGDecoder().decode(
          Data(contentsOf: folder.appendingPathComponent("a.png")))
        return (image.width, image.height)
      }
      let whole = try size()
      #expect(whole.width == 200)
      #expect(try size("--max-pixels", "1000000") == whole)
      let small = try size("--max-pixels", "3000")
      let pixels = small.width * small.height
      #expect(pixels <= 3000 && pixels > 2600)
      // Frames are those of the points that the view has.
      let strip = try size("--max-pixels", "3000", "--at", "0,1")
      #expect(strip.width * strip.height <= 3000)
      let none = try Program.run(
        ["render", "a.json", "-o", "a.png", "--max-pixels", "9"], in: folder)
      #expect(none.code == 2, "\(none.errors)")
    }
  }

  @Test func previewsHaveTreesBesideThem() throws {
    let source = """
      import SwiftUI
      #Preview { VStack { Text("Title") }.frame(width: 100, height: 100) }
      """
    try Program.withFolder { folder in
      try Program.write(["Card.swift": Data(source.utf8)], in: folder)
      func run(_ words: String...) throws -> Program.Result {
        let result = try Program.run(["preview", "Card.swift"] + words, in: folder)
        #expect(result.code == 0, "\(result.errors)")
        return result
      }
      func tree() throws -> [[String: Any]] {
        try elements(Data(contentsOf: folder.appendingPathComponent("Card.tree.json")))
      }
      let only = try run("--observe", "tree", "--quiet")
      #expect(only.errors.isEmpty)
      let image = folder.appendingPathComponent("Card.png")
      #expect(!FileManager.default.fileExists(atPath: image.path))
      #expect(try tree().map { $0["label"] as? String } == ["Title"])
      _ = try run("--tree", "--max-pixels", "900")
      let small = try PNGDecoder().decode(Data(contentsOf: image))
      #expect(small.width * small.height <= 900 && small.width * small.height > 800)
      _ = try run("--tree", "--at", "0,1")
      #expect(try tree().map { $0["moment"] as? Double } == [0, 1])
      // A file of somebody else's stays.
      try Program.write(["Card.tree.json": Data("{}".utf8)], in: folder)
      let foreign = try Program.run(["preview", "Card.swift", "--tree"], in: folder)
      #expect(foreign.code == 5 && foreign.errors.contains("was not written by galley preview"))
      for words in [["--matrix", "scheme"], ["--duration", "1"]] {
        let refused = try Program.run(["preview", "Card.swift", "--tree"] + words, in: folder)
        #expect(refused.code == 2 && refused.errors.contains("--tree is for single images"))
      }
    }
  }

  @Test func severalMomentsHaveOneTree() throws {
    let source = """
      {"galley": 1, "canvas": {"width": 60, "height": 20}, "view": {"type": "Text", "text": "A",
       "modifiers": [{"offset": {"x": {"animate": {"from": 0, "to": 10, "curve": "linear", "duration": 1}}}}]}}
      """
    try Program.withFolder { folder in
      try Program.write(["a.json": Data(source.utf8)], in: folder)
      let drawn = try Program.run(
        ["render", "a.json", "-o", "a.png", "--at", "0,1", "--tree", "-", "--quiet"], in: folder)
      #expect(drawn.code == 0, "\(drawn.errors)")
      let elements = try elements(drawn.output)
      #expect(elements.map { $0["moment"] as? Double } == [0, 1])
      #expect(elements.map { $0["number"] as? Int } == [1, 2])
      let starts = elements.compactMap { ($0["frame"] as? [Double])?.first }
      // 60 points of the first image, the gap of 8, and the way of 10.
      try #require(starts.count == 2 && starts[1] - starts[0] == 78)
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

  @Test func aPreviewIsInspectedAsASceneIs() throws {
    let source = """
      import SwiftUI
      #Preview("Card") { VStack { Text("Title") } }
      """
    try Program.withFolder { folder in
      try Program.write(["Card.swift": Data(source.utf8)], in: folder)
      let why = try Program.run(["inspect", "Card.swift", "--why", "VStack"], in: folder)
      #expect(why.code == 0, "\(why.errors)")
      #expect(String(decoding: why.output, as: UTF8.self).hasPrefix("VStack: offered "))
      let text = try Program.run(["inspect", "Card.swift", "--why", "title"], in: folder)
      #expect(String(decoding: text.output, as: UTF8.self).hasPrefix("Text \"Title\": offered "))
      let lost = try Program.run(["inspect", "Card.swift", "--why", "VStak"], in: folder)
      #expect(lost.code == 2 && lost.errors.contains("did you mean \"VStack\"?"), "\(lost.errors)")
      let tree = try Program.run(["inspect", "Card.swift", "--tree", "-"], in: folder)
      let elements = try elements(tree.output)
      #expect(elements.map { $0["label"] as? String } == ["Title"])
      let scene = try Program.run(["inspect", "Card.swift", "--canvas", "a"], in: folder)
      #expect(scene.code == 2)
      #expect(scene.errors.contains("--canvas is for scenes, but Card.swift is a Swift file"))
    }
  }

  @Test func stepsAreTheSameOfScenesAndPreviews() throws {
    let source = """
      import SwiftUI
      #Preview { HStack { Text("Title"); Text("Pale") } }
      """
    try withScene { folder in
      try Program.write(["Card.swift": Data(source.utf8)], in: folder)
      func inspect(_ words: String...) throws -> Program.Result {
        try Program.run(["inspect"] + words, in: folder)
      }
      let scene = try inspect("a.json", "--steps", "VStack")
      #expect(scene.code == 0, "\(scene.errors)")
      let lines = String(decoding: scene.output, as: UTF8.self).split(separator: "\n")
      try #require(lines.count == 3 && lines[0].hasPrefix("VStack: "))
      #expect(lines[1].contains("1. Text \"Title\": offered 100 x nil, answered "))
      let lost = try inspect("a.json", "--steps", "VStak")
      #expect(lost.code == 2 && lost.errors.contains("did you mean \"VStack\"?"))
      let image = try inspect("a.json", "--steps", "VStack", "--steps-image", "steps.png")
      #expect(image.code == 0 && image.output.isEmpty, "\(image.errors)")
      let film = try inspect("a.json", "--steps", "VStack", "--steps-image", "steps.apng")
      #expect(film.code == 0, "\(film.errors)")
      let (strip, panels) = try (
        PNGDecoder().decode(Data(contentsOf: folder.appendingPathComponent("steps.png"))),
        AnimatedImageDecoder().frames(
          of: Data(contentsOf: folder.appendingPathComponent("steps.apng")))
      )
      // Three panels a row, a row for each of two views; an image for each panel.
      try #require(panels.count == 6)
      #expect(
        strip.width == 3 * panels[0].image.width && strip.height == 2 * panels[0].image.height)
      let preview = try inspect("Card.swift", "--steps", "HStack")
      let steps = String(decoding: preview.output, as: UTF8.self).split(separator: "\n")
      try #require(steps.count == 3 && steps[0].hasPrefix("HStack: "), "\(preview.errors)")
      #expect(steps.contains { $0.contains("Text \"Title\": offered ") })
      // The stack that somebody wrote, and not the one that Galley puts around a preview.
      try Program.write(
        ["Card.swift": Data(source.replacingOccurrences(of: "HStack", with: "VStack").utf8)],
        in: folder)
      let own = try inspect("Card.swift", "--steps", "VStack")
      let column = String(decoding: own.output, as: UTF8.self).split(separator: "\n")
      try #require(column.count == 3 && column[0].hasPrefix("VStack: "), "\(own.errors)")
      #expect(column.contains { $0.contains("Text \"Pale\": offered ") }, "\(column)")
      let around = try inspect("Card.swift", "--steps", "VStack (implicit)")
      #expect(around.code == 0, "\(around.errors)")
      let alone = try inspect("a.json", "--steps-image", "steps.png")
      #expect(alone.code == 2 && alone.errors.contains("--steps-image is for --steps ID"))
      let both = try inspect("a.json", "--steps", "VStack", "--json")
      #expect(both.code == 2 && both.errors.contains("choose one of them"))
    }
  }

  @Test func marksAndWarningsAreForPreviewsToo() throws {
    let source = """
      import SwiftUI
      #Preview("Card") {
        Text("Pale").foregroundStyle(Color(red: 0.6, green: 0.6, blue: 0.6)).padding()
          .background(.white)
      }
      """
    try Program.withFolder { folder in
      try Program.write(["Card.swift": Data(source.utf8)], in: folder)
      let result = try Program.run(
        [
          "inspect", "Card.swift", "--accessibility", "--marks", "marks.png", "--png", "frames.png",
        ], in: folder)
      #expect(result.code == 0 && result.output.isEmpty)
      #expect(
        result.errors
          == "Card.swift:2: warning: element 1, \"Pale\": the contrast is 2.84, below 4.5\n")
      let drawn = try Program.run(
        ["render", "Card.swift", "-o", "plain.png", "--quiet"], in: folder)
      #expect(drawn.code == 0, "\(drawn.errors)")
      let images = try ["plain.png", "marks.png", "frames.png"].map {
        try PNGDecoder().decode(Data(contentsOf: folder.appendingPathComponent($0)))
      }
      #expect(images.allSatisfy { $0.width == images[0].width && $0.height == images[0].height })
      #expect(Set(images.map(\.pixelHash)).count == 3)
    }
  }

  @Test func noInputIsWrittenOver() throws {
    try withScene { folder in
      for words in [
        ["render", "a.json", "--tree", "a.json"], ["inspect", "a.json", "--tree", "a.json"],
        ["inspect", "a.json", "--marks", "a.json"], ["inspect", "a.json", "--png", "./a.json"],
        ["inspect", "a.json", "--swift", "a.json"], ["watch", "a.json", "-o", "a.json"],
        ["inspect", "a.json", "--steps", "0", "--steps-image", "a.json"],
        ["render", "a.json", "--format", "png", "-o", "{{canvas.name ?? 'a'}}.json"],
      ] {
        let result = try Program.run(words, in: folder)
        #expect(result.code == 2, "\(words)")
        let scene = try Data(contentsOf: folder.appendingPathComponent("a.json"))
        #expect(scene == Data(Self.scene.utf8), "\(words)")
      }
      let one = try Program.run(["render", "a.json", "-o", "a.png", "--tree", "a.png"], in: folder)
      #expect(one.code == 2 && one.errors.contains("--tree and -o are one file"))
      for words in [
        ["render", "--tree", "a.png"], ["render", "-o", "b.png", "--tree", "./b.png"],
        ["inspect", "--png", "b.png", "--marks", "./b.png"],
        ["inspect", "--swift", "b.swift", "--tree", "b.swift"],
      ] {
        let result = try Program.run([words[0], "a.json"] + words.dropFirst(), in: folder)
        #expect(result.code == 2 && result.errors.contains("are one file"), "\(words)")
      }
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 1)
    }
  }

  @Test func onlyOneOutputIsStandardOutput() throws {
    try withScene { folder in
      for words in [
        ["--reading-order", "--tree", "-"], ["--json", "--why", "0"], ["--png", "-", "--json"],
      ] {
        let both = try Program.run(["inspect", "a.json"] + words, in: folder)
        #expect(both.code == 2 && both.errors.contains("choose one of them"), "\(words)")
      }
      let photo = try Program.run(["inspect", "a.json", "--marks", "a.jpg"], in: folder)
      #expect(photo.code == 2 && photo.errors.contains("a PNG is written"))
      let legend = try Program.run(["inspect", "a.json", "--legend"], in: folder)
      #expect(legend.code == 2 && legend.errors.contains("--legend is for --marks FILE"))
    }
  }
}
