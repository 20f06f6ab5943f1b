import Foundation
import Testing

/// What nobody has asked to be written over or removed stays, and what cannot be read does not count as gone.
@Suite struct KeptFilesTests {
  private static func scene(_ text: String) -> Data {
    Data(
      #"{"galley": 1, "canvas": {"width": 60, "height": 20}, "view": {"type": "Text", "text": "\#(text)"}}"#
        .utf8)
  }

  private static let moving = """
    {"galley": 1, "canvas": {"width": 9, "height": 9}, "view": {"type": "VIEW", "name": "NAME", "modifiers":
     [{"opacity": {"animate": {"from": 0, "to": 1}}}]}}
    """

  private func content(_ file: String, _ folder: URL) throws -> Data {
    try Data(contentsOf: folder.appendingPathComponent(file))
  }

  private func members(of file: String, _ folder: URL) throws -> [String] {
    let value = try JSONSerialization.jsonObject(with: content(file, folder))
    return (value as? [String: Any]).map { Array($0.keys) } ?? []
  }

  /// An image, and a scene that shows it and moves.
  private func withMovingImage(_ image: String, _ body: (URL, Data) throws -> Void) throws {
    try Program.withFolder { folder in
      let still = Self.scene("x")
      try Program.write(["still.json": still], in: folder)
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent(image).deletingLastPathComponent(),
        withIntermediateDirectories: true)
      let drawn = try Program.run(["render", "still.json", "-o", "\(image).png"], in: folder)
      #expect(drawn.code == 0, "\(drawn.errors)")
      let scene = Self.moving.replacing("VIEW", with: "Image").replacing("NAME", with: image)
      try Program.write(["\(image).json": Data(scene.utf8)], in: folder)
      try body(folder, content("\(image).png", folder))
    }
  }

  @Test func animationsKeepTheImagesThatTheyShow() throws {
    try withMovingImage("photo") { folder, image in
      let result = try Program.run(["render", "photo.json"], in: folder)
      #expect(result.code == 2, "\(result.errors)")
      #expect(try content("photo.png", folder) == image)
    }
    try withMovingImage("frames/0001") { folder, image in
      let words = ["render", "--frames", "frames", "--rate", "4"]
      let scene = try Program.run(words + ["frames/0001.json", "--images", "."], in: folder)
      #expect(scene.code == 2, "\(scene.errors)")
      #expect(try content("frames/0001.png", folder) == image)
      // The scene itself has the name of a frame.
      let file = Data(Self.moving.replacing("VIEW", with: "Circle").utf8)
      let named = Data(
        String(decoding: file, as: UTF8.self).replacing(#""name": "NAME", "#, with: "").utf8)
      try Program.write(["frames/0002.png": named], in: folder)
      let own = try Program.run(words + ["frames/0002.png"], in: folder)
      #expect(own.code == 2, "\(own.errors)")
      #expect(try content("frames/0002.png", folder) == named)
    }
  }

  @Test func projectFilesAndListsOfRowsStay() throws {
    try Program.withFolder { folder in
      let settings = Data(#"{"scale": 2}"#.utf8)
      let files = [
        "s.json": Self.scene("{{n}}"), "p.json": settings, "galley.json": settings,
        "rows": Data("1\n".utf8), "d.csv": Data("n\nrows\n".utf8),
        "e.csv": Data("n\ngalley.json\n".utf8),
      ]
      try Program.write(files, in: folder)
      let batch = ["batch", "s.json", "--data"]
      for (words, code) in [
        (["render", "s.json", "--set", "n=a", "--project", "p.json", "-o", "p.json"], 2),
        (
          ["render", "s.json", "--set", "n=a", "-o", "galley.json", "--format", "png"], 2
        ),
        (batch + ["d.csv", "--out", "o/{{n}}.png", "--rows", "@rows", "--manifest", "rows"], 2),
        (batch + ["d.csv", "--out", "o/{{n}}.png", "--manifest", "galley.json"], 2),
        (batch + ["d.csv", "--out", "{{n}}", "--format", "png", "--rows", "@rows"], 4),
        (batch + ["e.csv", "--out", "{{n}}", "--format", "png"], 4),
      ] as [([String], Int32)] {
        let result = try Program.run(words, in: folder)
        #expect(result.code == code, "\(words): \(result.errors)")
        for (name, data) in files {
          #expect(try content(name, folder) == data, "\(words): \(name)")
        }
      }
    }
  }

  /// Trees go beside their images, under names that nobody has written.
  @Test func treesBesideImagesAreNoInputs() throws {
    try Program.withFolder { folder in
      let files = [
        "card.tree.json": Self.scene("a"), "s.json": Self.scene("{{n}}"),
        "s.tree.json": Data(#"{"n": "x"}"#.utf8),
      ]
      try Program.write(files, in: folder)
      try FileManager.default.createSymbolicLink(
        atPath: folder.path + "/link.tree.json", withDestinationPath: "card.tree.json")
      for words in [
        ["card.tree.json", "-o", "card.png", "--observe", "tree"],
        ["card.tree.json", "-o", "link.png", "--observe", "both"],
        ["s.json", "--data", "s.tree.json", "-o", "s.png", "--observe", "both"],
        ["s.json", "card.tree.json", "--set", "n=a", "--observe", "both", "-o", "{{scene}}.png"],
      ] {
        let result = try Program.run(["render"] + words, in: folder)
        #expect(result.code == 2, "\(words): \(result.errors)")
        for (name, data) in files {
          #expect(try content(name, folder) == data, "\(words): \(name)")
        }
      }
    }
  }

  @Test func requestsKeepWhatEarlierOnesRead() throws {
    try Program.withFolder { folder in
      let image = #"{"galley": 1, "view": {"type": "Image", "name": "photo.png"}}"#
      try Program.write(
        ["a.json": Self.scene("a"), "p.json": Data(image.utf8), "galley.json": Data("{}".utf8)],
        in: folder)
      #expect(try Program.run(["render", "a.json", "-o", "photo.png"], in: folder).code == 0)
      let photo = try content("photo.png", folder)
      let requests = """
        {"scene": "p.json", "out": "1.png"}
        {"scene": "a.json", "out": "photo.png"}
        {"scene": "p.json", "out": "a.json"}
        {"scene": "a.json", "out": "galley.json"}

        """
      let result = try Program.run(
        [
          "batch", "-", "--protocol", "jsonl", "--out", ".", "--format", "png", "--jobs", "1",
        ], input: Data(requests.utf8), in: folder)
      #expect(result.code == 4)
      let answers = String(decoding: result.output, as: UTF8.self)
      #expect(answers.split(separator: "it is a file that this batch reads").count >= 4)
      #expect(try content("photo.png", folder) == photo)
      #expect(try content("a.json", folder) == Self.scene("a"))
      #expect(try content("galley.json", folder) == Data("{}".utf8))
    }
  }

  @Test func outputsAreApartThroughLinks() throws {
    try Program.withFolder { folder in
      let canvases =
        #"{"galley": 1, "canvases": {"a": {}, "b": {}}, "view": {"type": "Text", "text": "x"}}"#
      try Program.write(["c.json": Data(canvases.utf8), "both.png": Data()], in: folder)
      for (link, target) in [
        ("c-a.png", "both.png"), ("c-b.png", "both.png"), ("l.png", "q.png"),
      ] {
        try FileManager.default.createSymbolicLink(
          atPath: folder.appendingPathComponent(link).path, withDestinationPath: target)
      }
      let words = [
        ["render", "c.json"],
        ["render", "c.json", "--canvas", "a", "-o", "q.png", "--tree", "l.png"],
        ["inspect", "c.json", "--canvas", "a", "--png", "q.png", "--marks", "l.png"],
      ]
      for words in words {
        let result = try Program.run(words, in: folder)
        #expect(result.code == 2 && result.errors.contains("are one file"), "\(result.errors)")
      }
      #expect(try content("both.png", folder).isEmpty)
      #expect(!FileManager.default.fileExists(atPath: folder.appendingPathComponent("q.png").path))
    }
  }

  @Test func reportsKeepFilesOfOthers() throws {
    try Program.withFolder { folder in
      for side in ["before", "after"] {
        try Program.write(["\(side)/report.json": Self.scene(side)], in: folder)
      }
      let compared = try Program.run(["compare", "before", "after", "-o", "after"], in: folder)
      #expect(compared.code == 5, "\(compared.errors)")
      #expect(try Program.run(["golden", "record", "after"], in: folder).code == 0)
      let checked = try Program.run(
        ["golden", "check", "after", "--report", "after"], in: folder)
      #expect(checked.code == 5, "\(checked.errors)")
      #expect(try content("after/report.json", folder) == Self.scene("after"))
      // One of an earlier run is replaced.
      for _ in 0..<2 {
        let own = try Program.run(["golden", "check", "after", "--report", "report"], in: folder)
        #expect(own.code == 0, "\(own.errors)")
        let both = try Program.run(["compare", "before", "after", "-o", "both"], in: folder)
        #expect(both.code == 1, "\(both.errors)")
      }
      // The report of a check and that of a comparison replace each other.
      for _ in 0..<2 {
        let checked = try Program.run(["golden", "check", "after", "--report", "both"], in: folder)
        #expect(checked.code == 0, "\(checked.errors)")
        #expect(try members(of: "both/report.json", folder).contains("verdicts"))
        let both = try Program.run(["compare", "before", "after", "-o", "both"], in: folder)
        #expect(both.code == 1, "\(both.errors)")
        #expect(try members(of: "both/report.json", folder).contains("after"))
      }
      try Program.write(["both/comment.md": Data("mine\n".utf8)], in: folder)
      let kept = try Program.run(["compare", "before", "after", "-o", "both"], in: folder)
      #expect(kept.code == 5 && kept.errors.contains("no comment of Galley"), "\(kept.errors)")
    }
  }

  /// Without a report.json of Galley, no file beside it is one of a report.
  @Test(arguments: ["report.html", "report.xml", "sheet.png"])
  func reportsKeepPagesAndSheetsOfOthers(name: String) throws {
    try Program.withFolder { folder in
      let (scene, mine) = (Self.scene("after"), Data("mine".utf8))
      try Program.write(
        ["before/a.json": scene, "after/a.json": scene, "out/\(name)": mine], in: folder)
      func compare() throws -> Program.Result {
        try Program.run(["compare", "before", "after", "-o", "out"], in: folder)
      }
      #expect(try Program.run(["golden", "record", "after"], in: folder).code == 0)
      let compared = try compare()
      #expect(
        compared.code == 5 && compared.errors.contains("out/\(name)")
          && compared.errors.contains("expected another folder"), "\(compared.errors)")
      #expect(try content("out/\(name)", folder) == mine)
      let checked = try Program.run(["golden", "check", "after", "--report", "out"], in: folder)
      // A check writes no sheet.
      #expect(checked.code == (name == "sheet.png" ? 0 : 5), "\(checked.errors)")
      #expect(try content("out/\(name)", folder) == mine)
      // A sheet of an earlier run is removed where nothing changed.
      let known = Data(#"{"before": "a", "after": "b"}"#.utf8)
      try Program.write(["out/report.json": known], in: folder)
      #expect(try compare().code == 0)
      let path = folder.appendingPathComponent("out/\(name)").path
      #expect(FileManager.default.contents(atPath: path) != mine)
    }
  }

  /// Options that would do nothing, and outputs that would be another file than they say, leave nothing behind.
  @Test(arguments: [
    (["watch", "m.json", "-o", "-"], "give a file to -o"),
    (["watch", "m.json", "--device", "iPhone 16"], "--device is for Swift files"),
    (["render", "m.json", "-o", "film.mp4"], "found the extension \".mp4\""),
    (["inspect", "m.json", "--png", "a.gif"], "a PNG is written"),
    (["inspect", "m.json", "--png", "a.png", "--json", "--why", "0"], "choose one of them"),
    (["render", "m.json", "--frames", "f", "--quality", "5"], "--quality is for JPEG and WebP"),
    (["render", "m.json", "--frames", "-", "--compression", "small"], "without --compression"),
  ])
  func optionsThatDoNothingAreRefused(words: [String], message: String) throws {
    try Program.withFolder { folder in
      let scene = Self.moving.replacing("VIEW", with: "Circle")
        .replacing(#""name": "NAME", "#, with: "")
      try Program.write(["m.json": Data(scene.utf8)], in: folder)
      let result = try Program.run(words, in: folder)
      #expect(result.code == 2 && result.errors.contains(message), "\(result.errors)")
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["m.json"])
    }
  }

  @Test func emptyFoldersAreNone() throws {
    try Program.withFolder { folder in
      try Program.write(["c/a.json": Self.scene("a")], in: folder)
      for words in [
        ["golden", "check", "c", "--report", ""], ["golden", "check", "c", "--goldens="],
        ["render", "c/a.json", "--fonts", ""],
        ["batch", "c/a.json", "--protocol", "jsonl", "--out", ""],
        ["compare", "c", "c", "-o", ""],
      ] {
        let result = try Program.run(words, in: folder)
        #expect(
          result.code == 2 && result.errors.contains("is empty"), "\(words): \(result.errors)")
      }
    }
  }

  /// Fonts of the command's folder of fonts are read, by whatever path they are meant.
  @Test func fontsOfAFolderStay() throws {
    try Program.withFolder { folder in
      let font = Data("no font".utf8)
      try Program.write(
        [
          "s.json": Self.scene("{{n}}"), "d.csv": Data("n\nth\n".utf8), "ff/in/th.ttf": font,
          "real.otf": font, "p.json": Data(#"{"fonts": "ff"}"#.utf8),
        ], in: folder)
      try FileManager.default.createSymbolicLink(
        atPath: folder.appendingPathComponent("ff/l.otf").path, withDestinationPath: "../real.otf")
      try FileManager.default.createSymbolicLink(
        atPath: folder.appendingPathComponent("link").path, withDestinationPath: "ff/in")
      let render = ["render", "s.json", "--set", "n=a", "--format", "png"]
      let batch = ["batch", "s.json", "--data", "d.csv", "--fonts", "ff"]
      for (words, code) in [
        (render + ["--fonts", "ff", "-o", "ff/in/th.ttf"], 2),
        (render + ["--project", "p.json", "-o", "link/th.ttf"], 2),
        (render + ["--fonts", "./ff", "-o", "ff/l.otf"], 2),
        (batch + ["--out", "o/{{n}}.png", "--manifest", "ff/in/th.ttf"], 2),
        (batch + ["--out", "ff/in/{{n}}.ttf", "--format", "png"], 4),
        (render + ["--fonts", "ff", "-o", "ff/new.ttf"], 0),
      ] as [([String], Int32)] {
        let result = try Program.run(words, in: folder)
        #expect(result.code == code, "\(words): \(result.errors)")
        for file in ["ff/in/th.ttf", "real.otf"] {
          #expect(try content(file, folder) == font, "\(words): \(file)")
        }
      }
    }
  }
}
