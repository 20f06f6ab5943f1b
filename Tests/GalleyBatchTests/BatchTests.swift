import Foundation
import Galley
import GalleyData
import GalleyScenes
import Testing

@testable import GalleyBatch

/// The batch engine in process; `Scripts/sanitize` runs these tests under the thread sanitizer, too.
@Suite struct BatchTests {
  private let scene = """
    {"galley": 1, "tokens": {"colors": {"ink": {"light": "black", "dark": "white"}}},
     "components": {"Chip": {"parameters": {"text": {}}, "view": {"type": "Text", "text": "{{text}}",
       "modifiers": [{"padding": 3}, {"background": {"type": "Capsule", "fill": "ink 20%"}}]}}},
     "view": {"type": "VStack", "children": [
       {"type": "Text", "text": "{{title}}", "modifiers": [{"font": "headline"}]},
       {"forEach": "{{words}}", "as": "word", "view": {"component": "Chip", "text": "{{word}}"}},
       {"type": "Circle", "fill": "{{color}}", "modifiers": [{"frame": {"width": 20, "height": 20}}, {"shadow": 3}]}]}}
    """

  private func rows(_ count: Int, change: (Int) -> String = { _ in "" }) -> String {
    let colors = ["red", "teal", "#123456", "blue 40%", "orange"]
    return (0..<count).map { index in
      #"{"slug": "p\#(index)", "title": "Título \#(index) مرحبا\#(change(index))", "#
        + #""color": "\#(colors[index % colors.count])", "words": ["a\#(index % 7)", "語", "👋🏽"]}"#
    }.joined(separator: "\n")
  }

  private func settings(_ folder: URL, _ rows: String, jobs: Int = 4) throws -> BatchSettings {
    var settings = BatchSettings(
      scene: Data(scene.utf8), sceneFile: "scene.json",
      rows: try DataTable(data: Data(rows.utf8), file: "rows.jsonl"),
      output: folder.path + "/{{slug}}.png")
    settings.jobs = jobs
    settings.manifest = folder.path + "/manifest.jsonl"
    return settings
  }

  private func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("galley-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  private func manifest(_ folder: URL) throws -> [BatchResult] {
    let text = try String(
      contentsOf: folder.appendingPathComponent("manifest.jsonl"), encoding: .utf8)
    return try text.split(separator: "\n").map { line in
      let bytes = Array(line.utf8)
      return try #require(BatchResult(try JSONParser.parse(bytes, in: 0..<bytes.count)))
    }
  }

  /// Pixels by row.
  private func hashes(_ folder: URL) throws -> [String] { try manifest(folder).map(\.pixels) }

  @Test func manyThreadsDrawWhatOneDraws() throws {
    try withFolder { folder in
      let text = rows(40)
      _ = try Batch(settings(folder, text, jobs: 1)).run()
      let one = try hashes(folder)
      var again = try settings(folder, text, jobs: 4)
      again.redrawsAll = true
      let summary = try Batch(again).run()
      #expect(summary.progress.drawn == 40)
      #expect(try hashes(folder) == one)
      // And what a renderer of its own draws.
      let template = try SceneTemplate(data: Data(scene.utf8), file: "scene.json")
      let row = try again.rows.row(7)
      let alone = try template.scene(for: row).render().bitmap.pixelHash
      #expect(one[7] == alone.hexadecimal)
    }
  }

  @Test func onlyWhatChangedIsDrawn() throws {
    try withFolder { folder in
      _ = try Batch(settings(folder, rows(12))).run()
      var summary = try Batch(settings(folder, rows(12))).run()
      #expect(summary.progress.unchanged == 12)
      #expect(try manifest(folder).allSatisfy { $0.status == .unchanged && $0.width > 0 })
      let changed = rows(12) { $0 == 5 ? "!" : "" }
      summary = try Batch(settings(folder, changed)).run()
      #expect((summary.progress.drawn, summary.progress.unchanged) == (1, 11))
      // An image that somebody changed or removed is drawn again.
      try Data("x".utf8).write(to: folder.appendingPathComponent("p3.png"))
      try FileManager.default.removeItem(at: folder.appendingPathComponent("p4.png"))
      summary = try Batch(settings(folder, changed)).run()
      #expect(summary.progress.drawn == 2)
      var others = try settings(folder, changed)
      others.changes.colorScheme = .dark
      #expect(try Batch(others).run().progress.drawn == 12)
    }
  }

