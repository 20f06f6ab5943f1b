import Foundation
import Testing

@testable import GalleyGoldens

/// What runs leave, and what is done with it when processes meet, end early, or folders move.
@Suite struct ResultsTests {
  private let view = AnyView(Text("Harbour").padding(4))
  private let other = AnyView(Text("Harbour").padding(4).background(Color.yellow))

  /// A run that was cut off while it claimed its folder keeps nobody out; other files do.
  @Test func aFolderThatWasHalfClaimedIsClaimed() throws {
    let box = try GoldenBox()
    let half = [".gitignore", ".gitignore.12.34.tmp", "folder.12.34.tmp", "lock"]
    for name in half { try box.write(Data(), "results/\(name)") }
    let results = GoldenResults(path: box.path("results"))
    try results.begin(run: "1", of: box.folder)
    #expect(try results.owner == box.folder.path)
    for name in ["picture.png", "notes.tmp"] {
      try box.write(Data(), "foreign/\(name)")
      #expect(throws: OutputFile.WriteError.self) {
        try GoldenResults(path: box.path("foreign")).begin(run: "1", of: box.folder)
      }
      try FileManager.default.removeItem(atPath: box.path("foreign"))
    }
  }

  /// A package that was moved, or is seen at another place, keeps its results.
  @Test func resultsMoveWithTheirGoldens() throws {
    let box = try GoldenBox()
    try box.write(Data(), "one/Package.swift")
    func folder(_ name: String) -> GoldenFolder {
      GoldenFolder(URL(fileURLWithPath: box.path("\(name)/Goldens")), name: "Goldens")
    }
    let session = try GoldenSession(folder("one"), record: .never)
    #expect(session.results.path == box.path("one/.build/goldens/Goldens"))
    #expect(try box.check(view, in: session).verdict == .missing)
    session.finish()
    try FileManager.default.moveItem(atPath: box.path("one"), toPath: box.path("two"))
    #expect(folder("two").hasResults)
    #expect(try GoldenApproval(folder("two")).approve([]).approved == ["Suite/case"])
    #expect(try box.check(view, in: GoldenSession(folder("two"), record: .never)).verdict == .same)
    // Results outside of the package belong to the folder that they were made for.
    let outside = try GoldenSession(folder("two"), record: .never, results: box.path("outside"))
    #expect(try outside.results.owner == box.path("two/Goldens"))
    #expect(throws: OutputFile.WriteError.self) {
      try GoldenSession(folder("three"), record: .never, results: box.path("outside"))
    }
  }

  /// Results are found again through links to the goldens, and to the folder above them.
  @Test(arguments: ["linked/Goldens", "package/Linked"]) func linksKeepTheirResults(
    _ way: String
  ) throws {
    let box = try GoldenBox()
    try box.write(Data(), "package/Package.swift")
    try box.write(Data(), "package/Goldens/.keep")
    for (link, target) in [("linked", "package"), ("package/Linked", "Goldens")] {
      try FileManager.default.createSymbolicLink(
        atPath: box.path(link), withDestinationPath: target)
    }
    let folder = GoldenFolder(URL(fileURLWithPath: box.path(way)), name: "Goldens")
    for verdict in [GoldenResult.Verdict.missing, .missing] {
      let session = try GoldenSession(folder, record: .never)
      #expect(try box.check(view, in: session).verdict == verdict)
      session.finish()
    }
    #expect(folder.hasResults)
    #expect(try GoldenApproval(folder).approve([]).approved == ["Suite/case"])
    #expect(try box.check(view, in: GoldenSession(folder, record: .never)).verdict == .same)
  }

  /// A golden whose name a case has in other letters is pruned as any other.
  @Test func aRenamedCaseLeavesWhatNothingDraws() throws {
    let box = try GoldenBox()
    for key in ["Card", "card"] { _ = try box.check(view, key, record: .missing) }
    let session = try box.session()
    _ = try box.check(view, "card", in: session)
    _ = session.noteUnread(try GoldenID(key: "Card"), .image, [])
    session.finish()
    let pruning = try GoldenPruning(box.folder)
    #expect(pruning.files == ["Card.png", "Card.layout.json"] && pruning.refusal() == nil)
  }

  @Test func aRunThatIsReplacedIsTold() throws {
    let box = try GoldenBox()
    let (one, two) = (try box.session(), try box.session())
    #expect(!one.finish())
    #expect(two.finish())
    #expect(
      one.replacement.contains("another run of the goldens in Goldens has replaced these results"))
  }

  /// Two processes of one run cannot see each other's names; who reads the run does.
  @Test func twoProcessesWithOneNameAreAnError() throws {
    let box = try GoldenBox()
    for key in ["Suite/case", "Suite/lone"] { _ = try box.check(view, key, record: .missing) }
    let sessions = try ["a", "a", "a"].map {
      try GoldenSession(box.folder, record: .never, run: $0)
    }
    _ = try box.check(view, in: sessions[0])
    _ = try box.check(view, "Suite/lone", in: sessions[0])
    _ = try box.check(view, in: sessions[1])
    _ = try box.check(view, "suite/LONE", in: sessions[2])
    sessions.forEach { $0.finish() }
    let run = try sessions[0].results.read(of: box.folder)
    #expect(run.results.map(\.verdict) == [.error, .error, .error])
    let reasons = Set(run.results.flatMap(\.explanation))
    #expect(reasons.contains("two cases are named Suite/case: give each its own name"))
    #expect(reasons.contains { $0.contains("are the same file on a case-insensitive disk") })
  }

  /// What a run of some tests did not read is not removed.
  @Test func aRunOfSomeTestsDoesNotPrune() throws {
    let box = try GoldenBox()
    for key in ["Suite/a", "Suite/b"] { _ = try box.check(view, key, record: .missing) }
    let session = try GoldenSession(box.folder, record: .never, isPartial: true)
    _ = try box.check(view, "Suite/a", in: session)
    session.finish()
    let pruning = try GoldenPruning(box.folder)
    let failure = #expect(throws: GoldenError.self) { try pruning.delete() }
    #expect(failure?.description.contains("the last run covered only some tests") == true)
    #expect(box.files.contains("Suite/b.png"))
    try pruning.delete(includingSuites: true)
    #expect(!box.files.contains("Suite/b.png"))
    #expect(TestRun.choosesTests(["swift", "test", "--filter", "Cards"]))
    #expect(TestRun.choosesTests(["swift-test", "--skip=Slow"]))
    #expect(!TestRun.choosesTests(["swift", "test", "--skip-build", "--parallel"]))
  }

  @Test func aLinkedFolderIsListed() throws {
    let box = try GoldenBox()
    _ = try box.check(view, record: .missing)
    let link = try GoldenBox()
    let path = link.path("Goldens")
    try FileManager.default.createSymbolicLink(
      atPath: path, withDestinationPath: box.folder.path)
    #expect(
      try GoldenFolder(URL(fileURLWithPath: path)).list().goldens.map(\.id.key) == ["Suite/case"])
  }

  /// Layouts beside images that no name of a golden has are no leftovers.
  @Test func layoutsBesideOtherImagesStay() throws {
    let box = try GoldenBox()
    for file in ["a.jpg", "b:c.png", "d.webp"] { try box.write(Data([1]), file) }
    for name in ["a", "b:c", "d", "lone"] { try box.write(Data("{}".utf8), name + ".layout.json") }
    #expect(try box.folder.list().leftovers == ["lone.layout.json"])
  }

  /// A golden that is there as an image and as a hash has one layout.
  @Test func aLayoutIsListedOnce() throws {
    let box = try GoldenBox()
    for key in ["a", "b"] { _ = try box.check(view, key, record: .missing) }
    _ = try box.check(view, "b", record: .missing, storage: .hash)
    _ = try box.check(view, "a")
    #expect(
      try GoldenPruning(box.folder).files.sorted() == ["b.layout.json", "b.pixels.json", "b.png"])
  }

  /// Neither a case's own mode nor a tolerance writes where nothing is to be recorded.
  @Test func noCaseRecordsWhereNothingIsRecorded() throws {
    let box = try GoldenBox()
    let session = try box.session(.never)
    var golden = GoldenCase(try GoldenID(key: "case"))
    golden.record = .all
    let result = session.check(golden, with: box.renderer) {
      try GoldenCanvas().draw(view, with: $0)
    }
    #expect(result.verdict == .missing)
    #expect(box.files.isEmpty)
  }

  /// A layout counts for the pixels that the golden has, whoever wrote it.
  @Test func layoutsBelongToPixels() throws {
    let box = try GoldenBox()
    _ = try box.check(other, record: .missing)
    let image = try Bitmap(pngData: box.data()).pngData()
    _ = try box.check(Text("Harbours").padding(4), record: .all)
    try box.write(image)
    let stale = try box.check(view)
    #expect(stale.explanation.contains { $0.contains("belongs to a different image of it") })
    try box.write(Data("<<<<<<< ours".utf8), "Suite/case.layout.json")
    let conflict = try box.check(view)
    #expect(
      conflict.explanation.contains { $0.contains("the golden's layout file cannot be read") })
  }

  /// Clear and half clear pixels have the same hash when they were read back from a file.
  @Test func layoutsOfClearImagesBelongToThem() throws {
    let box = try GoldenBox()
    let canvas = GoldenCanvas(scale: 1, background: nil)
    func check(_ title: String, _ mode: RecordMode) throws -> GoldenResult {
      let colors: [Color] = [.red.opacity(0.013), .blue.opacity(0.7), .green.opacity(0.31)]
      let view = Text(title).foregroundStyle(.purple.opacity(0.43)).padding(9)
        .background(LinearGradient(colors: colors, startPoint: .leading, endPoint: .trailing))
      return try box.session(mode).check(
        GoldenCase(GoldenID(key: "clear")), with: box.renderer
      ) { try canvas.draw(view, with: $0) }
    }
    _ = try check("Harbour", .missing)
    let result = try check("Harbours", .never)
    #expect(result.changedViews > 0, "\(result.explanation)")
  }

  /// A pipe is no golden, whoever reads it first.
  @Test func anIndexReadsNoPipes() throws {
    let box = try GoldenBox()
    let keys = (0..<6).map { "Suite/\($0)" }
    for key in keys { _ = try box.check(view, key, record: .missing) }
    let golden = try box.data("Suite/5.png")
    unlink(box.path("Suite/5.png"))
    #expect(mkfifo(box.path("Suite/5.png"), 0o600) == 0)
    let pipe = open(box.path("Suite/5.png"), O_RDWR | O_NONBLOCK)
    defer { close(pipe) }
    #expect(golden.withUnsafeBytes { write(pipe, $0.baseAddress, $0.count) } == golden.count)
    let session = try box.session()
    let verdicts = try keys.map { try box.check(view, $0, in: session).verdict }
    #expect(verdicts == [.same, .same, .same, .same, .same, .unusable])
  }

  /// Every failure once, in order, though images are read a block at a time.
  @Test(arguments: [63, 64, 65, 129]) func reportsHaveEveryFailure(_ count: Int) throws {
    let box = try GoldenBox()
    let session = try box.session()
    for number in 0..<count {
      _ = try box.check(
        Color(red: Double(number) / 255, green: 0, blue: 0).frame(width: 4, height: 4),
        "Suite/case-\(1000 + number)", in: session)
    }
    session.finish()
    let files = try GoldenReport(box.folder).write(to: box.path("report"))
    let page = try String(contentsOfFile: files[0], encoding: .utf8)
    let ids = page.matches(of: #/<article class="case" id="case-(\d+)" data-name="([^"]*)"/#)
    #expect(ids.map { Int($0.1) } == (1...count).map { $0 })
    #expect(ids.map { String($0.2) } == (0..<count).map { "Suite/case-\(1000 + $0)" })
    #expect(page.components(separatedBy: "data:image/png;base64,").count == count + 1)
    #expect(page.hasSuffix("</body></html>\n"))
    // A report is not written in part.
    unlink(files[2])
    try box.write(Data(), "report/report.xml/in the way")
    try box.write(Data("old".utf8), "report/report.html")
    #expect(throws: OutputFile.WriteError.self) {
      try GoldenReport(box.folder).write(to: box.path("report"))
    }
    #expect(try box.data("report/report.html") == Data("old".utf8))
  }

  @Test(arguments: ["con", "NUL", "Suite/aux.x", "Lpt1/card", "com9.png"])
  func namesOfDevicesAreRefused(_ key: String) {
    #expect(throws: GoldenError.self) { try GoldenID(key: key) }
  }

  @Test func namesLikeDevicesAreNames() throws {
    for key in ["cone", "console", "com", "com10", "auxiliary", "x.con", "lpt"] {
      _ = try GoldenID(key: key)
    }
  }
}
