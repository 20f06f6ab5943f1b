import Foundation
import GalleyGraphics
import GalleyImages
import Testing

/// The project file, by the built program.
@Suite struct ProjectTests {
  private static let text = Data(#"{"galley": 1, "view": {"type": "Text", "text": "Hi"}}"#.utf8)
  private static let image = Data(
    #"{"galley": 1, "view": {"type": "Image", "name": "dot"}}"#.utf8)

  private func dot() throws -> Data {
    try Bitmap(
      width: 4, height: 4, filledWith: Pixel(red: 200, green: 0, blue: 0, alpha: 255)
    ).pngData()
  }

  private func width(_ file: String, in folder: URL) throws -> Int {
    try PNGDecoder().decode(Data(contentsOf: folder.appendingPathComponent(file))).width
  }

  private func output(_ result: Program.Result) -> String {
    String(decoding: result.output, as: UTF8.self)
  }

  @Test func aProjectIsFoundAboveTheSceneAndOptionsCountOverIt() throws {
    try Program.withFolder { folder in
      try Program.write(
        [
          "p/galley.json": Data(#"{"images": "art", "scale": 3, "strict": true}"#.utf8),
          "p/art/dot.png": dot(), "p/deep/cards/a.json": Self.image,
          "p/deep/b.json": Data(
            #"{"galley": 1, "canvas": {"scale": 1}, "view": {"type": "Image", "name": "dot"}}"#.utf8
          ),
          "p/deep/none.json": Data(#"{"galley": 1, "view": {"type": "Image", "name": "no"}}"#.utf8),
          "q/a.json": Self.image,
        ], in: folder)
      func render(_ words: String...) throws -> Program.Result {
        try Program.run(["render"] + words, in: folder)
      }
      let found = try render("p/deep/cards/a.json", "-o", "a.png", "-v")
      #expect(found.code == 0, "\(found.errors)")
      #expect(found.errors == "note: the project file is p/galley.json: images, scale, strict\n")
      // The nearest word on the scale counts: the option's, the canvas's, the project's.
      #expect(try width("a.png", in: folder) == 12)
      #expect(try render("p/deep/b.json", "-o", "a.png").code == 0)
      #expect(try width("a.png", in: folder) == 4)
      #expect(try render("p/deep/b.json", "-o", "a.png", "--scale", "2").code == 0)
      #expect(try width("a.png", in: folder) == 8)
      let strict = try render("p/deep/none.json", "-o", "n.png")
      #expect(strict.code == 3 && strict.errors.contains("error"), "\(strict.errors)")
      #expect(!FileManager.default.fileExists(atPath: folder.path + "/n.png"))
      let lenient = try render("p/deep/none.json", "-o", "n.png", "--allow-warnings")
      #expect(lenient.code == 0 && lenient.errors.contains("warning"))
      let both = try render("p/deep/none.json", "-o", "n.png", "--allow-warnings", "--strict")
      #expect(both.code == 2 && both.errors.contains("exclude each other"))
      // Another file, none, and one that is not there.
      let alone = try render("q/a.json", "-o", "a.png", "-v")
      #expect(alone.errors.hasPrefix("note: no project file counts\n"))
      #expect(alone.errors.contains("warning"))
      #expect(try render("q/a.json", "-o", "a.png", "--project", "p/galley.json").code == 0)
      #expect(try render("p/deep/none.json", "-o", "n.png", "--project", "none").code == 0)
      let missing = try render("q/a.json", "--project", "x.json")
      #expect(
        missing.code == 5
          && missing.errors.contains("x.json: cannot be read: there is no such file"))
      let option = try render("p/deep/cards/a.json", "-o", "a.png", "--images", "nowhere")
      #expect(option.code == 5 && option.errors.contains("--images nowhere"))
    }
  }

  @Test func theSearchEndsAtARepositoryAndSkipsFoldersOfEverybody() throws {
    try Program.withFolder { folder in
      try Program.write(
        [
          "galley.json": Data(#"{"scale": 3}"#.utf8), "repo/.git/HEAD": Data(),
          "repo/sub/a.json": Self.text, "open/sub/a.json": Self.text,
          "open/galley.json": Data(#"{"scale": 5}"#.utf8), "home/sub/a.json": Self.text,
          "home/galley.json": Data(#"{"scale": 7}"#.utf8),
        ], in: folder)
      func note(_ path: String) throws -> String {
        try Program.run(["check", path, "-v"], in: folder).errors
      }
      #expect(try note("repo/sub/a.json") == "note: no project file counts\n")
      try Program.write(["repo/galley.json": Data("{}".utf8)], in: folder)
      #expect(try note("repo/sub/a.json").contains("repo/galley.json, with nothing in it"))
      #expect(try note("open/sub/a.json").contains("open/galley.json: scale"))
      chmod(folder.path + "/open", 0o777)
      #expect(try note("open/sub/a.json") == "note: no project file counts\n")
      let process = Process()
      process.executableURL = Program.galley
      process.arguments = ["check", "home/sub/a.json", "-v"]
      process.currentDirectoryURL = folder
      process.environment = ["HOME": folder.path + "/home"]
      let errors = Pipe()
      (process.standardError, process.standardOutput) = (errors, Pipe())
      try process.run()
      let text = try errors.fileHandleForReading.readToEnd() ?? Data()
      process.waitUntilExit()
      #expect(String(decoding: text, as: UTF8.self) == "note: no project file counts\n")
    }
  }

  @Test func aWrongProjectIsSaidWithItsPlaceByAllCommands() throws {
    try Program.withFolder { folder in
      try Program.write(
        [
          "galley.json": Data(#"{"imags": "art"}"#.utf8), "a.json": Self.text,
          "r.jsonl": Data("{}".utf8),
        ], in: folder)
      for words in [
        ["render", "a.json"], ["check", "a.json"], ["inspect", "a.json"], ["golden", "check", "."],
        ["golden", "record"], ["fonts"], ["fonts", "lock", "a.json"],
        ["batch", "a.json", "--data", "r.jsonl", "--out", "o/{{row.number}}.png"],
      ] {
        let result = try Program.run(words, in: folder)
        #expect(
          result.code == 3
            && result.errors.contains("galley.json:1:2: error: found the key \"imags\"")
            && result.errors.contains("did you mean \"images\"?"), "\(words): \(result.errors)")
      }
      #expect(try Program.run(["render", "a.json", "--project", "none"], in: folder).code == 0)
      #expect(
        try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == [
          "a.json", "a.png", "galley.json", "r.jsonl",
        ])
    }
  }

  @Test func aProjectFileIsNoSceneAndASceneIsNoProjectFile() throws {
    try Program.withFolder { folder in
      try Program.write(
        [
          "p/galley.json": Data("{}".utf8), "p/a.json": Self.text, "s/galley.json": Self.text,
          "s/a.json": Self.text, "folder/galley.json/x": Data(), "folder/a.json": Self.text,
        ], in: folder)
      for command in ["render", "check", "inspect"] {
        let project = try Program.run([command, "p/galley.json"], in: folder)
        #expect(project.code == 3 && project.errors.contains("it is a project file, not a scene"))
        let scene = try Program.run([command, "s/galley.json"], in: folder)
        #expect(
          scene.code == 3 && scene.errors.contains("give the scene another name"), "\(scene.errors)"
        )
      }
      #expect(
        try Program.run(["check", "s/galley.json", "--project", "none"], in: folder).code == 0)
      let other = try Program.run(["check", "s/a.json"], in: folder)
      #expect(other.code == 3 && other.errors.contains("s/galley.json:1:1: error: found a scene"))
      let broken = try Program.run(["check", "folder/a.json"], in: folder)
      #expect(broken.code == 5 && broken.errors.contains("it is not a file"))
      // A folder's run takes the project file for no scene.
      let recorded = try Program.run(["golden", "record", "p"], in: folder)
      #expect(recorded.code == 0 && recorded.errors.isEmpty, "\(recorded.errors)")
      #expect(output(recorded).contains("recorded a\n"))
      let none = try Program.run(["golden", "record", "s", "--project", "none"], in: folder)
      #expect(output(none).contains("recorded galley\n"), "\(none.errors)")
    }
  }

  @Test func batchesAndLocksGoByTheProject() throws {
    try Program.withFolder { folder in
      try Program.write(
        [
          "p/galley.json": Data(
            #"{"images": "art", "scale": 2, "limits": {"maxMemory": "1K"}}"#.utf8),
          "p/art/dot.png": dot(), "p/cards/a.json": Self.image, "q/b.json": Self.text,
          "rows.jsonl": Data("{}\n{}\n".utf8),
        ], in: folder)
      let batch = [
        "batch", "p/cards/a.json", "--data", "rows.jsonl", "--out", "o/{{row.number}}.png",
      ]
      let limited = try Program.run(batch, in: folder)
      #expect(limited.code == 4 && limited.errors.contains("memory"), "\(limited.errors)")
      let drawn = try Program.run(batch + ["--max-memory", "500M"], in: folder)
      #expect(drawn.code == 0 && !drawn.errors.contains("warning"), "\(drawn.errors)")
      #expect(try width("o/1.png", in: folder) == 8)
      let two = try Program.run(["fonts", "lock", "p/cards/a.json", "q/b.json"], in: folder)
      #expect(
        two.code == 2
          && two.errors.contains("belong to different project files: p/galley.json and none"))
    }
  }

  @Test func linesAboveAHeaderAreSkippedByTheProject() throws {
    try Program.withFolder { folder in
      try Program.write(
        [
          "galley.json": Data(#"{"skipLines": 1}"#.utf8),
          "s.json": Data(#"{"galley": 1, "view": {"type": "Text", "text": "{{name}}"}}"#.utf8),
          "d.csv": Data("Sales\nname,price\nA,1\n".utf8), "e.csv": Data("name\nA\n".utf8),
          "d.jsonl": Data("{\"name\": \"A\"}\n".utf8),
        ], in: folder)
      for words in [["d.csv"], ["e.csv", "--skip-lines", "0"], ["d.jsonl"]] {
        for command in ["check", "render", "inspect"] {
          let result = try Program.run([command, "s.json", "--data"] + words, in: folder)
          #expect(result.code == 0, "\(command) \(words): \(result.errors)")
        }
      }
      let wrong = try Program.run(
        ["check", "s.json", "--data", "d.jsonl", "--skip-lines", "1"], in: folder)
      #expect(
        wrong.code == 3 && wrong.errors.contains("found JSON Lines, expected no --skip-lines"))
      let none = try Program.run(["check", "s.json", "--skip-lines", "1"], in: folder)
      #expect(none.code == 2 && none.errors.contains("--skip-lines belongs to --data"))
    }
  }

  @Test func helpAndSchemaExplainTheFile() throws {
    try Program.withFolder { folder in
      let none = try output(Program.run(["help", "project"], in: folder))
      #expect(none.contains("In this folder no project file counts."))
      try Program.write(["galley.json": Data(#"{"scale": 2}"#.utf8)], in: folder)
      let help = try output(Program.run(["help", "project"], in: folder))
      #expect(help.contains("In this folder the project file is galley.json: scale."))
      let schema = try Program.run(["schema", "--project"], in: folder)
      #expect(output(schema).contains("\"A Galley project file, galley.json\""))
      #expect(try Program.run(["schema", "--project", "--reference", "x"], in: folder).code == 2)
    }
  }

  @Test func aLinkThatLeadsNowhereIsAnError() throws {
    try Program.withFolder { folder in
      try Program.write(
        ["s.json": Data(#"{"galley": 1, "view": {"type": "Text", "text": "a"}}"#.utf8)], in: folder)
      try FileManager.default.createSymbolicLink(
        atPath: folder.appendingPathComponent("galley.json").path,
        withDestinationPath: "/nonexistent/galley.json")
      let result = try Program.run(["render", "s.json", "-o", "s.png"], in: folder)
      #expect(result.code == 5 && result.errors.contains("galley.json"), "\(result.errors)")
    }
  }
}
