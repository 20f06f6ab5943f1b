import Foundation
import GalleyGoldens
import Testing

/// When goldens are written, and when not.
@Suite struct RecordingTests {
  private let view = AnyView(Text("Harbour").padding(4))
  private let other = AnyView(Text("Harbour").padding(4).background(Color.yellow))

  @Test func theEnvironmentChoosesTheMode() throws {
    #expect(try RecordMode.fromEnvironment([:]) == .missing)
    #expect(try RecordMode.fromEnvironment(["CI": "true"]) == .never)
    #expect(try RecordMode.fromEnvironment(["CI": "false"]) == .missing)
    #expect(try RecordMode.fromEnvironment(["CI": "1", "GALLEY_RECORD": "failed"]) == .failed)
    #expect(try RecordMode.fromEnvironment(["GALLEY_RECORD": "all"]) == .all)
    let failure = #expect(throws: GoldenError.self) {
      try RecordMode.fromEnvironment(["GALLEY_RECORD": "yes"])
    }
    #expect(
      failure?.description == "GALLEY_RECORD is \"yes\"; expected all, missing, failed, never")
  }

  @Test func recordingFailsOnce() throws {
    let box = try GoldenBox()
    let first = try box.check(view, record: .missing)
    #expect(first.verdict == .recorded && first.isFailure)
    #expect(first.message.contains("check Goldens/Suite/case.png, then run again"))
    #expect(try box.check(view, record: .missing).verdict == .same)
  }

  @Test func everyModeWritesWhatItSays() throws {
    for (mode, missing, different) in [
      (RecordMode.all, GoldenResult.Verdict.recorded, GoldenResult.Verdict.recorded),
      (.missing, .recorded, .different), (.failed, .recorded, .recorded),
      (.never, .missing, .different),
    ] {
      let box = try GoldenBox()
      #expect(try box.check(view, "new", record: mode).verdict == missing)
      #expect(box.files.isEmpty == (missing == .missing))
      _ = try box.check(view, "old", record: .missing)
      let before = try box.data("old.png")
      #expect(try box.check(other, "old", record: mode).verdict == different)
      #expect(try (box.data("old.png") == before) == (different == .different))
      #expect(try box.check(different == .recorded ? other : view, "old").verdict == .same)
    }
  }

  /// The file itself stays, with its time, where the pixels are equal: in other bytes, without a stamp, of
  /// another engine.
  @Test func equalPixelsAreNeverWrittenAgain() throws {
    let box = try GoldenBox()
    _ = try box.check(view, record: .missing)
    func identity() throws -> [Int] {
      var status = stat()
      #expect(stat(box.path("Suite/case.png"), &status) == 0)
      return [Int(status.st_ino), status.st_mtim.tv_sec, status.st_mtim.tv_nsec]
    }
    let recorded = try identity()
    for mode in RecordMode.allCases {
      #expect(try box.check(view, "Suite/case", record: mode).verdict == .same)
    }
    #expect(try identity() == recorded)
    let plain = try Bitmap(pngData: box.data()).pngData(compression: .smallest)
    try box.write(plain)
    let written = try identity()
    for mode in RecordMode.allCases {
      #expect(try box.check(view, "Suite/case", record: mode).verdict == .same)
    }
    #expect(try identity() == written && box.data() == plain)
  }

  /// What a tolerance lets pass is written by `all`, and by nothing else.
  @Test func toleratedGoldensStayUnlessAllAreAskedFor() throws {
    let box = try GoldenBox()
    let near = Text("Harbour").padding(4).background(Color(red: 254.0 / 255, green: 1, blue: 1))
    _ = try box.check(view, "a", record: .missing)
    let before = try box.data("a.png")
    for mode in [RecordMode.missing, .failed, .never] {
      #expect(try box.check(near, "a", record: mode, tolerance: .channel(2)).isTolerated)
      #expect(try box.data("a.png") == before)
    }
    #expect(try box.check(near, "a", record: .all, tolerance: .channel(2)).verdict == .recorded)
    #expect(try box.check(near, "a").verdict == .same)
  }

  /// A layout beside an equal image follows the view when all are recorded; the image stays.
  @Test func layoutsAreBroughtUpToDateByAll() throws {
    let box = try GoldenBox()
    _ = try box.check(view, record: .missing)
    let layout = try box.data("Suite/case.layout.json")
    let named = view.layoutName("Name")
    #expect(try box.check(named, record: .failed).verdict == .same)
    #expect(try box.data("Suite/case.layout.json") == layout)
    let image = try box.data()
    let recorded = try box.check(named, record: .all)
    #expect(recorded.verdict == .recorded && recorded.message.contains("the pixels match"))
    #expect(try box.data("Suite/case.layout.json") != layout)
    #expect(try box.data() == image)
    #expect(try box.check(named, record: .all).verdict == .same)
  }

  @Test func whatACrashLeftIsNoGolden() throws {
    let box = try GoldenBox()
    _ = try box.check(view, record: .missing)
    let golden = try box.data()
    // A file that was not renamed any more, and a layout whose image did not come.
    try box.write(golden.prefix(40), "Suite/case.png.123.456.tmp")
    try box.write(golden.prefix(40), "Suite/late.png.123.456.tmp")
    let layout = try box.data("Suite/case.layout.json")
    try box.write(layout, "Suite/late.layout.json")
    #expect(try box.check(view).verdict == .same)
    #expect(try box.check(view, "Suite/late").verdict == .missing)
    _ = try box.check(view)
    let pruning = try GoldenPruning(box.folder)
    #expect(
      pruning.files == [
        "Suite/case.png.123.456.tmp", "Suite/late.layout.json", "Suite/late.png.123.456.tmp",
      ])
    try pruning.delete()
    #expect(box.files == ["Suite/case.layout.json", "Suite/case.png"])
  }

  /// A recording that ended between the layout and the image: the layout tells that it is another's.
  @Test func aLayoutOfAnotherImageIsTold() throws {
    let box = try GoldenBox()
    _ = try box.check(view, record: .missing)
    let second = try GoldenBox()
    _ = try second.check(Text("Harbours").padding(4), record: .missing)
    try box.write(second.data("Suite/case.layout.json"), "Suite/case.layout.json")
    let result = try box.check(other)
    #expect(
      result.explanation.contains(
        "the golden's layout file belongs to a different image of it, so views cannot be compared"))
  }

  @Test func approvalTakesWhatFailed() throws {
    let box = try GoldenBox()
    for key in ["Suite/a", "Suite/b", "Other/a"] { _ = try box.check(view, key, record: .missing) }
    let session = try box.session()
    for key in ["Suite/a", "Suite/b", "Other/a", "Suite/new"] {
      #expect(try box.check(other, key, in: session).isFailure)
    }
    session.finish()
    let approval = GoldenApproval(box.folder)
    #expect(throws: GoldenError.self) { try approval.approve(["a"]) }
    #expect(throws: GoldenError.self) { try approval.approve(["Suite/c"]) }
    #expect(try approval.approve(["b"]).approved == ["Suite/b"])
    // A golden that changed since the run is not what was looked at.
    let third = try GoldenBox()
    _ = try third.check(Text("Third"), "Suite/a", record: .missing)
    try box.write(third.data("Suite/a.png"), "Suite/a.png")
    let rest = try approval.approve([])
    #expect(rest.approved == ["Other/a", "Suite/new"])
    #expect(rest.refused.map(\.key) == ["Suite/a"])
    // What was approved by its name before all others is the golden by now.
    #expect(rest.known == ["Suite/b"])
    #expect(try box.check(other, "Suite/a").isFailure)
    for key in ["Suite/b", "Other/a", "Suite/new"] {
      #expect(try box.check(other, key).verdict == .same, "\(key)")
    }
  }

  @Test func pruningListsWhatNobodyReads() throws {
    let box = try GoldenBox()
    #expect(throws: GoldenError.self) { try GoldenPruning(box.folder) }
    for key in ["Suite/a", "Suite/b", "Old/c"] { _ = try box.check(view, key, record: .missing) }
    _ = try box.check(view, "Suite/hash", record: .missing, storage: .hash)
    let session = try box.session()
    _ = try box.check(view, "Suite/a", in: session)
    _ = try box.check(view, "Suite/hash", in: session, storage: .hash)
    // Nobody knows what a run that goes on, or was cut off, would have read.
    #expect(throws: GoldenError.self) { try GoldenPruning(box.folder) }
    session.finish()
    let pruning = try GoldenPruning(box.folder)
    #expect(
      pruning.files == ["Old/c.png", "Old/c.layout.json", "Suite/b.png", "Suite/b.layout.json"])
    // Perhaps the run was asked for some tests alone.
    #expect(throws: GoldenError.self) { try pruning.delete() }
    #expect(pruning.unreadSuites == ["Old"])
    try pruning.delete(includingSuites: true)
    #expect(!FileManager.default.fileExists(atPath: box.path("Old")))
    #expect(try GoldenPruning(box.folder).files.isEmpty)
  }

  /// Several sessions with one run are one run, as several processes of one `swift test` are.
  @Test func aRunHasManyProcesses() throws {
    let box = try GoldenBox()
    for key in ["a", "b"] { _ = try box.check(view, key, record: .missing) }
    let one = try GoldenSession(box.folder, record: .never, run: "1")
    let two = try GoldenSession(box.folder, record: .never, run: "1")
    _ = try box.check(view, "a", in: one)
    _ = try box.check(view, "b", in: two)
    one.finish()
    #expect(try !one.results.read(of: box.folder).isComplete)
    two.finish()
    #expect(try one.results.read(of: box.folder).isComplete)
    #expect(try one.results.read(of: box.folder).results.map(\.key) == ["a", "b"])
    let next = try GoldenSession(box.folder, record: .never, run: "2")
    _ = try box.check(view, "a", in: next)
    next.finish()
    #expect(try next.results.read(of: box.folder).results.map(\.key) == ["a"])
  }

  @Test func resultsThatCannotBeWrittenAreAnError() throws {
    let box = try GoldenBox()
    try box.write(Data("file".utf8), "blocked")
    #expect(throws: OutputFile.WriteError.self) {
      try GoldenSession(box.folder, record: .never, results: box.path("blocked/results"))
    }
  }

  @Test func aFileWrittenInPartsIsWholeOrNotThere() throws {
    let box = try GoldenBox()
    let path = box.path("parts/file")
    try FileManager.default.createDirectory(
      atPath: box.path("parts"), withIntermediateDirectories: true)
    try OutputFile.write(to: path) { part in
      for text in ["one ", "", "two"] { try part(Data(text.utf8)) }
    }
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "one two")
    struct Stop: Error {}
    #expect(throws: Stop.self) {
      try OutputFile.write(to: path) { part in
        try part(Data("half".utf8))
        throw Stop()
      }
    }
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "one two")
    #expect(try FileManager.default.contentsOfDirectory(atPath: box.path("parts")) == ["file"])
  }
}
