import Foundation
import GalleyGraphics
import GalleyImages
import Testing

/// Images that a scene reads stay as they are, whatever is written.
@Suite struct ReadImagesTests {
  private static let scene = """
    {"galley": 1, "canvas": {"width": 8, "height": 8},
     "view": {"type": "Image", "name": "{{photo ?? 'photo'}}", "resizable": true}}
    """

  /// A folder with a scene and two images of one colour each.
  private func withImages(_ body: (URL) throws -> Void) throws {
    try Program.withFolder { folder in
      try Data(Self.scene.utf8).write(to: folder.appendingPathComponent("card.json"))
      for (name, color) in [("photo.png", UInt8(40)), ("other.png", 80)] {
        let pixel = Pixel(red: color, green: 0, blue: 0, alpha: 255)
        try PNGEncoder().encode(Bitmap(width: 4, height: 4, filledWith: pixel))
          .write(to: folder.appendingPathComponent(name))
      }
      try body(folder)
    }
  }

  private func images(_ folder: URL) throws -> [Data] {
    try ["photo.png", "other.png"].map {
      try Data(contentsOf: folder.appendingPathComponent($0))
    }
  }

  @Test func noImageOfASceneIsWrittenOver() throws {
    try withImages { folder in
      let before = try images(folder)
      for words in [
        ["render", "card.json", "-o", "photo.png"], ["render", "card.json", "-o", "./photo.png"],
        ["render", "card.json", "-o", "photo.png", "--tree", "tree.json"],
        ["inspect", "card.json", "--png", "photo.png"],
        ["inspect", "card.json", "--marks", "photo.png"],
        ["watch", "card.json", "-o", "photo.png"],
        // What is there by another name, and what a name would find before the file that is there.
        ["render", "card.json", "-o", "../\(folder.lastPathComponent)/photo.png"],
        ["render", "card.json", "-o", "photo@2x.png"],
      ] {
        let result = try Program.run(words, in: folder)
        #expect(result.code == 2, "\(words)")
        #expect(result.errors.contains("finds its image \"photo\""), "\(words): \(result.errors)")
        #expect(try images(folder) == before, "\(words)")
      }
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 3)
      let free = try Program.run(["render", "card.json", "-o", "card.png"], in: folder)
      #expect(free.code == 0, "\(free.errors)")
    }
  }

  @Test(arguments: ["{{photo}}.png", "{{out}}.png", "sub/../{{out}}.png"])
  func noRowIsDrawnOverAnImage(output: String) throws {
    try withImages { folder in
      let before = try images(folder)
      // The second row's image would lie where the first one's photo does, drawn before it or after it.
      let rows = """
        {"photo": "photo", "out": "card"}
        {"photo": "other", "out": "photo"}
        {"photo": "./photo", "out": "free"}

        """
      try Data(rows.utf8).write(to: folder.appendingPathComponent("rows.jsonl"))
      let words = ["batch", "card.json", "--data", "rows.jsonl", "--out"]
      for jobs in ["1", "2"] {
        let result = try Program.run(words + [output, "--jobs", jobs], in: folder)
        #expect(result.code != 0, "\(result.errors)")
        #expect(result.errors.contains("it is a file that this batch reads"), "\(result.errors)")
        #expect(try images(folder) == before)
      }
      let apart = try Program.run(words + ["cards/{{out}}.png"], in: folder)
      #expect(apart.code == 0, "\(apart.errors)")
      let archive = try Program.run(words + ["-/{{out}}.png"], in: folder)
      #expect(archive.code == 0, "\(archive.errors)")
    }
  }

  /// Neither the manifest nor the report takes the place of an image of any row, and nothing is written before.
  @Test func manifestsKeepTheImagesOfRows() throws {
    try withImages { folder in
      let before = try images(folder)
      try Program.write(
        ["rows.jsonl": Data("{\"photo\": \"other\"}\n{\"photo\": \"./shown\"}\n".utf8)], in: folder)
      for (link, target) in [
        ("link", "other.png"), ("shown.png", "photo.png"), ("link.html", "other.png"),
      ] {
        try FileManager.default.createSymbolicLink(
          atPath: folder.appendingPathComponent(link).path, withDestinationPath: target)
      }
      let words = ["batch", "card.json", "--data", "rows.jsonl"]
      let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      for output in [["--out", "o/{{row.number}}.png"], ["--out", "-"], ["--sprites", "q.png"]] {
        for manifest in ["other.png", "link", "photo.png", "shown@2x.png"] {
          let result = try Program.run(words + output + ["--manifest", manifest], in: folder)
          #expect(result.code == 2, "\(output) \(manifest)")
          #expect(result.errors.contains("finds its image"), "\(result.errors)")
          #expect(result.output.isEmpty)
        }
      }
      let report = try Program.run(
        words + ["--out", "o/{{row.number}}.png", "--report", "link.html"], in: folder)
      #expect(report.code == 2, "\(report.errors)")
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == files)
      #expect(try images(folder) == before)
      let free = try Program.run(words + ["--sprites", "q.png", "--manifest", "m.png"], in: folder)
      #expect(free.code == 0, "\(free.errors)")
    }
  }

  @Test func foldersMayLieInEachOther() throws {
    try withImages { folder in
      let before = try images(folder)
      let inner = folder.appendingPathComponent("images")
      try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: false)
      try before[0].write(to: inner.appendingPathComponent("photo.png"))
      let rows = """
        {"photo": "images/photo", "out": "card"}
        {"photo": "photo", "out": "photo"}

        """
      try Data(rows.utf8).write(to: folder.appendingPathComponent("rows.jsonl"))
      let words = ["batch", "card.json", "--data", "rows.jsonl", "--out"]
      // The first row's photo lies in the output folder, which lies in the image folder.
      let down = try Program.run(words + ["images/{{out}}.png"], in: folder)
      #expect(down.errors.contains("--out: error: found the name \"photo.png\""), "\(down.errors)")
      // The image folder lies in the output folder.
      let up = try Program.run(
        words + ["{{photo}}.png", "--images", "images"], in: folder)
      #expect(up.errors.contains("found the name \"images/photo.png\""), "\(up.errors)")
      #expect(try Data(contentsOf: inner.appendingPathComponent("photo.png")) == before[0])
    }
  }

  @Test func requestsAndSpritesKeepImages() throws {
    try withImages { folder in
      let before = try images(folder)
      let request = #"{"id": 1, "row": {"photo": "other"}, "out": "other.png"}"# + "\n"
      let answer = try Program.run(
        ["batch", "card.json", "--protocol", "jsonl", "--out", "."], input: Data(request.utf8),
        in: folder)
      #expect(
        String(decoding: answer.output, as: UTF8.self).contains("a file that this batch reads"))
      try Data("{\"photo\": \"photo\"}\n".utf8)
        .write(to: folder.appendingPathComponent("rows.jsonl"))
      let sprites = try Program.run(
        ["batch", "card.json", "--data", "rows.jsonl", "--sprites", "photo.png"], in: folder)
      #expect(sprites.code == 2, "\(sprites.errors)")
      #expect(try images(folder) == before)
    }
  }
}