  @Test func badRowsDoNotStopTheOthers() throws {
    try withFolder { folder in
      let text = rows(3) + "\n{\"slug\": \"bad\", \"title\": 1, \"words\": []}\n{\"slug\": \n"
      var settings = try settings(folder, text)
      let summary = try Batch(settings).run()
      #expect((summary.progress.drawn, summary.progress.failed) == (3, 2))
      let lines = try manifest(folder)
      #expect(lines.map(\.status) == [.drawn, .drawn, .drawn, .failed, .failed])
      #expect(lines[3].error?.contains("{{color}}, which names no data") == true)
      #expect(lines[3].error?.hasSuffix("in row 4 of rows.jsonl") == true)
      #expect(lines[4].error?.contains("rows.jsonl:5:10") == true)
      settings.stopsAtFailure = true
      settings.redrawsAll = true
      let stopped = try Batch(settings).run()
      #expect(stopped.isCancelled && stopped.progress.drawn == 0)
    }
  }

  @Test func namesThatClashAreRefusedBeforeTheImages() throws {
    try withFolder { folder in
      for (slugs, expected) in [
        (["a", "b", "a"], "rows 1 and 3: \"a.png\""),
        (["Card", "card"], "\"Card.png\" and \"card.png\", which differ only in case"),
        (["e\u{301}", "é"], "rows 1 and 2"),
      ] {
        let text = slugs.map {
          #"{"slug": "\#($0)", "title": "t", "color": "red", "words": []}"#
        }.joined(separator: "\n")
        let error = #expect(throws: BatchError.self) {
          try Batch(settings(folder, text)).run()
        }
        #expect(error?.description.contains(expected) == true, "\(error as Any)")
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        #expect(!names.contains { $0.hasSuffix(".png") })
      }
    }
  }

  /// Where numbers are asked for, every image of a name that several have gets that of its row.
  @Test func namesThatClashGetNumbers() throws {
    try withFolder { folder in
      let slugs = ["東京", "é", "a", "A", "東京", "e\u{301}", "b", "a"]
      let text = slugs.map {
        #"{"slug": "\#($0)", "title": "t", "color": "red", "words": []}"#
      }.joined(separator: "\n")
      var settings = try settings(folder, text)
      let error = #expect(throws: BatchError.self) { try Batch(settings).run() }
      #expect(error?.description.contains("or --on-collision number") == true)
      settings.collision = .numbers
      #expect(try Batch(settings).run().progress.drawn == 8)
      let names = try manifest(folder).map { ($0.path ?? "").split(separator: "/").last ?? "" }
      #expect(
        names == [
          "東京-1.png", "é-2.png", "a-3.png", "A-4.png", "東京-5.png", "e\u{301}-6.png", "b.png",
          "a-8.png",
        ])
      // The same names the next time, and in parts.
      #expect(try Batch(settings).run().progress.unchanged == 8)
      var rows: [Int] = []
      for index in 1...3 {
        settings.shard = (index, 3)
        _ = try Batch(settings).run()
        rows += try manifest(folder).map(\.row)
      }
      #expect(rows.sorted() == Array(1...8))
    }
  }

  /// A number may make the name of another row, and then the next one is looked for; or one that is too long.
  @Test func numbersThatAreTakenGoOn() throws {
    try withFolder { folder in
      func text(_ slugs: [String]) -> String {
        slugs.map { #"{"slug": "\#($0)", "title": "t", "color": "red", "words": []}"# }
          .joined(separator: "\n")
      }
      for (slugs, expected) in [
        (["a", "a", "a-1"], ["a-3", "a-2", "a-1"]),
        (["A-2", "a", "a", "a-4", "b", "b"], ["A-2", "a-5", "a-3", "a-4", "b-5", "b-6"]),
        (["a", "a", "a-1", "a-2", "a-2"], ["a-3", "a-4", "a-1", "a-2-4", "a-2-5"]),
      ] {
        var clashing = try settings(folder, text(slugs))
        clashing.collision = .numbers
        #expect(try Batch(clashing).run().progress.failed == 0)
        let names = try manifest(folder).map { ($0.path ?? "").split(separator: "/").last ?? "" }
        #expect(names.map { String($0.dropLast(4)) } == expected)
        #expect(try Batch(clashing).run().progress.unchanged == slugs.count)
      }
      let long = String(repeating: "x", count: 251)
      var lengthy = try settings(folder, text([long, "b", long]))
      lengthy.collision = .numbers
      let summary = try Batch(lengthy).run()
      #expect((summary.progress.drawn, summary.progress.failed) == (1, 2))
      #expect(summary.failures[0].error?.contains("a name of 257 bytes") == true)
    }
  }

  /// The finished name tells the format; one that tells none fails its row before anything is drawn.
  @Test func namesAreCheckedWhenTheyAreFinished() throws {
    try withFolder { folder in
      let text = ["a.jpg", "b.tiff", "c.png"].map {
        #"{"slug": "\#($0)", "title": "t", "color": "red", "words": []}"#
      }.joined(separator: "\n")
      var settings = try settings(folder, text)
      settings.output = folder.path + "/{{slug}}"
      settings.checkName = { name in
        if name.hasSuffix(".tiff") { throw BatchError(isFile: false, description: "no tiff") }
      }
      settings.encode = { drawing, name in
        name.hasSuffix(".jpg") ? Data(name.utf8) : try drawing.pngData()
      }
      let plan = try Batch(settings).validate()
      #expect(plan.images == [0, 2] && plan.invalid.map(\.row) == [2])
      let summary = try Batch(settings).run()
      #expect((summary.progress.drawn, summary.progress.failed) == (2, 1))
      #expect(summary.failures[0].error == "--out: error: no tiff, in row 2 of rows.jsonl")
      #expect(try Data(contentsOf: folder.appendingPathComponent("a.jpg")) == Data("a.jpg".utf8))
    }
  }

  @Test(arguments: [
    ("../up", "expected a path inside FOLDER, without empty parts, . or .."),
    ("a/../../b", "expected a path inside FOLDER, without empty parts, . or .."),
    ("/abs", "expected a path inside FOLDER, without empty parts, . or .."),
    ("a\\u0007b", "the control character U+0007"),
    ("a\\nb", "the control character U+000A"),
    (String(repeating: "x", count: 300), "at most 255 bytes"),
    (".galley/x", "expected the path of an image"), ("", "does not begin with a dot"),
    ("../\\u0301evil", "expected a path inside FOLDER, without empty parts, . or .."),
    ("..\\u200d/x/../../y", "expected a path"),
  ])
  func namesStayInTheFolder(_ slug: String, expected: String) throws {
    try withFolder { folder in
      let text = #"{"slug": "\#(slug)", "title": "t", "color": "red", "words": []}"#
      let summary = try Batch(settings(folder, text)).run()
      #expect(summary.progress.failed == 1)
      let expected = expected.replacingOccurrences(of: "FOLDER", with: folder.path)
      #expect(summary.failures[0].error?.contains(expected) == true, "\(summary.failures)")
    }
  }

  @Test func linksDoNotLeadOutOfTheFolder() throws {
    try withFolder { folder in
      try FileManager.default.createSymbolicLink(
        atPath: folder.path + "/out", withDestinationPath: "/tmp")
      let text = #"{"slug": "out/x", "title": "t", "color": "red", "words": []}"#
      let error = #expect(throws: BatchError.self) { try Batch(settings(folder, text)).run() }
      #expect(error?.description.contains("leads out of") == true)
    }
  }

  @Test func partsMakeUpTheWhole() throws {
    try withFolder { folder in
      _ = try Batch(settings(folder, rows(30))).run()
      let whole = try hashes(folder)
      var found: [Int: String] = [:]
      for index in 1...3 {
        var part = try settings(folder, rows(30))
        part.shard = (index, 3)
        part.redrawsAll = true
        _ = try Batch(part).run()
        for line in try manifest(folder) {
          #expect(found.updateValue(line.pixels, forKey: line.row) == nil)
        }
      }
      #expect((1...30).map { found[$0] ?? "" } == whole)
    }
  }

  /// A run that is cancelled after a third goes on and leaves the manifest of one that was not.
  @Test func anInterruptedBatchIsPickedUp() throws {
    try withFolder { folder in
      _ = try Batch(settings(folder, rows(30))).run()
      func plain(_ lines: [BatchResult]) -> [BatchResult] {
        lines.map { line in
          var line = line
          line.milliseconds = 0
          return line
        }
      }
      let whole = plain(try manifest(folder))
      for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
        try FileManager.default.removeItem(atPath: folder.path + "/" + name)
      }
      let cancellation = BatchCancellation()
      let interrupted = try Batch(settings(folder, rows(30)), cancellation: cancellation) { event in
        if case .finished(_, let progress) = event, progress.done == 10 { cancellation.cancel() }
      }.run()
      #expect(interrupted.isCancelled && interrupted.progress.done < 30)
      #expect(!FileManager.default.fileExists(atPath: folder.path + "/manifest.jsonl"))
      // What a crash may leave behind: half a line, and half an image.
      let own = folder.path + "/.galley"
      let journal = try #require(
        try FileManager.default.contentsOfDirectory(atPath: own).first { $0.hasSuffix(".journal") })
      let handle = try #require(FileHandle(forWritingAtPath: own + "/" + journal))
      try handle.seekToEnd()
      try handle.write(contentsOf: Data(#"{"row": 30, "path": "#.utf8))
      try handle.close()
      try Data("half".utf8).write(
        to: URL(
          fileURLWithPath: own + "/" + journal.replacingOccurrences(of: "journal", with: "0.tmp")))
      let resumed = try Batch(settings(folder, rows(30))).run().progress
      #expect((resumed.kept, resumed.drawn) == (interrupted.progress.drawn, 30))
      #expect(plain(try manifest(folder)) == whole)
      let again = try Batch(settings(folder, rows(30))).run().progress
      #expect((again.kept, again.unchanged) == (0, 30))
      let left = try FileManager.default.contentsOfDirectory(atPath: own)
      #expect(!left.contains { $0.hasSuffix(".tmp") })
    }
  }

  /// Interrupted while rows are read: what earlier runs wrote stays.
  @Test func anInterruptionOfTheCheckForgetsNothing() throws {
    try withFolder { folder in
      _ = try Batch(settings(folder, rows(8))).run()
      let before = try manifest(folder)
      let cancellation = BatchCancellation()
      cancellation.cancel()
      let summary = try Batch(settings(folder, rows(8)), cancellation: cancellation).run()
      #expect(summary.isCancelled)
      #expect(try manifest(folder) == before)
      #expect(try Batch(settings(folder, rows(8))).run().progress.unchanged == 8)
    }
  }

  /// A name that one file system cannot have fails its row and no other.
  @Test func aFileInTheWayOfAFolderFailsItsRow() throws {
    try withFolder { folder in
      try Data().write(to: folder.appendingPathComponent("x.png"))
      let text = ["x.png/y", "z"].map {
        #"{"slug": "\#($0)", "title": "t", "color": "red", "words": []}"#
      }.joined(separator: "\n")
      let summary = try Batch(settings(folder, text, jobs: 1)).run()
      #expect((summary.progress.drawn, summary.progress.failed) == (1, 1))
      #expect(summary.failures[0].error?.contains("Not a directory") == true, "\(summary.failures)")
    }
  }

  @Test func foldersAreNotMadeThroughLinks() throws {
    try withFolder { folder in
      let outside = folder.path + "-outside"
      try FileManager.default.createDirectory(atPath: outside, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(atPath: outside) }
      try FileManager.default.createSymbolicLink(
        atPath: folder.path + "/sub", withDestinationPath: outside)
      let text = #"{"slug": "sub/new/x", "title": "t", "color": "red", "words": []}"#
      #expect(throws: BatchError.self) { try Batch(settings(folder, text)).run() }
      #expect(try FileManager.default.contentsOfDirectory(atPath: outside).isEmpty)
    }
  }

  @Test func twoBatchesDoNotShareAJournal() throws {
    try withFolder { folder in
      let first = try BatchFolder(folder.path, key: "k")
      let journal = try BatchJournal(first)
      let error = #expect(throws: BatchError.self) { _ = try BatchJournal(first) }
      #expect(error?.description.contains("another batch is writing it") == true)
      withExtendedLifetime(journal) {}
    }
  }

  @Test func imagesOfChangedImagesAreDrawnAgain() throws {
    try withFolder { folder in
      let images = folder.appendingPathComponent("images")
      try FileManager.default.createDirectory(at: images, withIntermediateDirectories: true)
      for name in ["a", "b"] {
        try Bitmap(width: 4, height: 4).pngData().write(
          to: images.appendingPathComponent("\(name).png"))
      }
      var settings = BatchSettings(
        scene: Data(
          #"{"galley": 1, "view": {"type": "Image", "name": "{{image}}"}}"#.utf8),
        sceneFile: "s.json",
        rows: try DataTable(
          data: Data("id,image\n1,a\n2,b\n3,a\n4,none\n".utf8), file: "rows.csv"),
        output: folder.path + "/{{id}}.png")
      settings.imageFolder = images
      settings.manifest = folder.path + "/manifest.jsonl"
      let summary = try Batch(settings).run()
      #expect(summary.progress.warned == 1)
      #expect(try manifest(folder)[3].warnings[0].contains("there is no image \"none.png\""))
      #expect(try Batch(settings).run().progress.unchanged == 4)
      try Bitmap(width: 5, height: 4).pngData().write(to: images.appendingPathComponent("a.png"))
      #expect(try Batch(settings).run().progress.drawn == 2)
      try Bitmap(width: 5, height: 4).pngData().write(to: images.appendingPathComponent("none.png"))
      #expect(try Batch(settings).run().progress.drawn == 1)
      settings.isStrict = true
      try FileManager.default.removeItem(at: images.appendingPathComponent("none.png"))
      #expect(try Batch(settings).run().progress.failed == 1)
    }
  }
}
