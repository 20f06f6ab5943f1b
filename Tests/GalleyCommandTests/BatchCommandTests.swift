import Foundation
import GalleyImages
import Testing

/// `galley batch` by the built program.
@Suite struct BatchCommandTests {
  private let scene = """
    {"galley": 1, "view": {"type": "VStack", "children": [
      {"type": "Text", "text": "{{title}}"},
      {"type": "RoundedRectangle", "cornerRadius": 9, "fill": "{{color}}",
        "modifiers": [{"frame": {"width": 300, "height": 120}}, {"shadow": 8}]}],
      "modifiers": [{"padding": 20}]}}
    """

  private func rows(_ count: Int) -> String {
    let colors = ["red", "teal", "indigo"]
    return (1...count).map {
      #"{"slug": "p\#($0)", "title": "Card \#($0)", "color": "\#(colors[$0 % 3])"}"#
    }.joined(separator: "\n")
  }

  private func withBatch(_ count: Int, _ body: (URL) throws -> Void) throws {
    try Program.withFolder { folder in
      try Data(scene.utf8).write(to: folder.appendingPathComponent("card.json"))
      try Data(rows(count).utf8).write(to: folder.appendingPathComponent("rows.jsonl"))
      try body(folder)
    }
  }

  private static let arguments = [
    "batch", "card.json", "--data", "rows.jsonl", "--out", "out/{{slug}}.png", "--manifest",
    "m.jsonl", "--jobs", "2",
  ]

  /// The manifest without what differs from run to run.
  private func manifest(_ folder: URL) throws -> String {
    let text = try String(contentsOf: folder.appendingPathComponent("m.jsonl"), encoding: .utf8)
    return text.replacing(#/"milliseconds":[0-9.]+/#, with: "")
  }

  private func images(_ folder: URL) -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(
      atPath: folder.appendingPathComponent("out").path)
    return (names ?? []).filter { $0.hasSuffix(".png") }
  }

  /// The manifest of a run that nothing disturbed.
  private func undisturbed(_ folder: URL) throws -> String {
    #expect(try Program.run(Self.arguments, in: folder).code == 0)
    let whole = try manifest(folder)
    try FileManager.default.removeItem(at: folder.appendingPathComponent("out"))
    try FileManager.default.removeItem(at: folder.appendingPathComponent("m.jsonl"))
    return whole
  }

  private func checkResumed(_ folder: URL, _ whole: String, count: Int) throws {
    for name in images(folder) {
      let data = try Data(contentsOf: folder.appendingPathComponent("out/\(name)"))
      _ = try PNGDecoder().decode(data)
    }
    #expect(!FileManager.default.fileExists(atPath: folder.appendingPathComponent("m.jsonl").path))
    let result = try Program.run(Self.arguments, in: folder)
    #expect(result.code == 0, "\(result.errors)")
    let end = String(decoding: result.output, as: UTF8.self)
    #expect(end.contains(" kept of the interrupted run), 0 unchanged, 0 failed"), "\(end)")
    #expect(try manifest(folder) == whole)
    #expect(images(folder).count == count)
    let own = try FileManager.default.contentsOfDirectory(
      atPath: folder.appendingPathComponent("out/.galley").path)
    try #require(own.count == 1 && own[0].hasSuffix(".journal"))
  }

  @Test(arguments: [SIGINT, SIGKILL, SIGTERM]) func signalsInterrupt(_ signal: Int32) throws {
    let count = 400
    try withBatch(count) { folder in
      let whole = try undisturbed(folder)
      let process = Process()
      process.executableURL = Program.galley
      process.arguments = Self.arguments
      process.currentDirectoryURL = folder
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      try process.run()
      let deadline = Date(timeIntervalSinceNow: 60)
      while images(folder).count < 20, Date() < deadline { usleep(2000) }
      kill(process.processIdentifier, signal)
      process.waitUntilExit()
      #expect((20..<count).contains(images(folder).count))
      if signal == SIGKILL {
        #expect(process.terminationReason == .uncaughtSignal)
      } else {
        #expect(process.terminationStatus == 130)
      }
      try checkResumed(folder, whole, count: count)
    }
  }

