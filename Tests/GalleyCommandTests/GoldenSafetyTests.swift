import Foundation
import GalleyGoldens
import GalleyImages
import Testing

/// What `galley golden` must not do: lose files, pass what it did not compare, print what cannot be pasted.
@Suite struct GoldenSafetyTests {
  private static func scene(_ text: String) -> Data {
    Data(#"{"galley": 1, "view": {"type": "Text", "text": "\#(text)"}}"#.utf8)
  }

  private func golden(_ words: [String], in folder: URL) throws -> Program.Result {
    try Program.run(["golden"] + words, in: folder)
  }

  @Test func resultsGoToNobodyElsesFolder() throws {
    try Program.withFolder { folder in
      try Program.write(
        [
          "s/a.json": Self.scene("a"), "t/a.json": Self.scene("b"),
          "own/pictures/photo.txt": Data("x".utf8), "own/rows.jsonl": Data("y".utf8),
        ], in: folder)
      let foreign = try golden(["record", "s", "--results", "own"], in: folder)
      #expect(foreign.code == 5 && foreign.errors.contains("files that are not results"))
      #expect(FileManager.default.fileExists(atPath: folder.path + "/own/pictures/photo.txt"))
      #expect(try golden(["record", "s", "--results", "r"], in: folder).code == 0)
      #expect(try golden(["record", "t"], in: folder).code == 0)
      let other = try golden(["record", "t", "--results", "r"], in: folder)
      #expect(other.code == 5 && other.errors.contains("results of the goldens in"))
      for command in ["prune", "approve", "report"] {
        let result = try golden([command, "t", "--results", "r"], in: folder)
        #expect(result.code == 5 && result.errors.contains("not of"), "\(command)")
      }
    }
  }

  /// A golden that cannot be written is no golden that differs.
  @Test func whatCannotBeWrittenIsNotApproved() throws {
    try Program.withFolder { folder in
      try Program.write(["s/a.json": Self.scene("a")], in: folder)
      #expect(try golden(["record", "s"], in: folder).code == 0)
      try Program.write(["s/a.json": Self.scene("b")], in: folder)
      #expect(try golden(["check", "s"], in: folder).code == 1)
      let layout = folder.appendingPathComponent("s/Goldens/a.layout.json")
      try FileManager.default.removeItem(at: layout)
      try FileManager.default.createDirectory(at: layout, withIntermediateDirectories: false)
      let result = try golden(["approve", "s"], in: folder)
      #expect(result.code == 5 && result.errors.contains("a was not approved"), "\(result.errors)")
    }
  }

  /// The one that can be is recorded all the same.
  @Test func whatCannotBeWrittenIsNotRecorded() throws {
    try Program.withFolder { folder in
      try Program.write(["s/a.json": Self.scene("a"), "s/b.json": Self.scene("b")], in: folder)
      try FileManager.default.createDirectory(
        atPath: folder.path + "/s/Goldens/a.layout.json", withIntermediateDirectories: true)
      let result = try golden(["record", "s"], in: folder)
      #expect(result.code == 5 && result.errors.contains("1 of 2 failed"), "\(result.errors)")
      #expect(FileManager.default.fileExists(atPath: folder.path + "/s/Goldens/b.png"))
    }
  }

  @Test func momentsWithAWarningAreNotRecorded() throws {
    try Program.withFolder { folder in
      let scene = """
        {"galley": 1, "golden": {"at": [0, 0.15]}, "canvas": {"width": 60, "height": 60},
         "view": {"type": "Image", "name": "none.png"}}
        """
      try Program.write(["s/a.json": Data(scene.utf8)], in: folder)
      let refused = try golden(["record", "s"], in: folder)
      #expect(refused.code == 1 && refused.errors.contains("because of a warning"), "\(refused)")
      #expect(try golden(["record", "s", "--allow-warnings"], in: folder).code == 0)
      let checked = try golden(["check", "s"], in: folder)
      #expect(checked.code == 0 && checked.errors.contains("warning: a: "), "\(checked.errors)")
    }
  }

  @Test func foldersWithLikeNamesHaveTheirOwnResults() throws {
    try Program.withFolder { folder in
      try Program.write(
        [
          "Package.swift": Data(), "ui/cards/a.json": Self.scene("a"),
          "ui-cards/b.json": Self.scene("b"),
        ], in: folder)
      for name in ["ui-cards", "ui/cards"] {
        #expect(try golden(["record", name], in: folder).code == 0)
      }
      let pruned = try golden(["prune", "ui-cards"], in: folder)
      #expect(pruned.code == 0 && pruned.output.isEmpty)
    }
  }

  @Test func recordingTakesOverWhatIsMissingAlone() throws {
    try Program.withFolder { folder in
      func image(_ red: UInt8) throws -> Bitmap {
        Bitmap(width: 4, height: 4, filledWith: Pixel(red: red, green: 0, blue: 0, alpha: 255))
      }
      let (one, other) = (try image(1).pngData(), try image(2).pngData())
      try Program.write(
        [
          "old/a.png": one, "new/a.png": other, "new/b.png": other,
          "old/c.jpg": image(1).jpegData(),
          "new/c.jpg": image(200).jpegData(), "old/d.png": Data("junk".utf8),
          "new/d.png": Data("junk too".utf8), "old/e.png": one, "new/e.jpg": image(9).jpegData(),
        ], in: folder)
      #expect(try golden(["record", "old", "new"], in: folder).code == 1)
      func data(_ name: String) throws -> Data {
        try Data(contentsOf: folder.appendingPathComponent(name))
      }
      #expect(try data("old/a.png") == one && data("old/b.png") == other)
      #expect(try golden(["check", "old", "new"], in: folder).code == 1)
      let approved = try golden(["approve", "old"], in: folder)
      let text = String(decoding: approved.output, as: UTF8.self)
      #expect(text == "approved a\napproved c\n" && approved.code == 1, "\(approved.errors)")
      #expect(try data("old/a.png") == other && data("old/c.jpg") == data("new/c.jpg"))
      #expect(try data("old/d.png") == Data("junk".utf8) && data("old/e.png") == one)
    }
  }

  @Test func scenesThatLostTheirVersionFail() throws {
    try Program.withFolder { folder in
      try Program.write(["s/a.json": Self.scene("a"), "s/b.json": Self.scene("b")], in: folder)
      #expect(try golden(["record", "s"], in: folder).code == 0)
      for data in [Data(), Data(#"{"gally": 1}"#.utf8)] {
        try Program.write(["s/a.json": data], in: folder)
        let result = try golden(["check", "s", "--quiet"], in: folder)
        #expect(result.code == 1 && result.errors.contains("no scene draws the goldens a\n"))
      }
      // A scene with a mistake takes none of its goldens with it.
      try Program.write(["s/a.json": Data(#"{"galley": 1, "#.utf8)], in: folder)
      #expect(try golden(["check", "s"], in: folder).code == 1)
      let pruned = try golden(["prune", "s", "--delete", "--all"], in: folder)
      #expect(pruned.code == 5 && pruned.errors.contains("could not be drawn"))
    }
  }

  @Test func reportsOfRunsThatWereCutOffSaySo() throws {
    try Program.withFolder { folder in
      try Program.write(["s/a.json": Self.scene("a"), "s/b.json": Self.scene("b")], in: folder)
      _ = try golden(["record", "s"], in: folder)
      #expect(try golden(["check", "s"], in: folder).code == 0)
      let results = folder.appendingPathComponent("s/Goldens/.galley")
      let names = try FileManager.default.contentsOfDirectory(atPath: results.path)
      let lines = try #require(names.first { $0.hasSuffix(".jsonl") })
      let data = try Data(contentsOf: results.appendingPathComponent(lines))
      try data.dropLast(4).write(to: results.appendingPathComponent(lines))
      #expect(try golden(["report", "s", "-o", "out"], in: folder).code == 0)
      func text(_ name: String) throws -> String {
        try String(contentsOf: folder.appendingPathComponent("out/\(name)"), encoding: .utf8)
      }
      #expect(try text("report.html").contains("the run did not finish"))
      #expect(try text("report.xml").contains("errors=\"1\""))
      #expect(try text("report.json").contains("\"isComplete\" : false"))
      #expect(try golden(["prune", "s"], in: folder).code == 5)
    }
  }

  @Test func namesThatLookLikeOptionsCanBePasted() throws {
    try Program.withFolder { folder in
      try Program.write(
        ["-d/--all.json": Self.scene("a"), "-d/k.json": Self.scene("a")], in: folder)
      _ = try golden(["record", "./-d"], in: folder)
      try Program.write(
        ["-d/--all.json": Self.scene("b"), "-d/k.json": Self.scene("b")], in: folder)
      let checked = try golden(["check", "--", "-d"], in: folder)
      let lines = checked.errors.split(separator: "\n").filter { $0.contains("approve: ") }
      let command = try #require(lines.first { $0.hasSuffix("--all") })
      let pasted = command.replacingOccurrences(of: "  approve: galley ", with: "\"$0\" ")
      let approved = try Program.run(
        ["-c", pasted, Program.galley.path], by: URL(fileURLWithPath: "/bin/sh"), in: folder)
      #expect(String(decoding: approved.output, as: UTF8.self) == "approved --all\n", "\(pasted)")
    }
  }

  @Test func pipesAndDamagedFilesKeepNobodyWaiting() throws {
    try Program.withFolder { folder in
      try Program.write(
        [
          "s/a.json": Self.scene("a"), "x.png": Data([0x89, 0x50, 0x4E, 0x47]),
          "y.png": Data([0x89, 0x50, 0x4E, 0x47]),
        ], in: folder)
      mkfifo(folder.path + "/s/pipe.json", 0o644)
      let piped = try golden(["record", "s"], in: folder)
      #expect(
        piped.code == 1 && piped.errors.contains("pipe.json: cannot be read: it is not a file"))
      #expect(try Program.run(["diff", "x.png", "y.png"], in: folder).code == 5)
    }
  }

  /// The number of a closed stream is no file's: messages would be written into it.
  @Test(arguments: [">&-", "2>&-", "<&-", "<&- >&- 2>&-"]) func closedStreamsAreNoFiles(
    _ closing: String
  ) throws {
    try Program.withFolder { folder in
      var files: [String: Data] = [:]
      for index in 0..<60 { files["s/case-\(index).json"] = Self.scene("Number \(index)") }
      try Program.write(files, in: folder)
      let shell = URL(fileURLWithPath: "/bin/sh")
      func run(_ command: String) throws {
        _ = try Program.run(
          ["-c", "'\(Program.galley.path)' golden \(command) s --jobs 4 \(closing)"], by: shell,
          in: folder)
      }
      try run("record")
      #expect(try golden(["check", "s"], in: folder).code == 0)
      let goldens = try GoldenFolder(folder.appendingPathComponent("s/Goldens")).list()
      #expect(goldens.goldens.count == 60 && goldens.leftovers.isEmpty)
      for (name, data) in files {
        let changed = String(decoding: data, as: UTF8.self).replacing("Number", with: "No")
        try Data(changed.utf8).write(to: folder.appendingPathComponent(name))
      }
      try run("check")
      #expect(try golden(["approve", "s"], in: folder).code == 0)
      #expect(try golden(["check", "s"], in: folder).code == 0)
    }
  }

  /// The old report stays, and nothing of the new one is left.
  @Test func aReportThatIsInterruptedLeavesNothing() throws {
    try Program.withFolder { folder in
      var files: [String: Data] = [:]
      for index in 0..<40 {
        files["s/case-\(index).json"] = Data(
          #"{"galley": 1, "canvas": {"width": 700, "height": 700}, "view": {"type": "Text", "text": "\#(index)"}}"#
            .utf8)
      }
      try Program.write(files, in: folder)
      _ = try golden(["check", "s", "--goldens", "g"], in: folder)
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent("g"), withIntermediateDirectories: true)
      #expect(try golden(["check", "s", "--goldens", "g"], in: folder).code == 1)
      let known = Data(#"{"verdicts": {}, "results": []}"#.utf8)
      try Program.write(
        ["out/report.html": Data("old".utf8), "out/report.json": known], in: folder)
      let out = folder.resolvingSymlinksInPath().path + "/out/"
      let process = Process()
      process.executableURL = Program.galley
      process.arguments = ["golden", "report", "s", "--goldens", "g", "-o", "out"]
      process.currentDirectoryURL = folder
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      try process.run()
      // Killed as soon as it has a file of the report open.
      var opened: String?
      while opened == nil, process.isRunning {
        let files = "/proc/\(process.processIdentifier)/fd"
        opened = ((try? FileManager.default.contentsOfDirectory(atPath: files)) ?? []).lazy
          .compactMap {
            try? FileManager.default.destinationOfSymbolicLink(atPath: "\(files)/\($0)")
          }
          .first { $0.hasPrefix(out) }
      }
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      let written = try #require(opened)
      let names = try FileManager.default.contentsOfDirectory(atPath: out)
      // Not every disk has files without a name.
      if !written.hasSuffix(".tmp") { #expect(names.sorted() == ["report.html", "report.json"]) }
      #expect(try String(contentsOfFile: out + "report.html", encoding: .utf8) == "old")
    }
  }

  @Test func aPackageIsNoFolderOfScenes() throws {
    try Program.withFolder { folder in
      try Program.write(["Package.swift": Data(), "a.json": Self.scene("a")], in: folder)
      let result = try golden(["check", "."], in: folder)
      #expect(
        result.code == 3
          && result.errors.contains("and its folder Goldens belongs to its tests; give the folder"))
      #expect(try golden(["record", ".", "--goldens", "g"], in: folder).code == 0)
      #expect(try golden(["check", ".", "--goldens", "g"], in: folder).code == 0)
    }
  }
}