  /// A disk of half a megabyte, where this machine lets us have one; else files may not grow.
  @Test func aFullDiskInterrupts() throws {
    let count = 120
    try withBatch(count) { folder in
      let whole = try undisturbed(folder)
      let shell = URL(fileURLWithPath: "/bin/sh")
      let command =
        "'\(Program.galley.path)' " + Self.arguments.map { "'\($0)'" }.joined(separator: " ")
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent("disk"), withIntermediateDirectories: true)
      let tmpfs = """
        mount -t tmpfs -o size=300k none disk && ln -s disk out && \(command); code=$?
        cp -a disk kept && exit $code
        """
      var result = try Program.run(
        ["-c", "unshare --user --map-root-user --mount sh -c \"$0\" || exit $?", tmpfs], by: shell,
        in: folder)
      let isMounted = FileManager.default.fileExists(
        atPath: folder.appendingPathComponent("kept").path)
      if isMounted {
        #expect(result.errors.contains("No space left on device"), "\(result.errors)")
        try FileManager.default.removeItem(at: folder.appendingPathComponent("out"))
        try FileManager.default.moveItem(
          at: folder.appendingPathComponent("kept"), to: folder.appendingPathComponent("out"))
      } else {
        // Blocks of 512 bytes: the journal is what grows.
        result = try Program.run(["-c", "ulimit -f 16; \(command)"], by: shell, in: folder)
        #expect(result.errors.contains("File too large"), "\(result.errors)")
      }
      #expect(result.code == 5, "\(result.errors)")
      #expect(images(folder).count < count)
      try checkResumed(folder, whole, count: count)
    }
  }

  /// A line of the journal that is written in part has the reason of the rest, and not that of something before.
  @Test func aShortWriteSaysWhy() throws {
    try withBatch(60) { folder in
      let scene =
        #"{"galley": 1, "view": {"type": "Color", "color": "{{color}}", "modifiers": "#
        + #"[{"frame": {"width": 4, "height": 4}}]}}"#
      try Data(scene.utf8).write(to: folder.appendingPathComponent("card.json"))
      let command =
        "'\(Program.galley.path)' " + Self.arguments.map { "'\($0)'" }.joined(separator: " ")
      // Blocks of 512 bytes: an image has fewer.
      let result = try Program.run(
        ["-c", "ulimit -f 3; \(command)"], by: URL(fileURLWithPath: "/bin/sh"), in: folder)
      #expect(result.code == 5, "\(result.errors)")
      #expect(
        result.errors.contains(".journal: cannot be written: File too large"), "\(result.errors)")
      #expect(try Program.run(Self.arguments + ["--durable"], in: folder).code == 0)
      #expect(images(folder).count == 60)
    }
  }

  @Test func rowsThatFailAreNamedAtTheEnd() throws {
    try withBatch(4) { folder in
      let bad = rows(4) + "\n{\"slug\": \"x\", \"title\": \"t\", \"color\": \"rde\"}\n"
      try Data(bad.utf8).write(to: folder.appendingPathComponent("rows.jsonl"))
      let result = try Program.run(Self.arguments, in: folder)
      #expect(result.code == 4)
      #expect(result.errors.contains("galley: card.json:3:59: error at"))
      #expect(result.errors.contains("in row 5 of rows.jsonl"), "\(result.errors)")
      #expect(
        String(decoding: result.output, as: UTF8.self).hasPrefix(
          "4 drawn, 0 unchanged, 1 failed of 5 images in "))
      #expect(images(folder).count == 4)
      let fast = try Program.run(Self.arguments + ["--fail-fast", "--force"], in: folder)
      #expect(fast.code == 4)
      #expect(String(decoding: fast.output, as: UTF8.self).hasPrefix("0 drawn"))
    }
  }

  /// A batch that stops writes no report: no message leads to it.
  @Test func aReportThatIsNotThereIsNotNamed() throws {
    try Program.withFolder { folder in
      let scene = #"{"galley": 1, "view": {"type": "Text", "text": "{{t}}"}}"#
      let rows = #"{"t": "\ud80c\udc00"}\#n{"t": ""}\#n{"t": "c"}"#
      try Data(scene.utf8).write(to: folder.appendingPathComponent("card.json"))
      try Data(rows.utf8).write(to: folder.appendingPathComponent("rows.jsonl"))
      let arguments = [
        "batch", "card.json", "--data", "rows.jsonl", "--out", "out/{{row.number}}.png", "--jobs",
        "1", "--report", "r.html",
      ]
      let stopped = try Program.run(arguments + ["--fail-fast"], in: folder)
      #expect(stopped.code == 4)
      #expect(stopped.errors.contains("warning: 1 image has warnings\n"), "\(stopped.errors)")
      let report = folder.appendingPathComponent("r.html").path
      #expect(!FileManager.default.fileExists(atPath: report))
      let whole = try Program.run(arguments, in: folder)
      #expect(whole.code == 4)
      #expect(whole.errors.contains("warning: 1 image has warnings: see r.html\n"))
      #expect(FileManager.default.fileExists(atPath: report))
    }
  }

  /// The second of two batches is refused while the first one runs; one of the same in parts is not.
  @Test func twoScenesDoNotMixInAFolder() throws {
    try withBatch(400) { folder in
      let other = scene.replacingOccurrences(of: "120", with: "60")
      try Data(other.utf8).write(to: folder.appendingPathComponent("other.json"))
      let process = Process()
      process.executableURL = Program.galley
      process.arguments = Self.arguments + ["--shard", "1/2"]
      process.currentDirectoryURL = folder
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      try process.run()
      let deadline = Date(timeIntervalSinceNow: 60)
      while images(folder).isEmpty, Date() < deadline { usleep(1000) }
      var arguments = Self.arguments
      arguments[1] = "other.json"
      kill(process.processIdentifier, SIGSTOP)
      let refused = try Program.run(arguments, in: folder)
      let part = try Program.run(
        Self.arguments + ["--shard", "2/2", "--fail-fast", "--quiet"], in: folder)
      kill(process.processIdentifier, SIGCONT)
      process.waitUntilExit()
      #expect(refused.code == 5, "\(refused.errors)")
      #expect(
        refused.errors.contains(
          "out: another batch is drawing into this folder: card.json to 'out/{{slug}}.png' "
            + "(process \(process.processIdentifier))"), "\(refused.errors)")
      #expect(part.code == 0 && process.terminationStatus == 0, "\(part.errors)")
      #expect(images(folder).count == 400)
      // Once it is done, and after one that was killed, the folder is free.
      try Data("{}".utf8).write(to: folder.appendingPathComponent("out/.galley/lock"))
      #expect(try Program.run(arguments + ["--shard", "1/100"], in: folder).code == 0)
      let own = try FileManager.default.contentsOfDirectory(
        atPath: folder.appendingPathComponent("out/.galley").path)
      #expect(own.allSatisfy { $0.hasSuffix(".journal") }, "\(own)")
    }
  }

  /// Rows that are as they were are done: nothing is said of a rate that there is not, nor of time at the end.
  @Test func progressOfUnchangedRowsMakesSense() throws {
    try withBatch(40) { folder in
      let first = try Program.run(Self.arguments, in: folder)
      #expect(first.errors.contains("40 of 40, 0 failed, "), "\(first.errors)")
      let again = try Program.run(Self.arguments, in: folder)
      #expect(again.errors.contains("40 of 40, 40 unchanged, 0 failed\n"), "\(again.errors)")
      for errors in [first.errors, again.errors] {
        #expect(!errors.contains(", 0 drawn a second") && !errors.contains("0:00 left"))
        let last = errors.split(separator: "\n").last ?? ""
        #expect(!last.contains("left"), "\(errors)")
      }
    }
  }

  /// A row's value makes the extension: the bytes are of the format that it says.
  @Test func theEndingOfTheFinishedNameIsTheFormat() throws {
    try withBatch(1) { folder in
      let names = ["a.png", "b.jpg", "c.JPEG", "d.webp", "e", "f.tiff", "g.png.exe"]
      let rows = names.map { #"{"slug": "\#($0)", "title": "t", "color": "red"}"# }
      try Data(rows.joined(separator: "\n").utf8).write(
        to: folder.appendingPathComponent("rows.jsonl"))
      let arguments = [
        "batch", "card.json", "--data", "rows.jsonl", "--out", "out/{{slug}}", "--jobs", "2",
      ]
      let result = try Program.run(arguments, in: folder)
      #expect(result.code == 4, "\(result.errors)")
      // One cause, as only the rows' values differ.
      #expect(
        result.errors.contains(
          "galley: --out: error: found the extension \"…\", expected .png, .jpg, .jpeg, .webp, .svg or "
            + ".pdf, or --format, in 2 rows, first row 6 with the extension \".tiff\"\n"),
        "\(result.errors)"
      )
      func start(_ name: String) -> [UInt8] {
        let data = try? Data(contentsOf: folder.appendingPathComponent("out/\(name)"))
        return [UInt8](data?.prefix(4) ?? Data())
      }
      #expect(start("a.png") == [0x89, 0x50, 0x4E, 0x47] && start("e") == start("a.png"))
      for name in ["b.jpg", "c.JPEG"] { #expect(start(name).prefix(2) == [0xFF, 0xD8]) }
      #expect(start("d.webp") == Array("RIFF".utf8))
      #expect(start("f.tiff").isEmpty && start("g.png.exe").isEmpty)
      // What was asked for counts over all extensions.
      let asked = try Program.run(arguments + ["--format", "webp"], in: folder)
      #expect(asked.code == 0 && start("f.tiff") == Array("RIFF".utf8), "\(asked.errors)")
    }
  }

  @Test func namesThatClashGetNumbersWhenAsked() throws {
    try withBatch(3) { folder in
      let arguments = ["batch", "card.json", "--data", "rows.jsonl", "--out", "out/{{color}}.png"]
      let rows = ["red", "teal", "red"].map { #"{"title": "t", "color": "\#($0)"}"# }
      try Data(rows.joined(separator: "\n").utf8).write(
        to: folder.appendingPathComponent("rows.jsonl"))
      let refused = try Program.run(arguments, in: folder)
      #expect(refused.code == 3 && refused.errors.contains("--on-collision number"))
      let result = try Program.run(arguments + ["--on-collision", "number"], in: folder)
      #expect(result.code == 0, "\(result.errors)")
      #expect(images(folder).sorted() == ["red-1.png", "red-3.png", "teal.png"])
    }
  }

  @Test func eventsAreForPrograms() throws {
    try withBatch(3) { folder in
      let result = try Program.run(Self.arguments + ["--json"], in: folder)
      #expect(result.errors.isEmpty, "\(result.errors)")
      let lines = String(decoding: result.output, as: UTF8.self).split(separator: "\n")
      let events = try lines.map { line in
        try #require(
          try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
      }
      #expect(
        events.map { $0["event"] as? String } == [
          "validated", "picture", "picture", "picture", "end",
        ])
      #expect(Set(events.dropFirst().prefix(3).compactMap { $0["row"] as? Int }) == [1, 2, 3])
      let quiet = try Program.run(Self.arguments + ["--quiet", "--force"], in: folder)
      #expect(quiet.code == 0 && quiet.output.isEmpty && quiet.errors.isEmpty)
    }
  }

  /// Whoever reads goes away: what was drawn stays, and the exit code says so.
  @Test func standardOutputClosedEarly() throws {
    try withBatch(60) { folder in
      let command =
        "'\(Program.galley.path)' " + Self.arguments.map { "'\($0)'" }.joined(separator: " ")
      let result = try Program.run(
        ["-c", "set -o pipefail; \(command) --json | head -1 >/dev/null"],
        by: URL(fileURLWithPath: "/bin/bash"), in: folder)
      #expect(result.code == 5, "\(result.errors)")
      #expect(result.errors.contains("standard output: cannot be written"), "\(result.errors)")
      for name in images(folder) {
        _ = try PNGDecoder().decode(
          Data(contentsOf: folder.appendingPathComponent("out/\(name)")))
      }
    }
  }

  @Test(arguments: [
    (["--out", "rows.jsonl/x/{{slug}}.png"], 5, "rows.jsonl/x: cannot be written"),
    (["--out", "/proc/nowhere/{{slug}}.png"], 5, "cannot be written"),
    (["--out", "a.png"], 3, "two images would have the same name"),
    (["--out", "{{slgu}}.png"], 4, "did you mean \"slug\"?"),
    (["--out", "{{slug.png"], 3, "--out:1:1: error"),
    (["--out", "o/{{slug}}.png", "--data", "none.csv"], 5, "none.csv: cannot be read"),
    (["--out", "o/{{slug}}.png", "--shard", "3/2"], 2, "found --shard \"3/2\"; expected I/N"),
    (
      ["--out", "o/{{slug}}.png", "--jobs", "0"], 2,
      "found --jobs \"0\"; expected a whole number from 1 to 256"
    ),
    (["--out", "o/{{slug}}.png", "--canvas", "og"], 3, "no canvas \"og\""),
    (["--out", "o/{{slug}}.png", "--order", "input"], 2, "--order is only for --protocol jsonl"),
    (["--out", "o/{{slug}}.png", "--framing", "bytes"], 2, "--framing is only for --protocol"),
    (["--out", "o/{{slug}}.png", "--manifest", "-"], 2, "--manifest is the path of a file"),
    (["--out", "{{slug}}.png", "--manifest", "m.html", "--report", "./m.html"], 2, "are one file"),
    (["--out", "o/{{slug}}.png", "--quality", "9"], 2, "--quality is for JPEG and WebP"),
    (["--protocol", "jsonl", "--framing", "byte"], 2, "not \"byte\"; did you mean bytes?"),
    (["--out", "o/{{slug}}.tiff"], 2, ".tiff output is not supported"),
    (["--out", "o/{{slug}}.xyz"], 4, "found the extension \".xyz\", expected .png"),
    (["--out", "o/{{slug}}:1.png"], 4, "which some systems do not allow in file names"),
    (
      ["--out", "a.png", "--on-collision", "number", "--format", "gif"], 2,
      "--format is png, jpeg, webp, svg or pdf, not \"gif\""
    ),
    (
      ["--out", "a.png", "--on-collision", "count"], 2,
      "--on-collision is fail or number, not \"count\""
    ),
    (
      [
        "--out", "{{slug}}.json", "--format", "png", "--set", "slug=card",
        "--on-collision", "number",
      ], 4,
      "it is a file that this batch reads or writes, expected another name"
    ),
    (
      ["--out", "{{slug}}.png", "--manifest", "p1.png"], 4, "reads or writes, expected another name"
    ),
    ([], 2, "needs --out"),
  ])
  func wrongOptionsAreExplained(_ options: [String], code: Int32, message: String) throws {
    try withBatch(2) { folder in
      let data = options.contains("--data") ? [] : ["--data", "rows.jsonl"]
      let result = try Program.run(["batch", "card.json"] + data + options, in: folder)
      #expect(result.code == code, "\(result.errors)")
      #expect(result.errors.contains(message), "\(result.errors)")
    }
  }

  /// A file that is written at the end is looked at before the first image.
  @Test(arguments: [["--manifest", "out"], ["--report", "page.html"]])
  func aFolderIsNoPlaceForAFile(words: [String]) throws {
    try withBatch(2) { folder in
      for name in ["out", "page.html"] {
        try FileManager.default.createDirectory(
          at: folder.appendingPathComponent(name), withIntermediateDirectories: true)
      }
      let result = try Program.run(
        ["batch", "card.json", "--data", "rows.jsonl", "--out", "out/{{slug}}.png"] + words,
        in: folder)
      #expect(result.code == 5 && result.errors.contains("\(words[1]) is a folder"))
      #expect(images(folder).isEmpty)
    }
  }
}
